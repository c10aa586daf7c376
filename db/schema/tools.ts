import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, sample, siteZone, version, workspace } from "./columns.ts";
import { REGIONS, TRADES } from "./knowledge.terms.ts";
import { terms } from "./knowledge.ts";

/** Where work is done: the record that projects, weather, the crew's hours and safety share. */
export const sites = sqliteTable(
  "sites",
  {
    id: id(),
    workspace: workspace(),
    name: text("name").notNull(),
    status: text("status", { enum: ["planned", "active", "paused", "closed"] }).notNull(),
    address: text("address").notNull().default(""),
    /** Of the gate, in degrees; both or none. */
    latitude: real("latitude"),
    longitude: real("longitude"),
    siteZone: siteZone(),
    /** Trades at work there, as typed, with commas between. */
    trades: text("trades").notNull().default(""),
    /** How one gets in. */
    gate: text("gate").notNull().default(""),
    hours: text("hours").notNull().default(""),
    parking: text("parking").notNull().default(""),
    hazards: text("hazards").notNull().default(""),
    /** What everybody wears there. */
    ppe: text("ppe").notNull().default(""),
    /** The nearest emergency room. */
    hospital: text("hospital").notNull().default(""),
    contacts: text("contacts").notNull().default(""),
    /** What visitors accept when they check in. */
    rules: text("rules").notNull().default(""),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("sites_workspace").on(table.workspace, table.name)],
);

/** Somebody on a site, from when to when. */
export const siteVisits = sqliteTable(
  "site_visits",
  {
    id: id(),
    workspace: workspace(),
    siteId: text("site_id")
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    printedName: text("printed_name").notNull(),
    /** The name as it is compared: without accents, capitals and double blanks. */
    nameKey: text("name_key").notNull(),
    company: text("company").notNull().default(""),
    reason: text("reason", { enum: ["visitor", "crew", "delivery", "inspector"] }).notNull(),
    /** The version of the site whose rules were accepted. */
    acceptedVersion: integer("accepted_version").notNull(),
    cameAt: moment("came_at").notNull(),
    leftAt: moment("left_at"),
    /** The link by which they came in; null where a member of the workspace wrote it. */
    linkId: text("link_id"),
    /** How far from the gate they said they were, and how sure the device was of it, in metres; the position is not kept. */
    metres: integer("metres"),
    accuracy: integer("accuracy"),
    sample: sample(),
  },
  (table) => [
    index("site_visits_site").on(table.workspace, table.siteId, table.cameAt),
    // Nobody is on a site twice.
    uniqueIndex("site_visits_open").on(table.siteId, table.nameKey).where(sql`${table.leftAt} is null`),
  ],
);

/** What somebody learns by heart, one row per card that was answered; always in the workspace that is theirs alone. */
export const lingoCards = sqliteTable(
  "lingo_cards",
  {
    id: id(),
    workspace: workspace(),
    slug: text("slug")
      .notNull()
      .references(() => terms.slug, { onDelete: "cascade" }),
    /** The two languages: the one that is shown, and the one that is to be remembered. */
    shown: text("shown", { enum: ["en", "es", "he"] }).notNull(),
    asked: text("asked", { enum: ["en", "es", "he"] }).notNull(),
    /** From 1, not known yet, to 6. */
    box: integer("box").notNull(),
    /** The day from which it is asked again, and that on which it was first answered, `YYYY-MM-DD`. */
    dueOn: text("due_on").notNull(),
    startedOn: text("started_on").notNull(),
    version: version(),
    answeredAt: moment("answered_at").notNull(),
  },
  (table) => [uniqueIndex("lingo_cards_card").on(table.workspace, table.shown, table.asked, table.slug)],
);

/** A word that somebody misses, or another name of a term, until an administrator has decided. */
export const termSuggestions = sqliteTable(
  "term_suggestions",
  {
    id: id(),
    workspace: workspace(),
    /** The term that has another name; null for a term that is not there yet. */
    slug: text("slug").references(() => terms.slug, { onDelete: "cascade" }),
    region: text("region", { enum: REGIONS }).notNull(),
    name: text("name").notNull(),
    /** The name as names are compared. */
    nameKey: text("name_key").notNull(),
    meaning: text("meaning").notNull().default(""),
    trade: text("trade", { enum: TRADES }),
    status: text("status", { enum: ["pending", "accepted", "declined"] })
      .notNull()
      .default("pending"),
    /** The term that it became or that it is another name of. */
    became: text("became"),
    decidedAt: moment("decided_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("term_suggestions_workspace").on(table.workspace, table.createdAt),
    index("term_suggestions_status").on(table.status, table.createdAt),
  ],
);
