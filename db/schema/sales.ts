import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, version, workspace } from "./columns.ts";
import { listings } from "./listing.ts";
import { OFFER_SIDES, REPORT_REASONS } from "./sales.terms.ts";

/** The serial number of a machine for sale: whole for its seller and buyer, as a hash for finding it a second time. */
export const saleSerials = sqliteTable(
  "sale_serials",
  {
    id: id(),
    workspace: workspace(),
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    serial: text("serial").notNull(),
    /** Of make and number, without blanks and dashes. */
    hash: text("hash").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("sale_serials_listing").on(table.listingId),
    index("sale_serials_hash").on(table.hash),
    index("sale_serials_workspace").on(table.workspace, table.createdAt),
  ],
);

/** What somebody offers for a machine. Its state is the process `saleOffer`. */
export const saleOffers = sqliteTable(
  "sale_offers",
  {
    id: id(),
    /** Whoever would buy. */
    workspace: workspace(),
    /** Whoever sells, as the listing said when the offer was made. */
    seller: text("seller_workspace").notNull(),
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    /** What the buyer named first. */
    firstCents: cents("first_cents").notNull(),
    /** The price that is on the table, and who named it last. */
    amountCents: cents("amount_cents").notNull(),
    named: text("named", { enum: OFFER_SIDES }).notNull().default("buyer"),
    message: text("message").notNull().default(""),
    /** When it is looked at, where it stands: `YYYY-MM-DD` and `HH:MM`; empty while that is open. */
    inspectDay: text("inspect_day").notNull().default(""),
    inspectAt: text("inspect_at").notNull().default(""),
    /** The answers of the checklist as JSON, and since when none is missing. */
    inspection: text("inspection").notNull().default("{}"),
    inspectedAt: moment("inspected_at"),
    state: text("state").notNull().default("offered"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("sale_offers_workspace").on(table.workspace, table.createdAt),
    index("sale_offers_seller").on(table.seller, table.createdAt),
    index("sale_offers_state").on(table.state, table.stateSince),
    // One machine is sold once, whoever presses at the same time.
    uniqueIndex("sale_offers_sold_once")
      .on(table.listingId)
      .where(sql`state in ('accepted', 'inspection', 'paid', 'handedOver')`),
    // A seller shows one machine at a time.
    uniqueIndex("sale_offers_slot")
      .on(table.seller, table.inspectDay, table.inspectAt)
      .where(sql`state = 'inspection' and inspect_day <> '' and not sample`),
    index("sale_offers_listing").on(table.listingId, table.state),
  ],
);

/** A question about a machine for sale; everybody reads it once it is answered. */
export const saleQuestions = sqliteTable(
  "sale_questions",
  {
    id: id(),
    workspace: workspace(),
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    question: text("question").notNull(),
    answer: text("answer").notNull().default(""),
    answeredAt: moment("answered_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("sale_questions_workspace").on(table.workspace, table.createdAt),
    index("sale_questions_listing").on(table.listingId, table.createdAt),
  ],
);

/** Somebody says that a machine for sale is stolen or not what it is said to be. Its state is the process `saleReport`. */
export const saleReports = sqliteTable(
  "sale_reports",
  {
    id: id(),
    workspace: workspace(),
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    reason: text("reason", { enum: REPORT_REASONS }).notNull(),
    note: text("note").notNull(),
    state: text("state").notNull().default("open"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("sale_reports_workspace").on(table.workspace, table.createdAt),
    // Once by each workspace: saying it again does not make it truer.
    uniqueIndex("sale_reports_once").on(table.listingId, table.workspace),
    index("sale_reports_state").on(table.state, table.createdAt),
  ],
);
