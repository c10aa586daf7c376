import { and, asc, desc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { files } from "~db/schema/file.ts";
import { contractorConcerns, contractorPapers, contractorReports } from "~db/schema/verification.ts";
import { CONTRACT_FILE } from "./contractor.limits.ts";

const SHOWN = 60;

/** The reports of one person, newest first. */
export const readReports = (db: Database, actor: Person) =>
  db
    .select({
      ...{ id: contractorReports.id, called: contractorReports.called, region: contractorReports.region },
      ...{ sample: contractorReports.sample, createdAt: contractorReports.createdAt },
    })
    .from(contractorReports)
    .where(and(eq(contractorReports.workspace, actor.workspace), mayRead(actor, contractorReports.workspace)))
    .orderBy(asc(contractorReports.sample), desc(contractorReports.createdAt), asc(contractorReports.id))
    .limit(SHOWN);

/** A report by its address, for anybody who has that; `own` is whether they made it, and the contract is theirs alone. */
export async function readReport(db: Database, actor: Person | undefined, id: string) {
  const [[report], papers, contract] = await db.batch([
    db
      .select({
        ...getTableColumns(contractorReports),
        own: (actor ? sql<number>`(${mayWrite(actor, contractorReports.workspace)})` : sql<number>`0`).as(
          "own",
        ),
      })
      .from(contractorReports)
      .where(eq(contractorReports.id, id)),
    db
      .select(getTableColumns(contractorPapers))
      .from(contractorPapers)
      .where(eq(contractorPapers.reportId, id))
      .orderBy(asc(contractorPapers.createdAt), asc(contractorPapers.id)),
    db
      .select({ id: files.id, name: files.name })
      .from(files)
      .where(
        and(
          eq(files.subjectType, CONTRACT_FILE),
          eq(files.subjectId, id),
          actor ? mayWrite(actor, files.workspace) : sql`0`,
        ),
      )
      .orderBy(asc(files.createdAt), asc(files.id)),
  ]);
  return report && { report, papers, contract };
}
export type ReadReport = NonNullable<Awaited<ReturnType<typeof readReport>>>;

/** What the contractor is asked at an address. */
export async function readPaper(db: Database, id: string) {
  const [found] = await db
    .select({
      ...{ kind: contractorPapers.kind, question: contractorPapers.question },
      ...{ answeredAt: contractorPapers.answeredAt, called: contractorReports.called },
    })
    .from(contractorPapers)
    .innerJoin(contractorReports, eq(contractorReports.id, contractorPapers.reportId))
    .where(eq(contractorPapers.id, id));
  return found;
}

/** Concerns that nobody has dealt with, the oldest first. */
export async function readConcerns(db: Database) {
  // Read as a batch, so that a page may ask it together with others (`db/one-trip.ts`).
  const [rows] = await db.batch([
    db
      .select({
        ...{
          id: contractorConcerns.id,
          called: contractorConcerns.called,
          region: contractorConcerns.region,
        },
        ...{ number: contractorConcerns.number, badge: contractorConcerns.badge },
        ...{ about: contractorConcerns.about, words: contractorConcerns.words },
        createdAt: contractorConcerns.createdAt,
      })
      .from(contractorConcerns)
      .where(isNull(contractorConcerns.handledAt))
      .orderBy(asc(contractorConcerns.createdAt))
      .limit(SHOWN),
  ]);
  return rows;
}
