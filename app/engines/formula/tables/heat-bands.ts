/** Bands of the heat index, on the value before it is rounded, °F. */

/** OSHA: below 91 lower, to 103 moderate, to 115 high, above very high to extreme. */
export function oshaBand(index: number): "lower" | "moderate" | "high" | "veryHigh" {
  if (index < 91) return "lower";
  if (index <= 103) return "moderate";
  return index <= 115 ? "high" : "veryHigh";
}

/** National Weather Service: 80 caution, 90 extreme caution, 103 danger, 125 extreme danger. */
export function nwsBand(index: number): "none" | "caution" | "extremeCaution" | "danger" | "extremeDanger" {
  if (index < 80) return "none";
  if (index < 90) return "caution";
  if (index < 103) return "extremeCaution";
  return index < 125 ? "danger" : "extremeDanger";
}
