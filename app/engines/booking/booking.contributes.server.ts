import { eq, inArray, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { bookingConditions, bookingReviews, bookings } from "~db/schema/booking.ts";
import process from "./booking.process.server.ts";
import { GOING } from "./booking.process.ts";
import { publishReviews } from "./reviews.server.ts";
import { lapseReturned } from "./tasks.server.ts";

export default {
  owned: [
    {
      by: bookings.workspace,
      touched: bookings.createdAt,
      unfinished: inArray(bookings.state, [...GOING]),
      sample: bookings.sample,
      adopt: (db, { guest, owner }) => [
        db.update(bookings).set({ workspace: owner }).where(eq(bookings.workspace, guest)),
        db.update(bookings).set({ lender: owner }).where(eq(bookings.lender, guest)),
      ],
    },
    {
      by: bookingReviews.workspace,
      touched: bookingReviews.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(bookingReviews).set({ workspace: owner }).where(eq(bookingReviews.workspace, guest)),
      ],
    },
  ],
  mentions: [
    { column: bookings.lender, as: "owner", fate: "empty" },
    {
      column: bookingConditions.lenderSigned,
      keep: "the name under a record that the other side has as well",
    },
    {
      column: bookingConditions.renterSigned,
      keep: "the name under a record that the other side has as well",
    },
  ],
  points: [
    {
      kind: "loan",
      // A machine that somebody else lent and that is settled. Noon in UTC after the last day is the next morning in every
      // zone of the United States: whoever brings it back in the evening is never late for the zone of the clock.
      rows: (may) => sql`select ${bookings.id} as id, ${bookings.workspace} as workspace, 1 as amount,
        ${bookings.backAt} as at, null as provider from ${bookings}
        where ${bookings.state} = 'settled' and not ${bookings.sample} and ${bookings.lender} <> ${bookings.workspace}
        and date(${bookings.backAt}, '-12 hours') <= ${bookings.toDay} and ${may(bookings.workspace)}`,
    },
  ],
  processes: [process],
  tasks: [lapseReturned, publishReviews],
} satisfies Contribution;
