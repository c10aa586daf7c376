import { isCalendarDay } from "~/lib/local-day.ts";
import type { WeekRule } from "~db/schema/mentors.terms.ts";

export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

const SPAN = /^(\d{1,2}):(\d{2})\s*[-–—]\s*(\d{1,2}):(\d{2})$/;

const timeOf = (hours: string, minutes: string): string | undefined => {
  const [h, m] = [Number(hours), Number(minutes)];
  // Clocks of all zones stand on quarters, and so do the hours that can be written down.
  if (h > 24 || m % 15 !== 0 || m > 45 || (h === 24 && m > 0)) return undefined;
  return `${String(h).padStart(2, "0")}:${String(m).padStart(2, "0")}`;
};

/** Hours of a day as typed, such as `9:00-12:00, 14:00-16:30`; undefined where they cannot be read. */
export function readHours(typed: string): { from: string; to: string }[] | undefined {
  const spans = typed.split(/[,;\n]/).flatMap((span) => span.trim() || []);
  const read = spans.map((span) => {
    const [, fromH = "", fromM = "", toH = "", toM = ""] = SPAN.exec(span) ?? [];
    const [from, to] = [timeOf(fromH, fromM), timeOf(toH, toM)];
    return from && to && fromH !== "" && from < to ? { from, to } : undefined;
  });
  return read.every((one) => one !== undefined) ? (read as { from: string; to: string }[]) : undefined;
}

/** The hours of a day as they are typed. */
export const writeHours = (rules: readonly WeekRule[], weekday: number): string =>
  rules
    .filter((rule) => rule.weekday === weekday)
    .map(({ from, to }) => `${from}-${to}`)
    .join(", ");

/** Days as typed, one a line or parted by commas; undefined where one is none. Each once, in order. */
export function readDays(typed: string): string[] | undefined {
  const days = typed.split(/[\s,;]+/).filter(Boolean);
  return days.every(isCalendarDay) ? [...new Set(days)].sort() : undefined;
}
