import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, sample, version, workspace } from "./columns.ts";
import { projects } from "./projects.ts";
import { schedules } from "./schedules.ts";
import { sites } from "./tools.ts";
import { WORK_KINDS } from "./weather.terms.ts";

/** The last forecast that came for a site: shown until a newer one comes, with its age. */
export const weatherForecasts = sqliteTable(
  "weather_forecasts",
  {
    id: id(),
    workspace: workspace(),
    siteId: text("site_id")
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    /** In whose shape it came: `open-meteo` or `nws`. */
    source: text("source").notNull(),
    /** Where the site was then: one that moved needs another. */
    latitude: real("latitude").notNull(),
    longitude: real("longitude").notNull(),
    /** `ForecastDay[]` as JSON. */
    days: text("days").notNull(),
    fetchedAt: moment("fetched_at").notNull(),
  },
  (table) => [uniqueIndex("weather_forecasts_site").on(table.workspace, table.siteId)],
);

/** Limits of a kind of work that a workspace set itself, in place of ours. */
export const weatherLimits = sqliteTable(
  "weather_limits",
  {
    id: id(),
    workspace: workspace(),
    kind: text("kind", { enum: WORK_KINDS }).notNull(),
    /** `Limits` of the feature, as JSON. */
    limits: text("limits").notNull(),
    /** Why: the maker's sheet, the specification, who said so. */
    reason: text("reason").notNull().default(""),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("weather_limits_kind").on(table.workspace, table.kind)],
);

/** Which limits a task of a schedule has, where somebody said so; else its name tells. */
export const weatherTasks = sqliteTable(
  "weather_tasks",
  {
    id: id(),
    workspace: workspace(),
    scheduleId: text("schedule_id")
      .notNull()
      .references(() => schedules.id, { onDelete: "cascade" }),
    taskId: text("task_id").notNull(),
    kind: text("kind", { enum: WORK_KINDS }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("weather_tasks_task").on(table.scheduleId, table.taskId)],
);

/** What a crew was told of the weather, as it stood then: which tasks move and why. It is read by a link and never changed. */
export const crewNotices = sqliteTable(
  "crew_notices",
  {
    id: id(),
    workspace: workspace(),
    scheduleId: text("schedule_id")
      .notNull()
      .references(() => schedules.id, { onDelete: "cascade" }),
    /** What the schedule was called. */
    title: text("title").notNull(),
    /** `Told` of the feature: tasks, days, figures and their limits, and where the forecast was from. */
    told: text("told", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("crew_notices_schedule").on(table.workspace, table.scheduleId, table.createdAt)],
);

/** What the contract of a project expects of the weather. */
export const weatherTerms = sqliteTable(
  "weather_terms",
  {
    id: id(),
    workspace: workspace(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** Expected weather days from January to December, twelve numbers with blanks between. */
    allowance: text("allowance").notNull(),
    /** From how many lost hours a day counts, in tenths. */
    dayTenths: integer("day_tenths").notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("weather_terms_project").on(table.workspace, table.projectId)],
);

/** Time that the weather took from a project on one day. */
export const weatherEvents = sqliteTable(
  "weather_events",
  {
    id: id(),
    workspace: workspace(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    day: text("day").notNull(),
    /** Hours lost, in tenths. */
    tenths: integer("tenths").notNull(),
    /** What the weather did, what stood still, and what proves it, as typed. */
    weather: text("weather").notNull(),
    tasks: text("tasks").notNull(),
    evidence: text("evidence").notNull().default(""),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("weather_events_workspace").on(table.workspace, table.day),
    // A day is recorded once: more is added to what stands there.
    uniqueIndex("weather_events_day").on(table.projectId, table.day),
  ],
);
