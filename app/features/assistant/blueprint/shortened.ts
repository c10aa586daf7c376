import type { Analysis, Verdict } from "~/engines/drawing/drawing.ts";

/** The rest of each list is available on request: two thousand lines make a page of megabytes. */
export const MOST_SHOWN = 100;

/** Whether a drawing says anything that a result can be made of. */
export const isLegible = ({ dimensions, doubtful }: Analysis): boolean =>
  dimensions.length > 0 || doubtful.length > 0;

/** How many findings there are of each verdict. */
export type VerdictCounts = Readonly<Record<Verdict, number>>;

export function verdictCounts({ codeCompliance }: Analysis): VerdictCounts {
  const counts = { fail: 0, verify: 0, unknown: 0, pass: 0 };
  for (const { verdict } of codeCompliance) counts[verdict]++;
  return counts;
}

/** A result as far as a page shows it, with what the whole of it counts. */
export interface ShownAnalysis {
  analysis: Analysis;
  counts: VerdictCounts;
  /** Entries that are left out. */
  more: number;
}

/** The first entries of each list, and of the findings those of each verdict. */
export function shortened(whole: Analysis): ShownAnalysis {
  const counts = { fail: 0, verify: 0, unknown: 0, pass: 0 };
  const first = <T>(list: readonly T[]) => list.slice(0, MOST_SHOWN);
  const analysis: Analysis = {
    ...whole,
    codeCompliance: whole.codeCompliance.filter(({ verdict }) => ++counts[verdict] <= MOST_SHOWN),
    dimensions: first(whole.dimensions),
    doubtful: first(whole.doubtful),
    materials: first(whole.materials),
    unread: first(whole.unread),
  };
  const lists = ["codeCompliance", "dimensions", "doubtful", "materials", "unread"] as const;
  const more = lists.reduce((sum, list) => sum + whole[list].length - analysis[list].length, 0);
  return { analysis, counts, more };
}
