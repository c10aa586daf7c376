import { and, eq, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Owner } from "~/services/visitor.server.ts";
import type { Database } from "~db/client.ts";
import { pinnedScreens } from "~db/schema/account.ts";
import { pinnable } from "./pins.queries.server.ts";
import type { PinForm } from "./pins.schemas.ts";

/** More is no longer at hand. */
export const MOST_PINS = 24;

/**
 * Pins a screen, moves one that is pinned to the top, or unpins one; a repetition has no effect but the order. The limit
 * is in the statement, so that two windows cannot pass it together.
 */
export async function changePin(
  { db, now }: { db: Database; now: () => Date },
  owner: Owner,
  { intent, screen }: PinForm,
): Promise<CommandResult<"gone" | "full">> {
  if (intent === "unpin") {
    await db
      .delete(pinnedScreens)
      .where(and(eq(pinnedScreens.owner, owner), eq(pinnedScreens.screen, screen)));
    return { ok: true };
  }
  if (!pinnable(screen)) return { ok: false, error: "gone" };
  const at = now().toISOString();
  const rows = await db
    .insert(pinnedScreens)
    .select(
      sql`select ${owner}, ${screen}, ${at} where (select count(*) from ${pinnedScreens}
        where ${pinnedScreens.owner} = ${owner} and ${pinnedScreens.screen} <> ${screen}) < ${MOST_PINS}`,
    )
    .onConflictDoUpdate({
      target: [pinnedScreens.owner, pinnedScreens.screen],
      set: { pinnedAt: at },
    })
    .returning({ screen: pinnedScreens.screen });
  return rows.length === 1 ? { ok: true } : { ok: false, error: "full" };
}
