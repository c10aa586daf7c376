import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import {
  challenges,
  identities,
  passkeys,
  recoveryCodes,
  secondFactors,
  sessions,
  users,
} from "~db/schema/account.ts";

/** What the log of an account calls a sign-in. */
export const SESSION_STARTED = "session.started";

/**
 * Whether an account has more than one way in of those that can be removed: a password, identities at providers,
 * passkeys. A code by mail is none of them: it is how one comes back.
 */
export function hasAnotherWayIn(userId: string): SQL {
  return sql`(
    (select count(*) from ${users} where ${users.id} = ${userId} and ${users.passwordHash} is not null)
    + (select count(*) from ${identities} where ${identities.userId} = ${userId})
    + (select count(*) from ${passkeys} where ${passkeys.userId} = ${userId})) > 1`;
}

/**
 * Statements that take every way in from accounts but their password: what was set up by whoever made an account,
 * before the holder of its address proved to be that.
 */
export function clearWaysIn(db: Database, accounts: Parameters<typeof inArray>[1]) {
  return [
    db.delete(sessions).where(inArray(sessions.userId, accounts as never)),
    db.delete(identities).where(inArray(identities.userId, accounts as never)),
    ...clearProofs(db, accounts),
  ] as const;
}

/** The same for what an account can have beside password, sessions and identities. */
export function clearProofs(db: Database, accounts: Parameters<typeof inArray>[1]) {
  return [
    db.delete(passkeys).where(inArray(passkeys.userId, accounts as never)),
    db.delete(secondFactors).where(inArray(secondFactors.userId, accounts as never)),
    db.delete(recoveryCodes).where(inArray(recoveryCodes.userId, accounts as never)),
    db.delete(challenges).where(inArray(challenges.userId, accounts as never)),
  ] as const;
}

/** Whether this account's own networks include the one that asks; the account is named by its address or its id. */
export async function isKnownNetwork(
  db: Database,
  who: { email: string } | { id: string },
  network: string | undefined,
): Promise<boolean> {
  const account = "email" in who ? eq(users.email, who.email) : eq(users.id, who.id);
  const [row] = await db
    .select({
      known: sql<number>`exists (select 1 from audit_events started where started.chain = 'user:' || users.id
        and started.act = ${SESSION_STARTED} and started.details ->> 'network' = ${network ?? ""})`,
    })
    .from(users)
    .where(account)
    .limit(1);
  return row?.known === 1;
}
