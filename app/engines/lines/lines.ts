// The front door to money documents for pages, schemas and tests. What needs the database is in lines.server.ts.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export { canonical, canonicalAccepted, canonicalSent, hashOf, shortHash } from "./canonical.ts";
export {
  ADJUSTMENTS,
  type Adjustment,
  type AdjustmentKind,
  BASES,
  type Base,
  type Basis,
  type Chosen,
  type Content,
  emptyContent,
  isKind,
  KINDS,
  type Kind,
  type KindName,
  type Line,
  linesOf,
  type Section,
} from "./content.ts";
export { type Diff, diffOf, type LineChange } from "./diff.ts";
export { LinesTable } from "./lines-table.tsx";
export { OfferedLines } from "./offered-lines.tsx";
export { LINE_LIMITS, type LineProblem, type LineProblemCode, problemsOf } from "./problems.ts";
export {
  amountOf,
  costOf,
  type LineTotal,
  optionGroups,
  priceOf,
  progressOf,
  type Step,
  share,
  split,
  type Totals,
  totalsOf,
  withChoice,
} from "./totals.ts";
