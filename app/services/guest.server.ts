import { eq, sql } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { chatMessages } from "~db/schema/assistant.ts";
import { cartLines } from "~db/schema/materials.ts";
import { submissions } from "~db/schema/operations.ts";
import type { Owner } from "./visitor.server.ts";

/** What the table itself holds at most of one product; two full carts become one full cart. */
const MOST_OF_ONE_PRODUCT = 99;

/**
 * Hands everything a guest owns to the account they just signed in to, in one batch: cart lines add up, the
 * conversation moves. Nothing is lost when another tab adds at the same moment; it is taken over next time.
 */
export async function adoptGuest(db: Database, guest: Owner | undefined, userId: string): Promise<void> {
  if (!guest) return;
  const owner: Owner = `user:${userId}`;
  const sum = sql`min(${MOST_OF_ONE_PRODUCT}, ${cartLines.quantity} + excluded.quantity)`;
  await db.batch([
    db
      .insert(cartLines)
      .select(
        db
          .select({
            owner: sql<string>`${owner}`.as("owner"),
            productId: cartLines.productId,
            quantity: cartLines.quantity,
            addedAt: cartLines.addedAt,
          })
          .from(cartLines)
          .where(eq(cartLines.owner, guest)),
      )
      .onConflictDoUpdate({ target: [cartLines.owner, cartLines.productId], set: { quantity: sum } }),
    db.delete(cartLines).where(eq(cartLines.owner, guest)),
    // What the guest's forms said stays said: one that is sent again after sign-in must not count again.
    db
      .insert(submissions)
      .select(
        db
          .select({
            owner: sql<string>`${owner}`.as("owner"),
            key: submissions.key,
            createdAt: submissions.createdAt,
          })
          .from(submissions)
          .where(eq(submissions.owner, guest)),
      )
      .onConflictDoNothing(),
    db.update(chatMessages).set({ owner }).where(eq(chatMessages.owner, guest)),
  ]);
}
