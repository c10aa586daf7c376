import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { blocks } from "~db/schema/community.ts";

/** Whom somebody wants to block at most. */
const MOST = 500;

/** Whether the one blocked the other, as a condition within a statement. Nothing blocks nobody. */
export const hasBlocked = (blocker: SQLWrapper | string, blocked: SQLWrapper | string): SQL =>
  sql`exists (select 1 from ${blocks} as wall where wall.owner = ${blocker} and wall.blocked = ${blocked}
    and wall.blocked <> '')`;

/**
 * From now on nothing of somebody reaches whoever blocks them. It is not told to them.
 * @param whom who it is: one scalar that reads them from what they wrote, so that no page names an account
 */
export async function block(
  { db, now }: { db: Database; now: () => Date },
  blocker: string,
  whom: SQL,
): Promise<CommandResult<"gone" | "own" | "full">> {
  const [, [there], [why]] = await db.batch([
    db
      .insert(blocks)
      .select(
        sql`select ${blocker}, one.who, ${now().toISOString()} from (select ${whom} as who) as one
          where one.who <> '' and one.who <> ${blocker}
          and (select count(*) from ${blocks} as wall where wall.owner = ${blocker}) < ${MOST}`,
      )
      .onConflictDoNothing(),
    db
      .select({ blocked: blocks.blocked })
      .from(blocks)
      .where(and(eq(blocks.blocker, blocker), eq(blocks.blocked, whom))),
    db.select({ who: sql<string | null>`${whom}` }).from(sql`(select 1)`),
  ]);
  if (there) return { ok: true };
  if (!why?.who) return { ok: false, error: "gone" };
  return { ok: false, error: why.who === blocker ? "own" : "full" };
}

/** Ends it; of what was not blocked nothing changes. */
export async function unblock({ db }: { db: Database }, blocker: string, whom: SQL): Promise<CommandResult> {
  await db.delete(blocks).where(and(eq(blocks.blocker, blocker), eq(blocks.blocked, whom)));
  return { ok: true };
}
