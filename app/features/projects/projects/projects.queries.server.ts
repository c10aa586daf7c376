import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { restsOn } from "~/engines/chain/chain.server.ts";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import { newestEstimate } from "~/features/tools/estimates/estimated-work.queries.server.ts";
import type { Database } from "~db/client.ts";
import { files } from "~db/schema/file.ts";
import { documents } from "~db/schema/lines.ts";
import { projectLogEntries, projectLogs } from "~db/schema/project-logs.ts";
import { projects } from "~db/schema/projects.ts";
import { rfis } from "~db/schema/rfis.ts";
import { sites } from "~db/schema/tools.ts";
import project from "./project.process.server.ts";
import { LOG_PHOTOS, PROJECT_LIMITS, RATED_LOGS, SHOWN_LOGS } from "./projects.limits.ts";

// The examples stand beside what a workspace may hold.
const MOST = PROJECT_LIMITS.projects + 10;

/** The projects of the workspace that somebody works in, by name: to choose one in a form. Who owns nothing has none. */
export async function projectChoices(db: Database, actor: Person | undefined) {
  if (!actor) return [];
  // Read as a batch, so that a page may ask it together with others (`db/one-trip.ts`).
  const [rows] = await db.batch([
    db
      .select({
        id: projects.id,
        name: projects.name,
        siteId: projects.siteId,
        siteZone: projects.siteZone,
        state: projects.state,
        sample: projects.sample,
      })
      .from(projects)
      .where(and(eq(projects.workspace, actor.workspace), mayRead(actor, projects.workspace)))
      .orderBy(asc(projects.name), asc(projects.id))
      .limit(MOST),
  ]);
  return rows;
}
export type ProjectChoice = Awaited<ReturnType<typeof projectChoices>>[number];

/** One project as somebody of its workspace may see it; undefined where it is none of theirs. */
export async function findProject(db: Database, actor: Person, id: string) {
  const [found] = await db
    .select(getTableColumns(projects))
    .from(projects)
    .where(and(eq(projects.id, id), mayRead(actor, projects.workspace)));
  return found;
}
export type Project = NonNullable<Awaited<ReturnType<typeof findProject>>>;

// Of two columns of one name a batch on D1 answers one.
const siteName = sql<string | null>`${sites.name}`.as("site_name");

/** The sites to choose from. */
const siteRows = (db: Database, actor: Person) =>
  db
    .select({ id: sites.id, name: sites.name, siteZone: sites.siteZone })
    .from(sites)
    .where(and(eq(sites.workspace, actor.workspace), mayRead(actor, sites.workspace)))
    .orderBy(asc(sites.name), asc(sites.id))
    .limit(250);

/** The projects of a workspace and the sites to begin one on, in one round trip; who owns nothing has none. */
export async function readProjects(db: Database, actor: Person | undefined) {
  if (!actor) return { list: [], sites: [] };
  const [list, places] = await db.batch([
    db
      .select({
        id: projects.id,
        name: projects.name,
        number: projects.number,
        client: projects.client,
        state: projects.state,
        finishOn: projects.finishOn,
        sample: projects.sample,
        site: siteName,
        lastLog: sql<
          string | null
        >`(select max(log.day) from project_logs as log where log.project_id = ${projects.id})`,
        drafts: sql<number>`(select count(*) from project_logs as log where log.project_id = ${projects.id}
          and log.submitted_at is null)`,
      })
      .from(projects)
      .leftJoin(sites, eq(sites.id, projects.siteId))
      .where(and(eq(projects.workspace, actor.workspace), mayRead(actor, projects.workspace)))
      .orderBy(sql`${projects.state} = 'closed'`, asc(projects.name), asc(projects.id))
      .limit(MOST),
    siteRows(db, actor),
  ]);
  return { list, sites: places };
}

const LOG_LINE = {
  id: projectLogs.id,
  day: projectLogs.day,
  crews: projectLogs.crews,
  work: projectLogs.work,
  delayCause: projectLogs.delayCause,
  delayTenths: projectLogs.delayTenths,
  submittedAt: projectLogs.submittedAt,
  sample: projectLogs.sample,
};

