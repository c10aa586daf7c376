import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { mayRead, mayWrite, type Person as Who } from "~/engines/trust/trust.server.ts";
import { nameKey } from "~/lib/fold.ts";
import type { Database } from "~db/client.ts";
import {
  certificates,
  credentials,
  trainingAsks,
  trainingClasses,
  trainingPeople,
  trainingRequirements,
  trainingSignatures,
} from "~db/schema/certificates.ts";
import { projects } from "~db/schema/projects.ts";
import { workforceCrews, workforceWorkers } from "~db/schema/workforce.ts";
import { isTask, MATRIX_LIMITS } from "./matrix.limits.ts";
import { type Requirement, wordsOf } from "./requirements.ts";
import type { Evidence } from "./resolve.ts";

const MANY = 4_000;

/** Those of crews, and those of the list of training, as one list. */
export const workerRows = (db: Database, which: SQL | undefined) =>
  db
    .select({
      id: workforceWorkers.id,
      called: workforceWorkers.name,
      trade: workforceWorkers.trade,
      crew: workforceWorkers.crewId,
      site: workforceCrews.siteId,
      sample: workforceWorkers.sample,
    })
    .from(workforceWorkers)
    .innerJoin(workforceCrews, eq(workforceCrews.id, workforceWorkers.crewId))
    .where(and(which, workforceWorkers.active))
    .orderBy(asc(workforceWorkers.nameKey), asc(workforceWorkers.id))
    .limit(MATRIX_LIMITS.people);

export const requirementRows = (db: Database, which: SQL | undefined) =>
  db
    .select()
    .from(trainingRequirements)
    .where(which)
    .orderBy(asc(trainingRequirements.createdAt), asc(trainingRequirements.id))
    .limit(MATRIX_LIMITS.requirements);

export const cardEvidence = (db: Database, which: SQL | undefined) =>
  db
    .select({
      id: credentials.id,
      personId: credentials.personId,
      holder: credentials.holder,
      kind: credentials.kind,
      issuedOn: credentials.issuedOn,
      expiresOn: credentials.expiresOn,
      verified: credentials.verified,
      sample: credentials.sample,
    })
    .from(credentials)
    .where(which)
    .orderBy(desc(credentials.createdAt), asc(credentials.id))
    .limit(MANY);

export const courseEvidence = (db: Database, which: SQL | undefined) =>
  db
    .select({
      holderKey: certificates.holderKey,
      course: certificates.course,
      issuedOn: certificates.issuedOn,
      expiresOn: certificates.expiresOn,
    })
    .from(certificates)
    .where(and(which, isNull(certificates.revokedAt)))
    .orderBy(desc(certificates.createdAt), asc(certificates.id))
    .limit(MANY);

type RequirementRow = Awaited<ReturnType<typeof requirementRows>>[number];
type CardRow = Awaited<ReturnType<typeof cardEvidence>>[number];
type CourseRow = Awaited<ReturnType<typeof courseEvidence>>[number];

export const requirementOf = (row: RequirementRow): Requirement => ({
  ...{ code: row.code, title: row.title, trades: wordsOf(row.trades), tasks: row.tasks.filter(isTask) },
  ...{ course: row.course, validMonths: row.validMonths, minutes: row.minutes, costCents: row.costCents },
  ...{ active: row.active, saved: true, version: row.version },
});

/** Cards and certificates as evidence. A certificate of ours is verified by its signature. */
export const evidenceOf = (
  cards: readonly Omit<CardRow, "id" | "sample">[],
  courses: readonly CourseRow[],
): Evidence[] => [
  ...cards.map(({ personId, holder, kind, issuedOn, expiresOn, verified }) => ({
    ...{ personId, holderKey: nameKey(holder), kind, course: "", issuedOn, expiresOn },
    verified: verified !== "none",
  })),
  ...courses.map(({ holderKey, course, issuedOn, expiresOn }) => ({
    ...{ personId: "", holderKey, kind: "", course, issuedOn, expiresOn, verified: true },
  })),
];

