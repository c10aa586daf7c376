import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, version, workspace } from "./columns.ts";
import { projects } from "./projects.ts";

/** A receipt or a bill on its way from the pocket to the costs of a job. Its picture is a file of the record. */
export const deskItems = sqliteTable(
  "desk_items",
  {
    id: id(),
    workspace: workspace(),
    kind: text("kind").notNull(),
    vendor: text("vendor").notNull().default(""),
    /** The vendor without case and accents: what is compared. */
    vendorKey: text("vendor_key").notNull().default(""),
    /** `YYYY-MM-DD`, as it is printed on the paper. */
    spentOn: text("spent_on"),
    /** Zero until somebody has read it. */
    cents: cents("amount_cents").notNull().default(0),
    /** Null where it belongs to no job: the office, a tool, fuel. */
    projectId: text("project_id").references(() => projects.id, { onDelete: "set null" }),
    code: text("code").notNull().default(""),
    note: text("note").notNull().default(""),
    /** Somebody has seen that another one looks the same, and both are right. */
    keptTwice: integer("kept_twice", { mode: "boolean" }).notNull().default(false),
    /** The account that coded it: where several work, another one approves. */
    codedBy: text("coded_by"),
    state: text("state").notNull().default("new"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("desk_items_workspace").on(table.workspace, table.createdAt),
    index("desk_items_vendor").on(table.workspace, table.vendorKey, table.createdAt),
    index("desk_items_project").on(table.projectId),
  ],
);

/** Money that came to a party of a job. An unconditional waiver stands on one that is cleared. */
export const waiverPayments = sqliteTable(
  "waiver_payments",
  {
    id: id(),
    workspace: workspace(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    party: text("party").notNull(),
    /** The party without case and accents: what is compared. */
    partyKey: text("party_key").notNull(),
    cents: cents("amount_cents").notNull(),
    /** `YYYY-MM-DD`. */
    paidOn: text("paid_on").notNull(),
    /** The number of the check or the transfer. */
    reference: text("reference").notNull().default(""),
    /** The day on which the bank had it; null before. */
    clearedOn: text("cleared_on"),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("waiver_payments_workspace").on(table.workspace, table.projectId, table.partyKey),
    index("waiver_payments_project").on(table.projectId),
  ],
);

/** A waiver of lien rights of one party of a job. What it says is never changed: another one takes its place. */
export const lienWaivers = sqliteTable(
  "lien_waivers",
  {
    id: id(),
    workspace: workspace(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** Who signs: whoever worked or delivered. */
    party: text("party").notNull(),
    partyKey: text("party_key").notNull(),
    /** Who pays them. */
    payer: text("payer").notNull().default(""),
    /** The state of the job, by its two letters; empty where it is not said. */
    usState: text("us_state").notNull().default(""),
    condition: text("condition").notNull(),
    stage: text("stage").notNull(),
    cents: cents("amount_cents").notNull(),
    /** `YYYY-MM-DD`: work and material up to this day. */
    throughOn: text("through_on").notNull(),
    exceptions: text("exceptions").notNull().default(""),
    /** In which the document is written. */
    language: text("language").notNull(),
    /** On which payment an unconditional one stands; a payment carries one. */
    paymentId: text("payment_id"),
    signedName: text("signed_name").notNull().default(""),
    signedAt: moment("signed_at"),
    /** As it was drawn with a finger; empty where it was only typed. */
    drawn: text("drawn").notNull().default(""),
    /** SHA-256 of what was signed, by whom and when. */
    hash: text("hash").notNull().default(""),
    state: text("state").notNull().default("draft"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("lien_waivers_workspace").on(table.workspace, table.createdAt),
    index("lien_waivers_project").on(table.projectId),
    uniqueIndex("lien_waivers_payment").on(table.paymentId),
  ],
);

/** What a workspace has put in the place of our figures for a state; where it has no row, ours stand. */
export const lienRules = sqliteTable(
  "lien_rules",
  {
    id: id(),
    workspace: workspace(),
    usState: text("us_state").notNull(),
    /** Days from the first furnishing; null where the state asks for no notice. */
    noticeDays: integer("notice_days"),
    /** Days from the last furnishing or the completion. */
    lienDays: integer("lien_days").notNull(),
    source: text("source").notNull().default(""),
    /** `YYYY-MM-DD`: when somebody last looked at the source. */
    asOf: text("as_of").notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("lien_rules_state").on(table.workspace, table.usState)],
);

/** The clock of a job: from its first and its last furnishing run the days of its state. */
export const lienClocks = sqliteTable(
  "lien_clocks",
  {
    id: id(),
    workspace: workspace(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    usState: text("us_state").notNull(),
    /** Days are `YYYY-MM-DD` at the site. */
    firstOn: text("first_on").notNull(),
    lastOn: text("last_on"),
    noticeSentOn: text("notice_sent_on"),
    lienFiledOn: text("lien_filed_on"),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("lien_clocks_job").on(table.projectId),
    index("lien_clocks_workspace").on(table.workspace, table.firstOn),
  ],
);

/** What somebody looked at before a month was closed; the line `closed` says that it is. */
export const monthEndTicks = sqliteTable(
  "month_end_ticks",
  {
    id: id(),
    workspace: workspace(),
    /** `YYYY-MM`. */
    month: text("month").notNull(),
    line: text("line").notNull(),
    /** Why what is still open may stay. */
    note: text("note").notNull().default(""),
    tickedBy: text("ticked_by"),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("month_end_ticks_line").on(table.workspace, table.month, table.line)],
);

/** Whom a workspace pays for work, for the list of the year. */
export const taxVendors = sqliteTable(
  "tax_vendors",
  {
    id: id(),
    workspace: workspace(),
    vendor: text("vendor").notNull(),
    vendorKey: text("vendor_key").notNull(),
    kind: text("kind").notNull(),
    /** The tax number, sealed; empty where none was given. Nothing of the product opens it again. */
    sealedNumber: text("sealed_number").notNull().default(""),
    /** What pages and files show of it. */
    lastFour: text("last_four").notNull().default(""),
    /** `YYYY-MM-DD`: the day on which the signed W-9 came; null before. */
    w9On: text("w9_on"),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("tax_vendors_once").on(table.workspace, table.vendorKey)],
);

/** What was paid to a vendor. */
export const taxPayments = sqliteTable(
  "tax_payments",
  {
    id: id(),
    workspace: workspace(),
    vendorId: text("vendor_id")
      .notNull()
      .references(() => taxVendors.id, { onDelete: "cascade" }),
    /** `YYYY-MM-DD`. */
    paidOn: text("paid_on").notNull(),
    cents: cents("amount_cents").notNull(),
    reference: text("reference").notNull().default(""),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("tax_payments_workspace").on(table.workspace, table.paidOn),
    index("tax_payments_vendor").on(table.vendorId, table.paidOn),
  ],
);

/** From how much on a vendor is reported, where a workspace has put its own figure for a year. */
export const taxThresholds = sqliteTable(
  "tax_thresholds",
  {
    id: id(),
    workspace: workspace(),
    year: integer("year").notNull(),
    cents: cents("amount_cents").notNull(),
    source: text("source").notNull().default(""),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("tax_thresholds_year").on(table.workspace, table.year)],
);

/** What somebody who keeps the books is asked, by link: about papers of the inbox, the list of a month, or in words alone. */
export const bookkeeperRequests = sqliteTable(
  "bookkeeper_requests",
  {
    id: id(),
    workspace: workspace(),
    topic: text("topic").notNull(),
    /** What is asked. */
    words: text("words").notNull(),
    /** `YYYY-MM` of the list that goes along; empty without one. */
    month: text("month").notNull().default(""),
    /** The list of that month as it was when it was asked. */
    list: text("list", { mode: "json" }).$type<readonly AskedLine[]>().notNull(),
    answer: text("answer").notNull().default(""),
    /** Who answered, as they typed it. */
    answeredBy: text("answered_by").notNull().default(""),
    answeredAt: moment("answered_at"),
    /** Which account asked. */
    askedBy: text("asked_by"),
    state: text("state").notNull().default("asked"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [index("bookkeeper_requests_workspace").on(table.workspace, table.createdAt)],
);

/** A line of the list of a month as a bookkeeper reads it; `open` is missing where it is looked at by hand. */
export interface AskedLine {
  line: string;
  open?: number;
  isDone: boolean;
  note: string;
}

/** A paper that a bookkeeper is asked about, and the code that they propose. */
export const bookkeeperPapers = sqliteTable(
  "bookkeeper_papers",
  {
    id: id(),
    workspace: workspace(),
    requestId: text("request_id")
      .notNull()
      .references(() => bookkeeperRequests.id, { onDelete: "cascade" }),
    itemId: text("item_id")
      .notNull()
      .references(() => deskItems.id, { onDelete: "cascade" }),
    code: text("code").notNull().default(""),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("bookkeeper_papers_once").on(table.requestId, table.itemId),
    index("bookkeeper_papers_item").on(table.itemId),
    index("bookkeeper_papers_workspace").on(table.workspace, table.createdAt),
  ],
);
