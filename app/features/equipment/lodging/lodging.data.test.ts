import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { moveBooking } from "~/engines/booking/booking.server.ts";
import type { ListingInput } from "~/engines/listing/listing.server.ts";
import { boundListing, openListing } from "~/engines/listing/listing.server.ts";
import { move } from "~/engines/process/process.server.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import { bookings, occupancy } from "~db/schema/booking.ts";
import { stayNights, stayOccupants } from "~db/schema/lodging.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { listingPlace } from "../../../../tests/factories/listings.ts";
import { DAY } from "../../../../tests/factories.ts";
import { times } from "../../../../tests/prove.ts";
import { changeHouse, requestStay, type StayRequest } from "./houses.commands.server.ts";
import { readHouse, readHouses } from "./houses.queries.server.ts";
import contribution from "./lodging.contributes.server.ts";
import { readSearch } from "./read-search.ts";
import {
  addOccupant,
  answerIssue,
  assignBed,
  removeOccupant,
  reportIssue,
  solveIssue,
  swapOccupants,
} from "./roster.commands.server.ts";
import { leaveEarly, stayLonger } from "./stays.commands.server.ts";
import { readStay, readStays } from "./stays.queries.server.ts";

const db = testDatabase();

const HOUSE: ListingInput = {
  ...{ sort: "house", title: "House by the site", words: "", ownerKind: "builder", offeredBy: "Host 1" },
  ...{ town: "Cicero", position: { latitude: 41.85, longitude: -87.76 }, units: 6, withOperator: false },
  attrs: {
    ...{ lodging: "house", rooms: 4, leastBeds: 1, kitchen: true, laundry: false, truckParking: true },
    ...{ wifi: true, extends: true, longestNights: 60, noticeNights: 7 },
  },
  card: {
    prices: { day: 5_000, week: 28_000, month: 84_000 },
    refunds: [{ hoursBefore: 168, percent: 100 }],
  },
  zone: "America/Chicago",
};
const attrs = (changes: object) => ({ attrs: { ...(HOUSE.attrs as object), ...changes } });

/** A house on the second of March, and whoever asks for beds in it from the tenth on. */
async function place(changes: Partial<ListingInput> = {}) {
  const made = listingPlace(db, "2026-03-02T15:00:00.000Z");
  const { deps, key, fresh, quota } = made;
  const [host, crew] = [fresh(), fresh()];
  const opened = await openListing(deps, host, {
    ...{ idem: key(), kind: "lodging", quota: quota() },
    ...HOUSE,
    ...changes,
  });
  if (!opened.ok) throw new Error(opened.error);
  const house = opened.id;
  await move(deps, boundListing, host, { record: house, transition: "publish", version: 1, idem: key() });

  const asks = (request: Partial<StayRequest> = {}, who: Person = crew) =>
    requestStay(deps, who, {
      ...{ idem: key(), house, version: 2, crew: 4, arrive: "2026-03-10", leave: "2026-03-24", message: "" },
      ...request,
    });
  const rowOf = async (id: string) => {
    const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
    if (!row) throw new Error("no stay");
    return row;
  };
  const steps = async (who: Person, record: string, transition: string, note = "") =>
    moveBooking(deps, who, { record, transition, version: (await rowOf(record)).version, idem: key(), note });
  /** A stay whose crew is in the house. */
  async function housed(request: Partial<StayRequest> = {}) {
    const asked = await asks(request);
    if (!asked.ok) throw new Error(asked.error);
    await steps(host, asked.id, "accept");
    made.clock.advance(8 * DAY);
    const moved = await steps(crew, asked.id, "moveIn");
    if (!moved.ok) throw new Error(moved.error);
    return asked.id;
  }
  const nightsOf = async (id: string) =>
    (
      await db
        .select({ unit: occupancy.unit, day: occupancy.day })
        .from(occupancy)
        .where(eq(occupancy.bookingId, id))
        .orderBy(occupancy.unit, occupancy.day)
    ).map(({ unit, day }) => `${unit} ${day}`);
  return { ...made, host, crew, house, asks, rowOf, steps, housed, nightsOf };
}

