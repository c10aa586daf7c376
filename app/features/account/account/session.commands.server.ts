import { and, eq, ne, sql } from "drizzle-orm";
import { audited } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { sessions } from "~db/schema/account.ts";
import type { SecurityDeps } from "./security-change.server.ts";

type Deps = Pick<SecurityDeps, "db" | "now">;

/** Ends one session of a member. */
export function endSession(deps: Deps, userId: string, key: string): Promise<CommandResult<"gone">> {
  return end(deps, userId, "session.ended", and(eq(sessions.id, key), eq(sessions.userId, userId)));
}

/** Ends every session of a member but the one that asks. */
export function endOtherSessions(
  deps: Deps,
  userId: string,
  own: string | undefined,
): Promise<CommandResult<"gone">> {
  const others = and(eq(sessions.userId, userId), ne(sessions.id, own ?? ""));
  return end(deps, userId, "session.othersEnded", others);
}

async function end(
  deps: Deps,
  userId: string,
  act: string,
  which: ReturnType<typeof and>,
): Promise<CommandResult<"gone">> {
  const owner = `user:${userId}`;
  const { recorded } = await audited(deps, {
    events: [{ chain: owner, act, actor: owner, subject: owner }],
    when: sql`exists (select 1 from ${sessions} where ${which})`,
    statements: [deps.db.delete(sessions).where(which)],
  });
  return recorded ? { ok: true } : { ok: false, error: "gone" };
}
