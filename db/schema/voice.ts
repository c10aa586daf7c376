import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, owner } from "./columns.ts";

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
