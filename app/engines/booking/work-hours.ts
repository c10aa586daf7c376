import { dayAfter, localDay } from "~/lib/local-day.ts";
import { clockAt, startOfDay } from "~/lib/wall-clock.ts";
import { minutesOf } from "./week-slots.ts";

/** When somebody works: hours of a week by the clocks of a zone, without the days off. */
export interface OpenHours {
  hours: readonly { weekday: number; from: string; to: string }[];
  daysOff: readonly string[];
  zone: string;
  /** The first day on which they work at all. */
  since?: string;
}

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;
/** Nobody is promised anything that lies further ahead. */
const MOST_DAYS = 800;

type Span = readonly [from: number, to: number];

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Whether anybody ever works. */
export const hasHours = ({ hours }: OpenHours): boolean => hours.some(({ from, to }) => from < to);

/**
 * The open spans of one day, in order and apart. On a day on which the clocks change, each quarter of an hour is open that
 * the clocks show as open: an hour that comes twice counts twice, and one that is leapt over not at all.
 */
function spansOf({ hours, daysOff, zone, since }: OpenHours, day: string): Span[] {
  if (daysOff.includes(day) || (since !== undefined && day < since)) return [];
  const rules = hours
    .filter(({ weekday, from, to }) => weekday === weekdayOf(day) && from < to)
    .map(({ from, to }) => [minutesOf(from), minutesOf(to)] as const);
  if (rules.length === 0) return [];
  const start = Date.parse(startOfDay(day, zone));
  const end = Date.parse(startOfDay(dayAfter(day), zone));
  const isPlain = end - start === DAY && clockAt(new Date(start).toISOString(), zone).time === "00:00";
  const spans: Span[] = [];
  const add = (from: number, to: number) => {
    const last = spans.at(-1);
    if (last && last[1] >= from) spans[spans.length - 1] = [last[0], Math.max(last[1], to)];
    else spans.push([from, to]);
  };
  if (isPlain) {
    for (const [from, to] of [...rules].sort((a, b) => a[0] - b[0]))
      add(start + from * MINUTE, start + to * MINUTE);
    return spans;
  }
  for (let at = start; at < end; at += QUARTER) {
    const shown = minutesOf(clockAt(new Date(at).toISOString(), zone).time);
    if (rules.some(([from, to]) => from <= shown && shown < to)) add(at, Math.min(at + QUARTER, end));
  }
  return spans;
}

/** The open spans from a moment on, day by day. */
function* spansFrom(open: OpenHours, at: number): Generator<Span> {
  if (!hasHours(open)) return;
  const first = localDay(new Date(at), open.zone);
  let day = open.since !== undefined && open.since > first ? open.since : first;
  for (let n = 0; n < MOST_DAYS; n++, day = dayAfter(day))
    for (const [from, to] of spansOf(open, day)) if (to > at) yield [Math.max(from, at), to];
}

/** Whole minutes that are worked from one moment to another; below zero where the second is first. */
export function openMinutes(open: OpenHours, from: Date, to: Date): number {
  if (to < from) return -openMinutes(open, to, from);
  let sum = 0;
  for (const [start, end] of spansFrom(open, from.getTime())) {
    if (start >= to.getTime()) break;
    sum += Math.min(end, to.getTime()) - start;
  }
  return Math.floor(sum / MINUTE);
}

/** The moment at which so many minutes have been worked; undefined where nobody works them. */
export function openAfter(open: OpenHours, from: Date, minutes: number): Date | undefined {
  let left = Math.max(0, minutes) * MINUTE;
  for (const [start, end] of spansFrom(open, from.getTime())) {
    if (left <= end - start) return new Date(start + left);
    left -= end - start;
  }
  return undefined;
}

/** Whether somebody works at a moment. */
export function isOpenAt(open: OpenHours, at: Date): boolean {
  const [first] = spansFrom(open, at.getTime());
  return first !== undefined && first[0] === at.getTime();
}

/** When somebody works next: the moment itself where it is open; undefined where nobody ever does. */
export const openNext = (open: OpenHours, at: Date): Date | undefined => openAfter(open, at, 0);
