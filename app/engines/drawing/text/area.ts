/** Numbers of areas as sheets write them: 1,850, 12.5, 6,5. The groups of the patterns are the number and its unit. */
const NUMBER = String.raw`(?<![\d.,])(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?)`;
const SQUARE_FEET = String.raw`SQ\.?\s?FT\.?|S\.?F\.?(?![A-Z])|FT[2²]`;
const SQUARE_METRES = String.raw`SQ\.?\s?M\.?(?![A-Z])|M[2²]`;

export const AREA = `${NUMBER}\\s?(${SQUARE_FEET}|${SQUARE_METRES})`;
/** Vents are also given in square inches. */
export const VENT_AREA = `${NUMBER}\\s?(${SQUARE_FEET}|${SQUARE_METRES}|SQ\\.?\\s?IN\\.?|IN[2²])`;

const FT2_PER_M2 = 10.763910416709722;
const IN2_PER_FT2 = 144;

/** Square feet of a number and its unit, or undefined where it is nothing. */
export function ft2Of(number = "", unit = ""): number | undefined {
  // A comma before three digits divides thousands, any other is a decimal one.
  const value = Number(number.replace(/,(?=\d{3})/g, "").replace(",", "."));
  if (!(value > 0)) return undefined;
  if (/M/.test(unit)) return value * FT2_PER_M2;
  return /IN/.test(unit) ? value / IN2_PER_FT2 : value;
}
