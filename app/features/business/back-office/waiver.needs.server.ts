import { and, asc, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { lienWaivers } from "~db/schema/back-office.ts";
import { waiverPath } from "./waiver.limits.ts";

/** Waivers that are signed and not exchanged yet, the oldest first. */
export const waiverNeeds = needSource({
  reads: (db, { of }) => [
    db
      .select({ id: lienWaivers.id, party: lienWaivers.party })
      .from(lienWaivers)
      .where(and(of(lienWaivers.workspace, lienWaivers.sample), sql`${lienWaivers.state} = 'signed'`))
      .orderBy(asc(lienWaivers.signedAt), asc(lienWaivers.id))
      .limit(MOST_NEEDS),
  ],
  find: ([signed], { language }) => {
    const t = translator(language, "lien-waivers");
    return signed.map(({ id, party }) => ({
      ...{ id, name: party, href: waiverPath(id) as `/${string}`, label: t("needs.signed") },
    }));
  },
});
