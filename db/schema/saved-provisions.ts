import { sql } from "drizzle-orm";
import { sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, workspace } from "./columns.ts";
import { projects } from "./projects.ts";

/** A provision of a code that a workspace keeps on its own sheet or on that of a project, with a note. */
export const savedProvisions = sqliteTable(
  "saved_provisions",
  {
    id: id(),
    workspace: workspace(),
    /** The article's. One that is gone is left out of the sheet. */
    slug: text("slug").notNull(),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
    /** Whose sheet it stands on; null of the workspace's own. A sheet goes with its project. */
    projectId: text("project_id").references(() => projects.id, { onDelete: "cascade" }),
  },
  (table) => [
    uniqueIndex("saved_provisions_slug")
      .on(table.workspace, table.slug)
      .where(sql`${table.projectId} is null`),
    uniqueIndex("saved_provisions_project_slug")
      .on(table.projectId, table.slug)
      .where(sql`${table.projectId} is not null`),
  ],
);
