import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, workspace } from "./columns.ts";
import { MACHINES } from "./listing.terms.ts";
import { listings } from "./listing.ts";

/** What somebody looks for: an alert of new machines and, where it is told to owners, a need that they may answer. */
export const rentalWants = sqliteTable(
  "rental_wants",
  {
    id: id(),
    workspace: workspace(),
    machine: text("machine", { enum: MACHINES }).notNull(),
    fromDay: text("from_day").notNull(),
    toDay: text("to_day").notNull(),
    latitude: real("latitude").notNull(),
    longitude: real("longitude").notNull(),
    /** Metres around it. */
    within: integer("within").notNull(),
    /** The most that all of it may cost; 0 for any price. */
    mostCents: cents("most_cents").notNull().default(0),
    note: text("note").notNull().default(""),
    /** Whether owners nearby are shown it. */
    told: integer("told", { mode: "boolean" }).notNull().default(false),
    /** Machines published up to here were told of. */
    seenUpTo: moment("seen_up_to").notNull(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("rental_wants_workspace").on(table.workspace, table.createdAt),
    index("rental_wants_machine").on(table.machine, table.told, table.latitude),
  ],
);

/** A machine with which an owner answers a need. */
export const rentalAnswers = sqliteTable(
  "rental_answers",
  {
    id: id(),
    wantId: text("want_id")
      .notNull()
      .references(() => rentalWants.id, { onDelete: "cascade" }),
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("rental_answers_once").on(table.wantId, table.listingId)],
);
