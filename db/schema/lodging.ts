import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { bookings } from "./booking.ts";
import { createdAt, id, moment, workspace } from "./columns.ts";
import { STAY_ISSUES } from "./lodging.terms.ts";

// A stay is a booking of beds: its dates, price and state are there. Here is who sleeps where, and what was wrong.

/** Somebody of a crew, as whoever books calls them. Only the two sides of the stay see it. */
export const stayOccupants = sqliteTable(
  "stay_occupants",
  {
    id: id(),
    /** The crew's. */
    workspace: workspace(),
    bookingId: text("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    called: text("called").notNull(),
    /** What their nights are charged to; empty for none. */
    job: text("job").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    index("stay_occupants_workspace").on(table.workspace),
    index("stay_occupants_booking").on(table.bookingId, table.createdAt),
  ],
);

/** Who sleeps in which bed in one night. Nobody else can, and nobody in two beds: both keys say so. */
export const stayNights = sqliteTable(
  "stay_nights",
  {
    bookingId: text("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    /** The bed, as the unit of the listing. */
    unit: integer("unit").notNull(),
    /** The day on whose evening the night begins, where the house stands. */
    day: text("day").notNull(),
    occupantId: text("occupant_id")
      .notNull()
      .references(() => stayOccupants.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.unit, table.day] }),
    uniqueIndex("stay_nights_occupant").on(table.occupantId, table.day),
  ],
);

/** Something that is wrong in a house: from its moment the clock runs until the owner answers. */
export const stayIssues = sqliteTable(
  "stay_issues",
  {
    id: id(),
    /** The crew's. */
    workspace: workspace(),
    bookingId: text("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: STAY_ISSUES }).notNull(),
    words: text("words").notNull(),
    answer: text("answer").notNull().default(""),
    answeredAt: moment("answered_at"),
    solvedAt: moment("solved_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("stay_issues_workspace").on(table.workspace),
    index("stay_issues_booking").on(table.bookingId, table.createdAt),
  ],
);
