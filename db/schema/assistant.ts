import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, owner, version, workspace } from "./columns.ts";

/**
 * The learning queue: questions without an answer, and answers that were disliked. The question itself is the
 * conflict key.
 */
export const unansweredQuestions = sqliteTable(
  "unanswered_questions",
  {
    question: text("question").primaryKey(),
    /** Names it in addresses, for which 4,000 characters are too many. A trigger gives it to every new row. */
    id: text("id").notNull().default(""),
    /** How often it was asked: 1 at first, one more each time it comes again. */
    frequency: integer("frequency").notNull().default(1),
    /** Who asked last while signed in; everyone who did stands in `question_askers`. */
    userId: text("user_id"),
    askedAt: moment("asked_at").notNull(),
    /** `answered` has an article; a question merged into another one is `answered` or `pending` as that one is. */
    status: text("status", { enum: ["pending", "answered", "dismissed"] })
      .notNull()
      .default("pending"),
    /** Letters and digits of the question only, small and without accents: the same question typed another way. */
    folded: text("folded").notNull().default(""),
    /** `en`, `es` or `he`: the language it was asked in. */
    language: text("language", { enum: ["en", "es", "he"] }),
    /** Unanswered, or the answer was disliked. */
    reason: text("reason", { enum: ["unanswered", "disliked"] })
      .notNull()
      .default("unanswered"),
    /** The article that answers it. */
    article: text("article"),
    /** The question it was found to be the same as. */
    mergedInto: text("merged_into"),
  },
  (table) => [
    index("unanswered_questions_frequency").on(table.status, table.frequency),
    index("unanswered_questions_folded").on(table.folded),
    uniqueIndex("unanswered_questions_id").on(table.id),
    index("unanswered_questions_merged").on(table.mergedInto),
  ],
);

/** Members who asked a question of the queue and are told when it is answered. */
export const questionAskers = sqliteTable(
  "question_askers",
  { question: text("question").notNull(), userId: text("user_id").notNull() },
  (table) => [primaryKey({ columns: [table.question, table.userId] })],
);

/**
 * What somebody who talked with Joe thought of an answer, once an answer and without who it was. The chat's ratings
 * stand with its lines; a conversation by voice has none here.
 */
export const spokenRatings = sqliteTable("spoken_ratings", {
  /** A random number that names the answer and leads nowhere else. */
  answer: text("answer").primaryKey(),
  question: text("question").notNull(),
  language: text("language", { enum: ["en", "es", "he"] }).notNull(),
  rating: text("rating", { enum: ["like", "dislike"] }).notNull(),
  createdAt: createdAt(),
});

export const chatMessages = sqliteTable(
  "chat_messages",
  {
    id: id(),
    owner: owner(),
    /** Orders a conversation: the asker's line and its answer share a moment. */
    position: integer("position").notNull(),
    role: text("role", { enum: ["user", "assistant"] }).notNull(),
    content: text("content").notNull(),
    /** Where the answer came from; null on the asker's line. */
    origin: text("origin", {
      enum: ["calculation", "topic", "knowledge", "learned", "assistant", "refused", "unanswered", "failure"],
    }),
    complexity: text("complexity", { enum: ["simple", "medium", "complex", "expert"] }),
    /** Citations and the printed calculation of an answer, as `AnswerDetails` of the feature; null on the asker's line. */
    details: text("details", { mode: "json" }),
    /** What the asker thought of the answer; given once. */
    feedback: text("feedback", { enum: ["like", "dislike"] }),
    createdAt: createdAt(),
  },
  (table) => [index("chat_messages_owner").on(table.owner, table.position)],
);

/** Conversations with Joe that a member asked to keep. */
export const voiceTranscripts = sqliteTable(
  "voice_transcripts",
  {
    owner: owner(),
    /** Made by the page when the conversation ended, so that one sent twice is kept once. */
    id: text("id").notNull(),
    /** Who said what, oldest first, as `KeptLine[]` of the feature. */
    lines: text("lines", { mode: "json" }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.id] }),
    index("voice_transcripts_created").on(table.owner, table.createdAt),
  ],
);

/** Drawings that a workspace keeps. The picture lies in the bucket under `drawings/<id>`; the result follows from the lines. */
export const drawings = sqliteTable(
  "drawings",
  {
    id: id(),
    workspace: workspace(),
    /** Of the file, as the member's device called it. */
    name: text("name").notNull(),
    /** `image/png` and the like, by the picture's own bytes. */
    type: text("type").notNull(),
    /** In the pixels that places on it are counted in. */
    width: real("width").notNull(),
    height: real("height").notNull(),
    /** Percent. */
    confidence: integer("confidence").notNull(),
    /** What was read, line by line with its place. */
    lines: text("lines", { mode: "json" }).notNull(),
    /** What somebody typed beside the picture, one statement a line. */
    typedLines: text("typed_lines").notNull().default(""),
    /** What was measured on it, as the query of a measuring page. */
    takeoff: text("takeoff").notNull().default(""),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [index("drawings_workspace").on(table.workspace, table.createdAt)],
);
