import { and, eq, ne, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import { recordEvent } from "~/services/account-events.server.ts";
import { sessions } from "~db/schema/account.ts";
import type { SecurityDeps } from "./security-change.server.ts";

type Deps = Pick<SecurityDeps, "db" | "now" | "session">;

/** Ends one session of a member. */
export async function endSession(deps: Deps, userId: string, key: string): Promise<CommandResult<"gone">> {
  const { db } = deps;
  const its = and(eq(sessions.id, key), eq(sessions.userId, userId));
  const { network } = deps.session.place;
  const [, ended] = await db.batch([
    recordEvent(
      db,
      { userId, kind: "session-ended", network },
      deps.now(),
      sql`exists (select 1 from ${sessions} where ${its})`,
    ),
    db.delete(sessions).where(its).returning({ id: sessions.id }),
  ]);
  return ended.length === 1 ? { ok: true } : { ok: false, error: "gone" };
}

/** Ends every session of a member but the one that asks; answers how many. */
export async function endOtherSessions(
  deps: Deps,
  userId: string,
  own: string | undefined,
): Promise<CommandResult<never, { ended: number }>> {
  const { db } = deps;
  const others = and(eq(sessions.userId, userId), ne(sessions.id, own ?? ""));
  const { network } = deps.session.place;
  const [, ended] = await db.batch([
    recordEvent(
      db,
      { userId, kind: "sessions-ended", network },
      deps.now(),
      sql`exists (select 1 from ${sessions} where ${others})`,
    ),
    db.delete(sessions).where(others).returning({ id: sessions.id }),
  ]);
  return { ok: true, ended: ended.length };
}
