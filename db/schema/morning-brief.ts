import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./account.ts";
import { createdAt, id, moment, version, workspace } from "./columns.ts";
import { sites } from "./tools.ts";

/** What somebody said to a finding of a site's brief: that they have seen it, or that it waits until a day. */
export const briefMarks = sqliteTable(
  "brief_marks",
  {
    id: id(),
    workspace: workspace(),
    siteId: text("site_id")
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    /** The rule, by its name. */
    rule: text("rule").notNull(),
    kind: text("kind", { enum: ["seen", "snoozed"] }).notNull(),
    /** Why it may wait, and the last day on which it does, `YYYY-MM-DD` at the site. */
    reason: text("reason").notNull().default(""),
    until: text("until"),
    /** How bad it was, and on which records it rested, as a JSON list of addresses: whatever comes to it ends the mark. */
    severity: integer("severity").notNull(),
    rows: text("rows").notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("brief_marks_rule").on(table.siteId, table.rule),
    index("brief_marks_workspace").on(table.workspace, table.createdAt),
  ],
);

/** The thresholds that a workspace set itself, in place of ours. */
export const briefLimits = sqliteTable("brief_limits", {
  workspace: workspace().primaryKey(),
  /** Whole numbers by the name of the threshold, as JSON; what is not in it is as we have it. */
  limits: text("limits").notNull(),
  version: version(),
  createdAt: createdAt(),
});

/** Who asked to be mailed the brief of a site each morning, and when the next one is due. */
export const briefMails = sqliteTable(
  "brief_mails",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    siteId: text("site_id")
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    dueAt: moment("due_at").notNull(),
    /** The mail that was written last: of two runs at once the one whose message stands here has written it. */
    messageId: text("message_id"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("brief_mails_user").on(table.userId, table.siteId),
    index("brief_mails_due").on(table.dueAt),
  ],
);
