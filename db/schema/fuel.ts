import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, siteZone, version, workspace } from "./columns.ts";
import { BURNT, FUELS } from "./fuel.terms.ts";

// Gallons and hours of a meter are whole tenths, prices of a gallon whole tenths of a cent: nothing is rounded on its way.

/** A machine that burns fuel: what it takes, how much of it, and what was in its tank when somebody last looked. */
export const fuelMachines = sqliteTable(
  "fuel_machines",
  {
    id: id(),
    workspace: workspace(),
    label: text("label").notNull(),
    fuel: text("fuel", { enum: BURNT }).notNull(),
    /** Registered for the road: dyed diesel is refused. */
    roadPlates: integer("road_plates", { mode: "boolean" }).notNull(),
    horsepower: integer("horsepower").notNull(),
    loadPercent: integer("load_percent").notNull(),
    hoursPerDay: integer("hours_per_day").notNull(),
    tankTenths: integer("tank_tenths").notNull(),
    levelTenths: integer("level_tenths").notNull(),
    /** `YYYY-MM-DD` on which the level was read. */
    levelOn: text("level_on").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("fuel_machines_workspace").on(table.workspace, table.createdAt)],
);

/** A firm that brings fuel, and its terms, as typed. */
export const fuelSuppliers = sqliteTable(
  "fuel_suppliers",
  {
    id: id(),
    workspace: workspace(),
    firm: text("firm").notNull(),
    /** Of `FUELS`, with a blank between them. */
    fuels: text("fuels").notNull(),
    /** The least that is billed; 0 for none. */
    leastTenths: integer("least_tenths").notNull(),
    /** Over the index of the day. */
    spreadMills: integer("spread_mills").notNull(),
    feeCents: cents("fee_cents").notNull(),
    /** When it comes: “04:00–07:00”. */
    hours: text("hours").notNull(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("fuel_suppliers_workspace").on(table.workspace, table.createdAt)],
);

/** Fuel for the machines of one site on one day, at the terms of that day. Its state is the process `fuelOrder`. */
export const fuelOrders = sqliteTable(
  "fuel_orders",
  {
    id: id(),
    workspace: workspace(),
    supplier: text("supplier").notNull(),
    leastTenths: integer("least_tenths").notNull(),
    feeCents: cents("fee_cents").notNull(),
    siteName: text("site_name").notNull(),
    siteZone: siteZone(),
    /** `YYYY-MM-DD` at the site. */
    deliverOn: text("deliver_on").notNull(),
    hours: text("hours").notNull(),
    costCode: text("cost_code").notNull().default(""),
    weekly: integer("weekly", { mode: "boolean" }).notNull(),
    /** The order of the week before: of two that follow one only the first is made. */
    follows: text("follows"),
    note: text("note").notNull().default(""),
    /** The sum of the invoice; 0 until it came. */
    billedCents: cents("billed_cents").notNull().default(0),
    state: text("state").notNull().default("requested"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("fuel_orders_workspace").on(table.workspace, table.createdAt),
    uniqueIndex("fuel_orders_follows").on(table.follows),
  ],
);

/** What one machine is to get. What the machine was called stays when it is removed. */
export const fuelLines = sqliteTable(
  "fuel_lines",
  {
    id: id(),
    workspace: workspace(),
    orderId: text("order_id")
      .notNull()
      .references(() => fuelOrders.id, { onDelete: "cascade" }),
    machineId: text("machine_id").notNull(),
    label: text("label").notNull(),
    roadPlates: integer("road_plates", { mode: "boolean" }).notNull(),
    fuel: text("fuel", { enum: FUELS }).notNull(),
    tenths: integer("tenths").notNull(),
    /** The index of the day and the spread together, a gallon. */
    priceMills: integer("price_mills").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("fuel_lines_machine").on(table.orderId, table.machineId),
    index("fuel_lines_workspace").on(table.workspace),
  ],
);

/** What the meter of the truck said at one machine, or why nothing was poured there: one ticket a line. */
export const fuelTickets = sqliteTable(
  "fuel_tickets",
  {
    id: id(),
    workspace: workspace(),
    lineId: text("line_id")
      .notNull()
      .references(() => fuelLines.id, { onDelete: "cascade" }),
    machineId: text("machine_id").notNull(),
    startTenths: integer("start_tenths").notNull(),
    endTenths: integer("end_tenths").notNull(),
    /** The hour meter of the machine, where somebody read it. */
    hourTenths: integer("hour_tenths"),
    signedBy: text("signed_by").notNull(),
    signature: text("signature").notNull().default(""),
    /** What the invoice says; null until it came. */
    billedTenths: integer("billed_tenths"),
    takenAt: moment("taken_at").notNull(),
    createdAt: createdAt(),
    /** To the top: only from one full tank to the next is known what was burnt. */
    full: integer("full", { mode: "boolean" }).notNull().default(true),
    /** Why nothing was poured; empty where something was. Such a ticket is in no record and on no bill. */
    why: text("why").notNull().default(""),
  },
  (table) => [
    uniqueIndex("fuel_tickets_line").on(table.lineId),
    index("fuel_tickets_machine").on(table.machineId, table.takenAt),
    index("fuel_tickets_workspace").on(table.workspace, table.takenAt),
  ],
);
