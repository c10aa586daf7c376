import { and, asc, eq, sql } from "drizzle-orm";
import { briefSource, FINE, NOT_ENOUGH, typed } from "~/services/brief.ts";
import { documents } from "~db/schema/lines.ts";
import { changeOrderPath, KIND, OF_PROJECT } from "./change-orders.limits.ts";

const MOST = 60;
const DAY_MS = 86_400_000;

/** What change orders of the jobs give to the brief of a site. */
export const changeOrdersBrief = briefSource({
  limits: { changeDays: { usual: 7, least: 1, most: 90 } },
  reads: (db, reach) => [
    db
      .select({
        id: documents.id,
        title: documents.title,
        state: documents.state,
        since: documents.stateSince,
      })
      .from(documents)
      .where(
        and(
          reach.of(documents.workspace, documents.sample),
          eq(documents.kind, KIND),
          eq(documents.subjectType, OF_PROJECT),
          sql`${documents.subjectId} in ${reach.jobs}`,
          sql`${documents.state} <> 'draft'`,
        ),
      )
      // What waits comes first, the longest before all.
      .orderBy(sql`${documents.state} <> 'sent'`, asc(documents.stateSince), asc(documents.id))
      .limit(MOST),
  ],
  rules: {
    changeWaiting: {
      judge: ([orders], { now, limits }) => {
        if (orders.length === 0) return NOT_ENOUGH;
        const waiting = orders.flatMap(({ id, title, state, since }) => {
          const days = Math.floor((now.getTime() - Date.parse(since)) / DAY_MS);
          return state === "sent" && days >= limits.changeDays ? [{ id, title, days }] : [];
        });
        const [first] = waiting;
        if (!first) return FINE;
        return {
          ...{ severity: 3, likelihood: 3 },
          numbers: { n: waiting.length, days: first.days, limit: limits.changeDays },
          rows: waiting.map(({ id, title, days }) => ({
            ...{ name: typed(title), more: days, href: changeOrderPath(id) },
          })),
          act: changeOrderPath(first.id),
        };
      },
    },
  },
});
