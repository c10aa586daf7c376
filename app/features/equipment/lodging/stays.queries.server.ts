import { and, asc, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { boundBooking, renterStars, reviewsQuery } from "~/engines/booking/booking.server.ts";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { bookings, occupancy } from "~db/schema/booking.ts";
import { listings } from "~db/schema/listing.ts";
import { stayIssues, stayNights, stayOccupants } from "~db/schema/lodging.ts";
import { SHOWN_OWN } from "./lodging.limits.ts";

const STAY = {
  id: bookings.id,
  houseId: bookings.listingId,
  title: listings.title,
  town: listings.town,
  offeredBy: listings.offeredBy,
  fromDay: bookings.fromDay,
  toDay: bookings.toDay,
  totalCents: bookings.totalCents,
  quote: bookings.quote,
  card: sql<string>`coalesce(${bookings.card}, ${listings.card})`.as("agreed_card"),
  message: bookings.message,
  siteZone: bookings.siteZone,
  sample: bookings.sample,
  askToDay: bookings.askToDay,
  askQuote: bookings.askQuote,
  refundCents: bookings.refundCents,
  since: bookings.stateSince,
  createdAt: bookings.createdAt,
};

/** A stay is read by its two sides. */
export const stayReadBy = (actor: Person): SQL =>
  and(
    eq(listings.kind, "lodging"),
    or(mayRead(actor, bookings.workspace), mayRead(actor, bookings.lender)),
  ) as SQL;

/** The stays of a workspace, as crew and as owner, the newest first. */
export const readStays = (db: Database, actor: Person, now: Date) =>
  db
    .select({
      ...STAY,
      hosts: sql<number>`(${bookings.lender} = ${actor.workspace})`.as("hosts"),
      waiting: sql<number>`(select count(*) from ${stayIssues} as open where open.booking_id = bookings.id
        and open.answered_at is null)`.as("waiting"),
      ...standingColumns(boundBooking, actor, now),
    })
    .from(bookings)
    .innerJoin(listings, eq(listings.id, bookings.listingId))
    .where(
      and(
        or(eq(bookings.workspace, actor.workspace), eq(bookings.lender, actor.workspace)),
        stayReadBy(actor),
      ),
    )
    .orderBy(desc(bookings.createdAt))
    .limit(SHOWN_OWN);

/** One stay with its beds, who sleeps in them, and what was wrong; undefined where nobody may see it. One round trip. */
export async function readStay(db: Database, actor: Person, id: string, now: Date) {
  const [[stay], history, reviews, beds, occupants, nights, issues] = await db.batch([
    db
      .select({
        ...STAY,
        ...renterStars,
        hosts: sql<number>`(${mayRead(actor, bookings.lender)})`.as("hosts"),
        crews: sql<number>`(${mayWrite(actor, bookings.workspace)})`.as("crews"),
        owns: sql<number>`(${mayWrite(actor, bookings.lender)})`.as("owns"),
        ...standingColumns(boundBooking, actor, now),
      })
      .from(bookings)
      .innerJoin(listings, eq(listings.id, bookings.listingId))
      .where(and(eq(bookings.id, id), stayReadBy(actor))),
    readTimeline(db, boundBooking, actor, id),
    reviewsQuery(db, id),
    db.selectDistinct({ unit: occupancy.unit }).from(occupancy).where(eq(occupancy.bookingId, id)),
    db
      .select({ id: stayOccupants.id, called: stayOccupants.called, job: stayOccupants.job })
      .from(stayOccupants)
      .where(eq(stayOccupants.bookingId, id))
      .orderBy(asc(stayOccupants.createdAt), asc(stayOccupants.id)),
    db
      .select({ unit: stayNights.unit, day: stayNights.day, occupant: stayNights.occupantId })
      .from(stayNights)
      .where(eq(stayNights.bookingId, id)),
    db
      .select({
        ...{ id: stayIssues.id, kind: stayIssues.kind, words: stayIssues.words, answer: stayIssues.answer },
        ...{ at: stayIssues.createdAt, answeredAt: stayIssues.answeredAt, solvedAt: stayIssues.solvedAt },
      })
      .from(stayIssues)
      .where(eq(stayIssues.bookingId, id))
      .orderBy(desc(stayIssues.createdAt)),
  ]);
  return stay && { stay, history, reviews, beds, occupants, nights, issues };
}
export type ReadStay = NonNullable<Awaited<ReturnType<typeof readStay>>>;
