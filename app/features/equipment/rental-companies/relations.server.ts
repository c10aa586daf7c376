import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Relation } from "~/engines/directory/directory.server.ts";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { bookings } from "~db/schema/booking.ts";
import { listings } from "~db/schema/listing.ts";

/** By what a review of a company is written: a booking of a machine of the firm's, which has come back. */
export const BOOKING = "booking";

const OVER = ["returned", "settled"] as const;

/** That the page is the firm's own and the machine was the firm's: a condition on a booking. */
const withFirm = (entry: string) =>
  sql`exists (select 1 from directory_entries as page where page.id = ${entry} and page.firm_since is not null
    and page.workspace_id = ${bookings.lender} and ${bookings.workspace} <> ${bookings.lender})`;

/** The bookings with a company of which the reader's workspace has not said anything yet, the newest first. */
export const bookingsWith = (db: Database, actor: Person | undefined, entry: string) =>
  db
    .select({
      id: bookings.id,
      title: listings.title,
      fromDay: bookings.fromDay,
      toDay: bookings.toDay,
    })
    .from(bookings)
    .innerJoin(listings, eq(listings.id, bookings.listingId))
    .where(
      actor
        ? and(
            eq(bookings.workspace, actor.workspace),
            mayWrite(actor, bookings.workspace),
            inArray(bookings.state, OVER),
            withFirm(entry),
            sql`not exists (select 1 from directory_reviews as said where said.relation_kind = ${BOOKING}
              and said.relation_id = ${bookings.id})`,
          )
        : sql`0`,
    )
    .orderBy(desc(bookings.toDay))
    .limit(10);

/** A booking as what a review stands on: of the reviewer's workspace, with this firm, and over. */
export const bookingRelation = (actor: Person, entry: string, booking: string): Relation => ({
  kind: BOOKING,
  id: booking,
  holds: sql`exists (select 1 from ${bookings} where ${bookings.id} = ${booking}
    and ${bookings.workspace} = ${actor.workspace} and ${inArray(bookings.state, OVER)} and ${withFirm(entry)})`,
});
