import { asc, eq, sql } from "drizzle-orm";
import type { Owner } from "~/services/visitor.server.ts";
import type { Database } from "~db/client.ts";
import { cartLines, products } from "~db/schema/materials.ts";
import { totals, unitPrice } from "./shop.logic.ts";

/** The shop's products in their order; money in integer US cents. */
export function listProducts(db: Database) {
  const { id, category, priceCents, discountPercent, featured, position } = products;
  return db
    .select({ id, category, priceCents, discountPercent, featured })
    .from(products)
    .orderBy(asc(position));
}

/** An owner's cart with prices as they are now; empty for a browser that owns nothing. */
export async function readCart(db: Database, owner: Owner | undefined) {
  const rows = owner
    ? await db
        .select({
          productId: cartLines.productId,
          quantity: cartLines.quantity,
          priceCents: products.priceCents,
          discountPercent: products.discountPercent,
        })
        .from(cartLines)
        .innerJoin(products, eq(products.id, cartLines.productId))
        .where(eq(cartLines.owner, owner))
        .orderBy(asc(products.position))
    : [];
  const lines = rows.map((row) => {
    const unitCents = unitPrice(row.priceCents, row.discountPercent);
    return { ...row, unitCents, lineCents: unitCents * row.quantity };
  });
  return { lines, ...totals(rows) };
}
export type Cart = Awaited<ReturnType<typeof readCart>>;

/** The sum of quantities. */
export async function countItems(db: Database, owner: Owner): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${cartLines.quantity}), 0)` })
    .from(cartLines)
    .where(eq(cartLines.owner, owner));
  return row?.count ?? 0;
}
