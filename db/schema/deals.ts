import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, version, workspace } from "./columns.ts";

/** A firm for which people of `crm_contacts` work. */
export const crmCompanies = sqliteTable(
  "crm_companies",
  {
    id: id(),
    workspace: workspace(),
    title: text("title").notNull(),
    /** Folded: one spelling is one firm. */
    titleKey: text("title_key").notNull(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("crm_companies_once").on(table.workspace, table.titleKey, table.sample)],
);

/** Somebody for whom a workspace works, or may. */
export const crmContacts = sqliteTable(
  "crm_contacts",
  {
    id: id(),
    workspace: workspace(),
    /** As it was typed. */
    name: text("name").notNull(),
    phone: text("phone").notNull().default(""),
    /** Digits alone, without the code of the country: two spellings of one number are equal. */
    phoneKey: text("phone_key").notNull().default(""),
    /** In lower case. */
    email: text("email").notNull().default(""),
    companyId: text("company_id"),
    place: text("place").notNull().default(""),
    note: text("note").notNull().default(""),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("crm_contacts_workspace").on(table.workspace, table.name, table.id),
    index("crm_contacts_phone").on(table.workspace, table.phoneKey),
    index("crm_contacts_email").on(table.workspace, table.email),
    index("crm_contacts_company").on(table.companyId),
  ],
);

/** A job that may come: what is done next and when, until it is won or lost. */
export const deals = sqliteTable(
  "deals",
  {
    id: id(),
    workspace: workspace(),
    title: text("title").notNull(),
    contactId: text("contact_id").notNull(),
    /** Where it came from, and what is built: names of `crm.limits.ts`. */
    source: text("source").notNull(),
    jobType: text("job_type").notNull(),
    valueCents: cents("value_cents").notNull().default(0),
    /** Percent; empty where it is that of its stage. */
    chance: integer("chance"),
    place: text("place").notNull().default(""),
    note: text("note").notNull().default(""),
    /** What is done next, and on which day, `YYYY-MM-DD`. It stays as it was when the deal is over. */
    nextAction: text("next_action").notNull(),
    nextOn: text("next_on").notNull(),
    /** Who sees to it, as an owner; empty where nobody does. */
    keeper: text("keeper").notNull().default(""),
    /** When the job is expected to be signed, `YYYY-MM-DD`. */
    expectedOn: text("expected_on"),
    lostReason: text("lost_reason").notNull().default(""),
    /** When a deal that sleeps wakes. */
    wakesAt: moment("wakes_at"),
    lastActivityAt: moment("last_activity_at").notNull(),
    /** The first call, visit or mail. */
    answeredAt: moment("answered_at"),
    closedAt: moment("closed_at"),
    state: text("state").notNull().default("new"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    check("deals_next", sql`trim(${table.nextAction}) <> '' and ${table.nextOn} <> ''`),
    index("deals_workspace").on(
      table.workspace,
      table.state,
      table.nextOn,
      table.id,
      table.sample,
      table.valueCents,
      table.chance,
    ),
    index("deals_next_on").on(table.workspace, table.nextOn, table.id),
    // With what the figures of deals ask for, so that the index alone answers them.
    index("deals_created").on(table.workspace, table.createdAt, table.id, table.state, table.sample),
    index("deals_closed").on(table.workspace, table.closedAt, table.state, table.sample, table.valueCents),
    index("deals_contact").on(table.contactId),
    index("deals_wakes").on(table.state, table.wakesAt),
  ],
);

/** What was done about a deal. */
export const dealActivities = sqliteTable(
  "deal_activities",
  {
    id: id(),
    workspace: workspace(),
    dealId: text("deal_id").notNull(),
    kind: text("kind", { enum: ["call", "visit", "mail", "note"] }).notNull(),
    note: text("note").notNull().default(""),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("deal_activities_deal").on(table.workspace, table.dealId, table.createdAt)],
);

/** How many days a stage may be without activity, and how likely a deal is in it, where a workspace says otherwise. */
export const dealNorms = sqliteTable("deal_norms", {
  workspace: text("workspace_id").primaryKey(),
  days: text("days", { mode: "json" }).$type<Record<string, number>>().notNull(),
  chances: text("chances", { mode: "json" }).$type<Record<string, number>>().notNull(),
  version: version(),
  updatedAt: moment("updated_at").notNull(),
});
