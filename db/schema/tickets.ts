import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, sample, siteZone, version, workspace } from "./columns.ts";
import type { DeskRule, TicketCategory, TicketPriority } from "./tickets.terms.ts";

/** What somebody hands to the desk of this site, with the time that it was promised and how much of it is left. */
export const tickets = sqliteTable(
  "tickets",
  {
    id: id(),
    workspace: workspace(),
    category: text("category").$type<TicketCategory>().notNull(),
    topic: text("topic").notNull(),
    words: text("words").notNull(),
    /** The record that it is about, as links name it, and what it was called then; empty where it is about none. */
    aboutType: text("about_type").notNull().default(""),
    aboutId: text("about_id").notNull().default(""),
    aboutTitle: text("about_title").notNull().default(""),
    priority: text("priority").$type<TicketPriority>().notNull(),
    /** The plan when it was opened: what was promised then holds. */
    tier: text("tier", { enum: ["builder", "pro", "enterprise"] }).notNull(),
    /** `en`, `es` or `he`: the language that it is answered in. */
    language: text("language", { enum: ["en", "es", "he"] }).notNull(),
    /** Of a guest, who is mailed; empty of a member. */
    email: text("email").notNull().default(""),
    state: text("state").notNull().default("new"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    /** Who of the desk has it, as an owner; empty while nobody has. */
    assignee: text("assignee").notNull().default(""),
    /** What was promised, in minutes of the desk's hours; null where nothing was. */
    promisedMinutes: integer("promised_minutes"),
    /** While the clock runs: when the time is up. */
    dueAt: moment("due_at"),
    /** While it stands: how many minutes were left; below zero where it was late. */
    leftMinutes: integer("left_minutes"),
    /** Whether it was late when the clock was last stopped. */
    late: integer("late", { mode: "boolean" }).notNull().default(false),
    /** When the desk first answered, and after how many minutes of its hours. */
    answeredAt: moment("answered_at"),
    answeredMinutes: integer("answered_minutes"),
    resolvedAt: moment("resolved_at"),
    /** 1 to 5, said once after it was solved. */
    rating: integer("rating"),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("tickets_workspace").on(table.workspace, table.createdAt),
    index("tickets_state").on(table.state, table.dueAt),
    index("tickets_answered").on(table.answeredAt).where(sql`answered_at is not null`),
  ],
);

/** When the desk answers: one row, `desk`. Without it no time is promised. */
export const deskHours = sqliteTable("desk_hours", {
  id: id(),
  siteZone: siteZone(),
  rules: text("rules", { mode: "json" }).$type<DeskRule[]>().notNull(),
  /** `YYYY-MM-DD`, by the desk's calendar. */
  daysOff: text("days_off", { mode: "json" }).$type<string[]>().notNull(),
  /** The first day on which somebody answers. */
  opensOn: text("opens_on").notNull(),
  version: version(),
});

/** That a passage answered what somebody was about to send; nobody is named. */
export const ticketsSpared = sqliteTable(
  "tickets_spared",
  {
    /** The key of the form. */
    id: id(),
    /** The article that was shown first. */
    article: text("article").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("tickets_spared_created").on(table.createdAt)],
);
