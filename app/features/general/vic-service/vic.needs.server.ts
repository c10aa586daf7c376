import { and, asc, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { tickets } from "~db/schema/tickets.ts";
import { ticketPath } from "./vic.limits.ts";

/** Tickets of which the desk asked something, and solved ones that nobody has accepted yet. */
export const vicNeeds = needSource({
  reads: (db, { of }) => [
    db
      .select({ id: tickets.id, topic: tickets.topic, state: tickets.state })
      .from(tickets)
      .where(and(of(tickets.workspace, tickets.sample), sql`${tickets.state} in ('waiting', 'resolved')`))
      .orderBy(sql`${tickets.state} = 'resolved'`, asc(tickets.stateSince), asc(tickets.id))
      .limit(MOST_NEEDS),
  ],
  find: ([found], { language }) => {
    const t = translator(language, "vic-service");
    return found.map(({ id, topic, state }) => ({
      ...{ id, name: topic, href: ticketPath(id) as `/${string}` },
      label: t(state === "waiting" ? "needs.waiting" : "needs.resolved"),
    }));
  },
});
