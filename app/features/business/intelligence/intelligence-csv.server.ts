import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import type { readRows } from "./intelligence.view.server.ts";

/** A number of a row as a spreadsheet adds it up: money in dollars, and no more digits than mean something. */
const told = (unit: string, value: number) =>
  unit === "cents" ? Math.round(value) / 100 : Math.round(value * 10_000) / 10_000;

/** The rows of a figure as a file. */
export function rowsCsv(
  language: Language,
  { metric, rows }: NonNullable<Awaited<ReturnType<typeof readRows>>>,
): string {
  const t = translator(language, "intelligence");
  const isRatio = metric.kind === "ratio";
  return csvOf([
    [
      ...[t("rows.day"), t("rows.name"), t("rows.project"), t("rows.counts")],
      ...(isRatio ? [t("rows.outOf")] : []),
    ],
    ...rows.map(({ day, name, project, top, bottom }) => [
      ...[day, name, project, told(metric.unit, top)],
      ...(isRatio ? [told(metric.unit, bottom)] : []),
    ]),
  ]);
}