/** What the contract may still grow by, and what it has grown by, from the change orders of a job; no examples. */
function changeSums(db: Database, actor: Person, id: string) {
  // Named, since columns that differ in parameters alone have one name, of which a batch on D1 answers one.
  const sum = (name: string, value: SQL, states: readonly string[]) =>
    sql<number>`coalesce(sum(case when ${inArray(documents.state, [...states])} then ${value} else 0 end), 0)`.as(
      name,
    );
  const approved = ["approved", "executed"];
  return db
    .select({
      pending: sum("pending", sql`${documents.totalCents}`, ["priced", "sent"]),
      approved: sum("approved", sql`${documents.totalCents}`, approved),
      approvedDays: sum(
        "approved_days",
        sql`cast(json_extract(${documents.content}, '$.facts.days') as integer)`,
        approved,
      ),
    })
    .from(documents)
    .where(
      and(
        eq(documents.subjectType, "project"),
        eq(documents.subjectId, id),
        eq(documents.kind, "changeOrder"),
        sql`not ${documents.sample}`,
        mayRead(actor, documents.workspace),
      ),
    );
}

/** Questions of a job that wait for an answer, with their days: which of them are late is said by the day at the job. */
function openQuestions(db: Database, actor: Person, id: string) {
  return db
    .select({ open: sql<number>`count(*)`, days: sql<string>`json_group_array(${rfis.neededBy})` })
    .from(rfis)
    .where(
      and(
        eq(rfis.projectId, id),
        eq(rfis.state, "open"),
        sql`not ${rfis.sample}`,
        mayRead(actor, rfis.workspace),
      ),
    );
}

/** Whether it began with a proposal, whose prices it is billed by. */
const HAS_VALUES = sql<number>`exists (select 1 from documents as priced where priced.subject_type = 'project'
  and priced.subject_id = projects.id and priced.workspace_id = projects.workspace_id and priced.kind = 'scheduleOfValues')`.as(
  "has_values",
);

/** The estimates that a job rests on, as a list for `in`: those behind its contract, and those of the deal that it was. */
const estimatesOf = (id: string) =>
  restsOn(
    sql`(select its.workspace_id from projects as its where its.id = ${id})`,
    { kind: "project", id },
    { kind: "estimate", through: ["proposal", "deal"] },
  );

/** A project with a page of its logs, what they come to, its history and the sites, in one round trip. */
export async function readProject(
  db: Database,
  actor: Person,
  { id, page, now }: { id: string; page: number; now: Date },
) {
  const mine = and(eq(projectLogs.projectId, id), mayRead(actor, projectLogs.workspace));
  const [[found], logs, [sums], delays, crews, places, history, [changes], [questions], worked, [estimate]] =
    await db.batch([
      db
        .select({
          ...{ ...getTableColumns(projects), ...standingColumns(project, actor, now), site: siteName },
          hasValues: HAS_VALUES,
        })
        .from(projects)
        .leftJoin(sites, eq(sites.id, projects.siteId))
        .where(and(eq(projects.id, id), mayRead(actor, projects.workspace))),
      db
        .select(LOG_LINE)
        .from(projectLogs)
        .where(mine)
        .orderBy(desc(projectLogs.day))
        .limit(SHOWN_LOGS)
        .offset(page * SHOWN_LOGS),
      db
        .select({
          logs: sql<number>`count(*)`,
          drafts: sql<number>`count(*) filter (where ${projectLogs.submittedAt} is null)`,
          firstDay: sql<string | null>`min(${projectLogs.day})`,
          lastDay: sql<string | null>`max(${projectLogs.day})`,
        })
        .from(projectLogs)
        .where(mine),
      db
        .select({ cause: projectLogs.delayCause, tenths: sql<number>`sum(${projectLogs.delayTenths})` })
        .from(projectLogs)
        .where(and(mine, sql`${projectLogs.delayTenths} > 0`))
        .groupBy(projectLogs.delayCause)
        .orderBy(desc(sql`sum(${projectLogs.delayTenths})`)),
      db
        .select({ crews: projectLogs.crews })
        .from(projectLogs)
        .where(and(mine, sql`${projectLogs.submittedAt} is not null`))
        .limit(PROJECT_LIMITS.logs),
      siteRows(db, actor),
      readTimeline(db, project, actor, id),
      changeSums(db, actor, id),
      openQuestions(db, actor, id),
      db
        .select({ day: projectLogs.day, crews: projectLogs.crews, work: projectLogs.work })
        .from(projectLogs)
        .where(and(mine, sql`${projectLogs.submittedAt} is not null and ${projectLogs.work} <> ''`))
        .orderBy(desc(projectLogs.day))
        .limit(RATED_LOGS),
      newestEstimate(db, actor, estimatesOf(id)),
    ]);
  if (!found) return undefined;
  return {
    project: found,
    logs,
    logged: sums ?? { logs: 0, drafts: 0, firstDay: null, lastDay: null },
    delays,
    crews: crews.map((row) => row.crews),
    worked,
    history,
    sites: places,
    changes: changes ?? { pending: 0, approved: 0, approvedDays: 0 },
    questions: questions ?? { open: 0, days: "[]" },
    estimate,
  };
}

