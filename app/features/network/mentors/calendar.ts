import { endOf } from "~/engines/booking/booking.ts";
import { icsFile, icsMoment, icsText } from "~/lib/ics.ts";

/** A session as an event of a calendar, in UTC: every program shows it by its own clock. */
export const sessionIcs = (
  session: { id: string; startsAt: string; minutes: number; version: number; cancelled: boolean },
  { host, now, title, joinBy }: { host: string; now: Date; title: string; joinBy: string },
): string =>
  icsFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Groundwork//Mentors//EN",
    "BEGIN:VEVENT",
    `UID:${session.id}@${host}`,
    `SEQUENCE:${session.version}`,
    `DTSTAMP:${icsMoment(now)}`,
    `DTSTART:${icsMoment(new Date(session.startsAt))}`,
    `DTEND:${icsMoment(new Date(endOf(session.startsAt, session.minutes)))}`,
    `SUMMARY:${icsText(title)}`,
    ...(joinBy ? [`LOCATION:${icsText(joinBy)}`] : []),
    `STATUS:${session.cancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
