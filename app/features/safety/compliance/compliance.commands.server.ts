import { and, eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { dropFiles, type FileStore } from "~/engines/file/file.server.ts";
import { mayManage, mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import type { RequirementKind } from "~db/schema/compliance.terms.ts";
import {
  complianceEvidence,
  complianceGates,
  complianceItems,
  complianceSubjects,
} from "~db/schema/compliance.ts";
import { projects } from "~db/schema/projects.ts";
import { COMPLIANCE_LIMITS, SUBJECT } from "./compliance.limits.ts";
import { REQUIREMENT_SETS, type Requirement, type RequirementSet, SET_OF } from "./requirements.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}
export type Refusal = "gone" | "stale" | "not-allowed";

// What a form names is not believed: a job is of the same workspace, or none.
const projectOf = (workspace: string | SQLWrapper, id: string) =>
  sql`(select ${projects.id} from ${projects} where ${projects.id} = ${id} and ${projects.workspace} = ${workspace})`;

/**
 * A sample that somebody works with is theirs from then on: for the batch that does it.
 * @param when whether whoever asks may write there, where nothing else of the batch has made sure of it
 */
export const keptAsOwn = (db: Database, subject: SQLWrapper, when: SQL = sql`1`) =>
  db
    .update(complianceSubjects)
    .set({ sample: false })
    .where(and(eq(complianceSubjects.sample, true), sql`${complianceSubjects.id} = ${subject}`, when));

/** The subject of a requirement that was just changed from this version; of none where it was not. */
const changedFrom = (id: string, version: number) =>
  sql`(select changed.subject_id from compliance_items as changed
    where changed.id = ${id} and changed.version = ${version + 1})`;

interface SubjectFields {
  called: string;
  legalName: string;
  project: string;
  onSiteSince: string | null;
}

/**
 * Writes a subject down with what its set asks for, while there is room. The form's key is its id: what is sent twice is
 * written once.
 * @param zone where its days are counted when it is about no one job
 */
export async function createSubject(
  { db, now }: Deps,
  actor: Person,
  { idem, set, zone, ...typed }: SubjectFields & { idem: string; set: RequirementSet; zone: string },
): Promise<CommandResult<"full" | "not-allowed", { id: string }>> {
  const { workspace } = actor;
  const moment = now();
  const createdAt = moment.toISOString();
  const room = sql`(select count(*) from ${complianceSubjects} where ${complianceSubjects.workspace} = ${workspace}
    and not ${complianceSubjects.sample}) < ${COMPLIANCE_LIMITS.subjects} and ${mayWrite(actor, workspace)}`;
  const key = await submissionKey(idem, set, JSON.stringify(typed));
  const asked: readonly Requirement[] = REQUIREMENT_SETS[set];
  const list = JSON.stringify(asked.map((one) => ({ ...one, id: crypto.randomUUID() })));
  const zoneOfJob = sql`(select ${projects.siteZone} from ${projects} where ${projects.id} = ${complianceSubjects.projectId})`;
  try {
    await db.batch([
      takeOnlyIf(db, workspace, key, moment, room),
      db.insert(complianceSubjects).values({
        ...{ id: idem, workspace, kind: SET_OF[set], called: typed.called, legalName: typed.legalName },
        projectId: projectOf(workspace, typed.project),
        ...{ onSiteSince: typed.onSiteSince, siteZone: zone, createdAt },
      }),
      db
        .update(complianceSubjects)
        .set({ siteZone: sql`coalesce(${zoneOfJob}, ${complianceSubjects.siteZone})` })
        .where(eq(complianceSubjects.id, idem)),
      db.insert(complianceItems).select(
        sql`select value ->> 'id', ${workspace}, ${idem}, value ->> 'kind', value ->> 'limitCents',
          value ->> 'aggregateCents', value ->> 'additionalInsured', null, '', '', null, null, 1, ${createdAt}
          from json_each(${list})`,
      ),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id: idem };
    if (!isRefused(error)) throw error;
    return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
  }
  return { ok: true, id: idem };
}

/** Why a write of a subject or of a requirement that is guarded by a version changed nothing. */
async function whyNot(
  db: Database,
  actor: Person,
  table: typeof complianceSubjects | typeof complianceItems,
  id: string,
): Promise<{ ok: false; error: Refusal }> {
  const [found] = await db
    .select({ may: sql<number>`(${mayWrite(actor, table.workspace)})` })
    .from(table)
    .where(and(eq(table.id, id), mayRead(actor, table.workspace)));
  if (!found) return { ok: false, error: "gone" };
  return { ok: false, error: found.may ? "stale" : "not-allowed" };
}

/** Changes what is said of a subject unless somebody did since the form was shown. A sample becomes one's own by that. */
export async function editSubject(
  { db }: Pick<Deps, "db">,
  actor: Person,
  { id, version, called, legalName, project, onSiteSince }: SubjectFields & { id: string; version: number },
): Promise<CommandResult<Refusal>> {
  const [changed] = await db
    .update(complianceSubjects)
    .set({
      ...{ called, legalName, onSiteSince, sample: false },
      projectId: projectOf(complianceSubjects.workspace, project),
      version: sql`${complianceSubjects.version} + 1`,
    })
    .where(
      and(
        eq(complianceSubjects.id, id),
        eq(complianceSubjects.version, version),
        mayWrite(actor, complianceSubjects.workspace),
      ),
    )
    .returning({ id: complianceSubjects.id });
  return changed ? { ok: true } : whyNot(db, actor, complianceSubjects, id);
}

/** Asks one more thing of a subject: each kind once, which the table holds too. */
export async function addItem(
  { db, now }: Deps,
  actor: Person,
  { subject, idem, kind }: { subject: string; idem: string; kind: RequirementKind },
): Promise<CommandResult<Refusal | "twice">> {
  const at = now().toISOString();
  const [added] = await db
    .insert(complianceItems)
    .select(
      sql`select ${idem}, ${complianceSubjects.workspace}, ${complianceSubjects.id}, ${kind}, 0, 0, 0, null, '', '', null,
        null, 1, ${at} from ${complianceSubjects}
        where ${complianceSubjects.id} = ${subject} and ${mayWrite(actor, complianceSubjects.workspace)}`,
    )
    .onConflictDoNothing()
    .returning({ id: complianceItems.id });
  if (added) return { ok: true };
  const [same] = await db
    .select({ id: complianceItems.id })
    .from(complianceItems)
    .where(
      and(
        eq(complianceItems.subjectId, subject),
        eq(complianceItems.kind, kind),
        mayRead(actor, complianceItems.workspace),
      ),
    );
  if (same) return same.id === idem ? { ok: true } : { ok: false, error: "twice" };
  return whyNot(db, actor, complianceSubjects, subject);
}

/** Asks no more for one thing; what came as its evidence goes with it. */
export async function dropItem(
  store: FileStore,
  actor: Person,
  id: string,
): Promise<CommandResult<Refusal, { subject: string }>> {
  const pieces = await store.db
    .select({ id: complianceEvidence.id })
    .from(complianceEvidence)
    .where(and(eq(complianceEvidence.itemId, id), mayManage(actor, complianceEvidence.workspace)));
  const [gone] = await store.db
    .delete(complianceItems)
    .where(and(eq(complianceItems.id, id), mayManage(actor, complianceItems.workspace)))
    .returning({ subject: complianceItems.subjectId, workspace: complianceItems.workspace });
  if (!gone) {
    const why = await whyNot(store.db, actor, complianceItems, id);
    return { ok: false, error: why.error === "gone" ? "gone" : "not-allowed" };
  }
  const subject = { workspace: gone.workspace as WorkspaceId, type: SUBJECT, id: gone.subject };
  for (const piece of pieces) await dropFiles(store, actor, subject, piece.id);
  return { ok: true, subject: gone.subject };
}

/** Notes that the evidence of a subject was asked for; what was asked for before keeps its day. */
export async function requestItems(
  { db, now }: Deps,
  actor: Person,
  subject: string,
): Promise<CommandResult<Refusal>> {
  await db
    .update(complianceItems)
    .set({ requestedAt: now().toISOString() })
    .where(
      and(
        eq(complianceItems.subjectId, subject),
        isNull(complianceItems.requestedAt),
        mayWrite(actor, complianceItems.workspace),
      ),
    );
  const [there] = await db
    .select({ may: sql<number>`(${mayWrite(actor, complianceSubjects.workspace)})` })
    .from(complianceSubjects)
    .where(and(eq(complianceSubjects.id, subject), mayRead(actor, complianceSubjects.workspace)));
  if (!there) return { ok: false, error: "gone" };
  return there.may ? { ok: true } : { ok: false, error: "not-allowed" };
}

/** Removes a subject with everything of it, files too. Only who manages its workspace may. */
export async function removeSubject(
  store: FileStore,
  actor: Person,
  id: string,
): Promise<CommandResult<"gone" | "not-allowed">> {
  const [gone] = await store.db
    .delete(complianceSubjects)
    .where(and(eq(complianceSubjects.id, id), mayManage(actor, complianceSubjects.workspace)))
    .returning({ workspace: complianceSubjects.workspace });
  if (!gone) {
    const why = await whyNot(store.db, actor, complianceSubjects, id);
    return { ok: false, error: why.error === "gone" ? "gone" : "not-allowed" };
  }
  await dropFiles(store, actor, { workspace: gone.workspace as WorkspaceId, type: SUBJECT, id });
  return { ok: true };
}

/** Changes the least limits of a requirement, unless somebody changed it since the form was shown. */
export async function editLimits(
  { db }: Pick<Deps, "db">,
  actor: Person,
  typed: {
    id: string;
    version: number;
    limitCents: number;
    aggregateCents: number;
    additionalInsured: boolean;
  },
): Promise<CommandResult<Refusal>> {
  const { id, version, limitCents, aggregateCents, additionalInsured } = typed;
  const [[changed]] = await db.batch([
    db
      .update(complianceItems)
      .set({ limitCents, aggregateCents, additionalInsured, version: sql`${complianceItems.version} + 1` })
      .where(
        and(
          eq(complianceItems.id, id),
          eq(complianceItems.version, version),
          mayWrite(actor, complianceItems.workspace),
        ),
      )
      .returning({ id: complianceItems.id }),
    keptAsOwn(db, changedFrom(id, version), mayWrite(actor, complianceSubjects.workspace)),
  ]);
  return changed ? { ok: true } : whyNot(db, actor, complianceItems, id);
}

/** Today where a requirement's subject is; undefined where whoever asks may not read it. */
async function todayOf({ db, now }: Deps, actor: Person, item: string) {
  const [found] = await db
    .select({ zone: complianceSubjects.siteZone })
    .from(complianceItems)
    .innerJoin(complianceSubjects, eq(complianceSubjects.id, complianceItems.subjectId))
    .where(and(eq(complianceItems.id, item), mayRead(actor, complianceItems.workspace)));
  return found && localDay(now(), found.zone);
}

/** Lets a requirement be unmet to the end of a day, with the reason and the name of who says so. It always ends. */
export async function waive(
  deps: Deps,
  actor: Person,
  typed: { id: string; version: number; reason: string; waivedBy: string; until: string },
): Promise<CommandResult<Refusal | "past">> {
  const { id, version, reason, waivedBy, until } = typed;
  const today = await todayOf(deps, actor, id);
  if (!today) return { ok: false, error: "gone" };
  if (until < today) return { ok: false, error: "past" };
  const [[changed]] = await deps.db.batch([
    deps.db
      .update(complianceItems)
      .set({
        ...{ waivedReason: reason, waivedBy, waivedOn: today, waivedUntil: until },
        version: sql`${complianceItems.version} + 1`,
      })
      .where(
        and(
          eq(complianceItems.id, id),
          eq(complianceItems.version, version),
          mayWrite(actor, complianceItems.workspace),
        ),
      )
      .returning({ id: complianceItems.id }),
    keptAsOwn(deps.db, changedFrom(id, version), mayWrite(actor, complianceSubjects.workspace)),
  ]);
  return changed ? { ok: true } : whyNot(deps.db, actor, complianceItems, id);
}

/** Ends a waiver at once: its last day was yesterday, and of one that began today nothing is left. */
export async function endWaiver(
  deps: Deps,
  actor: Person,
  { id, version }: { id: string; version: number },
): Promise<CommandResult<Refusal>> {
  const today = await todayOf(deps, actor, id);
  if (!today) return { ok: false, error: "gone" };
  const before = dayAfter(today, -1);
  const [changed] = await deps.db
    .update(complianceItems)
    .set({
      waivedUntil: sql`case when ${complianceItems.waivedOn} <= ${before} then min(${complianceItems.waivedUntil}, ${before}) end`,
      version: sql`${complianceItems.version} + 1`,
    })
    .where(
      and(
        eq(complianceItems.id, id),
        eq(complianceItems.version, version),
        mayWrite(actor, complianceItems.workspace),
      ),
    )
    .returning({ id: complianceItems.id });
  return changed ? { ok: true } : whyNot(deps.db, actor, complianceItems, id);
}

/** Makes a page for a gate, while there is room. What is sent twice is made once. */
export async function makeGate(
  { db, now }: Deps,
  actor: Person,
  { idem, called, project, zone }: { idem: string; called: string; project: string; zone: string },
): Promise<CommandResult<"full" | "not-allowed", { id: string }>> {
  const { workspace } = actor;
  const at = now().toISOString();
  const job = projectOf(workspace, project);
  const zoneOfJob = sql`(select ${projects.siteZone} from ${projects} where ${projects.id} = ${project}
    and ${projects.workspace} = ${workspace})`;
  await db
    .insert(complianceGates)
    .select(
      sql`select ${idem}, ${workspace}, ${job}, ${called}, coalesce(${zoneOfJob}, ${zone}), 1, 0, ${at}
        where ${mayWrite(actor, workspace)} and (select count(*) from ${complianceGates}
          where ${complianceGates.workspace} = ${workspace} and not ${complianceGates.sample}) < ${COMPLIANCE_LIMITS.gates}`,
    )
    .onConflictDoNothing();
  const [there] = await db
    .select({ id: complianceGates.id })
    .from(complianceGates)
    .where(and(eq(complianceGates.id, idem), eq(complianceGates.workspace, workspace)));
  if (there) return { ok: true, id: idem };
  return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
}

/** Removes a gate; links to it open nothing any more. */
export async function removeGate(
  { db }: Pick<Deps, "db">,
  actor: Person,
  id: string,
): Promise<CommandResult<"gone" | "not-allowed">> {
  const [gone] = await db
    .delete(complianceGates)
    .where(and(eq(complianceGates.id, id), mayWrite(actor, complianceGates.workspace)))
    .returning({ id: complianceGates.id });
  if (gone) return { ok: true };
  const [there] = await db
    .select({ id: complianceGates.id })
    .from(complianceGates)
    .where(and(eq(complianceGates.id, id), mayRead(actor, complianceGates.workspace)));
  return { ok: false, error: there ? "not-allowed" : "gone" };
}