const search = (query: Record<string, string>) =>
  readSearch(
    new URLSearchParams({ arrive: "2026-03-10", leave: "2026-03-24", crew: "4", ...query }),
    "2026-03-02",
  );

test("a stay takes a bed for each of the crew on each night, and the morning of leaving is free", async () => {
  const { asks, nightsOf, rowOf } = await place();
  const asked = await asks({ crew: 2, leave: "2026-03-12" });
  if (!asked.ok) throw new Error(asked.error);
  expect(await nightsOf(asked.id)).toEqual(["1 2026-03-10", "1 2026-03-11", "2 2026-03-10", "2 2026-03-11"]);
  // Two beds for two nights at 50.
  expect((await rowOf(asked.id)).totalCents).toBe(20_000);
  expect(await asks({ crew: 4, arrive: "2026-03-12" })).toMatchObject({ ok: true });
});

test("a house that is let whole takes all its beds, whoever comes", async () => {
  const { asks, nightsOf } = await place(attrs({ leastBeds: 6 }));
  const asked = await asks({ crew: 2, leave: "2026-03-11" });
  if (!asked.ok) throw new Error(asked.error);
  expect(await nightsOf(asked.id)).toHaveLength(6);
  expect(await asks({ crew: 1, leave: "2026-03-11" })).toMatchObject({ ok: false, error: "taken" });
});

test("of any number who ask for the last bed at once exactly one gets it", async () => {
  const { asks, fresh, house } = await place({ units: 3 });
  await asks({ crew: 2 });
  const answers: Awaited<ReturnType<typeof asks>>[] = [];
  for (let left = times(500); left > 0; left -= 50)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, left) }, () => asks({ crew: 1, leave: "2026-03-12" }, fresh())),
      )),
    );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.error])))).toEqual(new Set(["taken"]));
  const [taken] = await db
    .select({ count: sql<number>`count(*)` })
    .from(occupancy)
    .where(and(eq(occupancy.listingId, house), eq(occupancy.unit, 3)));
  expect(taken?.count).toBe(2);
});

test("crews of different sizes who ask at once never share a bed, and nobody gets a part of what they asked for", async () => {
  const { asks, fresh, nightsOf } = await place({ units: 7 });
  const answers = await Promise.all(
    [3, 2, 4, 1, 3, 2].map((crew) =>
      asks({ crew, leave: "2026-03-11" }, fresh()).then((answer) => ({ answer, crew })),
    ),
  );
  let beds = 0;
  for (const { answer, crew } of answers) {
    if (!answer.ok) continue;
    expect(await nightsOf(answer.id)).toHaveLength(crew);
    beds += crew;
  }
  expect(beds).toBeGreaterThan(4);
  expect(beds).toBeLessThanOrEqual(7);
});

test("more people than beds, too long a stay, days that are past, one's own house and another price are refused", async () => {
  const { asks, host, deps, house } = await place();
  expect(await asks({ crew: 7 })).toEqual({ ok: false, error: "beds" });
  expect(await asks({ leave: "2026-05-10" })).toEqual({ ok: false, error: "longest" });
  expect(await asks({ arrive: "2026-03-01" })).toEqual({ ok: false, error: "past" });
  expect(await asks({ leave: "2026-03-10" })).toEqual({ ok: false, error: "endsFirst" });
  expect(await asks({}, host)).toEqual({ ok: false, error: "own" });
  expect(await asks({ house: crypto.randomUUID() })).toEqual({ ok: false, error: "gone" });
  const card = { prices: { day: 9_000 } };
  expect(await changeHouse(deps, host, { ...HOUSE, card, id: house, version: 2 })).toEqual({ ok: true });
  expect(await asks()).toEqual({ ok: false, error: "changed" });
});

test("whoever comes too late is told the next time at which enough beds are free together", async () => {
  const { asks } = await place();
  await asks({ crew: 4, leave: "2026-03-12" });
  const late = await asks({ crew: 3, leave: "2026-03-13" });
  if (late.ok) throw new Error("nobody was there before");
  expect(late.error).toBe("taken");
  expect(late.next?.[0]).toMatchObject({ from: "2026-03-12", to: "2026-03-14" });
});

