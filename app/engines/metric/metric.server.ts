// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import
// biome-ignore-all lint/performance/noReExportAll: the same door, for whoever needs the database too
import { type SQL, sql } from "drizzle-orm";
import { type Holder, mayRead, type Person, type Subject } from "~/engines/trust/trust.server.ts";
import { afterAllOf, factsOf } from "~/services/metric-facts.server.ts";
import type { Metric, MetricReach, PartId } from "~/services/metrics.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { added, bucketsOf, type Grain, type Span, type Sums } from "./metric.ts";

export * from "./metric.ts";

/** What a figure is asked for. */
export interface Asked {
  /** Whose rows, with or without examples. */
  of: MetricReach["of"];
  /** Today, `YYYY-MM-DD`. */
  day: string;
  now: Span;
  before: Span;
  /** Rows of one project alone; empty for all. */
  project: string;
}

/** Rows of the workspace that somebody works in, while they may read it; examples only where they are asked for. */
export const readable =
  (actor: Person, samples: boolean): MetricReach["of"] =>
  (column, isSample) =>
    sql`(${column} = ${actor.workspace} and ${mayRead(actor, actor.workspace)}${
      isSample && !samples ? sql` and not ${isSample}` : sql``
    })`;

/** As `readable`, for whoever holds a link to a record of the workspace, while it stands: never with examples. */
export const readableByLink =
  (holder: Holder, workspace: WorkspaceId, subject: Subject): MetricReach["of"] =>
  (column, isSample) =>
    sql`(${column} = ${workspace} and ${mayRead(holder, workspace, subject)}${
      isSample ? sql` and not ${isSample}` : sql``
    })`;

/** The select of a figure's facts as a table to read from. */
const factTable = (metric: Metric, { of, day }: Asked, { from, to }: Span) =>
  sql`(${factsOf(metric, { of, day, from, to })}) as fact`;

const ofProject = ({ project }: Asked): SQL => (project === "" ? sql`1` : sql`fact.project = ${project}`);

const SUMS = {
  top: sql<number>`coalesce(sum(fact.top), 0)`,
  bottom: sql<number>`coalesce(sum(fact.bottom), 0)`,
  rows: sql<number>`count(*)`,
};

/** The same as a list, because a subquery has one column. */
const LISTED = sql<string>`json_array(${SUMS.top}, ${SUMS.bottom}, ${SUMS.rows})`;

const BUCKETS: Record<Grain, SQL<string>> = {
  day: sql`fact.day`,
  week: sql`date(fact.day, '-' || strftime('%w', fact.day) || ' days')`,
  month: sql`substr(fact.day, 1, 7)`,
};

/** Where each bucket begins and ends, those of the days before as one: texts to compare with. */
function stretchesOf({ now, before }: Asked, grain: Grain) {
  const buckets = bucketsOf(now, grain);
  // A month is the beginning of all its days, and as a text comes before each of them.
  const starts = buckets.map((bucket) => (bucket < now.from ? now.from : bucket));
  return [
    ["", 0, before.from, afterAllOf(before.to)],
    ...buckets.map((bucket, n) => [bucket, 1, starts[n], starts[n + 1] ?? afterAllOf(now.to)]),
  ];
}

/** The sums of each bucket by itself, in the order of the days: as many stretches of an index as there are buckets. */
function byStretch(db: Database, metric: Metric, asked: Asked, grain: Grain) {
  const { of, day, now, before } = asked;
  const stretches = stretchesOf(asked, grain);
  const reach = { of, day, from: before.from, to: now.to };
  const facts = factsOf(metric, reach, { from: sql`stretch.from_day`, before: sql`stretch.before_day` });
  // The limit keeps SQLite from reading the texts out of the list again for every row that is compared with them.
  const table = sql`(select json_extract(value, '$[0]') as bucket, json_extract(value, '$[1]') as is_now,
    json_extract(value, '$[2]') as from_day, json_extract(value, '$[3]') as before_day
    from json_each(${JSON.stringify(stretches)}) limit ${stretches.length}) as stretch`;
  return db
    .select({
      bucket: sql<string>`stretch.bucket`,
      isNow: sql<number>`stretch.is_now`,
      sums: sql<string>`(select ${LISTED} from (${facts}) as fact where ${ofProject(asked)})`,
    })
    .from(table);
}

