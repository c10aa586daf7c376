import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import type { Plan, PlanTask } from "./plan.ts";

const COLUMNS = [
  "number",
  "phase",
  "name",
  "duration",
  "links",
  "crew",
  "location",
  "workers",
  "calendar",
  "constraintType",
  "constraintDay",
  "started",
  "finished",
  "percent",
  "remaining",
] as const;

/** The tasks of a schedule: first what can be read again, then what was computed of it. */
export function scheduleCsv(language: Language, tasks: readonly PlanTask[], { byNumber }: Plan): string {
  const t = translator(language, "schedules");
  return csvOf([
    [...COLUMNS.map((column) => t(`csv.${column}`)), t("csv.start"), t("csv.finish"), t("csv.float")],
    ...tasks.map((task) => {
      const dates = byNumber.get(task.number);
      return [
        ...COLUMNS.map((column) => task[column]),
        dates?.earlyStart,
        dates?.earlyFinish,
        dates?.totalFloat,
      ];
    }),
  ]);
}
