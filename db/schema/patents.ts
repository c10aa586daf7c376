import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./account.ts";
import { moment, version } from "./columns.ts";

/** What a member keeps for himself about a patent of the portfolio: a note and what has been checked. */
export const patentReviews = sqliteTable(
  "patent_reviews",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The patent's number in the sample portfolio, which lies in the code. */
    patentId: integer("patent_id").notNull(),
    note: text("note").notNull(),
    /** The checks that are ticked, parted by blanks. */
    checks: text("checks").notNull(),
    version: version(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.patentId] })],
);
