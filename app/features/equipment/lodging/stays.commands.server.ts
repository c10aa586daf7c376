import { and, eq, sql } from "drizzle-orm";
import { askLonger, moveBooking } from "~/engines/booking/booking.server.ts";
import type { MoveRefusal } from "~/engines/process/process.server.ts";
import type { RateCard } from "~/engines/rates/rates.ts";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { dayAfter, daysBetween, localDay } from "~/lib/local-day.ts";
import { bookings } from "~db/schema/booking.ts";
import { listings } from "~db/schema/listing.ts";
import { stayNights } from "~db/schema/lodging.ts";
import type { Deps } from "./houses.commands.server.ts";
import { earlyOut, type StayQuote } from "./housing.ts";

/** A stay as its crew changes its length; with whether the same form did so before. */
async function crewsStay({ db }: Deps, actor: Person, id: string, form: string) {
  const [found] = await db
    .select({
      ...{ from: bookings.fromDay, to: bookings.toDay, totalCents: bookings.totalCents },
      ...{ quote: bookings.quote, zone: bookings.siteZone, version: bookings.version },
      card: sql<string>`coalesce(${bookings.card}, ${listings.card})`.as("agreed_card"),
      done: sql<number>`exists (select 1 from process_events as before where before.record_id = ${bookings.id}
        and before.process = 'booking' and before.idem = ${form})`.as("done"),
    })
    .from(bookings)
    .innerJoin(listings, and(eq(listings.id, bookings.listingId), eq(listings.kind, "lodging")))
    .where(and(eq(bookings.id, id), mayRead(actor, bookings.workspace)));
  return found;
}

interface Change {
  stay: string;
  version: number;
  idem: string;
  /** The morning on which the crew now leaves. */
  leave: string;
}

type LongerRefusal = MoveRefusal | "taken" | "longer" | "longest" | "tooLong";

/**
 * Stays longer, at the card that was agreed: at once where the right to it was, by asking otherwise. The beds stay the same,
 * so that nobody moves; where one of them is taken the next free times are told.
 */
export async function stayLonger(
  deps: Deps,
  actor: Person,
  { stay, version, idem, leave }: Change,
): Promise<CommandResult<LongerRefusal, { asked: boolean }, { next?: { from: string; to: string }[] }>> {
  const found = await crewsStay(deps, actor, stay, `lengthen:${idem}`);
  if (!found) return { ok: false, error: "gone" };
  const { stay: terms } = JSON.parse(found.quote) as StayQuote;
  const done = { ok: true, asked: !terms.extends } as const;
  if (found.done) return done;
  const to = dayAfter(leave, -1);
  if (to <= found.to) return { ok: false, error: "longer" };
  if (daysBetween(found.from, leave) > terms.longestNights) return { ok: false, error: "longest" };
  const asked = await askLonger(deps, actor, {
    ...{ booking: stay, version, idem, to },
    byRight: terms.extends,
  });
  if (asked.ok) return done;
  const { error } = asked;
  if (error === "taken") return { ok: false, error, next: asked.next };
  if (error === "long" || error === "quote") return { ok: false, error: "tooLong" };
  return { ok: false, error: error === "endsFirst" ? "longer" : error };
}

/**
 * Leaves early: the beds behind the new last night are free for others at once, and what is paid is what the page showed.
 * Where a day has passed since, or somebody changed the stay, nothing happens.
 */
export async function leaveEarly(
  deps: Deps,
  actor: Person,
  { stay, version, idem, leave, totalCents }: Change & { totalCents: number },
): Promise<CommandResult<MoveRefusal | "earlier" | "changed">> {
  const { db, now } = deps;
  const found = await crewsStay(deps, actor, stay, `leaveEarly:${idem}`);
  if (!found) return { ok: false, error: "gone" };
  if (found.done) return { ok: true };
  const agreed = JSON.parse(found.quote) as StayQuote;
  const last = dayAfter(leave, -1);
  const early = earlyOut(
    JSON.parse(found.card) as RateCard,
    { ...found, noticeNights: agreed.stay.noticeNights, paidTo: agreed.stay.paidTo },
    { last, today: localDay(now(), found.zone) },
  );
  if (!early) return { ok: false, error: "earlier" };
  if (early.totalCents !== totalCents) return { ok: false, error: "changed" };
  const { paidTo } = early;
  const stayed = { ...agreed.stay, paidTo };
  const quote = JSON.stringify({ ...agreed, ...early.quote, total: early.totalCents, stay: stayed });
  const moved = await moveBooking(deps, actor, {
    ...{ record: stay, version, idem, transition: "leaveEarly", note: "" },
    // The sums are of the stay as it was read.
    when: eq(bookings.version, found.version),
    shorter: { to: last, quote, totalCents: early.totalCents },
    also: ({ records }) => [
      db
        .delete(stayNights)
        .where(and(sql`${stayNights.bookingId} in ${records}`, sql`${stayNights.day} > ${last}`)),
    ],
  });
  if (moved.ok) return { ok: true };
  return { ok: false, error: moved.error === "taken" ? "stale" : moved.error };
}
