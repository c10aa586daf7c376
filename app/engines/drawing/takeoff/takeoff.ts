import { inchesOf } from "../text/length.ts";
import { plainLine, repairLine } from "../text/repair.ts";
import { crossesItself, distance, type Point, pathLength, perimeter, polygonArea } from "./geometry.ts";

/** Two points and the length that they are apart in the building, as it was typed. */
export interface KnownLength {
  from: Point;
  to: Point;
  length: string;
}

export const MEASURE_KINDS = ["length", "area", "deduct", "count"] as const;
export type MeasureKind = (typeof MEASURE_KINDS)[number];

export interface Measure {
  kind: MeasureKind;
  label: string;
  points: Point[];
  /** US cents for a foot, a square foot or a piece. */
  unitCents?: number;
}

/** What was measured on a drawing. A deduction belongs to the last area before it. */
export interface Takeoff {
  scale?: KnownLength;
  /** A second dimension by which the scale is checked. */
  check?: KnownLength;
  measures: Measure[];
}

/** Above the first the check warns, above the second nothing is priced. */
export const WARN_ERROR = 0.01;
export const BLOCK_ERROR = 0.03;

export interface Calibration {
  /** Inches of the building to a pixel; undefined without a scale. */
  inchesPerPixel?: number;
  /** By how much the second dimension disagrees, as a share of it; undefined until it is set. */
  error?: number;
  /**
   * - `none`: no scale
   * - `unchecked`: no second dimension yet; nothing is priced before it
   * - `good`, `warn` (over 1 %), `blocked` (over 3 %)
   */
  state: "none" | "unchecked" | "good" | "warn" | "blocked";
}

/** Inches of a length as a builder types it, or undefined. */
export function typedInches(text: string): number | undefined {
  return inchesOf(repairLine(plainLine(text)).text);
}

/** The precision of a tap; points closer together are merged. */
const LEAST_PIXELS = 4;

export function calibrate({ scale, check }: Pick<Takeoff, "scale" | "check">): Calibration {
  const known = scale && typedInches(scale.length);
  const pixels = scale ? distance(scale.from, scale.to) : 0;
  if (!known || pixels < LEAST_PIXELS) return { state: "none" };
  const inchesPerPixel = known / pixels;
  const wanted = check && typedInches(check.length);
  const measured = check ? distance(check.from, check.to) : 0;
  if (!wanted || measured < LEAST_PIXELS) return { inchesPerPixel, state: "unchecked" };
  const error = Math.abs(measured * inchesPerPixel - wanted) / wanted;
  // A share of exactly one per cent, as good as a float can say it, does not warn.
  const over = (limit: number) => error > limit + 1e-9;
  return { inchesPerPixel, error, state: over(BLOCK_ERROR) ? "blocked" : over(WARN_ERROR) ? "warn" : "good" };
}

export interface Quantity {
  measure: Measure;
  /** Feet, square feet or pieces; undefined without a scale, and for an outline that crosses itself. */
  value?: number;
  unit: "ft" | "ft2" | "each";
  /** Of an area, in feet. */
  perimeterFt?: number;
  /** Of an area: what was taken off it, in square feet. */
  deductedFt2?: number;
  crossed?: boolean;
  /** Only where the check allows it. */
  cents?: number;
}

const INCHES_PER_FOOT = 12;

/** Every measure with what it comes to. Areas are net of their deductions, and never below nothing. */
export function quantitiesOf(takeoff: Takeoff): { calibration: Calibration; quantities: Quantity[] } {
  const calibration = calibrate(takeoff);
  const { inchesPerPixel: scale, state } = calibration;
  const priced = state === "good" || state === "warn";
  const feet = (pixels: number) => (scale === undefined ? undefined : (pixels * scale) / INCHES_PER_FOOT);
  const squareFeet = (pixels: number) =>
    scale === undefined ? undefined : (pixels * scale * scale) / INCHES_PER_FOOT ** 2;
  const quantities: Quantity[] = [];
  let area: Quantity | undefined;
  for (const measure of takeoff.measures) {
    const { kind, points } = measure;
    if (kind === "count") quantities.push({ measure, value: points.length, unit: "each" });
    else if (kind === "length") quantities.push({ measure, value: feet(pathLength(points)), unit: "ft" });
    else {
      const crossed = crossesItself(points);
      const value = crossed ? undefined : squareFeet(polygonArea(points));
      const quantity: Quantity = { measure, value, unit: "ft2", ...(crossed && { crossed }) };
      if (kind === "area") {
        quantity.perimeterFt = feet(perimeter(points));
        area = quantity;
      } else if (area?.value !== undefined && value !== undefined) {
        area.deductedFt2 = (area.deductedFt2 ?? 0) + Math.min(value, area.value);
        area.value = Math.max(0, area.value - value);
      }
      quantities.push(quantity);
    }
  }
  for (const quantity of quantities) {
    const { value, measure } = quantity;
    // A deduction is in its area's price.
    if (priced && value !== undefined && measure.unitCents && measure.kind !== "deduct") {
      quantity.cents = Math.round(value * measure.unitCents);
    }
  }
  return { calibration, quantities };
}
