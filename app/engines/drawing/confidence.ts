import type { SheetItem, SheetReading } from "./sheet.ts";
import type { Calibration } from "./takeoff/takeoff.ts";

/** How far a reading may be trusted, 0 to 1 each, and all of them as a percent. */
export interface Confidence {
  percent: number;
  /** How reliably the meaningful lines were recognised. */
  legibility: number;
  /** The share of lines with a meaning. */
  coverage: number;
  /** 1 where a second dimension agrees with the scale; less without it, least where it disagrees. */
  calibration: number;
}

/** What each part counts for. */
export const WEIGHTS = { legibility: 0.6, coverage: 0.25, calibration: 0.15 } as const;

const CALIBRATION: Readonly<Record<Calibration["state"], number>> = {
  none: 0,
  unchecked: 0.5,
  good: 1,
  warn: 0.7,
  blocked: 0.1,
};

/** A printed scale counts as unchecked. */
export function calibrated(
  { legibility, coverage }: Pick<Confidence, "legibility" | "coverage">,
  items: readonly SheetItem[],
  calibration: Calibration["state"],
): Confidence {
  const printed = items.some(({ entity }) => entity.kind === "scale" && entity.ratio !== null);
  const state = calibration === "none" && printed ? "unchecked" : calibration;
  const parts = { legibility, coverage, calibration: CALIBRATION[state] };
  const sum =
    WEIGHTS.legibility * parts.legibility +
    WEIGHTS.coverage * parts.coverage +
    WEIGHTS.calibration * parts.calibration;
  return { percent: Math.round(sum * 100), ...parts };
}

export function confidenceOf(
  { items, lines, understood }: SheetReading,
  calibration: Calibration["state"],
): Confidence {
  const legibility =
    items.length === 0 ? 0 : items.reduce((sum, { confidence }) => sum + confidence, 0) / items.length;
  const coverage = lines.length === 0 ? 0 : understood / lines.length;
  return calibrated({ legibility, coverage }, items, calibration);
}
