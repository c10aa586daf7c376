import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, version, workspace } from "./columns.ts";
import { products } from "./materials.ts";
import { projects } from "./projects.ts";

/** What lies in the warehouse. A product with a row here is shipped; one without is digital and never runs out. */
export const productStock = sqliteTable(
  "product_stock",
  {
    productId: text("product_id")
      .primaryKey()
      .references(() => products.id),
    onHand: integer("on_hand").notNull(),
  },
  (table) => [check("product_stock_on_hand", sql`${table.onHand} >= 0`)],
);

/** Sales tax where the seller is registered to collect it; a state without a row has none. */
export const taxRates = sqliteTable("tax_rates", {
  /** The two letters of a state. */
  region: text("region").primaryKey(),
  /** Percent, as an exact decimal. */
  rate: text("rate").notNull(),
  /** Whether what is delivered as a file is taxed there, too. */
  digital: integer("digital", { mode: "boolean" }).notNull(),
  version: version(),
});

/** The columns of a record with a state of its own. */
const standing = (first: string) => ({
  state: text("state").notNull().default(first),
  stateSince: moment("state_since").notNull(),
  version: version(),
});

/** What somebody bought. Payment, delivery, returns and refunds are records of their own. */
export const orders = sqliteTable(
  "orders",
  {
    /** The key of the form that placed it: what is sent twice is one order. */
    id: id(),
    workspace: workspace(),
    /** Counted without gaps. */
    number: integer("number").notNull(),
    ...standing("pending"),
    /** Where the confirmation goes. */
    email: text("email").notNull(),
    /** Of its mails. */
    language: text("language").notNull(),
    /** `Content` of the engine of lines, with prices as they were; nothing changes it. */
    content: text("content", { mode: "json" }).notNull(),
    /** As the content gives them; written in the same statement. */
    taxCents: cents("tax_cents").notNull(),
    totalCents: cents("total_cents").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("orders_workspace").on(table.workspace, table.createdAt),
    uniqueIndex("orders_number").on(table.number),
    index("orders_state").on(table.state, table.createdAt),
  ],
);

/** Where a parcel goes; digital goods have none. */
export const orderAddresses = sqliteTable(
  "order_addresses",
  {
    /** The order's. */
    id: id(),
    workspace: workspace(),
    name: text("name").notNull(),
    line1: text("line1").notNull(),
    line2: text("line2").notNull(),
    city: text("city").notNull(),
    region: text("region").notNull(),
    zip: text("zip").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("order_addresses_workspace").on(table.workspace)],
);

/** One attempt to pay an order. */
export const orderPayments = sqliteTable(
  "order_payments",
  {
    id: id(),
    workspace: workspace(),
    orderId: text("order_id").notNull(),
    /** `test` or `stripe`. */
    provider: text("provider").notNull(),
    ...standing("open"),
    amountCents: cents("amount_cents").notNull(),
    /** What the provider calls it, once it knows it. */
    reference: text("reference"),
    /** Where it is paid, at the provider. */
    url: text("url"),
    createdAt: createdAt(),
  },
  (table) => [
    index("order_payments_workspace").on(table.workspace),
    index("order_payments_order").on(table.orderId, table.createdAt),
    uniqueIndex("order_payments_reference").on(table.provider, table.reference),
    // Two tabs do not open two payments of one order.
    uniqueIndex("order_payments_open").on(table.orderId).where(sql`${table.state} = 'open'`),
  ],
);

/** What is handed over at once: a parcel, or what is delivered as files. */
export const orderDeliveries = sqliteTable(
  "order_deliveries",
  {
    id: id(),
    workspace: workspace(),
    orderId: text("order_id").notNull(),
    /** `parcel` or `digital`: also the id of its section in the order's content. */
    kind: text("kind").notNull(),
    /** Pieces by product of a parcel that was sent ahead; null of the one in which all the rest lies. */
    part: text("part", { mode: "json" }).$type<Readonly<Record<string, number>>>(),
    ...standing("waiting"),
    createdAt: createdAt(),
  },
  (table) => [
    index("order_deliveries_workspace").on(table.workspace),
    index("order_deliveries_parts").on(table.orderId, table.kind),
    uniqueIndex("order_deliveries_order").on(table.orderId, table.kind).where(sql`${table.part} is null`),
  ],
);

