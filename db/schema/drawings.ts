import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { createdAt, id } from "./columns.ts";

/** Drawings that members keep. The picture lies in the bucket under `drawings/<id>`; the result follows from the lines. */
export const drawings = sqliteTable(
  "drawings",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Of the file, as the member's device called it. */
    name: text("name").notNull(),
    /** `image/png` and the like, by the picture's own bytes. */
    type: text("type").notNull(),
    /** In the pixels that places on it are counted in. */
    width: real("width").notNull(),
    height: real("height").notNull(),
    /** Percent. */
    confidence: integer("confidence").notNull(),
    /** What was read, line by line with its place. */
    lines: text("lines", { mode: "json" }).notNull(),
    /** What somebody typed beside the picture, one statement a line. */
    typedLines: text("typed_lines").notNull().default(""),
    /** What was measured on it, as the query of a measuring page. */
    takeoff: text("takeoff").notNull().default(""),
    /** Grows with every change, so that two pages do not write over each other. */
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [index("drawings_user").on(table.userId, table.createdAt)],
);
