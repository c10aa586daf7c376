import { and, asc, lte, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { deals } from "~db/schema/deals.ts";
import { dealPath } from "./crm.limits.ts";

/** What is to be done next about a deal, today or before. */
export const dealsNeeds = needSource({
  reads: (db, { of, day }) => [
    db
      .select({ id: deals.id, title: deals.title, nextAction: deals.nextAction, nextOn: deals.nextOn })
      .from(deals)
      .where(
        and(
          of(deals.workspace, deals.sample),
          sql`${deals.state} not in ('won', 'lost', 'dormant')`,
          lte(deals.nextOn, day),
        ),
      )
      .orderBy(asc(deals.nextOn), asc(deals.id))
      .limit(MOST_NEEDS),
  ],
  find: ([rows], { language }) => {
    const t = translator(language, "crm");
    return rows.map(({ id, title, nextAction, nextOn }) => ({
      ...{ id, name: `${title}: ${nextAction}`, href: dealPath(id), label: t("needs.next"), dueOn: nextOn },
    }));
  },
});
