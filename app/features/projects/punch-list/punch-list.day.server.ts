import { and, asc, eq, sql } from "drizzle-orm";
import { daySource } from "~/services/day-sources.ts";
import { punchItems } from "~db/schema/punch-list.ts";
import { itemPath } from "./punch-list.limits.ts";

const MOST = 20;

/** Defects that were raised or closed on a day, for its log. */
export const punchOfDay = daySource({
  reads: (db, { of, job, since, until }) => {
    const raised = sql`(${punchItems.createdAt} >= ${since} and ${punchItems.createdAt} < ${until})`;
    const closed = sql`(${punchItems.state} = 'closed' and ${punchItems.stateSince} >= ${since}
      and ${punchItems.stateSince} < ${until})`;
    return [
      db
        .select({
          id: punchItems.id,
          number: punchItems.number,
          words: punchItems.words,
          raised: sql<number>`${raised}`,
          closed: sql<number>`${closed}`,
        })
        .from(punchItems)
        .where(
          and(
            of(punchItems.workspace, punchItems.sample),
            eq(punchItems.projectId, job),
            sql`(${raised} or ${closed})`,
          ),
        )
        .orderBy(asc(punchItems.number))
        .limit(MOST),
    ];
  },
  find: ([rows]) =>
    rows.flatMap(({ id, number, words, raised, closed }) => {
      const fact = { name: words, number, href: itemPath(id) };
      return [
        ...(raised ? [{ kind: "punchRaised" as const, ...fact }] : []),
        ...(closed ? [{ kind: "punchClosed" as const, ...fact }] : []),
      ];
    }),
});
