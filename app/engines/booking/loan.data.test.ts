import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findFaults, readBalance } from "~/engines/ledger/ledger.server.ts";
import { settle } from "~/engines/process/process.server.ts";
import { bookingConditions, bookingReviews, bookings } from "~db/schema/booking.ts";
import { files } from "~db/schema/file.ts";
import { testDatabase } from "../../../tests/database.ts";
import { bookingPlace } from "../../../tests/factories/bookings.ts";
import { DAY } from "../../../tests/factories.ts";
import { png } from "../../../tests/pictures.ts";
import {
  addShot,
  boundBooking,
  claimDamage,
  DEPOSITS,
  DEPOSITS_KEPT,
  dropShot,
  lapseReturned,
  listingReviewsQuery,
  moveBooking,
  publishReviews,
  reviewBooking,
  signCondition,
  writeCondition,
} from "./booking.server.ts";

const db = testDatabase();
const LONG_NOTE = "Scratch on the boom";

async function accepted() {
  const place = bookingPlace(db);
  const [owner, renter] = [place.fresh(), place.fresh()];
  const listing = await place.published(owner);
  const booked = await place.books(listing, ["2026-03-10", "2026-03-12"], { who: renter });
  if (!booked.ok) throw new Error(booked.error);
  await place.moves(owner, booked.id, "accept");
  return { ...place, owner, renter, listing, id: booked.id };
}

test("a machine is handed over once four photos are there and both have signed the same record", async () => {
  const { owner, renter, id, deps, moves, condition, shot, fresh } = await accepted();
  expect(await moves(owner, id, "handOver")).toMatchObject({ error: "blocked", guard: "handoverPhotos" });
  for (const view of ["front", "back", "left", "right"] as const)
    expect(await shot(view === "left" ? renter : owner, id, "handover", view)).toEqual({ ok: true });
  expect(await moves(owner, id, "handOver")).toMatchObject({ error: "blocked", guard: "handoverSigned" });
  const sign = (who: typeof owner, version: number) =>
    signCondition(deps, who, { booking: id, stage: "handover", version, name: "Grader 1" });
  expect(await writeCondition(deps, fresh(), condition(id, "handover"))).toEqual({
    ok: false,
    error: "gone",
  });
  expect(await writeCondition(deps, owner, condition(id, "handover"))).toEqual({ ok: true });
  expect(await sign(owner, 1)).toEqual({ ok: true });
  // What was signed alone is changed: it has to be signed anew.
  expect(
    await writeCondition(deps, renter, condition(id, "handover", { version: 1, notes: LONG_NOTE })),
  ).toEqual({ ok: true });
  expect(await sign(renter, 1)).toEqual({ ok: false, error: "stale" });
  expect(await sign(renter, 2)).toEqual({ ok: true });
  expect(await moves(owner, id, "handOver")).toMatchObject({ error: "blocked", guard: "handoverSigned" });
  expect(await sign(owner, 2)).toEqual({ ok: true });
  expect(await writeCondition(deps, owner, condition(id, "handover", { version: 2 }))).toEqual({
    ok: false,
    error: "closed",
  });
  expect(await shot(owner, id, "handover", "detail")).toEqual({ ok: false, error: "closed" });
  expect(await moves(owner, id, "handOver")).toMatchObject({ ok: true, state: "out" });
});

test("a photo that is taken away takes a lone signature with it, and nobody takes away the other's", async () => {
  const { owner, renter, id, deps, store, condition, shot } = await accepted();
  await writeCondition(deps, owner, condition(id, "handover"));
  await signCondition(deps, owner, { booking: id, stage: "handover", version: 1, name: "Grader 1" });
  await shot(owner, id, "handover", "front");
  const sign = (version: number) =>
    signCondition(deps, renter, { booking: id, stage: "handover", version, name: "Framer 2" });
  expect(await sign(1)).toEqual({ ok: false, error: "stale" });
  expect(await sign(2)).toEqual({ ok: true });
  const gone = { booking: id, stage: "handover", view: "front", file: crypto.randomUUID() } as const;
  expect(await dropShot(store, renter, gone)).toEqual({ ok: true });
});

