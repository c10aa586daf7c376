import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, workspace } from "./columns.ts";

/** What people say about records (`app/engines/talk`): which record, who says it, and its words. */
export const posts = sqliteTable(
  "posts",
  {
    /** The key of the form, so that what is sent twice is said once. */
    id: id(),
    workspace: workspace(),
    /** What kind of record it is about, and which one. */
    subjectType: text("subject_type").notNull(),
    subjectId: text("subject_id").notNull(),
    /** An owner, or `link:<id>` for whoever held one; empty once the account is gone. */
    author: text("author").notNull(),
    /** As typed by whoever held a link. */
    printedName: text("printed_name").notNull().default(""),
    /** Plain text; empty once it was taken back. */
    body: text("body").notNull(),
    /** What the feature makes of it, such as `answer`. */
    mark: text("mark").notNull().default(""),
    createdAt: createdAt(),
    /** When its words were changed, the last time. */
    editedAt: moment("edited_at"),
    deletedAt: moment("deleted_at"),
  },
  (table) => [
    index("posts_workspace").on(table.workspace, table.createdAt),
    index("posts_subject").on(table.subjectType, table.subjectId, table.createdAt),
  ],
);
