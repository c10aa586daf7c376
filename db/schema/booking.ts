import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, siteZone, version, workspace } from "./columns.ts";
import { listings } from "./listing.ts";

/** A reservation of one unit of a listing, from a day to a day, both included. */
export const bookings = sqliteTable(
  "bookings",
  {
    id: id(),
    /** Whoever books. */
    workspace: workspace(),
    /** Whoever lends, as the listing said when it was booked. */
    lender: text("lender_workspace").notNull(),
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    unit: integer("unit").notNull(),
    fromDay: text("from_day").notNull(),
    toDay: text("to_day").notNull(),
    /** The quote that was agreed, as JSON: it does not change with the card. */
    quote: text("quote").notNull(),
    totalCents: cents("total_cents").notNull(),
    depositCents: cents("deposit_cents").notNull(),
    message: text("message").notNull().default(""),
    siteZone: siteZone(),
    state: text("state").notNull().default("requested"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("bookings_workspace").on(table.workspace, table.createdAt),
    index("bookings_lender").on(table.lender, table.createdAt),
    index("bookings_listing").on(table.listingId, table.fromDay),
  ],
);

/**
 * One unit of a listing is taken on one day, by a booking or, without one, by its owner. Two cannot take it: the key is
 * the day itself, and the rows are written in the batch of the booking.
 */
export const occupancy = sqliteTable(
  "occupancy",
  {
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    unit: integer("unit").notNull(),
    /** `YYYY-MM-DD` where the listing is. */
    day: text("day").notNull(),
    bookingId: text("booking_id").references(() => bookings.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.unit, table.day] }),
    index("occupancy_day").on(table.day, table.listingId, table.unit),
    index("occupancy_booking").on(table.bookingId),
  ],
);

/** The same for what is booked by the hour: a slot begins at a moment, and one booking has it. */
export const bookingSlots = sqliteTable(
  "booking_slots",
  {
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    startsAt: moment("starts_at").notNull(),
    bookingId: text("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.startsAt] })],
);
