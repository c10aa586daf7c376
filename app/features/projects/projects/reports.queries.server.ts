import { and, asc, desc, eq, getTableColumns, or, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { files } from "~db/schema/file.ts";
import { projectLogEntries, projectLogs } from "~db/schema/project-logs.ts";
import { projects } from "~db/schema/projects.ts";
import { punchItems } from "~db/schema/punch-list.ts";
import { LOG_PHOTOS, PROJECT_LIMITS } from "./projects.limits.ts";
import type { Span } from "./reports.limits.ts";

const MOST_ITEMS = 4_000;
const MOST_PHOTOS = 400;

/** The days of a report in its statements, as `daysOf` says them. Without a day it is about the last that was logged. */
function rangeOf({ project, day, span }: AskedReport) {
  const last = sql`(select max(final.day) from project_logs as final where final.project_id = ${project})`;
  const at = day ? sql`${day}` : last;
  if (span === "day") return { from: at, to: at };
  const monday = sql`${at}, '-6 days', 'weekday 1'`;
  return { from: sql`date(${monday})`, to: sql`date(${monday}, '+6 days')` };
}

export interface AskedReport {
  project: string;
  /** Empty for the last day that was logged. */
  day: string;
  span: Span;
}

/**
 * What a report is made of, in one round trip: the job, the logs of its days, the chain, and what happened to punch items
 * about then. Which of that lies within its days where the job stands is for whoever has the zone. Undefined where the
 * job is none of theirs.
 */
export async function readReport(db: Database, actor: Person, asked: AskedReport) {
  const { project } = asked;
  const { from, to } = rangeOf(asked);
  const since = sql`date(${from}, '-1 day')`;
  const until = sql`date(${to}, '+2 days')`;
  const items = and(
    eq(punchItems.projectId, project),
    mayRead(actor, punchItems.workspace),
    sql`${punchItems.state} <> 'void'`,
  );
  const [[job], logs, chain, [open], moved, photos] = await db.batch([
    db
      .select({
        id: projects.id,
        name: projects.name,
        number: projects.number,
        client: projects.client,
        zone: projects.siteZone,
        lastLog: sql<
          string | null
        >`(select max(log.day) from project_logs as log where log.project_id = projects.id)`,
      })
      .from(projects)
      .where(and(eq(projects.id, project), mayRead(actor, projects.workspace))),
    db
      .select(getTableColumns(projectLogs))
      .from(projectLogs)
      .where(
        and(
          eq(projectLogs.projectId, project),
          sql`${projectLogs.day} between ${from} and ${to}`,
          mayRead(actor, projectLogs.workspace),
        ),
      )
      .orderBy(asc(projectLogs.day)),
    db
      .select(getTableColumns(projectLogEntries))
      .from(projectLogEntries)
      .where(and(eq(projectLogEntries.projectId, project), mayRead(actor, projectLogEntries.workspace)))
      .orderBy(asc(projectLogEntries.number))
      .limit(PROJECT_LIMITS.logs * 2),
    db
      .select({ items: sql<number>`count(*)` })
      .from(punchItems)
      .where(and(items, sql`${punchItems.state} <> 'closed'`)),
    db
      .select({ createdAt: punchItems.createdAt, state: punchItems.state, stateSince: punchItems.stateSince })
      .from(punchItems)
      .where(
        and(
          items,
          sql`(${punchItems.createdAt} between ${since} and ${until}
            or (${punchItems.state} = 'closed' and ${punchItems.stateSince} between ${since} and ${until}))`,
        ),
      )
      .limit(MOST_ITEMS),
    db
      .select({
        id: files.id,
        name: files.name,
        createdAt: files.createdAt,
        /** Of which log it is; null for a photo of a punch item. */
        logId: sql<
          string | null
        >`case when ${files.subjectType} = ${LOG_PHOTOS} then ${files.subjectId} end`.as("log_id"),
        small: sql<
          string | null
        >`(select small.id from files as small where small.thumb_of = files.id limit 1)`.as("small"),
      })
      .from(files)
      .where(
        and(
          sql`${files.thumbOf} is null`,
          or(
            and(
              // As the punch list calls its records.
              eq(files.subjectType, "punch"),
              sql`${files.createdAt} between ${since} and ${until}`,
              sql`exists (select 1 from punch_items as of_item where of_item.id = ${files.subjectId}
                and of_item.project_id = ${project} and of_item.workspace_id = ${files.workspace})`,
            ),
            // A photo of a log is of its day, whenever it was sent.
            and(
              eq(files.subjectType, LOG_PHOTOS),
              sql`exists (select 1 from project_logs as of_day where of_day.id = ${files.subjectId}
                and of_day.project_id = ${project} and of_day.workspace_id = ${files.workspace}
                and of_day.day between ${from} and ${to})`,
            ),
          ),
          mayRead(actor, files.workspace),
        ),
      )
      .orderBy(desc(files.createdAt), asc(files.id))
      .limit(MOST_PHOTOS),
  ]);
  return job && { job, logs, chain, open: Number(open?.items ?? 0), moved, photos };
}
export type ReadReport = NonNullable<Awaited<ReturnType<typeof readReport>>>;
