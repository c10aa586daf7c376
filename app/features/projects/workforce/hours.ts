import { dayAfter, localDay } from "~/lib/local-day.ts";
import { startOfDay } from "~/lib/wall-clock.ts";

const MINUTE_MS = 60_000;

/** From when to when somebody worked. Moments are ISO 8601 in UTC, on whole minutes. */
export interface Span {
  inAt: string;
  outAt: string;
  /** The IANA zone of the site: where its days begin. */
  zone: string;
  /** Unpaid minutes within it, such as a meal. */
  breakMinutes?: number;
}

/** A moment without its seconds: punches are kept in whole minutes. */
export const toMinute = (at: Date): string =>
  new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();

/** Whole minutes that passed between two moments, whatever the clocks were set to meanwhile; below zero if the second is first. */
export const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS);

/** Whole minutes that are paid of a span: what passed less the break, never below zero. */
export const minutesOf = ({ inAt, outAt, breakMinutes = 0 }: Span): number =>
  Math.max(0, minutesBetween(inAt, outAt) - Math.max(0, breakMinutes));

/**
 * The paid minutes of a span by the days of its site, split at each midnight there. The break is taken out of the longest
 * part, and of the others where that is too short. A span that ends before it begins has none.
 * @returns days as `YYYY-MM-DD`, in order; their sum is `minutesOf(span)`
 */
export function dayParts({ inAt, outAt, zone, breakMinutes = 0 }: Span): { day: string; minutes: number }[] {
  const parts: { day: string; minutes: number }[] = [];
  let from = inAt;
  while (Date.parse(from) < Date.parse(outAt)) {
    const day = localDay(new Date(from), zone);
    const end = startOfDay(dayAfter(day), zone);
    const to = Date.parse(end) < Date.parse(outAt) ? end : outAt;
    parts.push({ day, minutes: minutesBetween(from, to) });
    from = to;
  }
  let left = Math.max(0, breakMinutes);
  for (const part of [...parts].sort((a, b) => b.minutes - a.minutes)) {
    const taken = Math.min(left, part.minutes);
    part.minutes -= taken;
    left -= taken;
  }
  return parts;
}

/**
 * The first day of the week in which a day lies. A workweek begins on the same day each time (29 CFR 778.105).
 * @param weekStart 0 for Sunday to 6 for Saturday
 */
export function weekOf(day: string, weekStart: number): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday - weekStart + 7) % 7));
}

/** The seven days of a week. */
export const daysOfWeek = (first: string): string[] => [0, 1, 2, 3, 4, 5, 6].map((n) => dayAfter(first, n));

/** The paid minutes of each of the seven days of a week, of one worker's spans. Parts in other weeks are left out. */
export function minutesByDay(spans: readonly Span[], first: string): number[] {
  const days = daysOfWeek(first);
  const minutes = days.map(() => 0);
  for (const span of spans)
    for (const part of dayParts(span)) {
      const n = days.indexOf(part.day);
      if (n >= 0) minutes[n] = (minutes[n] ?? 0) + part.minutes;
    }
  return minutes;
}

/** Whole things by share, so that they add up to the whole: the largest remainders get what is left. */
export function share(whole: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (whole * weight) / all);
  const shares = exact.map(Math.floor);
  let left = whole - shares.reduce((sum, one) => sum + one, 0);
  const order = exact
    .map((value, n) => ({ n, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.n - b.n);
  for (const { n } of order) {
    if (left <= 0) break;
    shares[n] = (shares[n] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}
