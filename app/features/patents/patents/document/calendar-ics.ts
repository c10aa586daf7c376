import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { icsDay, icsFile, icsText } from "~/lib/ics.ts";
import { dayAfter } from "~/lib/local-day.ts";
import type { TopPatent } from "../patents.queries.server.ts";

interface CalendarInput {
  patents: readonly Pick<TopPatent, "id" | "title" | "deadline">[];
  /** The date of the data, `YYYY-MM-DD`. */
  date: string;
  host: string;
}

/** The deadlines of the shortlist as days of an iCalendar file (RFC 5545). */
export function calendarIcs(language: Language, { patents, date, host }: CalendarInput): string {
  const t = translator(language, "patents");
  const tFile = translator(language, "patent-files");
  const events = patents.flatMap(({ id, title, deadline }) => [
    "BEGIN:VEVENT",
    `UID:patent-${id}@${host}`,
    `DTSTAMP:${icsDay(date)}T000000Z`,
    `DTSTART;VALUE=DATE:${icsDay(deadline)}`,
    `DTEND;VALUE=DATE:${icsDay(dayAfter(deadline, 1))}`,
    `SUMMARY:${icsText(tFile("ics.summary", { id, title }))}`,
    `DESCRIPTION:${icsText(t("sample.text"))}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
  return icsFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Groundwork//Patents//EN",
    `X-WR-CALNAME:${icsText(tFile("ics.name"))}`,
    ...events,
    "END:VCALENDAR",
  ]);
}