test("a search finds what has enough free beds, all that is insisted on, and lets one stay so long", async () => {
  const { asks, crew, house, deps, host } = await place();
  const at = { at: "41.85, -87.76", within: "16093" };
  const found = async (query: Record<string, string>) =>
    (await readHouses(db, crew, search({ ...at, ...query }))).rows.some(({ id }) => id === house);
  expect(await found({ kitchen: "yes", truckParking: "yes", wifi: "yes", rooms: "yes" })).toBe(true);
  expect(await found({ laundry: "yes" })).toBe(false);
  expect(await found({ rooms: "yes", crew: "5" })).toBe(false);
  expect(await found({ leave: "2026-05-20" })).toBe(false);
  expect(await found({ at: "40.00, -87.76" })).toBe(false);
  await asks({ crew: 3 });
  expect([await found({ crew: "3" }), await found({ crew: "4" })]).toEqual([true, false]);
  expect(await found({ arrive: "2026-03-24", leave: "2026-03-30" })).toBe(true);
  await move(deps, boundListing, host, {
    record: house,
    transition: "pause",
    version: 2,
    idem: crypto.randomUUID(),
  });
  expect(await found({ crew: "1" })).toBe(false);
  expect(await readHouse(db, crew, house, { from: "2026-03-02", now: deps.now() })).toBeUndefined();
});

test("staying longer is at the agreed price, at once where the right was agreed, and never in a bed of somebody else", async () => {
  const { housed, asks, deps, crew, host, rowOf, nightsOf, house, fresh } = await place();
  const stay = await housed({ crew: 2, leave: "2026-03-17" });
  expect((await rowOf(stay)).totalCents).toBe(56_000);
  // Another price now is for others.
  await changeHouse(deps, host, { ...HOUSE, card: { prices: { day: 50_000 } }, id: house, version: 2 });
  const idem = crypto.randomUUID();
  const longer = { stay, version: 3, idem, leave: "2026-03-24" };
  expect([await stayLonger(deps, crew, longer), await stayLonger(deps, crew, longer)]).toEqual([
    { ok: true, asked: false },
    { ok: true, asked: false },
  ]);
  expect(await rowOf(stay)).toMatchObject({ toDay: "2026-03-23", totalCents: 112_000, version: 4 });
  expect(await nightsOf(stay)).toHaveLength(28);
  const again = { stay, version: 4, idem: crypto.randomUUID() };
  expect(await stayLonger(deps, crew, { ...again, leave: "2026-03-24" })).toMatchObject({ error: "longer" });
  expect(await stayLonger(deps, crew, { ...again, leave: "2026-06-24" })).toMatchObject({ error: "longest" });
  await asks({ crew: 6, version: 3, arrive: "2026-03-26", leave: "2026-03-28" }, fresh());
  expect(await stayLonger(deps, crew, { ...again, leave: "2026-03-27" })).toMatchObject({ error: "taken" });
  expect(await stayLonger(deps, fresh(), { ...again, leave: "2026-03-25" })).toMatchObject({ error: "gone" });
  expect((await rowOf(stay)).toDay).toBe("2026-03-23");
});

test("without the right the owner is asked, and the beds of all of the crew are taken with the yes", async () => {
  const { housed, deps, crew, host, rowOf, nightsOf, steps } = await place(attrs({ extends: false }));
  const stay = await housed({ crew: 3, leave: "2026-03-17" });
  const longer = { stay, version: 3, idem: crypto.randomUUID(), leave: "2026-03-19" };
  expect(await stayLonger(deps, crew, longer)).toEqual({ ok: true, asked: true });
  expect((await rowOf(stay)).state).toBe("extending");
  expect(await nightsOf(stay)).toHaveLength(21);
  await steps(host, stay, "grant");
  expect(await nightsOf(stay)).toHaveLength(27);
  const { quote, toDay } = await rowOf(stay);
  expect([toDay, JSON.parse(quote).stay.crew]).toEqual(["2026-03-18", 3]);
});

