import { and, asc, eq, sql } from "drizzle-orm";
import { daySource } from "~/services/day-sources.ts";
import { rfis } from "~db/schema/rfis.ts";
import { rfiPath } from "./rfis.limits.ts";

const MOST = 20;

/** Questions that were asked or answered on a day, for its log. */
export const rfisOfDay = daySource({
  reads: (db, { of, job, since, until }) => {
    const within = (moment: typeof rfis.openedAt | typeof rfis.answeredAt) =>
      sql`(${moment} >= ${since} and ${moment} < ${until})`;
    return [
      db
        .select({
          id: rfis.id,
          number: rfis.number,
          topic: rfis.topic,
          asked: sql<number>`${within(rfis.openedAt)}`,
          answered: sql<number>`${within(rfis.answeredAt)}`,
        })
        .from(rfis)
        .where(
          and(
            of(rfis.workspace, rfis.sample),
            eq(rfis.projectId, job),
            sql`(${within(rfis.openedAt)} or ${within(rfis.answeredAt)})`,
          ),
        )
        .orderBy(asc(rfis.number))
        .limit(MOST),
    ];
  },
  find: ([rows]) =>
    rows.flatMap(({ id, number, topic, asked, answered }) => {
      const fact = { name: topic, number, href: rfiPath(id) };
      return [
        ...(asked ? [{ kind: "rfiAsked" as const, ...fact }] : []),
        ...(answered ? [{ kind: "rfiAnswered" as const, ...fact }] : []),
      ];
    }),
});
