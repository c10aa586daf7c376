import { and, asc, inArray } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { punchItems } from "~db/schema/punch-list.ts";
import { itemPath } from "./punch-list.limits.ts";

/** In which the team has to act: the assignee has done something, or was sent back and is to be told. */
const WITH_TEAM = ["in_dispute", "ready_for_review", "not_accepted", "ready_to_close"] as const;

/** Items that wait for the team, the longest first. */
export const punchNeeds = needSource({
  reads: (db, { of }) => [
    db
      .select({ id: punchItems.id, words: punchItems.words, state: punchItems.state })
      .from(punchItems)
      .where(and(of(punchItems.workspace, punchItems.sample), inArray(punchItems.state, [...WITH_TEAM])))
      .orderBy(asc(punchItems.stateSince), asc(punchItems.id))
      .limit(MOST_NEEDS),
  ],
  find: ([items], { language }) => {
    const t = translator(language, "punch-list");
    return items.map(({ id, words, state }) => ({
      ...{ id, name: words, href: itemPath(id) as `/${string}` },
      label: t(`needs.${state as (typeof WITH_TEAM)[number]}`),
    }));
  },
});
