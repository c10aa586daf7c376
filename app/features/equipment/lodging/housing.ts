import type { Lodging } from "~/engines/listing/listing.ts";
import { hoursOf, type Quote, type QuoteProblem, quote, type RateCard } from "~/engines/rates/rates.ts";
import { dayAfter, daysBetween } from "~/lib/local-day.ts";

// What it costs to house a crew: pure, in whole cents.

/** What the way to work is taken for: the road is longer than the line, and a truck is about so fast. Pages print both. */
export const ROAD_FACTOR = 1.3;
export const METRES_AN_HOUR = 64_374;

/** What was agreed of a stay beside its sums; it is kept with the quote. */
export interface StayTerms {
  crew: number;
  /** Beds that are paid. */
  beds: number;
  extends: boolean;
  longestNights: number;
  noticeNights: number;
  /** The last night that is paid, once the crew has left earlier than was agreed. */
  paidTo?: string;
}
export type StayQuote = Quote & { stay: StayTerms };

/** Beds that a crew pays: as many as it is, or the least that the house is let by. */
export const bedsPaid = (crew: number, leastBeds: number): number => Math.max(crew, leastBeds);

/** The card of a bed for so many beds: what is by the bed is multiplied, fees are of the stay. */
export function cardFor(card: RateCard, beds: number): RateCard {
  const prices = Object.fromEntries(
    Object.entries(card.prices).map(([block, cents]) => [block, cents * beds]),
  );
  return { ...card, prices, ...(card.leastCents && { leastCents: card.leastCents * beds }) };
}

export interface Project {
  crew: number;
  nights: number;
  /** Days worked in a week. */
  workDays: number;
  /** What an hour of one of the crew costs; 0 where nobody said. */
  wageCents: number;
  /** What one of the crew would get for a night instead; 0 where nobody said. */
  perDiemCents: number;
  /** From the house to the site, as the crow flies; left out without a site. */
  metres?: number;
}

/** What the way to work costs: there and back on each day of work, for the whole crew. */
export function commuteOf({ crew, nights, workDays, wageCents, metres }: Project) {
  if (metres === undefined || wageCents === 0) return undefined;
  const days = Math.ceil((nights * workDays) / 7);
  const hours = (2 * metres * ROAD_FACTOR * days * crew) / METRES_AN_HOUR;
  return { days, hours, cents: Math.round(hours * wageCents) };
}

export type HousingCost = {
  quote: Quote;
  beds: number;
  /** Nights of beds that are paid and in which nobody of the crew sleeps. */
  unusedNights: number;
  /** The whole stay with fees and tax, by the nights in which somebody sleeps. */
  bedNightCents: number;
  commute: ReturnType<typeof commuteOf>;
  /** Stay and way to work together: what houses are compared by. */
  projectCents: number;
  /** What the crew would get instead, and how much more (above zero) or less the house costs. */
  perDiem?: { cents: number; moreCents: number };
};

/** What a house costs a project. */
export function housingCost(
  card: RateCard,
  { leastBeds }: Pick<Lodging, "leastBeds">,
  project: Project,
): { ok: true; cost: HousingCost } | { ok: false; problem: QuoteProblem } {
  const { crew, nights, perDiemCents } = project;
  const beds = bedsPaid(crew, leastBeds);
  const answer = quote(cardFor(card, beds), { hours: hoursOf(nights) });
  if (!answer.ok) return answer;
  const commute = commuteOf(project);
  const projectCents = answer.quote.total + (commute?.cents ?? 0);
  const perDiem = perDiemCents * crew * nights;
  return {
    ok: true,
    cost: {
      ...{ quote: answer.quote, beds, unusedNights: (beds - crew) * nights, commute, projectCents },
      bedNightCents: Math.ceil(answer.quote.total / (crew * nights)),
      ...(perDiem > 0 && { perDiem: { cents: perDiem, moreCents: projectCents - perDiem } }),
    },
  };
}

/**
 * What a stay comes to that ends early. Nights up to the end of the notice are paid, by the agreed card as if the stay had
 * been so long from the start; never more than was agreed. Who said once that they leave early pays no less by saying it
 * again: nights that are paid already (`paidTo`) stay within what is paid.
 * @param last the last night that somebody sleeps there
 * @param today where the house stands
 */
export function earlyOut(
  card: RateCard,
  stay: { from: string; to: string; totalCents: number; noticeNights: number; paidTo?: string },
  { last, today }: { last: string; today: string },
): { paidTo: string; totalCents: number; backCents: number; quote?: Quote } | undefined {
  if (last < stay.from || last >= stay.to || last < dayAfter(today, -1)) return undefined;
  const noticed = dayAfter(today, stay.noticeNights - 1);
  const wanted = noticed > last ? noticed : last;
  // Made longer since, it is paid to its new end.
  const agreed = stay.paidTo && stay.paidTo > stay.to ? stay.paidTo : stay.to;
  const paidTo = wanted < agreed ? wanted : agreed;
  const answer = quote(card, { hours: hoursOf(daysBetween(stay.from, paidTo) + 1) });
  if (!answer.ok) return undefined;
  const totalCents = Math.min(stay.totalCents, answer.quote.total);
  return { paidTo, totalCents, backCents: stay.totalCents - totalCents, quote: answer.quote };
}

/** Parts of a sum by weights, in whole cents that add up to it: what is left over goes to the largest remainders. */
export function partsBy(cents: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (cents * weight) / all);
  const parts = exact.map(Math.floor);
  let left = cents - parts.reduce((sum, part) => sum + part, 0);
  const order = exact.map((value, place) => ({ place, rest: value - Math.floor(value) }));
  order.sort((a, b) => b.rest - a.rest || a.place - b.place);
  for (const { place } of order) {
    if (left <= 0) break;
    parts[place] = (parts[place] ?? 0) + 1;
    left--;
  }
  return parts;
}

export interface Sleeper {
  id: string;
  called: string;
  job: string;
  nights: number;
}

/** What a stay costs by who slept there and by what they worked on; nights of empty beds stand apart. */
export function splitCost(totalCents: number, bedNights: number, sleepers: readonly Sleeper[]) {
  const slept = sleepers.reduce((sum, { nights }) => sum + nights, 0);
  const emptyNights = Math.max(0, bedNights - slept);
  const cents = partsBy(totalCents, [...sleepers.map(({ nights }) => nights), emptyNights]);
  const workers = sleepers.map((sleeper, place) => ({ ...sleeper, cents: cents[place] ?? 0 }));
  const jobs = new Map<string, { job: string; nights: number; cents: number }>();
  for (const { job, nights, cents: part } of workers) {
    const sum = jobs.get(job) ?? { job, nights: 0, cents: 0 };
    jobs.set(job, { job, nights: sum.nights + nights, cents: sum.cents + part });
  }
  return {
    workers,
    jobs: [...jobs.values()].sort((a, b) => b.cents - a.cents || a.job.localeCompare(b.job)),
    empty: { nights: emptyNights, cents: cents[sleepers.length] ?? 0 },
  };
}

/** Nights in a row in one bed. */
export interface Span {
  unit: number;
  from: string;
  to: string;
}

/** Nights of somebody as spans: a change of the bed or a gap begins another. */
export function spansOf(nights: readonly { unit: number; day: string }[]): Span[] {
  const spans: Span[] = [];
  for (const { unit, day } of [...nights].sort((a, b) => a.day.localeCompare(b.day))) {
    const last = spans.at(-1);
    if (last && last.unit === unit && dayAfter(last.to) === day) last.to = day;
    else spans.push({ unit, from: day, to: day });
  }
  return spans;
}
