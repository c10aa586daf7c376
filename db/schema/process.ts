import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, workspace } from "./columns.ts";

/** What happened to records that have a state: one row a transition. Nothing of it is changed. */
export const processEvents = sqliteTable(
  "process_events",
  {
    /** The run and the record: what a batch has moved is found by its run. */
    id: id(),
    workspace: workspace(),
    /** The name of the process, and the record that it was about. */
    process: text("process").notNull(),
    recordId: text("record_id").notNull(),
    transition: text("transition").notNull(),
    /** Empty where the record began. */
    fromState: text("from_state").notNull(),
    toState: text("to_state").notNull(),
    /** The version of the record afterwards. */
    recordVersion: integer("record_version").notNull(),
    /** An owner, `link:<id>` for whoever held one, or `system`. */
    actor: text("actor").notNull(),
    /** As what they acted. */
    party: text("party").notNull(),
    /** As typed by whoever held a link. */
    printedName: text("printed_name").notNull().default(""),
    note: text("note").notNull().default(""),
    /** What the feature keeps of it. */
    payload: text("payload", { mode: "json" }),
    /** The key of the form, so that what is sent twice happens once. */
    idem: text("idem").notNull(),
    run: text("run").notNull(),
    /** When it counts: of a timed transition the moment that was due, however late it was written down. */
    at: moment("at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("process_events_version").on(table.process, table.recordId, table.recordVersion),
    uniqueIndex("process_events_idem").on(table.process, table.recordId, table.idem),
    index("process_events_run").on(table.run),
    index("process_events_workspace").on(
      table.workspace,
      table.at,
      table.process,
      table.transition,
      table.recordId,
    ),
  ],
);
