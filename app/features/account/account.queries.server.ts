import { eq } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { profiles } from "~db/schema/accounts.ts";

/** A member's profile, or empty fields when no row exists. */
export async function profileOf(db: Database, memberId: string) {
  const [profile] = await db
    .select({ firstName: profiles.firstName, lastName: profiles.lastName, version: profiles.version })
    .from(profiles)
    .where(eq(profiles.id, memberId))
    .limit(1);
  return profile ?? { firstName: "", lastName: "", version: 0 };
}
