import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ENDORSEMENT_RELATIONS } from "./careers.terms.ts";
import { createdAt, id, moment, workspace } from "./columns.ts";
import { directoryEntries } from "./directory.ts";

/** That somebody who worked with a person has seen a skill of theirs. One of each for a skill; the workspace is who says it. */
export const careerEndorsements = sqliteTable(
  "career_endorsements",
  {
    id: id(),
    workspace: workspace(),
    entryId: text("entry_id")
      .notNull()
      .references(() => directoryEntries.id, { onDelete: "cascade" }),
    /** The skill folded, as the facet of the profile has it, and as it was written then. */
    skillKey: text("skill_key").notNull(),
    skill: text("skill").notNull(),
    /** What the two had to do with each other, and which. */
    relationKind: text("relation_kind", { enum: ENDORSEMENT_RELATIONS }).notNull(),
    relationId: text("relation_id").notNull(),
    /** What whoever says it is called beside it, as typed. */
    shownAs: text("shown_as").notNull(),
    /** The person let it be shown. */
    confirmedAt: moment("confirmed_at"),
    /** The person wants it not; it stays, so that it is not said again. */
    declinedAt: moment("declined_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("career_endorsements_once").on(table.workspace, table.entryId, table.skillKey),
    index("career_endorsements_entry").on(table.entryId, table.confirmedAt),
  ],
);
