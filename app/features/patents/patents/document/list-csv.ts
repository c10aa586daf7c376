import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import type { PatentEntry } from "../patents.queries.server.ts";

/** The list as a table, in the visitor's language. */
export function listCsv(language: Language, rows: readonly PatentEntry[]): string {
  const t = translator(language, "patents");
  const tFile = translator(language, "patent-files");
  const head = [
    tFile("csv.number"),
    tFile("csv.title"),
    t("facts.group"),
    t("facts.status"),
    t("facts.priority"),
    t("facts.confidence"),
    t("facts.claims"),
    t("facts.figures"),
    tFile("csv.valueLow"),
    tFile("csv.valueHigh"),
    tFile("csv.deadlineFrom"),
    tFile("csv.deadlineTo"),
  ];
  const lines = rows.map((row) => [
    row.id,
    row.title,
    t(`groups.${row.group}`),
    t(`status.${row.status}`),
    t(`priority.${row.priority}`),
    row.confidence,
    row.claims,
    row.figures,
    ...row.value,
    ...row.deadline,
  ]);
  return csvOf([head, ...lines]);
}
