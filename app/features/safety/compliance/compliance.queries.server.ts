import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { readTimeline } from "~/engines/process/process.server.ts";
import { type Actor, mayManage, mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import { localDay } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import {
  complianceEvidence,
  complianceGates,
  complianceItems,
  complianceSubjects,
} from "~db/schema/compliance.ts";
import { files } from "~db/schema/file.ts";
import { projects } from "~db/schema/projects.ts";
import { COMPLIANCE_LIMITS, GATE, SUBJECT } from "./compliance.limits.ts";
import process from "./evidence.process.server.ts";
import { cellOf } from "./standing.ts";

const MANY = COMPLIANCE_LIMITS.subjects + 20;

const SUBJECT_LINE = {
  id: complianceSubjects.id,
  projectId: complianceSubjects.projectId,
  kind: complianceSubjects.kind,
  called: complianceSubjects.called,
  legalName: complianceSubjects.legalName,
  onSiteSince: complianceSubjects.onSiteSince,
  siteZone: complianceSubjects.siteZone,
  sample: complianceSubjects.sample,
};
const ITEM = {
  id: complianceItems.id,
  subjectId: complianceItems.subjectId,
  kind: complianceItems.kind,
  limitCents: complianceItems.limitCents,
  aggregateCents: complianceItems.aggregateCents,
  additionalInsured: complianceItems.additionalInsured,
  requestedAt: complianceItems.requestedAt,
  waivedBy: complianceItems.waivedBy,
  waivedReason: complianceItems.waivedReason,
  waivedOn: complianceItems.waivedOn,
  waivedUntil: complianceItems.waivedUntil,
  version: complianceItems.version,
};
const EVIDENCE = {
  id: complianceEvidence.id,
  itemId: complianceEvidence.itemId,
  insurer: complianceEvidence.insurer,
  policyNumber: complianceEvidence.policyNumber,
  effectiveOn: complianceEvidence.effectiveOn,
  expiresOn: complianceEvidence.expiresOn,
  limitCents: complianceEvidence.limitCents,
  aggregateCents: complianceEvidence.aggregateCents,
  namedInsured: complianceEvidence.namedInsured,
  holder: complianceEvidence.holder,
  cg2010: complianceEvidence.cg2010,
  cg2037: complianceEvidence.cg2037,
  sentBy: complianceEvidence.sentBy,
  byLink: complianceEvidence.byLink,
  checks: complianceEvidence.checks,
  state: complianceEvidence.state,
  version: complianceEvidence.version,
  createdAt: complianceEvidence.createdAt,
  fileName: sql<string | null>`(select kept.name from files as kept where kept.id = compliance_evidence.id)`,
};

const subjectOf = { type: SUBJECT, id: complianceSubjects.id };
const subjectOfItem = { type: SUBJECT, id: complianceItems.subjectId };
const subjectOfEvidence = { type: SUBJECT, id: complianceEvidence.subjectId };

const mine = (actor: Person, project: string) =>
  and(
    eq(complianceSubjects.workspace, actor.workspace),
    mayRead(actor, complianceSubjects.workspace),
    project
      ? sql`(${complianceSubjects.projectId} is null or ${complianceSubjects.projectId} = ${project})`
      : undefined,
  ) as SQL;

/** Which subjects, as a subquery: the others of a batch read what belongs to the same ones. */
const idsOf = (db: Database, which: SQL) =>
  db.select({ id: complianceSubjects.id }).from(complianceSubjects).where(which);

export const subjectRows = (db: Database, which: SQL) =>
  db
    .select(SUBJECT_LINE)
    .from(complianceSubjects)
    .where(which)
    .orderBy(asc(complianceSubjects.called), asc(complianceSubjects.id))
    .limit(MANY);
export const itemRows = (db: Database, which: SQL) =>
  db
    .select(ITEM)
    .from(complianceItems)
    .where(inArray(complianceItems.subjectId, idsOf(db, which)))
    .orderBy(asc(complianceItems.id))
    .limit(MANY * 10);
export const evidenceRows = (db: Database, which: SQL) =>
  db
    .select(EVIDENCE)
    .from(complianceEvidence)
    .where(inArray(complianceEvidence.subjectId, idsOf(db, which)))
    .orderBy(asc(complianceEvidence.createdAt), asc(complianceEvidence.id))
    .limit(MANY * 10 * COMPLIANCE_LIMITS.evidence);

export type SubjectLine = Awaited<ReturnType<typeof subjectRows>>[number];
export type ItemRow = Awaited<ReturnType<typeof itemRows>>[number];
export type EvidenceRow = Awaited<ReturnType<typeof evidenceRows>>[number];

const projectRows = (db: Database, actor: Person) =>
  db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(and(eq(projects.workspace, actor.workspace), mayRead(actor, projects.workspace)))
    .orderBy(asc(projects.name), asc(projects.id))
    .limit(210);

/**
 * All subjects of a workspace with what is asked of them and what came, and its gates, in one round trip.
 * @param project only those of this job and of all jobs; empty for everybody
 */
export async function readBoard(db: Database, actor: Person, project: string) {
  const which = mine(actor, project);
  const [subjects, items, evidence, gates, jobs] = await db.batch([
    subjectRows(db, which),
    itemRows(db, which),
    evidenceRows(db, which),
    db
      .select({ id: complianceGates.id, called: complianceGates.called, sample: complianceGates.sample })
      .from(complianceGates)
      .where(and(eq(complianceGates.workspace, actor.workspace), mayRead(actor, complianceGates.workspace)))
      .orderBy(asc(complianceGates.called), asc(complianceGates.id))
      .limit(COMPLIANCE_LIMITS.gates + 5),
    projectRows(db, actor),
  ]);
  return { subjects, items, evidence, gates, projects: jobs };
}

/** One subject, for its members and for whoever holds its link. */
export async function readSubject(db: Database, actor: Actor, id: string) {
  const which = and(
    eq(complianceSubjects.id, id),
    mayRead(actor, complianceSubjects.workspace, subjectOf),
  ) as SQL;
  const write = actor.kind === "person" ? mayWrite(actor, complianceSubjects.workspace) : sql`0`;
  const manage = actor.kind === "person" ? mayManage(actor, complianceSubjects.workspace) : sql`0`;
  const [[subject], items, evidence, jobs] = await db.batch([
    db
      .select({
        ...SUBJECT_LINE,
        workspace: complianceSubjects.workspace,
        version: complianceSubjects.version,
        mayWrite: sql<number>`(${write})`,
        mayManage: sql<number>`(${manage})`,
      })
      .from(complianceSubjects)
      .where(which),
    itemRows(db, which),
    evidenceRows(db, which),
    actor.kind === "person"
      ? projectRows(db, actor)
      : db.select({ id: projects.id, name: projects.name }).from(projects).where(sql`0`),
  ]);
  return subject && { subject, items, evidence, projects: jobs };
}
export type ReadSubject = NonNullable<Awaited<ReturnType<typeof readSubject>>>;

/** Whose requirement it is, for whoever may read it. */
export async function findItem(db: Database, actor: Actor, id: string) {
  const [item] = await db
    .select({ ...ITEM, workspace: complianceItems.workspace })
    .from(complianceItems)
    .where(and(eq(complianceItems.id, id), mayRead(actor, complianceItems.workspace, subjectOfItem)));
  return item;
}

/** A piece of evidence with its requirement and the legal name that it has to show. */
export async function findEvidence(db: Database, actor: Actor, id: string) {
  const [found] = await db
    .select({
      evidence: EVIDENCE,
      item: ITEM,
      legalName: complianceSubjects.legalName,
      siteZone: complianceSubjects.siteZone,
    })
    .from(complianceEvidence)
    .innerJoin(complianceItems, eq(complianceItems.id, complianceEvidence.itemId))
    .innerJoin(complianceSubjects, eq(complianceSubjects.id, complianceEvidence.subjectId))
    .where(
      and(eq(complianceEvidence.id, id), mayRead(actor, complianceEvidence.workspace, subjectOfEvidence)),
    );
  return found;
}

/** What happened to a piece of evidence. */
export const readHistory = (db: Database, actor: Actor, id: string) => readTimeline(db, process, actor, id);

/** A gate with the subjects that come through it, for its members and for whoever holds its link. */
export async function readGate(db: Database, actor: Actor, id: string) {
  const opens = and(
    eq(complianceGates.id, id),
    mayRead(actor, complianceGates.workspace, { type: GATE, id: complianceGates.id }),
  ) as SQL;
  const comes = sql`exists (select 1 from ${complianceGates} where ${opens}
    and ${complianceGates.workspace} = ${complianceSubjects.workspace}
    and ${complianceGates.sample} = ${complianceSubjects.sample}
    and (${complianceGates.projectId} is null or ${complianceSubjects.projectId} is null
      or ${complianceGates.projectId} = ${complianceSubjects.projectId}))`;
  const write = actor.kind === "person" ? mayWrite(actor, complianceGates.workspace) : sql`0`;
  const [[gate], subjects, items, evidence] = await db.batch([
    db
      .select({
        id: complianceGates.id,
        called: complianceGates.called,
        siteZone: complianceGates.siteZone,
        sample: complianceGates.sample,
        mayWrite: sql<number>`(${write})`,
        job: sql<
          string | null
        >`(select job.name from projects as job where job.id = compliance_gates.project_id)`,
      })
      .from(complianceGates)
      .where(opens),
    subjectRows(db, comes),
    itemRows(db, comes),
    evidenceRows(db, comes),
  ]);
  return gate && { gate, subjects, items, evidence };
}
export type ReadGate = NonNullable<Awaited<ReturnType<typeof readGate>>>;

/** What the archive of a workspace holds: every file that came as evidence, with whose it is. Newest last. */
export const readFilesFor = (db: Database, actor: Person, project: string) =>
  db
    .select({
      id: files.id,
      name: files.name,
      type: files.type,
      createdAt: files.createdAt,
      called: complianceSubjects.called,
      subjectId: complianceSubjects.id,
      kind: complianceItems.kind,
      state: complianceEvidence.state,
    })
    .from(complianceEvidence)
    .innerJoin(files, eq(files.id, complianceEvidence.id))
    .innerJoin(complianceItems, eq(complianceItems.id, complianceEvidence.itemId))
    .innerJoin(complianceSubjects, eq(complianceSubjects.id, complianceEvidence.subjectId))
    .where(mine(actor, project))
    .orderBy(asc(complianceSubjects.called), asc(complianceSubjects.id), desc(complianceEvidence.createdAt))
    .limit(MANY * COMPLIANCE_LIMITS.files);

/**
 * The firms of whoever asks as they stand now, each requirement by its kind alone: what others may be told of them. Only
 * those of workspaces in which they may write.
 */
export async function readFirms(db: Database, actor: Person, now: Date) {
  const which = and(
    eq(complianceSubjects.kind, "company"),
    eq(complianceSubjects.sample, false),
    mayWrite(actor, complianceSubjects.workspace),
  ) as SQL;
  const [firms, items, evidence] = await db.batch([
    subjectRows(db, which),
    itemRows(db, which),
    evidenceRows(db, which),
  ]);
  return firms.map(({ id, called, siteZone }) => {
    const on = localDay(now, siteZone);
    const papers = items
      .filter(({ subjectId }) => subjectId === id)
      .map((item) => {
        const cell = cellOf(
          item,
          evidence.filter(({ itemId }) => itemId === item.id) as Parameters<typeof cellOf>[1],
          on,
        );
        return { kind: item.kind as string, clears: cell.clears, until: cell.clears ? cell.until : null };
      });
    return { id, called, on, cleared: papers.length > 0 && papers.every(({ clears }) => clears), papers };
  });
}
