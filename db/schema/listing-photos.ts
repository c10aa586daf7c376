import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { files } from "./file.ts";
import { listings } from "./listing.ts";

/** In which order the photos of a listing stand, once somebody has put one before another. Those without stand behind. */
export const listingPhotos = sqliteTable(
  "listing_photos",
  {
    fileId: text("file_id")
      .primaryKey()
      .references(() => files.id, { onDelete: "cascade" }),
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
  },
  (table) => [index("listing_photos_listing").on(table.listingId)],
);

/** The calendar of a listing has an address that nobody guesses; another number is another address, and ends the one before. */
export const listingFeeds = sqliteTable("listing_feeds", {
  listingId: text("listing_id")
    .primaryKey()
    .references(() => listings.id, { onDelete: "cascade" }),
  feed: integer("feed").notNull().default(1),
});
