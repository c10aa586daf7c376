import { and, eq, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Identity } from "~/services/oauth.server.ts";
import { identities, users } from "~db/schema/account.ts";
import type { Queued } from "./account.commands.server.ts";
import { announce, type SecurityDeps } from "./security-change.server.ts";
import { hasAnotherWayIn } from "./ways-in.server.ts";

/**
 * Links a provider's account to the member who is signed in. Its address need not be the member's: who is signed in
 * here and there at once is both. `taken`: somebody else signs in with it.
 */
export async function linkIdentity(
  deps: SecurityDeps,
  userId: string,
  identity: Identity,
): Promise<CommandResult<"taken", Partial<Queued>>> {
  const { db } = deps;
  const { provider, subject, email, emailVerified } = identity;
  const itself = and(eq(identities.provider, provider), eq(identities.subject, subject));
  const isFree = sql`not exists (select 1 from ${identities}
    where ${identities.provider} = ${provider} and ${identities.subject} = ${subject})`;
  const { mailId, statements } = announce(
    deps,
    userId,
    { kind: "identity-linked", subject: provider },
    isFree,
  );
  const results = await db.batch([
    ...statements,
    db
      .insert(identities)
      .select(
        sql`select ${provider}, ${subject}, ${users.id},
          ${emailVerified ? 1 : 0} and ${users.email} = ${email ?? ""}, ${deps.now().toISOString()}
          from ${users} where ${users.id} = ${userId} and ${isFree}`,
      )
      .returning({ userId: identities.userId }),
    db.select({ userId: identities.userId }).from(identities).where(itself),
  ]);
  if (results[2].length === 1) return { ok: true, mailId };
  // Linked before, by the same member: nothing is left to do.
  return results[3][0]?.userId === userId ? { ok: true } : { ok: false, error: "taken" };
}

/** Unlinks a provider's account, unless it is the only way in. */
export async function unlinkIdentity(
  deps: SecurityDeps,
  userId: string,
  { provider, subject }: { provider: string; subject: string },
): Promise<CommandResult<"gone" | "last-way-in", Queued>> {
  const { db } = deps;
  const its = and(
    eq(identities.provider, provider),
    eq(identities.subject, subject),
    eq(identities.userId, userId),
  );
  const exists = sql`exists (select 1 from ${identities} where ${its})`;
  const { mailId, statements } = announce(
    deps,
    userId,
    { kind: "identity-unlinked", subject: provider },
    sql`${hasAnotherWayIn(userId)} and ${exists}`,
  );
  const results = await db.batch([
    ...statements,
    db
      .delete(identities)
      .where(and(its, hasAnotherWayIn(userId)))
      .returning({ userId: identities.userId }),
    db.select({ userId: identities.userId }).from(identities).where(its),
  ]);
  if (results[2].length === 1) return { ok: true, mailId };
  return { ok: false, error: results[3].length === 1 ? "last-way-in" : "gone" };
}
