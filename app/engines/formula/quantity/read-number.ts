import { matchAt } from "./source-text.ts";

/** A number as read: where it ends, and the parts of a fraction when there is one. */
export interface ReadNumber {
  value: number;
  end: number;
  /** Digits alone, without a point, a fraction or separators. */
  whole: boolean;
  numerator?: number;
  denominator?: number;
}

const GLYPHS: Readonly<Record<string, readonly [number, number]>> = {
  "½": [1, 2],
  "¼": [1, 4],
  "¾": [3, 4],
  "⅛": [1, 8],
  "⅜": [3, 8],
  "⅝": [5, 8],
  "⅞": [7, 8],
  "⅓": [1, 3],
  "⅔": [2, 3],
};
const GLYPH = /[½¼¾⅛⅜⅝⅞⅓⅔]/y;
const FRACTION = /(\d{1,3})\/(\d{1,3})(?![\d/])/y;
/** What a tape, a drawing or a slope divides by; 120/240 V is two voltages. */
const MOST_PARTS = 100;
const BETWEEN = / {1,2}|-/y;

/**
 * 1,850 · 1,234.5 · 1.234,56 · 3,50 · 0,125 · 12 · 12.5 · .5. A comma before three digits separates thousands, before
 * one or two it is a decimal comma; a point is a decimal point unless a decimal comma follows.
 */
const DECIMAL =
  /[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?(?!,?\d)|[1-9]\d{0,2}(?:\.\d{3})+,\d{1,2}(?!,?\d)|0,\d+(?!,?\d)|\d+,\d{1,2}(?!,?\d)|\d+(?:\.\d+)?|\.\d+/y;

const MOST_DIGITS = 20;

/** Digits to a number; more of them than a number can hold are no number. */
function toNumber(written: string): number | undefined {
  if (written.replace(/\D/g, "").replace(/^0+/, "").length > MOST_DIGITS) return undefined;
  const decimalComma = /,\d{1,2}$|^0,/.test(written);
  const plain = decimalComma ? written.replace(/\./g, "").replace(",", ".") : written.replace(/,/g, "");
  return Number(plain);
}

/** A fraction alone: 5/8 or ⅝. A zero below the line is read, so that it can be spoken of. */
function readFraction(text: string, at: number): ReadNumber | undefined {
  const glyph = matchAt(GLYPH, text, at)?.[0];
  const parts = glyph ? GLYPHS[glyph] : undefined;
  if (parts) return fraction(parts[0], parts[1], at + 1);
  const match = matchAt(FRACTION, text, at);
  if (!match || Number(match[2]) > MOST_PARTS) return undefined;
  return fraction(Number(match[1]), Number(match[2]), at + match[0].length);
}

const fraction = (numerator: number, denominator: number, end: number): ReadNumber => ({
  value: denominator === 0 ? 0 : numerator / denominator,
  end,
  whole: false,
  numerator,
  denominator,
});

/** The number that begins at a place: whole, decimal, a fraction, or both (1 1/2, 1-1/2, 1½). */
export function readNumber(text: string, at: number): ReadNumber | undefined {
  const alone = readFraction(text, at);
  if (alone) return alone;
  const written = matchAt(DECIMAL, text, at)?.[0];
  if (written === undefined) return undefined;
  const value = toNumber(written);
  if (value === undefined) return undefined;
  const end = at + written.length;
  const whole = /^\d+$/.test(written);
  if (!whole) return { value, end, whole };

  const gap = matchAt(BETWEEN, text, end)?.[0].length ?? 0;
  const part = readFraction(text, end + gap);
  // 5 12/2 is not a mixed number: what follows the whole is less than one.
  if (!part?.denominator || part.value >= 1) return { value, end, whole };
  // Digits that touch the fraction belong to it already: 15/8 is no 1 and 5/8.
  if (gap === 0 && !matchAt(GLYPH, text, end)) return { value, end, whole };
  return { ...part, value: value + part.value };
}
