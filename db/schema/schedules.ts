import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, sample, version, workspace } from "./columns.ts";
import { projects } from "./projects.ts";
import { CONSTRAINT_TYPES, PROMISE_STATES, REASONS, TASK_CALENDARS } from "./schedules.terms.ts";

/** A schedule of a job: its calendar, its data date and what it is held against. */
export const schedules = sqliteTable(
  "schedules",
  {
    id: id(),
    workspace: workspace(),
    name: text("name").notNull(),
    projectId: text("project_id").references(() => projects.id, { onDelete: "set null" }),
    /** Days are `YYYY-MM-DD`: the first of the project, that up to which work was reported, and the last that is allowed. */
    startOn: text("start_on").notNull(),
    dataDate: text("data_date").notNull(),
    deadline: text("deadline"),
    /** Weekdays on which somebody works, as digits: Sunday is 0. */
    workdays: text("workdays").notNull().default("12345"),
    /** Days off besides, and days worked although their weekday is off, with blanks between. */
    holidays: text("holidays").notNull().default(""),
    extraDays: text("extra_days").notNull().default(""),
    /** Up to how many days of float a path counts as near-critical. */
    nearDays: integer("near_days").notNull().default(3),
    /** How many people the site has on one day; null where nobody counts them. */
    workers: integer("workers"),
    /** The highest number that a task ever had: none is given twice. */
    numbered: integer("numbered").notNull().default(0),
    /** Grows when the calendar's address is changed: feeds of an earlier one end. */
    feed: integer("feed").notNull().default(1),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
    /** Of the schedule or of one of its tasks. */
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [index("schedules_workspace").on(table.workspace, table.name)],
);

/** One task. Its dates are not kept: they are computed from what stands here. */
export const scheduleTasks = sqliteTable(
  "schedule_tasks",
  {
    id: id(),
    workspace: workspace(),
    scheduleId: text("schedule_id")
      .notNull()
      .references(() => schedules.id, { onDelete: "cascade" }),
    /** By which others name it as their predecessor; it stays as it is when tasks are removed. */
    number: integer("number").notNull(),
    /** The part of the work that it belongs to. */
    phase: text("phase").notNull().default(""),
    name: text("name").notNull(),
    /** Whole working days; none is a milestone. */
    duration: integer("duration").notNull(),
    /** Predecessors as `readLinks` reads them: `3, 5SS+2d`, by number. */
    links: text("links").notNull().default(""),
    crew: text("crew").notNull().default(""),
    /** Where on the site it is done, as somebody typed it: a floor, rooms, lines of a grid. */
    location: text("location").notNull().default(""),
    workers: integer("workers").notNull().default(0),
    calendar: text("calendar", { enum: TASK_CALENDARS }).notNull().default("site"),
    constraintType: text("constraint_type", { enum: CONSTRAINT_TYPES }).notNull().default("none"),
    constraintDay: text("constraint_day"),
    started: text("started"),
    finished: text("finished"),
    /** Working days that are left of a task that was started; null: as the share that is done says. */
    remaining: integer("remaining"),
    percent: integer("percent").notNull().default(0),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("schedule_tasks_number").on(table.scheduleId, table.number)],
);

/** What was planned on a day, to hold what comes against it. */
export const scheduleBaselines = sqliteTable(
  "schedule_baselines",
  {
    id: id(),
    workspace: workspace(),
    scheduleId: text("schedule_id")
      .notNull()
      .references(() => schedules.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    dataDate: text("data_date").notNull(),
    finish: text("finish").notNull(),
    /** The start and the finish of every task, as JSON: `{"<task's id>": ["2026-03-02", "2026-03-04"]}`. */
    days: text("days").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("schedule_baselines_schedule").on(table.scheduleId, table.createdAt)],
);

/** What somebody said they would finish in a week, and what became of it. */
export const schedulePromises = sqliteTable(
  "schedule_promises",
  {
    id: id(),
    workspace: workspace(),
    scheduleId: text("schedule_id")
      .notNull()
      .references(() => schedules.id, { onDelete: "cascade" }),
    taskId: text("task_id").notNull(),
    /** The task and the crew as they were called then: a promise outlives its task. */
    name: text("name").notNull(),
    crew: text("crew").notNull().default(""),
    /** The Sunday with which the week begins. */
    week: text("week").notNull(),
    state: text("state", { enum: PROMISE_STATES }).notNull().default("open"),
    /** Why it was not kept. */
    reason: text("reason", { enum: REASONS }),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("schedule_promises_task").on(table.scheduleId, table.week, table.taskId),
    index("schedule_promises_week").on(table.workspace, table.week),
  ],
);
