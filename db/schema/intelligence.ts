import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, version, workspace } from "./columns.ts";

/** A question about figures that a member keeps on a board of their own: it is asked anew whenever the board is opened. */
export const metricQuestions = sqliteTable(
  "metric_questions",
  {
    id: id(),
    workspace: workspace(),
    /** Whose board it is on, as an owner. */
    keeper: text("keeper").notNull(),
    /** By the names of the catalogue; empty where it is not split. */
    metric: text("metric").notNull(),
    split: text("split").notNull().default(""),
    period: text("period").notNull(),
    /** A project of the workspace, or all of them. */
    project: text("project").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    index("metric_questions_workspace").on(table.workspace, table.keeper, table.createdAt),
    uniqueIndex("metric_questions_once").on(
      table.workspace,
      table.keeper,
      table.metric,
      table.split,
      table.period,
      table.project,
    ),
  ],
);

/** What somebody of the team says of a day in a figure: why it went up or down. */
export const metricNotes = sqliteTable(
  "metric_notes",
  {
    id: id(),
    workspace: workspace(),
    /** By the names of the catalogue. */
    metric: text("metric").notNull(),
    /** `YYYY-MM-DD`. */
    day: text("day").notNull(),
    words: text("words").notNull(),
    /** Which account wrote it. */
    author: text("author"),
    createdAt: createdAt(),
  },
  (table) => [index("metric_notes_workspace").on(table.workspace, table.metric, table.day)],
);

/** A threshold of a figure: whoever works in the workspace is told once when the figure goes beyond it. */
export const metricAlerts = sqliteTable(
  "metric_alerts",
  {
    id: id(),
    workspace: workspace(),
    /** By the names of the catalogue. */
    metric: text("metric").notNull(),
    /** What the team calls it; the notification says it. */
    words: text("words").notNull(),
    side: text("side", { enum: ["above", "below"] }).notNull(),
    /** In hundredths of the figure's unit, which of money is cents. */
    threshold: integer("threshold").notNull(),
    period: text("period").notNull(),
    /** A project of the workspace, or all of them. */
    project: text("project").notNull().default(""),
    /** Since when the figure is beyond it; null while it is not. */
    crossedAt: moment("crossed_at"),
    /** How often it went beyond: the name of what was told. */
    crossings: integer("crossings").notNull().default(0),
    /** When it was last counted; null where it was not since it was written or changed. */
    lookedAt: moment("looked_at"),
    /** Which account wrote it. */
    author: text("author"),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("metric_alerts_workspace").on(table.workspace, table.createdAt),
    index("metric_alerts_looked").on(table.lookedAt),
  ],
);

/** What a question of a board is: a figure, how it is split, over which days, of which project. */
export interface BoardQuestion {
  metric: string;
  split: string;
  period: string;
  project: string;
}

/** A board of the team under a name: questions, never results. Everybody of the team sees it, and whoever holds a link to it. */
export const metricBoards = sqliteTable(
  "metric_boards",
  {
    id: id(),
    workspace: workspace(),
    name: text("name").notNull(),
    questions: text("questions", { mode: "json" }).$type<BoardQuestion[]>().notNull(),
    /** Which account made it. */
    author: text("author"),
    createdAt: createdAt(),
  },
  (table) => [index("metric_boards_workspace").on(table.workspace, table.createdAt)],
);
