import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import { icsDay, icsFile, icsMoment, icsText } from "~/lib/ics.ts";
import { dayAfter } from "~/lib/local-day.ts";
import type { matrixOf } from "./matrix.view.server.ts";

type Matrix = ReturnType<typeof matrixOf>;

/** Everybody on the day that was asked about, a line each: by requirement the last day, or why it does not count. */
export function matrixCsv(language: Language, { people, requirements, titles }: Matrix, day: string): string {
  const t = translator(language, "training-matrix");
  const head = [t("fields.called"), t("fields.trade"), t("cleared"), t("fields.date")];
  const named = requirements.map(({ code }) => titles.get(code) ?? code);
  const rows = people.map(({ called, trade, cleared, cells }) => [
    ...[called, trade, cleared ? "1" : "0", day],
    ...cells.map(({ state, until }) => (state === "valid" && until ? until : t(`states.${state}`))),
  ]);
  return csvOf([[...head, ...named], ...rows]);
}

/** The last days of what is valid now as a calendar, a whole day each, with reminders 60 and 30 days before (RFC 5545). */
export function matrixIcs(
  language: Language,
  { people, titles }: Matrix,
  { host, now }: { host: string; now: Date },
): string {
  const t = translator(language, "training-matrix");
  const stamp = icsMoment(now);
  const ends = people
    .filter(({ sample }) => !sample)
    .flatMap(({ id, called, cells }) =>
      cells.flatMap(({ code, state, until }) =>
        state === "valid" && until
          ? [{ uid: `${id}-${code}`, day: until, title: `${titles.get(code) ?? code} · ${called}` }]
          : [],
      ),
    );
  return icsFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Groundwork//Training//EN",
    `X-WR-CALNAME:${icsText(t("ics"))}`,
    ...ends.flatMap(({ uid, day, title }) => [
      "BEGIN:VEVENT",
      `UID:${uid}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${icsDay(day)}`,
      `DTEND;VALUE=DATE:${icsDay(dayAfter(day))}`,
      `SUMMARY:${icsText(title)}`,
      "TRANSP:TRANSPARENT",
      ...[60, 30].flatMap((before) => [
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        `DESCRIPTION:${icsText(title)}`,
        `TRIGGER:-P${before}D`,
        "END:VALARM",
      ]),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ]);
}
