import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, version, workspace } from "./columns.ts";

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
