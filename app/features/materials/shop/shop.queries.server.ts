import { asc, eq, sql } from "drizzle-orm";
import type { Owner } from "~/services/visitor.server.ts";
import type { Database } from "~db/client.ts";
import { cartLines, products } from "~db/schema/materials.ts";
import { productStock } from "~db/schema/orders.ts";
import { totals, unitPrice } from "./shop.logic.ts";

/** The shop's products in their order; money in integer US cents. */
export function listProducts(db: Database) {
  const { id, category, priceCents, discountPercent, featured, position } = products;
  return db
    .select({
      id,
      category,
      priceCents,
      discountPercent,
      featured,
      /** How many can be had; null of what never runs out. */
      onHand: productStock.onHand,
    })
    .from(products)
    .leftJoin(productStock, eq(productStock.productId, id))
    .orderBy(asc(position));
}
export type Product = Awaited<ReturnType<typeof listProducts>>[number];

/** The lines of an owner's cart, also for a batch. */
export const cartQuery = (db: Database, owner: Owner) =>
  db
    .select({
      productId: cartLines.productId,
      quantity: cartLines.quantity,
      priceCents: products.priceCents,
      discountPercent: products.discountPercent,
      /** What one cost when it was added. */
      seenCents: cartLines.seenCents,
      /** How many can be had; null of what never runs out. */
      onHand: productStock.onHand,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .leftJoin(productStock, eq(productStock.productId, products.id))
    .where(eq(cartLines.owner, owner))
    .orderBy(asc(products.position));

/** An owner's cart with prices as they are now; empty for a browser that owns nothing. */
export const readCart = async (db: Database, owner: Owner | undefined) =>
  cartOf(owner ? await cartQuery(db, owner) : []);

export function cartOf(rows: Awaited<ReturnType<typeof cartQuery>>) {
  const lines = rows.map((row) => {
    const unitCents = unitPrice(row.priceCents, row.discountPercent);
    const { seenCents, ...others } = row;
    /** The price that was seen, where it is another one now. */
    const before = seenCents !== null && seenCents !== unitCents ? seenCents : undefined;
    return { ...others, unitCents, lineCents: unitCents * row.quantity, before };
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
