import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { AHEAD_DAYS, listingReviewsQuery, takenQuery } from "~/engines/booking/booking.server.ts";
import { boundListing, firstPhoto, listingPhotosQuery } from "~/engines/listing/listing.server.ts";
import { standingColumns } from "~/engines/process/process.server.ts";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { bookings } from "~db/schema/booking.ts";
import { listings } from "~db/schema/listing.ts";
import { LODGING_LIMITS, SHOWN_OWN } from "./lodging.limits.ts";
import type { HousingSearch } from "./read-search.ts";

const METRES_A_DEGREE = 111_195;

const HOUSE = {
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
  state: listings.state,
  version: listings.version,
  sample: listings.sample,
};

/** What somebody may see: what is published and no sample, and all of their own workspace. */
const seenBy = (actor: Person | undefined) =>
  and(
    eq(listings.kind, "lodging"),
    or(
      and(eq(listings.state, "published"), eq(listings.sample, false)),
      actor ? mayRead(actor, listings.workspace) : sql`0`,
    ),
  );

const may = (actor: Person | undefined) => ({
  // Named, because D1 answers a batch by names.
  mine: sql<number>`(${actor ? mayRead(actor, listings.workspace) : sql`0`})`.as("mine"),
  may: sql<number>`(${actor ? mayWrite(actor, listings.workspace) : sql`0`})`.as("may"),
});

/** Beds that somebody has in one of the nights. */
const takenBeds = (from: string, to: string) =>
  sql<number>`(select count(distinct taken.unit) from occupancy as taken where taken.listing_id = ${listings.id}
    and taken.unit <= ${listings.units} and taken.day between ${from} and ${to})`;

const attr = (name: string) => sql`json_extract(${listings.attrs}, ${`$.${name}`})`;

/** Houses that fit the search: enough free beds on all nights, every must, near the site; the nearest first. */
function fitting(db: Database, actor: Person | undefined, asked: HousingSearch) {
  const { at, within, crew, nights, arrive, lastNight, musts } = asked;
  const east = at ? Math.max(0.1, Math.cos((at.latitude * Math.PI) / 180)) : 1;
  // Wider than the grid to which the page rounds where a house stands: the box says no more of it than the grid.
  const degrees = within / METRES_A_DEGREE + 0.01;
  return db
    .select({ ...HOUSE, ...may(actor), photo: firstPhoto(sql`listings`).as("photo") })
    .from(listings)
    .where(
      and(
        seenBy(actor),
        eq(listings.state, "published"),
        at &&
          sql`${listings.latitude} between ${at.latitude - degrees} and ${at.latitude + degrees}
            and ${listings.longitude} between ${at.longitude - degrees / east} and ${at.longitude + degrees / east}`,
        sql`${listings.units} - ${takenBeds(arrive, lastNight)} >= max(cast(${crew} as integer), ${attr("leastBeds")})`,
        sql`${attr("longestNights")} >= ${nights}`,
        ...musts.map((must) =>
          must === "rooms" ? sql`${attr("rooms")} >= ${crew}` : sql`${attr(must)} = 1`,
        ),
      ),
    )
    .orderBy(
      at
        ? sql`(${listings.latitude} - ${at.latitude}) * (${listings.latitude} - ${at.latitude})
          + (${listings.longitude} - ${at.longitude}) * (${listings.longitude} - ${at.longitude}) * ${east * east}`
        : desc(listings.createdAt),
      listings.id,
    )
    .limit(LODGING_LIMITS.considered);
}

const housed = (db: Database, actor: Person | undefined, ids: readonly string[]) =>
  db
    .select({ ...HOUSE, ...may(actor) })
    .from(listings)
    .where(and(seenBy(actor), inArray(listings.id, ids.length > 0 ? [...ids] : [""])));
export type ReadHouse = Awaited<ReturnType<typeof housed>>[number];
export type FoundHouse = ReadHouse & { photo: string | null };

/** What fits a search, the houses side by side, and whether any is on offer at all: one round trip. */
export async function readHouses(db: Database, actor: Person | undefined, asked: HousingSearch) {
  const [rows, columns, [any]] = await db.batch([
    fitting(db, actor, asked),
    housed(db, actor, asked.compared),
    db
      .select({ there: sql<number>`exists (select 1 from ${listings} where ${seenBy(actor)})` })
      .from(sql`(select 1)`),
  ]);
  return { rows: rows as FoundHouse[], columns, any: Boolean(any?.there) };
}

/** One house with the nights that are taken; undefined where nobody may see it. One round trip. */
export async function readHouse(
  db: Database,
  actor: Person | undefined,
  id: string,
  { from, now }: { from: string; now: Date },
) {
  const [[house], taken, [standing], photos, reviews, [answers]] = await db.batch([
    housed(db, actor, [id]),
    takenQuery(db, id, from, AHEAD_DAYS * 2),
    db
      .select(standingColumns(boundListing, actor ?? { kind: "system" }, now))
      .from(listings)
      .where(eq(listings.id, id)),
    listingPhotosQuery(db, id),
    listingReviewsQuery(db, id),
    // How long its owner took to answer what was wrong.
    db
      .select({
        count: sql<number>`count(*)`.as("count"),
        hours:
          sql<number>`coalesce(avg((julianday(said.answered_at) - julianday(said.created_at)) * 24), 0)`.as(
            "hours",
          ),
      })
      .from(sql`stay_issues as said join bookings as at_house on at_house.id = said.booking_id`)
      .where(sql`at_house.listing_id = ${id} and not at_house.sample and said.answered_at is not null`),
  ]);
  return house && standing ? { house, taken, standing, photos, reviews, answers } : undefined;
}

/** Own houses, the newest first, with what is asked of each. */
export const readOwnHouses = (db: Database, actor: Person) =>
  db
    .select({
      ...{ id: listings.id, title: listings.title, sort: listings.sort, town: listings.town },
      ...{ units: listings.units, state: listings.state, sample: listings.sample },
      asked: sql<number>`(select count(*) from ${bookings} where ${bookings}.listing_id = listings.id
        and ${bookings}.state = 'requested' and not ${bookings}.sample)`.as("asked"),
    })
    .from(listings)
    .where(
      and(
        eq(listings.workspace, actor.workspace),
        eq(listings.kind, "lodging"),
        mayRead(actor, listings.workspace),
      ),
    )
    .orderBy(desc(listings.createdAt))
    .limit(SHOWN_OWN);
