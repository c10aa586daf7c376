import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type Actor, mayManage, mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import {
  certificateReports,
  certificates,
  credentialSets,
  credentials,
  trainingAsks,
} from "~db/schema/certificates.ts";
import { ASK, CARD, CERTIFICATE_LIMITS, cardPath, isCardKind, SET } from "./certificates.limits.ts";

const CERTIFICATE = {
  id: certificates.id,
  enrolment: certificates.enrolment,
  number: certificates.number,
  holder: certificates.holder,
  courseTitle: certificates.courseTitle,
  courseVersion: certificates.courseVersion,
  issuedOn: certificates.issuedOn,
  expiresOn: certificates.expiresOn,
  signed: certificates.signed,
  revokedAt: certificates.revokedAt,
  revokedFor: certificates.revokedFor,
  sample: certificates.sample,
};

const CARD_ROW = {
  id: credentials.id,
  workspace: credentials.workspace,
  personId: credentials.personId,
  holder: credentials.holder,
  kind: credentials.kind,
  number: credentials.number,
  issuer: credentials.issuer,
  issuedOn: credentials.issuedOn,
  expiresOn: credentials.expiresOn,
  verified: credentials.verified,
  verifiedBy: credentials.verifiedBy,
  verifiedHow: credentials.verifiedHow,
  verifiedOn: credentials.verifiedOn,
  qrText: credentials.qrText,
  classId: credentials.classId,
  sentBy: credentials.sentBy,
  version: credentials.version,
  sample: credentials.sample,
  createdAt: credentials.createdAt,
  photo: sql<string | null>`(select photo.id from files as photo where photo.subject_type = ${CARD}
    and photo.subject_id = credentials.id and photo.thumb_of is null limit 1)`.as("photo"),
};

const certificateRows = (db: Database, which: SQL | undefined) =>
  db
    .select(CERTIFICATE)
    .from(certificates)
    .where(which)
    .orderBy(asc(certificates.expiresOn), asc(certificates.id))
    .limit(CERTIFICATE_LIMITS.shown);
const cardRows = (db: Database, which: SQL | undefined) =>
  db
    .select(CARD_ROW)
    .from(credentials)
    .where(which)
    .orderBy(asc(credentials.expiresOn), asc(credentials.id))
    .limit(CERTIFICATE_LIMITS.cards);
export type CertificateRow = Awaited<ReturnType<typeof certificateRows>>[number];
export type CardRow = Awaited<ReturnType<typeof cardRows>>[number];

/** Everything in the wallet of a workspace. One round trip. */
export async function readWallet(db: Database, actor: Person) {
  const [own, cards] = await db.batch([
    certificateRows(
      db,
      and(eq(certificates.workspace, actor.workspace), mayRead(actor, certificates.workspace)),
    ),
    cardRows(db, and(eq(credentials.workspace, actor.workspace), mayRead(actor, credentials.workspace))),
  ]);
  return { certificates: own, cards };
}

/**
 * Cards of other issuers that run out by a day, or have run out, unless the same person has one of the kind that lasts
 * longer: for whoever shows what somebody has to renew.
 */
export async function readCardsEnding(db: Database, actor: Person, by: string) {
  const [rows] = await db.batch([
    db
      .select({
        id: credentials.id,
        kind: credentials.kind,
        holder: credentials.holder,
        expiresOn: sql<string>`${credentials.expiresOn}`.as("expires_on"),
      })
      .from(credentials)
      .where(
        and(
          eq(credentials.workspace, actor.workspace),
          mayRead(actor, credentials.workspace),
          eq(credentials.sample, false),
          sql`${credentials.expiresOn} <= ${by}`,
          sql`not exists (select 1 from credentials as newer where newer.workspace_id = ${credentials.workspace}
            and newer.kind = ${credentials.kind} and newer.holder = ${credentials.holder}
            and coalesce(newer.expires_on, '9999') > ${credentials.expiresOn})`,
        ),
      )
      .orderBy(asc(credentials.expiresOn), asc(credentials.id))
      .limit(20),
  ]);
  return rows.map(({ id, kind, ...row }) => ({
    ...row,
    href: cardPath(id),
    kind: isCardKind(kind) ? kind : ("other" as const),
  }));
}

/** A certificate by its public number, for anybody. */
export async function findCertificate(db: Database, number: string) {
  const [found] = await certificateRows(db, eq(certificates.number, number));
  return found;
}

export async function readCard(db: Database, actor: Person, id: string) {
  const [found] = await db
    .select({
      ...CARD_ROW,
      mayWrite: sql<number>`(${mayWrite(actor, credentials.workspace)})`,
      mayManage: sql<number>`(${mayManage(actor, credentials.workspace)})`,
    })
    .from(credentials)
    .where(and(eq(credentials.id, id), mayRead(actor, credentials.workspace)));
  return found;
}

/** What a link shows: the set, and what stands in it. */
export async function readSet(db: Database, actor: Actor, id: string) {
  const may = and(
    eq(credentialSets.id, id),
    mayRead(actor, credentialSets.workspace, { type: SET, id: credentialSets.id }),
  );
  const inSet = (row: typeof credentials | typeof certificates) =>
    sql`exists (select 1 from ${credentialSets} where ${may} and ${credentialSets.workspace} = ${row.workspace}
      and (${credentialSets.items} is null or exists (select 1 from json_each(${credentialSets.items}) as item
        where item.value = ${row.id})))`;
  const [[set], own, cards] = await db.batch([
    db.select({ id: credentialSets.id, title: credentialSets.title }).from(credentialSets).where(may),
    certificateRows(db, inSet(certificates)),
    cardRows(db, inSet(credentials)),
  ]);
  return set && { set, certificates: own, cards };
}

/** What was said of certificates and nobody has looked at yet, for administrators. */
export const openReports = (db: Database) =>
  db
    .select({
      id: certificateReports.id,
      number: certificateReports.number,
      words: certificateReports.words,
      createdAt: certificateReports.createdAt,
      holder: certificates.holder,
    })
    .from(certificateReports)
    .leftJoin(certificates, eq(certificates.number, certificateReports.number))
    .where(isNull(certificateReports.handledAt))
    .orderBy(desc(certificateReports.createdAt), asc(certificateReports.id))
    .limit(CERTIFICATE_LIMITS.reportsShown);

/** What a link asks for: the card of somebody. */
export async function readAsk(db: Database, actor: Actor, id: string) {
  const [found] = await db
    .select({
      id: trainingAsks.id,
      workspace: trainingAsks.workspace,
      personId: trainingAsks.personId,
      called: trainingAsks.called,
      requirement: trainingAsks.requirement,
      dueOn: trainingAsks.dueOn,
      words: trainingAsks.words,
      answeredAt: trainingAsks.answeredAt,
      title: sql<string | null>`(select own.title from training_requirements as own
        where own.workspace_id = training_asks.workspace_id and own.code = training_asks.requirement)`.as(
        "own_title",
      ),
    })
    .from(trainingAsks)
    .where(
      and(
        eq(trainingAsks.id, id),
        eq(trainingAsks.kind, "card"),
        isNull(trainingAsks.closedAt),
        mayRead(actor, trainingAsks.workspace, { type: ASK, id: trainingAsks.id }),
      ),
    );
  return found;
}
