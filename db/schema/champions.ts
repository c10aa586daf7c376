import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, owner, version, workspace } from "./columns.ts";

/**
 * Under which name a person, a crew or a company is counted among the champions, and whether others see it. Whoever has no
 * row here is on no board.
 */
export const championEntries = sqliteTable(
  "champion_entries",
  {
    workspace: text("workspace_id").primaryKey(),
    /** `person`, `crew` or `company`. */
    kind: text("kind").notNull(),
    shownAs: text("shown_as").notNull(),
    /** The name folded: no two of a kind are read as one. */
    shownKey: text("shown_key").notNull(),
    shown: integer("shown", { mode: "boolean" }).notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("champion_entries_key").on(table.kind, table.shownKey),
    index("champion_entries_shown").on(table.kind, table.shown),
  ],
);

/** Somebody says who should be a champion of a quarter, and why. Its state is the process `championNomination`. */
export const championNominations = sqliteTable(
  "champion_nominations",
  {
    id: id(),
    /** Whoever nominates, in their own. */
    workspace: workspace(),
    /** A quarter, as `2026-q4`. */
    season: text("season").notNull(),
    kind: text("kind").notNull(),
    board: text("board").notNull(),
    nominee: text("nominee_workspace").notNull(),
    /** What the nominee was called when the nomination was written. */
    nomineeAs: text("nominee_as").notNull(),
    story: text("story").notNull(),
    state: text("state").notNull().default("nominated"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("champion_nominations_once").on(
      table.workspace,
      table.season,
      table.kind,
      table.board,
      table.nominee,
    ),
    index("champion_nominations_season").on(table.season, table.state),
    index("champion_nominations_nominee").on(table.nominee, table.season),
  ],
);

/** One vote of one person for each board of a quarter. Votes are counted, never kept as a number. */
export const championVotes = sqliteTable(
  "champion_votes",
  {
    season: text("season").notNull(),
    kind: text("kind").notNull(),
    board: text("board").notNull(),
    owner: owner(),
    nominationId: text("nomination_id")
      .notNull()
      .references(() => championNominations.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.season, table.kind, table.board, table.owner] }),
    index("champion_votes_nomination").on(table.nominationId),
    index("champion_votes_owner").on(table.owner),
  ],
);
