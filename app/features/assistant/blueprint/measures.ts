import type { Finding, Metric, Quantity } from "~/engines/drawing/drawing.ts";
import { convert, printNumber, printTape } from "~/engines/formula/formula.ts";
import { directionOf, isMetricFirst, type Language } from "~/i18n/languages.ts";
import { aboutMetric, inOneUnit, metricLength, type Rounding, squareMetres } from "./metric-notation.ts";

/**
 * Lengths and areas in the units of the page's readers. A metric drawing is shown as written. One in feet is shown in
 * feet, in Spanish with the trade's own terms; where readers use metric units, metric comes first and the drawing's
 * own value follows in brackets. All of it reads from left to right.
 */

/** Shorter lengths are given in inches, as the code gives them. */
const IN_INCHES = 60;
const SYMBOLS = {
  en: { ft: "ft", ft2: "ft²", in2: "in²" },
  es: { ft: "pies", ft2: "pies²", in2: "pulg²" },
  he: { ft: "ft", ft2: "ft²", in2: "in²" },
} as const;

export const tape = (inches: number): string => printTape(inches, "in");

/** Inches as notes give them, in sixteenths: 16", 7 5/8". */
export function inchMarks(inches: number): string {
  const whole = Math.floor(Math.round(inches * 16) / 16);
  const part = inches - whole > 1 / 32 ? printTape(inches - whole, "in").replace('"', "") : "";
  return `${[whole > 0 || part === "" ? whole : "", part].join(" ").trim()}"`;
}

const shortOrLong = (inches: number) => (inches < IN_INCHES ? inchMarks(inches) : tape(inches));

/** The marks of a tape in words: 6' 8 1/2" is 6 pies 8-1/2 pulg. */
const inSpanishWords = (marks: string) =>
  marks
    .replace(/(\d) (\d+\/)/, "$1-$2")
    .replace("'", " pies")
    .replace('"', " pulg");

/** A length that the code or a result states; the marks of a tape are for what stands on the sheet. */
export const statedLength = (inches: number, language: Language): string =>
  language === "es" ? inSpanishWords(shortOrLong(inches)) : shortOrLong(inches);

const tenths = (value: number) => printNumber(Math.round(value * 10) / 10);
/** With its own unit alone, as within brackets. */
export const inSquareFeet = (ft2: number, language: Language) => `${tenths(ft2)} ${SYMBOLS[language].ft2}`;
export const inSquareInches = (in2: number, language: Language) =>
  `${printNumber(Math.round(in2))} ${SYMBOLS[language].in2}`;

/** Of what a metric reader is told of a drawing in feet. */
const AREA: Metric = { unit: "m", decimals: 2 };
const metricArea = (ft2: number, rounding?: Rounding) => squareMetres(ft2, AREA, rounding);

export const squareFeet = (ft2: number, language: Language): string =>
  isMetricFirst(language)
    ? `${metricArea(ft2)} (${inSquareFeet(ft2, language)})`
    : inSquareFeet(ft2, language);

export function feet(value: number, language: Language): string {
  const own = `${printNumber(Math.round(value * 100) / 100)} ${SYMBOLS[language].ft}`;
  return isMetricFirst(language) ? `${aboutMetric([value * 12])} (${own})` : own;
}

/** What was taken off, with its unit; empty where no scale is set. */
export const quantityNotation = (
  { value, unit }: Pick<Quantity, "value" | "unit">,
  language: Language,
): string => {
  if (value === undefined) return "";
  if (unit === "each") return String(value);
  return unit === "ft" ? feet(value, language) : squareFeet(value, language);
};

/** Within a sentence from right to left a number and its unit keep their order. */
export const kept = (value: string, language: Language) =>
  directionOf(language) === "rtl" ? `\u2066${value}\u2069` : value;

/** Water of a flush or a minute. */
export function flow(gallons: number, unit: "gpf" | "gpm", language: Language): string {
  const own = `${printNumber(gallons)} ${unit}`;
  if (!isMetricFirst(language)) return own;
  const litres = printNumber(Math.round(convert(gallons, "gal", "L") * 100) / 100);
  return `${litres} ${unit === "gpf" ? "L" : "L/min"} (${own})`;
}

/** How what a drawing says is told: as it wrote it, and in metric first where its readers think so. */
export function measuresOf(metric: Metric | undefined, language: Language) {
  const own = metric && ((inches: number) => metricLength(inches, metric));
  const told = (print: (inches: number) => string) => {
    if (own) return own;
    if (!isMetricFirst(language)) return print;
    return (inches: number) => `${aboutMetric([inches])} (${print(inches)})`;
  };
  const long = told(tape);
  return {
    long,
    apart: told(shortOrLong),
    short: told(inchMarks),
    area: (ft2: number) => (metric ? squareMetres(ft2, metric) : squareFeet(ft2, language)),
    size: (...sides: number[]) =>
      metric || !isMetricFirst(language)
        ? sides.map(long).join(" × ")
        : `${aboutMetric(sides)} (${sides.map(tape).join(" × ")})`,
  };
}

/** A figure that a metric reader is told first of a drawing in feet; nothing where the unit has no other. */
export function metricFigure(
  value: number,
  unit: Finding["unit"],
  most: number,
  rounding: Rounding,
): string | undefined {
  if (unit === "in") return metricLength(value, inOneUnit(most), rounding);
  if (unit === "ft2") return metricArea(value, rounding);
  if (unit === "in2") return metricArea(convert(value, "in2", "ft2"), rounding);
  return undefined;
}

/** Spaces within a quantity: behind a sign, between feet, inches and their fraction, before a unit. */
const WITHIN =
  /(?<=[≥≤]) |(?<=[\d']|pies) (?=\d+(?: \d+\/\d+)?"|\d+\/\d+"|\d[\d/-]* pulg|(?:ft|in|pies|pulg|mm|cm|m|L|gpf|gpm|min)(?![a-z]))/g;

/** A text of a drawing whose quantities do not break apart at the end of a line. */
export const unbroken = (text: string): string => text.replace(WITHIN, "\u00a0");
