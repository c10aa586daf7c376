import { eq, getTableColumns, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { metresBetween } from "~/engines/place/place.ts";
import { hoursOf, quote, type RateCard } from "~/engines/rates/rates.ts";
import { takeListing } from "~/features/general/membership/entitlements.queries.server.ts";
import { listings } from "~db/schema/listing.ts";
import { testDatabase } from "../../../tests/database.ts";
import { listingPlace, SKID_STEER } from "../../../tests/factories/listings.ts";
import { times, tookAtMost } from "../../../tests/prove.ts";
import { book } from "../booking/booking.server.ts";
import { type ListingSearch, openListing, searchQueries } from "./listing.server.ts";
import { flatMetres, readAttrs } from "./listing.ts";

const db = testDatabase();
const CHICAGO = SKID_STEER.position;
/** A place that no other test lists anything at. */
const far = (n: number) => ({ latitude: -60 + n, longitude: 120 + n });
const search = (changes: Partial<ListingSearch> = {}): ListingSearch => ({
  ...{ kind: "rental", from: "2026-03-10", to: "2026-03-12", days: 3, free: true, delivered: false },
  ...{ words: [], sortsByWords: [], sorts: [] },
  ...changes,
});
const find = async (changes: Partial<ListingSearch>, options = {}) => {
  const queries = searchQueries(db, search(changes), { offset: 0, limit: 50, ...options });
  const [found, facets] = await db.batch([queries.found, queries.facets]);
  return { found, facets };
};

test("a listing that is sent three times at once is one, and takes one of the month", async () => {
  const { deps, fresh, key, clock } = listingPlace(db);
  const actor = fresh();
  const idem = key();
  const open = (id = key()) =>
    openListing(deps, actor, {
      ...{ idem: id, kind: "rental" as const, ...SKID_STEER },
      quota: takeListing(db, { id, workspace: actor.workspace, zone: "UTC", now: clock.now() }),
    });
  expect(await Promise.all([1, 2, 3].map(() => open(idem)))).toEqual(Array(3).fill({ ok: true, id: idem }));
  const more = [];
  for (let n = 0; n < 5; n++) more.push(await open());
  expect(more.map((one) => (one.ok ? "opened" : one.error))).toEqual([...Array(4).fill("opened"), "quota"]);
  expect(await db.select().from(listings).where(eq(listings.workspace, actor.workspace))).toHaveLength(5);
});

test.each<[string, Partial<typeof SKID_STEER>, object]>([
  [
    "a card with a hole",
    { card: { prices: { day: 100, month: 900 } } },
    { error: "card", problem: { code: "hole", block: "week" } },
  ],
  [
    "hours that are no days",
    { card: { prices: { day: 100 }, leastHours: 30 } },
    { error: "card", problem: { code: "amount" } },
  ],
  ["an unknown machine", { attrs: { machine: "spaceship" } }, { error: "attrs", field: "machine" }],
  ["a weight below zero", { attrs: { machine: "roller", weight: -1 } }, { error: "attrs", field: "weight" }],
])("%s is refused before anything is written", async (_, changes, refusal) => {
  const { deps, fresh, key, quota } = listingPlace(db);
  const actor = fresh();
  const made = await openListing(deps, actor, {
    idem: key(),
    kind: "rental",
    quota: quota(),
    ...SKID_STEER,
    ...changes,
  });
  expect(made).toEqual({ ok: false, ...refusal });
  expect(await db.select().from(listings).where(eq(listings.workspace, actor.workspace))).toEqual([]);
});

test("of two who change a listing at once one is told so, and a strange one is told nothing", async () => {
  const { fresh, published, edited } = listingPlace(db);
  const owner = fresh();
  const id = await published(owner);
  const results = await Promise.all(["A", "B"].map((title) => edited(owner, id, 2, { title })));
  expect(results.map((result) => (result.ok ? "saved" : result.error)).sort()).toEqual(["saved", "stale"]);
  expect(await edited(fresh(), id, 3, {})).toEqual({ ok: false, error: "gone" });
});

test("a machine that is booked is not taken out of its listing", async () => {
  const { deps, fresh, key, published, edited } = listingPlace(db);
  const owner = fresh();
  const id = await published(owner, { units: 2 });
  const booking = { listing: id, version: 2, from: "2026-03-10", to: "2026-03-11", quote: {}, message: "" };
  for (let n = 0; n < 2; n++)
    await book(deps, fresh(), { ...booking, idem: key(), totalCents: 1, depositCents: 0 });
  expect(await edited(owner, id, 2, { units: 1 })).toEqual({ ok: false, error: "booked" });
});

test("a search finds what is published, free and near, the cheapest true total first", async () => {
  const { deps, fresh, key, published, opened } = listingPlace(db);
  const at = far(1);
  const near = { ...at, latitude: at.latitude + 0.05 };
  const cheap = await published(fresh(), {
    position: near,
    card: { prices: { day: 10_000 }, fees: { cleaning: 90_000 } },
  });
  const dear = await published(fresh(), { position: at, card: { prices: { day: 20_000 } } });
  const taken = await published(fresh(), { position: at });
  await opened(fresh(), { position: at });
  await published(fresh(), { position: { ...at, latitude: at.latitude + 3 } });
  await book(deps, fresh(), {
    ...{
      idem: key(),
      listing: taken,
      version: 2,
      from: "2026-03-12",
      to: "2026-03-14",
      quote: {},
      message: "",
    },
    ...{ totalCents: 1, depositCents: 0 },
  });
  const { found } = await find({ at, within: 50_000 });
  expect(found.map(({ id, total }) => [id, total])).toEqual([
    [dear, 60_000],
    [cheap, 120_000],
  ]);
  expect((await find({ at, within: 50_000, from: "2026-03-20", to: "2026-03-22" })).found).toHaveLength(3);
  expect((await find({ at, within: 50_000, free: false })).found).toHaveLength(3);
});

test("each facet is counted as if it were not chosen itself", async () => {
  const { fresh, published } = listingPlace(db);
  const at = far(2);
  await published(fresh(), { position: at });
  await published(fresh(), { position: at, ownerKind: "company", withOperator: true });
  await published(fresh(), {
    position: at,
    sort: "roller",
    attrs: { machine: "roller" },
    ownerKind: "company",
  });
  const { found, facets } = await find({ at, within: 1_000, ownerKind: "company", sorts: ["roller"] });
  expect(found).toHaveLength(1);
  expect(facets.map(({ facet, value, count }) => `${facet} ${value} ${count}`).sort()).toEqual([
    "operator yes 0",
    "owner company 1",
    "sort roller 1",
    "sort skidSteer 1",
  ]);
});

test("a sample that is changed stays a sample", async () => {
  const { fresh, published, edited } = listingPlace(db);
  const owner = fresh();
  const id = await published(owner);
  await db.update(listings).set({ sample: true }).where(eq(listings.id, id));
  expect(await edited(owner, id, 2, { title: "Mine now" })).toEqual({ ok: true });
  const [row] = await db.select().from(listings).where(eq(listings.id, id));
  expect(row).toMatchObject({ title: "Mine now", sample: true });
});

test("samples are found by whoever has them and by nobody else", async () => {
  const { fresh, published } = listingPlace(db);
  const at = far(3);
  const owner = fresh();
  const id = await published(owner, { position: at });
  await db.update(listings).set({ sample: true }).where(eq(listings.id, id));
  expect((await find({ at, within: 1_000 })).found).toEqual([]);
  expect((await find({ at, within: 1_000 }, { actor: owner })).found).toMatchObject([{ id, sample: 1 }]);
});

test("words of the title and figures of the machine narrow a search", async () => {
  const { fresh, published } = listingPlace(db);
  const at = far(4);
  const id = await published(fresh(), { position: at, title: "Tracked Loader" });
  await published(fresh(), {
    position: at,
    title: "Tracked mini",
    attrs: { machine: "skidSteer", lifts: 400 },
  });
  const ids = async (changes: Partial<ListingSearch>) =>
    (await find({ at, within: 1_000, ...changes })).found.map((one) => one.id);
  expect(await ids({ words: ["loader", "tracked"] })).toEqual([id]);
  expect(await ids({ words: ["nothing"], sortsByWords: ["skidSteer"] })).toHaveLength(2);
  expect(await ids({ atLeast: { lifts: 900 } })).toEqual([id]);
  expect(await ids({ atMost: { lifts: 899 } })).toHaveLength(1);
});

const cents = fc.integer({ min: 1, max: 90_000 });
const card: fc.Arbitrary<RateCard> = fc.record({
  prices: fc.oneof(
    fc.record({ day: cents, week: cents, month: cents }),
    fc.record({ hour: cents, day: cents }),
    fc.record({ week: cents }),
  ),
  leastHours: fc.nat(9).map((days) => days * 24),
  leastCents: cents,
  fees: fc.record({ cleaning: cents, fuel: cents }),
  taxRate: fc.nat(2_000),
  delivery: fc
    .uniqueArray(fc.integer({ min: 1, max: 60_000 }), { maxLength: 3 })
    .map((steps) => steps.toSorted((a, b) => a - b).map((upTo, n) => ({ upTo, cents: 1_000 * n + 5 }))),
});

test("the total that a search sorts by is the total of the quote, to the cent", async () => {
  const { fresh, published } = listingPlace(db);
  let n = 0;
  await fc.assert(
    fc.asyncProperty(
      card,
      fc.integer({ min: 1, max: 120 }),
      fc.boolean(),
      fc.nat(500),
      async (rates, days, delivered, off) => {
        n++;
        const at = { latitude: -50 + (n % 400) * 0.02, longitude: -20 + Math.floor(n / 400) * 0.02 };
        const position = { latitude: at.latitude + off / 1_000, longitude: at.longitude };
        const id = await published(fresh(), { card: rates, position, title: `quoted ${n}` });
        const { found } = await find({
          at,
          within: 200_000,
          days,
          delivered,
          free: false,
          words: ["quoted", String(n)],
        });
        const mine = found.find((one) => one.id === id);
        const distance = delivered ? flatMetres(at, position) : undefined;
        const answer = quote(rates, { hours: hoursOf(days), ...(distance !== undefined && { distance }) });
        expect(mine?.total).toBe(answer.ok ? answer.quote.total : undefined);
      },
    ),
    { numRuns: times(15) },
  );
});

test("the flat distance is within two percent of the round one where people build", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -55, max: 55, noNaN: true }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      (latitude, north, east) => {
        const from = { latitude, longitude: 10 };
        const to = { latitude: latitude + north, longitude: 10 + east };
        const round = metresBetween(from, to);
        expect(Math.abs(flatMetres(from, to) - round)).toBeLessThanOrEqual(round * 0.02 + 1);
      },
    ),
    { numRuns: times(100) },
  );
  expect(Math.abs(flatMetres(CHICAGO, { latitude: 42.38, longitude: -87.63 }) - 55_597)).toBeLessThan(5);
});

