import { eq } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { profiles } from "~db/schema/accounts.ts";

/** The choices of the accessibility panel, as every way of signing in reads them from a profile. */
export const PREFERENCES = {
  language: profiles.language,
  theme: profiles.theme,
  fontSize: profiles.fontSize,
  vibration: profiles.vibration,
  shortcuts: profiles.shortcuts,
};

/** A member's profile, or empty fields when no row exists. */
export async function profileOf(db: Database, memberId: string) {
  const [profile] = await db
    .select({ firstName: profiles.firstName, lastName: profiles.lastName, version: profiles.version })
    .from(profiles)
    .where(eq(profiles.id, memberId))
    .limit(1);
  return profile ?? { firstName: "", lastName: "", version: 0 };
}
