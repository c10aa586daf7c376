import { icsDay, icsFile, icsMoment, icsText } from "~/lib/ics.ts";
import { dayAfter } from "~/lib/local-day.ts";

/** Days of accepted work as one event of whole days, wherever the calendar is read. */
export const needIcs = (
  work: { id: string; firstDay: string; lastDay: string },
  {
    host,
    now,
    title,
    place,
    cancelled,
  }: { host: string; now: Date; title: string; place: string; cancelled: boolean },
): string =>
  icsFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Groundwork//Connections//EN",
    "BEGIN:VEVENT",
    `UID:${work.id}@${host}`,
    `DTSTAMP:${icsMoment(now)}`,
    `DTSTART;VALUE=DATE:${icsDay(work.firstDay)}`,
    `DTEND;VALUE=DATE:${icsDay(dayAfter(work.lastDay))}`,
    `SUMMARY:${icsText(title)}`,
    `LOCATION:${icsText(place)}`,
    `STATUS:${cancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
