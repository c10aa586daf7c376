import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import {
  boundBooking,
  claimQuery,
  conditionsQuery,
  renterStars,
  reviewsQuery,
  shotsQuery,
} from "~/engines/booking/booking.server.ts";
import { readTimeline, standingColumns, type Who } from "~/engines/process/process.server.ts";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { bookings } from "~db/schema/booking.ts";
import { listings } from "~db/schema/listing.ts";
import { SHOWN_OWN } from "./rentals.limits.ts";

const LOAN = {
  id: bookings.id,
  listingId: bookings.listingId,
  title: listings.title,
  sort: listings.sort,
  town: listings.town,
  offeredBy: listings.offeredBy,
  unit: bookings.unit,
  fromDay: bookings.fromDay,
  toDay: bookings.toDay,
  totalCents: bookings.totalCents,
  depositCents: bookings.depositCents,
  quote: bookings.quote,
  card: sql<string>`coalesce(${bookings.card}, ${listings.card})`.as("agreed_card"),
  message: bookings.message,
  siteZone: bookings.siteZone,
  sample: bookings.sample,
  askToDay: bookings.askToDay,
  askQuote: bookings.askQuote,
  backAt: bookings.backAt,
  lateCents: bookings.lateCents,
  damageCents: bookings.damageCents,
  refundCents: bookings.refundCents,
  since: bookings.stateSince,
  createdAt: bookings.createdAt,
  renter: bookings.workspace,
  lender: bookings.lender,
};

const readableBy = (who: Who): SQL =>
  who.kind === "person"
    ? (or(mayRead(who, bookings.workspace), mayRead(who, bookings.lender)) as SQL)
    : sql`${who.kind === "administrator" ? 1 : 0}`;

/** The loans of a workspace, lent and borrowed, the newest first. */
export const readLoans = (db: Database, actor: Person, now: Date) =>
  db
    .select({
      ...LOAN,
      lends: sql<number>`(${bookings.lender} = ${actor.workspace})`.as("lends"),
      ...standingColumns(boundBooking, actor, now),
    })
    .from(bookings)
    .innerJoin(listings, eq(listings.id, bookings.listingId))
    .where(
      and(
        or(eq(bookings.workspace, actor.workspace), eq(bookings.lender, actor.workspace)),
        eq(listings.kind, "rental"),
        readableBy(actor),
      ),
    )
    .orderBy(desc(bookings.createdAt))
    .limit(SHOWN_OWN);

/** One loan with all that belongs to it; undefined where nobody may see it. One round trip. */
export async function readLoan(db: Database, who: Who, id: string, now: Date) {
  const isPerson = who.kind === "person";
  const [[loan], history, conditions, shots, [claim], reviews] = await db.batch([
    db
      .select({
        ...LOAN,
        ...renterStars,
        lends: sql<number>`(${isPerson ? mayRead(who, bookings.lender) : sql`0`})`.as("lends"),
        writes:
          sql<number>`(${isPerson ? sql`${mayWrite(who, bookings.lender)} or ${mayWrite(who, bookings.workspace)}` : sql`0`})`.as(
            "writes",
          ),
        ...standingColumns(boundBooking, who, now),
      })
      .from(bookings)
      .innerJoin(listings, eq(listings.id, bookings.listingId))
      .where(and(eq(bookings.id, id), eq(listings.kind, "rental"), readableBy(who))),
    readTimeline(db, boundBooking, who, id),
    conditionsQuery(db, id),
    shotsQuery(db, id),
    claimQuery(db, id),
    reviewsQuery(db, id),
  ]);
  return loan && { loan, history, conditions, shots, claim, reviews };
}
export type ReadLoan = NonNullable<Awaited<ReturnType<typeof readLoan>>>;

/** What a listing's bookings say to a calendar program. Which days are taken, and no name of whoever takes them. */
export const feedQuery = (db: Database, listing: string) =>
  db
    .select({
      id: bookings.id,
      unit: bookings.unit,
      from: bookings.fromDay,
      to: bookings.toDay,
      state: bookings.state,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.listingId, listing),
        sql`${bookings.state} in ('requested', 'accepted', 'out', 'extending', 'returned', 'claimed', 'disputed')`,
      ),
    )
    .orderBy(bookings.fromDay)
    .limit(500);