test("attributes of a rental are read by its schema, and nothing else is kept", () => {
  expect(readAttrs("rental", { machine: "roller", weight: 900 })).toEqual({
    ok: true,
    attrs: { machine: "roller", weight: 900 },
  });
  expect(readAttrs("rental", { machine: "roller", colour: "red" })).toEqual({ ok: false, field: "colour" });
});

test("a search reads listings by an index of their place, and what is taken by the index of days", async () => {
  const { found } = searchQueries(db, search({ at: CHICAGO, within: 50_000 }), { offset: 0, limit: 20 });
  const { sql: text, params } = found.toSQL();
  const { rows } = { rows: await explain(text, params) };
  expect(rows.join("\n")).toMatch(
    /SEARCH l USING INDEX listings_(place|sort) \(kind=\? AND state=\? AND latitude>\? AND latitude<\?\)/,
  );
  expect(rows.join("\n")).toMatch(/SEARCH taken USING COVERING INDEX occupancy_day \(day>\? AND day<\?\)/);
});

/** How the database carries a statement out. */
async function explain(text: string, params: readonly unknown[]): Promise<string[]> {
  const parts = text.split("?");
  const whole = sql.join(
    parts.flatMap((part, n) => (n === 0 ? [sql.raw(part)] : [sql`${params[n - 1]}`, sql.raw(part)])),
  );
  const rows = await db.all<{ detail: string }>(sql`explain query plan ${whole}`);
  return rows.map(({ detail }) => detail);
}

