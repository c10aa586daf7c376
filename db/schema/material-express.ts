import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, siteZone, version, workspace } from "./columns.ts";
import { UNLOADS, WINDOWS } from "./material-express.terms.ts";
import { projects } from "./projects.ts";

/** A list of material that becomes an order for one load at one gate. Its state is the process `materialOrder`. */
export const materialOrders = sqliteTable(
  "material_orders",
  {
    id: id(),
    workspace: workspace(),
    topic: text("topic").notNull(),
    /** A yard of the sample catalogue, or empty; and who brings it, as typed. */
    yard: text("yard").notNull().default(""),
    supplier: text("supplier").notNull().default(""),
    siteName: text("site_name").notNull().default(""),
    siteZone: siteZone(),
    projectId: text("project_id").references(() => projects.id, { onDelete: "set null" }),
    /** The task of a schedule that waits for it; one that is gone counts for nothing. */
    taskId: text("task_id").notNull().default(""),
    /** Which gate, as typed, and how the load comes off. */
    gate: text("gate").notNull().default(""),
    unload: text("unload", { enum: UNLOADS }).notNull().default("hand"),
    /** The heaviest truck that the way in carries, in short tons; 0 where nothing limits it. */
    maxTons: integer("max_tons").notNull().default(0),
    /** Miles from the yard. */
    miles: integer("miles").notNull().default(0),
    note: text("note").notNull().default(""),
    /** `YYYY-MM-DD` at the site, and the window; null until one is asked for. */
    deliverOn: text("deliver_on"),
    window: text("window", { enum: WINDOWS }),
    /** Until when it can be changed and cancelled. */
    cutoffAt: moment("cutoff_at"),
    /** The lines, what came of each, and what was billed, as `material.ts` has them. */
    lines: text("lines", { mode: "json" }).notNull(),
    received: text("received", { mode: "json" }),
    billed: text("billed", { mode: "json" }),
    goodsCents: cents("goods_cents").notNull().default(0),
    feeCents: cents("fee_cents").notNull().default(0),
    /** Of the supplier's paper. */
    ticket: text("ticket").notNull().default(""),
    state: text("state").notNull().default("draft"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
    /** What the supplier whose prices were taken asks for the delivery; null where our own bands count. */
    quotedFeeCents: cents("quoted_fee_cents"),
    /** When the truck was there, which is not when somebody signed. */
    deliveredAt: moment("delivered_at"),
    /** Who of a crew pressed that the load is there, as the crew has the name, and when; once. */
    seenBy: text("seen_by").notNull().default(""),
    seenAt: moment("seen_at"),
  },
  (table) => [
    index("material_orders_workspace").on(table.workspace, table.createdAt),
    index("material_orders_project").on(table.projectId),
  ],
);

/** A truck's place at a gate in a window: two loads never have the same one. */
export const materialSlots = sqliteTable(
  "material_slots",
  {
    workspace: workspace(),
    /** Site and gate as they are compared. */
    gateKey: text("gate_key").notNull(),
    day: text("day").notNull(),
    window: text("window", { enum: WINDOWS }).notNull(),
    /** From 1 to what a gate takes in a window. */
    place: integer("place").notNull(),
    orderId: text("order_id")
      .notNull()
      .references(() => materialOrders.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.workspace, table.gateKey, table.day, table.window, table.place] }),
    index("material_slots_order").on(table.orderId),
  ],
);

/** A request for prices of a list, to one supplier, who answers line by line. Its state is the process `materialQuote`. */
export const materialQuotes = sqliteTable(
  "material_quotes",
  {
    id: id(),
    workspace: workspace(),
    orderId: text("order_id")
      .notNull()
      .references(() => materialOrders.id, { onDelete: "cascade" }),
    supplier: text("supplier").notNull(),
    /** Until when an answer helps, `YYYY-MM-DD`. */
    answerBy: text("answer_by"),
    /** The lines as they were asked for, and an answer for each, as `material.ts` has them. */
    lines: text("lines", { mode: "json" }).notNull(),
    answers: text("answers", { mode: "json" }),
    feeCents: cents("fee_cents").notNull().default(0),
    printedName: text("printed_name").notNull().default(""),
    state: text("state").notNull().default("asked"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("material_quotes_order").on(table.orderId),
    index("material_quotes_workspace").on(table.workspace, table.createdAt),
  ],
);
