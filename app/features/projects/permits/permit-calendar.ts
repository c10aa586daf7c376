import { icsDay, icsFile, icsMoment, icsText } from "~/lib/ics.ts";
import { daysLater } from "./expiry.ts";

export interface CalendarDay {
  /** The same for the same thing, so that a calendar moves it instead of adding it. */
  id: string;
  /** `YYYY-MM-DD`. */
  day: string;
  title: string;
}

/** Days of a permit as a calendar, a whole day each, with a reminder on the day before (RFC 5545). */
export function permitIcs(
  name: string,
  days: readonly CalendarDay[],
  { host, now }: { host: string; now: Date },
): string {
  const stamp = icsMoment(now);
  return icsFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Groundwork//Permits//EN",
    `X-WR-CALNAME:${icsText(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    ...days.flatMap(({ id, day, title }) => [
      "BEGIN:VEVENT",
      `UID:${id}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${icsDay(day)}`,
      `DTEND;VALUE=DATE:${icsDay(daysLater(day, 1))}`,
      `SUMMARY:${icsText(title)}`,
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${icsText(title)}`,
      "TRIGGER:-P1D",
      "END:VALARM",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ]);
}
