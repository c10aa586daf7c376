import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { DEPOSITS, lapseReturned, moveBooking, writeCondition } from "~/engines/booking/booking.server.ts";
import { readBalance } from "~/engines/ledger/ledger.server.ts";
import { MACHINE } from "~/engines/process/process.server.ts";
import { eraseAccounts } from "~/features/account/privacy/erasure.server.ts";
import { askDeletion } from "~/features/account/privacy/privacy.commands.server.ts";
import { readAccountData } from "~/features/account/privacy/privacy.queries.server.ts";
import { readLoan } from "~/features/equipment/equipment-rental/loan.queries.server.ts";
import { UNDO_DAYS } from "~/services/account-deletion.server.ts";
import { bookingConditions, bookings } from "~db/schema/booking.ts";
import { listings } from "~db/schema/listing.ts";
import { processEvents } from "~db/schema/process.ts";
import { saleOffers, saleSerials } from "~db/schema/sales.ts";
import { testDatabase } from "../../tests/database.ts";
import { bookingPlace, ledgerSum } from "../../tests/factories/bookings.ts";
import { createMember, DAY, MINUTE, type TestMember } from "../../tests/factories.ts";
import { rowFor } from "../../tests/tables.ts";
import { joinedContributions as contributions } from "./contributions.server.ts";

const db = testDatabase();

async function place() {
  const made = bookingPlace(db);
  const [owner, renter] = [await createMember(db), await createMember(db)];
  const listing = await made.published(owner.actor);
  const deps = { ...made.deps, contributions, origin: "https://groundwork.example", language: "en" as const };
  const asks = async (from = "2026-03-28", to = "2026-03-30") => {
    const booked = await made.books(listing, [from, to], { who: renter.actor });
    if (!booked.ok) throw new Error(booked.error);
    return booked.id;
  };
  const agreed = async (from?: string, to?: string) => {
    const id = await asks(from, to);
    await made.moves(owner.actor, id, "accept");
    return id;
  };
  const out = async () => {
    const id = await agreed("2026-03-10", "2026-03-12");
    await made.handed(owner.actor, renter.actor, id);
    return id;
  };
  const leaves = async (who: TestMember) => {
    expect(await askDeletion(deps, who, { address: who.email })).toMatchObject({ ok: true });
    made.clock.advance(UNDO_DAYS * DAY + MINUTE);
    await eraseAccounts(deps);
  };
  const open = async (who: TestMember) =>
    (await readAccountData(db, who.id, contributions.sharedWithOthers)).open;
  const held = async (workspace: string) =>
    (await readBalance(db, DEPOSITS.of(workspace as never), made.clock.now())).balance;
  return { ...made, deps, owner, renter, listing, asks, agreed, out, leaves, open, held };
}

const told = (id: string) =>
  db.select({ did: processEvents.transition }).from(processEvents).where(eq(processEvents.recordId, id));

test("what is open with others is said to both sides before an account is deleted", async () => {
  const { owner, renter, asks, agreed, open } = await place();
  expect(await open(owner)).toEqual([]);
  await asks("2026-04-01", "2026-04-02");
  await agreed();
  const loans = [{ kind: "loans", href: "/peer-to-peer-rentals", count: 2 }];
  expect([await open(owner), await open(renter)]).toEqual([loans, loans]);
});

test("an owner who leaves cancels what was agreed with all of the price, and the deposit goes back", async () => {
  const { owner, renter, asks, agreed, leaves, rowOf, held, daysOf, listing } = await place();
  const [asked, id] = [await asks("2026-04-01", "2026-04-02"), await agreed()];
  expect(await held(renter.owner)).toBe(30_000);
  await leaves(owner);
  const gone = { state: "cancelled", refundCents: 20_000, lender: expect.stringMatching(/^gone:/) };
  expect(await rowOf(id)).toMatchObject(gone);
  // Nobody answered for six days before the account went.
  expect(await rowOf(asked)).toMatchObject({ lender: gone.lender });
  expect([await held(renter.owner), await daysOf(listing)]).toEqual([0, []]);
  expect(await ledgerSum(db)).toBe(0);
  const [row] = await db.select().from(listings).where(eq(listings.id, listing));
  expect(row).toMatchObject({ state: "archived", offeredBy: "—", latitude: 0 });
  expect((await told(id)).map(({ did }) => did)).toContain("ownerLeft");
});

