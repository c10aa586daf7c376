import type { Finding, Metric } from "~/engines/drawing/drawing.ts";
import { convert } from "~/engines/formula/formula.ts";

/** Figures of a metric drawing, as it wrote them. */

const METRES = { mm: 0.001, cm: 0.01, m: 1 } as const;
/** The decimals that each unit needs to say a millimetre. */
const TO_THE_MM = { mm: 0, cm: 1, m: 3 } as const;
/** Below two inches a millimetre is much: the limit of a gypsum board is 12.7 mm. */
const THIN_IN = 2;
const HUNDREDTHS = 2;

/** What the way to inches and back may change of the last decimal. */
const EVEN = 1e-3;

/** Which way a figure is rounded that does not come out even. */
export type Rounding = "up" | "down" | "nearest";

const CUT = { up: Math.ceil, down: Math.floor, nearest: Math.round } as const;

/** A figure to so many decimals; one that is even to them stays what it is, whichever way it is rounded. */
export function rounded(value: number, decimals: number, rounding: Rounding): number {
  const parts = value * 10 ** decimals;
  const even = Math.abs(parts - Math.round(parts)) < EVEN;
  return CUT[even ? "nearest" : rounding](parts) / 10 ** decimals;
}

/** Drawings write no separators of thousands. */
function decimal(value: number, least: number, decimals: number, rounding: Rounding): string {
  const even = rounded(value, least, "nearest");
  const isEven = Math.abs(even - value) * 10 ** decimals < EVEN;
  const text = (isEven ? even : rounded(value, decimals, rounding)).toFixed(decimals);
  const [whole, part = ""] = text.split(".");
  const kept = part.slice(0, least) + part.slice(least).replace(/0+$/, "");
  return kept ? `${whole}.${kept}` : (whole ?? "");
}

/** Inches in the unit and with the decimals of the drawing; more decimals, to the millimetre, where they are needed. */
export function metricLength(inches: number, { unit, decimals }: Metric, rounding: Rounding = "nearest") {
  const told = unit === "m2" ? "m" : unit;
  const value = convert(inches, "in", "m") / METRES[told];
  const exact = Math.max(decimals, TO_THE_MM[told] + (inches < THIN_IN ? 1 : 0));
  return `${decimal(value, unit === "m2" ? 0 : decimals, exact, rounding)} ${told}`;
}

/** Square feet as square metres, to the hundredth. */
export function squareMetres(
  ft2: number,
  { unit, decimals, areaDecimals = 0 }: Metric,
  rounding: Rounding = "nearest",
) {
  const least = unit === "m2" ? decimals : areaDecimals;
  return `${decimal(convert(ft2, "ft2", "m2"), least, Math.max(least, HUNDREDTHS), rounding)} m²`;
}

const CM_FROM_IN = 2;
const M_FROM_IN = 60;

/** The unit that lengths of a drawing in feet are told in, by the longest of them: boards in mm, stairs in cm, rooms in m. */
export function inOneUnit(inches: number): Metric {
  if (inches < CM_FROM_IN) return { unit: "mm", decimals: 0 };
  return inches < M_FROM_IN ? { unit: "cm", decimals: 0 } : { unit: "m", decimals: 2 };
}

/** Lengths in inches to the nearest millimetre, rooms to the centimetre, in one unit: 3.35 × 3.76 m. */
export function aboutMetric(inches: readonly number[]): string {
  const { unit, decimals } = inOneUnit(Math.max(...inches));
  const most = unit === "m" ? decimals : 1;
  const told = inches.map((each) =>
    decimal(convert(each, "in", "m") / METRES[unit === "m2" ? "m" : unit], decimals, most, "nearest"),
  );
  return `${told.join(" × ")} ${unit}`;
}

/** How a measured figure is rounded, so that one which fails never looks as if it passed; its limit the other way. */
export function roundingOf(bound: Finding["bound"]): { measured: Rounding; limit: Rounding } {
  if (!bound) return { measured: "nearest", limit: "nearest" };
  return bound === "max" ? { measured: "up", limit: "down" } : { measured: "down", limit: "up" };
}
