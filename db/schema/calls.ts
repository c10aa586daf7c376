import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, siteZone, version, workspace } from "./columns.ts";
import type { WeekRule } from "./mentors.terms.ts";

/** What a caller was asked, and what they said, as it stood then. */
export interface CallAnswer {
  question: string;
  answer: string;
}

/** Somebody who called a firm, what they want, and how far the call back has come. */
export const calls = sqliteTable(
  "calls",
  {
    id: id(),
    workspace: workspace(),
    /** As the caller said it; empty where they did not. */
    caller: text("caller").notNull().default(""),
    /** As typed, and as it is compared. */
    phone: text("phone").notNull(),
    phoneKey: text("phone_key").notNull(),
    reason: text("reason").notNull(),
    place: text("place").notNull().default(""),
    urgency: text("urgency", { enum: ["low", "normal", "high"] }).notNull(),
    /** What the job may be worth; 0 where nobody knows. */
    valueCents: cents("value_cents").notNull().default(0),
    answers: text("answers", { mode: "json" }).$type<CallAnswer[]>().notNull(),
    /** Dangers that its words name, as `HAZARDS` of the feature; `,gas,fire,`, or empty. */
    hazards: text("hazards").notNull().default(""),
    /** Who wrote it down: an owner. */
    takenBy: text("taken_by").notNull(),
    state: text("state").notNull().default("queued"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    /** How often the caller rang within a week, and when last. */
    rang: integer("rang").notNull().default(1),
    rangAt: moment("rang_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** Until when it is not to be called. */
    snoozedUntil: moment("snoozed_until"),
    /** When somebody first tried to call back. */
    triedAt: moment("tried_at"),
    /** Whether somebody of the firm wrote it down, or the caller did on the firm's page. */
    source: text("source", { enum: ["desk", "page"] })
      .notNull()
      .default("desk"),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("calls_workspace").on(table.workspace, table.state, table.createdAt),
    index("calls_phone").on(table.workspace, table.phoneKey, table.createdAt),
  ],
);

/** Each time that somebody was called back: at which hour of the caller's day by the firm's clock, and whether they answered. */
export const callTries = sqliteTable(
  "call_tries",
  {
    id: id(),
    workspace: workspace(),
    callId: text("call_id")
      .notNull()
      .references(() => calls.id, { onDelete: "cascade" }),
    /** 0 to 23. */
    hour: integer("hour").notNull(),
    reached: integer("reached", { mode: "boolean" }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("call_tries_workspace").on(table.workspace, table.createdAt),
    index("call_tries_call").on(table.callId),
  ],
);

/** What a firm asks its callers, beside the scripts that are there for everybody. */
export const callScripts = sqliteTable(
  "call_scripts",
  {
    id: id(),
    workspace: workspace(),
    title: text("title").notNull(),
    questions: text("questions", { mode: "json" }).$type<string[]>().notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [index("call_scripts_workspace").on(table.workspace, table.createdAt)],
);

/** When a firm answers its phone, and the page on which others ask to be called: one for each. Its id is its address. */
export const callDesks = sqliteTable(
  "call_desks",
  {
    id: id(),
    workspace: workspace(),
    firm: text("firm").notNull(),
    /** What the page says while nobody is there; empty where nothing. */
    afterHours: text("after_hours").notNull().default(""),
    siteZone: siteZone(),
    rules: text("rules", { mode: "json" }).$type<WeekRule[]>().notNull(),
    /** `YYYY-MM-DD`, by the firm's calendar. */
    daysOff: text("days_off", { mode: "json" }).$type<string[]>().notNull(),
    /** Closed, the page is shown to nobody. */
    open: integer("open", { mode: "boolean" }).notNull(),
    version: version(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [uniqueIndex("call_desks_workspace").on(table.workspace)],
);

/** A time at which somebody is to be called: of any number who ask for it at once, its key gives it to one. */
export const callSlots = sqliteTable(
  "call_slots",
  {
    deskId: text("desk_id")
      .notNull()
      .references(() => callDesks.id, { onDelete: "cascade" }),
    startsAt: moment("starts_at").notNull(),
    workspace: workspace(),
    callId: text("call_id")
      .notNull()
      .references(() => calls.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.deskId, table.startsAt] }),
    index("call_slots_call").on(table.callId),
    index("call_slots_workspace").on(table.workspace),
  ],
);
