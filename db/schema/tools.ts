import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, sample, version, workspace } from "./columns.ts";

/** What a row is has to be written here. */
export const jobSiteLocator = sqliteTable(
  "job_site_locator",
  {
    id: id(),
    workspace: workspace(),
    title: text("title").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("job_site_locator_workspace").on(table.workspace, table.createdAt)],
);
