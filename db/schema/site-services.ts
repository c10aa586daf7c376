import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, siteZone, version, workspace } from "./columns.ts";
import { SITE_SERVICES } from "./site-services.terms.ts";

/** Something that a site hires by the month: toilets, a fence, a generator. Its state is the process `siteService`. */
export const siteServices = sqliteTable(
  "site_services",
  {
    id: id(),
    workspace: workspace(),
    kind: text("kind", { enum: SITE_SERVICES }).notNull(),
    quantity: integer("quantity").notNull(),
    /** Who brings it and where to, as typed. */
    supplier: text("supplier").notNull(),
    siteName: text("site_name").notNull(),
    siteZone: siteZone(),
    /** `YYYY-MM-DD` at the site. */
    startsOn: text("starts_on").notNull(),
    /** Serviced every so many days; 0 for what is not serviced. */
    everyDays: integer("every_days").notNull(),
    /** One of them for 28 days; 0 where nobody wrote it down. */
    monthCents: cents("month_cents").notNull().default(0),
    note: text("note").notNull().default(""),
    state: text("state").notNull().default("requested"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
    /** The narrowest way in, in feet; null where nobody measured it. */
    accessFeet: real("access_feet"),
    /** From one to five, once it is off hire; null where nobody judged. */
    rating: integer("rating"),
    ratingWords: text("rating_words").notNull().default(""),
  },
  (table) => [index("site_services_workspace").on(table.workspace, table.createdAt)],
);

/** That a service was done on the day on which it was due, or was not. */
export const siteServiceVisits = sqliteTable(
  "site_service_visits",
  {
    id: id(),
    workspace: workspace(),
    serviceId: text("service_id")
      .notNull()
      .references(() => siteServices.id, { onDelete: "cascade" }),
    dueOn: text("due_on").notNull(),
    outcome: text("outcome", { enum: ["done", "missed"] }).notNull(),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
    /** The photo that shows how it was, as the engine of files knows it. */
    photoId: text("photo_id"),
  },
  (table) => [
    uniqueIndex("site_service_visits_once").on(table.serviceId, table.dueOn),
    index("site_service_visits_workspace").on(table.workspace),
  ],
);
