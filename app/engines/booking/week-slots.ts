import { dayAfter, localDay } from "~/lib/local-day.ts";
import { clockAt, momentsAt } from "~/lib/wall-clock.ts";
import type { WeekRule } from "~db/schema/mentors.terms.ts";

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Minutes of a time `HH:MM`; `24:00` is the end of a day. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export interface Week {
  rules: readonly WeekRule[];
  daysOff: readonly string[];
  /** Where the rules are meant. */
  zone: string;
}

export interface Slot {
  /** ISO 8601 in UTC. */
  at: string;
  minutes: 30 | 60;
}

/**
 * The moments at which sessions may begin, from one moment up to another, the second excluded. A start that the clocks leap
 * over gives none, and one that they show twice is the first of the two. A session lasts its minutes, whatever the clocks do
 * meanwhile; where that would run into the next one, the next one is left out.
 */
export function slotsOf({ rules, daysOff, zone }: Week, from: Date, until: Date): Slot[] {
  const found: Slot[] = [];
  const last = localDay(until, zone);
  for (let day = localDay(from, zone); day <= last; day = dayAfter(day)) {
    if (daysOff.includes(day)) continue;
    for (const rule of rules) {
      if (rule.weekday !== weekdayOf(day)) continue;
      const end = minutesOf(rule.to);
      for (let start = minutesOf(rule.from); start + rule.minutes <= end; start += rule.minutes) {
        const [at] = momentsAt(day, timeOf(start), zone);
        if (at && at >= from.toISOString() && at < until.toISOString())
          found.push({ at, minutes: rule.minutes });
      }
    }
  }
  found.sort((a, b) => a.at.localeCompare(b.at) || a.minutes - b.minutes);
  let free = "";
  return found.filter(({ at, minutes }) => {
    if (at < free) return false;
    free = endOf(at, minutes);
    return true;
  });
}

/** When a session is over, ISO 8601 in UTC. */
export const endOf = (at: string, minutes: number): string =>
  new Date(Date.parse(at) + minutes * MINUTE).toISOString();

/** The quarters of an hour that a session takes. */
export const quartersOf = ({ at, minutes }: { at: string; minutes: number }): string[] =>
  Array.from({ length: minutes / 15 }, (_, n) => endOf(at, n * 15));

/** Whether two hours of a week overlap, or one ends before it begins; the first such rule, or -1. */
export function badRule(rules: readonly WeekRule[]): number {
  return rules.findIndex((rule, n) => {
    if (minutesOf(rule.to) - minutesOf(rule.from) < rule.minutes) return true;
    return rules
      .slice(0, n)
      .some((other) => other.weekday === rule.weekday && other.from < rule.to && rule.from < other.to);
  });
}

/** How far the clocks of a zone are before UTC at a moment, in minutes. */
function aheadOf(at: Date, zone: string): number {
  const { day, time } = clockAt(at.toISOString(), zone);
  return Math.round((Date.parse(`${day}T${time}:00Z`) - at.getTime()) / MINUTE);
}

/** The hours at which people talk, by their own clocks. */
export const AWAKE = { from: 7 * 60, to: 21 * 60 } as const;

/** Minutes of a mentor's week at which it is also between seven and nine in the evening for the reader, by today's clocks. */
export function sharedMinutes({ rules, zone }: Week, reader: string, now: Date): number {
  const shift = aheadOf(now, reader) - aheadOf(now, zone);
  return rules.reduce((sum, { from, to }) => {
    const start = minutesOf(from) + shift;
    const end = minutesOf(to) + shift;
    const within = [-DAY, 0, DAY].map((day) =>
      Math.max(0, Math.min(end, AWAKE.to + day) - Math.max(start, AWAKE.from + day)),
    );
    return sum + within.reduce((all, one) => all + one, 0);
  }, 0);
}

/** Of all free slots the three nearest to one that is taken, in order of time. */
export const nearest = (slots: readonly Slot[], at: string, most = 3): Slot[] =>
  [...slots]
    .sort(
      (a, b) =>
        Math.abs(Date.parse(a.at) - Date.parse(at)) - Math.abs(Date.parse(b.at) - Date.parse(at)) ||
        a.at.localeCompare(b.at),
    )
    .slice(0, most)
    .sort((a, b) => a.at.localeCompare(b.at));
