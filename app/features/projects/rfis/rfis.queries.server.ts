import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { type FileStore, openFile } from "~/engines/file/file.server.ts";
import { ballWith, readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { postsOf } from "~/engines/talk/talk.server.ts";
import { type Holder, mayRead, type Person } from "~/engines/trust/trust.server.ts";
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
/** It is still the day before, somewhere, until twelve hours after the day has ended in UTC. */
const LAST_PLACE_MS = 12 * 3_600_000;

/**
 * Not answered, and its day has passed everywhere: a list over jobs in many zones asks no zone first. The page of one says
 * so by the day at its job, some hours earlier.
 */
const isLate = (now: Date) =>
  sql`(${rfis.state} = 'open' and ${rfis.neededBy} < ${new Date(now.getTime() - LAST_PLACE_MS).toISOString().slice(0, 10)})`;

function viewOf(view: View, actor: Person, now: Date): SQL | undefined {
  if (view === "open") return sql`${rfis.state} <> 'closed'`;
  if (view === "mine") return ballWith(rfiBound, actor);
  if (view === "overdue") return isLate(now);
  return view === "ended" ? sql`${rfis.state} = 'closed'` : undefined;
}

/** A page of the list with what is counted beside it. Examples count for nothing. */
export async function readRfis(db: Database, actor: Person | undefined, asked: Asked, now: Date) {
  if (!actor) return undefined;
  const mine = and(
    eq(rfis.workspace, actor.workspace),
    mayRead(actor, rfis.workspace),
    asked.project ? eq(rfis.projectId, asked.project) : undefined,
  );
  const which = and(mine, viewOf(asked.view, actor, now));
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
        overdue: count(isLate(now)),
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

/** A file of a question, for whoever holds its link: not of one that is not asked yet. */
export const openRfiFile = (store: Pick<FileStore, "db" | "bucket">, holder: Holder, file: string) =>
  openFile(
    store,
    holder,
    file,
    sql`exists (select 1 from rfis as asked where asked.id = files.subject_id and asked.state <> 'draft')`,
  );
