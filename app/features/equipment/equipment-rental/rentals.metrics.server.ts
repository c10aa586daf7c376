import { inArray, sql } from "drizzle-orm";
import type { Metric, MetricReach } from "~/services/metrics.ts";
import { bookings } from "~db/schema/booking.ts";
import { listings } from "~db/schema/listing.ts";
import { loanPath } from "./rentals.limits.ts";

/** Loans that were agreed and not called off. */
const AGREED = ["accepted", "out", "extending", "returned", "claimed", "disputed", "settled"];

const SHARED = {
  ...{ goal: "utilisation", when: "period", better: "up" },
  parts: { machine: "typed" },
  href: (id: string) => loanPath(id),
} as const satisfies Partial<Metric>;

/** Own machines that were lent, by the first day. */
const loans = ({ of }: MetricReach) => ({
  ...{ id: bookings.id, name: listings.title, day: bookings.fromDay, parts: { machine: listings.title } },
  from: sql`${bookings} join ${listings} on ${listings.id} = ${bookings.listingId}`,
  where: sql`${of(bookings.lender, bookings.sample)} and ${listings.kind} = 'rental'
    and ${inArray(bookings.state, AGREED)}`,
});

/** What own machines bring while others work with them. */
export const rentalMetrics: readonly Metric[] = [
  {
    ...{ ...SHARED, id: "rentalIncome", unit: "cents", kind: "sum" },
    facts: (reach) => [{ ...loans(reach), top: bookings.totalCents }],
  },
  {
    ...{ ...SHARED, id: "rentalDays", unit: "days", kind: "sum" },
    facts: (reach) => [
      { ...loans(reach), top: sql`(julianday(${bookings.toDay}) - julianday(${bookings.fromDay}) + 1)` },
    ],
  },
];
