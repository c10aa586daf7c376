import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findFaults, readBalance } from "~/engines/ledger/ledger.server.ts";
import { settle } from "~/engines/process/process.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { bookingSlots, bookings } from "~db/schema/booking.ts";
import { testDatabase } from "../../../tests/database.ts";
import { bookingPlace, ledgerSum } from "../../../tests/factories/bookings.ts";
import { DAY } from "../../../tests/factories.ts";
import { times } from "../../../tests/prove.ts";
import {
  blockDays,
  boundBooking,
  DEPOSITS,
  DEPOSITS_KEPT,
  isOccupied,
  openDays,
  takingSlot,
} from "./booking.server.ts";

const db = testDatabase();
const place = () => bookingPlace(db);
const SPAN = ["2026-03-10", "2026-03-12"] as const;

test("a booking takes each of its days, and sent again it is the same booking", async () => {
  const { published, books, daysOf, fresh, key } = place();
  const listing = await published();
  const [who, idem] = [fresh(), key()];
  expect(await books(listing, SPAN, { who, idem })).toEqual({ ok: true, id: idem });
  expect(await books(listing, SPAN, { who, idem })).toEqual({ ok: true, id: idem });
  expect(await daysOf(listing)).toEqual(["1 2026-03-10", "1 2026-03-11", "1 2026-03-12"]);
});

test("of any number who book one machine at once exactly one gets it", async () => {
  const { published, books, daysOf } = place();
  const listing = await published();
  const answers: Awaited<ReturnType<typeof books>>[] = [];
  for (let left = times(50); left > 0; left -= 50)
    answers.push(...(await Promise.all(Array.from({ length: 50 }, () => books(listing, SPAN)))));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.error])))).toEqual(new Set(["taken"]));
  expect(await db.select().from(bookings).where(eq(bookings.listingId, listing))).toHaveLength(1);
  expect(await daysOf(listing)).toHaveLength(3);
});

test("whoever comes too late is told the next windows of the same length", async () => {
  const { published, books } = place();
  const listing = await published();
  await books(listing, ["2026-03-12", "2026-03-13"]);
  expect(await books(listing, SPAN)).toEqual({
    ok: false,
    error: "taken",
    next: [
      { unit: 1, from: "2026-03-14", to: "2026-03-16" },
      { unit: 1, from: "2026-03-17", to: "2026-03-19" },
      { unit: 1, from: "2026-03-20", to: "2026-03-22" },
    ],
  });
});

test("a second machine of one listing is booked where the first is taken, and no third", async () => {
  const { published, books, daysOf } = place();
  const listing = await published(undefined, { units: 2 });
  await books(listing, SPAN);
  expect(await books(listing, ["2026-03-12", "2026-03-12"])).toMatchObject({ ok: true });
  expect(await daysOf(listing)).toContain("2 2026-03-12");
  expect(await books(listing, ["2026-03-12", "2026-03-12"])).toMatchObject({ ok: false, error: "taken" });
});

test("days that end first, are past or too many, one's own machine and another price are refused", async () => {
  const { published, books, fresh, edited, opened, deps } = place();
  const owner = fresh();
  const listing = await published(owner);
  expect(await books(listing, ["2026-03-12", "2026-03-10"])).toEqual({ ok: false, error: "endsFirst" });
  expect(await books(listing, ["2026-03-01", "2026-03-03"])).toEqual({ ok: false, error: "past" });
  expect(await books(listing, ["2026-03-10", "2027-03-11"])).toEqual({ ok: false, error: "long" });
  expect(await books(listing, SPAN, { who: owner })).toEqual({ ok: false, error: "own" });
  expect(await books(await opened(owner), SPAN)).toEqual({ ok: false, error: "gone" });
  await edited(owner, listing, 2, { card: { prices: { day: 30_000 } } });
  expect(await books(listing, SPAN)).toEqual({ ok: false, error: "changed" });
  expect(await db.select().from(bookings).where(eq(bookings.listingId, listing))).toEqual([]);
  expect(deps.db).toBe(db);
});

test("a workspace asks for twenty loans at most at once, and none asks for days beyond four hundred", async () => {
  const { published, books, fresh } = place();
  const [listing, who] = [await published(undefined, { units: 20 }), fresh()];
  expect(await books(listing, ["2027-04-07", "2027-04-07"])).toEqual({ ok: false, error: "far" });
  expect(await books(listing, ["2027-04-06", "2027-04-06"])).toMatchObject({ ok: true });
  const made = await Promise.all(Array.from({ length: 20 }, () => books(listing, SPAN, { who })));
  expect(made.filter(({ ok }) => ok)).toHaveLength(20);
  expect(await books(listing, ["2026-04-10", "2026-04-10"], { who })).toEqual({ ok: false, error: "asked" });
  expect(await books(listing, ["2026-04-10", "2026-04-10"])).toMatchObject({ ok: true });
});

test("what nobody answers runs out after six days and gives its days back", async () => {
  const { published, books, daysOf, clock, deps } = place();
  const listing = await published();
  const booked = await books(listing, ["2026-04-10", "2026-04-12"]);
  clock.advance(6 * DAY);
  await settle(deps, boundBooking, { record: booked.ok ? booked.id : "" });
  expect(await daysOf(listing)).toEqual([]);
  expect(await books(listing, ["2026-04-10", "2026-04-12"])).toMatchObject({ ok: true });
});

