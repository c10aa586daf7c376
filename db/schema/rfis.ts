import { index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, sample, version, workspace } from "./columns.ts";
import { projects } from "./projects.ts";

/** A request for information of a job: one question, what it is about, by when an answer is needed, and how far it has come. */
export const rfis = sqliteTable(
  "rfis",
  {
    id: id(),
    workspace: workspace(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** Counted within the job, from 1. */
    number: integer("number").notNull(),
    topic: text("topic").notNull(),
    question: text("question").notNull(),
    trade: text("trade").notNull(),
    location: text("location").notNull().default(""),
    /** The sheet, detail or section of the specifications that it is about. */
    drawing: text("drawing").notNull().default(""),
    /** Who shall answer, as the job calls them: a firm, with or without an account. */
    askedOf: text("asked_of").notNull().default(""),
    /** `YYYY-MM-DD`, the last day on which an answer is in time. */
    neededBy: text("needed_by"),
    /** Whether it moves the cost, and the schedule: `none`, `maybe` or `yes`. */
    costImpact: text("cost_impact").notNull().default("none"),
    timeImpact: text("time_impact").notNull().default("none"),
    /** When it was asked, the first time, and when it was answered, the last time. */
    openedAt: moment("opened_at"),
    answeredAt: moment("answered_at"),
    state: text("state").notNull().default("draft"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("rfis_number").on(table.projectId, table.number),
    index("rfis_workspace").on(table.workspace, table.projectId, table.number),
  ],
);
