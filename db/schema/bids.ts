import { index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, sample, siteZone, version, workspace } from "./columns.ts";
import { projects } from "./projects.ts";

/** What is given out to be bid on: the scope item by item, by when, what was added since, and to whom it went. */
export const bidPackages = sqliteTable(
  "bid_packages",
  {
    id: id(),
    workspace: workspace(),
    /** The job it is for; none where it stands alone. */
    projectId: text("project_id").references(() => projects.id, { onDelete: "set null" }),
    topic: text("topic").notNull(),
    trade: text("trade").notNull(),
    /** What bidders should know beside the items. */
    scope: text("scope").notNull().default(""),
    /** The items, as `ScopeItem` has them. */
    items: text("items", { mode: "json" }).$type<unknown[]>().notNull(),
    siteZone: siteZone(),
    /** The last second at which a bid counts. */
    dueAt: moment("due_at").notNull(),
    /** Whether nobody but its bidder sees a price before the opening. */
    sealed: integer("sealed", { mode: "boolean" }).notNull().default(true),
    /** Whether a bid needs a bond. */
    bond: integer("bond", { mode: "boolean" }).notNull().default(false),
    /** What was added or changed since it went out, counted from 1: `{ n, text, at, dueAt }`. */
    addenda: text("addenda", { mode: "json" }).$type<unknown[]>().notNull(),
    /** What the buyer set beside the bids, by invite and item: `{ mark, cents, source }`. */
    plugs: text("plugs", { mode: "json" }).$type<Record<string, Record<string, unknown>>>().notNull(),
    /** When the bids were opened. */
    openedAt: moment("opened_at"),
    /** The invite whose bid was taken, and why. */
    awardedTo: text("awarded_to"),
    awardReason: text("award_reason").notNull().default(""),
    state: text("state").notNull().default("draft"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("bid_packages_workspace").on(table.workspace, table.dueAt),
    index("bid_packages_due").on(table.dueAt),
  ],
);

/** A company that was asked for a bid, with a link of its own. */
export const bidInvites = sqliteTable(
  "bid_invites",
  {
    id: id(),
    workspace: workspace(),
    packageId: text("package_id")
      .notNull()
      .references(() => bidPackages.id, { onDelete: "cascade" }),
    company: text("company").notNull(),
    /** The link that was made for it. */
    linkId: text("link_id"),
    /** The addenda that were acknowledged: `{ n, at }`. */
    acks: text("acks", { mode: "json" }).$type<unknown[]>().notNull(),
    /** SHA-256 of the code with which the bidder alone reads the bid before the opening. */
    codeHash: text("code_hash"),
    /** The form as it was typed and not yet sent. */
    draft: text("draft", { mode: "json" }).$type<Record<string, string>>(),
    /** Whether the bid that stands came after the moment, and was let in. */
    late: integer("late", { mode: "boolean" }).notNull().default(false),
    state: text("state").notNull().default("invited"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("bid_invites_workspace").on(table.workspace, table.packageId),
    unique("bid_invites_company").on(table.packageId, table.company),
  ],
);

/** A bid as it was sent, each version; the last one counts. */
export const bidOffers = sqliteTable(
  "bid_offers",
  {
    id: id(),
    workspace: workspace(),
    inviteId: text("invite_id")
      .notNull()
      .references(() => bidInvites.id, { onDelete: "cascade" }),
    /** Counted within the invite, from 1. */
    number: integer("number").notNull(),
    /** As `Offer` has it: sealed until the opening. */
    content: text("content", { mode: "json" }).$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("bid_offers_number").on(table.inviteId, table.number),
    index("bid_offers_workspace").on(table.workspace),
  ],
);

/** What a bidder asked, and what all were answered. Who asked is shown to nobody. */
export const bidQuestions = sqliteTable(
  "bid_questions",
  {
    id: id(),
    workspace: workspace(),
    packageId: text("package_id")
      .notNull()
      .references(() => bidPackages.id, { onDelete: "cascade" }),
    inviteId: text("invite_id")
      .notNull()
      .references(() => bidInvites.id, { onDelete: "cascade" }),
    question: text("question").notNull(),
    answer: text("answer").notNull().default(""),
    answeredAt: moment("answered_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("bid_questions_package").on(table.packageId, table.createdAt),
    index("bid_questions_workspace").on(table.workspace),
  ],
);
