import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, siteZone, version, workspace } from "./columns.ts";
import { REGIONS, TRADES } from "./knowledge.terms.ts";
import { terms } from "./knowledge.ts";
import { LICENCE_BONDS, LICENCE_COMPENSATIONS, LICENCE_STATUSES, LICENCE_WORKS } from "./tools.licences.ts";

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
    /** Whether punches and bookings ask who is cleared for the site, and flag who is not. */
    asksGate: integer("asks_gate", { mode: "boolean" }).notNull().default(true),
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

/** A room or a machine of a site, with a code at its door or on its side. */
export const siteSpots = sqliteTable(
  "site_spots",
  {
    id: id(),
    workspace: workspace(),
    siteId: text("site_id")
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["room", "machine"] }).notNull(),
    name: text("name").notNull(),
    /** The name as it is compared: without accents, capitals and double blanks. */
    nameKey: text("name_key").notNull(),
    /** What whoever stands there should know. */
    note: text("note").notNull().default(""),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("site_spots_workspace").on(table.workspace, table.createdAt),
    // One code for each, whoever adds it at the same time.
    uniqueIndex("site_spots_name").on(table.siteId, table.nameKey),
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

/** A term that somebody marked to find it again; like cards always in the workspace that is theirs alone. */
export const lingoStars = sqliteTable(
  "lingo_stars",
  {
    id: id(),
    workspace: workspace(),
    slug: text("slug")
      .notNull()
      .references(() => terms.slug, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("lingo_stars_term").on(table.workspace, table.slug)],
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

/** What a workspace pays, by supplier: its own prices, which stand in the place of the samples of the same code. */
export const priceItems = sqliteTable(
  "price_items",
  {
    id: id(),
    workspace: workspace(),
    /** Of a sample item, of a supplier, or made of the description. */
    code: text("code").notNull(),
    text: text("text").notNull(),
    unit: text("unit").notNull(),
    /** Dollars as an exact decimal of at most four places. */
    unitCost: text("unit_cost").notNull(),
    supplier: text("supplier").notNull().default(""),
    taxable: integer("taxable", { mode: "boolean" }).notNull(),
    /** The day that the price is of, `YYYY-MM-DD`. */
    pricedOn: text("priced_on").notNull(),
    version: version(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [uniqueIndex("price_items_supplier_code").on(table.workspace, table.supplier, table.code)],
);

/** How dear a group of materials was in a month beside other months, as a workspace typed or imported it. */
export const indexPoints = sqliteTable(
  "index_points",
  {
    id: id(),
    workspace: workspace(),
    /** The first two figures of the cost codes that it is for; `00` is for all materials. */
    division: text("division").notNull(),
    /** `YYYY-MM`. */
    month: text("month").notNull(),
    /** Above zero, as an exact decimal of at most four places; only the ratio of two counts. */
    value: text("value").notNull(),
    /** Who publishes the series, in the words of whoever typed it. */
    source: text("source").notNull(),
    version: version(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [uniqueIndex("index_points_month").on(table.workspace, table.division, table.month)],
);

/** What the official record of a contractor's licence said on a day, as somebody wrote it down. It is never changed. */
export const licenseChecks = sqliteTable(
  "license_checks",
  {
    id: id(),
    workspace: workspace(),
    /** The letters of the post, such as `CA`. */
    state: text("state").notNull(),
    /** A city's or county's board, where it is not the state's. */
    authority: text("authority").notNull().default(""),
    number: text("number").notNull(),
    /** The number as numbers are compared: letters, digits and stars only. */
    numberKey: text("number_key").notNull(),
    status: text("status", { enum: LICENCE_STATUSES }).notNull(),
    /** The name on the record, and the one on the offer or the contract. */
    name: text("name").notNull().default(""),
    offeredAs: text("offered_as").notNull().default(""),
    classes: text("classes").notNull().default(""),
    /** `YYYY-MM-DD`; null where the record has none. */
    expiresOn: text("expires_on"),
    bond: text("bond", { enum: LICENCE_BONDS }).notNull(),
    compensation: text("compensation", { enum: LICENCE_COMPENSATIONS }).notNull(),
    /** What is to be built, and for how much. */
    work: text("work", { enum: LICENCE_WORKS }).notNull(),
    valueCents: cents("value_cents"),
    /** The day on which somebody looked, `YYYY-MM-DD`, and who it was, as typed. */
    lookedOn: text("looked_on").notNull(),
    checkedBy: text("checked_by").notNull().default(""),
    note: text("note").notNull().default(""),
    /** Who wants to be told when it expires: an owner, or nobody. */
    watchedBy: text("watched_by"),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("license_checks_workspace").on(table.workspace, table.createdAt),
    index("license_checks_number").on(table.workspace, table.state, table.numberKey),
    index("license_checks_watched").on(table.expiresOn).where(sql`${table.watchedBy} is not null`),
  ],
);

/** A public list of a board that a workspace brought along, with the day that it is of. */
export const licenseLists = sqliteTable(
  "license_lists",
  {
    id: id(),
    workspace: workspace(),
    state: text("state").notNull(),
    /** Where it is from, as typed. */
    source: text("source").notNull(),
    asOf: text("as_of").notNull(),
    lines: integer("lines").notNull(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("license_lists_workspace").on(table.workspace, table.createdAt)],
);

/** A line of such a list, as it stood there. */
export const licenseListRows = sqliteTable(
  "license_list_rows",
  {
    listId: text("list_id")
      .notNull()
      .references(() => licenseLists.id, { onDelete: "cascade" }),
    line: integer("line").notNull(),
    number: text("number").notNull(),
    numberKey: text("number_key").notNull(),
    name: text("name").notNull(),
    /** The name as it is searched. */
    nameKey: text("name_key").notNull(),
    status: text("status").notNull(),
    classes: text("classes").notNull(),
    expires: text("expires").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.line] }),
    index("license_list_rows_number").on(table.listId, table.numberKey),
    index("license_list_rows_name").on(table.listId, table.nameKey),
  ],
);
