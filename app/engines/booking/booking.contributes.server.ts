import { eq, inArray } from "drizzle-orm";
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
  processes: [process],
  tasks: [lapseReturned, publishReviews],
} satisfies Contribution;
