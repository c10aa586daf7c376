import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, siteZone, version, workspace } from "./columns.ts";
import {
  CONNECTION_STATES,
  type FrozenClearance,
  NEED_CURRENCIES,
  NEED_LANGUAGES,
  NEED_PAY,
  NEED_TRADES,
  type NeedPaper,
  RESPONSE_STATES,
} from "./connections.terms.ts";

/** Somebody needs people of a trade for some days. Its state is the process `crewNeed`. */
export const crewNeeds = sqliteTable(
  "crew_needs",
  {
    id: id(),
    workspace: workspace(),
    trade: text("trade", { enum: NEED_TRADES }).notNull(),
    headcount: integer("headcount").notNull(),
    /** Days `YYYY-MM-DD` at the site, both included. */
    firstDay: text("first_day").notNull(),
    lastDay: text("last_day").notNull(),
    siteZone: siteZone(),
    /** Where the day after the last one begins at the site: nobody answers after it. */
    overAt: moment("over_at").notNull(),
    /** The part of town, which everybody reads. */
    area: text("area").notNull(),
    /** The place to about a kilometer, which everybody may be told the distance to; null where nobody said it. */
    nearLatitude: real("near_latitude"),
    nearLongitude: real("near_longitude"),
    /** Where it is exactly: for those alone whose answer was accepted. */
    address: text("address").notNull().default(""),
    latitude: real("latitude"),
    longitude: real("longitude"),
    pay: text("pay", { enum: NEED_PAY }).notNull(),
    payCents: cents("pay_cents").notNull().default(0),
    currency: text("currency", { enum: NEED_CURRENCIES }).notNull(),
    language: text("language", { enum: NEED_LANGUAGES }).notNull(),
    notes: text("notes").notNull().default(""),
    papers: text("papers", { mode: "json" }).$type<NeedPaper[]>().notNull(),
    state: text("state").notNull().default("open"),
    stateSince: moment("state_since").notNull(),
    /** When the last place was promised. */
    filledAt: moment("filled_at"),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("crew_needs_workspace").on(table.workspace, table.createdAt),
    index("crew_needs_open").on(table.state, table.createdAt),
    index("crew_needs_filled").on(table.trade, table.filledAt),
  ],
);

/** What somebody answers to a need: once each, and as it stood when it was sent. */
export const needResponses = sqliteTable(
  "need_responses",
  {
    id: id(),
    /** Whoever answers. */
    workspace: workspace(),
    needId: text("need_id")
      .notNull()
      .references(() => crewNeeds.id, { onDelete: "cascade" }),
    headcount: integer("headcount").notNull(),
    /** The first day on which they can be there. */
    fromDay: text("from_day").notNull(),
    line: text("line").notNull(),
    /** Their free days within those of the need, as they had said them then. */
    freeDays: text("free_days", { mode: "json" }).$type<string[]>().notNull(),
    clearance: text("clearance", { mode: "json" }).$type<FrozenClearance | null>(),
    state: text("state", { enum: RESPONSE_STATES }).notNull().default("sent"),
    decidedAt: moment("decided_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("need_responses_once").on(table.needId, table.workspace),
    index("need_responses_workspace").on(table.workspace, table.createdAt),
  ],
);

/** The days of the next weeks on which somebody is free, by their own word. */
export const freeDays = sqliteTable("free_days", {
  workspace: text("workspace_id").primaryKey(),
  /** `YYYY-MM-DD`, in order. */
  days: text("days", { mode: "json" }).$type<string[]>().notNull(),
  updatedAt: moment("updated_at").notNull(),
});

/** Two who know each other: one row a pair, whoever asked first. */
export const connections = sqliteTable(
  "connections",
  {
    id: id(),
    /** Whoever asked, and who was asked. */
    workspace: workspace(),
    other: text("other").notNull(),
    /** The two in the order of their letters. */
    pair: text("pair").notNull(),
    line: text("line").notNull(),
    state: text("state", { enum: CONNECTION_STATES }).notNull().default("asked"),
    stateSince: moment("state_since").notNull(),
    /** Up to when each of the two has read what the other wrote. */
    askerReadAt: moment("asker_read_at"),
    otherReadAt: moment("other_read_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("connections_pair").on(table.pair),
    index("connections_workspace").on(table.workspace, table.state),
    index("connections_other").on(table.other, table.state),
  ],
);

/** What somebody writes down about another for themselves: nobody else reads it, the other least of all. */
export const connectionNotes = sqliteTable(
  "connection_notes",
  {
    workspace: workspace(),
    connectionId: text("connection_id")
      .notNull()
      .references(() => connections.id, { onDelete: "cascade" }),
    tags: text("tags").notNull().default(""),
    doNotHire: integer("do_not_hire", { mode: "boolean" }).notNull().default(false),
    note: text("note").notNull().default(""),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspace, table.connectionId] }),
    index("connection_notes_connection").on(table.connectionId),
  ],
);

/** A message that somebody wants a moderator to look at: once a person and message. */
export const messageReports = sqliteTable(
  "message_reports",
  {
    id: id(),
    workspace: workspace(),
    postId: text("post_id").notNull(),
    reason: text("reason").notNull(),
    /** `upheld` or `dismissed`; empty until a moderator looks. */
    verdict: text("verdict").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("message_reports_once").on(table.postId, table.workspace),
    index("message_reports_verdict").on(table.verdict, table.createdAt),
    index("message_reports_workspace").on(table.workspace),
  ],
);
