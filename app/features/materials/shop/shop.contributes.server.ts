import { eq, sql } from "drizzle-orm";
import type { Contribution, OwnedRows } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { MAX_QUANTITY } from "~db/schema/materials.limits.ts";
import { cartLines } from "~db/schema/materials.ts";

/** Two carts become one: quantities add up, and two full carts become one full cart. */
const adoptCart: OwnedRows["adopt"] = (db, { guest, owner }) => [
  db
    .insert(cartLines)
    .select(
      db
        .select({
          owner: sql<string>`${owner}`.as("owner"),
          productId: cartLines.productId,
          quantity: cartLines.quantity,
          addedAt: cartLines.addedAt,
          seenCents: cartLines.seenCents,
        })
        .from(cartLines)
        .where(eq(cartLines.owner, guest)),
    )
    .onConflictDoUpdate({
      target: [cartLines.owner, cartLines.productId],
      set: { quantity: sql`min(${MAX_QUANTITY}, ${cartLines.quantity} + excluded.quantity)` },
    }),
  db.delete(cartLines).where(eq(cartLines.owner, guest)),
];

export default {
  owned: [{ by: cartLines.owner, adopt: adoptCart, touched: cartLines.addedAt }],
  counts: {
    cart: ({ owner }) =>
      sql`(select coalesce(sum(${cartLines.quantity}), 0) from ${cartLines} where ${cartLines.owner} = ${owner})`,
  },
  toasts: [
    toastSet("shop", {
      addedToCart: "ok",
      cartFull: "warn",
      productUnknown: "warn",
      cartUpdated: "ok",
      removedFromCart: "ok",
      cartCleared: "ok",
    }),
  ],
} satisfies Contribution;

declare module "~/services/contribution.ts" {
  interface Counts {
    /** The sum of the cart's quantities. */
    cart: number;
  }
}
