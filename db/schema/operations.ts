import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, owner } from "./columns.ts";

/** Mail is written here first and delivered from here, so that a crash between the two loses nothing. */
export const mailOutbox = sqliteTable(
  "mail_outbox",
  {
    id: id(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    status: text("status", { enum: ["queued", "sent", "failed"] })
      .notNull()
      .default("queued"),
    attempts: integer("attempts").notNull().default(0),
    createdAt: createdAt(),
    /** When it was last handed to the provider; a queued message with a fresh one is on its way. */
    sentAt: moment("sent_at"),
  },
  (table) => [index("mail_outbox_status").on(table.status, table.createdAt)],
);

/** One fixed window per key; a single upsert counts and tells. */
export const rateLimits = sqliteTable("rate_limits", {
  key: text("key").primaryKey(),
  /** The window's number: seconds since 1970 divided by the window's length. */
  window: integer("window").notNull(),
  count: integer("count").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

/** Forms already taken: the key a form carried, per owner. A second insert of the pair fails its whole batch. */
export const submissions = sqliteTable(
  "submissions",
  { owner: owner(), key: text("key").notNull(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index("submissions_created").on(table.createdAt),
  ],
);
