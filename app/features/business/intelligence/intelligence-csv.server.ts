import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import type { BoardView, readRows } from "./intelligence.view.server.ts";

/** A number of a row as a spreadsheet adds it up: money in dollars, and no more digits than mean something. */
const told = (unit: string, value: number) =>
  unit === "cents" ? Math.round(value) / 100 : Math.round(value * 10_000) / 10_000;

/** A figure as a file has it: nothing where there is nothing to divide by. */
const figure = (unit: string, value: number | undefined) => (value === undefined ? "" : told(unit, value));

/**
 * A board as a file: a line for each figure with its unit, its value, the one before and how many rows it rests on, then a
 * column for each part of the period in which any of them has a value.
 */
export function boardCsv(language: Language, { tiles, now, before }: BoardView): string {
  const t = translator(language, "intelligence");
  const words = translator(language, "metrics");
  const buckets = [...new Set(tiles.flatMap(({ trend }) => trend.map(({ bucket }) => bucket)))].sort();
  const days = ({ from, to }: { from: string; to: string }) => `${from} – ${to}`;
  return csvOf([
    [
      ...[t("file.figure"), t("file.unit"), days(now), days(before), t("table.rows")],
      ...[t("definition"), ...buckets],
    ],
    ...tiles.map((tile) => [
      ...[words(`names.${tile.id}`), t(`file.units.${tile.unit}`)],
      // What stands now has no period.
      ...[figure(tile.unit, tile.value), figure(tile.unit, tile.earlier), tile.rows],
      words(`texts.${tile.id}`),
      ...buckets.map((bucket) => figure(tile.unit, tile.trend.find((one) => one.bucket === bucket)?.value)),
    ]),
  ]);
}

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
