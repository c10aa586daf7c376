import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, owner } from "./columns.ts";

/** What nobody could answer yet. The question itself is the conflict key. */
export const unansweredQuestions = sqliteTable(
  "unanswered_questions",
  {
    question: text("question").primaryKey(),
    /** How often it was asked: 1 at first, one more each time it comes again. */
    frequency: integer("frequency").notNull().default(1),
    /** Who asked last while signed in. */
    userId: text("user_id"),
    askedAt: moment("asked_at").notNull(),
    status: text("status").notNull().default("pending"),
  },
  (table) => [index("unanswered_questions_frequency").on(table.status, table.frequency)],
);

export const chatMessages = sqliteTable(
  "chat_messages",
  {
    id: id(),
    owner: owner(),
    /** Orders a conversation: the asker's line and its answer share a moment. */
    position: integer("position").notNull(),
    role: text("role", { enum: ["user", "assistant"] }).notNull(),
    content: text("content").notNull(),
    /** Where the answer came from: `topic`, `assistant`, `unanswered` or `failure`; null on the asker's line. */
    origin: text("origin", { enum: ["topic", "assistant", "unanswered", "failure"] }),
    complexity: text("complexity", { enum: ["simple", "medium", "complex", "expert"] }),
    createdAt: createdAt(),
  },
  (table) => [index("chat_messages_owner").on(table.owner, table.position)],
);
