import { asc, eq } from "drizzle-orm";
import type { OwnedRows } from "~/services/contribution.ts";
import { selectSamples } from "~/services/sample-data.server.ts";
import { workspaceOf } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { identities, profiles } from "~db/schema/account.ts";

/** The choices of the accessibility panel, as every way of signing in reads them from a profile. */
export const PREFERENCES = {
  language: profiles.language,
  theme: profiles.theme,
  fontSize: profiles.fontSize,
  units: profiles.units,
  motion: profiles.motion,
  vibration: profiles.vibration,
  shortcuts: profiles.shortcuts,
};

const NOBODY = { firstName: "", lastName: "", version: 0 };

const names = (db: Database, memberId: string) =>
  db
    .select({ firstName: profiles.firstName, lastName: profiles.lastName, version: profiles.version })
    .from(profiles)
    .where(eq(profiles.id, memberId))
    .limit(1);

/** A member's profile, or empty fields when no row exists. */
export async function profileOf(db: Database, memberId: string) {
  const [profile] = await names(db, memberId);
  return profile ?? NOBODY;
}

/** A member's profile, the providers that the member signs in with, oldest first, and whether there are examples. */
export async function accountOf(db: Database, memberId: string, owned: readonly OwnedRows[]) {
  const [[profile], linked, [samples]] = await db.batch([
    names(db, memberId),
    db
      .select({ provider: identities.provider, since: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, memberId))
      .orderBy(asc(identities.createdAt)),
    selectSamples(db, owned, workspaceOf(`user:${memberId}`)),
  ]);
  return { profile: profile ?? NOBODY, identities: linked, hasSamples: Boolean(samples?.present) };
}
export type LinkedIdentity = Awaited<ReturnType<typeof accountOf>>["identities"][number];
