import { and, asc, eq, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { championNominations } from "~db/schema/champions.ts";
import { nominationPath } from "./champions.limits.ts";

const { id, nominee, nomineeAs, state, createdAt } = championNominations;
const NO_SAMPLE = sql`0`;

/** Nominations of which the nominee has not said yet whether others may see them. */
export const championsNeeds = needSource({
  reads: (db, { of }) => [
    db
      .select({ id, nomineeAs })
      .from(championNominations)
      .where(and(of(nominee, NO_SAMPLE), eq(state, "nominated")))
      .orderBy(asc(createdAt), asc(id))
      .limit(MOST_NEEDS),
  ],
  find: ([rows], { language }) => {
    const t = translator(language, "champions");
    return rows.map(({ id, nomineeAs }) => ({
      ...{ id: `champion:${id}`, label: t("needs.agree"), name: nomineeAs },
      href: nominationPath(id) as `/${string}`,
    }));
  },
});
