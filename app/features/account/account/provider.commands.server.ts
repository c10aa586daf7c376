import { and, eq, exists, inArray, isNotNull, isNull, ne, not, type SQL, sql } from "drizzle-orm";
import type { Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { SignedIn } from "~/services/complete-sign-in.server.ts";
import type { Identity } from "~/services/oauth.server.ts";
import type { Database } from "~db/client.ts";
import { emailTokens, identities, profiles, users } from "~db/schema/account.ts";
import { PREFERENCES } from "./account.queries.server.ts";
import { clearWaysIn } from "./ways-in.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
  /** What a new account's pages are in. */
  language: Language;
}

/**
 * `unverified`: the address belongs to an account, and the provider has not verified it. `failed`: the provider gave
 * no usable address, and the identity is not linked to an account yet.
 */
export type ProviderSignInResult = CommandResult<"unverified" | "failed", SignedIn>;

/** A table of one row, for rows that are inserted on a condition and copied from nowhere. */
const ONE_ROW = sql`(select 1)`;

/**
 * Finds or creates the account of an identity at a provider, all in one batch.
 *
 * A known identity belongs to its account, whatever its address is now. Otherwise a verified address leads to the
 * account with that address, or to a new one. An unverified address can only create a new, unconfirmed account.
 *
 * An account with an unconfirmed address may have been created by an attacker waiting for the owner. Before a
 * verified address takes it over, all its credentials are removed: password, sessions, links, other identities.
 */
export async function signInWithIdentity(deps: Deps, identity: Identity): Promise<ProviderSignInResult> {
  const { db } = deps;
  const { provider, subject } = identity;
  const email = identity.email ?? "";
  const verified = email !== "" && identity.emailVerified;
  const now = deps.now().toISOString();
  const newId = crypto.randomUUID();

  const itself = and(eq(identities.provider, provider), eq(identities.subject, subject));
  const isKnown = exists(db.select({ one: sql`1` }).from(identities).where(itself));
  const isSomebodyElse = exists(
    db
      .select({ one: sql`1` })
      .from(identities)
      .where(and(itself, ne(identities.userId, users.id))),
  );
  /** The account that is taken over, if there is one: of this verified address, which was not confirmed so far. */
  const claimed = db
    .select({ id: users.id })
    .from(users)
    .where(and(when(verified), eq(users.email, email), isNull(users.emailConfirmedAt), not(isSomebodyElse)));
  const own = verified ? and(eq(users.email, email), isNotNull(users.emailConfirmedAt)) : eq(users.id, newId);

  const results = await db.batch([
    db
      .insert(users)
      .select(
        db
          .select({
            id: text(newId, "id"),
            email: text(email, "email"),
            passwordHash: text(null, "password_hash"),
            emailConfirmedAt: text(verified ? now : null, "email_confirmed_at"),
            createdAt: text(now, "created_at"),
          })
          .from(ONE_ROW)
          .where(and(when(email !== ""), not(isKnown))),
      )
      .onConflictDoNothing(),
    db.insert(profiles).select(
      db
        .select({
          id: users.id,
          firstName: text(identity.firstName, "first_name"),
          lastName: text(identity.lastName, "last_name"),
          company: text("", "company"),
          trades: sql<string[]>`'[]'`.as("trades"),
          spoken: sql<string[]>`'[]'`.as("spoken"),
          place: text("", "place"),
          phone: text("", "phone"),
          language: text(deps.language, "language"),
          theme: text(null, "theme"),
          fontSize: text(null, "font_size"),
          vibration: text(null, "vibration"),
          shortcuts: text(null, "shortcuts"),
          units: text(null, "units"),
          motion: text(null, "motion"),
          version: sql<number>`1`.as("version"),
          updatedAt: text(now, "updated_at"),
        })
        .from(users)
        .where(eq(users.id, newId)),
    ),
    ...clearWaysIn(db, claimed),
    db.delete(emailTokens).where(inArray(emailTokens.userId, claimed)),
    db.update(users).set({ passwordHash: null, emailConfirmedAt: now }).where(inArray(users.id, claimed)),
    db
      .insert(identities)
      .select(
        db
          .select({
            provider: text(provider, "provider"),
            subject: text(subject, "subject"),
            userId: users.id,
            vouched: sql<boolean>`${verified ? 1 : 0}`.as("vouched"),
            createdAt: text(now, "created_at"),
          })
          .from(users)
          .where(own),
      )
      .onConflictDoNothing(),
    db
      .select({ userId: identities.userId, ...PREFERENCES })
      .from(identities)
      .leftJoin(profiles, eq(profiles.id, identities.userId))
      .where(itself),
  ]);
  const [account] = results[11];
  if (account) return { ok: true, ...account };
  return { ok: false, error: email === "" ? "failed" : "unverified" };
}

function when(condition: boolean): SQL {
  return condition ? sql`1 = 1` : sql`1 = 0`;
}

/** A fixed value as a column of a selection that is inserted. */
function text<T extends string | null>(value: T, column: string) {
  return sql<T>`${value}`.as(column);
}
