import type { Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { icsDay, icsFile, icsMoment, icsText } from "~/lib/ics.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { readClocks } from "./clock.queries.server.ts";
import type { Given } from "./desk.view.server.ts";
import { type Deadline, deadlinesOf, rulesWith } from "./lien-rules.ts";

/** What is next of a clock: what is not done, by its day. */
const nextOf = (deadlines: readonly Deadline[]) =>
  deadlines
    .filter(({ state }) => state !== "done")
    .map(({ day }) => day)
    .sort()[0] ?? "9999";

/** The clocks of a workspace, what is due first on top, and the table of states. */
export async function clocksView({ db, formKey }: Given, actor: Present, { day }: { day: string }) {
  const { jobs, clocks, rules } = await readClocks(db, actor);
  const all = rulesWith(rules).map((rule) => ({
    ...{ usState: rule.usState, noticeDays: rule.noticeDays, lienDays: rule.lienDays },
    ...{ source: rule.source, asOf: rule.asOf, isOwn: rule.isOwn },
    version: rules.find(({ usState }) => usState === rule.usState)?.version ?? 0,
  }));
  const shown = clocks.flatMap((clock) => {
    const rule = all.find(({ usState }) => usState === clock.usState);
    return rule ? [{ ...clock, deadlines: deadlinesOf(clock, rule, day) }] : [];
  });
  return {
    day,
    jobs: jobs.filter(({ id }) => !clocks.some(({ projectId }) => projectId === id)),
    clocks: shown.sort((a, b) => nextOf(a.deadlines).localeCompare(nextOf(b.deadlines))),
    rules: all,
    readOnly: actor.role === "viewer",
    idem: formKey(),
  };
}
export type ClocksView = Awaited<ReturnType<typeof clocksView>>;

/** Deadlines that are not met, as a calendar: a whole day each, with reminders a week and a day before (RFC 5545). */
export function clocksIcs(
  { clocks }: ClocksView,
  { host, now, language }: { host: string; now: Date; language: Language },
): string {
  const t = translator(language, "lien-clocks");
  const days = clocks.flatMap(({ id, project, deadlines }) =>
    deadlines
      .filter(({ state }) => state !== "done")
      .map(({ kind, day }) => ({ id: `${id}-${kind}`, day, title: `${t(`kinds.${kind}`)}: ${project}` })),
  );
  return icsFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Groundwork//Lien clocks//EN",
    ...days.flatMap(({ id, day, title }) => [
      "BEGIN:VEVENT",
      `UID:${id}@${host}`,
      `DTSTAMP:${icsMoment(now)}`,
      `DTSTART;VALUE=DATE:${icsDay(day)}`,
      `DTEND;VALUE=DATE:${icsDay(dayAfter(day))}`,
      `SUMMARY:${icsText(title)}`,
      `DESCRIPTION:${icsText(t("verify"))}`,
      "TRANSP:TRANSPARENT",
      ...["-P7D", "-P1D"].flatMap((before) => [
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        `DESCRIPTION:${icsText(title)}`,
        `TRIGGER:${before}`,
        "END:VALARM",
      ]),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ]);
}
