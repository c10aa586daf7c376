import { eq, sql } from "drizzle-orm";
import { LOANS_OF_OTHERS } from "~/engines/booking/booking.server.ts";
import { BOOKING_LIMITS } from "~/engines/booking/booking.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { listings } from "~db/schema/listing.ts";
import { rentalWants } from "~db/schema/rentals.ts";
import { tellOfMachines } from "./alerts.server.ts";
import { sampleListings } from "./example.server.ts";
import { loansBrief } from "./loans.brief.server.ts";
import { loansNeeds } from "./loans.needs.server.ts";
import { LOANS } from "./rentals.limits.ts";
import { rentalMetrics } from "./rentals.metrics.server.ts";
import { sampleLoans } from "./sample-loans.server.ts";

/** The largest photo, and what else a form with one sends. */
const PHOTO_BYTES = BOOKING_LIMITS.photoBytes + 16 * 1024;

export default {
  metrics: rentalMetrics,
  owned: [
    {
      by: rentalWants.workspace,
      touched: rentalWants.createdAt,
      sample: rentalWants.sample,
      adopt: (db, { guest, owner }) => [
        db.update(rentalWants).set({ workspace: owner }).where(eq(rentalWants.workspace, guest)),
      ],
    },
  ],
  // One statement for all: D1 takes a hundred parameters, and there are more than that.
  samples: (db, { workspace, language, now }) => {
    const at = now.toISOString();
    const rows = sampleListings(language).map((row) => ({ ...row, id: crypto.randomUUID() }));
    return [
      db.insert(listings).select(
        sql`select value ->> 'id', ${workspace}, 'rental', value ->> 'sort', value ->> 'title', value ->> 'words',
          value ->> 'attrs', value ->> 'ownerKind', value ->> 'offeredBy', value ->> 'town', value ->> 'latitude',
          value ->> 'longitude', value ->> 'units', value ->> 'withOperator', value ->> 'card',
          value ->> '$.figures.dayCents', value ->> '$.figures.weekCents', value ->> '$.figures.monthCents',
          value ->> '$.figures.leastCents', value ->> '$.figures.leastDays', value ->> '$.figures.feesCents',
          value ->> '$.figures.taxRate', value ->> '$.figures.nearMetres', value ->> '$.figures.nearCents',
          value ->> '$.figures.midMetres', value ->> '$.figures.midCents', value ->> '$.figures.farMetres',
          value ->> '$.figures.farCents', value ->> 'siteZone', 'published', ${at}, 1, 1, ${at}
          from json_each(${JSON.stringify(rows)})`,
      ),
      ...sampleLoans(db, rows, { workspace, language, now }),
    ];
  },
  sharedWithOthers: [{ ...LOANS_OF_OTHERS, kind: "loans", href: LOANS }],
  brief: [loansBrief],
  needsMe: [loansNeeds],
  tasks: [tellOfMachines],
  bodyLimits: { [LOANS]: PHOTO_BYTES, "/equipment-listing/:listing": PHOTO_BYTES },
  toldOnPage: [LOANS, "/equipment-listing/:listing"],
  toasts: [
    toastSet("equipment-rental", {
      rentalListed: "ok",
      rentalSaved: "ok",
      rentalAsked: "ok",
      rentalKept: "ok",
      rentalTold: "ok",
      rentalWantDropped: "ok",
      rentalAnswered: "ok",
      rentalCondition: "ok",
      rentalSigned: "ok",
      rentalPhoto: "ok",
      rentalLonger: "ok",
      rentalClaimed: "ok",
      rentalReviewed: "ok",
      rentalDecided: "ok",
      rentalFeed: "ok",
    }),
  ],
} satisfies Contribution;
