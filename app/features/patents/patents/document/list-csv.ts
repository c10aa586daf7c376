import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { PatentEntry } from "../patents.queries.server.ts";

/** A cell as RFC 4180 writes it. */
function cell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The list as a table, in the visitor's language; with a mark that tells spreadsheets it is UTF-8. */
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
  return `\ufeff${[head, ...lines].map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;
}
