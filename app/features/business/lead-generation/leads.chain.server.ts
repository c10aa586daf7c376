import { and, eq, inArray, sql } from "drizzle-orm";
import { chainSource } from "~/engines/chain/chain.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { leadClaims, leads } from "~db/schema/leads.ts";
import { openLeadPath } from "./leads.limits.ts";
import { tradeName } from "./leads.view.server.ts";

/** A request that a workspace has claimed: its claim is the record, and who asks is read through it alone. */
export const leadsInChain = chainSource({
  reads: (db, { of, ids }) => [
    db
      // Column by column: what is read in a batch on D1 has one column of each name.
      .select({
        id: sql<string>`${leadClaims.id}`.as("claim_id"),
        ...{ quoteCents: leadClaims.quoteCents, leadId: leads.id, client: leads.client, email: leads.email },
        ...{ phone: leads.phone, trade: leads.trade, scope: leads.scope, state: leads.state },
        ...{ address: leads.address, place: leads.place, region: leads.region },
        budgetCents: leads.budgetCents,
      })
      .from(leadClaims)
      .innerJoin(leads, eq(leads.id, leadClaims.leadId))
      .where(and(of(leadClaims.workspace), inArray(leadClaims.id, ids("lead")))),
  ],
  find: ([rows], { language }) => {
    const t = translator(language, "leads");
    return rows.map((lead) => {
      const title = tradeName(language, lead.trade);
      return {
        kind: "lead" as const,
        id: lead.id,
        name: `${lead.client}, ${title}`,
        href: openLeadPath(lead.leadId),
        state: t(`states.${lead.state as "new"}`),
        facts: {
          ...{ client: lead.client, email: lead.email, phone: lead.phone, title, note: lead.scope },
          place: [lead.address, lead.place, lead.region].filter(Boolean).join(", "),
          cents: lead.quoteCents || lead.budgetCents,
          jobType: lead.trade,
        },
      };
    });
  },
});
