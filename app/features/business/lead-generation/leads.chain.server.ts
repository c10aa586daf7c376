import { and, eq, inArray } from "drizzle-orm";
import { chainSource } from "~/engines/chain/chain.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { leadClaims, leads } from "~db/schema/leads.ts";
import { openLeadPath } from "./leads.limits.ts";
import { tradeName } from "./leads.view.server.ts";

/** A request that a workspace has claimed: its claim is the record, and who asks is read through it alone. */
export const leadsInChain = chainSource({
  reads: (db, { of, ids }) => [
    db
      .select({ claim: leadClaims, lead: leads })
      .from(leadClaims)
      .innerJoin(leads, eq(leads.id, leadClaims.leadId))
      .where(and(of(leadClaims.workspace), inArray(leadClaims.id, ids("lead")))),
  ],
  find: ([rows], { language }) => {
    const t = translator(language, "leads");
    return rows.map(({ claim, lead }) => {
      const title = tradeName(language, lead.trade);
      return {
        kind: "lead" as const,
        id: claim.id,
        name: `${lead.client}, ${title}`,
        href: openLeadPath(lead.id),
        state: t(`states.${lead.state as "new"}`),
        facts: {
          ...{ client: lead.client, email: lead.email, phone: lead.phone, title, note: lead.scope },
          place: [lead.address, lead.place, lead.region].filter(Boolean).join(", "),
          cents: claim.quoteCents || lead.budgetCents,
        },
      };
    });
  },
});
