import { and, asc, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { rfis } from "~db/schema/rfis.ts";
import { rfiPath } from "./rfis.limits.ts";

/** Questions whose answer is there and was not looked at, and those whose answer should be there by today. */
export const rfisNeeds = needSource({
  reads: (db, { of, day }) => [
    db
      .select({ id: rfis.id, topic: rfis.topic, state: rfis.state, neededBy: rfis.neededBy })
      .from(rfis)
      .where(
        and(
          of(rfis.workspace, rfis.sample),
          sql`(${rfis.state} = 'answered' or (${rfis.state} = 'open' and ${rfis.neededBy} <= ${day}))`,
        ),
      )
      .orderBy(sql`${rfis.state} = 'answered'`, asc(rfis.neededBy), asc(rfis.id))
      .limit(MOST_NEEDS),
  ],
  find: ([asked], { language }) => {
    const t = translator(language, "rfis");
    return asked.map(({ id, topic, state, neededBy }) => ({
      ...{ id, name: topic, href: rfiPath(id) as `/${string}` },
      ...(state === "answered"
        ? { label: t("needs.answered") }
        : { label: t("needs.open"), dueOn: neededBy ?? undefined }),
    }));
  },
});
