import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
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
    /** The card by which it was agreed, as JSON; null in bookings that were made before it was kept. */
    card: text("card"),
    /** Until when the renter asks to have it longer, and the quote of the whole time; null where nothing is asked. */
    askToDay: text("ask_to_day"),
    askQuote: text("ask_quote"),
    /** When somebody first wrote the return down: late days are counted up to here. */
    backAt: moment("back_at"),
    /** What was taken from the deposit when it was settled, for days that were late and for damage. */
    lateCents: cents("late_cents"),
    damageCents: cents("damage_cents"),
    /** What comes back of the total where it was cancelled. */
    refundCents: cents("refund_cents"),
  },
  (table) => [
    index("bookings_state").on(table.state, table.stateSince),
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

/** The condition of what is booked as it changes hands, which both sides sign. Its photos are files of the booking. */
export const bookingConditions = sqliteTable(
  "booking_conditions",
  {
    bookingId: text("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    stage: text("stage", { enum: ["handover", "return"] }).notNull(),
    /** Tenths of an hour; null where it has no meter. */
    meter: integer("meter"),
    /** Eighths of a tank; null where it has none. */
    fuel: integer("fuel"),
    /** The checklist with which it began, and the answers, both as JSON. */
    template: text("template").notNull(),
    answers: text("answers").notNull(),
    notes: text("notes").notNull().default(""),
    /** The names under it, as they were typed. */
    lenderSigned: text("lender_signed").notNull().default(""),
    lenderSignedAt: moment("lender_signed_at"),
    renterSigned: text("renter_signed").notNull().default(""),
    renterSignedAt: moment("renter_signed_at"),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.stage] })],
);

/** What the owner claims for damage: one worksheet for a booking, which may be written anew while it is not settled. */
export const bookingClaims = sqliteTable("booking_claims", {
  bookingId: text("booking_id")
    .primaryKey()
    .references(() => bookings.id, { onDelete: "cascade" }),
  /** Items with repair, replacement, age and life, as JSON. */
  items: text("items").notNull(),
  totalCents: cents("total_cents").notNull(),
  words: text("words").notNull().default(""),
  createdAt: createdAt(),
});

/** What one side of a settled booking says of the other. Nobody reads it before both have written, or the time is over. */
export const bookingReviews = sqliteTable(
  "booking_reviews",
  {
    id: id(),
    /** Whoever wrote it. */
    workspace: workspace(),
    bookingId: text("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    side: text("side", { enum: ["lender", "renter"] }).notNull(),
    /** 1 to 5. */
    stars: integer("stars").notNull(),
    body: text("body").notNull().default(""),
    publishedAt: moment("published_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("booking_reviews_once").on(table.bookingId, table.side),
    index("booking_reviews_workspace").on(table.workspace),
    index("booking_reviews_waiting").on(table.publishedAt),
  ],
);
