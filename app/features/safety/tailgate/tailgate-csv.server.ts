import { type Words, wordsIn } from "~/engines/checklist/checklist.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import type { CoverageRow, RecordLine } from "./tailgate.queries.server.ts";
import { matrixOf } from "./tailgate.view.server.ts";

/** All records of a workspace, one a line, in the reader's language. */
export function recordsCsv(language: Language, records: readonly RecordLine[]): string {
  const t = translator(language, "tailgate");
  const head = [
    ...[t("fields.topic"), t("fields.day"), t("fields.site"), t("fields.project"), t("fields.place")],
    ...[t("fields.presenter"), t("record.signedAt"), t("record.attendees"), t("sample")],
  ];
  const lines = records.map((record) => [
    ...[wordsIn(JSON.parse(record.title) as Words, language), record.heldOn, record.siteName],
    ...[record.projectName, record.place, record.presenter, record.signedAt ?? t("open")],
    ...[Number(record.attendees), record.sample ? "1" : ""],
  ]);
  return csvOf([head, ...lines]);
}

/** Who signed which talk when last: a line for each worker, a column for each talk. */
export function coverageCsv(language: Language, rows: readonly CoverageRow[]): string {
  const t = translator(language, "tailgate");
  const { talks, workers } = matrixOf(rows, language);
  return csvOf([
    [t("coverage.worker"), ...talks.map(({ title }) => title)],
    ...workers.map(({ name, last }) => [name, ...talks.map(({ key }) => last[key] ?? "")]),
  ]);
}
