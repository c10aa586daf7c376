import { asc, eq, sql } from "drizzle-orm";
import { verificationLevel } from "~/engines/trust/trust.server.ts";
import type { VerificationLevel } from "~/engines/trust/trust.ts";
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

/** How far an account is verified, as a statement for a batch. */
export const selectVerification = (db: Database, userId: string) =>
  db
    .select({ level: sql<VerificationLevel>`level` })
    .from(sql`(select ${verificationLevel(sql`${userId}`)} as level)`);

/**
 * Reads the providers that a member signs in with, oldest first, whether there are examples, and how far the account is
 * verified.
 */
export const selectAccount = (db: Database, memberId: string, owned: readonly OwnedRows[]) =>
  [
    db
      .select({ provider: identities.provider, since: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, memberId))
      .orderBy(asc(identities.createdAt)),
    selectSamples(db, owned, workspaceOf(`user:${memberId}`)),
    selectVerification(db, memberId),
  ] as const;
export type LinkedIdentity = Awaited<ReturnType<typeof selectAccount>[0]>[number];
