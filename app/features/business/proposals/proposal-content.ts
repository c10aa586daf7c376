import {
  type Adjustment,
  type Content,
  costOf,
  emptyContent,
  KINDS,
  type Line,
  linesOf,
  optionGroups,
  split,
  totalsOf,
} from "~/engines/lines/lines.ts";
import { type Decimal, fractionOf } from "~/lib/decimal.ts";
import { dayAfter, daysBetween } from "~/lib/local-day.ts";
import { KIND, PROPOSAL_LIMITS } from "./proposals.limits.ts";

/** What a proposal says beside its lines; each is a fact of its content, so that a version keeps it. */
export const FACTS = [
  ...["firm", "licence", "state", "client", "site", "scope", "inclusions", "exclusions"],
  ...["allowances", "startOn", "finishOn", "terms", "validUntil", "template"],
] as const;
export const WORDS = ["scope", "inclusions", "exclusions", "allowances", "terms"] as const;

export const factOf = ({ facts }: Pick<Content, "facts">, fact: string): string => facts[fact] ?? "";

export interface Milestone {
  name: string;
  /** Percent with two places at most. */
  percent: Decimal;
}

export function milestonesOf(content: Pick<Content, "facts">): Milestone[] {
  try {
    const read = JSON.parse(content.facts.milestones ?? "[]") as Milestone[];
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

/** A percentage of two places in hundredths of a percent; undefined for any other. */
function hundredths(percent: Decimal): number | undefined {
  const { over, under } = fractionOf(percent);
  const exact = over * 100n;
  if (exact % under !== 0n) return undefined;
  const whole = exact / under;
  return whole > 0n && whole <= 10_000n ? Number(whole) : undefined;
}

/** Whether the milestones are all of the price: 99.99 percent are not. */
export function isWhole(milestones: readonly Milestone[]): boolean {
  const parts = milestones.map(({ percent }) => hundredths(percent));
  return (
    parts.every((part) => part !== undefined) &&
    parts.reduce<number>((all, part) => all + (part ?? 0), 0) === 10_000
  );
}

export interface Payment {
  name: string;
  percent: Decimal;
  /** Of the price. */
  cents: number;
  /** Without what the deposit has paid of it already. */
  dueCents: number;
}

/** The milestones in money: they sum to the price, and the deposit comes off the first of them. */
export function paymentsOf(content: Content): { deposit: number; payments: Payment[] } {
  const { total, deposit } = totalsOf(content);
  const milestones = milestonesOf(content);
  if (milestones.length === 0 || !isWhole(milestones)) return { deposit, payments: [] };
  const amounts = split(
    total,
    milestones.map(({ percent }) => hundredths(percent) ?? 0),
  );
  let left = deposit;
  const payments = milestones.map((milestone, n) => {
    const cents = amounts[n] ?? 0;
    const taken = Math.max(0, Math.min(left, cents));
    left -= taken;
    return { ...milestone, cents, dueCents: cents - taken };
  });
  return { deposit, payments };
}

/** When money comes in: the deposit on the first day, the milestones evenly over the days of the work. */
export function cashFlowOf(content: Content): { day: string; name: string; cents: number; sum: number }[] {
  const [start, finish] = [factOf(content, "startOn"), factOf(content, "finishOn")];
  const { deposit, payments } = paymentsOf(content);
  if (!start || !finish || finish < start || payments.length === 0) return [];
  const days = daysBetween(start, finish);
  let sum = 0;
  const all = [
    ...(deposit > 0 ? [{ day: start, name: "", cents: deposit }] : []),
    ...payments.map(({ name, dueCents }, n) => ({
      day: dayAfter(start, payments.length === 1 ? days : Math.round((days * n) / (payments.length - 1))),
      name,
      cents: dueCents,
    })),
  ];
  return all.map((one) => {
    sum += one.cents;
    return { ...one, sum };
  });
}

/** Adjustments that stand in the prices of the lines; the client sees neither them nor the costs. */
const INSIDE: readonly string[] = ["overhead", "profit"];
export const RATES = ["overhead", "profit", "discount", "tax"] as const;
export type Rate = (typeof RATES)[number];

export const rateOf = ({ adjustments }: Pick<Content, "adjustments">, rate: Rate): Decimal =>
  adjustments.find(({ kind }) => kind === rate)?.rate ?? "0";

export const withRates = (content: Content, rates: Readonly<Record<Rate, Decimal>>): Content => ({
  ...content,
  adjustments: KINDS[KIND].adjustments.flatMap(({ kind, on }): Adjustment[] =>
    rates[kind] === "0" ? [] : [{ id: kind, kind, on, rate: rates[kind] }],
  ),
});

export const withFacts = (content: Content, facts: Readonly<Record<string, string>>): Content => ({
  ...content,
  facts: { ...content.facts, ...facts },
});

export const withMilestones = (content: Content, milestones: readonly Milestone[]): Content =>
  withFacts(content, { milestones: JSON.stringify(milestones.slice(0, PROPOSAL_LIMITS.milestones)) });

/** What each line comes to for the client: overhead and profit are in it, and the lines that count sum to the price before discount and tax. */
export function pricesOf(content: Content): { cents: ReadonlyMap<string, number>; subtotal: number } {
  const totals = totalsOf(content);
  const inside = totals.steps.filter(({ adjustment }) => INSIDE.includes(adjustment.kind));
  const subtotal = totals.subtotal + inside.reduce((all, { cents }) => all + cents, 0);
  const own = (line: Line) => totals.lines.get(line.id)?.cents ?? 0;
  const counted = linesOf(content).filter(({ id }) => totals.lines.get(id)?.counts);
  const weights = counted.map(own);
  const cents = new Map<string, number>();
  // A credit among the lines has no share of what is added, nor has a line at its price: what is added stands with the others.
  const above = weights.map((weight, n) => (counted[n]?.flat ? 0 : Math.max(0, weight)));
  const added = subtotal - totals.subtotal;
  const parts = above.some((weight) => weight > 0) ? split(added, above) : above.map(() => 0);
  for (const [n, line] of counted.entries()) cents.set(line.id, (weights[n] ?? 0) + (parts[n] ?? 0));
  return { cents, subtotal };
}

/** What only whoever makes the offer may see: what it costs, and what is left of it. */
export function marginOf(content: Content) {
  const totals = totalsOf(content);
  const tax = totals.steps.filter(({ adjustment }) => adjustment.kind === "tax");
  const price = totals.total - tax.reduce((all, { cents }) => all + cents, 0);
  const cost = linesOf(content).reduce(
    (all, line) => (totals.lines.get(line.id)?.counts ? all + costOf(line) : all),
    0,
  );
  const gain = price - cost;
  // In tenths of a percent, rounded down: no margin is shown that is not there.
  const of = (whole: number) => (whole > 0 ? String(Math.floor((gain * 1_000) / whole) / 10) : undefined);
  return { cost, price, gain, margin: of(price), markup: of(cost) };
}

/** What a client would miss, or a court: said before it is sent, and not refused. */
export const WARNINGS = ["exclusions", "licence", "validUntil", "milestones"] as const;
export function warningsOf(content: Content): (typeof WARNINGS)[number][] {
  return WARNINGS.filter((fact) =>
    fact === "milestones" ? milestonesOf(content).length === 0 : factOf(content, fact).trim() === "",
  );
}

const without = (content: Content, id: string) =>
  content.sections
    .map((section) => ({ ...section, lines: section.lines.filter((line) => line.id !== id) }))
    .filter(({ lines }) => lines.length > 0);

/** The content without a line; a section goes with its last one. */
export const withoutLine = (content: Content, id: string): Content => ({
  ...content,
  sections: without(content, id),
});

/** The content with a line in the section of a title, which is made where there is none; a line of the same id is changed. */
export function withLine(content: Content, title: string, line: Line): Content {
  const before = content.sections.find(({ lines }) => lines.some(({ id }) => id === line.id));
  if (before?.title === title) {
    const lines = before.lines.map((one) => (one.id === line.id ? line : one));
    return {
      ...content,
      sections: content.sections.map((one) => (one.id === before.id ? { ...one, lines } : one)),
    };
  }
  const sections = without(content, line.id);
  const into = sections.find((one) => one.title === title);
  return {
    ...content,
    sections: into
      ? sections.map((one) => (one.id === into.id ? { ...one, lines: [...one.lines, line] } : one))
      : [...sections, { id: `section-${line.id}`, title, lines: [line] }],
  };
}

/**
 * What a client has chosen, by the names of the fields: `g0` with the place of the choice for a group, `l0` for an optional
 * line. What the offer does not have is left out, so that only what it offers can be chosen.
 */
export function chosenOf(content: Content, typed: (name: string) => string | null): Content["chosen"] {
  const options: Record<string, string> = {};
  for (const [n, [group, choices]] of [...optionGroups(content)].entries()) {
    const choice = choices[Number(typed(`g${n}`) ?? "0")] ?? choices[0];
    if (choice !== undefined) options[group] = choice;
  }
  const lines = linesOf(content).filter(({ optional }) => optional);
  return { options, lines: lines.flatMap(({ id }, n) => (typed(`l${n}`) ? [id] : [])) };
}

/** The lines of the schedule of values of an accepted proposal: each with its share of discount and tax, to the cent. */
export function valuesOf(content: Content): Content {
  const { total } = totalsOf(content);
  const { cents } = pricesOf(content);
  const counted = content.sections
    .map((section) => ({
      ...section,
      lines: section.lines.filter(({ id }) => (cents.get(id) ?? 0) > 0),
    }))
    .filter(({ lines }) => lines.length > 0);
  const weights = counted.flatMap(({ lines }) => lines.map(({ id }) => cents.get(id) ?? 0));
  const amounts = weights.length > 0 ? split(Math.max(0, total), weights) : [];
  let n = 0;
  const { deposit } = totalsOf(content);
  return {
    ...emptyContent("scheduleOfValues"),
    sections: counted.map(({ id, title, lines }) => ({
      id,
      title,
      lines: lines.map((line) => ({
        ...{ id: line.id, text: line.text, qty: "1", unit: "" },
        ...{ unitCost: inDollars(amounts[n++] ?? 0), ...(line.code && { code: line.code }) },
      })),
    })),
    ...(deposit > 0 && { deposit: { cents: deposit } }),
    facts: { milestones: content.facts.milestones ?? "[]" },
  };
}

const inDollars = (cents: number): Decimal => {
  const [whole, rest] = [Math.floor(cents / 100), cents % 100];
  const places = String(rest).padStart(2, "0").replace(/0+$/, "");
  return places ? `${whole}.${places}` : String(whole);
};
