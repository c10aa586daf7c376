import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, owner, version, workspace } from "./columns.ts";

/** A firm that offers something to members. Its state is the process `partner`. */
export const partners = sqliteTable(
  "partners",
  {
    id: id(),
    workspace: workspace(),
    /** What it is called on the page, as typed; and folded. */
    shownAs: text("shown_as").notNull(),
    about: text("about").notNull(),
    /** Where it is, in words and in degrees. */
    place: text("place").notNull(),
    latitude: real("latitude").notNull(),
    longitude: real("longitude").notNull(),
    state: text("state").notNull().default("applied"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("partners_workspace").on(table.workspace), index("partners_state").on(table.state)],
);

/** What a partner offers: for whom, how far, until when. */
export const partnerOffers = sqliteTable(
  "partner_offers",
  {
    id: id(),
    workspace: workspace(),
    partnerId: text("partner_id")
      .notNull()
      .references(() => partners.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    terms: text("terms").notNull(),
    trade: text("trade").notNull(),
    /** The least plan that has it. */
    tier: text("tier").notNull(),
    /** How far from the partner it is meant for; 0 for everywhere. */
    radiusMiles: integer("radius_miles").notNull(),
    /** The first and the last day, `YYYY-MM-DD`. */
    validFrom: text("valid_from").notNull(),
    validTo: text("valid_to").notNull(),
    /** How often a member has it: `month`, `quarter` or `once`. */
    per: text("per").notNull(),
    /** One code for everybody; empty where each claim takes one of the list. */
    singleCode: text("single_code").notNull().default(""),
    open: integer("open", { mode: "boolean" }).notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    index("partner_offers_partner").on(table.partnerId, table.createdAt),
    index("partner_offers_workspace").on(table.workspace),
    index("partner_offers_valid").on(table.open, table.validTo),
  ],
);

/** The list of codes of an offer. Which of them are taken is told by the claims alone. */
export const partnerCodes = sqliteTable(
  "partner_codes",
  {
    offerId: text("offer_id")
      .notNull()
      .references(() => partnerOffers.id, { onDelete: "cascade" }),
    code: text("code").notNull(),
    /** In which order they are given out. */
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.code] })],
);

/**
 * A code that a member was given. The keys are what keeps it exact: one of each member and period, and of a list each code
 * once.
 */
export const partnerClaims = sqliteTable(
  "partner_claims",
  {
    id: id(),
    owner: owner(),
    offerId: text("offer_id")
      .notNull()
      .references(() => partnerOffers.id, { onDelete: "cascade" }),
    /** `2026-03`, `2026-q1` or `once`. */
    period: text("period").notNull(),
    code: text("code").notNull(),
    /** The code of a list, of which nobody else is given it; null where everybody has the same. */
    listCode: text("list_code"),
    /** When it was used, what it saved, and what was thought of it; null until then. */
    usedAt: moment("used_at"),
    savedCents: cents("saved_cents"),
    stars: integer("stars"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("partner_claims_once").on(table.offerId, table.owner, table.period),
    uniqueIndex("partner_claims_code").on(table.offerId, table.listCode),
    index("partner_claims_owner").on(table.owner, table.createdAt),
  ],
);
