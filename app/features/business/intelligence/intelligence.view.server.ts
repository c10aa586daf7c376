import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, between, desc, eq, sql } from "drizzle-orm";
import {
  type Asked,
  bucketOf,
  readable,
  rowsStatement,
  type Split,
  splitStatement,
  splitsOf,
  type TileRow,
  tileStatement,
} from "~/engines/metric/metric.server.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import type { Metric } from "~/services/metrics.ts";
import { metricNotes } from "~db/schema/intelligence.ts";
import type { AskedFigures } from "./asked.ts";
import { INTELLIGENCE_LIMITS } from "./intelligence.limits.ts";
import { inOrder, type PartRow, partsOf, partWords, projectsOf, scopeOf, tileOf } from "./tiles.server.ts";

type Context = Pick<AppLoadContext, "db" | "language" | "contributions">;
type WithForm = Context & Pick<AppLoadContext, "formKey">;

/** The figures of a goal: every tile and the list of projects in one round trip. */
export async function boardView(
  { db, contributions }: Context,
  actor: Present,
  asked: AskedFigures,
  day: string,
) {
  const { scope, grain, problem } = scopeOf(readable(actor, asked.samples), asked, day);
  const metrics = inOrder(contributions.metrics).filter(
    ({ goal, hasProject }) => goal === asked.goal && (scope.project === "" || hasProject),
  );
  const [choices, ...tiles] = await db.batch([
    projectsOf(db, scope.of),
    ...metrics.map((metric) => tileStatement(db, metric, scope, grain)),
  ]);
  return {
    ...{ asked, grain, problem, now: scope.now, before: scope.before },
    projects: choices as { id: string; name: string }[],
    tiles: metrics.map((metric, n) => tileOf(metric, (tiles[n] ?? []) as TileRow[], scope, grain)),
    /** Figures of the goal that know no projects, while one is chosen. */
    left: contributions.metrics.filter(({ goal }) => goal === asked.goal).length - metrics.length,
  };
}
export type BoardView = Awaited<ReturnType<typeof boardView>>;

/** Which split of a figure is asked for: the first it has where none is. */
export const splitAsked = (metric: Metric, typed: string | null): Split | undefined => {
  const splits = splitsOf(metric);
  return splits.find((split) => split === typed) ?? splits[0];
};

/** One figure: its parts, its definition and a page of its rows; undefined where there is no such figure. */
export async function metricView(
  { db, contributions, language, formKey }: WithForm,
  actor: Present,
  asked: AskedFigures,
  { id, day, split: typed, page }: { id: string; day: string; split: string | null; page: number },
) {
  const metric = contributions.metrics.find((one) => one.id.toLowerCase() === id.toLowerCase());
  if (!metric) return undefined;
  const { scope, grain, problem } = scopeOf(readable(actor, asked.samples), asked, day);
  const given: Asked = metric.hasProject ? scope : { ...scope, project: "" };
  const split = splitAsked(metric, typed);
  const { rows: shown } = INTELLIGENCE_LIMITS;
  const [choices, tile, rows, notes, parts = []] = await db.batch([
    projectsOf(db, scope.of),
    tileStatement(db, metric, given, grain),
    rowsStatement(db, metric, given, { from: (page - 1) * shown, count: shown + 1 }),
    db
      .select({ id: metricNotes.id, day: metricNotes.day, words: metricNotes.words })
      .from(metricNotes)
      .where(
        and(
          sql`${scope.of(metricNotes.workspace)}`,
          eq(metricNotes.metric, metric.id),
          between(metricNotes.day, scope.now.from, scope.now.to),
        ),
      )
      .orderBy(desc(metricNotes.day), desc(metricNotes.createdAt))
      .limit(INTELLIGENCE_LIMITS.notesShown),
    ...(split ? [splitStatement(db, metric, given, split)] : []),
  ]);
  const names = new Map(choices.map((one) => [one.id, one.name]));
  const words = split && partWords(language, metric, split, names);
  return {
    ...{ asked, grain, problem, now: scope.now, before: scope.before, page },
    ...{ split, splits: splitsOf(metric), projects: choices, mayWrite: actor.role !== "viewer" },
    metric: {
      id: metric.id,
      kind: metric.kind,
      when: metric.when,
      times: metric.times ?? 1,
      goal: metric.goal,
    },
    tile: tileOf(metric, tile as TileRow[], given, grain),
    parts: words ? partsOf(metric, parts as PartRow[], words) : [],
    notes,
    /** Bars with a note. */
    noted: notes.map((note) => bucketOf(note.day, grain)),
    ...{ day, idem: formKey() },
    hasMore: rows.length > shown,
    rows: rows.slice(0, shown).map((row) => rowOf(metric, row, names)),
  };
}
export type MetricView = NonNullable<Awaited<ReturnType<typeof metricView>>>;

const rowOf = (
  metric: Metric,
  row: Awaited<ReturnType<typeof rowsStatement>>[number],
  names: ReadonlyMap<string, string>,
) => ({
  ...{ id: row.id, name: row.name, day: row.day, project: names.get(row.project) ?? "" },
  href: metric.href(row.link),
  /** What is summed up of it; what it is divided by only where that is not one for each. */
  top: Number(row.top),
  bottom: Number(row.bottom),
});

/** All rows of a figure for its file, up to a limit; undefined where there is no such figure. */
export async function readRows(
  { db, contributions }: Context,
  actor: Present,
  asked: AskedFigures,
  { id, day }: { id: string; day: string },
) {
  const metric = contributions.metrics.find((one) => one.id.toLowerCase() === id.toLowerCase());
  if (!metric) return undefined;
  const { scope } = scopeOf(readable(actor, asked.samples), asked, day);
  const given: Asked = metric.hasProject ? scope : { ...scope, project: "" };
  const [choices, rows] = await db.batch([
    projectsOf(db, scope.of),
    rowsStatement(db, metric, given, { from: 0, count: INTELLIGENCE_LIMITS.file }),
  ]);
  const names = new Map(choices.map((one) => [one.id, one.name]));
  return { metric, rows: rows.map((row) => rowOf(metric, row, names)) };
}
