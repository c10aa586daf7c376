import { inArray, sql } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { chatMessages } from "~db/schema/assistant.ts";
import { cartLines } from "~db/schema/materials.ts";
import { submissions } from "~db/schema/operations.ts";
import type { Owner } from "./visitor.server.ts";

/** What the table itself holds at most of one product; two full carts become one full cart. */
const MOST_OF_ONE_PRODUCT = 99;

/** Hands everything a guest owns to the account they just signed in to. */
export async function adoptGuest(db: Database, guest: Owner | undefined, userId: string): Promise<void> {
  if (guest) await joinGuests(db, [guest], `user:${userId}`);
}

/**
 * Hands everything that guests own to somebody, in one batch: cart lines add up, conversations move. Nothing is lost
 * when another tab adds at the same moment; it is taken over next time.
 */
export async function joinGuests(db: Database, guests: Owner[], owner: Owner): Promise<void> {
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
          .where(inArray(cartLines.owner, guests)),
      )
      .onConflictDoUpdate({ target: [cartLines.owner, cartLines.productId], set: { quantity: sum } }),
    db.delete(cartLines).where(inArray(cartLines.owner, guests)),
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
          .where(inArray(submissions.owner, guests)),
      )
      .onConflictDoNothing(),
    db.update(chatMessages).set({ owner }).where(inArray(chatMessages.owner, guests)),
  ]);
}
