/** What was typed for a code. */
export interface TypedCosts {
  code: string;
  budgetCents: number;
  committedCents: number;
  actualCents: number;
  toGoCents: number | null;
}

export type Source = "typed" | "orders";
export type GoSource = "typed" | "figures";

export interface Forecast {
  /** What approved change orders put on the code. */
  changesCents: number;
  /** The budget with them. */
  revisedCents: number;
  committedCents: number;
  actualCents: number;
  actualFrom: Source;
  toGoCents: number;
  toGoFrom: GoSource;
  /** Estimate at completion: what it has cost and what is still to come. */
  eacCents: number;
  /** Above zero where less is spent than planned. */
  varianceCents: number;
}

/**
 * What a code comes to in the end. What orders have cost goes before what was typed. Where nobody says what is still to
 * come, it is the larger of the revised budget and what is committed, less what it has cost already.
 */
export function forecastOf(
  line: TypedCosts,
  changesCents: number,
  ordersCents: number | undefined,
): Forecast {
  const revisedCents = line.budgetCents + changesCents;
  const actualCents = ordersCents ?? line.actualCents;
  const open = Math.max(0, Math.max(revisedCents, line.committedCents) - actualCents);
  const toGoCents = line.toGoCents ?? open;
  const eacCents = actualCents + toGoCents;
  return {
    ...{ changesCents, revisedCents, committedCents: line.committedCents, actualCents, toGoCents, eacCents },
    actualFrom: ordersCents === undefined ? "typed" : "orders",
    toGoFrom: line.toGoCents === null ? "figures" : "typed",
    varianceCents: revisedCents - eacCents,
  };
}

const SUMS = [
  "changesCents",
  "revisedCents",
  "committedCents",
  "actualCents",
  "toGoCents",
  "eacCents",
  "varianceCents",
] as const;

/** The sums of all codes. */
export function totalOf(lines: readonly Pick<Forecast, (typeof SUMS)[number]>[]) {
  const sum = (name: (typeof SUMS)[number]) => lines.reduce((all, line) => all + line[name], 0);
  return Object.fromEntries(SUMS.map((name) => [name, sum(name)])) as Record<(typeof SUMS)[number], number>;
}
