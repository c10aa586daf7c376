import { eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { STAYS_OF_OTHERS } from "~/engines/booking/booking.server.ts";
import { GOING } from "~/engines/booking/booking.ts";
import { LISTING_PHOTOS } from "~/engines/listing/listing.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { listings } from "~db/schema/listing.ts";
import { stayIssues, stayOccupants } from "~db/schema/lodging.ts";
import { sampleHouses } from "./example.server.ts";
import { STAYS } from "./lodging.limits.ts";
import { lodgingNeeds } from "./lodging.needs.server.ts";
import { sampleStays } from "./sample-stays.server.ts";

/** The largest photo, and what else a form with one sends. */
const PHOTO_BYTES = LISTING_PHOTOS.bytes + 16 * 1024;

/** A stay may last longer than what a guest leaves is kept. */
const isGoing = (booking: SQLiteColumn) =>
  sql`exists (select 1 from bookings as going where going.id = ${booking} and going.state in (${sql.join(
    GOING.map((state) => sql.raw(`'${state}'`)),
    sql`, `,
  )}))`;

export default {
  owned: [
    {
      by: stayOccupants.workspace,
      touched: stayOccupants.createdAt,
      unfinished: isGoing(stayOccupants.bookingId),
      adopt: (db, { guest, owner }) => [
        db.update(stayOccupants).set({ workspace: owner }).where(eq(stayOccupants.workspace, guest)),
      ],
    },
    {
      by: stayIssues.workspace,
      touched: stayIssues.createdAt,
      unfinished: isGoing(stayIssues.bookingId),
      adopt: (db, { guest, owner }) => [
        db.update(stayIssues).set({ workspace: owner }).where(eq(stayIssues.workspace, guest)),
      ],
    },
  ],
  mentions: [{ column: stayOccupants.called, keep: "who sleeps in a house, as their crew calls them" }],
  // One statement for all: D1 takes a hundred parameters, and there are more than that.
  samples: (db, { workspace, language, now }) => {
    const at = now.toISOString();
    const rows = sampleHouses(language).map((row) => ({ ...row, id: crypto.randomUUID() as string }));
    return [
      db.insert(listings).select(
        sql`select value ->> 'id', ${workspace}, 'lodging', value ->> 'sort', value ->> 'title', value ->> 'words',
          value ->> 'attrs', value ->> 'ownerKind', value ->> 'offeredBy', value ->> 'town', value ->> 'latitude',
          value ->> 'longitude', value ->> 'units', 0, value ->> 'card',
          value ->> '$.figures.dayCents', value ->> '$.figures.weekCents', value ->> '$.figures.monthCents',
          value ->> '$.figures.leastCents', value ->> '$.figures.leastDays', value ->> '$.figures.feesCents',
          value ->> '$.figures.taxRate', 0, 0, 0, 0, 0, 0, value ->> 'siteZone', 'published', ${at}, 1, 1, ${at}
          from json_each(${JSON.stringify(rows)})`,
      ),
      ...sampleStays(db, rows, { workspace, language, now }),
    ];
  },
  sharedWithOthers: [{ ...STAYS_OF_OTHERS, kind: "stays", href: STAYS }],
  needsMe: [lodgingNeeds],
  bodyLimits: { "/crew-house/:listing": PHOTO_BYTES },
  toldOnPage: ["/crew-house/:listing"],
  toasts: [
    toastSet("lodging", {
      lodgingListed: "ok",
      lodgingSaved: "ok",
      lodgingPhoto: "ok",
      lodgingAsked: "ok",
      lodgingLonger: "ok",
      lodgingLongerAsked: "ok",
      lodgingShorter: "ok",
      lodgingRoster: "ok",
      lodgingIssue: "ok",
      lodgingAnswered: "ok",
      lodgingReviewed: "ok",
    }),
  ],
} satisfies Contribution;
