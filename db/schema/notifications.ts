import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { createdAt, id, moment } from "./columns.ts";

/** What a member is told on the profile. Its sentence is the code's, in the language of whoever reads it. */
export const notifications = sqliteTable(
  "notifications",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Key of the sentence in the `notifications` namespace. */
    code: text("code", { enum: ["questionAnswered"] }).notNull(),
    /** What the sentence names, as text: the question, for instance. */
    subject: text("subject").notNull(),
    /** Where it leads, a path of this site. */
    href: text("href").notNull(),
    readAt: moment("read_at"),
    createdAt: createdAt(),
  },
  (table) => [index("notifications_user").on(table.userId, table.createdAt)],
);
