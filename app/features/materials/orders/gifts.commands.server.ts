import { and, eq, isNull, sql } from "drizzle-orm";
import { type Holder, mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { orderGifts } from "~db/schema/orders.ts";
import { isPaid } from "../library/library.queries.server.ts";
import { GIFT } from "./orders.words.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/**
 * Opens the files of a gift in the library of whoever holds its link, once: of two who take it at the same time one has
 * it. `actor` is in whose library they open. `taken` by somebody else, `over` where its payment went back or its link ended.
 */
export async function takeGift(
  { db, now }: Deps,
  holder: Holder,
  { actor, id }: { actor: Person; id: string },
): Promise<CommandResult<"taken" | "over" | "not-allowed">> {
  const isOpen = sql`(${mayRead(holder, orderGifts.workspace, { type: GIFT, id: orderGifts.id })} and ${isPaid(orderGifts.id)})`;
  const mayKeep = mayWrite(actor, actor.workspace);
  const [, [found]] = await db.batch([
    db
      .update(orderGifts)
      .set({ claimedBy: actor.workspace, claimedAt: now().toISOString() })
      .where(and(eq(orderGifts.id, id), isNull(orderGifts.claimedAt), isOpen, mayKeep)),
    db
      .select({
        by: orderGifts.claimedBy,
        at: orderGifts.claimedAt,
        open: sql<number>`${isOpen}`,
        may: sql<number>`(${mayKeep})`,
      })
      .from(orderGifts)
      .where(eq(orderGifts.id, id)),
  ]);
  if (!found?.open) return { ok: false, error: "over" };
  if (found.at && found.by === actor.workspace) return { ok: true };
  return { ok: false, error: found.at ? "taken" : found.may ? "over" : "not-allowed" };
}
