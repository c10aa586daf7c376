import { and, asc, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { bookkeeperRequests } from "~db/schema/back-office.ts";
import { requestPath } from "./bookkeeper.limits.ts";

/** Answers of bookkeepers that nobody is done with yet, the oldest first. */
export const bookkeeperNeeds = needSource({
  reads: (db, { of }) => [
    db
      .select({ id: bookkeeperRequests.id, topic: bookkeeperRequests.topic })
      .from(bookkeeperRequests)
      .where(and(of(bookkeeperRequests.workspace, sql`0`), sql`${bookkeeperRequests.state} = 'answered'`))
      .orderBy(asc(bookkeeperRequests.answeredAt), asc(bookkeeperRequests.id))
      .limit(MOST_NEEDS),
  ],
  find: ([answered], { language }) => {
    const t = translator(language, "ask-bookkeeper");
    return answered.map(({ id, topic }) => ({
      ...{ id, name: topic, href: requestPath(id) as `/${string}`, label: t("needs.answered") },
    }));
  },
});
