import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, sample, siteZone, version, workspace } from "./columns.ts";

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
    sample: sample(),
  },
  (table) => [
    index("site_visits_site").on(table.workspace, table.siteId, table.cameAt),
    // Nobody is on a site twice.
    uniqueIndex("site_visits_open").on(table.siteId, table.nameKey).where(sql`${table.leftAt} is null`),
  ],
);
