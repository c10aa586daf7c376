// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import
import type { Metric } from "~/services/metrics.ts";

export { outliersOf } from "./outliers.ts";
export {
  bucketOf,
  bucketsOf,
  type Grain,
  grainOf,
  PERIODS,
  type PeriodName,
  type Span,
  spanProblem,
  spansOf,
} from "./period.ts";

/** What rows add up to. */
export interface Sums {
  top: number;
  bottom: number;
  /** How many rows. */
  rows: number;
}

const NOTHING: Sums = { top: 0, bottom: 0, rows: 0 };

export const added = (all: readonly Sums[]): Sums =>
  all.reduce(
    (sum, one) => ({ top: sum.top + one.top, bottom: sum.bottom + one.bottom, rows: sum.rows + one.rows }),
    NOTHING,
  );

/** The figure that sums come to; undefined where there is nothing to divide by, which is not the same as zero. */
export function figureOf(
  { kind, times = 1 }: Pick<Metric, "kind" | "times">,
  { top, bottom }: Sums,
): number | undefined {
  if (kind === "sum") return top * times;
  return bottom > 0 ? (top * times) / bottom : undefined;
}

/** How a figure differs from the one before. */
export interface Change {
  /** In the figure's own unit; of a percentage these are points. */
  by: number;
  /** Percent of the figure before; undefined where that was nothing, and for a percentage. */
  percent?: number;
  tone: "good" | "bad" | "none";
}

/** Undefined where one of the two is not known. */
export function changeOf(
  { better, unit }: Pick<Metric, "better" | "unit">,
  now: number | undefined,
  before: number | undefined,
): Change | undefined {
  if (now === undefined || before === undefined) return undefined;
  const by = now - before;
  const isGood = better === "neither" || by === 0 ? undefined : by > 0 === (better === "up");
  return {
    by,
    percent: unit === "percent" || before === 0 ? undefined : (by / Math.abs(before)) * 100,
    tone: isGood === undefined ? "none" : isGood ? "good" : "bad",
  };
}
