import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import type { WeatherEvent } from "./weather.queries.server.ts";

/** The days that the weather took from a project, the last first. */
export function daysCsv(language: Language, events: readonly WeatherEvent[]): string {
  const t = translator(language, "weather-days");
  return csvOf([
    [
      t("fields.day"),
      t("fields.hours"),
      t("fields.weather"),
      t("fields.tasks"),
      t("fields.evidence"),
      t("sample"),
    ],
    ...events.map(({ day, tenths, weather, tasks, evidence, sample }) => [
      day,
      tenths / 10,
      weather,
      tasks,
      evidence,
      sample ? "1" : "",
    ]),
  ]);
}
