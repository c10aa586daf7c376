import { type Words, wordsIn } from "~/engines/checklist/checklist.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { icsDay, icsFile, icsMoment, icsText } from "~/lib/ics.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { type PlanRow, plansToDo } from "./plans.queries.server.ts";

/** The next day of every plan whose site stands as a calendar, a whole day each (RFC 5545); what is overdue stands on today. */
export function plansIcs(
  language: Language,
  rows: readonly PlanRow[],
  { host, now, today }: { host: string; now: Date; today: string },
): string {
  const t = translator(language, "safety-checklists");
  const due = plansToDo(
    rows.filter(({ sample }) => !sample),
    today,
  );
  return icsFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Groundwork//Checklists//EN",
    `X-WR-CALNAME:${icsText(t("plans.title"))}`,
    ...due.flatMap(({ id, name, siteName, place, next }) => {
      const day = next < today ? today : next;
      const title = [wordsIn(JSON.parse(name) as Words, language), siteName, place]
        .filter(Boolean)
        .join(" · ");
      return [
        "BEGIN:VEVENT",
        `UID:${id}@${host}`,
        `DTSTAMP:${icsMoment(now)}`,
        `DTSTART;VALUE=DATE:${icsDay(day)}`,
        `DTEND;VALUE=DATE:${icsDay(dayAfter(day))}`,
        `SUMMARY:${icsText(title)}`,
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
      ];
    }),
    "END:VCALENDAR",
  ]);
}
