import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { listFiles } from "~/engines/file/file.server.ts";
import { began, readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { type Actor, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { processEvents } from "~db/schema/process.ts";
import { projects } from "~db/schema/projects.ts";
import { checklistActions, checklistRuns, checklistTemplates, safetyReports } from "~db/schema/safety.ts";
import { sites } from "~db/schema/tools.ts";
import process from "./action.process.server.ts";
import { actionProcess } from "./action.process.ts";
import { ACTION, actionPath, CHECKLISTS_LIMITS, RUN } from "./checklists.limits.ts";
import { ownDrafts } from "./drafts.queries.server.ts";
import { ownPlans, trendReads } from "./plans.queries.server.ts";

const LINE = {
  id: checklistRuns.id,
  templateKey: checklistRuns.templateKey,
  name: sql<string>`json_extract(${checklistRuns.content}, '$.name')`,
  siteName: checklistRuns.siteName,
  projectName: checklistRuns.projectName,
  place: checklistRuns.place,
  runOn: checklistRuns.runOn,
  paper: checklistRuns.paper,
  printedName: checklistRuns.printedName,
  signedAt: checklistRuns.signedAt,
  percent: checklistRuns.percent,
  result: checklistRuns.result,
  sample: checklistRuns.sample,
};

const ofMine = (actor: Person) =>
  and(eq(checklistRuns.workspace, actor.workspace), mayRead(actor, checklistRuns.workspace));

/** The runs of a workspace, those that are open first, then the newest. */
const runLines = (db: Database, actor: Person, { most, skip }: { most: number; skip: number }) =>
  db
    .select(LINE)
    .from(checklistRuns)
    .where(ofMine(actor))
    .orderBy(
      sql`${checklistRuns.signedAt} is not null`,
      desc(checklistRuns.runOn),
      desc(checklistRuns.createdAt),
      asc(checklistRuns.id),
    )
    .limit(most)
    .offset(skip);

export const readRuns = (db: Database, actor: Person) =>
  runLines(db, actor, { most: CHECKLISTS_LIMITS.runs, skip: 0 });
export type RunLine = Awaited<ReturnType<typeof readRuns>>[number];

/** The newest version of every list of the workspace. */
const ownLists = (db: Database, actor: Person) =>
  db
    .select({
      key: checklistTemplates.key,
      number: checklistTemplates.number,
      name: checklistTemplates.name,
      items: checklistTemplates.items,
    })
    .from(checklistTemplates)
    .where(
      and(
        eq(checklistTemplates.workspace, actor.workspace),
        mayRead(actor, checklistTemplates.workspace),
        sql`not exists (select 1 from checklist_templates as later where later.key = ${checklistTemplates.key}
          and later.number > ${checklistTemplates.number})`,
      ),
    )
    .orderBy(asc(checklistTemplates.createdAt), asc(checklistTemplates.id))
    .limit(CHECKLISTS_LIMITS.templates);

/**
 * The first page of checklists in one round trip: runs, lists, plans, open actions, what fails again and again, and how many
 * days actions took that were closed.
 * @param since the first day that counts for what is repeated, `YYYY-MM-DD`
 */
export async function readChecklists(
  db: Database,
  actor: Person | undefined,
  { page, since, today }: { page: number; since: string; today: string },
) {
  if (!actor) return undefined;
  const [runs, [counted], lists, drafts, actions, repeats, plans, closed] = await db.batch([
    runLines(db, actor, {
      most: CHECKLISTS_LIMITS.shown,
      skip: (page - 1) * CHECKLISTS_LIMITS.shown,
    }),
    db.select({ runs: sql<number>`count(*)` }).from(checklistRuns).where(ofMine(actor)),
    ownLists(db, actor),
    ownDrafts(db, actor),
    db
      .select({
        id: checklistActions.id,
        what: checklistActions.what,
        assignedTo: checklistActions.assignedTo,
        dueOn: checklistActions.dueOn,
        state: checklistActions.state,
        sample: checklistActions.sample,
      })
      .from(checklistActions)
      .where(
        and(
          eq(checklistActions.workspace, actor.workspace),
          mayRead(actor, checklistActions.workspace),
          sql`${checklistActions.state} <> 'verified'`,
        ),
      )
      .orderBy(asc(checklistActions.dueOn), asc(checklistActions.id))
      .limit(CHECKLISTS_LIMITS.actions),
    db
      .select({
        key: checklistRuns.templateKey,
        item: sql<string>`max(failed.value)`,
        times: sql<number>`count(*)`.as("times"),
        last: sql<string>`max(${checklistRuns.runOn})`.as("last"),
      })
      .from(checklistRuns)
      .innerJoin(sql`json_each(${checklistRuns.fails}) as failed`, sql`true`)
      .where(
        and(
          ofMine(actor),
          sql`${checklistRuns.signedAt} is not null and not ${checklistRuns.sample}`,
          sql`${checklistRuns.runOn} >= ${since}`,
        ),
      )
      .groupBy(checklistRuns.templateKey, sql`json_extract(failed.value, '$.id')`)
      .having(sql`count(*) >= ${CHECKLISTS_LIMITS.repeats}`)
      .orderBy(sql`times desc`)
      .limit(20),
    ownPlans(db, actor, { today }),
    db
      .select({
        days: sql<number>`cast(julianday(substr(${checklistActions.stateSince}, 1, 10))
          - julianday(substr(${checklistActions.createdAt}, 1, 10)) as integer)`,
      })
      .from(checklistActions)
      .where(
        and(
          eq(checklistActions.workspace, actor.workspace),
          mayRead(actor, checklistActions.workspace),
          sql`${checklistActions.state} = 'verified' and not ${checklistActions.sample}`,
          sql`${checklistActions.stateSince} >= ${dayAfter(today, -CHECKLISTS_LIMITS.closedDays)}`,
        ),
      )
      .limit(2_000),
  ]);
  return { runs, counted: Number(counted?.runs ?? 0), lists, drafts, actions, repeats, plans, closed };
}

/** How many things each list found that are not closed yet, for a batch of another feature. */
export const openFindings = (db: Database, actor: Person) =>
  db
    .select({ list: checklistRuns.templateKey, open: sql<number>`count(*)` })
    .from(checklistActions)
    .innerJoin(checklistRuns, eq(checklistRuns.id, checklistActions.runId))
    .where(
      and(
        eq(checklistActions.workspace, actor.workspace),
        mayRead(actor, checklistActions.workspace),
        sql`${checklistActions.state} <> 'verified' and not ${checklistActions.sample}`,
      ),
    )
    .groupBy(checklistRuns.templateKey);

/**
 * The newest version of a list of the workspace, with what is written on it, the sites and projects that a run may be for, its
 * plans, and what failed in it lately and in the time before, in one round trip.
 */
export async function readList(db: Database, actor: Person | undefined, key: string, today = "") {
  if (!actor)
    return {
      ...{ list: undefined, draft: undefined, sites: [], projects: [], plans: [] },
      ...{ runs: undefined, failed: [] },
    };
  const since = dayAfter(today || "2000-01-01", 1 - CHECKLISTS_LIMITS.trendDays);
  const spans = { key, since, today, from: dayAfter(since, -CHECKLISTS_LIMITS.trendDays) };
  const [[list], [draft], places, jobs, plans, [runs], failed] = await db.batch([
    db
      .select(getTableColumns(checklistTemplates))
      .from(checklistTemplates)
      .where(and(eq(checklistTemplates.key, key), mayRead(actor, checklistTemplates.workspace)))
      .orderBy(desc(checklistTemplates.number))
      .limit(1),
    ownDrafts(db, actor, key),
    db
      .select({ id: sites.id, name: sites.name })
      .from(sites)
      .where(and(eq(sites.workspace, actor.workspace), mayRead(actor, sites.workspace)))
      .orderBy(asc(sites.name), asc(sites.id))
      .limit(250),
    db
      .select({ id: projects.id, name: projects.name })
      .from(projects)
      .where(and(eq(projects.workspace, actor.workspace), mayRead(actor, projects.workspace)))
      .orderBy(asc(projects.name), asc(projects.id))
      .limit(250),
    ownPlans(db, actor, { today, key }),
    ...trendReads(db, actor, spans),
  ]);
  return { list, draft, sites: places, projects: jobs, plans, runs, failed };
}

/** One run as somebody of its workspace may see it; undefined where it is none of theirs. */
export async function findRun(db: Database, actor: Person, id: string) {
  const [found] = await db
    .select(getTableColumns(checklistRuns))
    .from(checklistRuns)
    .where(and(eq(checklistRuns.id, id), mayRead(actor, checklistRuns.workspace)));
  return found;
}
export type Run = NonNullable<Awaited<ReturnType<typeof findRun>>>;

/** One run with its photos, its actions, and the newest version of its list, where it is the workspace's own. */
export async function readRun(db: Database, actor: Person, id: string) {
  const run = await findRun(db, actor, id);
  if (!run) return undefined;
  const workspace = run.workspace as WorkspaceId;
  const [files, actions, [latest]] = await db.batch([
    listFiles({ db }, actor, { workspace, type: RUN, id }),
    db
      .select({
        id: checklistActions.id,
        itemId: checklistActions.itemId,
        what: checklistActions.what,
        assignedTo: checklistActions.assignedTo,
        dueOn: checklistActions.dueOn,
        state: checklistActions.state,
      })
      .from(checklistActions)
      .where(and(eq(checklistActions.runId, id), mayRead(actor, checklistActions.workspace)))
      .orderBy(asc(checklistActions.dueOn), asc(checklistActions.id)),
    db
      .select({ number: sql<number | null>`max(${checklistTemplates.number})` })
      .from(checklistTemplates)
      .where(and(eq(checklistTemplates.key, run.templateKey), mayRead(actor, checklistTemplates.workspace))),
  ]);
  return { run, files, actions, latest: latest?.number ?? undefined };
}

/** One action with where it stands and its proof, for its workspace and for whoever holds a link to it. */
export async function readAction(db: Database, actor: Actor, { id, now }: { id: string; now: Date }) {
  const subject = { type: ACTION, id: checklistActions.id };
  const [found] = await db
    .select({
      ...getTableColumns(checklistActions),
      ...standingColumns(process, actor, now),
      siteName: sql<string>`coalesce(${checklistRuns.siteName}, ${safetyReports.siteName}, '')`,
      place: sql<string>`coalesce(${checklistRuns.place}, ${safetyReports.place}, '')`,
    })
    .from(checklistActions)
    .leftJoin(checklistRuns, eq(checklistRuns.id, checklistActions.runId))
    .leftJoin(safetyReports, eq(safetyReports.id, checklistActions.reportId))
    .where(and(eq(checklistActions.id, id), mayRead(actor, checklistActions.workspace, subject)));
  if (!found) return undefined;
  const [files, history] = await Promise.all([
    listFiles({ db }, actor, { workspace: found.workspace as WorkspaceId, type: ACTION, id }),
    readTimeline(db, process, actor, id),
  ]);
  return { action: found, files, history };
}

/** For other features: the kind of record that proof of an action belongs to, and its page. */
export const ACTION_FILES = ACTION;
export const actionHref = actionPath;

/** Actions of one report. */
export const ACTIONS_OF_REPORT = CHECKLISTS_LIMITS.ofReport;

/** The beginning of an action's history, for the batch that inserts it. */
export const actionBegan = (db: Database, actor: Person, { record, now }: { record: string; now: Date }) =>
  began(db, process, actor, { record, party: "crew", now });

/** The actions of a report, the earliest first, to be read in a batch. */
export const actionsOfReport = (db: Database, actor: Person, report: string) =>
  db
    .select({
      id: checklistActions.id,
      what: checklistActions.what,
      assignedTo: checklistActions.assignedTo,
      dueOn: checklistActions.dueOn,
      state: checklistActions.state,
    })
    .from(checklistActions)
    .where(and(eq(checklistActions.reportId, report), mayRead(actor, checklistActions.workspace)))
    .orderBy(asc(checklistActions.dueOn), asc(checklistActions.id))
    .limit(CHECKLISTS_LIMITS.ofReport);

/** How many runs were signed for a day from one to another. Examples count for nothing. */
export const countRuns = (db: Database, actor: Person, { since, until }: { since: string; until: string }) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(checklistRuns)
    .where(
      and(
        ofMine(actor),
        sql`${checklistRuns.signedAt} is not null and not ${checklistRuns.sample}`,
        sql`${checklistRuns.runOn} between ${since} and ${until}`,
      ),
    );

/**
 * How many actions were due from one day to another, and how many of them are done and were so by then, by the day in UTC
 * on which they were last reported as done. Examples count for nothing.
 */
export const actionsDue = (
  db: Database,
  actor: Person,
  { since, until }: { since: string; until: string },
) => {
  const finished = sql`(select max(${processEvents.at}) from ${processEvents}
    where ${processEvents.process} = ${actionProcess.name} and ${processEvents.recordId} = ${checklistActions.id}
    and ${processEvents.transition} = 'finish')`;
  return db
    .select({
      due: sql<number>`count(*)`,
      onTime: sql<number>`coalesce(sum(${checklistActions.state} in ('done', 'verified')
        and substr(${finished}, 1, 10) <= ${checklistActions.dueOn}), 0)`,
    })
    .from(checklistActions)
    .where(
      and(
        eq(checklistActions.workspace, actor.workspace),
        mayRead(actor, checklistActions.workspace),
        sql`not ${checklistActions.sample} and ${checklistActions.dueOn} between ${since} and ${until}`,
      ),
    );
};