test("a photo that comes while the record is closed is not kept, and none goes", async () => {
  const { owner, renter, id, deps, store, condition, shot } = await accepted();
  await writeCondition(deps, owner, condition(id, "handover"));
  await shot(owner, id, "handover", "front");
  const [kept] = await db.select().from(files).where(eq(files.subjectId, id));
  // Both sign after it was looked whether the record is open, and before the photo is written.
  const closing = new Proxy(db, {
    get: (target, name) =>
      name === "batch"
        ? async (statements: never) => {
            for (const who of [owner, renter])
              await signCondition(deps, who, {
                booking: id,
                stage: "handover",
                version: 2,
                name: "Grader 1",
              });
            return target.batch(statements);
          }
        : Reflect.get(target, name, target),
  });
  const late = { booking: id, stage: "handover", view: "front" } as const;
  const dropped = await dropShot({ ...store, db: closing }, owner, { ...late, file: kept?.id ?? "" });
  expect(dropped).toEqual({ ok: false, error: "closed" });
  await db
    .update(bookingConditions)
    .set({ lenderSigned: "", renterSigned: "" })
    .where(eq(bookingConditions.bookingId, id));
  const photo = { ...late, id: crypto.randomUUID(), name: "photo.png", bytes: png() };
  expect(await addShot({ ...store, db: closing }, renter, photo)).toEqual({ ok: false, error: "closed" });
  expect(await db.select().from(files).where(eq(files.subjectId, id))).toMatchObject([{ id: kept?.id }]);
  expect(await db.select().from(bookingConditions).where(eq(bookingConditions.bookingId, id))).toMatchObject([
    { version: 2, lenderSigned: "Grader 1", renterSigned: "Grader 1" },
  ]);
});

test("a record without an answer, with something wrong and no note, or with a meter that runs backwards is refused", async () => {
  const place = bookingPlace(db);
  const { owner, renter, id } = await place.lent();
  const { deps, condition } = place;
  const back = (changes: object) => writeCondition(deps, renter, condition(id, "return", changes));
  const answers = condition(id, "return").answers;
  expect(await back({ answers: { ...answers, body: "" } })).toEqual({ ok: false, error: "missing" });
  expect(await back({ answers: { ...answers, body: "repair" } })).toEqual({ ok: false, error: "missing" });
  expect(await back({ meter: 11_999 })).toEqual({ ok: false, error: "meter" });
  expect(await back({ meter: 12_080 })).toEqual({ ok: true });
  expect(await back({ meter: 12_080 })).toEqual({ ok: true });
  expect(await writeCondition(deps, owner, condition(id, "return", { meter: 12_090 }))).toEqual({
    ok: false,
    error: "stale",
  });
});

test("who writes the return down first stops the clock, and each day begun after the end is charged once from the deposit", async () => {
  const place = bookingPlace(db, "2026-03-10T15:00:00.000Z");
  const { clock, deps, rowOf, condition, shots, moves } = place;
  const { owner, renter, id } = await place.lent();
  // In Chicago it is the evening of the 13th still; in Greenwich it is the 14th.
  clock.advance(Date.parse("2026-03-14T03:00:00.000Z") - clock.now().getTime());
  await writeCondition(deps, renter, condition(id, "return"));
  clock.advance(DAY);
  await shots(owner, id, "return");
  expect(await moves(owner, id, "giveBack")).toMatchObject({ error: "blocked", guard: "returnSigned" });
  expect(await moves(owner, id, "giveBackAlone")).toMatchObject({ error: "note-missing" });
  expect(await moves(owner, id, "giveBackAlone", "Left the yard")).toMatchObject({ ok: true });
  expect(await moves(owner, id, "settle")).toMatchObject({ ok: true, state: "settled" });
  expect(await rowOf(id)).toMatchObject({
    lateCents: 20_000,
    damageCents: 0,
    backAt: "2026-03-14T03:00:00.000Z",
  });
  expect((await readBalance(db, DEPOSITS_KEPT.of(owner.workspace), clock.now())).balance).toBe(20_000);
  expect((await readBalance(db, DEPOSITS.of(renter.workspace), clock.now())).balance).toBe(0);
});

