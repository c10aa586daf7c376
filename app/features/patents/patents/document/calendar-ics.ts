import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { dayAfter } from "../patents.logic.ts";
import type { TopPatent } from "../patents.queries.server.ts";

const escaped = (text: string) => text.replace(/[\\;,]/g, (letter) => `\\${letter}`).replaceAll("\n", "\\n");

const encoder = new TextEncoder();

/** Lines of at most 75 bytes, as RFC 5545, 3.1 wants them. */
function folded(line: string): string {
  const lines = [""];
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).byteLength;
    if (bytes + size > 74) {
      lines.push("");
      bytes = 0;
    }
    lines[lines.length - 1] += letter;
    bytes += size;
  }
  return lines.join("\r\n ");
}

const day = (iso: string) => iso.replaceAll("-", "");

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
    `DTSTAMP:${day(date)}T000000Z`,
    `DTSTART;VALUE=DATE:${day(deadline)}`,
    `DTEND;VALUE=DATE:${day(dayAfter(deadline, 1))}`,
    `SUMMARY:${escaped(tFile("ics.summary", { id, title }))}`,
    `DESCRIPTION:${escaped(t("sample.text"))}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Groundwork//Patents//EN",
    `X-WR-CALNAME:${escaped(tFile("ics.name"))}`,
    ...events,
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
