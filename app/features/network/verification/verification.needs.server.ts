import { and, asc, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { verificationCases } from "~db/schema/verification.ts";
import { casePath } from "./verification.limits.ts";

/** From how many days before its end on a badge waits to be renewed. */
const NEAR_DAYS = 30;

/** Cases of which a reviewer asked something, and badges that end soon. */
export const verificationNeeds = needSource({
  reads: (db, { of, day }) => [
    db
      .select({
        ...{ id: verificationCases.id, firm: verificationCases.firm, state: verificationCases.state },
        untilOn: verificationCases.untilOn,
      })
      .from(verificationCases)
      .where(
        and(
          of(verificationCases.workspace, verificationCases.sample),
          sql`(${verificationCases.state} = 'needsInfo' or (${verificationCases.state} = 'verified'
            and ${verificationCases.untilOn} between ${day} and ${dayAfter(day, NEAR_DAYS)}))`,
        ),
      )
      .orderBy(asc(verificationCases.untilOn), asc(verificationCases.id))
      .limit(MOST_NEEDS),
  ],
  find: ([found], { language }) => {
    const t = translator(language, "verification-case");
    return found.map(({ id, firm, state, untilOn }) => ({
      ...{ id, name: firm, href: casePath(id) as `/${string}` },
      ...(state === "needsInfo"
        ? { label: t("needs.needsInfo") }
        : { label: t("needs.ends"), dueOn: untilOn ?? undefined }),
    }));
  },
});
