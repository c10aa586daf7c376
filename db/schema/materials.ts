import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { cents, moment, owner } from "./columns.ts";
import { MAX_QUANTITY } from "./materials.limits.ts";

export const products = sqliteTable("products", {
  id: text("id").primaryKey(),
  /** `templates`, `education`, `books` or `merchandise`. */
  category: text("category").notNull(),
  /** Before any discount. */
  priceCents: cents("price_cents").notNull(),
  /** Whole percent off, 0 to 100. */
  discountPercent: integer("discount_percent").notNull().default(0),
  featured: integer("featured", { mode: "boolean" }).notNull().default(false),
  position: integer("position").notNull(),
});

export const cartLines = sqliteTable(
  "cart_lines",
  {
    owner: owner(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    quantity: integer("quantity").notNull(),
    addedAt: moment("added_at").notNull(),
    /** What one cost when it was added, so that a change can be said; not known of older lines. */
    seenCents: cents("seen_cents"),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.productId] }),
    check("cart_lines_quantity", sql`${table.quantity} between 1 and ${sql.raw(String(MAX_QUANTITY))}`),
  ],
);
