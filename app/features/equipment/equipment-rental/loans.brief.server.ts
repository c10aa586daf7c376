import { and, asc, eq, inArray } from "drizzle-orm";
import { lateCents } from "~/engines/booking/booking.ts";
import type { RateCard } from "~/engines/rates/rates.ts";
import { briefSource, FINE, NOT_ENOUGH, typed } from "~/services/brief.ts";
import { bookings } from "~db/schema/booking.ts";
import { listings } from "~db/schema/listing.ts";
import { LOANS, loanPath } from "./rentals.limits.ts";

const MOST = 100;

/** What a late day of a machine costs by the card that was agreed; nothing where none was kept. */
const lateDayOf = (card: string | null) => (card ? lateCents(JSON.parse(card) as RateCard, 1) : 0);

/** What borrowed machines give to the brief: they hang on no site. */
export const loansBrief = briefSource({
  reads: (db, reach) => [
    db
      .select({ id: bookings.id, title: listings.title, toDay: bookings.toDay, card: bookings.card })
      .from(bookings)
      .innerJoin(listings, eq(listings.id, bookings.listingId))
      .where(
        and(
          reach.of(bookings.workspace, bookings.sample),
          eq(listings.kind, "rental"),
          inArray(bookings.state, ["out", "extending"]),
        ),
      )
      .orderBy(asc(bookings.toDay), asc(bookings.id))
      .limit(MOST),
  ],
  rules: {
    rentalOverdue: {
      whole: true,
      judge: ([loans], { day }) => {
        if (loans.length === 0) return NOT_ENOUGH;
        const found = loans.filter(({ toDay }) => toDay < day);
        const [first] = found;
        if (!first) return FINE;
        const cents = found.reduce((sum, { card }) => sum + lateDayOf(card), 0);
        return {
          ...{ severity: 3, likelihood: 5 },
          numbers: { n: found.length, day: { day: first.toDay }, cost: cents / 100 },
          rows: found.map(({ id, title, toDay }) => ({
            ...{ name: typed(title), more: { day: toDay }, href: loanPath(id) },
          })),
          act: found.length === 1 ? loanPath(first.id) : LOANS,
        };
      },
    },
  },
});
