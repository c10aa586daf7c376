import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, asc, between, desc, eq, sql } from "drizzle-orm";
import {
  type Asked,
  bucketOf,
  changeOf,
  figureOf,
  grainOf,
  outliersOf,
  PERIODS,
  readable,
  readTile,
  rowsStatement,
  type Split,
  splitStatement,
  splitsOf,
  type TileRow,
  tileStatement,
} from "~/engines/metric/metric.server.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import { messagesOf, translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Metric, PartId } from "~/services/metrics.ts";
import type { Database } from "~db/client.ts";
import { metricAlerts, metricNotes, metricQuestions } from "~db/schema/intelligence.ts";
import { projects } from "~db/schema/projects.ts";
import { type AskedFigures, readAsked, spansAsked } from "./asked.ts";
import { INTELLIGENCE_LIMITS, KEPT_PERIODS } from "./intelligence.limits.ts";

type Context = Pick<AppLoadContext, "db" | "language" | "contributions">;
type WithForm = Context & Pick<AppLoadContext, "formKey">;

/** The projects that can be chosen, by their names. */
const projectsOf = (db: Database, of: Asked["of"]) =>
  db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(sql`${of(projects.workspace, projects.sample)}`)
    .orderBy(asc(projects.name), asc(projects.id))
    .limit(INTELLIGENCE_LIMITS.projects);

/** The figures in the order in which the words of the catalogue have them, whichever feature they are of. */
function inOrder(metrics: readonly Metric[]): Metric[] {
  const { names = {} } = messagesOf("en", "metrics");
  const order = Object.keys(names);
  return [...metrics].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/** What a question comes to for whoever asks it. */
function scopeOf(actor: Present, asked: AskedFigures, day: string) {
  const { now, before, problem } = spansAsked(asked, day);
  const scope: Asked = { of: readable(actor, asked.samples), day, now, before, project: asked.project };
  return { scope, grain: grainOf(now), problem };
}

const tileOf = (
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

/** The figures of a goal: every tile and the list of projects in one round trip. */
export async function boardView(
  { db, contributions }: Context,
  actor: Present,
  asked: AskedFigures,
  day: string,
) {
  const { scope, grain, problem } = scopeOf(actor, asked, day);
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

/** The questions that somebody keeps, each asked anew: one round trip for the list, one for all figures. */
export async function mineView(
  { db, contributions, language, formKey }: WithForm,
  actor: Present,
  { day, wanted }: { day: string; wanted: URLSearchParams },
) {
  const of = readable(actor, false);
  const [questions, choices, alerts] = await db.batch([
    db
      .select()
      .from(metricQuestions)
      .where(sql`${of(metricQuestions.workspace)} and ${metricQuestions.keeper} = ${actor.owner}`)
      .orderBy(asc(metricQuestions.createdAt), asc(metricQuestions.id))
      .limit(INTELLIGENCE_LIMITS.questions),
    projectsOf(db, of),
    db
      .select()
      .from(metricAlerts)
      .where(sql`${of(metricAlerts.workspace)}`)
      .orderBy(asc(metricAlerts.createdAt), asc(metricAlerts.id))
      .limit(INTELLIGENCE_LIMITS.alerts),
  ]);
  const names = new Map(choices.map((one) => [one.id, one.name]));
  const kept = questions.flatMap((question) => {
    const metric = contributions.metrics.find(({ id }) => id === question.metric);
    const period = PERIODS.find((one) => one === question.period);
    if (!metric || !period || period === "own") return [];
    const asked = { ...readAsked(new URLSearchParams()), period, project: question.project };
    const { scope, grain } = scopeOf(actor, asked, day);
    const split = splitsOf(metric).find((one) => one === question.split);
    return [{ question, metric, asked, scope, grain, split }];
  });
  const statements = kept.flatMap(({ metric, scope, grain, split }) => [
    tileStatement(db, metric, scope, grain),
    ...(split ? [splitStatement(db, metric, scope, split)] : []),
  ]);
  const [first, ...others] = statements;
  const results: readonly unknown[] = first ? await db.batch([first, ...others]) : [];
  let at = 0;
  const tiles = kept.map(({ question, metric, asked, scope, grain, split }) => {
    const tile = tileOf(metric, results[at++] as TileRow[], scope, grain);
    const parts = split ? (results[at++] as PartRow[]) : [];
    return {
      ...{ id: question.id, asked, split, project: names.get(question.project) ?? "", tile },
      parts: split ? partsOf(metric, parts, partWords(language, metric, split, names)) : [],
    };
  });
  const text = (name: string) => (wanted.get(name) ?? "").slice(0, 60);
  return {
    tiles,
    projects: choices,
    alerts: alertsOf(contributions.metrics, alerts, names),
    /** The one that is changed, by its id. */
    changed: text("alert"),
    /** All figures by goal, and every way in which one of them can be split. */
    catalogue: inOrder(contributions.metrics).map(({ id, goal }) => ({ id, goal })),
    splits: [...new Set(contributions.metrics.flatMap(splitsOf))],
    /** What the form begins with, as a figure's page links to it. */
    wanted: {
      ...{ metric: text("metric") || "winRate", split: text("split") },
      ...{ period: text("period") || "month", project: text("project") },
    },
    mayWrite: actor.role !== "viewer",
    isFull: questions.length >= INTELLIGENCE_LIMITS.questions,
    hasRoom: alerts.length < INTELLIGENCE_LIMITS.alerts,
    idem: formKey(),
  };
}

/** The team's alerts as the page lists them; one of a figure that is none any more is left out. */
const alertsOf = (
  metrics: readonly Metric[],
  alerts: readonly (typeof metricAlerts.$inferSelect)[],
  names: ReadonlyMap<string, string>,
) =>
  alerts.flatMap(({ id, metric: figure, words, side, threshold, period, project, version, ...told }) => {
    const metric = metrics.find((one) => one.id === figure);
    const days = KEPT_PERIODS.find((one) => one === period);
    if (!metric || !days) return [];
    return [
      {
        ...{ id, figure: metric.id, words, side, threshold, days, job: project, version },
        ...{ unit: metric.unit, when: metric.when, jobName: names.get(project) ?? "" },
        ...{ crossedAt: told.crossedAt, lookedAt: told.lookedAt },
      },
    ];
  });
export type MineView = Awaited<ReturnType<typeof mineView>>;

/** What a part is called: a word of a namespace by its value, what somebody typed, or a project's name. */
function partWords(
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

type PartRow = { key: string; top: number; bottom: number; rows: number };

const partsOf = (metric: Metric, rows: readonly PartRow[], words: ReturnType<typeof partWords>) =>
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
  const { scope, grain, problem } = scopeOf(actor, asked, day);
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
  const { scope } = scopeOf(actor, asked, day);
  const given: Asked = metric.hasProject ? scope : { ...scope, project: "" };
  const [choices, rows] = await db.batch([
    projectsOf(db, scope.of),
    rowsStatement(db, metric, given, { from: 0, count: INTELLIGENCE_LIMITS.file }),
  ]);
  const names = new Map(choices.map((one) => [one.id, one.name]));
  return { metric, rows: rows.map((row) => rowOf(metric, row, names)) };
}
