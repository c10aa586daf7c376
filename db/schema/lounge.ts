import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, siteZone, workspace } from "./columns.ts";
import { LOUNGE_ANSWERS } from "./lounge.terms.ts";

/** A question to everybody, asked by an administrator. Nobody is named in it. */
export const loungePolls = sqliteTable(
  "lounge_polls",
  {
    id: id(),
    question: text("question").notNull(),
    options: text("options", { mode: "json" }).$type<string[]>().notNull(),
    /** From then on nobody votes, and everybody reads the result. */
    closesAt: moment("closes_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("lounge_polls_closes").on(table.closesAt)],
);

/** What somebody chose. The key is the poll and the person, so that nobody votes twice, however they press. A poll is never deleted. */
export const loungeVotes = sqliteTable(
  "lounge_votes",
  {
    pollId: text("poll_id").notNull(),
    workspace: workspace(),
    /** The place of the option in its poll, from 0. */
    choice: integer("choice").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.pollId, table.workspace] }),
    index("lounge_votes_workspace").on(table.workspace),
  ],
);

/** A gathering that a member suggests and an administrator puts on, or not. What it is follows from its moments. */
export const loungeEvents = sqliteTable(
  "lounge_events",
  {
    id: id(),
    /** An owner; empty once the account is gone. */
    suggestedBy: text("suggested_by").notNull(),
    title: text("title").notNull(),
    about: text("about").notNull(),
    place: text("place").notNull(),
    siteZone: siteZone(),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    /** Places, guests among them. */
    capacity: integer("capacity").notNull(),
    /** From then on everybody reads it. */
    approvedAt: moment("approved_at"),
    /** Declined, or called off after it was put on. */
    offAt: moment("off_at"),
    /** Why, as an administrator said it. */
    reason: text("reason").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    index("lounge_events_starts").on(table.startsAt),
    index("lounge_events_suggested").on(table.suggestedBy),
  ],
);

/** Who comes. The key is the event and the person. An event is never deleted. */
export const loungeAnswers = sqliteTable(
  "lounge_answers",
  {
    eventId: text("event_id").notNull(),
    workspace: workspace(),
    answer: text("answer", { enum: LOUNGE_ANSWERS }).notNull(),
    guests: integer("guests").notNull(),
    /** Since when it is this answer: the order of those who wait. */
    since: moment("since").notNull(),
    /** When a place came free for whoever waited. */
    promotedAt: moment("promoted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.workspace] }),
    index("lounge_answers_workspace").on(table.workspace),
    index("lounge_answers_waiting").on(table.eventId, table.answer, table.since),
  ],
);
