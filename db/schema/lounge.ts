import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, workspace } from "./columns.ts";

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

/** What somebody chose. The key is the poll and the person, so that nobody votes twice, however they press. */
export const loungeVotes = sqliteTable(
  "lounge_votes",
  {
    pollId: text("poll_id")
      .notNull()
      .references(() => loungePolls.id, { onDelete: "cascade" }),
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
