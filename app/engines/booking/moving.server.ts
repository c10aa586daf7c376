import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { posting } from "~/engines/ledger/ledger.server.ts";
import { defineAccount, defineSiteAccount } from "~/engines/ledger/ledger.ts";
import { type MoveRefusal, move, type Who } from "~/engines/process/process.server.ts";
import { type RateCard, refundOf } from "~/engines/rates/rates.ts";
import { mayRead, mayWrite } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { dayAfter, daysBetween, localDay } from "~/lib/local-day.ts";
import type { Statement } from "~/services/contribution.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import { type Database, inTurn } from "~db/client.ts";
import { bookingClaims, bookings } from "~db/schema/booking.ts";
import { listings } from "~db/schema/listing.ts";
import { type Deps, nextFree } from "./book.server.ts";
import process from "./booking.process.server.ts";
import { lateCents, lateDays, partsOf, RETURN_HOURS } from "./loan.ts";
import { freeingAfter, isOccupied, lengthening, unitsOf } from "./occupancy.server.ts";
import type { Window } from "./windows.ts";

/** Deposits that are held for renters, and where they come from and go to: nothing real is paid here. */
export const DEPOSITS = defineAccount("deposits", "cents");
export const DEPOSITS_PAID = defineSiteAccount("deposits-paid", "cents");
/** What owners keep of deposits, for days that were late and for damage. */
export const DEPOSITS_KEPT = defineAccount("deposits-kept", "cents");

export interface MovingBooking {
  record: string;
  transition: string;
  version?: number;
  idem: string;
  note: string;
  /** What an administrator decides that is owed for damage. */
  decidedCents?: number;
  /** Up to when it is made longer without a question, and at what it then comes to in all. */
  longer?: { to: string; quote: string; totalCents: number };
  /** Up to when it is made shorter: the days behind are given back, and the total is what is paid in all. */
  shorter?: { to: string; quote: string; totalCents: number };
  /** What has to hold of the booking beside the guards. */
  when?: SQL;
  /** Statements of the caller's own, in the same batch: what is claimed, how much longer it is asked for. */
  also?: (moved: { records: SQL; happened: SQL; now: Date }) => readonly Statement[];
}

const FOUND = {
  id: bookings.id,
  version: bookings.version,
  state: bookings.state,
  workspace: bookings.workspace,
  lender: bookings.lender,
  listing: bookings.listingId,
  fromDay: bookings.fromDay,
  toDay: bookings.toDay,
  askToDay: bookings.askToDay,
  zone: bookings.siteZone,
  backAt: bookings.backAt,
  totalCents: bookings.totalCents,
  depositCents: bookings.depositCents,
  card: sql<string>`coalesce(${bookings.card}, ${listings.card})`.as("agreed_card"),
  claimed: bookingClaims.totalCents,
  units: unitsOf,
};

/** What a booking is to whoever moves it: for time and administrators whichever it is. */
async function findBooking(db: Database, who: Who, id: string) {
  const isPerson = who.kind === "person";
  const [found] = await db
    .select({
      ...FOUND,
      lends: sql<number>`(${isPerson ? mayWrite(who, bookings.lender) : sql`0`})`.as("lends"),
    })
    .from(bookings)
    .innerJoin(listings, eq(listings.id, bookings.listingId))
    .leftJoin(bookingClaims, eq(bookingClaims.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.id, id),
        isPerson ? or(mayRead(who, bookings.workspace), mayRead(who, bookings.lender)) : undefined,
      ),
    );
  return found;
}
type Found = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

/** What is taken from the deposit where a booking is settled by a transition; undefined where it settles nothing. */
function takenBy(transition: string, found: Found, now: Date, decided: number) {
  const back = found.backAt ? new Date(found.backAt) : now;
  const late = () => lateCents(JSON.parse(found.card) as RateCard, lateDays(found.toDay, back, found.zone));
  const claimed = found.claimed ?? 0;
  switch (transition) {
    case "settle":
    case "drop":
      return { late: late(), damage: 0 };
    case "forgive":
    case "moveOut":
    case "lapse":
    case "letGo":
      return { late: 0, damage: 0 };
    case "agree":
      return { late: late(), damage: claimed };
    case "decide":
      return { late: late(), damage: Math.min(decided, claimed) };
    default:
      return undefined;
  }
}

