import { and, eq, sql } from "drizzle-orm";
import { type BookRefusal, book } from "~/engines/booking/booking.server.ts";
import {
  boundListing,
  editListing,
  type ListingInput,
  type ListingProblem,
  type ListingRefusal,
  openListing,
} from "~/engines/listing/listing.server.ts";
import { flatMetres } from "~/engines/listing/listing.ts";
import type { Position } from "~/engines/place/place.ts";
import { move } from "~/engines/process/process.server.ts";
import { hoursOf, type QuoteProblem, quote, type RateCard } from "~/engines/rates/rates.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import { takeListing } from "~/features/general/membership/entitlements.queries.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { daysBetween } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import type { Machine } from "~db/schema/listing.terms.ts";
import { listings } from "~db/schema/listing.ts";
import { rentalAnswers, rentalWants } from "~db/schema/rentals.ts";
import { RENTAL_LIMITS } from "./rentals.limits.ts";

export interface Deps {
  db: Database;
  now: () => Date;
  /** Of what kind of payment points have to be that open a listing. */
  payments?: { provider: string };
}

/** Lists a machine: takes one of the month's listings, and publishes it at once where that is asked for. */
export async function offerMachine(
  deps: Deps,
  actor: Person,
  { publish, ...input }: ListingInput & { idem: string; publish: boolean },
): Promise<CommandResult<ListingRefusal, { id: string }, ListingProblem>> {
  const { db, now } = deps;
  const quota = takeListing(db, {
    ...{ id: input.idem, workspace: actor.workspace, zone: input.zone, now: now() },
    provider: deps.payments?.provider,
  });
  const opened = await openListing(deps, actor, { ...input, kind: "rental", quota });
  if (!opened.ok || !publish) return opened;
  // Sent twice, it is published once: the second finds it published, which is no error.
  await move(deps, boundListing, actor, {
    record: opened.id,
    transition: "publish",
    version: 1,
    idem: input.idem,
  });
  return opened;
}

/** Changes a machine that is listed. */
export const changeMachine = (
  deps: Deps,
  actor: Person,
  input: ListingInput & { id: string; version: number },
) => editListing(deps, actor, { ...input, kind: "rental" });

/** A version that no listing has: the statement refuses it, and knows what was booked by the same form before. */
const NO_VERSION = 0;

/** What somebody asks for on the page of a listing. */
export interface RentalRequest {
  idem: string;
  listing: string;
  version: number;
  from: string;
  to: string;
  /** Where it is brought; left out, the renter fetches it. */
  place?: Position;
  waiver: boolean;
  message: string;
}

/**
 * Asks an owner for a machine: works the price out once more by the card that stands, and holds the days. With another
 * version of the listing than the page showed it is refused, so that nobody agrees to a price that they have not seen.
 */
export async function requestMachine(
  deps: Deps,
  actor: Person,
  { place: at, waiver, ...asked }: RentalRequest,
): Promise<
  CommandResult<
    BookRefusal | "quote",
    { id: string },
    { next?: { from: string; to: string }[]; problem?: QuoteProblem }
  >
> {
  const days = daysBetween(asked.from, asked.to) + 1;
  if (days < 1) return { ok: false, error: "endsFirst" };
  const [found] = await deps.db
    .select({
      version: listings.version,
      card: listings.card,
      latitude: listings.latitude,
      longitude: listings.longitude,
    })
    .from(listings)
    .where(and(eq(listings.id, asked.listing), eq(listings.kind, "rental")));
  if (!found) return { ok: false, error: "gone" };
  const card = JSON.parse(found.card) as RateCard;
  const answer = quote(card, {
    hours: hoursOf(days),
    waiver,
    ...(at && { distance: flatMetres(at, found) }),
  });
  if (!answer.ok) return { ok: false, error: "quote", problem: answer.problem };
  const { total, deposit } = answer.quote;
  // The card that was read is of the version that the page showed, or nothing is booked by it.
  const version = found.version === asked.version ? asked.version : NO_VERSION;
  return book(deps, actor, {
    ...asked,
    version,
    quote: answer.quote,
    totalCents: total,
    depositCents: deposit,
  });
}

/** What somebody looks for. */
export interface Want {
  idem: string;
  machine: Machine;
  from: string;
  to: string;
  at: Position;
  within: number;
  note: string;
  /** Whether owners nearby are shown it. */
  told: boolean;
}

/** Keeps what somebody looks for, while there is room. The form's key is its id: what is sent twice is kept once. */
export async function keepWant(
  { db, now }: Deps,
  actor: Person,
  { idem, machine, from, to, at, within, note, told }: Want,
): Promise<CommandResult<"full" | "not-allowed", { id: string }>> {
  const { workspace } = actor;
  const moment = now().toISOString();
  await db
    .insert(rentalWants)
    .select(
      sql`select ${idem}, ${workspace}, ${machine}, ${from}, ${to}, ${at.latitude}, ${at.longitude}, ${within}, 0, ${note},
        ${told ? 1 : 0}, ${moment}, 0, ${moment} where ${mayWrite(actor, workspace)}
        and (select count(*) from ${rentalWants} where ${rentalWants.workspace} = ${workspace}) < ${RENTAL_LIMITS.wants}`,
    )
    .onConflictDoNothing();
  const [there] = await db
    .select({ id: rentalWants.id })
    .from(rentalWants)
    .where(and(eq(rentalWants.id, idem), eq(rentalWants.workspace, workspace)));
  if (there) return { ok: true, id: idem };
  return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
}

/** Looks for something no more. */
export async function dropWant(
  { db }: Deps,
  actor: Person,
  id: string,
): Promise<CommandResult<"gone" | "not-allowed">> {
  const [gone] = await db
    .delete(rentalWants)
    .where(and(eq(rentalWants.id, id), mayWrite(actor, rentalWants.workspace)))
    .returning({ id: rentalWants.id });
  if (gone) return { ok: true };
  const [there] = await db
    .select({ id: rentalWants.id })
    .from(rentalWants)
    .where(and(eq(rentalWants.id, id), mayRead(actor, rentalWants.workspace)));
  return { ok: false, error: there ? "not-allowed" : "gone" };
}

/** Answers a need with a machine of one's own that is published: once, however often it is sent. */
export async function answerWant(
  { db, now }: Deps,
  actor: Person,
  { want, listing }: { want: string; listing: string },
): Promise<CommandResult<"gone">> {
  const id = crypto.randomUUID();
  await db
    .insert(rentalAnswers)
    .select(
      sql`select ${id}, asked.id, ${listings.id}, ${now().toISOString()} from ${rentalWants} as asked, ${listings}
        where asked.id = ${want} and asked.told and ${listings.id} = ${listing} and ${listings.state} = 'published'
        and ${listings.sort} = asked.machine and not ${listings.sample} and ${mayWrite(actor, listings.workspace)}`,
    )
    .onConflictDoNothing();
  const [there] = await db
    .select({ id: rentalAnswers.id })
    .from(rentalAnswers)
    .innerJoin(listings, eq(listings.id, rentalAnswers.listingId))
    .where(
      and(
        eq(rentalAnswers.wantId, want),
        eq(rentalAnswers.listingId, listing),
        mayWrite(actor, listings.workspace),
      ),
    );
  return there ? { ok: true } : { ok: false, error: "gone" };
}
