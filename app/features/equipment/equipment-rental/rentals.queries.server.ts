import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { AHEAD_DAYS, listingReviewsQuery, takenQuery } from "~/engines/booking/booking.server.ts";
import {
  boundListing,
  type ListingSearch,
  listingPhotosQuery,
  searchQueries,
} from "~/engines/listing/listing.server.ts";
import { standingColumns } from "~/engines/process/process.server.ts";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { bookings } from "~db/schema/booking.ts";
import { listings } from "~db/schema/listing.ts";
import { listingFeeds } from "~db/schema/listing-photos.ts";
import { rentalAnswers, rentalWants } from "~db/schema/rentals.ts";
import { SHOWN, SHOWN_OWN } from "./rentals.limits.ts";

const may = (actor: Person | undefined) => ({
  // Named, because D1 answers a batch by names, and for a guest both are the same condition.
  /** Whether it is of the reader's workspace, and whether the reader may change it. */
  mine: sql<number>`(${actor ? mayRead(actor, listings.workspace) : sql`0`})`.as("mine"),
  may: sql<number>`(${actor ? mayWrite(actor, listings.workspace) : sql`0`})`.as("may"),
});

/**
 * Whether a machine on offer is of the class that somebody looks for, and stands about as near: a degree is 111,195 m, and
 * one of longitude is half of that at 60 degrees of latitude.
 * @param listing, want what the statement calls them
 */
export const answersWant = (listing: SQL, want: SQL): SQL =>
  sql`${listing}.kind = 'rental' and ${listing}.state = 'published' and not ${listing}.sample and ${listing}.sort = ${want}.machine
    and abs(${listing}.latitude - ${want}.latitude) * 111195 <= ${want}.within
    and abs(${listing}.longitude - ${want}.longitude) * 111195 <= ${want}.within * 2`;

const LISTED = {
  id: listings.id,
  workspace: listings.workspace,
  sort: listings.sort,
  title: listings.title,
  words: listings.words,
  attrs: listings.attrs,
  card: listings.card,
  offeredBy: listings.offeredBy,
  ownerKind: listings.ownerKind,
  town: listings.town,
  latitude: listings.latitude,
  longitude: listings.longitude,
  siteZone: listings.siteZone,
  units: listings.units,
  withOperator: listings.withOperator,
  state: listings.state,
  version: listings.version,
  sample: listings.sample,
};

/** What somebody may see: what is published and no sample, and all of their own workspace. */
const seenBy = (actor: Person | undefined) =>
  or(
    and(eq(listings.state, "published"), eq(listings.sample, false)),
    actor ? mayRead(actor, listings.workspace) : sql`0`,
  );

/** Some listings, as a page of one or a comparison reads them. */
const listed = (db: Database, actor: Person | undefined, ids: readonly string[]) =>
  db
    .select({ ...LISTED, ...may(actor) })
    .from(listings)
    .where(
      and(eq(listings.kind, "rental"), inArray(listings.id, ids.length > 0 ? [...ids] : [""]), seenBy(actor)),
    );
export type ReadListing = Awaited<ReturnType<typeof listed>>[number];

/** A page of the search with its facets, those to compare, and whether anything is on offer at all: one round trip. */
export async function readSearchPage(
  db: Database,
  actor: Person | undefined,
  { search, page, compared }: { search: ListingSearch; page: number; compared: readonly string[] },
) {
  const { found, facets } = searchQueries(db, search, {
    actor,
    offset: (page - 1) * SHOWN,
    limit: SHOWN + 1,
  });
  const [rows, counts, columns, [any], wants] = await db.batch([
    found,
    facets,
    listed(db, actor, compared),
    db
      .select({
        there: sql<number>`exists (select 1 from ${listings} where ${listings.kind} = 'rental' and ${seenBy(actor)})`,
      })
      .from(sql`(select 1)`),
    wantsOf(db, actor),
  ]);
  return { rows, counts, columns, any: Boolean(any?.there), wants };
}

