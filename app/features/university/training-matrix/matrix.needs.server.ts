import { and, asc, eq, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { credentials, trainingAsks } from "~db/schema/certificates.ts";
import { cardPage } from "./matrix.limits.ts";

/** Cards that came by a link and that nobody has looked at yet. */
export const proofsToReview = needSource({
  reads: (db, { of }) => [
    db
      .select({ id: credentials.id, holder: credentials.holder })
      .from(credentials)
      .innerJoin(trainingAsks, eq(trainingAsks.id, credentials.askId))
      .where(and(of(credentials.workspace, credentials.sample), sql`${credentials.verified} = 'none'`))
      .orderBy(asc(credentials.createdAt), asc(credentials.id))
      .limit(MOST_NEEDS),
  ],
  find: ([cards], { language }) => {
    const t = translator(language, "training-matrix");
    return cards.map(({ id, holder }) => ({
      ...{ id: `${id}-review`, name: holder, href: cardPage(id), label: t("needs.review") },
    }));
  },
});
