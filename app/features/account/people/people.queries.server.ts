import { and, asc, eq, gt, or, type SQL, sql } from "drizzle-orm";
import { countersOf, RATE_LIMITS, type RateLimitName } from "~/services/rate-limit.server.ts";
import type { Database } from "~db/client.ts";
import { accountDeletions, profiles, secondFactors, sessions, users } from "~db/schema/account.ts";
import { rateLimits } from "~db/schema/operations.ts";

/** How many accounts a search shows. */
export const MOST_FOUND = 20;

/** A text that contains another one, whatever signs it has. */
const contains = (text: SQL, part: string) => sql`instr(lower(${text}), ${part.toLowerCase()}) > 0`;

/** Accounts by a part of their address or name; without one, none. */
export async function searchPeople(db: Database, q: string) {
  if (q === "") return [];
  return db
    .select({
      id: users.id,
      email: users.email,
      firstName: sql<string>`coalesce(${profiles.firstName}, '')`,
      lastName: sql<string>`coalesce(${profiles.lastName}, '')`,
      createdAt: users.createdAt,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(
      or(
        contains(sql`${users.email}`, q),
        contains(sql`coalesce(${profiles.firstName} || ' ' || ${profiles.lastName}, '')`, q),
      ),
    )
    .orderBy(sql`${users.email} <> ${q.toLowerCase()}`, asc(users.email))
    .limit(MOST_FOUND + 1);
}
export type FoundPerson = Awaited<ReturnType<typeof searchPeople>>[number];

const limitOf = (key: string) => {
  const name = key.slice(0, key.indexOf(":"));
  return Object.hasOwn(RATE_LIMITS, name) ? RATE_LIMITS[name as RateLimitName] : undefined;
};

/** An account with what an administrator may see and do: how it signs in, its sessions, what is locked. */
export async function findPerson(db: Database, id: string, now: Date) {
  const at = now.toISOString();
  const [[person], open] = await db.batch([
    db
      .select({
        id: users.id,
        email: users.email,
        confirmedAt: users.emailConfirmedAt,
        createdAt: users.createdAt,
        firstName: sql<string>`coalesce(${profiles.firstName}, '')`,
        lastName: sql<string>`coalesce(${profiles.lastName}, '')`,
        deletedAt: accountDeletions.dueAt,
        /** Whether the second step is on, and when a reset ends it. */
        factorSince: secondFactors.confirmedAt,
        factorEndsAt: secondFactors.endsAt,
      })
      .from(users)
      .leftJoin(profiles, eq(profiles.id, users.id))
      .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
      .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
      .where(eq(users.id, id)),
    db
      .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, at)))
      .orderBy(asc(sessions.createdAt)),
  ]);
  if (!person) return undefined;
  const counters = await db
    .select({ key: rateLimits.key, count: rateLimits.count, until: rateLimits.expiresAt })
    .from(rateLimits)
    .where(and(await countersOf(person.email), gt(rateLimits.expiresAt, at)));
  const locks = counters.flatMap(({ key, count, until }) => {
    const limit = limitOf(key);
    return limit && count >= limit.max ? [{ what: key.startsWith("mail") ? "mail" : "signIn", until }] : [];
  });
  return { ...person, sessions: open, locks: locks as { what: "mail" | "signIn"; until: string }[] };
}
export type PersonView = NonNullable<Awaited<ReturnType<typeof findPerson>>>;
