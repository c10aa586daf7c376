import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { ballWith, readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { postsOf } from "~/engines/talk/talk.server.ts";
import { type Holder, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import { localDay } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { files } from "~db/schema/file.ts";
import { projects } from "~db/schema/projects.ts";
import { rfis } from "~db/schema/rfis.ts";
import rfiBound from "./rfi.process.server.ts";
import { PRINTED, RFI, SHOWN, type View } from "./rfis.limits.ts";

/** What a list is narrowed to; empty is everything. */
export interface Asked {
  project: string;
  view: View;
  /** As a list to print. */
  print: boolean;
  /** From 0. */
  page: number;
}

const projectName = sql<string>`${projects.name}`.as("project_name");
const ZONES = 40;

/** The days on which it may be today somewhere: a job's own day is one of them, by its zone. */
async function daysOf(db: Database, actor: Person, now: Date): Promise<string> {
  const zones = await db
    .selectDistinct({ zone: projects.siteZone })
    .from(projects)
    .where(and(eq(projects.workspace, actor.workspace), mayRead(actor, projects.workspace)))
    .limit(ZONES);
  return JSON.stringify(Object.fromEntries(zones.map(({ zone }) => [zone, localDay(now, zone)])));
}

/** Not answered, and its day has passed at the job. */
const isLate = (days: string) => sql`(${rfis.state} = 'open'
  and exists (select 1 from json_each(${days}) as today where today.key = ${projects.siteZone}
    and ${rfis.neededBy} < today.value))`;

function viewOf(view: View, actor: Person, days: string): SQL | undefined {
  if (view === "open") return sql`${rfis.state} <> 'closed'`;
  if (view === "mine") return ballWith(rfiBound, actor);
  if (view === "overdue") return isLate(days);
  return view === "ended" ? sql`${rfis.state} = 'closed'` : undefined;
}

/** A page of the list with what is counted beside it, in two round trips: the days of the jobs first. Examples count for nothing. */
export async function readRfis(db: Database, actor: Person | undefined, asked: Asked, now: Date) {
  if (!actor) return undefined;
  const days = await daysOf(db, actor, now);
  const mine = and(
    eq(rfis.workspace, actor.workspace),
    mayRead(actor, rfis.workspace),
    asked.project ? eq(rfis.projectId, asked.project) : undefined,
  );
  const which = and(mine, viewOf(asked.view, actor, days));
  const size = asked.print ? PRINTED : SHOWN;
  const count = (condition: SQL) => sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
  const age = sql`julianday(coalesce(${rfis.answeredAt}, ${now.toISOString()})) - julianday(${rfis.openedAt})`;
  const [jobs, [total], list, [counts]] = await db.batch([
    db
      .select({ id: projects.id, name: projects.name })
      .from(projects)
      .where(and(eq(projects.workspace, actor.workspace), mayRead(actor, projects.workspace)))
      .orderBy(asc(projects.name), asc(projects.id))
      .limit(210),
    db
      .select({ rfis: sql<number>`count(*)` })
      .from(rfis)
      .innerJoin(projects, eq(projects.id, rfis.projectId))
      .where(which),
    db
      .select({
        ...{ id: rfis.id, number: rfis.number, topic: rfis.topic, trade: rfis.trade, askedOf: rfis.askedOf },
        ...{ question: rfis.question, location: rfis.location, drawing: rfis.drawing },
        ...{ neededBy: rfis.neededBy, costImpact: rfis.costImpact, timeImpact: rfis.timeImpact },
        ...{ openedAt: rfis.openedAt, answeredAt: rfis.answeredAt, sample: rfis.sample },
        ...{ zone: projects.siteZone, project: projectName, ...standingColumns(rfiBound, actor, now) },
      })
      .from(rfis)
      .innerJoin(projects, eq(projects.id, rfis.projectId))
      .where(which)
      .orderBy(sql`${rfis.neededBy} is null`, asc(rfis.neededBy), asc(projects.name), desc(rfis.number))
      .limit(size)
      .offset(asked.page * size),
    db
      .select({
        open: count(sql`${rfis.state} = 'open'`),
        overdue: count(isLate(days)),
        answered: count(sql`${rfis.state} = 'answered'`),
        meanDays: sql<number | null>`avg(case when ${rfis.answeredAt} is not null then ${age} end)`,
        oldest: sql<number | null>`max(case when ${rfis.state} = 'open' then ${age} end)`,
      })
      .from(rfis)
      .innerJoin(projects, eq(projects.id, rfis.projectId))
      .where(and(mine, sql`not ${rfis.sample}`)),
  ]);
  return { jobs, total: total?.rfis ?? 0, list, counts };
}
export type ReadRfis = NonNullable<Awaited<ReturnType<typeof readRfis>>>;

/** A question with its files, what was said about it and its history, in one round trip. */
export async function readRfi(db: Database, actor: Person | Holder, id: string, now: Date) {
  const subject = { type: RFI, id: rfis.id };
  const [[found], attached, posts, history] = await db.batch([
    db
      .select({
        ...getTableColumns(rfis),
        project: projectName,
        zone: projects.siteZone,
        ...standingColumns(rfiBound, actor, now),
      })
      .from(rfis)
      .innerJoin(projects, eq(projects.id, rfis.projectId))
      .where(and(eq(rfis.id, id), mayRead(actor, rfis.workspace, subject))),
    db
      .select({ id: files.id, name: files.name, type: files.type, createdAt: files.createdAt })
      .from(files)
      .where(
        and(
          eq(files.subjectType, RFI),
          eq(files.subjectId, id),
          mayRead(actor, files.workspace, { type: RFI, id: files.subjectId }),
        ),
      )
      .orderBy(asc(files.createdAt), asc(files.id)),
    postsOf(db, actor, { type: RFI, id }, now),
    readTimeline(db, rfiBound, actor, id),
  ]);
  return found && { rfi: found, files: attached, posts, history };
}
export type ReadRfi = NonNullable<Awaited<ReturnType<typeof readRfi>>>;
