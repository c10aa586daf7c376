import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, version, workspace } from "./columns.ts";
import {
  INVALID_REASONS,
  LEAD_SIDES,
  LEAD_SOURCES,
  LEAD_TIMINGS,
  LEAD_TRADES,
  PASS_REASONS,
} from "./leads.terms.ts";

/** A job that somebody asks at most three pros about. Its state is the process `lead`. */
export const leads = sqliteTable(
  "leads",
  {
    id: id(),
    workspace: workspace(),
    source: text("source", { enum: LEAD_SOURCES }).notNull(),
    trade: text("trade", { enum: LEAD_TRADES }).notNull(),
    scope: text("scope").notNull(),
    /** What was answered on the way here, as the address of the range that was told; empty where nothing was. */
    quote: text("quote").notNull().default(""),
    /** 0 where none was said. */
    budgetCents: cents("budget_cents").notNull().default(0),
    timing: text("timing", { enum: LEAD_TIMINGS }).notNull(),
    /** How many pros may have it. */
    cap: integer("cap").notNull(),
    /** State, and town or postal code: what everybody who looks for work may see of the place. */
    region: text("region").notNull(),
    place: text("place").notNull(),
    /** On a grid of about a kilometre; null where nobody said it. */
    latitude: real("latitude"),
    longitude: real("longitude"),
    /** How the client is reached: only those see it who have claimed the request. */
    client: text("client").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull().default(""),
    address: text("address").notNull().default(""),
    /** Phone and address as they are compared: digits, and letters with digits; empty where there is none. */
    phoneKey: text("phone_key").notNull().default(""),
    addressKey: text("address_key").notNull().default(""),
    /** Another request of the last days has the same phone or address. */
    twin: integer("twin", { mode: "boolean" }).notNull().default(false),
    paused: integer("paused", { mode: "boolean" }).notNull().default(false),
    /** The claim of the pro who got the job. */
    hired: text("hired"),
    language: text("language", { enum: ["en", "es", "he"] }).notNull(),
    state: text("state").notNull().default("new"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("leads_workspace").on(table.workspace, table.createdAt),
    index("leads_open").on(table.region, table.state, table.createdAt),
    index("leads_phone").on(table.phoneKey, table.createdAt),
    index("leads_address").on(table.addressKey, table.createdAt),
    index("leads_email").on(table.email, table.createdAt),
  ],
);

/** A firm that is asked by name, by its page of the directory: a request with such rows is on offer to these firms alone. */
export const leadAsked = sqliteTable(
  "lead_asked",
  {
    leadId: text("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    entryId: text("entry_id").notNull(),
    /** As the firm was called then. */
    firm: text("firm").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.leadId, table.entryId] }),
    index("lead_asked_entry").on(table.entryId),
  ],
);

/** What a workspace looks for: one for each, beside examples. */
export const leadPros = sqliteTable(
  "lead_pros",
  {
    id: id(),
    workspace: workspace(),
    firm: text("firm").notNull(),
    /** Trades and classes of licences, with commas between. */
    trades: text("trades").notNull(),
    region: text("region").notNull(),
    place: text("place").notNull(),
    latitude: real("latitude"),
    longitude: real("longitude"),
    radiusMiles: integer("radius_miles").notNull(),
    classes: text("classes").notNull().default(""),
    licence: text("licence").notNull().default(""),
    /** The number as it is compared with those that were checked. */
    licenceKey: text("licence_key").notNull().default(""),
    /** Requests that the pro wants within seven days. */
    weekly: integer("weekly").notNull(),
    paused: integer("paused", { mode: "boolean" }).notNull().default(false),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("lead_pros_workspace").on(table.workspace).where(sql`not sample`)],
);

/** That a pro has a request: one of its seats, which nobody else can have. */
export const leadClaims = sqliteTable(
  "lead_claims",
  {
    id: id(),
    workspace: workspace(),
    leadId: text("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    proId: text("pro_id").notNull(),
    /** As the firm was called then. */
    firm: text("firm").notNull(),
    seat: integer("seat").notNull(),
    /** How well it fitted then, out of a hundred. */
    score: integer("score").notNull(),
    claimedAt: moment("claimed_at").notNull(),
    contactedAt: moment("contacted_at"),
    quotedAt: moment("quoted_at"),
    quoteCents: cents("quote_cents").notNull().default(0),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("lead_claims_seat").on(table.leadId, table.seat),
    uniqueIndex("lead_claims_once").on(table.leadId, table.proId),
    index("lead_claims_workspace").on(table.workspace, table.claimedAt),
  ],
);

/** That a pro does not want a request, and why. */
export const leadPasses = sqliteTable(
  "lead_passes",
  {
    id: id(),
    workspace: workspace(),
    leadId: text("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    reason: text("reason", { enum: PASS_REASONS }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("lead_passes_once").on(table.workspace, table.leadId)],
);

/** That a request is none, with what shows it: whoever keeps the site decides. Its state is the process `leadReport`. */
export const leadReports = sqliteTable(
  "lead_reports",
  {
    id: id(),
    workspace: workspace(),
    leadId: text("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    claimId: text("claim_id").notNull(),
    reason: text("reason", { enum: INVALID_REASONS }).notNull(),
    evidence: text("evidence").notNull(),
    state: text("state").notNull().default("open"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("lead_reports_claim").on(table.claimId),
    index("lead_reports_workspace").on(table.workspace, table.createdAt),
    index("lead_reports_lead").on(table.leadId),
  ],
);

/** What the two sides of a claim say of each other; neither is shown before both are written, or some days have passed. */
export const leadReviews = sqliteTable(
  "lead_reviews",
  {
    id: id(),
    workspace: workspace(),
    claimId: text("claim_id")
      .notNull()
      .references(() => leadClaims.id, { onDelete: "cascade" }),
    side: text("side", { enum: LEAD_SIDES }).notNull(),
    stars: integer("stars").notNull(),
    body: text("body").notNull().default(""),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("lead_reviews_once").on(table.claimId, table.side),
    index("lead_reviews_workspace").on(table.workspace),
  ],
);