test("leaving early pays what was shown, gives the nights behind back, and sent again does nothing more", async () => {
  const { housed, asks, deps, crew, rowOf, nightsOf, fresh, clock } = await place();
  const stay = await housed({ crew: 2, leave: "2026-04-07" });
  const { totalCents } = await rowOf(stay);
  expect(totalCents).toBe(2 * 84_000);
  const idem = crypto.randomUUID();
  // Today is the tenth: seven nights of notice end on the sixteenth.
  const early = { stay, version: 3, idem, leave: "2026-03-15", totalCents: 2 * 28_000 };
  expect(await leaveEarly(deps, crew, { ...early, totalCents: 1 })).toEqual({ ok: false, error: "changed" });
  expect(await leaveEarly(deps, crew, early)).toEqual({ ok: true });
  expect(await leaveEarly(deps, crew, early)).toEqual({ ok: true });
  expect(await rowOf(stay)).toMatchObject({ toDay: "2026-03-14", totalCents: 56_000, refundCents: null });
  expect(await nightsOf(stay)).toHaveLength(10);
  expect(await asks({ crew: 6, arrive: "2026-03-15", leave: "2026-03-20" }, fresh())).toMatchObject({
    ok: true,
  });
  clock.advance(6 * DAY);
  const again = { ...early, version: 4, idem: crypto.randomUUID() };
  expect(await leaveEarly(deps, crew, { ...again, leave: "2026-03-14" })).toEqual({
    ok: false,
    error: "earlier",
  });
});

test("leaving early in two steps costs what it does in one, and staying on afterwards pays to the new end", async () => {
  const { housed, deps, crew, rowOf } = await place();
  const stay = await housed({ crew: 2, leave: "2026-04-07" });
  const early = { stay, idem: crypto.randomUUID(), totalCents: 2 * 28_000 };
  expect(await leaveEarly(deps, crew, { ...early, version: 3, leave: "2026-03-13" })).toEqual({ ok: true });
  const again = { ...early, version: 4, idem: crypto.randomUUID(), leave: "2026-03-11" };
  expect(await leaveEarly(deps, crew, { ...again, totalCents: 2 * 15_000 })).toEqual({
    ok: false,
    error: "changed",
  });
  expect(await leaveEarly(deps, crew, again)).toEqual({ ok: true });
  expect(await rowOf(stay)).toMatchObject({ toDay: "2026-03-10", totalCents: 2 * 28_000 });
  const longer = { stay, version: 5, idem: crypto.randomUUID() };
  expect(await stayLonger(deps, crew, { ...longer, leave: "2026-03-31" })).toMatchObject({ ok: true });
  expect(await rowOf(stay)).toMatchObject({ totalCents: 2 * 84_000, refundCents: null });
  expect(
    await leaveEarly(deps, crew, { ...early, version: 6, idem: crypto.randomUUID(), leave: "2026-03-24" }),
  ).toEqual({ ok: false, error: "changed" });
});

test("no owner begins a stay on its first day or ends one before its last night is over", async () => {
  const { asks, steps, host, crew, clock } = await place();
  const asked = await asks({ crew: 2, leave: "2026-03-17" });
  if (!asked.ok) throw new Error(asked.error);
  await steps(host, asked.id, "accept");
  clock.advance(8 * DAY);
  expect(await steps(host, asked.id, "moveIn")).toMatchObject({ error: "blocked", guard: "crewFirst" });
  clock.advance(DAY);
  expect(await steps(host, asked.id, "moveIn")).toMatchObject({ ok: true });
  expect(await steps(host, asked.id, "moveOut")).toMatchObject({ error: "blocked", guard: "lastNightOver" });
  clock.advance(6 * DAY);
  expect(await steps(host, asked.id, "moveOut")).toMatchObject({ ok: true, state: "settled" });
  expect(await steps(crew, asked.id, "moveOut")).toMatchObject({ ok: false });
});

