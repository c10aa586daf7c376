// Measures of answers: kept in feet, typed and shown in the units of whoever reads.

const METRES = 0.3048;
/** How much of the metric unit one of ours is. */
const METRIC = { ft: METRES, ft2: METRES ** 2, ea: 1 } as const;
export type MeasureUnit = keyof typeof METRIC;
export type System = "us" | "metric";

const places = (value: number, most: number) => String(Number(value.toFixed(most)));

/**
 * A measure as whoever reads the page says it: to a tenth of the metric unit, and to a whole one from a hundred on.
 * @param round `Math.ceil` for the least and `Math.floor` for the most, so that whoever types an end is not refused
 */
export function inSystem(value: number, unit: MeasureUnit, system: System, round = Math.round): string {
  if (system === "us" || unit === "ea") return places(value, 2);
  const there = value * METRIC[unit];
  const steps = there >= 100 ? 1 : 10;
  // What is exact in feet may lie a hair beside the step.
  return String(round(Number((there * steps).toFixed(6))) / steps);
}

/** A typed measure in feet; what is no number stays as it is, to be named. */
export function inFeet(typed: string, unit: MeasureUnit, system: System): string {
  if (system === "us" || unit === "ea" || !/^\d{1,9}(?:\.\d{1,4})?$/.test(typed)) return typed;
  return places(Number(typed) / METRIC[unit], 2);
}
