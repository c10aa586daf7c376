import { eq, sql } from "drizzle-orm";
import {
  addShot,
  askLonger,
  book,
  claimDamage,
  decideClaim,
  moveBooking,
  signCondition,
  writeCondition,
} from "../../app/engines/booking/booking.server.ts";
import type { ConditionStage, Stage, View } from "../../app/engines/booking/booking.ts";
import type { FileStore } from "../../app/engines/file/file.server.ts";
import { MACHINE } from "../../app/engines/process/process.server.ts";
import type { Person } from "../../app/engines/trust/trust.server.ts";
import { dayAfter } from "../../app/lib/local-day.ts";
import type { Database } from "../../db/client.ts";
import { bookings, occupancy } from "../../db/schema/booking.ts";
import { files } from "../../db/schema/file.ts";
import { ledgerEntries } from "../../db/schema/ledger.ts";
import { DAY } from "../factories.ts";
import { png } from "../pictures.ts";
import { listingPlace } from "./listings.ts";

export const ADMINISTRATOR = { kind: "administrator", owner: "user:someone-of-the-site" } as const;

/** A place for tests of loans: whoever lends and borrows, and a loan in whichever state. */
export function bookingPlace(db: Database, start = "2026-03-02T15:00:00.000Z") {
  const made = listingPlace(db, start);
  const { deps, key, fresh, clock } = made;
  const store: FileStore = { db, now: clock.now };

  const books = (
    listing: string,
    [from, to]: readonly [string, string],
    { who = fresh(), version = 2, idem = key(), deposit = 30_000 } = {},
  ) =>
    book(deps, who, {
      ...{ idem, listing, version, from, to, message: "" },
      quote: { lines: [], total: 20_000, deposit, hours: 24, perDay: 20_000 },
      ...{ totalCents: 20_000, depositCents: deposit },
    });

  const rowOf = async (id: string) => {
    const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
    if (!row) throw new Error("no booking");
    return row;
  };

  const moves = async (who: Person, record: string, transition: string, note = "") =>
    moveBooking(deps, who, { record, transition, version: (await rowOf(record)).version, idem: key(), note });

  const daysOf = async (listing: string) =>
    (
      await db
        .select()
        .from(occupancy)
        .where(eq(occupancy.listingId, listing))
        .orderBy(occupancy.unit, occupancy.day)
    ).map(({ unit, day }) => `${unit} ${day}`);

  const condition = (booking: string, stage: ConditionStage, changes = {}) => ({
    ...{ booking, stage, version: 0, meter: 12_000, fuel: 8, notes: "" },
    answers: { body: "good", running: "good", fluids: "good", controls: "good", kit: "good" },
    ...changes,
  });

  const shot = (who: Person, booking: string, stage: Stage, view: View) =>
    addShot(store, who, { booking, stage, view, id: key(), name: "photo.png", bytes: png() });

  /** Four photos as quickly as a row is written: of what files are, other tests speak. */
  const shots = (who: Person, booking: string, stage: Stage) =>
    db.insert(files).values(
      (["front", "back", "left", "right"] as const).map((view) => ({
        ...{
          id: key(),
          workspace: who.workspace,
          subjectType: `booking-${stage}-${view}`,
          subjectId: booking,
        },
        ...{ name: "photo.png", type: "image/png" as const, bytes: 10, width: 1, height: 1, hash: "0" },
        createdAt: clock.now().toISOString(),
      })),
    );

  /** Writes a condition down with four photos, and both sign. */
  async function conditioned(owner: Person, renter: Person, id: string, stage: ConditionStage) {
    await writeCondition(deps, owner, condition(id, stage));
    await shots(owner, id, stage);
    for (const [who, name] of [
      [owner, "Grader 1"],
      [renter, "Framer 2"],
    ] as const)
      await signCondition(deps, who, { booking: id, stage, version: 1, name });
  }

  async function handed(owner: Person, renter: Person, id: string) {
    await conditioned(owner, renter, id, "handover");
    return moves(owner, id, "handOver");
  }
  async function givenBack(owner: Person, renter: Person, id: string) {
    await conditioned(owner, renter, id, "return");
    return moves(renter, id, "giveBack");
  }

  /** A loan that is with the renter, or back. */
  async function lent({ deposit = 30_000, to = "2026-03-12" } = {}) {
    const [owner, renter] = [fresh(), fresh()];
    const listing = await made.published(owner);
    const booked = await books(listing, ["2026-03-10", to], { who: renter, deposit });
    if (!booked.ok) throw new Error(booked.error);
    const { id } = booked;
    await moves(owner, id, "accept");
    const out = await handed(owner, renter, id);
    if (!out.ok) throw new Error(out.error);
    return { owner, renter, listing, id };
  }

  const claims = async (who: Person, id: string, cents: number, anew = false) =>
    claimDamage(deps, who, {
      ...{ booking: id, version: (await rowOf(id)).version, idem: key(), words: "", anew },
      items: [{ what: "Left track", repairCents: cents, newCents: 0, age: 0, life: 0 }],
    });
  const decides = async (id: string, decidedCents: number) =>
    decideClaim(deps, ADMINISTRATOR, {
      ...{
        record: id,
        version: (await rowOf(id)).version,
        idem: key(),
        note: "The photos show it",
        decidedCents,
      },
    });
  const asksLonger = async (who: Person, id: string, to: string) =>
    askLonger(deps, who, { booking: id, version: (await rowOf(id)).version, idem: key(), to });

  /** Whatever could be done with a loan, whether it can be or not. */
  async function does(
    what: string,
    { owner, renter, id, amount }: { owner: Person; renter: Person; id: string; amount: number },
  ) {
    switch (what) {
      case "handOver":
        return handed(owner, renter, id);
      case "giveBack":
        return givenBack(owner, renter, id);
      case "longer":
        return asksLonger(renter, id, dayAfter((await rowOf(id)).toDay, 1 + (amount % 4)));
      case "claim":
      case "revise":
        return claims(owner, id, amount + 1, what === "revise");
      case "decide":
        return decides(id, amount);
      case "lapse":
        return moveBooking(deps, MACHINE, { record: id, transition: "lapse", idem: key(), note: "" });
      case "wait":
        return clock.advance(DAY);
      default:
        return moves(["agree", "dispute", "withdraw"].includes(what) ? renter : owner, id, what, "because");
    }
  }

  return {
    ...made,
    ...{ store, books, rowOf, moves, daysOf, condition, shot, shots, conditioned, handed, givenBack, lent },
    ...{ claims, decides, asksLonger, does },
  };
}

/** What all accounts come to together: nothing, whatever happened. */
export async function ledgerSum(db: Database): Promise<number> {
  const [sums] = await db
    .select({
      all: sql<number>`(select coalesce(sum(came.amount), 0) from ${ledgerEntries} as came join ledger_accounts as a on a.id = came.to_account)
        - (select coalesce(sum(went.amount), 0) from ${ledgerEntries} as went join ledger_accounts as a on a.id = went.from_account)`,
    })
    .from(sql`(select 1)`);
  return sums?.all ?? Number.NaN;
}
