import { and, asc, isNull, lte } from "drizzle-orm";
import { type Words, wordsIn } from "~/engines/checklist/checklist.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { tailgateRecords } from "~db/schema/safety.ts";
import { recordPath } from "./tailgate.limits.ts";
import type { Talk } from "./talk.ts";

/** Talks whose day has come and that nobody has signed. */
export const tailgateNeeds = needSource({
  reads: (db, { of, day }) => [
    db
      .select({ id: tailgateRecords.id, content: tailgateRecords.content, heldOn: tailgateRecords.heldOn })
      .from(tailgateRecords)
      .where(
        and(
          of(tailgateRecords.workspace, tailgateRecords.sample),
          isNull(tailgateRecords.signedAt),
          lte(tailgateRecords.heldOn, day),
        ),
      )
      .orderBy(asc(tailgateRecords.heldOn), asc(tailgateRecords.id))
      .limit(MOST_NEEDS),
  ],
  find: ([records], { language }) => {
    const t = translator(language, "tailgate");
    return records.map(({ id, content, heldOn }) => ({
      ...{ id, label: t("needs.unsigned"), href: recordPath(id), dueOn: heldOn },
      name: wordsIn((JSON.parse(content) as Talk).title as Words, language),
    }));
  },
});
