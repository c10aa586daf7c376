import { asc, sql } from "drizzle-orm";
import {
  type Asked,
  changeOf,
  figureOf,
  grainOf,
  outliersOf,
  readTile,
  type Split,
  type TileRow,
} from "~/engines/metric/metric.server.ts";
import { messagesOf, translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Metric, PartId } from "~/services/metrics.ts";
import type { Database } from "~db/client.ts";
import { projects } from "~db/schema/projects.ts";
import { type AskedFigures, spansAsked } from "./asked.ts";
import { INTELLIGENCE_LIMITS } from "./intelligence.limits.ts";

/** The projects that can be chosen, by their names. */
export const projectsOf = (db: Database, of: Asked["of"]) =>
  db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(sql`${of(projects.workspace, projects.sample)}`)
    .orderBy(asc(projects.name), asc(projects.id))
    .limit(INTELLIGENCE_LIMITS.projects);

/** The figures in the order in which the words of the catalogue have them, whichever feature they are of. */
export function inOrder(metrics: readonly Metric[]): Metric[] {
  const { names = {} } = messagesOf("en", "metrics");
  const order = Object.keys(names);
  return [...metrics].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/** What a question comes to for whoever may read these rows. */
export function scopeOf(of: Asked["of"], asked: AskedFigures, day: string) {
  const { now, before, problem } = spansAsked(asked, day);
  const scope: Asked = { of, day, now, before, project: asked.project };
  return { scope, grain: grainOf(now), problem };
}

export const tileOf = (
  metric: Metric,
  rows: readonly TileRow[],
  { now }: Asked,
  grain: ReturnType<typeof grainOf>,
) => {
  const tile = readTile(metric, rows, { now }, grain);
  const value = figureOf(metric, tile.now);
  const earlier = tile.before && figureOf(metric, tile.before);
  const values = tile.buckets.map(({ sums }) => figureOf(metric, sums));
  const unusual = outliersOf(values);
  return {
    id: metric.id,
    unit: metric.unit,
    when: metric.when,
    value,
    rows: tile.now.rows,
    earlier,
    change: changeOf(metric, value, earlier),
    trend: tile.buckets.map(({ bucket, sums }, n) => ({
      ...{ bucket, value: values[n], rows: sums.rows },
      /** Far from the others. */
      ...(unusual[n] && { unusual: true as const }),
    })),
    /** Rows that say nothing of a project are not counted for one. */
    isWhole: !metric.hasProject,
  };
};
export type Tile = ReturnType<typeof tileOf>;

/** What a part is called: a word of a namespace by its value, what somebody typed, or a project's name. */
export function partWords(
  language: Language,
  metric: Metric,
  split: Split,
  names: ReadonlyMap<string, string>,
): (key: string) => { text: string; typed: boolean } | undefined {
  if (split === "month" || split === "week") return (key) => ({ text: key, typed: false });
  if (split === "project")
    return (key) => {
      const name = names.get(key);
      return name === undefined ? undefined : { text: name, typed: true };
    };
  const words = metric.parts?.[split as PartId];
  if (words === undefined || words === "typed")
    return (key) => (key === "" ? undefined : { text: key, typed: true });
  const t: (key: string) => string = translator(language, words.namespace) as never;
  return (key) => (key === "" ? undefined : { text: t(`${words.under}.${key}`), typed: false });
}

export type PartRow = { key: string; top: number; bottom: number; rows: number };

export const partsOf = (metric: Metric, rows: readonly PartRow[], words: ReturnType<typeof partWords>) =>
  rows.map((part) => ({
    key: part.key,
    ...words(part.key),
    rows: Number(part.rows),
    value: figureOf(metric, {
      top: Number(part.top),
      bottom: Number(part.bottom),
      rows: Number(part.rows),
    }),
  }));
export type Part = ReturnType<typeof partsOf>[number];