test("a return that was written down long before the machine came back stops no clock", async () => {
  const place = bookingPlace(db, "2026-03-10T15:00:00.000Z");
  const { clock, deps, rowOf, condition, shots, moves } = place;
  const { owner, renter, id } = await place.lent();
  await writeCondition(deps, renter, condition(id, "return"));
  clock.advance(6 * DAY);
  await shots(owner, id, "return");
  expect(await moves(renter, id, "giveBackAlone", "Left the yard")).toMatchObject({ ok: true });
  expect(await moves(owner, id, "settle")).toMatchObject({ ok: true, state: "settled" });
  expect(await rowOf(id)).toMatchObject({ lateCents: 30_000, backAt: "2026-03-16T15:00:00.000Z" });
});

test("a return without photos is no return", async () => {
  const place = bookingPlace(db);
  const { owner, renter, id } = await place.lent();
  await writeCondition(place.deps, renter, place.condition(id, "return"));
  expect(await place.moves(renter, id, "giveBackAlone", "nobody there")).toMatchObject({
    error: "blocked",
    guard: "returnPhotos",
  });
  expect(await place.moves(owner, id, "giveBack")).toMatchObject({ error: "blocked", guard: "returnPhotos" });
});

test("more days are priced as the whole time is, and taken in the batch of the owner's yes", async () => {
  const place = bookingPlace(db);
  const { asksLonger, moves, rowOf, daysOf, books } = place;
  const { owner, renter, id, listing } = await place.lent();
  expect(await asksLonger(renter, id, "2026-03-12")).toMatchObject({ error: "endsFirst" });
  expect(await asksLonger(owner, id, "2026-03-14")).toMatchObject({ ok: false });
  expect(await asksLonger(renter, id, "2026-03-14")).toMatchObject({ ok: true, state: "extending" });
  expect(await daysOf(listing)).toHaveLength(3);
  expect(await moves(owner, id, "grant")).toMatchObject({ ok: true, state: "out" });
  // Five days are a week's 600 at the cheapest.
  expect(await rowOf(id)).toMatchObject({
    toDay: "2026-03-14",
    totalCents: 60_000,
    askToDay: null,
    askQuote: null,
  });
  expect(await daysOf(listing)).toHaveLength(5);
  expect(await books(listing, ["2026-03-14", "2026-03-15"])).toMatchObject({ error: "taken" });
});

test("more days that somebody has are refused with the next free ones, also where they were free when they were asked for", async () => {
  const place = bookingPlace(db);
  const { asksLonger, moves, rowOf, books } = place;
  const { owner, renter, id, listing } = await place.lent();
  await books(listing, ["2026-03-15", "2026-03-16"]);
  expect(await asksLonger(renter, id, "2026-03-15")).toMatchObject({
    error: "taken",
    next: [{ from: "2026-03-17", to: "2026-03-19" }, {}, {}],
  });
  expect(await asksLonger(renter, id, "2026-03-14")).toMatchObject({ ok: true });
  await books(listing, ["2026-03-13", "2026-03-13"]);
  expect(await moves(owner, id, "grant")).toMatchObject({ error: "taken", next: [{}, {}, {}] });
  expect(await rowOf(id)).toMatchObject({ state: "extending", toDay: "2026-03-12" });
  expect(await moves(owner, id, "refuse")).toMatchObject({ ok: true, state: "out" });
  expect(await rowOf(id)).toMatchObject({ askToDay: null });
});

