import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { partnerClaims, partnerOffers } from "~db/schema/partners.ts";
import { MY_OFFERS } from "./partners.limits.ts";

const NO_SAMPLE = sql`0`;

/** Codes that were not used, in the last seven days of their offers. */
export const partnersNeeds = needSource({
  reads: (db, { of, day }) => [
    db
      .select({ id: partnerClaims.id, title: partnerOffers.title, validTo: partnerOffers.validTo })
      .from(partnerClaims)
      .innerJoin(partnerOffers, eq(partnerOffers.id, partnerClaims.offerId))
      .where(
        and(
          of(partnerClaims.owner, NO_SAMPLE),
          isNull(partnerClaims.usedAt),
          sql`${partnerOffers.validTo} between ${day} and date(${day}, '+7 days')`,
        ),
      )
      .orderBy(asc(partnerOffers.validTo), asc(partnerClaims.id))
      .limit(MOST_NEEDS),
  ],
  find: ([rows], { language }) => {
    const t = translator(language, "partners");
    return rows.map(({ id, title, validTo }) => ({
      ...{ id: `partner-code:${id}`, label: t("needs.use"), name: title, dueOn: validTo },
      href: `${MY_OFFERS}#c-${id}` as `/${string}`,
    }));
  },
});
