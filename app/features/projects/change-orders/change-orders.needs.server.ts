import { and, asc, eq, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { documents } from "~db/schema/lines.ts";
import { changeOrderPath, KIND } from "./change-orders.limits.ts";

/** After so many days a client who has not answered is asked again. */
const WAITING_DAYS = 7;

/** Change orders that the client approved or rejected, and those that wait for the client for a week. */
export const changeOrdersNeeds = needSource({
  reads: (db, { of, day }) => [
    db
      .select({ id: documents.id, title: documents.title, state: documents.state })
      .from(documents)
      .where(
        and(
          of(documents.workspace, documents.sample),
          eq(documents.kind, KIND),
          sql`(${documents.state} in ('approved', 'rejected') or (${documents.state} = 'sent'
            and substr(${documents.stateSince}, 1, 10) <= ${dayAfter(day, -WAITING_DAYS)}))`,
        ),
      )
      .orderBy(asc(documents.stateSince), asc(documents.id))
      .limit(MOST_NEEDS),
  ],
  find: ([orders], { language }) => {
    const t = translator(language, "change-orders");
    return orders.map(({ id, title, state }) => ({
      ...{ id, name: title, href: changeOrderPath(id) as `/${string}` },
      label: t(`needs.${state as "sent" | "approved" | "rejected"}`),
    }));
  },
});
