import { and, eq, inArray, sql } from "drizzle-orm";
import { chainSource } from "~/engines/chain/chain.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { crmCompanies, crmContacts, deals } from "~db/schema/deals.ts";
import { dealPath } from "./crm.limits.ts";

/** A job that may come, with whoever asks for it. */
export const dealsInChain = chainSource({
  reads: (db, { of, ids }) => [
    db
      .select({
        ...{ id: deals.id, title: deals.title, state: deals.state, place: deals.place, note: deals.note },
        cents: deals.valueCents,
        client: sql<string>`coalesce(${crmContacts.name}, '')`,
        phone: sql<string>`coalesce(${crmContacts.phone}, '')`,
        email: sql<string>`coalesce(${crmContacts.email}, '')`,
        company: sql<string>`coalesce(${crmCompanies.title}, '')`,
      })
      .from(deals)
      .leftJoin(crmContacts, eq(crmContacts.id, deals.contactId))
      .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
      .where(and(of(deals.workspace), inArray(deals.id, ids("deal")))),
  ],
  find: ([rows], { language }) => {
    const t = translator(language, "crm");
    return rows.map(({ id, state, cents, ...facts }) => ({
      ...{ kind: "deal" as const, id, name: facts.title, href: dealPath(id) },
      state: t(`states.${state as "new"}`),
      facts: { ...facts, cents: cents || undefined },
    }));
  },
});
