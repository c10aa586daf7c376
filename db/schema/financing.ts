import { index, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, version, workspace } from "./columns.ts";

/** A scenario of a financing that a workspace keeps, as its address has it. What it costs is worked out anew. */
export const financingScenarios = sqliteTable(
  "financing_scenarios",
  {
    id: id(),
    workspace: workspace(),
    topic: text("topic").notNull(),
    /** The query of the page of a scenario: `kind=term&amount=48000&rate=8.9&months=60`. */
    query: text("query").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("financing_scenarios_query").on(table.workspace, table.query)],
);

/** What a firm asks lenders for. Nobody else reads it before it is sent. */
export const financingApplications = sqliteTable(
  "financing_applications",
  {
    id: id(),
    workspace: workspace(),
    /** What the money is for, in a line. */
    topic: text("topic").notNull(),
    amountCents: cents("amount_cents").notNull(),
    /** The scenario that was worked out before, as its address has it; empty without one. */
    query: text("query").notNull().default(""),
    /** The firm as it calls itself. */
    firm: text("firm").notNull(),
    /** What lenders are told of it, as it was typed: years, sales, income, debt, more. */
    facts: text("facts", { mode: "json" }).$type<Record<string, string>>().notNull(),
    /** Which paper each file is, by the file's id. */
    papers: text("papers", { mode: "json" }).$type<Record<string, string>>().notNull(),
    /** The lender whose offer was taken. */
    acceptedLender: text("accepted_lender"),
    state: text("state").notNull().default("draft"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("financing_applications_workspace").on(table.workspace, table.createdAt)],
);

/** A lender that a firm typed, with a link of its own once the application is sent, and what it answered. */
export const financingLenders = sqliteTable(
  "financing_lenders",
  {
    id: id(),
    workspace: workspace(),
    applicationId: text("application_id")
      .notNull()
      .references(() => financingApplications.id, { onDelete: "cascade" }),
    lender: text("lender").notNull(),
    linkId: text("link_id").notNull(),
    /** The offer as a scenario, as an address has it; empty without one. */
    offer: text("offer").notNull().default(""),
    /** What the lender wrote beside it, or why it declined. */
    words: text("words").notNull().default(""),
    answeredAt: moment("answered_at"),
    declinedAt: moment("declined_at"),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("financing_lenders_workspace").on(table.workspace, table.applicationId),
    unique("financing_lenders_lender").on(table.applicationId, table.lender),
    uniqueIndex("financing_lenders_link").on(table.linkId),
  ],
);
