import { icsFile, icsMoment, icsText } from "~/lib/ics.ts";

/** An event for a calendar, in UTC: every program shows it by its own clock. */
export const eventIcs = (
  event: { id: string; title: string; place: string; startsAt: string; endsAt: string; offAt: string | null },
  { host, now }: { host: string; now: Date },
): string =>
  icsFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Groundwork//Lounge//EN",
    "BEGIN:VEVENT",
    `UID:${event.id}@${host}`,
    `SEQUENCE:${event.offAt ? 1 : 0}`,
    `DTSTAMP:${icsMoment(now)}`,
    `DTSTART:${icsMoment(new Date(event.startsAt))}`,
    `DTEND:${icsMoment(new Date(event.endsAt))}`,
    `SUMMARY:${icsText(event.title)}`,
    `LOCATION:${icsText(event.place)}`,
    `STATUS:${event.offAt ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
