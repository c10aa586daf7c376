import type { WorkKind } from "~db/schema/weather.terms.ts";
import { KINDS, type Limits, MEASURES, type Measure } from "./kinds.data.ts";

/** What can be meant by each measure; beside it a limit is a slip of the finger. */
export const RANGES: Readonly<Record<Measure, readonly [number, number]>> = {
  wind: [0, 150],
  gust: [0, 200],
  rain: [0, 20],
  low: [-60, 120],
  high: [-20, 140],
  damp: [0, 100],
  evaporation: [0, 2],
  heat: [40, 150],
};

/** Fresh concrete, °F. */
const CONCRETE = [35, 120] as const;

const outside = (value: number | null | undefined, [least, most]: readonly [number, number]) =>
  value !== null && value !== undefined && (value < least || value > most);

/**
 * What contradicts itself in limits, with the field beside which it is said: caution behind the stop, work that would be
 * too cold and too warm at once, a number that nothing can have. Undefined where they hold together.
 */
export function contradictionIn({ at, concrete }: Limits): { field: string; key: string } | undefined {
  if (outside(concrete, CONCRETE)) return { field: "concrete", key: "errors.range" };
  for (const measure of MEASURES) {
    const { caution, stop } = at[measure] ?? { caution: null, stop: null };
    if (outside(caution, RANGES[measure])) return { field: `${measure}Caution`, key: "errors.range" };
    if (outside(stop, RANGES[measure])) return { field: `${measure}Stop`, key: "errors.range" };
    if (caution === null || stop === null) continue;
    if (measure === "low" ? caution < stop : caution > stop)
      return { field: `${measure}Stop`, key: measure === "low" ? "errors.stopBelow" : "errors.stopAbove" };
  }
  const { low, high } = at;
  const cold = low?.stop ?? low?.caution;
  const warm = high?.stop ?? high?.caution;
  if (typeof cold === "number" && typeof warm === "number" && cold >= warm)
    return { field: "highStop", key: "errors.coldAndWarm" };
  return undefined;
}

/** The limits of a kind in a workspace: its own, else ours. */
export function limitsOf(
  kind: WorkKind,
  own: readonly { kind: WorkKind; limits: Limits }[],
): { limits: Limits; isOwn: boolean } {
  const found = own.find((row) => row.kind === kind);
  return found ? { limits: found.limits, isOwn: true } : { limits: KINDS[kind], isOwn: false };
}