/**
 * The sums of the days that are asked for, bucket by bucket, and those of the days before under their own mark. A figure of now
 * has one bucket.
 */
export function tileStatement(db: Database, metric: Metric, asked: Asked, grain: Grain) {
  const { now, before } = asked;
  if (metric.when === "now")
    return (
      db
        // Named: a batch on D1 hands rows over as objects, in which a column called 1 comes before all others.
        .select({ bucket: sql<string>`''`.as("bucket"), isNow: sql<number>`1`.as("is_now"), sums: LISTED })
        .from(factTable(metric, asked, now))
        .where(ofProject(asked))
        .groupBy(sql`1`)
    );
  if (metric.byDay) return byStretch(db, metric, asked, grain);
  const isNow = sql<number>`(fact.day >= ${now.from})`;
  return db
    .select({ bucket: sql<string>`${BUCKETS[grain]}`, isNow, sums: LISTED })
    .from(factTable(metric, asked, { from: before.from, to: now.to }))
    .where(sql`${ofProject(asked)} and (fact.day >= ${now.from} or fact.day <= ${before.to})`)
    .groupBy(sql`1`, sql`2`);
}
export type TileRow = { bucket: string; isNow: number; sums: string };

function sumsOf({ sums }: TileRow): Sums {
  const [top = 0, bottom = 0, rows = 0] = JSON.parse(sums) as number[];
  return { top, bottom, rows };
}

/** The rows of a tile's statement as its figures: now, before, and bucket by bucket without a gap. */
export function readTile(
  metric: Metric,
  rows: readonly TileRow[],
  { now }: Pick<Asked, "now">,
  grain: Grain,
) {
  const add = (of: readonly TileRow[]): Sums => added(of.map(sumsOf));
  const current = rows.filter(({ isNow }) => Number(isNow) === 1);
  if (metric.when === "now") return { now: add(current), before: undefined, buckets: [] };
  return {
    now: add(current),
    before: add(rows.filter(({ isNow }) => Number(isNow) !== 1)),
    buckets: bucketsOf(now, grain).map((bucket) => ({
      bucket,
      sums: add(current.filter((one) => one.bucket === bucket)),
    })),
  };
}

/** What a figure can be split by. */
export type Split = PartId | "month" | "week" | "project";
export const splitsOf = (metric: Metric): Split[] => [
  ...(metric.when === "period" ? (["month", "week"] as const) : []),
  ...(metric.hasProject ? (["project"] as const) : []),
  ...(Object.keys(metric.parts ?? {}) as PartId[]),
];

/** Most parts that are told apart. */
export const MOST_PARTS = 60;

/** The sums of a figure, part by part: time in its order, all else with most rows first. */
export function splitStatement(db: Database, metric: Metric, asked: Asked, split: Split) {
  const isTime = split === "month" || split === "week";
  const key = isTime
    ? BUCKETS[split]
    : split === "project"
      ? sql`fact.project`
      : sql`fact.${sql.identifier(`part_${split}`)}`;
  return db
    .select({ key: sql<string>`${key}`, ...SUMS })
    .from(factTable(metric, asked, asked.now))
    .where(ofProject(asked))
    .groupBy(sql`1`)
    .orderBy(isTime ? sql`1` : sql`count(*) desc, 1`)
    .limit(MOST_PARTS);
}

/** The rows of a figure, newest first, from one on. */
export function rowsStatement(
  db: Database,
  metric: Metric,
  asked: Asked,
  page: { from: number; count: number },
) {
  return db
    .select({
      id: sql<string>`fact.id`,
      link: sql<string>`fact.link`,
      name: sql<string>`fact.name`,
      day: sql<string>`fact.day`,
      project: sql<string>`fact.project`,
      top: sql<number>`fact.top`,
      bottom: sql<number>`fact.bottom`,
    })
    .from(factTable(metric, asked, asked.now))
    .where(ofProject(asked))
    .orderBy(sql`fact.day desc, fact.id`)
    .limit(page.count)
    .offset(page.from);
}
export type FactRow = Awaited<ReturnType<typeof rowsStatement>>[number];
