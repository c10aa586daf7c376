import { type Words, wordsIn } from "~/engines/checklist/checklist.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import type { RunLine } from "./checklists.queries.server.ts";

/** All runs of a workspace, one a line, in the reader's language. */
export function runsCsv(language: Language, runs: readonly RunLine[]): string {
  const t = translator(language, "safety-checklists");
  const head = [
    ...[t("fields.list"), t("fields.day"), t("fields.site"), t("fields.project"), t("fields.place")],
    ...[t("fields.printedName"), t("record.signedAt"), t("score.title"), t("score.percent"), t("sample")],
  ];
  const lines = runs.map((run) => [
    ...[
      wordsIn(JSON.parse(run.name) as Words, language),
      run.runOn,
      run.siteName,
      run.projectName,
      run.place,
    ],
    ...[run.printedName, run.signedAt ?? t("open"), run.signedAt ? t(`score.${run.result as "pass"}`) : ""],
    ...[run.percent ?? "", run.sample ? "1" : ""],
  ]);
  return csvOf([head, ...lines]);
}
