import { and, eq, inArray, sql } from "drizzle-orm";
import type { MoveRefusal } from "~/engines/process/process.server.ts";
import { hoursOf, type Quote, quote, type RateCard } from "~/engines/rates/rates.ts";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { dayAfter, daysBetween } from "~/lib/local-day.ts";
import { bookings, occupancy } from "~db/schema/booking.ts";
import { listings } from "~db/schema/listing.ts";
import { type Deps, nextFree } from "./book.server.ts";
import { moveBooking } from "./moving.server.ts";
import { MOST_DAYS, unitsOf } from "./occupancy.server.ts";
import type { Window } from "./windows.ts";

/** The quote of the whole time with more days, by the card and with the truck and the waiver that were agreed. */
export function longerQuote(card: RateCard, agreed: Quote, days: number) {
  const truck = agreed.lines.find((line) => line.kind === "delivery");
  const waiver = agreed.lines.some(({ kind }) => kind === "waiver");
  return quote(card, { hours: hoursOf(days), waiver, ...(truck && { distance: truck.distance }) });
}

/**
 * Asks to have a machine longer: up to a day after the last one, at the price that the agreed card says for the whole time.
 * Refused where the same machine is taken on one of the days; the owner's yes takes them. Where the right to stay was agreed
 * (`byRight`) nobody is asked, and the days are taken at once.
 */
export async function askLonger(
  deps: Deps,
  actor: Person,
  asked: { booking: string; version: number; idem: string; to: string; byRight?: boolean },
): Promise<
  CommandResult<MoveRefusal | "taken" | "endsFirst" | "long" | "quote", object, { next?: Window[] }>
> {
  const { db } = deps;
  const [found] = await db
    .select({
      version: bookings.version,
      ...{ listing: bookings.listingId, unit: bookings.unit, from: bookings.fromDay, to: bookings.toDay },
      ...{ quote: bookings.quote, units: unitsOf },
      totalCents: bookings.totalCents,
      card: sql<string>`coalesce(${bookings.card}, ${listings.card})`.as("agreed_card"),
      taken:
        sql<number>`exists (select 1 from ${occupancy} as other where other.listing_id = ${bookings.listingId}
        and other.unit in (select mine.unit from ${occupancy} as mine where mine.booking_id = ${bookings.id})
        and other.day > ${bookings.toDay} and other.day <= ${asked.to}
        and other.booking_id is not ${bookings.id})`.as("taken"),
    })
    .from(bookings)
    .innerJoin(listings, eq(listings.id, bookings.listingId))
    .where(and(eq(bookings.id, asked.booking), mayRead(actor, bookings.workspace)));
  if (!found) return { ok: false, error: "gone" };
  if (asked.to <= found.to) return { ok: false, error: "endsFirst" };
  const days = daysBetween(found.from, asked.to) + 1;
  if (days > MOST_DAYS) return { ok: false, error: "long" };
  if (found.taken) {
    const from = dayAfter(found.to);
    const more = daysBetween(from, asked.to) + 1;
    return {
      ok: false,
      error: "taken",
      next: await nextFree(deps, { listing: found.listing, from, days: more, atOnce: found.units }),
    };
  }
  const answer = longerQuote(JSON.parse(found.card) as RateCard, JSON.parse(found.quote) as Quote, days);
  if (!answer.ok) return { ok: false, error: "quote" };
  // Longer costs no less than what was agreed, also where a longer block would.
  const total = Math.max(answer.quote.total, found.totalCents);
  // What else was agreed beside the sums stays.
  const askQuote = JSON.stringify({ ...(JSON.parse(found.quote) as Quote), ...answer.quote, total });
  const moving = { record: asked.booking, version: asked.version, idem: asked.idem, note: "" };
  if (asked.byRight)
    return moveBooking(deps, actor, {
      ...moving,
      transition: "lengthen",
      when: eq(bookings.version, found.version),
      longer: { to: asked.to, quote: askQuote, totalCents: total },
    });
  return moveBooking(deps, actor, {
    ...moving,
    transition: "askLonger",
    // The price is of the booking as it was read.
    when: eq(bookings.version, found.version),
    also: ({ records }) => [
      db.update(bookings).set({ askToDay: asked.to, askQuote }).where(inArray(bookings.id, records)),
    ],
  });
}
