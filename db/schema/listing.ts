import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, siteZone, version, workspace } from "./columns.ts";
import { LISTING_KINDS, OWNER_KINDS } from "./listing.terms.ts";

const forSale = sql`kind = 'sale'`;

/** An attribute, written as searches write it: an index is used only for the same expression. */
const attr = (name: string) => sql.raw(`(attrs ->> '${name}')`);

/** Something on offer. What is particular to its kind is JSON that the kind's schema has read. */
export const listings = sqliteTable(
  "listings",
  {
    id: id(),
    workspace: workspace(),
    kind: text("kind", { enum: LISTING_KINDS }).notNull(),
    /** What it is of its kind: of rentals the class of machine. */
    sort: text("sort").notNull(),
    title: text("title").notNull(),
    words: text("words").notNull().default(""),
    attrs: text("attrs").notNull(),
    ownerKind: text("owner_kind", { enum: OWNER_KINDS }).notNull(),
    /** As the owner is called to others. */
    offeredBy: text("offered_by").notNull(),
    town: text("town").notNull(),
    latitude: real("latitude").notNull(),
    longitude: real("longitude").notNull(),
    units: integer("units").notNull(),
    withOperator: integer("with_operator", { mode: "boolean" }).notNull().default(false),
    /** The rate card as the engine `rates` reads it; the columns below are its figures, for searches. */
    card: text("card").notNull(),
    dayCents: cents("day_cents").notNull(),
    weekCents: cents("week_cents").notNull(),
    monthCents: cents("month_cents").notNull(),
    leastCents: cents("least_cents").notNull(),
    leastDays: integer("least_days").notNull(),
    feesCents: cents("fees_cents").notNull(),
    /** Hundredths of a percent. */
    taxRate: integer("tax_rate").notNull(),
    /** Delivery up to three distances in metres, one way each; 0 where there is no such band. */
    nearMetres: integer("near_metres").notNull().default(0),
    nearCents: cents("near_cents").notNull().default(0),
    midMetres: integer("mid_metres").notNull().default(0),
    midCents: cents("mid_cents").notNull().default(0),
    farMetres: integer("far_metres").notNull().default(0),
    farCents: cents("far_cents").notNull().default(0),
    siteZone: siteZone(),
    state: text("state").notNull().default("draft"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("listings_workspace").on(table.workspace, table.createdAt),
    index("listings_place").on(table.kind, table.state, table.latitude, table.longitude),
    index("listings_day").on(table.kind, table.state, table.dayCents),
    // All that the counts beside a search are made of, so that fifty thousand rows are counted without being read.
    index("listings_counts").on(
      ...[table.kind, table.state, table.sort, table.ownerKind, table.withOperator],
      ...[table.sample, table.workspace, table.id],
    ),
    // The same for what is for sale, whose figures are attributes, and one for each order of the market.
    index("listings_sale_counts")
      .on(
        ...[
          table.kind,
          table.state,
          table.sort,
          attr("title"),
          attr("priceCents"),
          attr("hours"),
          attr("year"),
        ],
        ...[table.sample, table.workspace, table.id],
      )
      .where(forSale),
    index("listings_sale_price").on(table.kind, table.state, attr("priceCents")).where(forSale),
    index("listings_sale_hours").on(table.kind, table.state, attr("hours")).where(forSale),
    index("listings_sale_year").on(table.kind, table.state, attr("year")).where(forSale),
    index("listings_sale_new").on(table.kind, table.state, table.createdAt).where(forSale),
  ],
);
