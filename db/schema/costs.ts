import { index, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, version, workspace } from "./columns.ts";
import { projects } from "./projects.ts";

/** What a job costs by code, as it is typed. What changes and orders add is worked out from their own rows. */
export const costLines = sqliteTable(
  "cost_lines",
  {
    id: id(),
    workspace: workspace(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** As the workspace writes its codes: `03 30 00`. */
    code: text("code").notNull(),
    text: text("text").notNull().default(""),
    budgetCents: cents("budget_cents").notNull().default(0),
    committedCents: cents("committed_cents").notNull().default(0),
    /** Counts only where no order of the job has this code. */
    actualCents: cents("actual_cents").notNull().default(0),
    /** What is still to come, as somebody sees it; null where the figures say it. */
    toGoCents: cents("to_go_cents"),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("cost_lines_code").on(table.projectId, table.code),
    index("cost_lines_workspace").on(table.workspace, table.projectId),
  ],
);
