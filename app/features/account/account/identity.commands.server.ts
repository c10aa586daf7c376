import { and, eq, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Identity } from "~/services/oauth.server.ts";
import { identities, users } from "~db/schema/account.ts";
import type { Queued } from "./account.commands.server.ts";
import { changeSecurity, type SecurityDeps } from "./security-change.server.ts";
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
  const isFree = sql`not exists (select 1 from ${identities} where ${itself})`;
  const linked = await changeSecurity(deps, userId, {
    kind: "identity-linked",
    subject: provider,
    when: isFree,
    statements: [
      db.insert(identities).select(
        sql`select ${provider}, ${subject}, ${users.id},
          ${emailVerified ? 1 : 0} and ${users.email} = ${email ?? ""}, ${deps.now().toISOString()}
          from ${users} where ${users.id} = ${userId} and ${isFree}`,
      ),
    ],
  });
  if (linked) return { ok: true, ...linked };
  const [holder] = await db.select({ userId: identities.userId }).from(identities).where(itself);
  // Linked before, by the same member: nothing is left to do.
  return holder?.userId === userId ? { ok: true } : { ok: false, error: "taken" };
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
  const unlinked = await changeSecurity(deps, userId, {
    kind: "identity-unlinked",
    subject: provider,
    when: sql`${hasAnotherWayIn(userId)} and exists (select 1 from ${identities} where ${its})`,
    statements: [db.delete(identities).where(and(its, hasAnotherWayIn(userId)))],
  });
  if (unlinked) return { ok: true, ...unlinked };
  const [left] = await db.select({ userId: identities.userId }).from(identities).where(its);
  return { ok: false, error: left ? "last-way-in" : "gone" };
}