test("a search among fifty thousand machines around one place is one round trip, and soon back", async () => {
  const { fresh, published } = listingPlace(db);
  const at = { latitude: -75, longitude: -100 };
  const id = await published(fresh(), { position: at });
  const many = times(2_500);
  const columns = Object.values(getTableColumns(listings)).map(({ name }) => name);
  const copied = columns.map((name) =>
    name === "id"
      ? sql.raw("'many-' || copies.n")
      : name === "latitude"
        ? sql.raw("latitude + (copies.n % 500) / 2000.0")
        : name === "sort"
          ? sql.raw("case copies.n % 3 when 0 then 'roller' when 1 then 'trencher' else sort end")
          : name === "day_cents"
            ? sql.raw("day_cents + copies.n % 977")
            : sql.raw(name),
  );
  await db.run(sql`insert into listings (${sql.raw(columns.join(", "))})
    with recursive copies(n) as (select 1 union all select n + 1 from copies where n < ${many})
    select ${sql.join(copied, sql`, `)} from copies, listings where listings.id = ${id}`);
  try {
    const began = performance.now();
    const { found, facets } = await find({ at, within: 80_000 });
    tookAtMost(`a search with facets among ${many} listings`, 1_000, performance.now() - began);
    expect(found[0]).toMatchObject({ id, total: 60_000 });
    expect(facets.find(({ facet }) => facet === "owner")?.count).toBe(many + 1);
  } finally {
    await db.run(sql`delete from listings where id like 'many-%'`);
  }
});