/** Goods that come back. */
export const orderReturns = sqliteTable(
  "order_returns",
  {
    id: id(),
    workspace: workspace(),
    orderId: text("order_id").notNull(),
    productId: text("product_id").notNull(),
    quantity: integer("quantity").notNull(),
    /** What is paid back for it, with its share of the tax. */
    amountCents: cents("amount_cents").notNull(),
    reason: text("reason").notNull(),
    ...standing("requested"),
    createdAt: createdAt(),
  },
  (table) => [
    index("order_returns_workspace").on(table.workspace),
    index("order_returns_order").on(table.orderId, table.createdAt),
  ],
);

/** Money that goes back. What is due is paid by the provider under this id, so that it is paid once. */
export const orderRefunds = sqliteTable(
  "order_refunds",
  {
    id: id(),
    workspace: workspace(),
    orderId: text("order_id").notNull(),
    paymentId: text("payment_id").notNull(),
    amountCents: cents("amount_cents").notNull(),
    /** `cancelled`, `returned`, `late` for what was paid after the order was over, or `goodwill`. */
    reason: text("reason").notNull(),
    ...standing("due"),
    createdAt: createdAt(),
  },
  (table) => [
    index("order_refunds_workspace").on(table.workspace),
    index("order_refunds_order").on(table.orderId, table.createdAt),
    index("order_refunds_state").on(table.state, table.createdAt),
    index("order_refunds_payment").on(table.paymentId),
  ],
);

/** A reward of points that an order has taken: each once, and an order one. Goes when the order is cancelled. */
export const orderRewards = sqliteTable(
  "order_rewards",
  {
    /** The redemption's. */
    id: id(),
    workspace: workspace(),
    orderId: text("order_id").notNull(),
    offCents: cents("off_cents").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("order_rewards_workspace").on(table.workspace),
    uniqueIndex("order_rewards_order").on(table.orderId),
  ],
);

/** A word that takes something off an order. Its terms stay as they were made; it can only be stopped. */
export const promoCodes = sqliteTable(
  "promo_codes",
  {
    /** In capitals. */
    code: text("code").primaryKey(),
    /** Whole percent of the goods; or `offCents`. */
    percent: integer("percent"),
    offCents: cents("off_cents"),
    /** What the goods come to at least. */
    leastCents: cents("least_cents").notNull(),
    /** The first and the last day on which it holds, `YYYY-MM-DD` in UTC. */
    validFrom: text("valid_from").notNull(),
    validUntil: text("valid_until").notNull(),
    /** Orders that can have it, all in all. */
    mostUses: integer("most_uses").notNull(),
    stopped: integer("stopped", { mode: "boolean" }).notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [check("promo_codes_terms", sql`(${table.percent} is null) <> (${table.offCents} is null)`)],
);

/** A code that an order has taken: an order one, an account each once. Goes when the order is cancelled. */
export const orderCodes = sqliteTable(
  "order_codes",
  {
    /** The order's. */
    id: id(),
    workspace: workspace(),
    code: text("code").notNull(),
    offCents: cents("off_cents").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("order_codes_workspace").on(table.workspace, table.code),
    index("order_codes_code").on(table.code),
  ],
);

/** A way of looking at the list of orders that a workspace keeps under a name. */
export const orderViews = sqliteTable(
  "order_views",
  {
    id: id(),
    workspace: workspace(),
    /** What the list's address asks for, as the list itself writes it: `show=open&find=hat`. */
    filter: text("filter").notNull(),
    name: text("name").notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("order_views_filter").on(table.workspace, table.filter)],
);

/** An order for somebody else: its files are theirs who takes them with the link that is mailed once it is paid. */
export const orderGifts = sqliteTable(
  "order_gifts",
  {
    /** The order's, and its link's. */
    id: id(),
    workspace: workspace(),
    /** Who gets it, as the buyer typed it. */
    name: text("name").notNull(),
    email: text("email").notNull(),
    message: text("message").notNull(),
    /** The workspace that took it, and when: once. */
    claimedBy: text("claimed_by"),
    claimedAt: moment("claimed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("order_gifts_workspace").on(table.workspace),
    index("order_gifts_claimed").on(table.claimedBy),
  ],
);

/** What an order was bought for: a project of its workspace, a cost code, or both. No row where nobody said it. */
export const orderProjects = sqliteTable(
  "order_projects",
  {
    /** The order's. */
    id: id(),
    workspace: workspace(),
    projectId: text("project_id").references(() => projects.id, { onDelete: "set null" }),
    /** As the workspace writes its codes: `06 10 00`. */
    code: text("code").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("order_projects_workspace").on(table.workspace),
    index("order_projects_project").on(table.projectId),
  ],
);
