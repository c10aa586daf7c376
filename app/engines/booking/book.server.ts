import { eq, sql } from "drizzle-orm";
import { began, tellingBegun } from "~/engines/process/process.server.ts";
import type { RateCard } from "~/engines/rates/rates.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { dayAfter, daysBetween, localDay } from "~/lib/local-day.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { type Database, inTurn, isMissing } from "~db/client.ts";
import { bookings } from "~db/schema/booking.ts";
import { listings } from "~db/schema/listing.ts";
import process from "./booking.process.server.ts";
import { AHEAD_DAYS, freeUnit, isOccupied, MOST_DAYS, occupying, takenQuery } from "./occupancy.server.ts";
import { freeWindows, type Window } from "./windows.ts";

/** How many days ahead the first day of a booking may be, and requests of one workspace that wait for an answer. */
export const BOOK_AHEAD = 400;
export const MOST_REQUESTS = 20;

export interface Deps {
  db: Database;
  now: () => Date;
}

export interface Booking {
  /** The key of the form, and the id of what is booked by it. */
  idem: string;
  listing: string;
  /** The version that the page of the quote showed: with another one the price may be another. */
  version: number;
  from: string;
  to: string;
  /** The quote as it was shown, with its sums in cents; worked out by the server, never by the form. */
  quote: unknown;
  totalCents: number;
  depositCents: number;
  message: string;
  /** How many units at once, one where it is left out. */
  units?: number;
  /** The card by which it is agreed, where it is not that of the listing: the one for all units together. */
  card?: RateCard;
}

/**
 * Why nothing is booked: `past`, `far`, `endsFirst` and `long` by the days, `asked` while too many of one's own wait, `own` for a listing of one's own workspace, `taken`
 * with the next windows of the same length, `changed` where the listing is not the one of the quote.
 */
export type BookRefusal =
  | "gone"
  | "past"
  | "endsFirst"
  | "long"
  | "own"
  | "far"
  | "asked"
  | "taken"
  | "changed"
  | "not-allowed";

/**
 * Books units of a listing, one if nothing else is said, for days that are all free, in one batch: the booking, its first event, and a row of the
 * calendar for each day. The key of those rows is the day, so that of any number who book at once one gets it.
 */
export async function book(
  { db, now }: Deps,
  actor: Person,
  { idem, listing, version, from, to, quote, totalCents, depositCents, message, units = 1, card }: Booking,
): Promise<CommandResult<BookRefusal, { id: string }, { next?: Window[] }>> {
  const { workspace } = actor;
  const at = now();
  const days = daysBetween(from, to) + 1;
  if (days < 1) return { ok: false, error: "endsFirst" };
  if (days > MOST_DAYS) return { ok: false, error: "long" };
  const [found] = await db
    .select({
      zone: listings.siteZone,
      state: listings.state,
      version: listings.version,
      units: listings.units,
      own: sql<number>`(${mayRead(actor, listings.workspace)})`,
    })
    .from(listings)
    .where(eq(listings.id, listing));
  if (!found || (found.state !== "published" && !found.own)) return { ok: false, error: "gone" };
  if (found.own) return { ok: false, error: "own" };
  const today = localDay(at, found.zone);
  if (from < today) return { ok: false, error: "past" };
  if (from > dayAfter(today, BOOK_AHEAD)) return { ok: false, error: "far" };
  const key = await submissionKey(idem, listing, from, to);
  const room = sql`(select count(*) from ${bookings} as open where open.workspace_id = ${workspace}
    and open.state = 'requested' and not open.sample) < ${MOST_REQUESTS}`;
  const stands = sql`${room} and exists (select 1 from ${listings} where ${listings.id} = ${listing} and ${listings.version} = ${version}
    and ${listings.state} = 'published' and not ${listings.sample}
    and not ${mayRead(actor, listings.workspace)}) and ${mayWrite(actor, workspace)}`;
  try {
    await inTurn(() =>
      db.batch([
        takeOnlyIf(db, workspace, key, at, stands),
        db.insert(bookings).values({
          ...{ id: idem, workspace, listingId: listing, fromDay: from, toDay: to },
          lender: sql`(select ${listings.workspace} from ${listings} where ${listings.id} = ${listing})`,
          unit: freeUnit(listing, from, to, units),
          ...{ quote: JSON.stringify(quote), totalCents, depositCents, message, siteZone: found.zone },
          card: card
            ? JSON.stringify(card)
            : sql`(select ${listings.card} from ${listings} where ${listings.id} = ${listing})`,
          ...{ stateSince: at.toISOString(), createdAt: at.toISOString() },
        }),
        occupying(db, idem, units),
        began(db, process, actor, { record: idem, party: "renter", now: at }),
        ...tellingBegun(db, process, actor, { record: idem, parties: ["lender"], now: at }),
      ]),
    );
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id: idem };
    if (isOccupied(error) || isMissing(error, "bookings.unit"))
      return {
        ok: false,
        error: "taken",
        next: await nextFree({ db, now }, { listing, from, days, atOnce: units }),
      };
    if (!isRefused(error)) throw error;
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    const [left] = await db.select({ room: sql<number>`(${room})` }).from(sql`(select 1)`);
    return { ok: false, error: left?.room ? "changed" : "asked" };
  }
  return { ok: true, id: idem };
}

/** The next times at which a listing is free for so many days: none before today, and none where nobody may book it. */
export async function nextFree(
  { db, now }: Deps,
  { listing, from, days, atOnce = 1 }: { listing: string; from: string; days: number; atOnce?: number },
): Promise<Window[]> {
  const [[found], taken] = await db.batch([
    db
      .select({ units: listings.units, zone: listings.siteZone })
      .from(listings)
      .where(eq(listings.id, listing)),
    takenQuery(db, listing, from, AHEAD_DAYS),
  ]);
  if (!found) return [];
  const today = localDay(now(), found.zone);
  const first = from < today ? today : from;
  return freeWindows(taken, { units: found.units, days, from: first, ahead: AHEAD_DAYS, most: 3, atOnce });
}
