import { sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, workspace } from "./columns.ts";
import { projects } from "./projects.ts";
import { sites } from "./tools.ts";

/** A calculation that a workspace keeps: the calculator and what was typed into it. What comes of it is worked out anew. */
export const savedCalculations = sqliteTable(
  "saved_calculations",
  {
    id: id(),
    workspace: workspace(),
    /** The site it is for, if it is for one. */
    siteId: text("site_id").references(() => sites.id, { onDelete: "set null" }),
    /** The project it is for, if it is for one; it stays when the project goes. */
    projectId: text("project_id").references(() => projects.id, { onDelete: "set null" }),
    /** The address of the calculator's page without its path: `concrete-slab?length=20%27&units=us`. */
    link: text("link").notNull(),
    name: text("name").notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("saved_calculations_link").on(table.workspace, table.link)],
);
