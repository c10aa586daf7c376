import { and, asc, desc, eq, sql } from "drizzle-orm";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { type Holder, mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { files } from "~db/schema/file.ts";
import { financingApplications, financingLenders } from "~db/schema/financing.ts";
import { APPLICATION, APPLICATION_LIMITS } from "./application.limits.ts";
import bound from "./application.process.server.ts";

const TOLD = {
  id: financingApplications.id,
  topic: financingApplications.topic,
  amountCents: financingApplications.amountCents,
  query: financingApplications.query,
  firm: financingApplications.firm,
  facts: financingApplications.facts,
  papers: financingApplications.papers,
};
const KEPT = {
  ...TOLD,
  acceptedLender: financingApplications.acceptedLender,
  sample: financingApplications.sample,
  createdAt: financingApplications.createdAt,
};

/** What a workspace applied for, the newest first. */
export async function readApplications(db: Database, actor: Person) {
  const [list, [may]] = await db.batch([
    db
      .select({
        ...KEPT,
        state: financingApplications.state,
        offers: sql<number>`(select count(*) from financing_lenders as said
          where said.application_id = financing_applications.id and said.offer <> '' and said.declined_at is null)`,
        lenders: sql<number>`(select count(*) from financing_lenders as said
          where said.application_id = financing_applications.id)`,
      })
      .from(financingApplications)
      .where(
        and(
          eq(financingApplications.workspace, actor.workspace),
          mayRead(actor, financingApplications.workspace),
        ),
      )
      .orderBy(desc(financingApplications.createdAt), asc(financingApplications.id))
      .limit(APPLICATION_LIMITS.applications),
    db.select({ write: sql<number>`(${mayWrite(actor, actor.workspace)})` }).from(sql`(select 1)`),
  ]);
  return { list, mayWrite: Boolean(may?.write) };
}

const filesOf = (db: Database, actor: Person | Holder, id: string) =>
  db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(
      and(
        eq(files.subjectType, APPLICATION),
        eq(files.subjectId, id),
        mayRead(actor, files.workspace, { type: APPLICATION, id: files.subjectId }),
      ),
    )
    .orderBy(asc(files.createdAt), asc(files.id));

/** One application with its lenders, files and history, in one round trip. */
export async function readApplication(db: Database, actor: Person, id: string, now: Date) {
  const [[found], lenders, attached, history] = await db.batch([
    db
      .select({
        ...KEPT,
        may: sql<number>`(${mayWrite(actor, financingApplications.workspace)})`,
        ...standingColumns(bound, actor, now),
      })
      .from(financingApplications)
      .where(
        and(
          eq(financingApplications.id, id),
          eq(financingApplications.workspace, actor.workspace),
          mayRead(actor, financingApplications.workspace),
        ),
      ),
    db
      .select()
      .from(financingLenders)
      .where(and(eq(financingLenders.applicationId, id), mayRead(actor, financingLenders.workspace)))
      .orderBy(asc(financingLenders.createdAt), asc(financingLenders.id)),
    filesOf(db, actor, id),
    readTimeline(db, bound, actor, id),
  ]);
  return found && { application: found, lenders, files: attached, history };
}
export type ReadApplication = NonNullable<Awaited<ReturnType<typeof readApplication>>>;

/**
 * What one lender sees by its link: while it was sent, and afterwards only the lender whose offer was taken. A link of the
 * application that is no lender's opens nothing.
 */
export async function readAsked(db: Database, holder: Holder, id: string) {
  const isOpen = sql`(${financingApplications.state} = 'sent' or (${financingApplications.state} = 'accepted'
    and ${financingApplications.acceptedLender} = ${financingLenders.id}))`;
  const [[found], attached] = await db.batch([
    db
      .select({
        ...TOLD,
        state: financingApplications.state,
        lender: financingLenders.lender,
        offer: financingLenders.offer,
        words: financingLenders.words,
        declinedAt: financingLenders.declinedAt,
        answeredAt: financingLenders.answeredAt,
      })
      .from(financingLenders)
      .innerJoin(financingApplications, eq(financingApplications.id, financingLenders.applicationId))
      .where(
        and(
          eq(financingLenders.linkId, holder.link),
          eq(financingApplications.id, id),
          isOpen,
          mayRead(holder, financingApplications.workspace, {
            type: APPLICATION,
            id: financingApplications.id,
          }),
        ),
      ),
    filesOf(db, holder, id),
  ]);
  return found && { asked: found, files: attached };
}
export type ReadAsked = NonNullable<Awaited<ReturnType<typeof readAsked>>>;