test("a renter who leaves cancels by the agreed rules", async () => {
  const { renter, agreed, leaves, rowOf, listing, daysOf } = await place();
  const id = await agreed();
  await db
    .update(bookings)
    .set({ card: JSON.stringify({ prices: { day: 10_000 }, depositCents: 30_000 }) })
    .where(eq(bookings.id, id));
  await leaves(renter);
  const row = await rowOf(id);
  expect(row).toMatchObject({ state: "cancelled", workspace: expect.stringMatching(/^gone:/) });
  expect(row.refundCents).not.toBeNull();
  expect([await daysOf(listing), await ledgerSum(db)]).toEqual([[], 0]);
});

test("a machine that is out stays with the renter, who gives it back alone, and time returns the deposit", async () => {
  const { deps, owner, renter, out, leaves, rowOf, held, condition, shots, moves, clock } = await place();
  const id = await out();
  await leaves(owner);
  expect(await rowOf(id)).toMatchObject({ state: "out", lender: expect.stringMatching(/^gone:/) });
  expect(await held(renter.owner)).toBe(30_000);
  const signed = await db.select().from(bookingConditions).where(eq(bookingConditions.bookingId, id));
  expect(signed[0]).toMatchObject({ lenderSigned: "—", renterSigned: "Framer 2" });
  const seen = await readLoan(db, renter.actor, id, clock.now());
  expect(seen?.history.length).toBeGreaterThan(2);
  expect(await writeCondition(deps, renter.actor, condition(id, "return"))).toEqual({ ok: true });
  await shots(renter.actor, id, "return");
  expect(await moves(renter.actor, id, "giveBackAlone", "The owner is gone")).toMatchObject({ ok: true });
  clock.advance(8 * DAY);
  await lapseReturned(deps).catch(() => undefined);
  expect(await rowOf(id)).toMatchObject({ state: "settled", damageCents: 0 });
  expect([await held(renter.owner), await ledgerSum(db)]).toEqual([0, 0]);
});

test("a renter who leaves with a machine stays in the owner's record with history and deposit, and the owner settles", async () => {
  const { owner, renter, out, leaves, rowOf, held, clock, deps, condition, shots, moves } = await place();
  const id = await out();
  await leaves(renter);
  const row = await rowOf(id);
  expect(row).toMatchObject({ state: "out", workspace: expect.stringMatching(/^gone:/), message: "" });
  expect(await held(row.workspace)).toBe(30_000);
  expect((await readLoan(db, owner.actor, id, clock.now()))?.history.length).toBeGreaterThan(2);
  await writeCondition(deps, owner.actor, condition(id, "return"));
  await shots(owner.actor, id, "return");
  expect(await moves(owner.actor, id, "giveBackAlone", "Left at the gate")).toMatchObject({ ok: true });
  expect(await moves(owner.actor, id, "settle")).toMatchObject({ ok: true });
  expect([await held(row.workspace), await ledgerSum(db)]).toEqual([0, 0]);
});

test("an owner who leaves claims nothing any more of what is back", async () => {
  const { owner, renter, out, givenBack, claims, leaves, rowOf, held } = await place();
  const id = await out();
  await givenBack(owner.actor, renter.actor, id);
  await claims(owner.actor, id, 12_000);
  await leaves(owner);
  expect(await rowOf(id)).toMatchObject({ state: "settled", lateCents: 0, damageCents: 0 });
  expect([await held(renter.owner), await ledgerSum(db)]).toEqual([0, 0]);
});

