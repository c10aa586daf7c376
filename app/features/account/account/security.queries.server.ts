import { and, asc, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { sha256 } from "~/lib/hash.ts";
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
import { selectVerification } from "./account.queries.server.ts";
import { STEP_TRIES } from "./second-factor.commands.server.ts";

/** A member's sessions that are not over, the one used last first. */
function selectSessions(db: Database, userId: string, now: Date) {
  return db
    .select({
      key: sessions.id,
      device: sessions.device,
      network: sessions.network,
      country: sessions.country,
      lastUsedAt: sql<string>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now.toISOString())))
    .orderBy(desc(sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`));
}

/** The statements that read how a member gets in, for a batch; `securityFrom` makes one of what they answer. */
export function selectSecurity(db: Database, userId: string, now: Date) {
  return [
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
      .select({
        secret: secondFactors.secret,
        confirmedAt: secondFactors.confirmedAt,
        endsAt: secondFactors.endsAt,
      })
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
    selectVerification(db, userId),
  ] as const;
}

type AnswersOf<T extends readonly unknown[]> = { readonly [Place in keyof T]: Awaited<T[Place]> };

export function securityFrom(
  [open, keys, linked, factors, codes, accounts, [verified]]: AnswersOf<ReturnType<typeof selectSecurity>>,
  own: string | undefined,
) {
  const [factor] = factors;
  return {
    sessions: open.map((row) => ({ ...row, current: row.key === own })),
    passkeys: keys,
    identities: linked,
    level: verified?.level ?? (0 as const),
    hasPassword: accounts[0]?.hasPassword === 1,
    secondFactor: factor?.confirmedAt
      ? ({
          state: "on",
          since: factor.confirmedAt,
          codesLeft: codes.length,
          /** When an administrator's reset ends it. */
          endsAt: factor.endsAt ?? undefined,
        } as const)
      : factor
        ? ({ state: "begun" } as const)
        : ({ state: "off" } as const),
    /** The key for the authenticator app as it lies in the database, as long as it is being set up. */
    begunSecret: factor && !factor.confirmedAt ? factor.secret : undefined,
  };
}
export type Security = Omit<ReturnType<typeof securityFrom>, "begunSecret">;

/** Everything about how a member gets in; `own` is the key of the session that asks. */
export async function securityOf(db: Database, userId: string, own: string | undefined, now: Date) {
  return securityFrom(await db.batch(selectSecurity(db, userId, now)), own);
}

/** Whose second step a browser has begun; undefined when it is over. */
export async function secondStepOf({ db, now }: { db: Database; now: () => Date }, secret: string) {
  const [step] = await db
    .select({ userId: challenges.userId })
    .from(challenges)
    .where(
      and(
        eq(challenges.secretHash, await sha256(secret)),
        eq(challenges.purpose, "second-step"),
        gt(challenges.expiresAt, now().toISOString()),
        lt(challenges.attempts, STEP_TRIES),
      ),
    );
  return step?.userId ? { userId: step.userId } : undefined;
}
