import { and, eq } from "drizzle-orm";
import { type BookRefusal, book, MOST_DAYS } from "~/engines/booking/booking.server.ts";
import {
  boundListing,
  editListing,
  type ListingInput,
  type ListingProblem,
  type ListingRefusal,
  openListing,
} from "~/engines/listing/listing.server.ts";
import type { Lodging } from "~/engines/listing/listing.ts";
import { move } from "~/engines/process/process.server.ts";
import { problemOfCard, type RateCard } from "~/engines/rates/rates.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import { takeListing } from "~/features/general/membership/entitlements.queries.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { dayAfter, daysBetween } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { listings } from "~db/schema/listing.ts";
import { cardFor, housingCost, type StayQuote } from "./housing.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

/** A card of one bed has to stand for all of them together too. */
const cardProblem = ({ card, units }: ListingInput) => card && problemOfCard(cardFor(card, units));

/** Lists a house: takes one of the month's listings, and publishes it at once where that is asked for. */
export async function offerHouse(
  deps: Deps,
  actor: Person,
  { publish, ...input }: ListingInput & { idem: string; publish: boolean },
): Promise<CommandResult<ListingRefusal, { id: string }, ListingProblem>> {
  const { db, now } = deps;
  const problem = cardProblem(input);
  if (problem) return { ok: false, error: "card", problem };
  const quota = takeListing(db, { id: input.idem, workspace: actor.workspace, zone: input.zone, now: now() });
  const opened = await openListing(deps, actor, { ...input, kind: "lodging", quota });
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

/** Changes a house that is listed. Stays keep the price that they agreed. */
export async function changeHouse(
  deps: Deps,
  actor: Person,
  input: ListingInput & { id: string; version: number },
): Promise<
  CommandResult<"attrs" | "card" | "gone" | "stale" | "not-allowed" | "booked", object, ListingProblem>
> {
  const problem = cardProblem(input);
  if (problem) return { ok: false, error: "card", problem };
  return editListing(deps, actor, { ...input, kind: "lodging" });
}

/** A version that no listing has: the statement refuses it, and knows what was booked by the same form before. */
const NO_VERSION = 0;

export interface StayRequest {
  idem: string;
  house: string;
  /** Of the house, as the page showed it with its price. */
  version: number;
  crew: number;
  arrive: string;
  /** The morning on which the crew leaves: no night any more. */
  leave: string;
  message: string;
}

/**
 * Asks for beds: all of them are free on all nights, or none is taken. The price is worked out once more by the card that
 * stands, and kept with the card, so that a longer stay costs by it too.
 */
export async function requestStay(
  deps: Deps,
  actor: Person,
  { idem, house, version, crew, arrive, leave, message }: StayRequest,
): Promise<
  CommandResult<
    BookRefusal | "beds" | "longest" | "quote",
    { id: string },
    { next?: { from: string; to: string }[] }
  >
> {
  const nights = daysBetween(arrive, leave);
  if (nights < 1) return { ok: false, error: "endsFirst" };
  if (nights > MOST_DAYS) return { ok: false, error: "long" };
  const [found] = await deps.db
    .select({ version: listings.version, card: listings.card, attrs: listings.attrs, units: listings.units })
    .from(listings)
    .where(and(eq(listings.id, house), eq(listings.kind, "lodging")));
  if (!found) return { ok: false, error: "gone" };
  const attrs = JSON.parse(found.attrs) as Lodging;
  if (crew > found.units) return { ok: false, error: "beds" };
  if (nights > attrs.longestNights) return { ok: false, error: "longest" };
  const card = JSON.parse(found.card) as RateCard;
  const answer = housingCost(card, attrs, {
    ...{ crew, nights, workDays: 0, wageCents: 0, perDiemCents: 0 },
  });
  if (!answer.ok) return { ok: false, error: "quote" };
  const { quote, beds } = answer.cost;
  const { extends: mayExtend, longestNights, noticeNights } = attrs;
  const agreed: StayQuote = {
    ...quote,
    stay: { crew, beds, extends: mayExtend, longestNights, noticeNights },
  };
  return book(deps, actor, {
    ...{ idem, listing: house, from: arrive, to: dayAfter(leave, -1), message },
    // The card that was read is of the version that the page showed, or nothing is booked by it.
    version: found.version === version ? version : NO_VERSION,
    ...{ quote: agreed, totalCents: quote.total, depositCents: quote.deposit },
    ...{ units: beds, card: cardFor(card, beds) },
  });
}
