import { index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, version, workspace } from "./columns.ts";

/** A firm that asks to be verified: how far it has come, and what was decided, by whom and until when. */
export const verificationCases = sqliteTable(
  "verification_cases",
  {
    id: id(),
    workspace: workspace(),
    /** The address of the badge, which says nothing about the case. */
    badge: text("badge").notNull(),
    /** As it is registered. */
    firm: text("firm").notNull(),
    address: text("address").notNull().default(""),
    /** Whose confirmed e-mail address counts, as an owner. */
    applicant: text("applicant").notNull().default(""),
    submittedAt: moment("submitted_at"),
    decidedAt: moment("decided_at"),
    /** Who decided, as an owner; empty once that account is gone. */
    decidedBy: text("decided_by").notNull().default(""),
    /** 1 to 4, of the last decision that verified it. */
    level: integer("level"),
    /** `YYYY-MM-DD`, the last day of the earliest evidence, and the moment at which that day is over. */
    untilOn: text("until_on"),
    endsAt: moment("ends_at"),
    /** Why a badge was taken back, as a class that the badge page says; empty where none was. */
    revokedFor: text("revoked_for").notNull().default(""),
    /** Details that the holder hides on the badge page. */
    hidden: text("hidden", { mode: "json" }).$type<string[]>().notNull().default([]),
    state: text("state").notNull().default("draft"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("verification_badge").on(table.badge),
    index("verification_workspace").on(table.workspace, table.createdAt),
    index("verification_state").on(table.state, table.stateSince),
  ],
);

/** One piece of evidence of a case: what its holder says, and what a reviewer looked at. */
export const verificationItems = sqliteTable(
  "verification_items",
  {
    id: id(),
    workspace: workspace(),
    caseId: text("case_id")
      .notNull()
      .references(() => verificationCases.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    /** The state, number, authority or carrier, and classes, as far as the kind has them. */
    region: text("region").notNull().default(""),
    number: text("number").notNull().default(""),
    issuer: text("issuer").notNull().default(""),
    classes: text("classes").notNull().default(""),
    /** `YYYY-MM-DD`, its last day as its holder says. */
    untilOn: text("until_on"),
    note: text("note").notNull().default(""),
    savedAt: moment("saved_at").notNull(),
    /** What the reviewer found: empty until somebody looked. */
    result: text("result").notNull().default(""),
    /** Where somebody looked: the board's site, the carrier's telephone. */
    lookedAt: text("looked_at").notNull().default(""),
    lookedOn: text("looked_on"),
    /** Who looked, as an owner. */
    reviewer: text("reviewer").notNull().default(""),
    reviewNote: text("review_note").notNull().default(""),
  },
  (table) => [
    unique("verification_item_kind").on(table.caseId, table.kind),
    index("verification_item_workspace").on(table.workspace),
  ],
);

/** Somebody who is asked about the firm by link, and what they answered, once. */
export const verificationReferences = sqliteTable(
  "verification_references",
  {
    id: id(),
    workspace: workspace(),
    caseId: text("case_id")
      .notNull()
      .references(() => verificationCases.id, { onDelete: "cascade" }),
    /** 1 or 2. */
    place: integer("place").notNull(),
    /** Who is asked and about which job, as the firm calls them. */
    asked: text("asked").notNull(),
    job: text("job").notNull().default(""),
    worked: text("worked").notNull().default(""),
    finished: text("finished").notNull().default(""),
    price: text("price").notNull().default(""),
    again: text("again").notNull().default(""),
    words: text("words").notNull().default(""),
    /** The name that whoever answered typed. */
    printedName: text("printed_name").notNull().default(""),
    answeredAt: moment("answered_at"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("verification_reference_place").on(table.caseId, table.place),
    index("verification_reference_workspace").on(table.workspace),
  ],
);

/** What a client checks of one contractor and one contract before paying. Its address is its secret. */
export const contractorReports = sqliteTable(
  "contractor_reports",
  {
    id: id(),
    workspace: workspace(),
    /** The contractor, as the offer calls them. */
    called: text("called").notNull(),
    region: text("region").notNull().default(""),
    number: text("number").notNull().default(""),
    /** The badge that was typed or scanned; empty where there is none. */
    badge: text("badge").notNull().default(""),
    work: text("work").notNull().default("other"),
    /** `yes`, `no` or `unknown`: whether somebody works for the contractor. */
    crew: text("crew").notNull().default("unknown"),
    priceCents: cents("price_cents").notNull().default(0),
    depositCents: cents("deposit_cents").notNull().default(0),
    /** By check: the result, where it was looked up, the day. */
    checks: text("checks", { mode: "json" })
      .$type<Record<string, { result: string; source: string; day: string; note: string }>>()
      .notNull()
      .default({}),
    /** Clauses that stand in the contract. */
    clauses: text("clauses", { mode: "json" }).$type<string[]>().notNull().default([]),
    /** Whether somebody has read the contract for them. */
    readContract: integer("read_contract", { mode: "boolean" }).notNull().default(false),
    /** Payments with the percentage of the work that stands by then. */
    payments: text("payments", { mode: "json" })
      .$type<{ label: string; cents: number; percent: number }[]>()
      .notNull()
      .default([]),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("contractor_report_workspace").on(table.workspace, table.createdAt)],
);

/** A paper that the contractor is asked for at an address of its own, answered once. */
export const contractorPapers = sqliteTable(
  "contractor_papers",
  {
    id: id(),
    workspace: workspace(),
    reportId: text("report_id")
      .notNull()
      .references(() => contractorReports.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    question: text("question").notNull().default(""),
    answer: text("answer").notNull().default(""),
    number: text("number").notNull().default(""),
    untilOn: text("until_on"),
    printedName: text("printed_name").notNull().default(""),
    answeredAt: moment("answered_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("contractor_paper_report").on(table.reportId),
    index("contractor_paper_workspace").on(table.workspace),
  ],
);

/** What a client tells the administrators about a contractor. */
export const contractorConcerns = sqliteTable(
  "contractor_concerns",
  {
    id: id(),
    workspace: workspace(),
    called: text("called").notNull(),
    region: text("region").notNull().default(""),
    number: text("number").notNull().default(""),
    badge: text("badge").notNull().default(""),
    about: text("about").notNull(),
    words: text("words").notNull(),
    handledAt: moment("handled_at"),
    /** Who dealt with it, as an owner, and what came of it. */
    handledBy: text("handled_by").notNull().default(""),
    finding: text("finding").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    index("contractor_concern_open").on(table.handledAt, table.createdAt),
    index("contractor_concern_workspace").on(table.workspace),
  ],
);