test("a claim is made within three days, and what is agreed is taken from what late days have left of the deposit", async () => {
  const place = bookingPlace(db);
  const { claims, moves, rowOf, clock } = place;
  const { owner, renter, id } = await place.lent();
  await place.givenBack(owner, renter, id);
  expect(await claims(renter, id, 5_000)).toMatchObject({ ok: false });
  expect(await claims(owner, id, 0)).toEqual({ ok: false, error: "nothing" });
  expect(await claims(owner, id, 50_000)).toMatchObject({ ok: true, state: "claimed" });
  expect(await claims(owner, id, 50_001, true)).toEqual({ ok: false, error: "more" });
  expect(await claims(owner, id, 12_000, true)).toMatchObject({ ok: true, state: "claimed" });
  expect(await moves(renter, id, "agree")).toMatchObject({ ok: true, state: "settled" });
  expect(await rowOf(id)).toMatchObject({ damageCents: 12_000 });
  expect((await readBalance(db, DEPOSITS_KEPT.of(owner.workspace), clock.now())).balance).toBe(12_000);

  const other = await place.lent();
  await place.givenBack(other.owner, other.renter, other.id);
  clock.advance(3 * DAY);
  expect(await claims(other.owner, other.id, 5_000)).toMatchObject({
    error: "blocked",
    guard: "claimInTime",
  });
});

test("a claim is written anew for less and never for more, and what an administrator has stays there", async () => {
  const place = bookingPlace(db);
  const { claims, moves, rowOf } = place;
  const { owner, renter, id } = await place.lent();
  await place.givenBack(owner, renter, id);
  await claims(owner, id, 20_000);
  const asked = { booking: id, version: (await rowOf(id)).version, idem: place.key(), words: "", anew: true };
  const items = [{ what: "Left track", repairCents: 15_000, newCents: 0, age: 0, life: 0 }];
  for (let n = 0; n < 2; n++)
    expect(await claimDamage(place.deps, owner, { ...asked, items })).toMatchObject({ ok: true });
  expect(await claims(owner, id, 20_000, true)).toEqual({ ok: false, error: "more" });
  expect(await moves(renter, id, "dispute")).toMatchObject({ error: "note-missing" });
  expect(await moves(renter, id, "dispute", "It was like that")).toMatchObject({ state: "disputed" });
  expect(await claims(owner, id, 10_000, true)).toMatchObject({ ok: false, error: "stale" });
  expect((await rowOf(id)).state).toBe("disputed");
});

test("a version that is guessed ahead settles nothing by what was read before", async () => {
  const place = bookingPlace(db);
  const { owner, renter, id } = await place.lent();
  await place.givenBack(owner, renter, id);
  const { version } = await place.rowOf(id);
  // Between the read and the batch somebody else moves it on, to the version that the form says.
  const meanwhile = new Proxy(db, {
    get: (target, name) =>
      name === "batch"
        ? async (statements: never) => {
            await target
              .update(bookings)
              .set({ version: version + 1 })
              .where(eq(bookings.id, id));
            return target.batch(statements);
          }
        : Reflect.get(target, name, target),
  });
  const settled = { record: id, transition: "settle", version: version + 1, idem: place.key(), note: "" };
  expect(await moveBooking({ ...place.deps, db: meanwhile }, owner, settled)).toMatchObject({
    error: "stale",
  });
  expect(await place.rowOf(id)).toMatchObject({ state: "returned", lateCents: null });
});

test("one deposit that cannot go back holds up no other", async () => {
  const place = bookingPlace(db);
  const [one, other] = [await place.lent(), await place.lent()];
  for (const { owner, renter, id } of [one, other]) await place.givenBack(owner, renter, id);
  await db.update(bookings).set({ depositCents: 90_000_000 }).where(eq(bookings.id, one.id));
  place.clock.advance(7 * DAY);
  await expect(lapseReturned(place.deps)).rejects.toThrow("1 deposits could not go back");
  expect((await place.rowOf(other.id)).state).toBe("settled");
  await db.delete(bookings).where(eq(bookings.id, one.id));
});

