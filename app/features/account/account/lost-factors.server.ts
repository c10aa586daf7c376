import { and, asc, eq, lte, sql } from "drizzle-orm";
import { FALLBACK_LANGUAGE, isLanguage } from "~/i18n/languages.ts";
import type { Task } from "~/services/contribution.ts";
import { profiles, recoveryCodes, secondFactors } from "~db/schema/account.ts";
import { changeSecurity } from "./security-change.server.ts";

/** How many resets one run ends. */
const MOST_ENDED = 20;

/** Ends the second steps whose reset an administrator asked for, once the waiting time is over without a code. */
export const endLostFactors: Task = async ({ db, now, origin = "" }) => {
  const due = lte(secondFactors.endsAt, now().toISOString());
  const found = await db
    .select({ userId: secondFactors.userId, language: profiles.language })
    .from(secondFactors)
    .leftJoin(profiles, eq(profiles.id, secondFactors.userId))
    .where(due)
    .orderBy(asc(secondFactors.endsAt))
    .limit(MOST_ENDED);
  for (const { userId, language } of found) {
    const theirs = and(eq(secondFactors.userId, userId), due);
    const when = sql`exists (select 1 from ${secondFactors} where ${theirs})`;
    const deps = {
      db,
      now,
      origin,
      language: isLanguage(language) ? language : FALLBACK_LANGUAGE,
      session: { place: {} },
    };
    await changeSecurity(deps, userId, {
      kind: "second-factor-reset",
      actor: "system",
      when,
      statements: [
        db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), when)),
        db.delete(secondFactors).where(theirs),
      ],
    });
  }
};
