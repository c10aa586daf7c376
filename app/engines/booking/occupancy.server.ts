import { and, eq, gte, isNull, type SQL, sql } from "drizzle-orm";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { type Database, inTurn, isTaken } from "~db/client.ts";
import { bookingSlots, bookings, occupancy } from "~db/schema/booking.ts";
import { listings } from "~db/schema/listing.ts";

/** Days of one booking, and how far ahead of its first day windows are looked for. */
export const MOST_DAYS = 366;
export const AHEAD_DAYS = 180;

/** The days from one to another, both included, as a table `days(day)` for a statement. */
const DAYS = (from: SQL, to: SQL) => sql`with recursive days(day) as (select ${from}
  union all select date(day, '+1 day') from days where day < ${to})`;

/**
 * The statement that takes the days of a booking that stands in the same batch: where one of them is taken the whole batch
 * fails (`isOccupied`).
 * @param units how many it takes: its own and the next that are free on all its days
 */
export const occupying = (db: Database, booking: string, units = 1) =>
  db.insert(occupancy).select(
    sql`${DAYS(
      sql`(select first.from_day from bookings as first where first.id = ${booking})`,
      sql`(select last.to_day from bookings as last where last.id = ${booking})`,
    )}, units(unit) as (select 1 union all select unit + 1 from units where unit < (select listed.units from bookings as mine
        join ${listings} as listed on listed.id = mine.listing_id where mine.id = ${booking})),
      chosen(unit) as (select unit from units where unit >= (select mine.unit from bookings as mine where mine.id = ${booking})
        and (${units} = 1 or unit not in (select taken.unit from ${occupancy} as taken join bookings as mine
          on mine.listing_id = taken.listing_id and taken.day between mine.from_day and mine.to_day
          where mine.id = ${booking})) order by unit limit ${units})
      select held.listing_id, chosen.unit, days.day, held.id from bookings as held, days, chosen where held.id = ${booking}`,
  );

/**
 * The statement that takes the days by which bookings are made longer, of every unit that they have on their last day.
 * @param records their ids, as a subquery
 * @param until up to which day: left out, the one that was asked for
 */
export const lengthening = (db: Database, records: SQL, until: SQL = sql`longer.ask_to_day`) =>
  db.insert(occupancy).select(
    sql`with recursive more(listing_id, unit, day, booking_id, last) as (
        select longer.listing_id, held.unit, date(longer.to_day, '+1 day'), longer.id, ${until}
        from bookings as longer join ${occupancy} as held on held.booking_id = longer.id and held.day = longer.to_day
        where longer.id in ${records} and ${until} > longer.to_day
        union all select listing_id, unit, date(day, '+1 day'), booking_id, last from more where day < last)
      select listing_id, unit, day, booking_id from more`,
  );

/** How many units a booking holds, to be selected with it. */
export const unitsOf = sql<number>`max(1, (select count(distinct held.unit) from occupancy as held
  where held.booking_id = ${bookings.id}))`.as("units_held");

/** The statement that gives the days of bookings back. @param records their ids, as a subquery */
export const freeing = (db: Database, records: SQL) =>
  db.delete(occupancy).where(sql`${occupancy.bookingId} in ${records}`);

/** The statement that gives back the days of bookings after one of them. */
export const freeingAfter = (db: Database, records: SQL, day: string) =>
  db.delete(occupancy).where(and(sql`${occupancy.bookingId} in ${records}`, sql`${occupancy.day} > ${day}`));

/** The statement that takes one slot of a listing for a booking, for what is booked by the hour. */
export const takingSlot = (db: Database, slot: typeof bookingSlots.$inferInsert) =>
  db.insert(bookingSlots).values(slot);

/** Whether a batch failed because somebody else has one of the days. */
export const isOccupied = (error: unknown): boolean =>
  isTaken(error, "occupancy.listing_id") || isTaken(error, "booking_slots.listing_id");

/** The lowest unit of a listing that is free on all days, as a scalar subquery; null where fewer are free than are asked for. */
export const freeUnit = (listing: string, from: string, to: string, units = 1): SQL =>
  sql`(with recursive units(unit) as (select 1 union all select unit + 1 from units
      where unit < (select held.units from ${listings} as held where held.id = ${listing}))
    select case when count(*) >= ${units} then min(unit) end from units where unit not in (select taken.unit from ${occupancy} as taken
      where taken.listing_id = ${listing} and taken.day between ${from} and ${to}))`;

export interface Taken {
  unit: number;
  day: string;
}

/** What is taken of a listing from a day on, for calendars and for `freeWindows`. */
export const takenQuery = (db: Database, listing: string, from: string, days: number) =>
  db
    .select({
      unit: occupancy.unit,
      day: occupancy.day,
      own: sql<number>`${occupancy.bookingId} is null`,
    })
    .from(occupancy)
    .where(
      and(
        eq(occupancy.listingId, listing),
        sql`${occupancy.day} between ${from} and ${dayAfter(from, days)}`,
      ),
    );

/** Blocks days of one unit for its owner: all of them, or none where one is taken. The same form twice does it once. */
export async function blockDays(
  { db }: { db: Database },
  actor: Person,
  { listing, unit, from, to }: { listing: string; unit: number; from: string; to: string },
): Promise<CommandResult<"gone" | "taken">> {
  const may = sql`(select held.id from ${listings} as held where held.id = ${listing} and held.units >= ${unit}
    and ${mayWrite(actor, sql`held.workspace_id`)})`;
  const [[found]] = await db.batch([
    db.select({ may: sql<number>`${may} is not null` }).from(sql`(select 1)`),
  ]);
  if (!found?.may) return { ok: false, error: "gone" };
  try {
    await inTurn(() =>
      db.insert(occupancy).select(
        sql`${DAYS(sql`${from}`, sql`${to}`)} select ${listing}, ${unit}, days.day, null from days
          where ${may} is not null and not exists (select 1 from ${occupancy} as own where own.listing_id = ${listing}
            and own.unit = ${unit} and own.day = days.day and own.booking_id is null)`,
      ),
    );
  } catch (error) {
    if (!isOccupied(error)) throw error;
    return { ok: false, error: "taken" };
  }
  return { ok: true };
}

/** Opens days that the owner has blocked; bookings stay. */
export async function openDays(
  { db }: { db: Database },
  actor: Person,
  { listing, unit, from, to }: { listing: string; unit: number; from: string; to: string },
): Promise<CommandResult<"gone">> {
  const its = and(eq(listings.id, listing), mayWrite(actor, listings.workspace));
  const [, [found]] = await db.batch([
    db
      .delete(occupancy)
      .where(
        and(
          eq(occupancy.listingId, listing),
          eq(occupancy.unit, unit),
          gte(occupancy.day, from),
          sql`${occupancy.day} <= ${to}`,
          isNull(occupancy.bookingId),
          sql`exists (select 1 from ${listings} where ${its})`,
        ),
      ),
    db
      .select({ id: listings.id })
      .from(listings)
      .where(and(its, mayRead(actor, listings.workspace))),
  ]);
  return found ? { ok: true } : { ok: false, error: "gone" };
}
