import { and, asc, desc, eq, getTableColumns, inArray, like, or, type SQL, sql } from "drizzle-orm";
import { type FileStore, openShown } from "~/engines/file/file.server.ts";
import {
  type Administrator,
  readTimeline,
  settle,
  standingColumns,
} from "~/engines/process/process.server.ts";
import { type Holder, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { files } from "~db/schema/file.ts";
import { verificationCases, verificationItems, verificationReferences } from "~db/schema/verification.ts";
import { namesAgree, type Shown } from "./level.ts";
import { EVIDENCE_FILES, IDENTITY_FILES, REFERENCE } from "./verification.limits.ts";
import bound, { ADDRESS_CONFIRMED } from "./verification.process.server.ts";

const SHOWN_CASES = 40;
const QUEUE = 100;
/** Decisions of which the time is worked out. */
const DECISIONS = 500;

/** How long each of the last decisions took, in days; examples are none. */
const decisions = (db: Database) =>
  db
    .select({
      days: sql<number>`julianday(${verificationCases.decidedAt}) - julianday(${verificationCases.submittedAt})`,
    })
    .from(verificationCases)
    .where(
      sql`${verificationCases.decidedAt} is not null and ${verificationCases.submittedAt} is not null
        and not ${verificationCases.sample}`,
    )
    .orderBy(desc(verificationCases.decidedAt))
    .limit(DECISIONS);

/** The cases of a workspace, with how long decisions take here. */
export async function readCases(db: Database, actor: Person, now: Date) {
  const [cases, took] = await db.batch([
    db
      .select({
        ...{ id: verificationCases.id, firm: verificationCases.firm, level: verificationCases.level },
        ...{ untilOn: verificationCases.untilOn, badge: verificationCases.badge },
        ...{ sample: verificationCases.sample, createdAt: verificationCases.createdAt },
        ...standingColumns(bound, actor, now),
      })
      .from(verificationCases)
      .where(
        and(eq(verificationCases.workspace, actor.workspace), mayRead(actor, verificationCases.workspace)),
      )
      .orderBy(asc(verificationCases.sample), desc(verificationCases.createdAt), asc(verificationCases.id))
      .limit(SHOWN_CASES),
    decisions(db),
  ]);
  return { cases, days: took.map(({ days }) => Number(days)) };
}

/** The cases that wait for a reviewer, and the badges that stand. Nobody's own, and no examples. */
export async function readQueue(db: Database, who: Administrator, now: Date) {
  const [cases, took] = await db.batch([
    db
      .select({
        ...{ id: verificationCases.id, firm: verificationCases.firm, level: verificationCases.level },
        ...{ untilOn: verificationCases.untilOn, submittedAt: verificationCases.submittedAt },
        ...standingColumns(bound, who, now),
      })
      .from(verificationCases)
      .where(
        and(
          inArray(verificationCases.state, ["submitted", "inReview", "needsInfo", "appealed", "verified"]),
          bound.binding.parties.reviewer?.(who),
        ),
      )
      .orderBy(sql`${verificationCases.state} = 'verified'`, asc(verificationCases.stateSince))
      .limit(QUEUE),
    decisions(db),
  ]);
  return { cases, days: took.map(({ days }) => Number(days)) };
}

const itemsOf = (db: Database, where: SQL) =>
  db.select(getTableColumns(verificationItems)).from(verificationItems).where(where);
const referencesOf = (db: Database, where: SQL) =>
  db
    .select(getTableColumns(verificationReferences))
    .from(verificationReferences)
    .where(where)
    .orderBy(asc(verificationReferences.place));

/** A case with everything of it, for its firm or for a reviewer whose own it is not, in one round trip. */
export async function readCase(db: Database, who: Person | Administrator, id: string, now: Date) {
  const read = async () => {
    const may =
      who.kind === "person"
        ? mayRead(who, verificationCases.workspace)
        : (bound.binding.parties.reviewer?.(who) as SQL);
    const of = (column: SQL) => sql`${column} = ${id} and exists (select 1 from ${verificationCases}
      where ${verificationCases.id} = ${id} and ${may})`;
    const [[found], items, references, evidence, history] = await db.batch([
      db
        .select({
          ...getTableColumns(verificationCases),
          confirmed: sql<number>`${ADDRESS_CONFIRMED}`.as("confirmed"),
          ...standingColumns(bound, who, now),
        })
        .from(verificationCases)
        .where(and(eq(verificationCases.id, id), may)),
      itemsOf(db, of(sql`${verificationItems.caseId}`)),
      referencesOf(db, of(sql`${verificationReferences.caseId}`)),
      db
        .select({ id: files.id, name: files.name, kind: files.subjectType, createdAt: files.createdAt })
        .from(files)
        .where(
          and(
            or(like(files.subjectType, `${EVIDENCE_FILES}%`), eq(files.subjectType, IDENTITY_FILES)),
            of(sql`${files.subjectId}`),
          ),
        ),
      readTimeline(db, bound, who, id),
    ]);
    return found && { found, items, references, files: evidence, history };
  };
  const first = await read();
  if (!first?.found.passed) return first;
  await settle({ db, now: () => now }, bound, { record: id });
  return read();
}
export type ReadCase = NonNullable<Awaited<ReturnType<typeof readCase>>>;

type Row = Pick<ReadCase, "items" | "references"> & { confirmed: boolean };

/** Evidence as the rules of the levels take it. The address is looked at with the decision, so its day is today. */
export const shownOf = ({ items, references, confirmed }: Row, today: string): Shown => ({
  emailOn: confirmed ? today : null,
  items,
  references: references.map(({ answeredAt, ...given }) => ({
    ...given,
    answeredOn: answeredAt?.slice(0, 10) ?? null,
  })),
});

/** The evidence of a case, for the decision. */
export async function readShown(db: Database, id: string, today: string): Promise<Shown> {
  const [items, references, [one]] = await db.batch([
    itemsOf(db, sql`${verificationItems.caseId} = ${id}`),
    referencesOf(db, sql`${verificationReferences.caseId} = ${id}`),
    db
      .select({ confirmed: sql<number>`${ADDRESS_CONFIRMED}`.as("confirmed") })
      .from(verificationCases)
      .where(eq(verificationCases.id, id)),
  ]);
  return shownOf({ items, references, confirmed: Boolean(one?.confirmed) }, today);
}

/** What stands behind a badge that was given once, for anybody; undefined for an address of none. */
export async function readBadge(db: Database, badge: string) {
  const ofBadge = (column: SQL) =>
    sql`${column} = (select given.id from verification_cases as given where given.badge = ${badge})`;
  const [[found], items, references] = await db.batch([
    db
      .select({
        ...{ firm: verificationCases.firm, address: verificationCases.address },
        ...{ level: verificationCases.level, untilOn: verificationCases.untilOn },
        ...{ endsAt: verificationCases.endsAt, state: verificationCases.state },
        ...{ stateSince: verificationCases.stateSince, decidedAt: verificationCases.decidedAt },
        ...{ revokedFor: verificationCases.revokedFor, hidden: verificationCases.hidden },
        ...{ sample: verificationCases.sample, badge: verificationCases.badge },
      })
      .from(verificationCases)
      .where(
        and(
          eq(verificationCases.badge, badge),
          inArray(verificationCases.state, ["verified", "expired", "revoked"]),
        ),
      ),
    itemsOf(db, ofBadge(sql`${verificationItems.caseId}`)),
    referencesOf(db, ofBadge(sql`${verificationReferences.caseId}`)),
  ]);
  return found && { ...found, items, references };
}
export type ReadBadge = NonNullable<Awaited<ReturnType<typeof readBadge>>>;

/** How a badge stands at a moment: by its own last day, whether anybody has written that down or not. */
export function badgeStatus(
  { state, endsAt }: Pick<ReadBadge, "state" | "endsAt">,
  at: Date,
): "valid" | "expired" | "revoked" {
  if (state === "revoked") return "revoked";
  return state === "expired" || endsAt === null || endsAt <= at.toISOString() ? "expired" : "valid";
}

/** Whether a name is that of the firm of a badge. */
export const isFirm = (firm: string, called: string): boolean => namesAgree(firm, called) ?? false;

/** Badges of a workspace that stand at a moment, the highest level first: for the pages of its firms. For a batch. */
export const standingBadges = (db: Database, workspace: SQL, now: Date) =>
  db
    .select({
      ...{ badge: verificationCases.badge, firm: verificationCases.firm, level: verificationCases.level },
      ...{ untilOn: verificationCases.untilOn, decidedAt: verificationCases.decidedAt },
    })
    .from(verificationCases)
    .where(
      and(
        sql`${verificationCases.workspace} = ${workspace}`,
        eq(verificationCases.state, "verified"),
        sql`${verificationCases.endsAt} > ${now.toISOString()}`,
        eq(verificationCases.sample, false),
      ),
    )
    .orderBy(desc(verificationCases.level), desc(verificationCases.decidedAt), asc(verificationCases.id))
    .limit(SHOWN_CASES);

/** What somebody is asked who holds the link of a reference. */
export async function readReference(db: Database, holder: Holder, id: string) {
  const [found] = await db
    .select({
      ...{ asked: verificationReferences.asked, job: verificationReferences.job },
      ...{ answeredAt: verificationReferences.answeredAt, firm: verificationCases.firm },
      ...{ state: verificationCases.state, printedName: verificationReferences.printedName },
    })
    .from(verificationReferences)
    .innerJoin(verificationCases, eq(verificationCases.id, verificationReferences.caseId))
    .where(
      and(
        eq(verificationReferences.id, id),
        mayRead(holder, verificationReferences.workspace, { type: REFERENCE, id: verificationReferences.id }),
      ),
    );
  return found;
}

/** A file of a case for a reviewer whose own it is not; the picture of an ID among them, until the decision. */
export const openEvidence = (
  store: Pick<FileStore, "db" | "bucket">,
  who: Administrator,
  { id, file }: { id: string; file: string },
) =>
  openShown(
    store,
    sql`${files.subjectId} = ${id}
      and (${files.subjectType} like ${`${EVIDENCE_FILES}%`} or ${files.subjectType} = ${IDENTITY_FILES})
      and exists (select 1 from ${verificationCases} where ${verificationCases.id} = ${id}
        and ${verificationCases.state} in ('submitted', 'inReview', 'needsInfo', 'appealed', 'verified')
        and ${bound.binding.parties.reviewer?.(who) ?? sql`0`})`,
    file,
  );
