import { and, asc, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { identities, passkeys, recoveryCodes, secondFactors, sessions, users } from "~db/schema/account.ts";

/** A member's sessions that are not over, the one used last first. */
function selectSessions(db: Database, userId: string, now: Date) {
  return db
    .select({
      key: sessions.id,
      device: sessions.device,
      network: sessions.network,
      lastUsedAt: sql<string>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now.toISOString())))
    .orderBy(desc(sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`));
}

/** A member's sessions; `own` is the key of the one that asks. */
export async function listSessions(db: Database, userId: string, own: string | undefined, now: Date) {
  const rows = await selectSessions(db, userId, now);
  return rows.map((row) => ({ ...row, current: row.key === own }));
}

/** Everything about how a member gets in. */
export async function securityOf(db: Database, userId: string, own: string | undefined, now: Date) {
  const [open, keys, linked, factors, codes, accounts] = await db.batch([
    selectSessions(db, userId, now),
    db
      .select({
        id: passkeys.id,
        name: passkeys.name,
        device: passkeys.device,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt)),
    db
      .select({ provider: identities.provider, subject: identities.subject, since: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, userId))
      .orderBy(asc(identities.createdAt)),
    db
      .select({ secret: secondFactors.secret, confirmedAt: secondFactors.confirmedAt })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId)),
    db
      .select({ hash: recoveryCodes.codeHash })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),
    db
      .select({ hasPassword: sql<number>`${users.passwordHash} is not null` })
      .from(users)
      .where(eq(users.id, userId)),
  ]);
  const [factor] = factors;
  return {
    sessions: open.map((row) => ({ ...row, current: row.key === own })),
    passkeys: keys,
    identities: linked,
    hasPassword: accounts[0]?.hasPassword === 1,
    secondFactor: factor?.confirmedAt
      ? ({ state: "on", since: factor.confirmedAt, codesLeft: codes.length } as const)
      : factor
        ? ({ state: "begun" } as const)
        : ({ state: "off" } as const),
    /** The key for the authenticator app, as long as it is being set up. */
    begunSecret: factor && !factor.confirmedAt ? factor.secret : undefined,
  };
}
export type Security = Omit<Awaited<ReturnType<typeof securityOf>>, "begunSecret">;
