import {
  andPercent,
  type Decimal,
  type Fraction,
  fractionOf,
  percent,
  roundHalfAway,
  times,
  wholeNumber,
} from "~/lib/decimal.ts";
import {
  type Adjustment,
  type Base,
  type Chosen,
  type Content,
  KINDS,
  type Line,
  linesOf,
  TAKEN,
} from "./content.ts";

// The one place where money of documents is worked out. A line is rounded once, to the cent, after quantity, waste, unit
// cost and markup; an adjustment is rounded once; everything else is a sum of whole cents.

/** Whole cents of a fraction of a dollar. */
const centsOf = (dollars: Fraction): number =>
  wholeNumber(roundHalfAway({ over: dollars.over * 100n, under: dollars.under }));

/** Quantity with waste, times unit cost where and when it is bought, with markup. @throws RangeError for a sum that no `number` holds */
export function priceOf({ qty, waste = "0", unitCost, factor = "1", markup = "0" }: Line): number {
  const parts = [andPercent(waste), fractionOf(unitCost), fractionOf(factor), andPercent(markup)];
  return centsOf(parts.reduce(times, fractionOf(qty)));
}

/** The cost alone, without markup, for whoever prices the work. */
export const costOf = (line: Line): number => priceOf({ ...line, markup: "0" });

/** A percentage of a sum of cents, rounded once. */
export const share = (cents: number, rate: Decimal): number =>
  wholeNumber(roundHalfAway(times({ over: BigInt(cents), under: 1n }, percent(rate))));

/** What a line comes to in its document, whether it counts or not. */
export function amountOf({ kind }: Pick<Content, "kind">, line: Line): number {
  if (KINDS[kind].amount === "price") return priceOf(line);
  const { previous = 0, current = 0, stored = 0 } = line.progress ?? {};
  return wholeNumber(BigInt(previous) + BigInt(current) + BigInt(stored));
}

/** The groups of options with their choices, in the order in which they stand. */
export function optionGroups(content: Pick<Content, "sections">): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { option } of linesOf(content)) {
    if (!option) continue;
    const choices = groups.get(option.group) ?? [];
    if (!choices.includes(option.choice)) choices.push(option.choice);
    groups.set(option.group, choices);
  }
  return groups;
}

/** The choices that hold: what was chosen where that stands, else the first. */
function choicesOf(content: Pick<Content, "sections" | "chosen">): Map<string, string> {
  const { options } = content.chosen;
  return new Map(
    [...optionGroups(content)].map(([group, choices]) => {
      const chosen = Object.hasOwn(options, group) ? options[group] : undefined;
      return [group, chosen !== undefined && choices.includes(chosen) ? chosen : (choices[0] ?? "")];
    }),
  );
}

export interface LineTotal {
  cents: number;
  /** Whether it is part of the sum. */
  counts: boolean;
}

export interface Step {
  adjustment: Adjustment;
  /** What the percentage is of. */
  base: number;
  /** Below zero for what is taken away. */
  cents: number;
}

export interface Totals {
  lines: ReadonlyMap<string, LineTotal>;
  sections: { id: string; cents: number }[];
  subtotal: number;
  steps: Step[];
  total: number;
  deposit: number;
  /** The total without the deposit. */
  rest: number;
}

const sum = (amounts: readonly number[]): number =>
  wholeNumber(amounts.reduce((all, one) => all + BigInt(one), 0n));

/** What is charged on a cost, and not on a line that stands at its price. */
const OVER: readonly Adjustment["kind"][] = ["overhead", "profit"];

