import { metresBetween, type Position } from "~/engines/place/place.ts";
import { dayAfter, daysBetween, isCalendarDay } from "~/lib/local-day.ts";
import { NEED_TRADES, type NeedPaper, type NeedTrade } from "~db/schema/connections.terms.ts";
import { CONNECT_LIMITS, FAMILIES, NEED_WEIGHTS } from "./connections.limits.ts";

export interface NeedSearch {
  trade?: NeedTrade;
  from?: string;
  to?: string;
  place?: Position;
  /** Kilometers. */
  radius: number;
}

/** Trades that a search for one finds: itself, and those that often do its work. */
export const tradesLike = (trade: NeedTrade): NeedTrade[] => [
  trade,
  ...NEED_TRADES.filter(
    (other) => other !== trade && FAMILIES.some((some) => some.includes(trade) && some.includes(other)),
  ),
];

/** All days from one to another, both included. */
export const daysFrom = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, n) => dayAfter(first, n));

/** A span of days as an address says it: one alone stands for both, and a span that ends before it begins is none. */
export function readSpan(from: string | null, to: string | null): { from?: string; to?: string } {
  const [first, last] = [from, to].map((day) => (day && isCalendarDay(day) ? day : undefined));
  if (!first && !last) return {};
  const span = { from: first ?? last, to: last ?? first };
  return (span.from ?? "") <= (span.to ?? "") ? span : {};
}

export interface Matched {
  trade: NeedTrade;
  firstDay: string;
  lastDay: string;
  near?: Position;
  papers: readonly NeedPaper[];
}

/** A part of a match: how much of its weight a need has, from 0 to 1. */
export interface MatchPart {
  part: keyof typeof NEED_WEIGHTS;
  has: number;
}

/**
 * How well a need fits what was asked for, each part by itself; parts that nobody asked for are left out.
 * @param held kinds of papers that the reader's own firm has in force; undefined where they keep none here
 */
export function matchParts(
  need: Matched,
  { trade, from, to, place, radius }: NeedSearch,
  held: readonly string[] | undefined,
): MatchPart[] {
  const parts: MatchPart[] = [];
  if (trade) parts.push({ part: "trade", has: need.trade === trade ? 1 : 0.5 });
  if (from && to) {
    const [first, last] = [
      need.firstDay > from ? need.firstDay : from,
      need.lastDay < to ? need.lastDay : to,
    ];
    const shared = Math.max(0, daysBetween(first, last) + 1);
    parts.push({ part: "dates", has: shared / (daysBetween(need.firstDay, need.lastDay) + 1) });
  }
  if (place) {
    const away = need.near ? metresBetween(place, need.near) / 1000 : radius;
    parts.push({ part: "distance", has: Math.max(0, 1 - away / radius) });
  }
  if (held && need.papers.length > 0)
    parts.push({
      part: "clearance",
      has: need.papers.filter((paper) => held.includes(paper)).length / need.papers.length,
    });
  return parts;
}

/** The match in whole percent of the weights that count; undefined where none does. */
export function matchOf(parts: readonly MatchPart[]): number | undefined {
  const whole = parts.reduce((sum, { part }) => sum + NEED_WEIGHTS[part], 0);
  if (whole === 0) return undefined;
  return Math.round((parts.reduce((sum, { part, has }) => sum + NEED_WEIGHTS[part] * has, 0) / whole) * 100);
}

/** A place to about a kilometer: what others may know of it. */
export const coarsely = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});

/** The middle of some hours, and of how many; undefined where there is none. */
export function medianHours(spans: readonly { from: string; to: string }[]) {
  const hours = spans
    .map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / 3_600_000)
    .sort((a, b) => a - b);
  const middle = hours.length / 2;
  const [low, high] = [hours[Math.ceil(middle) - 1], hours[Math.floor(middle)]];
  return low === undefined || high === undefined ? undefined : { hours: (low + high) / 2, of: hours.length };
}

/** Whether days are some that somebody may say of themselves: within the next weeks. */
export const isAhead = (day: string, today: string): boolean =>
  day >= today && day < dayAfter(today, CONNECT_LIMITS.weeks * 7);