/** What a move does to the deposit: it is held once the owner agrees, and is parted or goes back when the loan is over. */
function depositOf(transition: string, found: Found, parts: ReturnType<typeof partsOf> | undefined) {
  if (found.depositCents === 0) return [];
  const held = DEPOSITS.of(found.workspace as WorkspaceId);
  if (transition === "accept")
    return [
      { reason: "depositHeld", movements: [{ from: DEPOSITS_PAID, to: held, amount: found.depositCents }] },
    ];
  if (["cancel", "noShow", "ownerLeft", "renterLeft"].includes(transition)) {
    if (found.state === "requested") return [];
    return [
      {
        reason: "depositReturned",
        movements: [{ from: held, to: DEPOSITS_PAID, amount: found.depositCents }],
      },
    ];
  }
  if (!parts) return [];
  const kept = parts.late + parts.damage;
  const movements = [
    ...(kept > 0 ? [{ from: held, to: DEPOSITS_KEPT.of(found.lender as WorkspaceId), amount: kept }] : []),
    ...(parts.back > 0 ? [{ from: held, to: DEPOSITS_PAID, amount: parts.back }] : []),
  ];
  return [{ reason: "depositReturned", movements }];
}

/** What comes back of the total where it is called off: by the owner all of it, by the renter what was agreed. */
function refundBy(transition: string, found: Found, now: Date): number | undefined {
  const hours = daysBetween(localDay(now, found.zone), found.fromDay) * 24;
  const byCard = () => refundOf(JSON.parse(found.card) as RateCard, found.totalCents, hours);
  if (["withdraw", "decline", "ownerLeft"].includes(transition)) return found.totalCents;
  if (transition === "renterLeft") return found.state === "requested" ? found.totalCents : byCard();
  if (transition === "cancel") return found.lends ? found.totalCents : byCard();
  return transition === "noShow" ? byCard() : undefined;
}

/**
 * Moves a booking on, with everything that goes along in the same batch: its deposit, what comes back of the total, the days
 * by which it is made longer. Where one of those days was taken meanwhile, it stays as it was.
 */
export async function moveBooking(
  deps: Deps,
  who: Who,
  { decidedCents = 0, longer, shorter, when = sql`1`, also, ...moving }: MovingBooking,
): Promise<CommandResult<MoveRefusal | "taken", { state: string }, { guard?: string; next?: Window[] }>> {
  const { db } = deps;
  const { transition } = moving;
  const found = await findBooking(db, who, moving.record);
  if (!found) return { ok: false, error: "gone" };
  const at = deps.now();
  const taken = takenBy(transition, found, at, decidedCents);
  const parts = taken && partsOf(found.depositCents, taken);
  const refundCents = refundBy(transition, found, at);
  const isBack = transition === "giveBack" || transition === "giveBackAlone";
  const changes = {
    ...(parts && { lateCents: parts.late, damageCents: parts.damage }),
    ...(refundCents !== undefined && { refundCents }),
    // As `backSince` says it: what was written of a machine that was still out for days stops no clock.
    ...(isBack && {
      backAt: sql`case when ${bookings.backAt} >= ${new Date(at.getTime() - RETURN_HOURS * 3_600_000).toISOString()}
        then ${bookings.backAt} else ${at.toISOString()} end`,
    }),
    ...(transition === "grant" && {
      toDay: sql`coalesce(${bookings.askToDay}, ${bookings.toDay})`,
      quote: sql`coalesce(${bookings.askQuote}, ${bookings.quote})`,
      totalCents: sql`coalesce(json_extract(${bookings.askQuote}, '$.total'), ${bookings.totalCents})`,
      ...{ askToDay: null, askQuote: null },
    }),
    ...(longer && { toDay: longer.to, quote: longer.quote, totalCents: longer.totalCents }),
    ...(shorter && { toDay: shorter.to, quote: shorter.quote, totalCents: shorter.totalCents }),
  };
  try {
    return await inTurn(() =>
      move(deps, process, who, {
        ...moving,
        // All sums are of the booking as it was read: moved on since, also to the version of the form, it is `stale`.
        when: sql`${bookings.version} = ${found.version} and (${when})`,
        also: (moved) => [
          ...(transition === "grant" ? [lengthening(db, moved.records)] : []),
          ...(longer ? [lengthening(db, moved.records, sql`${longer.to}`)] : []),
          ...(shorter ? [freeingAfter(db, moved.records, shorter.to)] : []),
          ...(Object.keys(changes).length > 0
            ? [db.update(bookings).set(changes).where(inArray(bookings.id, moved.records))]
            : []),
          ...depositOf(transition, found, parts).flatMap((one) =>
            posting(
              db,
              {
                ...one,
                key: `booking:${found.id}:${one.reason}`,
                subject: { type: "booking", id: found.id },
              },
              { now: moved.now, when: moved.happened },
            ),
          ),
          ...(also?.(moved) ?? []),
        ],
      }),
    );
  } catch (error) {
    if (!isOccupied(error)) throw error;
    const from = dayAfter(found.toDay);
    const days = daysBetween(from, longer?.to ?? found.askToDay ?? from) + 1;
    const asked = { listing: found.listing, from, days, atOnce: found.units };
    return { ok: false, error: "taken", next: await nextFree(deps, asked) };
  }
}
