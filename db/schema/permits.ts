import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, siteZone, version, workspace } from "./columns.ts";
import { ENTRY_KINDS, INSPECTION_TYPES, RECORD_TYPES, RESULTS } from "./permits.terms.ts";
import { projects } from "./projects.ts";
import { schedules } from "./schedules.ts";

/** A permit of one authority, from the first paper to the final inspection. */
export const permits = sqliteTable(
  "permits",
  {
    id: id(),
    workspace: workspace(),
    projectId: text("project_id").references(() => projects.id, { onDelete: "set null" }),
    /** Whose tasks say whether an inspection is ready to be called. */
    scheduleId: text("schedule_id").references(() => schedules.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    /** The authority, as its users write it: figures are compared within one. */
    jurisdiction: text("jurisdiction").notNull(),
    recordType: text("record_type", { enum: RECORD_TYPES }).notNull(),
    /** As the authority gave it; empty before. */
    number: text("number").notNull().default(""),
    applicant: text("applicant").notNull().default(""),
    scope: text("scope").notNull().default(""),
    portalUrl: text("portal_url").notNull().default(""),
    valuationCents: cents("valuation_cents").notNull().default(0),
    /** Days are `YYYY-MM-DD` at the site. */
    appliedOn: text("applied_on"),
    issuedOn: text("issued_on"),
    /** The day of the latest inspection or work that keeps the permit alive. */
    lastActivityOn: text("last_activity_on"),
    /** After so many days without activity it expires. */
    ruleDays: integer("rule_days").notNull().default(180),
    /** The authority's own date, where the permit or an extension prints one: it stands before the rule. */
    expiresOn: text("expires_on"),
    siteZone: siteZone(),
    /** Grows when the calendar's address is changed: feeds of an earlier one end. */
    feed: integer("feed").notNull().default(1),
    state: text("state").notNull().default("preparing"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("permits_workspace").on(table.workspace, table.name)],
);

/** One paper of a permit's submittal, ticked when it is there. */
export const permitPapers = sqliteTable(
  "permit_papers",
  {
    id: id(),
    workspace: workspace(),
    permitId: text("permit_id")
      .notNull()
      .references(() => permits.id, { onDelete: "cascade" }),
    /** Its place in the list, and its name as it was when the list was made: users have their own. */
    place: integer("place").notNull(),
    name: text("name").notNull(),
    /** The name in every language, as JSON, where the list of the record has it; empty for what somebody typed. */
    words: text("words").notNull().default(""),
    doneAt: moment("done_at"),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("permit_papers_place").on(table.permitId, table.place)],
);

/** An inspection that was asked for, and what came of it. */
export const permitInspections = sqliteTable(
  "permit_inspections",
  {
    id: id(),
    workspace: workspace(),
    permitId: text("permit_id")
      .notNull()
      .references(() => permits.id, { onDelete: "cascade" }),
    type: text("type", { enum: INSPECTION_TYPES }).notNull(),
    requestedFor: text("requested_for").notNull(),
    /** The number of the task in the permit's schedule before which it stands. */
    taskNumber: integer("task_number"),
    /** The inspection that did not pass, of which this is the repeat: each is repeated once. */
    repeatOf: text("repeat_of"),
    feeCents: cents("fee_cents").notNull().default(0),
    result: text("result", { enum: RESULTS }),
    resultOn: text("result_on"),
    /** One a line. */
    corrections: text("corrections").notNull().default(""),
    /** As typed by whoever recorded the result. */
    inspector: text("inspector").notNull().default(""),
    /** Whether it came through the link. */
    byLink: integer("by_link", { mode: "boolean" }).notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index("permit_inspections_permit").on(table.permitId, table.requestedFor),
    uniqueIndex("permit_inspections_repeat").on(table.repeatOf),
  ],
);

/** What was said, paid or done for a permit: never changed. */
export const permitEntries = sqliteTable(
  "permit_entries",
  {
    id: id(),
    workspace: workspace(),
    permitId: text("permit_id")
      .notNull()
      .references(() => permits.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ENTRY_KINDS }).notNull(),
    day: text("day").notNull(),
    words: text("words").notNull(),
    cents: cents("amount_cents").notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index("permit_entries_permit").on(table.permitId, table.createdAt)],
);

/** The fees of a workspace by valuation; without a row the example stands. */
export const permitFeeTables = sqliteTable("permit_fee_tables", {
  workspace: workspace().primaryKey(),
  /** Bands as `fees.ts` reads them, as JSON. */
  bands: text("bands").notNull(),
  planReviewPercent: integer("plan_review_percent").notNull(),
  version: version(),
  createdAt: createdAt(),
});
