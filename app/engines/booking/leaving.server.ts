import { and, eq, inArray, like, ne, or, type SQL, sql } from "drizzle-orm";
import { boundListing } from "~/engines/listing/listing.server.ts";
import { handingEvents, MACHINE, move } from "~/engines/process/process.server.ts";
import type { Departure, SharedWithOthers } from "~/services/contribution.ts";
import type { Database } from "~db/client.ts";
import { bookingConditions, bookings } from "~db/schema/booking.ts";
import { ledgerAccounts } from "~db/schema/ledger.ts";
import type { ListingKind } from "~db/schema/listing.terms.ts";
import { listings } from "~db/schema/listing.ts";
import type { Deps } from "./book.server.ts";
import process from "./booking.process.server.ts";
import { GOING } from "./booking.process.ts";
import { moveBooking } from "./moving.server.ts";

/** Records that one run of a deletion ends; what is left is done before anything is deleted. */
const AT_ONCE = 50;
const ROUNDS = 40;
/** Stands for a name that was under a record. */
const NOBODY = "—";

const LIVE = ["requested", ...GOING] as const;
const isBetweenTwo = and(
  eq(bookings.sample, false),
  ne(bookings.workspace, bookings.lender),
  sql`${bookings.lender} <> ''`,
);

/** Bookings of listings of a kind that are asked for or going, of either side. */
const openOf =
  (kind: ListingKind): SharedWithOthers["open"] =>
  (whose) =>
    sql`(select count(*) from ${bookings} where ${and(inArray(bookings.state, [...LIVE]), isBetweenTwo)}
      and exists (select 1 from listings as its where its.id = ${bookings.listingId} and its.kind = ${kind})
      and (${whose(bookings.workspace)} or ${whose(bookings.lender)}))`;

/** Which step ends a loan where one side goes; undefined where it stays with the other as it stands. */
function endOf(state: string, { lends, alone }: { lends: boolean; alone: boolean }): string | undefined {
  if (state === "requested" || state === "accepted") return lends ? "ownerLeft" : "renterLeft";
  if (alone) return "letGo";
  // The machine is with the renter: they give it back, and then time gives the deposit back.
  if (state === "out" || state === "extending") return undefined;
  return lends ? "letGo" : undefined;
}

async function stateOf(db: Database, id: string) {
  const [found] = await db.select({ state: bookings.state }).from(bookings).where(eq(bookings.id, id));
  return found && LIVE.find((one) => one === found.state);
}

/**
 * Ends the loans of a workspace that goes. What was asked for or agreed is called off, with the refund of the agreed rules;
 * of what is back the owner who goes takes nothing. Listings with loans of others are archived, and stay under them.
 */
async function endLoans(deps: Deps, { workspace }: Departure): Promise<void> {
  const { db } = deps;
  for (let round = 0, last = ""; round < ROUNDS; round++) {
    const found = await db
      .select({
        id: bookings.id,
        state: bookings.state,
        lends: sql<number>`(${bookings.lender} = ${workspace})`,
        alone: sql<number>`(${bookings.lender} like 'gone:%' or ${bookings.workspace} like 'gone:%')`,
      })
      .from(bookings)
      .where(
        and(
          or(eq(bookings.workspace, workspace), eq(bookings.lender, workspace)),
          inArray(bookings.state, [...LIVE]),
          isBetweenTwo,
          sql`${bookings.id} > ${last}`,
        ),
      )
      .orderBy(bookings.id)
      .limit(AT_ONCE);
    for (const { id, state, lends, alone } of found) {
      const side = { lends: Boolean(lends), alone: Boolean(alone) };
      // What time has moved since is written down by the first try, which says where the loan stands now.
      for (let now: string | undefined = state, tries = 0; now && tries < 3; tries++) {
        const transition = endOf(now, side);
        if (!transition) break;
        const moving = { record: id, transition, idem: `left:${id}`, note: "" };
        const moved = await moveBooking(deps, MACHINE, moving);
        if (moved.ok) break;
        now = await stateOf(db, id);
      }
    }
    if (found.length < AT_ONCE) break;
    last = found.at(-1)?.id ?? "";
  }
  await archiveAll(deps, workspace);
}

