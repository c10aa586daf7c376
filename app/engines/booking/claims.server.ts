import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { MoveRefusal, Who } from "~/engines/process/process.server.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { bookingClaims, bookings } from "~db/schema/booking.ts";
import { listings } from "~db/schema/listing.ts";
import type { Deps } from "./book.server.ts";
import { type ClaimItem, owedForAll } from "./loan.ts";
import { moveBooking } from "./moving.server.ts";

/**
 * Claims damage, or writes a claim anew that is not settled: an agreement is a claim that was written anew and agreed to.
 * `nothing`: the worksheet comes to nothing, which is no claim; `more`: written anew it comes to more than was claimed in
 * time.
 */
export async function claimDamage(
  deps: Deps,
  actor: Person,
  {
    booking,
    version,
    idem,
    items,
    words,
    anew,
  }: {
    booking: string;
    version: number;
    idem: string;
    items: readonly ClaimItem[];
    words: string;
    anew: boolean;
  },
): Promise<CommandResult<MoveRefusal | "taken" | "nothing" | "more", object, { guard?: string }>> {
  const { db, now } = deps;
  const totalCents = owedForAll(items);
  if (totalCents === 0) return { ok: false, error: "nothing" };
  const worksheet = JSON.stringify(items);
  const claimed = sql`(select stands.total_cents from ${bookingClaims} as stands where stands.booking_id = ${bookings.id})`;
  const moved = await moveBooking(deps, actor, {
    ...{ record: booking, version, idem, note: "" },
    transition: anew ? "revise" : "claim",
    ...(anew && { when: sql`${claimed} >= ${totalCents}` }),
    also: ({ records }) => [
      db
        .insert(bookingClaims)
        .select(
          sql`select moved.id, ${worksheet}, ${totalCents}, ${words}, ${now().toISOString()}
            from ${bookings} as moved where moved.id in ${records}`,
        )
        .onConflictDoUpdate({
          target: bookingClaims.bookingId,
          set: { items: worksheet, totalCents, words },
        }),
    ],
  });
  if (moved.ok || moved.error !== "stale" || !anew) return moved;
  const [found] = await db
    .select({ more: sql<number>`(${claimed} < ${totalCents})` })
    .from(bookings)
    .where(and(eq(bookings.id, booking), eq(bookings.version, version), eq(bookings.state, "claimed")));
  return found?.more ? { ok: false, error: "more" } : moved;
}

/** An administrator says what is owed: no more than was claimed, and no more than is left of the deposit is taken. */
export const decideClaim = (
  deps: Deps,
  who: Who,
  asked: { record: string; version: number; idem: string; note: string; decidedCents: number },
) => moveBooking(deps, who, { ...asked, transition: "decide" });

/** The claim of a booking, for a batch: asked only for one that was read with its guard. */
export const claimQuery = (db: Database, booking: string) =>
  db.select().from(bookingClaims).where(eq(bookingClaims.bookingId, booking));

/** What waits for an administrator, the oldest first. Samples wait for nobody: they move nowhere. */
export const disputedQuery = (db: Database) =>
  db
    .select({
      id: bookings.id,
      title: listings.title,
      since: bookings.stateSince,
      claimedCents: bookingClaims.totalCents,
      depositCents: bookings.depositCents,
    })
    .from(bookings)
    .innerJoin(listings, eq(listings.id, bookings.listingId))
    .innerJoin(bookingClaims, eq(bookingClaims.bookingId, bookings.id))
    .where(and(inArray(bookings.state, ["disputed"]), eq(bookings.sample, false)))
    .orderBy(bookings.stateSince, desc(bookings.id))
    .limit(50);
