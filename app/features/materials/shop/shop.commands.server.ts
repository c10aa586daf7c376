import { and, eq, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import { isRepeat, submissionKey, takeOnce } from "~/services/submissions.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import type { Database } from "~db/client.ts";
import { MAX_QUANTITY } from "~db/schema/materials.limits.ts";
import { cartLines, products } from "~db/schema/materials.ts";
import type { CartChange } from "./shop.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

export type CartResult = CommandResult<"unknown-product" | "full">;

/** What one costs now, as `unitPrice` says it: in whole cents, halves up. */
const UNIT_PRICE = sql`(${products.priceCents} * (100 - ${products.discountPercent}) + 50) / 100`;

/** A line for a product that exists, as a select: an unknown id gives no row and so writes nothing. */
function newLine({ db, now }: Deps, owner: Owner, productId: string, quantity: number) {
  return db
    .select({
      owner: sql<string>`${owner}`.as("owner"),
      productId: products.id,
      quantity: sql<number>`${quantity}`.as("quantity"),
      addedAt: sql<string>`${now().toISOString()}`.as("added_at"),
      seenCents: sql<number>`(${UNIT_PRICE})`.as("seen_cents"),
    })
    .from(products)
    .where(eq(products.id, productId));
}

/** Whether the product exists and the owner's line has room for so many more. */
function fits(owner: Owner, productId: string, quantity: number) {
  return sql`exists (select 1 from ${products} left join ${cartLines}
    on ${cartLines.productId} = ${products.id} and ${cartLines.owner} = ${owner}
    where ${products.id} = ${productId} and coalesce(${cartLines.quantity}, 0) + ${quantity} <= ${MAX_QUANTITY})`;
}

const KEY = [cartLines.owner, cartLines.productId];

/**
 * Adds to what the cart holds, once per form. The merge is one statement, so two tabs adding at once both count;
 * a product that does not exist and a sum over the limit write nothing.
 */
async function add(
  deps: Deps,
  owner: Owner,
  { idem, productId, quantity }: Extract<CartChange, { intent: "add" }>,
): Promise<CartResult> {
  const { db } = deps;
  const sum = sql`${cartLines.quantity} + excluded.quantity`;
  const key = await submissionKey(idem, productId, quantity);
  try {
    const [, written, found] = await db.batch([
      takeOnce(db, owner, key, deps.now(), fits(owner, productId, quantity)),
      db
        .insert(cartLines)
        .select(newLine(deps, owner, productId, quantity))
        .onConflictDoUpdate({
          target: KEY,
          set: { quantity: sum, seenCents: sql`excluded.seen_cents` },
          setWhere: sql`${sum} <= ${MAX_QUANTITY}`,
        })
        .returning({ quantity: cartLines.quantity }),
      db.select({ id: products.id }).from(products).where(eq(products.id, productId)),
    ]);
    if (written.length === 1) return { ok: true };
    return { ok: false, error: found.length === 0 ? "unknown-product" : "full" };
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    throw error;
  }
}

const lineOf = (owner: Owner, productId: string) =>
  and(eq(cartLines.owner, owner), eq(cartLines.productId, productId));

async function remove({ db }: Deps, owner: Owner, productId: string): Promise<CartResult> {
  const [, found] = await db.batch([
    db.delete(cartLines).where(lineOf(owner, productId)),
    db.select({ id: products.id }).from(products).where(eq(products.id, productId)),
  ]);
  return found.length === 1 ? { ok: true } : { ok: false, error: "unknown-product" };
}

/** Sets a line's quantity; zero or less removes it. */
async function set(
  deps: Deps,
  owner: Owner,
  { productId, quantity }: Extract<CartChange, { intent: "set" }>,
): Promise<CartResult> {
  if (quantity <= 0) return remove(deps, owner, productId);
  const written = await deps.db
    .insert(cartLines)
    .select(newLine(deps, owner, productId, quantity))
    .onConflictDoUpdate({ target: KEY, set: { quantity: sql`excluded.quantity` } })
    .returning({ quantity: cartLines.quantity });
  return written.length === 1 ? { ok: true } : { ok: false, error: "unknown-product" };
}

/** Carries out one change of a cart. */
export async function changeCart(deps: Deps, owner: Owner, change: CartChange): Promise<CartResult> {
  switch (change.intent) {
    case "add":
      return add(deps, owner, change);
    case "set":
      return set(deps, owner, change);
    case "remove":
      return remove(deps, owner, change.productId);
    case "clear":
      await deps.db.delete(cartLines).where(eq(cartLines.owner, owner));
      return { ok: true };
  }
}
