import { and, asc, desc, eq, getTableColumns, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { safetyHours, safetyReports } from "~db/schema/safety.ts";
import { sites } from "~db/schema/tools.ts";
import { actionsDue, countRuns } from "../checklists/checklists.queries.server.ts";
import { countTalks } from "../tailgate/tailgate.queries.server.ts";
import { reportPath, SAFETY_LIMITS } from "./dashboard.limits.ts";
import { countObservations } from "./observations.queries.server.ts";

/** The page of a report, for other features. */
export const reportHref = reportPath;

/** The kind of record that photos of a report belong to. */
export const REPORT_FILES = "safety-report";

const ofMine = (actor: Person) =>
  and(eq(safetyReports.workspace, actor.workspace), mayRead(actor, safetyReports.workspace));

const RECORDABLE = sql`${safetyReports.outcome} in ('other', 'restricted', 'away', 'death')`;

/** A report of the workspaces that somebody reads; undefined where it is none of theirs. */
export async function findReport(db: Database, actor: Person, id: string) {
  const [found] = await db
    .select(getTableColumns(safetyReports))
    .from(safetyReports)
    .where(and(eq(safetyReports.id, id), mayRead(actor, safetyReports.workspace)));
  return found;
}
export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>;

const hoursOf = (db: Database, actor: Person) =>
  db
    .select({ month: safetyHours.month, hours: safetyHours.hours, people: safetyHours.people })
    .from(safetyHours)
    .where(
      and(
        eq(safetyHours.workspace, actor.workspace),
        mayRead(actor, safetyHours.workspace),
        sql`not ${safetyHours.sample}`,
      ),
    )
    .orderBy(desc(safetyHours.month))
    .limit(SAFETY_LIMITS.months);

/**
 * What the dashboard is drawn from, in one round trip. Examples are listed and count for nothing.
 * @param since the first day on which the leading figures look back; `yearAgo` that of the places
 */
export async function readDashboard(
  db: Database,
  actor: Person,
  {
    page,
    since,
    today,
    yearAgo,
    trend,
  }: {
    page: number;
    since: string;
    today: string;
    yearAgo: string;
    /** Whole months, the last one left out. */
    trend: { since: string; until: string };
  },
) {
  const own = and(ofMine(actor), sql`not ${safetyReports.sample}`);
  const [
    reports,
    [counted],
    cases,
    hours,
    clocks,
    [near],
    [talks],
    [runs],
    [actions],
    places,
    spans,
    nears,
    hot,
    causes,
    [lately],
    [seen],
    trendReports,
    trendHours,
  ] = await db.batch([
    db
      .select({
        id: safetyReports.id,
        kind: safetyReports.kind,
        what: safetyReports.what,
        place: safetyReports.place,
        happenedOn: safetyReports.happenedOn,
        outcome: safetyReports.outcome,
        whys: safetyReports.whys,
        source: safetyReports.source,
        siteName: safetyReports.siteName,
        sample: safetyReports.sample,
      })
      .from(safetyReports)
      .where(ofMine(actor))
      .orderBy(desc(safetyReports.happenedOn), desc(safetyReports.createdAt), asc(safetyReports.id))
      .limit(SAFETY_LIMITS.shown)
      .offset((page - 1) * SAFETY_LIMITS.shown),
    db.select({ reports: sql<number>`count(*)` }).from(safetyReports).where(ofMine(actor)),
    db
      .select({
        month: sql<string>`substr(${safetyReports.happenedOn}, 1, 7)`,
        outcome: safetyReports.outcome,
        cases: sql<number>`count(*)`,
      })
      .from(safetyReports)
      .where(and(own, RECORDABLE))
      .groupBy(sql`substr(${safetyReports.happenedOn}, 1, 7)`, safetyReports.outcome),
    hoursOf(db, actor),
    db
      .select({
        id: safetyReports.id,
        duty: safetyReports.duty,
        learnedAt: safetyReports.learnedAt,
        siteZone: safetyReports.siteZone,
        place: safetyReports.place,
      })
      .from(safetyReports)
      .where(and(own, sql`${safetyReports.duty} <> 'none' and ${safetyReports.toldOn} = ''`))
      .orderBy(asc(safetyReports.learnedAt), asc(safetyReports.id))
      .limit(SAFETY_LIMITS.shown),
    db
      .select({ reports: sql<number>`count(*)` })
      .from(safetyReports)
      .where(
        and(
          own,
          eq(safetyReports.kind, "near-miss"),
          sql`${safetyReports.happenedOn} between ${since} and ${today}`,
        ),
      ),
    countTalks(db, actor, { since, until: today }),
    countRuns(db, actor, { since, until: today }),
    actionsDue(db, actor, { since, until: today }),
    // Viewers make no links.
    db
      .select({ id: sites.id, name: sites.name })
      .from(sites)
      .where(and(eq(sites.workspace, actor.workspace), mayWrite(actor, sites.workspace)))
      .orderBy(asc(sites.name), asc(sites.id))
      .limit(SAFETY_LIMITS.shown),
    db
      .select({
        happenedOn: safetyReports.happenedOn,
        awayFrom: safetyReports.awayFrom,
        awayUntil: safetyReports.awayUntil,
        restrictedFrom: safetyReports.restrictedFrom,
        restrictedUntil: safetyReports.restrictedUntil,
      })
      .from(safetyReports)
      .where(and(own, sql`${safetyReports.outcome} in ('restricted', 'away')`))
      .limit(SAFETY_LIMITS.reports),
    db
      .select({
        month: sql<string>`substr(${safetyReports.happenedOn}, 1, 7)`,
        reports: sql<number>`count(*)`,
      })
      .from(safetyReports)
      .where(and(own, eq(safetyReports.kind, "near-miss")))
      .groupBy(sql`substr(${safetyReports.happenedOn}, 1, 7)`),
    db
      .select({
        place: sql<string>`min(trim(${safetyReports.place}))`,
        site: safetyReports.siteName,
        reports: sql<number>`count(*)`,
        hurt: sql<number>`sum(${safetyReports.kind} = 'injury')`,
      })
      .from(safetyReports)
      .where(and(own, sql`${safetyReports.happenedOn} between ${yearAgo} and ${today}`))
      .groupBy(sql`lower(trim(${safetyReports.place}))`, safetyReports.siteName)
      .orderBy(sql`count(*) desc`, sql`min(${safetyReports.place})`)
      .limit(SAFETY_LIMITS.hotspots),
    db
      .select({ cause: safetyReports.cause, reports: sql<number>`count(*)` })
      .from(safetyReports)
      .where(
        and(
          own,
          sql`${safetyReports.cause} <> '' and ${safetyReports.happenedOn} between ${yearAgo} and ${today}`,
        ),
      )
      .groupBy(safetyReports.cause)
      .orderBy(sql`count(*) desc`, asc(safetyReports.cause)),
    db
      .select({ reports: sql<number>`count(*)` })
      .from(safetyReports)
      .where(and(own, sql`${safetyReports.happenedOn} between ${yearAgo} and ${today}`)),
    countObservations(db, actor, { since, until: today }),
    ...trendReads(db, actor, trend),
  ]);
  return {
    trend: {
      reports: trendReports.map((one) => ({ ...one, nears: Number(one.nears), cases: Number(one.cases) })),
      hours: trendHours,
    },
    ...{
      reports,
      cases,
      hours,
      clocks,
      sites: places,
      spans,
      nears,
      hot,
      causes,
      lately: Number(lately?.reports ?? 0),
      counted: Number(counted?.reports ?? 0),
    },
    leading: {
      talks: Number(talks?.count ?? 0),
      runs: Number(runs?.count ?? 0),
      nearMisses: Number(near?.reports ?? 0),
      observed: Number(seen?.observed ?? 0),
      safe: Number(seen?.safe ?? 0),
      actionsDue: Number(actions?.due ?? 0),
      actionsOnTime: Number(actions?.onTime ?? 0),
    },
  };
}

/**
 * The cases of a calendar year in the order of their days, and the hours that were typed for it. Examples are none.
 * @param year four digits
 */
export async function readLog(db: Database, actor: Person, year: string) {
  const [cases, hours] = await db.batch([
    db
      .select(getTableColumns(safetyReports))
      .from(safetyReports)
      .where(
        and(
          ofMine(actor),
          RECORDABLE,
          sql`not ${safetyReports.sample} and substr(${safetyReports.happenedOn}, 1, 4) = ${year}`,
        ),
      )
      .orderBy(asc(safetyReports.happenedOn), asc(safetyReports.createdAt), asc(safetyReports.id))
      .limit(SAFETY_LIMITS.reports),
    hoursOf(db, actor),
  ]);
  return { cases, hours: hours.filter(({ month }) => month.startsWith(`${year}-`)) };
}

/** A near miss as a row to select, with its columns in the order of the table. */
export function nearMissRow({
  idem,
  workspace,
  what,
  place,
  happenedOn,
  siteZone,
  at,
  by,
  sample = sql`0`,
}: {
  idem: string;
  workspace: SQL;
  what: string;
  place: string | SQL;
  happenedOn: string;
  siteZone: SQL;
  at: Date;
  /** The link that it came by, and the site's name. */
  by?: { link: string; source: SQL; reporter: string; siteName: SQL };
  /** Whether it belongs to an example. */
  sample?: SQL;
}): SQL {
  const columns: Record<keyof typeof safetyReports.$inferSelect, SQL> = {
    ...{ id: sql`${idem}`, workspace, kind: sql`'near-miss'`, what: sql`${what}` },
    ...{ place: sql`${place}`, happenedOn: sql`${happenedOn}`, happenedAt: sql`''`, siteZone },
    ...{ outcome: sql`'none'`, caseType: sql`'injury'`, person: sql`''` },
    ...{ jobTitle: sql`''`, isPrivate: sql`0`, injury: sql`''`, awayFrom: sql`''`, awayUntil: sql`''` },
    ...{ restrictedFrom: sql`''`, restrictedUntil: sql`''`, duty: sql`'none'`, learnedAt: sql`null` },
    ...{ toldOn: sql`''`, whys: sql`'[]'`, cause: sql`''`, linkId: by ? sql`${by.link}` : sql`null` },
    ...{ source: by?.source ?? sql`''`, reporter: sql`${by?.reporter ?? ""}` },
    ...{ siteName: by?.siteName ?? sql`''`, version: sql`1`, sample },
    createdAt: sql`${at.toISOString()}`,
  };
  return sql.join(Object.values(columns), sql`, `);
}

/** Whether a workspace has room for one report more. */
export const hasRoom = (workspace: SQLWrapper | string) =>
  sql`(select count(*) from ${safetyReports} as standing where standing.workspace_id = ${workspace}
    and not standing.sample) < ${SAFETY_LIMITS.reports}`;

/** What was reported in each month from one to before another, and the hours of each, to be read in a batch; examples apart. */
export const trendReads = (db: Database, actor: Person, { since, until }: { since: string; until: string }) =>
  [
    db
      .select({
        month: sql<string>`substr(${safetyReports.happenedOn}, 1, 7)`,
        sample: safetyReports.sample,
        nears: sql<number>`sum(${safetyReports.kind} = 'near-miss')`,
        cases: sql<number>`sum(${RECORDABLE})`,
      })
      .from(safetyReports)
      .where(
        and(
          ofMine(actor),
          sql`${safetyReports.happenedOn} >= ${`${since}-01`} and ${safetyReports.happenedOn} < ${`${until}-01`}`,
        ),
      )
      .groupBy(sql`1`, safetyReports.sample),
    db
      .select({ month: safetyHours.month, sample: safetyHours.sample, hours: safetyHours.hours })
      .from(safetyHours)
      .where(
        and(
          eq(safetyHours.workspace, actor.workspace),
          mayRead(actor, safetyHours.workspace),
          sql`${safetyHours.month} >= ${since} and ${safetyHours.month} < ${until}`,
        ),
      ),
  ] as const;
