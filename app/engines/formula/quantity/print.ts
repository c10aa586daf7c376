import type { Amount, Reading } from "./quantity.ts";
import { convert, symbolOf, type Unit } from "./units.ts";

const numbers = new Map<number, Intl.NumberFormat>();

function withDecimals(decimals: number): Intl.NumberFormat {
  let format = numbers.get(decimals);
  if (!format) {
    format = new Intl.NumberFormat("en-US", { maximumFractionDigits: decimals });
    numbers.set(decimals, format);
  }
  return format;
}

/** So many places as make sense beside the size of the number: four figures, and never less than the whole part. */
function decimalsOf(value: number): number {
  const size = Math.abs(value);
  if (size >= 1000) return 1;
  if (size >= 100) return 2;
  if (size >= 1) return 3;
  if (size === 0) return 0;
  return Math.min(8, 4 - Math.ceil(Math.log10(size)));
}

/** A number in a formula, with separators and rounded for reading; digits and signs are the same in all languages. */
export function printNumber(value: number): string {
  const text = withDecimals(decimalsOf(value)).format(value);
  return text === "-0" ? "0" : text;
}

/** Whether the printed number is the number itself and not a rounding of it. */
export const printsExactly = (value: number): boolean =>
  Math.abs(Number(printNumber(value).replace(/,/g, "")) - value) <= 1e-12 * Math.max(1, Math.abs(value));

/** A number with the symbol of its unit, as drawings write it: 10 ft, 5%, 90 °F, 6:12. */
export function printAmount(value: number, unit: Unit): string {
  const number = printNumber(value);
  if (unit === "one") return number;
  if (unit === "pct" || unit === "deg") return `${number}${symbolOf(unit)}`;
  if (unit === "per12") return `${number}:12`;
  if (unit === "ratio") return `${number}:1`;
  return `${number} ${symbolOf(unit)}`;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/**
 * A length as a tape reads it, to the nearest part of an inch: 12' 6 1/2".
 * @param value length in `unit`
 * @param parts of an inch, a power of two; sixteenths unless told
 */
export function printTape(value: number, unit: Unit, parts = 16): string {
  const total = Math.round(convert(Math.abs(value), unit, "in") * parts);
  const sign = value < 0 && total > 0 ? "-" : "";
  const feet = Math.floor(total / (12 * parts));
  const inches = Math.floor((total % (12 * parts)) / parts);
  const rest = total % parts;
  const shared = greatestDivisor(rest, parts);
  const part = rest === 0 ? "" : `${rest / shared}/${parts / shared}`;
  if (feet === 0) return `${sign}${[inches > 0 || part === "" ? inches : "", part].join(" ").trim()}"`;
  if (inches === 0 && part === "") return `${sign}${feet}'`;
  return `${sign}${feet}' ${[inches, part].join(" ").trim()}"`;
}

/** All the digits of a number, never in powers of ten. */
const exact = (value: number) =>
  new Intl.NumberFormat("en-US", {
    maximumFractionDigits: 17,
    maximumSignificantDigits: 17,
    useGrouping: false,
  }).format(value);
const printSide = ({ value, unit }: Amount) => `${exact(value)}${unit === "one" ? "" : ` ${symbolOf(unit)}`}`;

/** A quantity as it can be read again, with nothing rounded: `parseQuantity` gives the same back. */
export function printQuantity(reading: Reading): string {
  switch (reading.kind) {
    case "size":
      return reading.sides.map(printSide).join(" x ");
    case "slope":
      return `${exact(reading.rise)}:${exact(reading.run)}`;
    case "gauge":
      return reading.unit === "#" ? `#${reading.size}` : `${reading.size} ${reading.unit}`;
    default:
      return printSide(reading);
  }
}
