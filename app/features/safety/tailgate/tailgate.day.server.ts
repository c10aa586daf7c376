import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import { type Words, wordsIn } from "~/engines/checklist/checklist.ts";
import { daySource } from "~/services/day-sources.ts";
import { tailgateRecords } from "~db/schema/safety.ts";
import { recordPath } from "./tailgate.limits.ts";

const MOST = 20;

/** Talks that were held and signed for a job on a day, or at its site for no job, for its log. */
export const talksOfDay = daySource({
  reads: (db, { of, job, site, day }) => [
    db
      .select({
        id: tailgateRecords.id,
        title: sql<string>`json_extract(${tailgateRecords.content}, '$.title')`,
        signers: sql<number>`(select count(*) from tailgate_attendees as there
          where there.record_id = tailgate_records.id)`,
      })
      .from(tailgateRecords)
      .where(
        and(
          of(tailgateRecords.workspace, tailgateRecords.sample),
          or(
            eq(tailgateRecords.projectId, job),
            and(isNull(tailgateRecords.projectId), sql`${tailgateRecords.siteId} = ${site}`),
          ),
          eq(tailgateRecords.heldOn, day),
          sql`${tailgateRecords.signedAt} is not null`,
        ),
      )
      .orderBy(asc(tailgateRecords.createdAt), asc(tailgateRecords.id))
      .limit(MOST),
  ],
  find: ([rows], { language }) =>
    rows.map(({ id, title, signers }) => ({
      kind: "talk" as const,
      ...{ name: wordsIn(JSON.parse(title) as Words, language), number: signers, href: recordPath(id) },
    })),
});
