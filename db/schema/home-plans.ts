import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, workspace } from "./columns.ts";

/** A house that a workspace plans: its versions are programmes, of which the same address always draws the same plan. */
export const homePlans = sqliteTable(
  "home_plans",
  {
    id: id(),
    workspace: workspace(),
    name: text("name").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("home_plans_workspace").on(table.workspace, table.createdAt)],
);

export const homePlanVersions = sqliteTable(
  "home_plan_versions",
  {
    planId: text("plan_id")
      .notNull()
      .references(() => homePlans.id, { onDelete: "cascade" }),
    /** From 1, as they were kept. */
    number: integer("number").notNull(),
    workspace: workspace(),
    /** The address of the plan behind its path: `bedrooms=3&width=70&seed=2&variant=1`. */
    link: text("link").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.number] }),
    index("home_plan_versions_workspace").on(table.workspace),
  ],
);