test("an administrator decides what is disputed, and never more than was claimed or is held is taken", async () => {
  const place = bookingPlace(db);
  const { claims, decides, rowOf, clock, deps, moves } = place;
  const { owner, renter, id } = await place.lent();
  await place.givenBack(owner, renter, id);
  await claims(owner, id, 90_000);
  clock.advance(5 * DAY);
  // Who does not answer does not agree.
  await settle(deps, boundBooking, { record: id });
  expect((await rowOf(id)).state).toBe("disputed");
  const { version } = await rowOf(id);
  expect(
    await moveBooking(deps, owner, {
      record: id,
      transition: "decide",
      version,
      idem: place.key(),
      note: "mine",
    }),
  ).toMatchObject({ error: "not-allowed" });
  expect(await decides(id, 1_000_000)).toMatchObject({ ok: true, state: "settled" });
  expect(await rowOf(id)).toMatchObject({ damageCents: 30_000, lateCents: 0 });
  expect(await moves(owner, id, "settle")).toMatchObject({ ok: false });
  expect(await findFaults(db)).toEqual([]);
});

test("a deposit goes back whole where the owner says nothing for seven days", async () => {
  const place = bookingPlace(db);
  const { owner, renter, id } = await place.lent();
  await place.givenBack(owner, renter, id);
  place.clock.advance(7 * DAY);
  for (let n = 0; n < 2; n++) await lapseReturned(place.deps);
  expect(await place.rowOf(id)).toMatchObject({ state: "settled", lateCents: 0, damageCents: 0 });
  expect((await readBalance(db, DEPOSITS.of(renter.workspace), place.clock.now())).balance).toBe(0);
});

test("who does not come is noted once the first day is over, and what is called off says what comes back", async () => {
  const { owner, id, moves, rowOf, clock, daysOf, listing } = await accepted();
  expect(await moves(owner, id, "noShow")).toMatchObject({ error: "blocked", guard: "firstDayOver" });
  clock.advance(9 * DAY);
  expect(await moves(owner, id, "noShow")).toMatchObject({ ok: true, state: "noShow" });
  expect(await rowOf(id)).toMatchObject({ refundCents: 0 });
  expect(await daysOf(listing)).toEqual([]);

  const other = await accepted();
  await other.moves(other.owner, other.id, "cancel", "It broke down");
  expect(await other.rowOf(other.id)).toMatchObject({ refundCents: 20_000 });
  const third = await accepted();
  await third.moves(third.renter, third.id, "cancel", "Rain");
  expect(await third.rowOf(third.id)).toMatchObject({ refundCents: 0 });
});

test("nobody reads what the other side said before both have, or seven days are over", async () => {
  const place = bookingPlace(db);
  const { deps, clock } = place;
  const said = async (booking: string) =>
    (await db.select().from(bookingReviews).where(eq(bookingReviews.bookingId, booking))).map(
      ({ side, publishedAt }) => [side, publishedAt !== null],
    );
  const says = (who: Parameters<typeof reviewBooking>[1], booking: string, idem = place.key()) =>
    reviewBooking(deps, who, { booking, stars: 4, body: "Clean and on time", idem });
  const one = await place.lent();
  expect(await says(one.renter, one.id)).toEqual({ ok: false, error: "closed" });
  await place.givenBack(one.owner, one.renter, one.id);
  await place.moves(one.owner, one.id, "settle");
  const idem = place.key();
  expect(await says(one.renter, one.id, idem)).toEqual({ ok: true });
  expect(await says(one.renter, one.id, idem)).toEqual({ ok: true });
  expect(await says(one.renter, one.id)).toEqual({ ok: false, error: "already" });
  expect(await says(place.fresh(), one.id)).toEqual({ ok: false, error: "gone" });
  expect(await said(one.id)).toEqual([["renter", false]]);
  expect(await listingReviewsQuery(db, one.listing)).toEqual([]);
  expect(await says(one.owner, one.id)).toEqual({ ok: true });
  expect((await said(one.id)).toSorted()).toEqual([
    ["lender", true],
    ["renter", true],
  ]);
  expect(await listingReviewsQuery(db, one.listing)).toMatchObject([{ stars: 4, here: 1 }]);

  const two = await place.lent({ to: "2026-03-11" });
  await place.givenBack(two.owner, two.renter, two.id);
  await place.moves(two.owner, two.id, "settle");
  await says(two.owner, two.id);
  clock.advance(7 * DAY);
  await publishReviews(deps);
  expect(await said(two.id)).toEqual([["lender", true]]);
  expect(await says(two.renter, two.id)).toEqual({ ok: false, error: "closed" });
});
