import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, version, workspace } from "./columns.ts";

/** What points can be turned into: so many cents off an order, or off one product of it. */
export const loyaltyRewards = sqliteTable(
  "loyalty_rewards",
  {
    id: id(),
    points: integer("points").notNull(),
    offCents: cents("off_cents").notNull(),
    /** Off one of this product; off the whole order where it is null. */
    productId: text("product_id"),
    /** What the goods of the order come to at least: more than is taken off, so that something is left to pay. */
    leastCents: cents("least_cents").notNull(),
    /** For whoever has earned so many points within a year. */
    leastEarned: integer("least_earned").notNull().default(0),
    /** How many are left; null of what never runs out. */
    stock: integer("stock"),
    position: integer("position").notNull(),
    /** Merchandise: one of the product as a whole, with nothing left to pay; `offCents` is what it costs at most. */
    whole: integer("whole", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    check("loyalty_rewards_points", sql`${table.points} > 0`),
    check("loyalty_rewards_cents", sql`${table.offCents} > 0 and ${table.leastCents} > ${table.offCents}`),
    check("loyalty_rewards_stock", sql`${table.stock} is null or ${table.stock} >= 0`),
  ],
);

/** A reward that somebody has. It is used when an order has taken it (`order_rewards`), as it was when it was redeemed. */
export const loyaltyRedemptions = sqliteTable(
  "loyalty_redemptions",
  {
    /** The key of the form that redeemed it: what is sent twice is one. */
    id: id(),
    workspace: workspace(),
    rewardId: text("reward_id").notNull(),
    /** Of which kind of payment the points came: test points take nothing off real money. */
    provider: text("provider").notNull(),
    points: integer("points").notNull(),
    offCents: cents("off_cents").notNull(),
    productId: text("product_id"),
    leastCents: cents("least_cents").notNull(),
    state: text("state").notNull().default("open"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    createdAt: createdAt(),
    whole: integer("whole", { mode: "boolean" }).notNull().default(false),
    /** What it adds to a plan, and until when it can be used; null of what an order takes. */
    perk: text("perk", { enum: ["listing"] }),
    endsAt: moment("ends_at"),
  },
  (table) => [index("loyalty_redemptions_workspace").on(table.workspace, table.createdAt)],
);

/** How many days before points expire a workspace wants to be told; no row where it does not. */
export const loyaltyReminders = sqliteTable("loyalty_reminders", {
  workspace: workspace().primaryKey(),
  days: integer("days").notNull(),
  /** Of the lots that were told of last: when they expire. */
  toldOf: moment("told_of"),
  createdAt: createdAt(),
});
