import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, sample, workspace } from "./columns.ts";

/** What a site does about the heat on one day, from a temperature and a humidity that somebody typed. */
export const heatPlans = sqliteTable(
  "heat_plans",
  {
    id: id(),
    workspace: workspace(),
    siteId: text("site_id"),
    /** As it was called when the plan was made: a sheet that hangs somewhere must not change. */
    siteName: text("site_name").notNull().default(""),
    /** `YYYY-MM-DD`, at the site. */
    planOn: text("plan_on").notNull(),
    /** As it was typed, in its unit. */
    temperature: real("temperature").notNull(),
    unit: text("unit", { enum: ["c", "f"] }).notNull(),
    /** Relative, percent. */
    humidity: real("humidity").notNull(),
    /** Work in direct sun. */
    fullSun: integer("full_sun", { mode: "boolean" }).notNull().default(false),
    people: integer("people").notNull(),
    hours: integer("hours").notNull(),
    /** Where water and shade are, as it was typed. */
    place: text("place").notNull().default(""),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("heat_plans_workspace").on(table.workspace, table.planOn)],
);

/** Somebody who is new to the heat, or comes back to it, with whoever looks after them. */
export const heatPeople = sqliteTable(
  "heat_people",
  {
    id: id(),
    workspace: workspace(),
    name: text("name").notNull(),
    /** The name as it is compared. */
    nameKey: text("name_key").notNull(),
    kind: text("kind", { enum: ["new", "returning"] }).notNull(),
    buddy: text("buddy").notNull().default(""),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("heat_people_once").on(table.workspace, table.nameKey)],
);

/** A day that somebody worked in the heat. None counts twice. */
export const heatDays = sqliteTable(
  "heat_days",
  {
    id: id(),
    workspace: workspace(),
    personId: text("person_id")
      .notNull()
      .references(() => heatPeople.id, { onDelete: "cascade" }),
    /** `YYYY-MM-DD`. */
    workedOn: text("worked_on").notNull(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("heat_days_once").on(table.personId, table.workedOn),
    index("heat_days_workspace").on(table.workspace),
  ],
);

/** A question to a crew how they are, to which answers are anonymous. */
export const wellnessRounds = sqliteTable(
  "wellness_rounds",
  {
    id: id(),
    workspace: workspace(),
    crew: text("crew").notNull(),
    /** `YYYY-MM-DD`. */
    heldOn: text("held_on").notNull(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("wellness_rounds_workspace").on(table.workspace, table.heldOn)],
);

/** That a form of a round was answered, so that it counts once: a hash, and neither what was said nor when. */
export const wellnessTokens = sqliteTable(
  "wellness_tokens",
  {
    id: id(),
    workspace: workspace(),
    roundId: text("round_id")
      .notNull()
      .references(() => wellnessRounds.id, { onDelete: "cascade" }),
    /** When the round was begun: the same for all who answer, so that it says nothing of one. */
    begunAt: moment("begun_at").notNull(),
    sample: sample(),
  },
  (table) => [
    index("wellness_tokens_round").on(table.roundId),
    index("wellness_tokens_workspace").on(table.workspace),
  ],
);

/** What five people answered, added up: nowhere stands what one of them said. */
export const wellnessGroups = sqliteTable(
  "wellness_groups",
  {
    id: id(),
    workspace: workspace(),
    roundId: text("round_id")
      .notNull()
      .references(() => wellnessRounds.id, { onDelete: "cascade" }),
    /** 0 are the first five. */
    number: integer("number").notNull(),
    answers: integer("answers").notNull(),
    moodSum: integer("mood_sum").notNull(),
    fatigueSum: integer("fatigue_sum").notNull(),
    /** When the round was begun. */
    begunAt: moment("begun_at").notNull(),
    sample: sample(),
  },
  (table) => [
    uniqueIndex("wellness_groups_number").on(table.roundId, table.number),
    index("wellness_groups_workspace").on(table.workspace),
  ],
);

/** One time at which a crew does one of the programs. */
export const wellnessSessions = sqliteTable(
  "wellness_sessions",
  {
    id: id(),
    workspace: workspace(),
    program: text("program").notNull(),
    /** `YYYY-MM-DD` and `HH:MM` by the clocks of the site. */
    heldOn: text("held_on").notNull(),
    heldAt: text("held_at").notNull(),
    place: text("place").notNull().default(""),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("wellness_sessions_workspace").on(table.workspace, table.heldOn)],
);

/** Who means to come, and who came. */
export const wellnessEnrolments = sqliteTable(
  "wellness_enrolments",
  {
    id: id(),
    workspace: workspace(),
    sessionId: text("session_id")
      .notNull()
      .references(() => wellnessSessions.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    attended: integer("attended", { mode: "boolean" }).notNull().default(false),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("wellness_enrolments_once").on(table.sessionId, table.nameKey),
    index("wellness_enrolments_workspace").on(table.workspace),
  ],
);

/** Somebody asks to be called. Whoever owns the workspace reads it, and nobody else; it stands apart from any answer. */
export const wellnessCalls = sqliteTable(
  "wellness_calls",
  {
    id: id(),
    workspace: workspace(),
    /** A number and a time, as it was typed. */
    contact: text("contact").notNull(),
    /** In which language they would talk. */
    language: text("language").notNull(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("wellness_calls_workspace").on(table.workspace, table.createdAt)],
);
