import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { bookingReviews, bookings } from "~db/schema/booking.ts";
import type { Deps } from "./book.server.ts";
import { REVIEW_DAYS } from "./loan.ts";

const DAY = 86_400_000;
const sinceFor = (now: Date) => new Date(now.getTime() - REVIEW_DAYS * DAY).toISOString();

const OTHER = sql`exists (select 1 from booking_reviews as other where other.booking_id = ${bookingReviews.bookingId}
  and other.side <> ${bookingReviews.side})`;

/** The statement that publishes what both have written, or one alone once the time is over. */
const publishing = (db: Database, now: Date, which: SQL = sql`1`) =>
  db
    .update(bookingReviews)
    .set({ publishedAt: now.toISOString() })
    .where(
      and(
        isNull(bookingReviews.publishedAt),
        which,
        sql`(${OTHER} or exists (select 1 from ${bookings} where ${bookings.id} = ${bookingReviews.bookingId}
          and ${bookings.stateSince} <= ${sinceFor(now)}))`,
      ),
    );

/** What the scheduled run publishes. */
export async function publishReviews({ db, now }: Deps): Promise<void> {
  await publishing(db, now());
}

/**
 * Says something of the other side of a booking that is settled: once for each side, while nobody can have read what the other
 * said. The second of two publishes both, in the same batch.
 */
export async function reviewBooking(
  { db, now }: Deps,
  actor: Person,
  { booking, stars, body, idem }: { booking: string; stars: number; body: string; idem: string },
): Promise<CommandResult<"gone" | "not-allowed" | "already" | "closed">> {
  const at = now();
  const side = sql`case when ${mayWrite(actor, bookings.lender)} then 'lender'
    when ${mayWrite(actor, bookings.workspace)} then 'renter' end`;
  const open = sql`(${bookings.state} = 'settled' and ${bookings.stateSince} > ${sinceFor(at)} and ${bookings.workspace} <> ${bookings.lender})`;
  const [written, , [found]] = await db.batch([
    db
      .insert(bookingReviews)
      .select(
        sql`select ${idem}, case when ${side} = 'lender' then ${bookings.lender} else ${bookings.workspace} end,
          ${bookings.id}, ${side}, ${stars}, ${body}, null, ${at.toISOString()} from ${bookings}
          where ${bookings.id} = ${booking} and ${open} and ${side} is not null`,
      )
      .onConflictDoNothing()
      .returning({ id: bookingReviews.id }),
    publishing(db, at, eq(bookingReviews.bookingId, booking)),
    db
      .select({
        open: sql<number>`${open}`.as("open"),
        side: sql<string | null>`${side}`.as("side"),
        said: sql<
          string | null
        >`(select said.id from booking_reviews as said where said.booking_id = bookings.id
          and said.side = ${side})`.as("said"),
      })
      .from(bookings)
      .where(
        and(
          eq(bookings.id, booking),
          sql`(${mayRead(actor, bookings.workspace)} or ${mayRead(actor, bookings.lender)})`,
        ),
      ),
  ]);
  if (!found) return { ok: false, error: "gone" };
  if (written.length > 0 || found.said === idem) return { ok: true };
  if (!found.side) return { ok: false, error: "not-allowed" };
  return { ok: false, error: found.said ? "already" : "closed" };
}

/** What was said of a booking: one's own always, the other's once it is published. For a batch. */
export const reviewsQuery = (db: Database, booking: string) =>
  db
    .select({
      side: bookingReviews.side,
      stars: bookingReviews.stars,
      body: bookingReviews.body,
      publishedAt: bookingReviews.publishedAt,
    })
    .from(bookingReviews)
    .where(eq(bookingReviews.bookingId, booking));

/** What renters said of what whoever offers this listing has of its kind, the newest first; what samples say counts nowhere. */
export const listingReviewsQuery = (db: Database, listing: string) =>
  db
    .select({
      id: bookingReviews.id,
      stars: bookingReviews.stars,
      body: bookingReviews.body,
      publishedAt: bookingReviews.publishedAt,
      here: sql<number>`(${bookings.listingId} = ${listing})`.as("here"),
    })
    .from(bookingReviews)
    .innerJoin(bookings, eq(bookings.id, bookingReviews.bookingId))
    .where(
      and(
        eq(bookingReviews.side, "renter"),
        eq(bookings.sample, false),
        isNotNull(bookingReviews.publishedAt),
        sql`exists (select 1 from listings as held join listings as lent on lent.id = ${bookings.listingId} and lent.kind = held.kind
          where held.id = ${listing} and held.workspace_id = ${bookings.lender})`,
      ),
    )
    .orderBy(desc(bookingReviews.publishedAt))
    .limit(20);

/** What owners said of whoever asks for a machine: how many, and how many stars in all. A pair of columns on `bookings`. */
export const renterStars = {
  renterReviews:
    sql<number>`(select count(*) from booking_reviews as said join bookings as past on past.id = said.booking_id
    where said.side = 'lender' and said.published_at is not null and not past.sample
    and past.workspace_id = ${bookings.workspace})`.as("renter_reviews"),
  renterStars:
    sql<number>`(select coalesce(sum(said.stars), 0) from booking_reviews as said join bookings as past
    on past.id = said.booking_id where said.side = 'lender' and said.published_at is not null
    and not past.sample and past.workspace_id = ${bookings.workspace})`.as("renter_stars"),
};
