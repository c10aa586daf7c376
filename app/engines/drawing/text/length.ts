import { convert, parseQuantity } from "~/engines/formula/formula.ts";
import type { Metric } from "./entity.ts";

const NUMBER = String.raw`\d{1,4}(?:\.\d{1,3})?`;
const FRACTION = String.raw`(?:\d{1,2}\/\d{1,2}|[½¼¾⅛⅜⅝⅞])`;
const INCHES = `(?:${NUMBER}(?:[- ]?${FRACTION})?|${FRACTION}|\\.\\d{1,3})`;
const FT = String.raw`(?:'|FT\b\.?|FEET\b|FOOT\b)`;
const IN = String.raw`(?:"|IN\b\.?|INCHES\b|INCH\b)`;
/**
 * A number does not begin in the middle of a word or of another number, but may stand close behind the X of a size or
 * the stroke between two lengths.
 */
const START = String.raw`(?:(?<=(?:['"]|FT|IN|M|MIN\.?|MAX\.?)\s?[X/])|(?<![\w.\/]|\d-|\d,|\.\d{1,3} ))`;

/** Feet and inches as drawings write them: 12'-6 1/2", 12'-6, 0'-8", 8", 6 FT 8 IN, 11.5'. */
const TAPE = `(?:${NUMBER}\\s?${FT}(?:\\s?-?\\s?${INCHES}\\s?${IN}|-?\\d{1,2}(?![\\d'/])|(?!\\s?-))|${INCHES}\\s?${IN})`;

/** 3.50 M, 3,50 M, .90 M, 240 CM, 3500 MM. A hundred whole metres are on no sheet of a house: 297 M has lost its point. */
const METRIC = String.raw`(?:(?:\d{1,5}(?:[.,]\d{1,3})?|\.\d{1,3})\s?(?:MM|CM)|(?:\d{1,5}[.,]\d{1,3}|\d{1,2}|\.\d{1,3})\s?M)(?:\b|(?=X\s?\d))(?!\s?[2²](?![\d.,]))`;

/** A length in feet and inches or in metric. For upper-case text. */
export const LENGTH = `${START}(?:${TAPE}|${METRIC})`;

/** Two lengths that belong together; the groups are their texts. */
export const SIZE = String.raw`(${LENGTH})\s?(?:X|BY)\s?(${LENGTH})`;

const TAPES = new RegExp(START + TAPE);
const METRICS = new RegExp(START + METRIC);
const SQUARE_METRES = /\d(?:[.,]\d{1,2})?\s?(?:SQ\.?\s?M(?![A-Z])|M[2²])/;

/** A comma before three digits divides thousands, as `inchesOf` reads it. */
const decimalsOf = (number: string) =>
  (/\.(\d+)/.exec(number)?.[1] ?? /,(\d{1,2})(?!\d)/.exec(number)?.[1] ?? "").length;

/**
 * The unit and the decimals in which a text gives its first length, or else its area; undefined where there is none.
 * A text that says a length in feet and inches too is not metric.
 */
export function metricOf(text: string): Metric | undefined {
  if (!text.includes("M") || TAPES.test(text)) return undefined;
  const [length] = METRICS.exec(text) ?? [];
  const [area] = SQUARE_METRES.exec(text) ?? [];
  const areaDecimals = area === undefined ? undefined : decimalsOf(area);
  if (length) {
    const unit = /MM|CM|M/.exec(length)?.[0].toLowerCase() as "mm" | "cm" | "m";
    return { unit, decimals: decimalsOf(length), ...(areaDecimals && { areaDecimals }) };
  }
  return areaDecimals === undefined ? undefined : { unit: "m2", decimals: areaDecimals };
}

/** Half a mile: longer lengths on a sheet of a house are misread. */
const MOST_INCHES = 2640 * 12;

/** A tape divides an inch by powers of two. */
function isTapeFraction(text: string): boolean {
  return [...text.matchAll(/(\d+)\/(\d+)/g)].every(([, above, below]) => {
    const parts = Number(below);
    return parts >= 2 && parts <= 64 && (parts & (parts - 1)) === 0 && Number(above) < parts;
  });
}

/** Sheets repeat their lengths, and to read one takes longer than anything else of a line. */
const known = new Map<string, number | undefined>();
const MOST_KNOWN = 2_000;

/** Inches of a length as it stands on a drawing, feet and inches or metric, or undefined when it is none. */
export function inchesOf(text: string): number | undefined {
  if (known.has(text)) return known.get(text);
  if (known.size >= MOST_KNOWN) known.clear();
  const inches = readInches(text);
  known.set(text, inches);
  return inches;
}

function readInches(text: string): number | undefined {
  if (!isTapeFraction(text)) return undefined;
  // "3,500 mm" has a thousands separator, "3,50 m" a decimal comma; the quantity reader tells them apart.
  const parsed = parseQuantity(text.replace(/\s+/g, " ").trim().toLowerCase(), "en");
  if (!parsed.ok || parsed.quantity.kind !== "length") return undefined;
  const inches = convert(parsed.quantity.value, parsed.quantity.unit, "in");
  return inches > 0 && inches <= MOST_INCHES ? Math.round(inches * 1e6) / 1e6 : undefined;
}

/** Both sides of a size in inches. */
export function sidesOf(first: string | undefined, second: string | undefined): [number, number] | undefined {
  const sides = [inchesOf(first ?? ""), inchesOf(second ?? "")] as const;
  return sides[0] !== undefined && sides[1] !== undefined ? [sides[0], sides[1]] : undefined;
}
