import { and, asc, eq, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { billingApplications } from "~db/schema/billing.ts";
import { documents } from "~db/schema/lines.ts";
import { applicationPath, KIND } from "./billing.limits.ts";

/** Applications that were returned, and what was certified and is not paid by its day. */
export const billingNeeds = needSource({
  reads: (db, { of, day }) => [
    db
      .select({
        ...{ id: documents.id, title: documents.title, state: documents.state },
        dueOn: billingApplications.dueOn,
      })
      .from(documents)
      .innerJoin(billingApplications, eq(billingApplications.id, documents.id))
      .where(
        and(
          of(documents.workspace, documents.sample),
          eq(documents.kind, KIND),
          sql`(${documents.state} = 'returned' or (${documents.state} = 'certified'
            and ${billingApplications.dueOn} < ${day}))`,
        ),
      )
      .orderBy(asc(billingApplications.dueOn), asc(documents.id))
      .limit(MOST_NEEDS),
  ],
  find: ([rows], { language }) => {
    const t = translator(language, "billing");
    return rows.map(({ id, title, state, dueOn }) => ({
      ...{ id, name: title, href: applicationPath(id) as `/${string}` },
      label: t(state === "returned" ? "needs.returned" : "needs.unpaid"),
      ...(dueOn && { dueOn }),
    }));
  },
});
