import { and, eq, sql } from "drizzle-orm";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { keyedToken } from "~/lib/hash.ts";
import { icsDay, icsFile, icsMoment, icsText } from "~/lib/ics.ts";
import { dayAfter } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { listings } from "~db/schema/listing.ts";
import { listingFeeds } from "~db/schema/listing-photos.ts";
import { feedQuery } from "./loan.queries.server.ts";

/** The part of the address that nobody guesses: it names the listing and the number of its feed. */
export async function feedToken(secret: string, id: string, feed: number): Promise<string> {
  return `${id}.${feed}.${(await keyedToken(secret, `listing feed ${id} ${feed}`)).slice(0, 32)}`;
}

/** What a calendar program asks for; undefined where the address is no longer the one. */
export async function readFeed(db: Database, id: string, feed: number) {
  const [[listing], rows] = await db.batch([
    db
      .select({ title: listings.title, feed: sql<number>`coalesce(${listingFeeds.feed}, 1)`.as("feed") })
      .from(listings)
      .leftJoin(listingFeeds, eq(listingFeeds.listingId, listings.id))
      .where(eq(listings.id, id)),
    feedQuery(db, id),
  ]);
  return listing && listing.feed === feed ? { title: listing.title, rows } : undefined;
}

/** Gives the calendar another address; the one before shows nothing any more. Sent twice it happens once. */
export async function renewFeed(
  { db }: { db: Database },
  actor: Person,
  { listing, feed }: { listing: string; feed: number },
): Promise<CommandResult<"gone" | "stale">> {
  const may = sql`exists (select 1 from ${listings} where ${listings.id} = ${listing} and ${mayWrite(actor, listings.workspace)})`;
  const [, changed, [now]] = await db.batch([
    db.insert(listingFeeds).select(sql`select ${listing}, 1 where ${may}`).onConflictDoNothing(),
    db
      .update(listingFeeds)
      .set({ feed: feed + 1 })
      .where(and(eq(listingFeeds.listingId, listing), eq(listingFeeds.feed, feed), may))
      .returning({ feed: listingFeeds.feed }),
    db
      .select({ feed: listingFeeds.feed, may: sql<number>`${may}`.as("may") })
      .from(listingFeeds)
      .where(eq(listingFeeds.listingId, listing)),
  ]);
  if (!now?.may) return { ok: false, error: "gone" };
  return changed.length > 0 || now.feed === feed + 1 ? { ok: true } : { ok: false, error: "stale" };
}

/** Bookings as whole days, by what they are called in the page's language. Nobody is named who has the machine. */
export function feedIcs(
  { title, rows }: NonNullable<Awaited<ReturnType<typeof readFeed>>>,
  { host, now, state }: { host: string; now: Date; state: (name: string) => string },
): string {
  return icsFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Groundwork//Rentals//EN",
    `X-WR-CALNAME:${icsText(title)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    ...rows.flatMap((row) => [
      "BEGIN:VEVENT",
      `UID:${row.id}@${host}`,
      `DTSTAMP:${icsMoment(now)}`,
      `DTSTART;VALUE=DATE:${icsDay(row.from)}`,
      `DTEND;VALUE=DATE:${icsDay(dayAfter(row.to))}`,
      `SUMMARY:${icsText(`${title} ${row.unit} · ${state(row.state)}`)}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ]);
}
