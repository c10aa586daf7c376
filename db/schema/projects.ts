import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, siteZone, version, workspace } from "./columns.ts";
import { sites } from "./tools.ts";

/** One job: what its logs, punch items, permits, changes and weather hang on. It stands on a site and in a workspace. */
export const projects = sqliteTable(
  "projects",
  {
    id: id(),
    workspace: workspace(),
    name: text("name").notNull(),
    /** What others call it: a number of the contract or of the owner. */
    number: text("number").notNull().default(""),
    siteId: text("site_id").references(() => sites.id, { onDelete: "set null" }),
    /** As of the site when it was begun: a log's day must not change with the site. */
    siteZone: siteZone(),
    /** Whom it is built for. */
    client: text("client").notNull().default(""),
    summary: text("summary").notNull().default(""),
    /** Days are `YYYY-MM-DD`: the first of the contract, and the last that it allows. */
    startOn: text("start_on"),
    finishOn: text("finish_on"),
    contractCents: cents("contract_cents").notNull().default(0),
    state: text("state").notNull().default("planning"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("projects_workspace").on(table.workspace, table.name)],
);
