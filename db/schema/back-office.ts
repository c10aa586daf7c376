import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, version, workspace } from "./columns.ts";
import { projects } from "./projects.ts";

/** A receipt or a bill on its way from the pocket to the costs of a job. Its picture is a file of the record. */
export const deskItems = sqliteTable(
  "desk_items",
  {
    id: id(),
    workspace: workspace(),
    kind: text("kind").notNull(),
    vendor: text("vendor").notNull().default(""),
    /** The vendor without case and accents: what is compared. */
    vendorKey: text("vendor_key").notNull().default(""),
    /** `YYYY-MM-DD`, as it is printed on the paper. */
    spentOn: text("spent_on"),
    /** Zero until somebody has read it. */
    cents: cents("amount_cents").notNull().default(0),
    /** Null where it belongs to no job: the office, a tool, fuel. */
    projectId: text("project_id").references(() => projects.id, { onDelete: "set null" }),
    code: text("code").notNull().default(""),
    note: text("note").notNull().default(""),
    /** Somebody has seen that another one looks the same, and both are right. */
    keptTwice: integer("kept_twice", { mode: "boolean" }).notNull().default(false),
    /** The account that coded it: where several work, another one approves. */
    codedBy: text("coded_by"),
    state: text("state").notNull().default("new"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("desk_items_workspace").on(table.workspace, table.createdAt),
    index("desk_items_vendor").on(table.workspace, table.vendorKey, table.createdAt),
    index("desk_items_project").on(table.projectId),
  ],
);
