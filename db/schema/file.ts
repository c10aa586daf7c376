import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, workspace } from "./columns.ts";

/** Files of records (`app/engines/file`): which record, what they are by their own bytes, and where those lie. */
export const files = sqliteTable(
  "files",
  {
    id: id(),
    workspace: workspace(),
    /** What kind of record it belongs to, and which one. */
    subjectType: text("subject_type").notNull(),
    subjectId: text("subject_id").notNull(),
    /** As the sender's device called it. */
    name: text("name").notNull(),
    type: text("type", { enum: ["image/png", "image/jpeg", "image/webp", "application/pdf"] }).notNull(),
    bytes: integer("bytes").notNull(),
    /** In pixels; null where it is no picture. */
    width: integer("width"),
    height: integer("height"),
    /** SHA-256 of what is kept. */
    hash: text("hash").notNull(),
    /** Its key in the bucket; null where its bytes lie in `file_parts`. */
    storedAs: text("stored_as"),
    createdAt: createdAt(),
    /** The picture of the same record of which this is a small one; null of what was sent itself. */
    thumbOf: text("thumb_of"),
  },
  (table) => [
    index("files_subject").on(table.workspace, table.subjectType, table.subjectId),
    index("files_stored").on(table.storedAs),
    index("files_thumb").on(table.thumbOf),
  ],
);

/** The bytes of files where an installation has no bucket, in pieces that both databases take. */
export const fileParts = sqliteTable(
  "file_parts",
  {
    fileId: text("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    part: integer("part").notNull(),
    /** Base64. */
    content: text("content").notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.part] })],
);

/**
 * Keys in the bucket that no file has, or none yet: written before an object is, and in the batch that deletes a row, so
 * that nothing stays behind unknown when a step between the two stores fails.
 */
export const fileLeftovers = sqliteTable(
  "file_leftovers",
  { storedAs: text("stored_as").primaryKey(), since: moment("since").notNull() },
  (table) => [index("file_leftovers_since").on(table.since)],
);
