import { type Decimal, fractionOf, isDecimal } from "~/lib/decimal.ts";
import {
  type Adjustment,
  BASES,
  type Basis,
  type Content,
  isKind,
  KINDS,
  type Kind,
  type Line,
  linesOf,
} from "./content.ts";
import { amountOf, priceOf, totalsOf } from "./totals.ts";

export const LINE_LIMITS = {
  sections: 50,
  lines: 500,
  adjustments: 20,
  title: 120,
  text: 500,
  unit: 12,
  facts: 40,
  /** Of one fact, such as the terms. */
  fact: 8_000,
  qty: 9_999_999,
  /** Dollars. */
  unitCost: 99_999_999,
  /** By which place and time multiply a unit cost. */
  factor: 10,
  supplier: 120,
  places: 4,
  percent: 1_000,
} as const;

export type LineProblemCode =
  | "empty"
  | "long"
  | "number"
  | "too-large"
  | "option"
  | "over-scheduled"
  | "twice"
  | "order"
  | "too-many";

/** What is wrong, where: a page shows it beside the field. */
export interface LineProblem {
  /** The id of the line, section or adjustment; left out for the document itself. */
  at?: string;
  field: string;
  code: LineProblemCode;
}

const withinPlaces = (decimal: Decimal, most: number, least: number): boolean => {
  if (typeof decimal !== "string" || !isDecimal(decimal)) return false;
  if ((decimal.split(".")[1]?.length ?? 0) > LINE_LIMITS.places) return false;
  const { over, under } = fractionOf(decimal);
  return over <= BigInt(most) * under && over >= BigInt(least) * under;
};
const isPercent = (decimal: Decimal) => withinPlaces(decimal, LINE_LIMITS.percent, 0);
const isIndex = ({ from, to, ratio, rest }: NonNullable<Basis["index"]>) =>
  [from, to].every((month) => /^\d{4}-\d{2}$/.test(month)) &&
  withinPlaces(ratio, LINE_LIMITS.factor, 0) &&
  Number.isSafeInteger(rest) &&
  rest >= 0;
const isBasis = ({ source, asOf, less, more, supplier = "", needed = "0", spare = "0", index }: Basis) =>
  ["sample", "own", "typed"].includes(source) &&
  /^\d{4}-\d{2}-\d{2}$/.test(asOf) &&
  [less, more, spare].every(isPercent) &&
  withinPlaces(needed, LINE_LIMITS.qty, 0) &&
  supplier.length <= LINE_LIMITS.supplier &&
  (index === undefined || isIndex(index));
const isCents = (cents: unknown) => Number.isSafeInteger(cents);

function lineProblems(content: Content, kind: Kind, line: Line): LineProblem[] {
  const problems: LineProblem[] = [];
  const say = (field: string, code: LineProblemCode) => problems.push({ at: line.id, field, code });
  if (!line.text.trim()) say("text", "empty");
  if (line.text.length > LINE_LIMITS.text) say("text", "long");
  if (line.unit.length > LINE_LIMITS.unit) say("unit", "long");
  if (!withinPlaces(line.qty, LINE_LIMITS.qty, -LINE_LIMITS.qty)) say("qty", "number");
  if (!withinPlaces(line.unitCost, LINE_LIMITS.unitCost, -LINE_LIMITS.unitCost)) say("unitCost", "number");
  for (const field of ["waste", "markup"] as const) {
    const value = line[field];
    if (value !== undefined && !isPercent(value)) say(field, "number");
  }
  if (line.factor !== undefined && !withinPlaces(line.factor, LINE_LIMITS.factor, 0)) say("factor", "number");
  if (line.basis && !isBasis(line.basis)) say("basis", "number");
  if ((line.optional || line.option) && !kind.options) say("option", "option");
  const { previous = 0, current = 0, stored = 0 } = line.progress ?? {};
  if (![previous, current, stored].every(isCents)) say("progress", "number");
  if (problems.length > 0) return problems;
  try {
    const scheduled = priceOf(line);
    const done = amountOf(content, line);
    // What has been billed stays within what was agreed, in the same direction: a credit is no room for more.
    if (
      kind.amount === "progress" &&
      (scheduled >= 0 ? done > scheduled || done < 0 : done < scheduled || done > 0)
    )
      say("progress", "over-scheduled");
  } catch {
    say("qty", "too-large");
  }
  return problems;
}

function adjustmentProblems({ adjustments }: Content, kind: Kind): LineProblem[] {
  const order = kind.adjustments.map((one) => one.kind);
  return adjustments.flatMap((one: Adjustment, n) => {
    const problems: LineProblem[] = [];
    const before = adjustments[n - 1];
    const place = order.indexOf(one.kind);
    if (place < 0 || (before && order.indexOf(before.kind) > place))
      problems.push({ at: one.id, field: "kind", code: "order" });
    if (!BASES.includes(one.on)) problems.push({ at: one.id, field: "on", code: "order" });
    const isRate = one.rate !== undefined;
    if (isRate === (one.cents !== undefined)) problems.push({ at: one.id, field: "rate", code: "number" });
    else if (isRate ? !isPercent(one.rate ?? "") : !isCents(one.cents) || (one.cents ?? 0) < 0)
      problems.push({ at: one.id, field: isRate ? "rate" : "cents", code: "number" });
    return problems;
  });
}

/** Everything that is wrong with a document; nothing of one that can be kept. */
export function problemsOf(content: Content): LineProblem[] {
  if (!isKind(content.kind)) return [{ field: "kind", code: "order" }];
  const kind: Kind = KINDS[content.kind];
  const lines = linesOf(content);
  const { sections, adjustments, deposit, facts } = content;
  if (sections.length > LINE_LIMITS.sections) return [{ field: "sections", code: "too-many" }];
  if (lines.length > LINE_LIMITS.lines) return [{ field: "lines", code: "too-many" }];
  if (adjustments.length > LINE_LIMITS.adjustments) return [{ field: "adjustments", code: "too-many" }];
  const problems: LineProblem[] = [];
  for (const ids of [sections, lines, adjustments].map((all) => all.map(({ id }) => id))) {
    const twice = ids.find((id, n) => ids.indexOf(id) < n);
    if (twice !== undefined) problems.push({ at: twice, field: "id", code: "twice" });
  }
  for (const { id, title } of sections)
    if (title.length > LINE_LIMITS.title) problems.push({ at: id, field: "title", code: "long" });
  problems.push(...lines.flatMap((line) => lineProblems(content, kind, line)));
  problems.push(...adjustmentProblems(content, kind));
  if (deposit) {
    const isRight =
      "rate" in deposit ? isPercent(deposit.rate) : isCents(deposit.cents) && deposit.cents >= 0;
    if (!kind.deposit) problems.push({ field: "deposit", code: "order" });
    else if (!isRight) problems.push({ field: "deposit", code: "number" });
  }
  const named = Object.entries(facts);
  if (named.length > LINE_LIMITS.facts) problems.push({ field: "facts", code: "too-many" });
  for (const [name, text] of named)
    if (text.length > LINE_LIMITS.fact) problems.push({ field: `facts.${name}`, code: "long" });
  if (problems.length === 0) {
    try {
      totalsOf(content);
    } catch {
      problems.push({ field: "total", code: "too-large" });
    }
  }
  return problems;
}