/** Everything that a document comes to. @throws RangeError for a sum that no `number` holds */
export function totalsOf(content: Content): Totals {
  const choices = choicesOf(content);
  const { chosen } = content;
  const counts = ({ id, optional, option }: Line) =>
    (!optional || chosen.lines.includes(id)) && (!option || choices.get(option.group) === option.choice);
  const lines = new Map(
    linesOf(content).map((line) => [line.id, { cents: amountOf(content, line), counts: counts(line) }]),
  );
  const counted = (line: Line) => {
    const total = lines.get(line.id);
    return total?.counts ? total.cents : 0;
  };
  const sections = content.sections.map((section) => ({
    id: section.id,
    cents: sum(section.lines.map(counted)),
  }));
  const subtotal = sum(sections.map(({ cents }) => cents));
  const taxable = sum(
    linesOf(content)
      .filter((line) => line.taxable)
      .map(counted),
  );

  const flat = sum(
    linesOf(content)
      .filter((line) => line.flat)
      .map(counted),
  );

  const steps: Step[] = [];
  let running = subtotal;
  for (const adjustment of content.adjustments) {
    const out = OVER.includes(adjustment.kind) ? flat : 0;
    const base = baseOf(adjustment.on, { subtotal: subtotal - out, running: running - out, taxable });
    const exact = adjustment.rate === undefined ? undefined : times(base, percent(adjustment.rate));
    const size = exact ? wholeNumber(roundHalfAway(exact)) : (adjustment.cents ?? 0);
    const cents = TAKEN.includes(adjustment.kind) ? 0 - size : size;
    steps.push({ adjustment, base: wholeNumber(roundHalfAway(base)), cents });
    running = sum([running, cents]);
  }
  const deposit = depositOf(content, running);
  return { lines, sections, subtotal, steps, total: running, deposit, rest: running - deposit };
}

interface Sums {
  subtotal: number;
  running: number;
  taxable: number;
}

/** What a percentage is of. A share is not rounded before it is used. */
function baseOf(on: Base, { subtotal, running, taxable }: Sums): Fraction {
  const whole = (cents: number): Fraction => ({ over: BigInt(cents), under: 1n });
  if (on === "lines") return whole(subtotal);
  if (on === "running") return whole(running);
  if (on === "taxable" || subtotal === 0) return whole(taxable);
  const over = BigInt(taxable) * BigInt(running);
  return subtotal > 0 ? { over, under: BigInt(subtotal) } : { over: -over, under: BigInt(-subtotal) };
}

/** What is paid first: never more than all, and nothing where nothing is to be paid. */
function depositOf({ deposit }: Content, total: number): number {
  if (!deposit || total <= 0) return 0;
  return Math.min(total, "rate" in deposit ? share(total, deposit.rate) : deposit.cents);
}

/** A document as somebody has chosen it. */
export const withChoice = (content: Content, chosen: Chosen): Content => ({ ...content, chosen });

/**
 * Parts of a sum that sum to it, in proportion to weights: milestones, a refund over lines. Each is rounded down, and the
 * cents that are left go to the parts that lost most by that, the first of equals first.
 * @throws RangeError where there are no weights above zero
 */
export function split(cents: number, weights: readonly number[]): number[] {
  const all = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (all <= 0n || weights.some((weight) => weight < 0)) throw new RangeError("weights are above zero");
  const size = BigInt(Math.abs(cents));
  const parts = weights.map((weight, index) => {
    const over = size * BigInt(weight);
    return { index, whole: over / all, lost: over % all };
  });
  let left = size - parts.reduce((total, { whole }) => total + whole, 0n);
  for (const part of [...parts].sort((a, b) =>
    a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1,
  )) {
    if (left === 0n) break;
    part.whole += 1n;
    left -= 1n;
  }
  return parts.map(({ whole }) => wholeNumber(cents < 0 ? -whole : whole) + 0);
}

/** Where a pay application stands: what was agreed, what is done, what is held back and what is due now. */
export function progressOf(content: Content) {
  const { subtotal, steps, total } = totalsOf(content);
  const lines = linesOf(content);
  const taken = (kind: Adjustment["kind"]) =>
    sum(steps.filter(({ adjustment }) => adjustment.kind === kind).map(({ cents }) => 0 - cents));
  const scheduled = sum(lines.map(priceOf));
  const retainage = taken("retainage");
  return {
    scheduled,
    completed: subtotal,
    retainage,
    earned: subtotal - retainage,
    previous: taken("previous"),
    due: total,
    /** With what is held back. */
    toFinish: scheduled - (subtotal - retainage),
  };
}
