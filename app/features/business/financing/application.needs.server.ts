import { and, asc, eq, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { financingApplications } from "~db/schema/financing.ts";
import { applicationPath } from "./application.limits.ts";

/** Applications with an offer that nobody has taken yet. */
export const applicationNeeds = needSource({
  reads: (db, { of }) => [
    db
      .select({ id: financingApplications.id, topic: financingApplications.topic })
      .from(financingApplications)
      .where(
        and(
          of(financingApplications.workspace, financingApplications.sample),
          eq(financingApplications.state, "sent"),
          sql`exists (select 1 from financing_lenders as said where said.application_id = ${financingApplications.id}
            and said.offer <> '' and said.declined_at is null)`,
        ),
      )
      .orderBy(asc(financingApplications.stateSince), asc(financingApplications.id))
      .limit(MOST_NEEDS),
  ],
  find: ([applications], { language }) => {
    const t = translator(language, "financing-application");
    return applications.map(({ id, topic }) => ({
      ...{ id, name: topic, href: applicationPath(id) as `/${string}` },
      label: t("needs"),
    }));
  },
});