/** What a workspace looks for, with the machines that owners answered. */
const wantsOf = (db: Database, actor: Person | undefined) =>
  db
    .select({
      id: rentalWants.id,
      machine: rentalWants.machine,
      fromDay: rentalWants.fromDay,
      toDay: rentalWants.toDay,
      told: rentalWants.told,
      answers:
        sql<string>`(select json_group_array(json_array(offer.id, offer.title)) from ${rentalAnswers} as given
        join ${listings} as offer on offer.id = given.listing_id and offer.state = 'published'
        where given.want_id = rental_wants.id)`.as("answers"),
    })
    .from(rentalWants)
    .where(actor ? mayRead(actor, rentalWants.workspace) : sql`0`)
    .orderBy(desc(rentalWants.createdAt));

/** Days that count for how much a machine is used. */
export const USED_DAYS = 90;

/** What an owner wants to know of a machine: days in which it was lent, what those loans came to, and the feed's number. */
const usedQuery = (db: Database, id: string, now: Date) => {
  const today = now.toISOString().slice(0, 10);
  const from = dayAfter(today, -USED_DAYS);
  const lent = sql`past.state in ('out', 'extending', 'returned', 'claimed', 'disputed', 'settled')`;
  return db
    .select({
      days: sql<number>`(select coalesce(sum(max(0, julianday(min(past.to_day, ${today})) - julianday(max(past.from_day, ${from})) + 1)), 0)
        from bookings as past where past.listing_id = ${id} and ${lent} and past.to_day >= ${from} and past.from_day <= ${today})`.as(
        "days",
      ),
      cents:
        sql<number>`(select coalesce(sum(past.total_cents), 0) from bookings as past where past.listing_id = ${id} and ${lent})`.as(
          "cents",
        ),
      since: sql<
        string | null
      >`(select min(past.from_day) from bookings as past where past.listing_id = ${id} and ${lent})`.as(
        "since",
      ),
      feed: sql<
        number | null
      >`(select ${listingFeeds.feed} from ${listingFeeds} where ${listingFeeds.listingId} = ${id})`.as(
        "feed",
      ),
    })
    .from(sql`(select 1)`);
};

/** One listing with what is taken of it; undefined where nobody may see it. */
export async function readListing(
  db: Database,
  actor: Person | undefined,
  id: string,
  today: string,
  now: Date,
) {
  const [[listing], taken, [standing], photos, reviews, [used]] = await db.batch([
    listed(db, actor, [id]),
    takenQuery(db, id, today, AHEAD_DAYS),
    db
      .select(standingColumns(boundListing, actor ?? { kind: "system" }, now))
      .from(listings)
      .where(eq(listings.id, id)),
    listingPhotosQuery(db, id),
    listingReviewsQuery(db, id),
    usedQuery(db, id, now),
  ]);
  return listing && standing ? { listing, taken, standing, photos, reviews, used } : undefined;
}

/** Own listings, the newest first, and the needs near them that owners are told of. */
export async function readOwn(db: Database, actor: Person, today: string) {
  const [own, needs] = await db.batch([
    db
      .select({
        ...LISTED,
        asked: sql<number>`(select count(*) from ${bookings} where ${bookings}.listing_id = listings.id
          and ${bookings}.state = 'requested')`.as("asked"),
      })
      .from(listings)
      .where(
        and(
          eq(listings.workspace, actor.workspace),
          eq(listings.kind, "rental"),
          mayRead(actor, listings.workspace),
        ),
      )
      .orderBy(desc(listings.createdAt))
      .limit(SHOWN_OWN),
    // Of the classes that one offers, around where one's machines stand.
    db
      .select({
        id: rentalWants.id,
        machine: rentalWants.machine,
        fromDay: rentalWants.fromDay,
        toDay: rentalWants.toDay,
        note: rentalWants.note,
        listing: sql<string>`offer.id`.as("offer_id"),
        title: sql<string>`offer.title`.as("offer_title"),
        answered: sql<number>`exists (select 1 from ${rentalAnswers} as given
          where given.want_id = ${rentalWants.id} and given.listing_id = offer.id)`.as("answered"),
      })
      .from(rentalWants)
      .innerJoin(
        sql`${listings} as offer`,
        sql`offer.workspace_id = ${actor.workspace} and ${answersWant(sql`offer`, sql`rental_wants`)}`,
      )
      .where(
        and(
          eq(rentalWants.told, true),
          sql`${rentalWants.toDay} >= ${today} and ${rentalWants.workspace} <> ${actor.workspace}`,
        ),
      )
      .orderBy(rentalWants.fromDay)
      .limit(SHOWN_OWN),
  ]);
  return { own, needs };
}
