import { and, asc, eq, sql } from "drizzle-orm";
import { daySource } from "~/services/day-sources.ts";
import { documents } from "~db/schema/lines.ts";
import { changeOrderPath, KIND, OF_PROJECT } from "./change-orders.limits.ts";

const MOST = 20;

/** Changes that were sent or approved on a day, for its log. */
export const changesOfDay = daySource({
  reads: (db, { of, job, since, until }) => {
    const sent = sql`exists (select 1 from document_versions as sent where sent.document_id = documents.id
      and sent.created_at >= ${since} and sent.created_at < ${until})`;
    const approved = sql`exists (select 1 from document_acceptances as yes where yes.document_id = documents.id
      and yes.accepted_at >= ${since} and yes.accepted_at < ${until})`;
    return [
      db
        .select({
          id: documents.id,
          number: documents.number,
          title: documents.title,
          sent: sql<number>`${sent}`.as("was_sent"),
          approved: sql<number>`${approved}`.as("was_approved"),
        })
        .from(documents)
        .where(
          and(
            of(documents.workspace, documents.sample),
            eq(documents.kind, KIND),
            eq(documents.subjectType, OF_PROJECT),
            eq(documents.subjectId, job),
            sql`(${sent} or ${approved})`,
          ),
        )
        .orderBy(asc(documents.number))
        .limit(MOST),
    ];
  },
  find: ([rows]) =>
    rows.flatMap(({ id, number, title, sent, approved }) => {
      const fact = { name: title, number: number ?? 0, href: changeOrderPath(id) };
      return [
        ...(sent ? [{ kind: "changeSent" as const, ...fact }] : []),
        ...(approved ? [{ kind: "changeApproved" as const, ...fact }] : []),
      ];
    }),
});
