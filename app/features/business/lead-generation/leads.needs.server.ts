import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { leadClaims, leads } from "~db/schema/leads.ts";
import { openLeadPath } from "./leads.limits.ts";

/** Requests that the firm has taken and whose client nobody has called yet. */
export const leadNeeds = needSource({
  reads: (db, { of }) => [
    db
      .select({ id: leads.id, client: leads.client })
      .from(leadClaims)
      .innerJoin(leads, eq(leads.id, leadClaims.leadId))
      .where(
        and(
          of(leadClaims.workspace, leadClaims.sample),
          isNull(leadClaims.contactedAt),
          isNull(leadClaims.quotedAt),
          sql`${leads.state} in ('claimed', 'contacted', 'quoted')`,
        ),
      )
      .orderBy(asc(leadClaims.claimedAt), asc(leadClaims.id))
      .limit(MOST_NEEDS),
  ],
  find: ([claims], { language }) => {
    const t = translator(language, "leads");
    return claims.map(({ id, client }) => ({
      ...{ id, name: client, label: t("needs.claimed"), href: openLeadPath(id) as `/${string}` },
    }));
  },
});