test("whoever may not stay longer is told times at which all of the crew could", async () => {
  const { housed, asks, deps, crew, fresh } = await place();
  const stay = await housed({ crew: 3, leave: "2026-03-17" });
  await asks({ crew: 2, arrive: "2026-03-17", leave: "2026-03-19" }, fresh());
  await asks({ crew: 4, arrive: "2026-03-17", leave: "2026-03-20" }, fresh());
  const longer = { stay, version: 3, idem: crypto.randomUUID(), leave: "2026-03-19" };
  const refused = await stayLonger(deps, crew, longer);
  expect(refused).toMatchObject({ error: "taken", next: [{ from: "2026-03-20" }, {}, {}] });
});

test("one bed has one of the crew a night, and one of the crew has one bed, whatever is sent at once", async () => {
  const { housed, deps, crew, host, fresh } = await place();
  const stay = await housed({ crew: 2, leave: "2026-03-17" });
  const week = { stay, bed: 1, from: "2026-03-10", until: "2026-03-17", job: "North" };
  const add = (called: string, changes = {}, who = crew) =>
    addOccupant(deps, who, { ...week, idem: crypto.randomUUID(), called, ...changes });
  const both = await Promise.all([add("Carpenter 1"), add("Carpenter 2")]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both).toContainEqual({ ok: false, error: "bedTaken" });
  const idem = crypto.randomUUID();
  const mason = { idem, bed: 2, until: "2026-03-13" };
  expect([await add("Mason 1", mason), await add("Mason 1", mason)]).toEqual([{ ok: true }, { ok: true }]);
  expect(await add("Mason 2", { bed: 3 })).toEqual({ ok: false, error: "outside" });
  expect(await add("Mason 2", { bed: 2, until: "2026-03-18" })).toEqual({ ok: false, error: "outside" });
  expect(await add("Mason 2", { bed: 2 }, host)).toEqual({ ok: false, error: "gone" });
  expect(await add("Mason 2", { bed: 2 }, fresh())).toEqual({ ok: false, error: "gone" });
  const people = await db.select().from(stayOccupants).where(eq(stayOccupants.bookingId, stay));
  const carpenter = people.find(({ id }) => id !== idem)?.id ?? "";
  // The mason's other nights in the carpenter's bed: taken.
  const nights = { stay, bed: 1, from: "2026-03-13", until: "2026-03-17" };
  expect(await assignBed(deps, crew, { ...nights, idem: crypto.randomUUID(), occupant: idem })).toEqual({
    ...{ ok: false, error: "bedTaken" },
  });
  expect(
    await assignBed(deps, crew, { ...nights, bed: 2, idem: crypto.randomUUID(), occupant: carpenter }),
  ).toEqual({
    ok: true,
  });
  const bedsOf = async (who: string) =>
    (await db.select().from(stayNights).where(eq(stayNights.occupantId, who)))
      .sort((a, b) => a.day.localeCompare(b.day))
      .map(({ unit, day }) => `${unit} ${day.slice(8)}`);
  expect(await bedsOf(carpenter)).toEqual(["1 10", "1 11", "1 12", "2 13", "2 14", "2 15", "2 16"]);
  const swap = { stay, idem: crypto.randomUUID(), occupant: carpenter, other: idem, from: "2026-03-12" };
  expect([await swapOccupants(deps, crew, swap), await swapOccupants(deps, crew, swap)]).toEqual([
    { ok: true },
    { ok: true },
  ]);
  expect(await bedsOf(carpenter)).toEqual(["1 10", "1 11", "2 12"]);
  expect(await bedsOf(idem)).toEqual(["2 10", "2 11", "1 12", "2 13", "2 14", "2 15", "2 16"]);
  expect(await removeOccupant(deps, crew, { stay, idem: crypto.randomUUID(), occupant: idem })).toEqual({
    ok: true,
  });
  expect(await bedsOf(idem)).toEqual([]);
});

