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

/** Reads the providers that a member signs in with, oldest first, and whether there are examples. */
export const selectAccount = (db: Database, memberId: string, owned: readonly OwnedRows[]) =>
  [
    db
      .select({ provider: identities.provider, since: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, memberId))
      .orderBy(asc(identities.createdAt)),
    selectSamples(db, owned, workspaceOf(`user:${memberId}`)),
  ] as const;
export type LinkedIdentity = Awaited<ReturnType<typeof selectAccount>[0]>[number];
