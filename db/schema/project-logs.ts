import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, sample, version, workspace } from "./columns.ts";
import { projects } from "./projects.ts";

/** One day of a job. Until it is handed in it is a draft; a day after that only words may be added to it. */
export const projectLogs = sqliteTable(
  "project_logs",
  {
    id: id(),
    workspace: workspace(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** `YYYY-MM-DD` where the job stands. */
    day: text("day").notNull(),
    weather: text("weather").notNull().default(""),
    /** A line for each crew: who, how many, how many hours each. */
    crews: text("crews").notNull().default(""),
    work: text("work").notNull().default(""),
    equipment: text("equipment").notNull().default(""),
    deliveries: text("deliveries").notNull().default(""),
    visitors: text("visitors").notNull().default(""),
    delayCause: text("delay_cause").notNull().default(""),
    /** Tenths of an hour that the job stood still. */
    delayTenths: integer("delay_tenths").notNull().default(0),
    delays: text("delays").notNull().default(""),
    safety: text("safety").notNull().default(""),
    tomorrow: text("tomorrow").notNull().default(""),
    /** When it was first handed in; it locks a day later. */
    submittedAt: moment("submitted_at"),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("project_logs_day").on(table.projectId, table.day),
    index("project_logs_workspace").on(table.workspace, table.projectId, table.day),
    check("project_logs_delay", sql`${table.delayTenths} >= 0`),
  ],
);

/**
 * What was handed in and added, one behind the other for a whole job. Each holds the hash of what it says and of the
 * one before it, so that nothing of it is changed or taken out unseen.
 */
export const projectLogEntries = sqliteTable(
  "project_log_entries",
  {
    id: id(),
    workspace: workspace(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    logId: text("log_id")
      .notNull()
      .references(() => projectLogs.id, { onDelete: "cascade" }),
    /** 1 for the first of the job. */
    number: integer("number").notNull(),
    kind: text("kind", { enum: ["submitted", "added"] }).notNull(),
    /** What was added after the log had locked. */
    words: text("words").notNull().default(""),
    printedName: text("printed_name").notNull().default(""),
    /** SHA-256, hexadecimal: of what the log said then, and of this and the entry before it. */
    contentHash: text("content_hash").notNull(),
    chainHash: text("chain_hash").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("project_log_entries_number").on(table.projectId, table.number),
    index("project_log_entries_workspace").on(table.workspace, table.logId),
  ],
);
