import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, siteZone, version, workspace } from "./columns.ts";
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
    /** Grows as whoever suggests it changes it: an administrator decides of what they have read. */
    version: version(),
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

/** A photo that a member shows in a week: one each. Everybody sees it once an administrator has looked at it. */
export const loungePhotos = sqliteTable(
  "lounge_photos",
  {
    /** The key of the form, which is the id of its file too. */
    id: id(),
    workspace: workspace(),
    /** The Monday of its week, by the calendar of UTC. */
    week: text("week").notNull(),
    /** What it shows. */
    says: text("says").notNull(),
    /** From then on everybody sees it. */
    shownAt: moment("shown_at"),
    /** An administrator said no, or took it away. */
    offAt: moment("off_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("lounge_photos_once").on(table.week, table.workspace),
    index("lounge_photos_workspace").on(table.workspace),
  ],
);

/** Which photo of a week somebody chose. The key is the week and the person: one vote each, which another press changes. */
export const loungePhotoVotes = sqliteTable(
  "lounge_photo_votes",
  {
    week: text("week").notNull(),
    workspace: workspace(),
    photoId: text("photo_id")
      .notNull()
      .references(() => loungePhotos.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.week, table.workspace] }),
    index("lounge_photo_votes_workspace").on(table.workspace),
    index("lounge_photo_votes_photo").on(table.photoId),
  ],
);