test("once both sides have left nothing is kept, and the deposit went back", async () => {
  const { owner, renter, out, leaves, rowOf } = await place();
  const id = await out();
  await leaves(renter);
  await leaves(owner);
  await expect(rowOf(id)).rejects.toThrow("no booking");
  expect(await told(id)).toEqual([]);
  expect(await ledgerSum(db)).toBe(0);
});

test("a listing stays only as long as somebody else's loan hangs on it", async () => {
  const { owner, renter, agreed, leaves, listing } = await place();
  await agreed();
  await leaves(owner);
  expect(await db.$count(listings, eq(listings.id, listing))).toBe(1);
  await leaves(renter);
  expect(await db.$count(listings, eq(listings.id, listing))).toBe(0);
});

test("everything that an owner who leaves had on offer is off the market before the account is gone", async () => {
  const { owner, listing, deps } = await place();
  for (const shared of contributions.sharedWithOthers)
    await shared.end(deps, { workspace: owner.owner } as never);
  const [row] = await db.select().from(listings).where(eq(listings.id, listing));
  expect(row?.state).toBe("archived");
});

test("an offer that is not paid is withdrawn and stays in the record of the buyer, and a machine that was paid for keeps its serial number", async () => {
  const { owner, renter, leaves, open, clock } = await place();
  const at = clock.now().toISOString();
  const sale = async (state: string) => {
    const id = crypto.randomUUID();
    const listing = {
      ...(await rowFor(db, listings)),
      ...{ id, workspace: owner.owner, kind: "sale", attrs: "{}", state: "published", sample: false },
    };
    await db.insert(listings).values(listing as never);
    const offer = { id: crypto.randomUUID(), workspace: renter.owner, seller: owner.owner, listingId: id };
    const price = { firstCents: 100, amountCents: 100, stateSince: at, createdAt: at };
    await db.insert(saleOffers).values({ ...offer, ...price, state });
    await db.insert(saleSerials).values({
      ...{ id: crypto.randomUUID(), workspace: owner.owner, listingId: id },
      ...{ serial: "SN-1", hash: id, createdAt: at },
    });
    return { listing: id, offer: offer.id };
  };
  const [waiting, paid] = [await sale("accepted"), await sale("paid")];
  expect(await open(renter)).toEqual([{ kind: "offers", href: "/machine-offers", count: 2 }]);
  await leaves(owner);
  const [off] = await db.select().from(saleOffers).where(eq(saleOffers.id, waiting.offer));
  expect(off).toMatchObject({ state: "withdrawn", seller: expect.stringMatching(/^gone:/) });
  const [left] = await db.select().from(listings).where(eq(listings.id, waiting.listing));
  expect(left).toMatchObject({ state: "archived", offeredBy: "—", latitude: 0 });
  expect(await db.$count(saleSerials, eq(saleSerials.listingId, waiting.listing))).toBe(0);
  // What is open with nobody is open no more.
  expect(await open(renter)).toEqual([]);
  const [kept] = await db.select().from(saleOffers).where(eq(saleOffers.id, paid.offer));
  expect(kept).toMatchObject({ state: "paid", seller: expect.stringMatching(/^gone:/) });
  const [serial] = await db.select().from(saleSerials).where(eq(saleSerials.listingId, paid.listing));
  expect(serial?.serial).toBe("SN-1");
  expect((await told(waiting.offer)).map(({ did }) => did)).toEqual(["sellerLeft"]);
  await leaves(renter);
  expect(await db.$count(listings, eq(listings.id, waiting.listing))).toBe(0);
  expect(await told(waiting.offer)).toEqual([]);
});

test("an end that comes twice ends a loan once", async () => {
  const { owner, agreed, deps, rowOf } = await place();
  const id = await agreed();
  const leaving = () =>
    moveBooking(deps, MACHINE, { record: id, transition: "ownerLeft", idem: "left", note: "" });
  await Promise.all([leaving(), leaving()]);
  expect(await rowOf(id)).toMatchObject({ state: "cancelled", lender: owner.owner });
  expect(await ledgerSum(db)).toBe(0);
});