export type ReadProject = NonNullable<Awaited<ReturnType<typeof readProject>>>;

/** A log with its project, the day before it, and the whole chain of the job, in one round trip. */
export async function readLog(db: Database, actor: Person, id: string) {
  const its = sql`(select one.project_id from project_logs as one where one.id = ${id})`;
  const [[found], [before], chain, photos] = await db.batch([
    db
      .select({
        log: getTableColumns(projectLogs),
        project: {
          id: sql<string>`${projects.id}`.as("of_project"),
          name: projects.name,
          siteZone: projects.siteZone,
          state: projects.state,
        },
      })
      .from(projectLogs)
      .innerJoin(projects, eq(projects.id, projectLogs.projectId))
      .where(and(eq(projectLogs.id, id), mayRead(actor, projectLogs.workspace))),
    db
      .select({ id: projectLogs.id, day: projectLogs.day, tomorrow: projectLogs.tomorrow })
      .from(projectLogs)
      .where(
        and(
          sql`${projectLogs.projectId} = ${its}`,
          sql`${projectLogs.day} < (select one.day from project_logs as one where one.id = ${id})`,
          mayRead(actor, projectLogs.workspace),
        ),
      )
      .orderBy(desc(projectLogs.day))
      .limit(1),
    db
      .select(getTableColumns(projectLogEntries))
      .from(projectLogEntries)
      .where(and(sql`${projectLogEntries.projectId} = ${its}`, mayRead(actor, projectLogEntries.workspace)))
      .orderBy(asc(projectLogEntries.number))
      .limit(PROJECT_LIMITS.logs * 2),
    db
      .select({
        id: files.id,
        name: files.name,
        createdAt: files.createdAt,
        small: sql<
          string | null
        >`(select small.id from files as small where small.thumb_of = files.id limit 1)`.as("small"),
      })
      .from(files)
      .where(
        and(
          sql`${files.workspace} = (select one.workspace_id from project_logs as one where one.id = ${id})`,
          eq(files.subjectType, LOG_PHOTOS),
          eq(files.subjectId, id),
          sql`${files.thumbOf} is null`,
          mayRead(actor, files.workspace),
        ),
      )
      .orderBy(asc(files.createdAt), asc(files.id))
      .limit(PROJECT_LIMITS.photos),
  ]);
  return found && { ...found, before, chain, photos };
}
export type ReadLog = NonNullable<Awaited<ReturnType<typeof readLog>>>;

/** Of what job and day a log is, while it is not handed in; undefined where it is none of theirs. */
export async function findLogDay(db: Database, actor: Person, id: string) {
  const [found] = await db
    .select({
      workspace: projectLogs.workspace,
      job: projectLogs.projectId,
      day: projectLogs.day,
      zone: projects.siteZone,
      sample: projectLogs.sample,
    })
    .from(projectLogs)
    .innerJoin(projects, eq(projects.id, projectLogs.projectId))
    .where(
      and(
        eq(projectLogs.id, id),
        sql`${projectLogs.submittedAt} is null`,
        mayRead(actor, projectLogs.workspace),
      ),
    );
  return found;
}

/** The day of the last log of a job before another; undefined where there is none. */
export async function lastLogDay(
  db: Database,
  actor: Person,
  { project, before }: { project: string; before: string },
): Promise<string | undefined> {
  const [last] = await db
    .select({ day: projectLogs.day })
    .from(projectLogs)
    .where(
      and(
        eq(projectLogs.projectId, project),
        sql`${projectLogs.day} < ${before}`,
        mayRead(actor, projectLogs.workspace),
      ),
    )
    .orderBy(desc(projectLogs.day))
    .limit(1);
  return last?.day;
}
