import { localDay } from "./local-day.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a zone show, as if it were UTC: milliseconds, whole minutes. */
function shown(at: number, zone: string): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-CA", {
      ...{ timeZone: zone, hourCycle: "h23", calendar: "gregory", numberingSystem: "latn" },
      ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
    } as const);
    if (formats.size > 600) formats.clear();
    formats.set(zone, format);
  }
  const parts = format.formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"));
}

/** The day and the time that the clocks of a zone show, `YYYY-MM-DD` and `HH:MM`. */
export function clockAt(moment: string, zone: string): { day: string; time: string } {
  const text = new Date(shown(Date.parse(moment), zone)).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The moments at which a day and a time might be shown, by what the clocks are a day before and a day after. */
function candidates(day: string, time: string, zone: string): number[] {
  const typed = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(typed)) return [];
  return [typed - DAY_MS, typed + DAY_MS].map((near) => typed - (shown(near, zone) - near));
}

/**
 * The moments at which the clocks of a zone show a day and a time: one, two in the hour that is shown twice, none in the
 * hour that is leapt over.
 * @returns ISO 8601 in UTC, in order
 */
export function momentsAt(day: string, time: string, zone: string): string[] {
  const typed = Date.parse(`${day}T${time}:00Z`);
  return [...new Set(candidates(day, time, zone))]
    .filter((at) => shown(at, zone) === typed)
    .sort((a, b) => a - b)
    .map((at) => new Date(at).toISOString());
}

/**
 * The moment at which the clocks of a zone show a day and a time. Of an hour that is shown twice the first; a time that the
 * clocks leap over is read as if they had not leapt yet.
 * @returns ISO 8601 in UTC
 * @throws RangeError for what is no day or no time
 */
export function momentAt(day: string, time: string, zone: string): string {
  const [first] = momentsAt(day, time, zone);
  const [unleapt = Number.NaN] = candidates(day, time, zone);
  return first ?? new Date(unleapt).toISOString();
}

/**
 * The first minute of a day in a zone, also where that day does not begin at midnight or is left out altogether: then the
 * first minute of the next one.
 * @returns ISO 8601 in UTC
 */
export function startOfDay(day: string, zone: string): string {
  const middle = Date.parse(`${day}T00:00:00Z`);
  // No zone is further from UTC than 14 hours; days of a zone only ever follow one another.
  let before = middle / MINUTE_MS - 26 * 60;
  let after = middle / MINUTE_MS + 26 * 60;
  while (after - before > 1) {
    const half = Math.floor((before + after) / 2);
    if (localDay(new Date(half * MINUTE_MS), zone) >= day) after = half;
    else before = half;
  }
  return new Date(after * MINUTE_MS).toISOString();
}
