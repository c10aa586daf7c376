import { dayAfter, daysBetween, isCalendarDay, monthsAfter } from "~/lib/local-day.ts";

/** Spans that are asked for by a word; `own` is that of two days. */
export const PERIODS = ["month", "quarter", "year", "twelve", "own"] as const;
export type PeriodName = (typeof PERIODS)[number];

/** Days as `YYYY-MM-DD`, both included. */
export interface Span {
  from: string;
  to: string;
}

/** The longest that can be asked for, in days. */
export const MOST_DAYS = 3_660;

/** The first day of the month, the quarter or the year that a day lies in. */
function firstOf(name: "month" | "quarter" | "year", day: string): string {
  const month = Number(day.slice(5, 7));
  if (name === "year") return `${day.slice(0, 4)}-01-01`;
  const first = name === "month" ? month : month - ((month - 1) % 3);
  return `${day.slice(0, 4)}-${String(first).padStart(2, "0")}-01`;
}

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/**
 * The days that are asked for up to today, and those to compare them with: as far into the month, quarter or year before, so
 * that half a month is not held against a whole one. Of two days of one's own it is as many days right before.
 */
export function spansOf(
  name: PeriodName,
  today: string,
  own: Span = { from: today, to: today },
): { now: Span; before: Span } {
  if (name === "own") {
    const to = dayAfter(own.from, -1);
    return { now: own, before: { from: dayAfter(to, -daysBetween(own.from, own.to)), to } };
  }
  if (name === "twelve") {
    const to = monthsAfter(today, -12);
    return {
      now: { from: dayAfter(to), to: today },
      before: { from: dayAfter(monthsAfter(today, -24)), to },
    };
  }
  const from = firstOf(name, today);
  return {
    now: { from, to: today },
    before: { from: monthsAfter(from, -MONTHS[name]), to: monthsAfter(today, -MONTHS[name]) },
  };
}

/** What is wrong with two days that somebody typed; nothing where they are a span. */
export function spanProblem({
  from,
  to,
}: Span): { field: "from" | "to"; why: "day" | "order" | "long" } | undefined {
  if (!isCalendarDay(from)) return { field: "from", why: "day" };
  if (!isCalendarDay(to)) return { field: "to", why: "day" };
  if (to < from) return { field: "to", why: "order" };
  return daysBetween(from, to) > MOST_DAYS ? { field: "to", why: "long" } : undefined;
}

/** What a span is drawn by: its days, its weeks, or its months. */
export type Grain = "day" | "week" | "month";
export function grainOf({ from, to }: Span): Grain {
  const days = daysBetween(from, to);
  if (days < 14) return "day";
  return days < 100 ? "week" : "month";
}

/** The bucket that a day falls into: itself, the Sunday of its week, or its month. */
export function bucketOf(day: string, grain: Grain): string {
  if (grain === "month") return day.slice(0, 7);
  return grain === "week" ? dayAfter(day, -new Date(`${day}T00:00:00Z`).getUTCDay()) : day;
}

/** All buckets of a span, in their order. */
export function bucketsOf({ from, to }: Span, grain: Grain): string[] {
  const buckets: string[] = [];
  let at = grain === "month" ? `${from.slice(0, 7)}-01` : bucketOf(from, grain);
  while (at <= to) {
    buckets.push(bucketOf(at, grain));
    at = grain === "month" ? monthsAfter(at, 1) : dayAfter(at, grain === "week" ? 7 : 1);
  }
  return buckets;
}