/** Everybody, what is asked of them and what they have. One round trip. */
export async function readMatrix(db: Database, actor: Who) {
  const own = (column: Parameters<typeof mayRead>[1]) =>
    and(sql`${column} = ${actor.workspace}`, mayRead(actor, column));
  const [workers, people, crews, jobs, requirements, cards, courses, asks, classes] = await db.batch([
    workerRows(db, own(workforceWorkers.workspace)),
    db
      .select({
        id: trainingPeople.id,
        called: trainingPeople.called,
        trade: trainingPeople.trade,
        project: trainingPeople.projectId,
        sample: trainingPeople.sample,
      })
      .from(trainingPeople)
      .where(own(trainingPeople.workspace))
      .orderBy(asc(trainingPeople.calledKey), asc(trainingPeople.id))
      .limit(MATRIX_LIMITS.people),
    db
      .select({ id: workforceCrews.id, name: workforceCrews.name })
      .from(workforceCrews)
      .where(own(workforceCrews.workspace))
      .orderBy(asc(workforceCrews.name), asc(workforceCrews.id))
      .limit(100),
    db
      .select({ id: projects.id, name: projects.name, site: projects.siteId })
      .from(projects)
      .where(own(projects.workspace))
      .orderBy(asc(projects.name), asc(projects.id))
      .limit(100),
    requirementRows(db, own(trainingRequirements.workspace)),
    cardEvidence(db, own(credentials.workspace)),
    courseEvidence(db, own(certificates.workspace)),
    db
      .select({
        id: trainingAsks.id,
        personId: trainingAsks.personId,
        called: trainingAsks.called,
        kind: trainingAsks.kind,
        requirement: trainingAsks.requirement,
        dueOn: trainingAsks.dueOn,
        answeredAt: trainingAsks.answeredAt,
        card: sql<
          string | null
        >`(select answer.id from credentials as answer where answer.ask_id = training_asks.id
          limit 1)`.as("card"),
      })
      .from(trainingAsks)
      .where(and(own(trainingAsks.workspace), isNull(trainingAsks.closedAt)))
      .orderBy(asc(trainingAsks.dueOn), asc(trainingAsks.id))
      .limit(100),
    db
      .select({
        id: trainingClasses.id,
        requirement: trainingClasses.requirement,
        heldOn: trainingClasses.heldOn,
        closedAt: trainingClasses.closedAt,
      })
      .from(trainingClasses)
      .where(own(trainingClasses.workspace))
      .orderBy(desc(trainingClasses.heldOn), asc(trainingClasses.id))
      .limit(20),
  ]);
  return { workers, people, crews, jobs, requirements, cards, courses, asks, classes };
}
export type MatrixRows = Awaited<ReturnType<typeof readMatrix>>;

/** A class with who signed in, and everybody who may still. */
export async function readClass(db: Database, actor: Who, id: string) {
  const may = and(eq(trainingClasses.id, id), mayRead(actor, trainingClasses.workspace));
  const [[held], signed, workers, people, requirements] = await db.batch([
    db
      .select({
        id: trainingClasses.id,
        workspace: trainingClasses.workspace,
        requirement: trainingClasses.requirement,
        heldOn: trainingClasses.heldOn,
        trainer: trainingClasses.trainer,
        place: trainingClasses.place,
        minutes: trainingClasses.minutes,
        answers: trainingClasses.answers,
        closedAt: trainingClasses.closedAt,
        version: trainingClasses.version,
        sample: trainingClasses.sample,
        mayWrite: sql<number>`(${mayWrite(actor, trainingClasses.workspace)})`.as("may_write"),
      })
      .from(trainingClasses)
      .where(may),
    db
      .select({
        id: trainingSignatures.id,
        personId: trainingSignatures.personId,
        signature: trainingSignatures.signature,
      })
      .from(trainingSignatures)
      .innerJoin(trainingClasses, eq(trainingClasses.id, trainingSignatures.classId))
      .where(may)
      .orderBy(asc(trainingSignatures.createdAt), asc(trainingSignatures.id))
      .limit(MATRIX_LIMITS.people),
    workerRows(
      db,
      and(eq(workforceWorkers.workspace, actor.workspace), mayRead(actor, workforceWorkers.workspace)),
    ),
    db
      .select({ id: trainingPeople.id, called: trainingPeople.called })
      .from(trainingPeople)
      .where(and(eq(trainingPeople.workspace, actor.workspace), mayRead(actor, trainingPeople.workspace)))
      .orderBy(asc(trainingPeople.calledKey), asc(trainingPeople.id))
      .limit(MATRIX_LIMITS.people),
    requirementRows(
      db,
      and(
        eq(trainingRequirements.workspace, actor.workspace),
        mayRead(actor, trainingRequirements.workspace),
      ),
    ),
  ]);
  return held && { held, signed, people: [...workers, ...people], requirements };
}
