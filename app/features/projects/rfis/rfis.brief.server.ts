import { and, asc, sql } from "drizzle-orm";
import { daysBetween } from "~/lib/local-day.ts";
import { briefSource, FINE, NOT_ENOUGH, typed } from "~/services/brief.ts";
import { rfis } from "~db/schema/rfis.ts";
import { rfiPath } from "./rfis.limits.ts";

const MOST = 60;

/** What questions of the jobs give to the brief of a site. */
export const rfisBrief = briefSource({
  reads: (db, reach) => [
    db
      .select({ id: rfis.id, topic: rfis.topic, state: rfis.state, neededBy: rfis.neededBy })
      .from(rfis)
      .where(
        and(
          reach.of(rfis.workspace, rfis.sample),
          sql`${rfis.projectId} in ${reach.jobs}`,
          sql`${rfis.state} <> 'draft'`,
        ),
      )
      // What may be late comes first, so that no number of closed ones hides it.
      .orderBy(sql`${rfis.state} <> 'open'`, sql`${rfis.neededBy} is null`, asc(rfis.neededBy), asc(rfis.id))
      .limit(MOST),
  ],
  rules: {
    rfiOverdue: {
      judge: ([asked], { day }) => {
        if (asked.length === 0) return NOT_ENOUGH;
        const late = asked.flatMap(({ id, topic, state, neededBy }) =>
          state === "open" && neededBy !== null && neededBy < day ? [{ id, topic, neededBy }] : [],
        );
        const [first] = late;
        if (!first) return FINE;
        return {
          ...{ severity: 3, likelihood: 4 },
          numbers: { n: late.length, days: daysBetween(first.neededBy, day) },
          rows: late.map(({ id, topic, neededBy }) => ({
            ...{ name: typed(topic), more: { day: neededBy }, href: rfiPath(id) },
          })),
          act: rfiPath(first.id),
        };
      },
    },
  },
});