/**
 * Takes everything that a workspace which goes has on offer off the market, before anybody can ask for what will have no
 * owner; so also what nothing hangs on yet.
 */
export async function archiveAll(deps: Deps, workspace: string): Promise<void> {
  const kept = await deps.db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.workspace, workspace), ne(listings.state, "archived")))
    .limit(AT_ONCE * ROUNDS);
  for (const { id } of kept)
    await move(deps, boundListing, MACHINE, { record: id, transition: "ownerLeft", idem: `left:${id}` });
}

/** The statement by which a listing stays for others, without who offered it and where exactly it stood. */
export const leaveListing = (db: Database, { workspace, gone, still }: Departure, hangs: SQL) =>
  db
    .update(listings)
    .set({ workspace: gone, offeredBy: NOBODY, words: "", latitude: 0, longitude: 0 })
    .where(and(eq(listings.workspace, workspace), still, hangs));

/** The statement that deletes listings of whoever went before, once nothing of anybody hangs on them. */
export const dropLeftListings = (db: Database, { still }: Departure) =>
  db.delete(listings).where(
    sql`${listings.workspace} >= 'gone:' and ${listings.workspace} < 'gone;' and ${still}
      and not exists (select 1 from bookings as hangs where hangs.listing_id = ${listings.id})
      and not exists (select 1 from sale_offers as hangs where hangs.listing_id = ${listings.id})`,
  );

/** Leaves loans to the other side, whatever their state, with the deposit that is still held of them. */
const leaveLoans = (db: Database, departure: Departure) => {
  const { workspace, gone, still } = departure;
  const both = sql`(${or(
    and(eq(bookings.workspace, workspace), like(bookings.lender, "gone:%")),
    and(eq(bookings.lender, workspace), like(bookings.workspace, "gone:%")),
  )})`;
  const signedBy = (side: SQL) =>
    sql`${bookingConditions.bookingId} in (select id from bookings where ${side} = ${workspace}) and ${still}`;
  return [
    // Nobody is left on either side: history and listing go as well.
    handingEvents(db, process, {
      records: sql`(select id from bookings where ${and(both, still)})`,
      to: workspace,
    }),
    db.delete(bookings).where(and(both, still)),
    dropLeftListings(db, departure),
    db
      .update(bookingConditions)
      .set({ lenderSigned: NOBODY })
      .where(sql`${signedBy(sql`lender_workspace`)} and ${bookingConditions.lenderSigned} <> ''`),
    db
      .update(bookingConditions)
      .set({ renterSigned: NOBODY })
      .where(sql`${signedBy(sql`workspace_id`)} and ${bookingConditions.renterSigned} <> ''`),
    leaveListing(
      db,
      departure,
      sql`exists (select 1 from bookings as others where others.listing_id = ${listings.id}
        and others.workspace_id <> ${workspace} and not others.sample)`,
    ),
    // The account in which a deposit is held, and the one that the other side's goes to, keep their entries.
    db
      .update(ledgerAccounts)
      .set({ workspace: gone })
      .where(
        and(
          eq(ledgerAccounts.workspace, workspace),
          inArray(ledgerAccounts.name, ["deposits", "deposits-kept"]),
          still,
        ),
      ),
    handingEvents(db, process, {
      records: sql`(select id from bookings where ${and(eq(bookings.workspace, workspace), isBetweenTwo, still)})`,
      to: gone,
    }),
    db
      .update(bookings)
      .set({ workspace: gone, message: "" })
      .where(and(eq(bookings.workspace, workspace), isBetweenTwo, still)),
    db
      .update(bookings)
      .set({ lender: gone })
      .where(and(eq(bookings.lender, workspace), isBetweenTwo, still)),
  ];
};

/** Loans when an account is deleted; the feature says where they are seen. */
export const LOANS_OF_OTHERS = { open: openOf("rental"), end: endLoans, leave: leaveLoans };

/** Stays are counted by themselves, because they are seen elsewhere. Loans end all bookings, whatever is booked. */
export const STAYS_OF_OTHERS = {
  open: openOf("lodging"),
  end: async () => undefined,
  leave: () => [],
} satisfies Pick<SharedWithOthers, "open" | "end" | "leave">;
