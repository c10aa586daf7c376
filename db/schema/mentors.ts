import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, siteZone, version, workspace } from "./columns.ts";
import {
  type MentorLanguage,
  type MentorTopic,
  type MentorTrade,
  SESSION_SIDES,
  type WeekRule,
} from "./mentors.terms.ts";

/** Somebody who gives time to those who come after them. One of each person; examples are more. */
export const mentors = sqliteTable(
  "mentors",
  {
    id: id(),
    workspace: workspace(),
    /** What the mentor is called on the page, as typed. */
    shownAs: text("shown_as").notNull(),
    about: text("about").notNull(),
    trades: text("trades", { mode: "json" }).$type<MentorTrade[]>().notNull(),
    topics: text("topics", { mode: "json" }).$type<MentorTopic[]>().notNull(),
    languages: text("languages", { mode: "json" }).$type<MentorLanguage[]>().notNull(),
    years: integer("years").notNull(),
    /** For an hour, settled between the two; 0 for free. */
    hourCents: cents("hour_cents").notNull().default(0),
    siteZone: siteZone(),
    rules: text("rules", { mode: "json" }).$type<WeekRule[]>().notNull(),
    /** Days `YYYY-MM-DD` of the mentor's calendar on which there is nobody. */
    daysOff: text("days_off", { mode: "json" }).$type<string[]>().notNull(),
    noticeHours: integer("notice_hours").notNull(),
    weekMost: integer("week_most").notNull(),
    /** How one joins: a number or a link, shown to the two of a session alone. */
    joinBy: text("join_by").notNull(),
    open: integer("open", { mode: "boolean" }).notNull().default(true),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("mentors_workspace").on(table.workspace).where(sql`not sample`),
    index("mentors_samples").on(table.workspace, table.createdAt),
  ],
);

/** A talk of a mentor with somebody who asks. Its state is the process `mentorSession`. */
export const mentorSessions = sqliteTable(
  "mentor_sessions",
  {
    id: id(),
    /** Whoever asks. */
    workspace: workspace(),
    mentorWorkspace: text("mentor_workspace").notNull(),
    mentorId: text("mentor_id")
      .notNull()
      .references(() => mentors.id, { onDelete: "cascade" }),
    /** What whoever asks is called, as typed. */
    askedAs: text("asked_as").notNull(),
    startsAt: moment("starts_at").notNull(),
    minutes: integer("minutes").notNull(),
    question: text("question").notNull(),
    notes: text("notes").notNull().default(""),
    state: text("state").notNull().default("booked"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("mentor_sessions_workspace").on(table.workspace, table.startsAt),
    index("mentor_sessions_mentor").on(table.mentorWorkspace, table.startsAt),
    index("mentor_sessions_listing").on(table.mentorId, table.startsAt),
  ],
);

/**
 * The quarters of an hour that a session takes of both of its people. The key is the person and the quarter, so that nobody
 * is promised twice, whether as a mentor or as one who asks.
 */
export const mentorQuarters = sqliteTable(
  "mentor_quarters",
  {
    workspace: workspace(),
    at: moment("at").notNull(),
    sessionId: text("session_id")
      .notNull()
      .references(() => mentorSessions.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.workspace, table.at] }),
    index("mentor_quarters_session").on(table.sessionId),
  ],
);

/** What was agreed to be done after a session. */
export const mentorActions = sqliteTable(
  "mentor_actions",
  {
    id: id(),
    /** Whoever is to do it: the one who asked. */
    workspace: workspace(),
    sessionId: text("session_id")
      .notNull()
      .references(() => mentorSessions.id, { onDelete: "cascade" }),
    task: text("task").notNull(),
    /** `YYYY-MM-DD`. */
    dueOn: text("due_on").notNull(),
    doneAt: moment("done_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("mentor_actions_workspace").on(table.workspace, table.dueOn),
    index("mentor_actions_session").on(table.sessionId),
  ],
);

/** What one side thought of a session; read by the other once both have said it, or after a week. */
export const mentorRatings = sqliteTable(
  "mentor_ratings",
  {
    id: id(),
    /** Whoever says it. */
    workspace: workspace(),
    sessionId: text("session_id")
      .notNull()
      .references(() => mentorSessions.id, { onDelete: "cascade" }),
    side: text("side", { enum: SESSION_SIDES }).notNull(),
    stars: integer("stars").notNull(),
    body: text("body").notNull(),
    publishedAt: moment("published_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("mentor_ratings_once").on(table.sessionId, table.side),
    index("mentor_ratings_workspace").on(table.workspace),
  ],
);
