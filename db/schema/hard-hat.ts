import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, sample, version, workspace } from "./columns.ts";
import { workforceCrews } from "./workforce.ts";

/** What a crew's page says today: written by the foreman, read by everybody with the crew's link. */
export const hardHatBoards = sqliteTable(
  "hard_hat_boards",
  {
    id: id(),
    workspace: workspace(),
    crewId: text("crew_id")
      .notNull()
      .references(() => workforceCrews.id, { onDelete: "cascade" }),
    /** Up to three, a line each. */
    tasks: text("tasks").notNull().default(""),
    /** Of the foreman. */
    phone: text("phone").notNull().default(""),
    /** Where everybody meets. */
    muster: text("muster").notNull().default(""),
    /** The nearest emergency room, where the site says none or another. */
    hospital: text("hospital").notNull().default(""),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("hard_hat_boards_once").on(table.crewId),
    index("hard_hat_boards_workspace").on(table.workspace),
  ],
);

/** What somebody of a crew sent from its page: thanks to a mate, or a question to the foreman. */
export const hardHatNotes = sqliteTable(
  "hard_hat_notes",
  {
    id: id(),
    workspace: workspace(),
    crewId: text("crew_id")
      .notNull()
      .references(() => workforceCrews.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["thanks", "question"] }).notNull(),
    /** Of thanks, the worker whom they are for. */
    workerId: text("worker_id"),
    words: text("words").notNull().default(""),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("hard_hat_notes_workspace").on(table.workspace, table.crewId, table.createdAt)],
);
