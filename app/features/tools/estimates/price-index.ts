import type { Basis, Content, Line } from "~/engines/lines/lines.ts";
import { decimalOfNumber, factOf, isLabour, repriced } from "./estimate-facts.ts";

// Escalation by dated index points: a price of one month times the index of the wanted month over the index of its own.
// Between two points the way is straight; before the first and after the last point nothing is known.

/** All materials, for lines whose own group has no series. */
export const ALL_MATERIALS = "00";

export interface IndexPoint {
  /** The first two figures of cost codes, or `00`. */
  division: string;
  /** `YYYY-MM`. */
  month: string;
  value: string;
  source: string;
}

/** The points of each group, the oldest first. */
export type Series = ReadonlyMap<string, readonly IndexPoint[]>;

export function seriesOf(points: readonly IndexPoint[]): Series {
  const series = new Map<string, IndexPoint[]>();
  for (const point of [...points].sort((a, b) => (a.month < b.month ? -1 : 1)))
    series.set(point.division, [...(series.get(point.division) ?? []), point]);
  return series;
}

/** Months since the year 0. */
const count = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** The index of a month; undefined where it is before the first point or after the last. */
function valueAt(points: readonly IndexPoint[], month: string): number | undefined {
  const after = points.find((point) => point.month >= month);
  const before = points.findLast((point) => point.month <= month);
  if (!after || !before) return undefined;
  const [low, high] = [Number(before.value), Number(after.value)];
  const span = count(after.month) - count(before.month);
  return span === 0 ? low : low + ((high - low) * (count(month) - count(before.month))) / span;
}

/**
 * What the series of a price's group makes of it until a month. What lies after the last point is left as months, for the
 * typed percent; undefined where no series covers the month of the price.
 */
export function indexOf(
  { code = "", basis }: Pick<Line, "code" | "basis">,
  series: Series,
  to: string,
): Basis["index"] {
  const from = basis?.asOf.slice(0, 7);
  if (!from) return undefined;
  for (const division of [code.slice(0, 2), ALL_MATERIALS]) {
    const points = series.get(division) ?? [];
    const last = points.at(-1)?.month;
    if (!last) continue;
    const until = to < last ? to : last;
    const [was, is] = [valueAt(points, from), valueAt(points, until)];
    if (was === undefined || is === undefined) continue;
    const ratio = decimalOfNumber(is / was);
    // Beyond a tenfold the points are of two series, not of one.
    if (!(Number(ratio) > 0) || Number(ratio) > 10) continue;
    return { division, from, to: until, ratio, rest: Math.max(0, count(to) - count(until)) };
  }
  return undefined;
}

/** Whether the index is asked for this line: material whose price is not locked. */
export const isIndexed = (line: Line) => !isLabour(line) && !line.locked && line.basis !== undefined;

/** The estimate with every open price brought to the month that its facts ask for; without a month none is. */
export function withIndex(content: Content, series: Series): Content {
  const to = factOf(content, "indexTo");
  return repriced({
    ...content,
    sections: content.sections.map((section) => ({
      ...section,
      lines: section.lines.map((line) => {
        if (line.locked || !line.basis) return line;
        const { index: _, ...basis } = line.basis;
        const index = to && isIndexed(line) ? indexOf(line, series, to) : undefined;
        return { ...line, basis: index ? { ...basis, index } : basis };
      }),
    })),
  });
}
