import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { type Actor, mayManage, mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { files } from "~db/schema/file.ts";
import {
  permitEntries,
  permitFeeTables,
  permitInspections,
  permitPapers,
  permits,
} from "~db/schema/permits.ts";
import { processEvents } from "~db/schema/process.ts";
import { projects } from "~db/schema/projects.ts";
import { schedules, scheduleTasks } from "~db/schema/schedules.ts";
import process from "./permit.process.server.ts";
import { PERMIT, PERMIT_LIMITS, SHOWN_PERMITS } from "./permits.limits.ts";

const LINE = {
  id: permits.id,
  name: permits.name,
  jurisdiction: permits.jurisdiction,
  recordType: permits.recordType,
  number: permits.number,
  applicant: permits.applicant,
  valuationCents: permits.valuationCents,
  state: permits.state,
  stateSince: permits.stateSince,
  appliedOn: permits.appliedOn,
  issuedOn: permits.issuedOn,
  lastActivityOn: permits.lastActivityOn,
  ruleDays: permits.ruleDays,
  expiresOn: permits.expiresOn,
  siteZone: permits.siteZone,
  sample: permits.sample,
  nextInspection: sql<string | null>`(select min(one.requested_for) from permit_inspections as one
    where one.permit_id = permits.id and one.result is null)`,
  openCorrections: sql<number>`(select count(*) from permit_inspections as one where one.permit_id = permits.id
    and one.result in ('fail', 'partial', 'no_access', 'not_ready')
    and not exists (select 1 from permit_inspections as later where later.repeat_of = one.id))`,
};

const mine = (actor: Person) =>
  and(eq(permits.workspace, actor.workspace), mayRead(actor, permits.workspace)) as SQL;

/** The jobs of a workspace, to file a permit for. */
const projectRows = (db: Database, actor: Person, workspace: SQL | string) =>
  db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(and(eq(projects.workspace, workspace), mayRead(actor, projects.workspace)))
    .orderBy(asc(projects.name), asc(projects.id))
    .limit(210);

export interface PermitFilter {
  state: string;
  project: string;
  /** By its name, as typed. */
  authority: string;
  page: number;
}

/** A page of the permits of a workspace: open ones first, each with the soonest end. One round trip. */
export async function readPermits(
  db: Database,
  actor: Person | undefined,
  { state, project, authority, page }: PermitFilter,
) {
  if (!actor) return { list: [], count: 0, states: [], projects: [], filed: [] };
  const which = and(
    mine(actor),
    state ? eq(permits.state, state) : undefined,
    project ? eq(permits.projectId, project) : undefined,
    authority ? eq(permits.jurisdiction, authority) : undefined,
  );
  const [list, [counted], states, jobs, filed] = await db.batch([
    db
      .select(LINE)
      .from(permits)
      .where(which)
      .orderBy(
        sql`${permits.state} in ('finaled', 'revoked')`,
        sql`coalesce(${permits.expiresOn}, date(${permits.lastActivityOn}, '+' || ${permits.ruleDays} || ' days'), '9999')`,
        asc(permits.name),
        asc(permits.id),
      )
      .limit(SHOWN_PERMITS)
      .offset(page * SHOWN_PERMITS),
    db.select({ permits: sql<number>`count(*)` }).from(permits).where(which),
    db
      .select({ state: permits.state, permits: sql<number>`count(*)` })
      .from(permits)
      .where(mine(actor))
      .groupBy(permits.state),
    projectRows(db, actor, actor.workspace),
    db
      .select({
        jurisdiction: permits.jurisdiction,
        state: permits.state,
        appliedOn: permits.appliedOn,
        issuedOn: permits.issuedOn,
        portalUrl: permits.portalUrl,
      })
      .from(permits)
      .where(mine(actor))
      .orderBy(desc(permits.createdAt), asc(permits.id))
      .limit(PERMIT_LIMITS.permits + 20),
  ]);
  return {
    list,
    count: Number(counted?.permits ?? 0),
    states,
    projects: jobs,
    filed,
  };
}

/** All permits of a workspace, for a file. */
export async function allPermits(db: Database, actor: Person) {
  return db
    .select(LINE)
    .from(permits)
    .where(mine(actor))
    .orderBy(asc(permits.name), asc(permits.id))
    .limit(PERMIT_LIMITS.permits + 20);
}
export type PermitLine = Awaited<ReturnType<typeof allPermits>>[number];

const INSPECTION = {
  id: permitInspections.id,
  type: permitInspections.type,
  requestedFor: permitInspections.requestedFor,
  taskNumber: permitInspections.taskNumber,
  repeatOf: permitInspections.repeatOf,
  feeCents: permitInspections.feeCents,
  result: permitInspections.result,
  resultOn: permitInspections.resultOn,
  corrections: permitInspections.corrections,
  inspector: permitInspections.inspector,
  byLink: permitInspections.byLink,
};

const subjectOf = (id: string) => ({ type: PERMIT, id });

const inspectionRows = (db: Database, actor: Actor, id: string) =>
  db
    .select(INSPECTION)
    .from(permitInspections)
    .where(
      and(eq(permitInspections.permitId, id), mayRead(actor, permitInspections.workspace, subjectOf(id))),
    )
    .orderBy(
      desc(permitInspections.requestedFor),
      desc(permitInspections.createdAt),
      asc(permitInspections.id),
    )
    .limit(PERMIT_LIMITS.inspections);

/** A permit with all that hangs on it, in two round trips at once; undefined where it is none of theirs. */
export async function readPermit(db: Database, actor: Person, { id, now }: { id: string; now: Date }) {
  const its = sql`(select one.jurisdiction from permits as one where one.id = ${id})`;
  // Not the workspace that the person has chosen: a permit keeps to its own.
  const crew = sql`(select one.workspace_id from permits as one where one.id = ${id})`;
  const [[found], papers, inspections, entries, kept, tasks, events, jobs, plans, [like], history] =
    await db.batch([
      db
        .select({
          ...getTableColumns(permits),
          ...standingColumns(process, actor, now),
          mayWrite: sql<number>`(${mayWrite(actor, permits.workspace)})`,
          mayManage: sql<number>`(${mayManage(actor, permits.workspace)})`,
        })
        .from(permits)
        .where(and(eq(permits.id, id), mayRead(actor, permits.workspace))),
      db
        .select({
          id: permitPapers.id,
          name: permitPapers.name,
          words: permitPapers.words,
          doneAt: permitPapers.doneAt,
        })
        .from(permitPapers)
        .where(and(eq(permitPapers.permitId, id), mayRead(actor, permitPapers.workspace)))
        .orderBy(asc(permitPapers.place))
        .limit(PERMIT_LIMITS.papers),
      inspectionRows(db, actor, id),
      db
        .select({
          id: permitEntries.id,
          kind: permitEntries.kind,
          day: permitEntries.day,
          words: permitEntries.words,
          cents: permitEntries.cents,
        })
        .from(permitEntries)
        .where(and(eq(permitEntries.permitId, id), mayRead(actor, permitEntries.workspace)))
        .orderBy(desc(permitEntries.day), desc(permitEntries.createdAt))
        .limit(PERMIT_LIMITS.entries),
      db
        .select({ id: files.id, name: files.name, bytes: files.bytes })
        .from(files)
        .where(and(eq(files.subjectType, PERMIT), eq(files.subjectId, id), mayRead(actor, files.workspace)))
        .orderBy(asc(files.createdAt), asc(files.id))
        .limit(PERMIT_LIMITS.files),
      db
        .select({
          number: scheduleTasks.number,
          name: scheduleTasks.name,
          links: scheduleTasks.links,
          finished: scheduleTasks.finished,
        })
        .from(scheduleTasks)
        .where(
          and(
            sql`${scheduleTasks.scheduleId} = (select one.schedule_id from permits as one where one.id = ${id})`,
            mayRead(actor, scheduleTasks.workspace),
          ),
        )
        .orderBy(asc(scheduleTasks.number))
        .limit(5_000),
      db
        .select({
          recordId: processEvents.recordId,
          fromState: processEvents.fromState,
          at: processEvents.at,
        })
        .from(processEvents)
        .innerJoin(permits, eq(permits.id, processEvents.recordId))
        .where(
          and(
            eq(processEvents.process, process.graph.name),
            eq(processEvents.workspace, crew),
            sql`${permits.jurisdiction} = ${its}`,
            sql`not ${permits.sample}`,
            mayRead(actor, permits.workspace),
          ),
        )
        .orderBy(asc(processEvents.recordId), asc(processEvents.recordVersion))
        .limit(4_000),
      projectRows(db, actor, crew),
      db
        .select({ id: schedules.id, name: schedules.name })
        .from(schedules)
        .where(and(eq(schedules.workspace, crew), mayRead(actor, schedules.workspace)))
        .orderBy(asc(schedules.name), asc(schedules.id))
        .limit(110),
      db
        .select({ number: permits.number })
        .from(permits)
        .where(
          and(
            eq(permits.workspace, crew),
            sql`${permits.jurisdiction} = ${its} and ${permits.id} <> ${id} and ${permits.number} <> ''`,
            mayRead(actor, permits.workspace),
          ),
        )
        .orderBy(desc(permits.createdAt), asc(permits.id))
        .limit(1),
      readTimeline(db, process, actor, id),
    ]);
  if (!found) return undefined;
  return {
    permit: found,
    papers,
    inspections,
    entries,
    files: kept,
    tasks,
    events,
    history,
    projects: jobs,
    schedules: plans,
    /** A number that the same authority gave. */
    numberLike: like?.number ?? "",
  };
}
export type ReadPermit = NonNullable<Awaited<ReturnType<typeof readPermit>>>;
export type Inspection = ReadPermit["inspections"][number];

/** A permit as whoever holds a link to it sees it: its state, its days and its inspections. */
export async function readShared(db: Database, actor: Actor, id: string) {
  const [[permit], inspections] = await db.batch([
    db
      .select({ ...LINE, scope: permits.scope })
      .from(permits)
      .where(and(eq(permits.id, id), mayRead(actor, permits.workspace, subjectOf(id)))),
    inspectionRows(db, actor, id),
  ]);
  return permit && { permit, inspections };
}

/** What commands need of a permit before they write: its workspace and zone, which never change. */
export async function findPermit(db: Database, actor: Actor, id: string) {
  const [found] = await db
    .select({ id: permits.id, workspace: permits.workspace, siteZone: permits.siteZone, name: permits.name })
    .from(permits)
    .where(and(eq(permits.id, id), mayRead(actor, permits.workspace, subjectOf(id))));
  return found;
}

/** A permit's days for whoever holds the signed address of its calendar: the signature was checked before. */
export async function readForFeed(db: Database, id: string, feed: number) {
  const [[permit], inspections] = await db.batch([
    db
      .select(LINE)
      .from(permits)
      .where(and(eq(permits.id, id), eq(permits.feed, feed))),
    db
      .select(INSPECTION)
      .from(permitInspections)
      .where(eq(permitInspections.permitId, id))
      .orderBy(asc(permitInspections.requestedFor), asc(permitInspections.id))
      .limit(PERMIT_LIMITS.inspections),
  ]);
  return permit && { permit, inspections };
}

/** The fee table of a workspace; undefined while it has none. */
export async function readFees(db: Database, actor: Person | undefined) {
  if (!actor) return undefined;
  const [found] = await db
    .select({
      bands: permitFeeTables.bands,
      planReviewPercent: permitFeeTables.planReviewPercent,
      version: permitFeeTables.version,
    })
    .from(permitFeeTables)
    .where(and(eq(permitFeeTables.workspace, actor.workspace), mayRead(actor, permitFeeTables.workspace)));
  return found;
}
