import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import type { LogEntry } from "./log.queries.server.ts";

/** Entries as a table. Codes stay codes and moments stay in UTC, so that whoever evaluates them finds them alike. */
export function logCsv(language: Language, entries: readonly LogEntry[]): string {
  const t = translator(language, "security-log");
  return csvOf([
    [t("columns.number"), t("columns.at"), t("columns.what"), t("columns.who"), t("columns.details")],
    ...entries.map(({ number, at, act, by, name, details }) => [
      number,
      at,
      act,
      by === "other" && name ? name : t(`who.${by}`),
      Object.entries(details ?? {})
        .map(([key, value]) => `${key}: ${value}`)
        .join("; "),
    ]),
  ]);
}
