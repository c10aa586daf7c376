import {
  type Block,
  type CardProblem,
  FEES,
  type Fee,
  HOURS_OF,
  problemOfCard,
  type RateCard,
} from "./card.ts";
import { cheapest, type Part } from "./cheapest.ts";
import { shareOf } from "./share.ts";

/** Ten years of hours would still be worked out; a yard does not price more than one. */
export const MOST_HOURS = 366 * 24;

/** What somebody asks for. */
export interface Ask {
  /** Whole hours of the clock that the machine is away: `hoursOf` makes them of days. */
  hours: number;
  /** Metres of the straight line that it is brought, and fetched again; left out, the renter fetches it. */
  distance?: number;
  /** Whether the damage waiver is taken. */
  waiver?: boolean;
}

/** Hours of a rental from one day to another, both included, by calendar days. */
export const hoursOf = (days: number): number => days * HOURS_OF.day;

/** The kinds of line, in the order in which they stand and are worked out. */
export const LINE_KINDS = ["rental", "least", "delivery", "waiver", "fee", "tax"] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** One line with how it was worked out. */
export type QuoteLine = { cents: number } & (
  | { kind: "rental"; block: Block; count: number; each: number }
  /** What is missing to the least that the rental costs. */
  | { kind: "least"; least: number; of: number }
  /** There and back, each at the band's price. */
  | { kind: "delivery"; trips: 2; each: number; upTo: number; distance: number }
  | { kind: "waiver"; rate: number; of: number }
  | { kind: "fee"; fee: Fee }
  | { kind: "tax"; rate: number; of: number }
);

export interface Quote {
  lines: QuoteLine[];
  /** Everything that the renter pays and does not get back: the sum of the lines. */
  total: number;
  /** Held apart, and given back. */
  deposit: number;
  /** The hours that are charged: those asked for, or the least of the card. */
  hours: number;
  /** The total by started day of the time asked for, rounded up. */
  perDay: number;
}

/**
 * Why there is no quote: the card (`CardProblem`), `time` for no or too many hours, `noDelivery` where the owner does not
 * deliver, `tooFar` with the metres up to which he does.
 */
export type QuoteProblem = CardProblem | { code: "time" | "noDelivery" } | { code: "tooFar"; upTo: number };

type Answer = { ok: true; quote: Quote } | { ok: false; problem: QuoteProblem };

const sumOf = (lines: readonly { cents: number }[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);

const lineOf = ({ block, count, each }: Part): QuoteLine => ({
  kind: "rental",
  block,
  count,
  each,
  cents: count * each,
});

/** What a machine costs for a time: the cheapest blocks, all that is due beside them, and how each line came about. */
export function quote(card: RateCard, { hours: asked, distance, waiver = false }: Ask): Answer {
  const problem = problemOfCard(card) ?? problemOfTime(asked);
  if (problem) return { ok: false, problem };
  const hours = Math.max(asked, card.leastHours ?? 0);
  const lines = cheapest(card.prices, hours).map(lineOf);
  const least = card.leastCents ?? 0;
  const blocks = sumOf(lines);
  if (blocks < least) lines.push({ kind: "least", least, of: blocks, cents: least - blocks });
  const rental = sumOf(lines);

  if (distance !== undefined) {
    const way = bandOf(card, distance);
    if ("code" in way) return { ok: false, problem: way };
    const { upTo, cents: each } = way;
    lines.push({ kind: "delivery", trips: 2, each, upTo, distance, cents: 2 * each });
  }
  if (waiver && card.waiverRate)
    lines.push({
      kind: "waiver",
      rate: card.waiverRate,
      of: rental,
      cents: shareOf(rental, card.waiverRate),
    });
  for (const fee of FEES) {
    const cents = card.fees?.[fee];
    if (cents) lines.push({ kind: "fee", fee, cents });
  }
  const net = sumOf(lines);
  if (card.taxRate)
    lines.push({ kind: "tax", rate: card.taxRate, of: net, cents: shareOf(net, card.taxRate) });
  const total = sumOf(lines);
  const perDay = Math.ceil(total / Math.ceil(asked / HOURS_OF.day));
  return { ok: true, quote: { lines, total, deposit: card.depositCents ?? 0, hours, perDay } };
}

const problemOfTime = (hours: number): QuoteProblem | undefined =>
  Number.isSafeInteger(hours) && hours > 0 && hours <= MOST_HOURS ? undefined : { code: "time" };

/** The nearest band that reaches so far. */
function bandOf({ delivery = [] }: RateCard, distance: number) {
  const farthest = delivery.at(-1);
  if (!farthest) return { code: "noDelivery" } as const;
  return delivery.find(({ upTo }) => distance <= upTo) ?? ({ code: "tooFar", upTo: farthest.upTo } as const);
}

/**
 * What comes back to somebody who cancels, of what the total was, rounded down to the cent. The deposit comes back whole.
 * @param hoursBefore hours before the start; below zero after it
 */
export function refundOf({ refunds = [] }: RateCard, total: number, hoursBefore: number): number {
  const step = refunds.find((one) => hoursBefore >= one.hoursBefore);
  return Math.floor((total * (step?.percent ?? 0)) / 100);
}

/**
 * What is due for a machine that comes back late: every started day after the end.
 * @param hours hours after the end; nothing is due up to it
 */
export function lateFee(card: RateCard, hours: number): number {
  const days = Math.ceil(Math.max(0, hours) / HOURS_OF.day);
  if (days === 0) return 0;
  const day =
    card.lateDayCents ??
    cheapest(card.prices, HOURS_OF.day).reduce((sum, { count, each }) => sum + count * each, 0);
  return days * day;
}