test("a deposit is held from the owner's yes to the end of the loan, and nobody else moves it", async () => {
  const { published, books, moves, fresh, clock, handed, givenBack } = place();
  const [owner, renter] = [fresh(), fresh()];
  const listing = await published(owner);
  const booked = await books(listing, SPAN, { who: renter });
  const id = booked.ok ? booked.id : "";
  const held = async () => (await readBalance(db, DEPOSITS.of(renter.workspace), clock.now())).balance;
  expect(await moves(renter, id, "accept")).toMatchObject({ ok: false, error: "not-allowed" });
  expect(await moves(fresh(), id, "accept")).toMatchObject({ ok: false, error: "gone" });
  expect(await held()).toBe(0);
  expect(await moves(owner, id, "accept")).toMatchObject({ ok: true, state: "accepted" });
  expect(await held()).toBe(30_000);
  await handed(owner, renter, id);
  await givenBack(owner, renter, id);
  expect(await held()).toBe(30_000);
  expect(await moves(owner, id, "settle")).toMatchObject({ ok: true, state: "settled" });
  expect(await held()).toBe(0);
});

test("an owner blocks days that nobody has, and opens no day that somebody has", async () => {
  const { published, books, daysOf, fresh, deps } = place();
  const owner = fresh();
  const listing = await published(owner);
  const days = { listing, unit: 1, from: "2026-03-10", to: "2026-03-11" };
  expect(await blockDays(deps, fresh(), days)).toEqual({ ok: false, error: "gone" });
  expect(await blockDays(deps, owner, days)).toEqual({ ok: true });
  expect(await blockDays(deps, owner, days)).toEqual({ ok: true });
  expect(await books(listing, SPAN)).toMatchObject({ error: "taken" });
  await openDays(deps, owner, { ...days, from: "2026-03-11" });
  await books(listing, ["2026-03-11", "2026-03-11"]);
  expect(await blockDays(deps, owner, { ...days, to: "2026-03-13" })).toEqual({ ok: false, error: "taken" });
  await openDays(deps, owner, { ...days, to: "2026-03-31" });
  expect(await daysOf(listing)).toEqual(["1 2026-03-11"]);
});

test("a slot is one booking's", async () => {
  const { published, books } = place();
  const listing = await published(undefined, { units: 2 });
  const [one, other] = [await books(listing, SPAN), await books(listing, SPAN)];
  const slot = { listingId: listing, startsAt: "2026-03-10T15:00:00.000Z" };
  await takingSlot(db, { ...slot, bookingId: one.ok ? one.id : "" });
  const second = await takingSlot(db, { ...slot, bookingId: other.ok ? other.id : "" }).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(isOccupied(second)).toBe(true);
  expect(await db.select().from(bookingSlots).where(eq(bookingSlots.listingId, listing))).toHaveLength(1);
});

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("book" as const),
      first: fc.nat(12),
      days: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom(
        ...([
          "accept",
          "accept",
          "withdraw",
          "cancel",
          "decline",
          "handOver",
          "handOver",
          "giveBack",
          "giveBack",
        ] as const),
        ...([
          "longer",
          "longer",
          "grant",
          "refuse",
          "settle",
          "forgive",
          "claim",
          "claim",
          "revise",
        ] as const),
        ...(["agree", "dispute", "drop", "decide", "lapse", "wait"] as const),
      ),
      which: fc.nat(9),
      amount: fc.nat(60_000),
    }),
  },
);
const HELD = ["requested", "accepted", "out", "extending", "returned", "claimed", "disputed"];

/** In `npm run prove` twenty parts of five hundred: ten thousand histories, and each part within its time. */
const PARTS = Array.from({ length: times(1) }, (_, n) => ({ part: n + 1, of: times(1) }));
const HISTORIES = PARTS.length === 1 ? 6 : 500;

test.each(PARTS)(
  "whatever happens, no two bookings share a day of a machine, and deposits sum to what is held, kept and given back (part $part of $of)",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 18 }), async (steps) => {
        const place = bookingPlace(db);
        const { published, books, fresh, clock, daysOf } = place;
        const [owner, renter] = [fresh(), fresh()];
        const listing = await published(owner, { units: 2 });
        const made: string[] = [];
        for (const one of steps) {
          if (one.does === "book") {
            const from = dayAfter("2026-03-10", one.first);
            const booked = await books(listing, [from, dayAfter(from, one.days - 1)], { who: renter });
            if (booked.ok) made.push(booked.id);
          } else {
            const id = made[one.which % Math.max(1, made.length)];
            if (id) await place.does(one.does, { owner, renter, id, amount: one.amount });
          }
        }
        const rows = await db.select().from(bookings).where(eq(bookings.listingId, listing));
        const going = rows.filter(({ state }) => HELD.includes(state));
        const days = going.flatMap(({ unit, fromDay, toDay }) => {
          const list: string[] = [];
          for (let day = fromDay; day <= toDay; day = dayAfter(day)) list.push(`${unit} ${day}`);
          return list;
        });
        expect(new Set(days).size).toBe(days.length);
        expect(await daysOf(listing)).toEqual(days.toSorted());
        const owed = going
          .filter(({ state }) => state !== "requested")
          .reduce((sum, { depositCents }) => sum + depositCents, 0);
        const kept = rows.reduce((sum, row) => sum + (row.lateCents ?? 0) + (row.damageCents ?? 0), 0);
        for (const row of rows)
          expect((row.lateCents ?? 0) + (row.damageCents ?? 0)).toBeLessThanOrEqual(row.depositCents);
        expect((await readBalance(db, DEPOSITS.of(renter.workspace), clock.now())).balance).toBe(owed);
        expect((await readBalance(db, DEPOSITS_KEPT.of(owner.workspace), clock.now())).balance).toBe(kept);
      }),
      { numRuns: HISTORIES },
    );
    expect(await findFaults(db)).toEqual([]);
    expect(await ledgerSum(db)).toBe(0);
  },
);