test("a problem runs its clock until the owner answers, once, and the crew says when it is in order", async () => {
  const { housed, deps, crew, host, clock, fresh } = await place();
  const stay = await housed();
  const idem = crypto.randomUUID();
  const problem = { stay, idem, kind: "water" as const, words: "No hot water" };
  expect(await reportIssue(deps, crew, problem)).toEqual({ ok: true });
  expect(await reportIssue(deps, crew, problem)).toEqual({ ok: true });
  expect(await reportIssue(deps, crew, { ...problem, words: "No hot water at all" })).toEqual({ ok: true });
  expect((await readStay(db, crew, stay, deps.now()))?.issues.map(({ words }) => words)).toEqual([
    "No hot water",
  ]);
  expect(await reportIssue(deps, host, { ...problem, idem: crypto.randomUUID() })).toEqual({
    ok: false,
    error: "gone",
  });
  clock.advance(3 * 3_600_000);
  const answer = { stay, issue: idem, answer: "The plumber comes at five" };
  expect(await answerIssue(deps, fresh(), answer)).toEqual({ ok: false, error: "gone" });
  expect(await answerIssue(deps, crew, answer)).toEqual({ ok: false, error: "gone" });
  expect(await answerIssue(deps, host, answer)).toEqual({ ok: true });
  clock.advance(3_600_000);
  expect(await answerIssue(deps, host, answer)).toEqual({ ok: true });
  expect(await answerIssue(deps, host, { ...answer, answer: "Later" })).toEqual({
    ok: false,
    error: "already",
  });
  expect(await solveIssue(deps, crew, { stay, issue: idem })).toEqual({ ok: true });
  const [issue] = (await readStay(db, host, stay, deps.now()))?.issues ?? [];
  expect(Date.parse(issue?.answeredAt ?? "") - Date.parse(issue?.at ?? "")).toBe(3 * 3_600_000);
  expect(issue?.solvedAt).toBe(deps.now().toISOString());
});

test("a stay is seen by its two sides alone, moves in from the first day on, and takes no step of a machine", async () => {
  const { asks, steps, host, crew, clock, fresh, deps, nightsOf } = await place();
  const asked = await asks();
  if (!asked.ok) throw new Error(asked.error);
  expect(await readStay(db, fresh(), asked.id, deps.now())).toBeUndefined();
  expect(await steps(crew, asked.id, "accept")).toMatchObject({ ok: false, error: "not-allowed" });
  await steps(host, asked.id, "accept");
  expect(await steps(crew, asked.id, "moveIn")).toMatchObject({
    ok: false,
    error: "blocked",
    guard: "firstDayHere",
  });
  clock.advance(8 * DAY);
  expect(await steps(host, asked.id, "handOver")).toMatchObject({ ok: false, error: "blocked" });
  expect(await steps(crew, asked.id, "moveIn")).toMatchObject({ ok: true });
  expect(await steps(crew, asked.id, "moveOut")).toMatchObject({ ok: true, state: "settled" });
  expect(await nightsOf(asked.id)).toEqual([]);
  expect((await readStays(db, host, deps.now())).map(({ id }) => id)).toEqual([asked.id]);
});

test("the samples are twelve houses and four stays with a roster, seen by their workspace alone and gone with the houses", async () => {
  const { fresh, deps } = listingPlace(db, "2026-03-02T15:00:00.000Z");
  const actor = fresh();
  const statements = contribution.samples(db, {
    workspace: actor.workspace,
    language: "he",
    now: deps.now(),
  });
  await db.batch(statements as never);
  const houses = await readHouses(db, actor, search({ crew: "1", leave: "2026-03-11", compare: "" }));
  expect(houses.rows.filter(({ mine }) => mine).length).toBeGreaterThan(8);
  expect((await readHouses(db, fresh(), search({ crew: "1" }))).rows.some(({ sample }) => sample)).toBe(
    false,
  );
  const stays = await readStays(db, actor, deps.now());
  expect(stays).toHaveLength(4);
  const going = stays.find(({ state }) => state === "out");
  const read = await readStay(db, actor, going?.id ?? "", deps.now());
  expect([read?.beds.length, read?.occupants.length, read?.issues.length]).toEqual([6, 5, 2]);
  expect(read?.nights.length).toBe(5 * 42 - 7);
});
