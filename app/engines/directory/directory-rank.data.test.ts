import { sql } from "drizzle-orm";
import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { directoryReviews } from "~db/schema/directory.ts";
import { testDatabase } from "../../../tests/database.ts";
import { createMember } from "../../../tests/factories.ts";
import { times, tookAtMost } from "../../../tests/prove.ts";
import { removeEntry, sampleEntries, saveEntry, searchDirectory, storedEntry } from "./directory.server.ts";
import { type Criteria, DIRECTORY_LIMITS, defineDirectory, findIn } from "./directory.ts";

const db = testDatabase();
const TODAY = "2026-03-02";
const now = () => new Date(`${TODAY}T12:00:00Z`);
const uuid = () => crypto.randomUUID() as string;
const AUSTIN = { latitude: 30.27, longitude: -97.74 };
const TRADES = ["framing", "roofing", "tile"];

const rankedKind = () =>
  defineDirectory({
    name: `ranked-${uuid()}`,
    schema: v.object({ trades: v.array(v.string()), seen: v.array(v.string()) }),
    facets: ["trade"],
    facetsOf: ({ trades, seen }) => [
      ...trades.map((trade) => ["trade", trade] as const),
      ...seen.map((day, n) => ["proof", `${day} ${n}`] as const),
    ],
    rank: { proofs: 2, ratings: ["2", "3", "4"] },
  });

const placed = (latitude: number, longitude: number) => ({
  ...{ called: "Office", address: "", phone: "", hours: "", latitude, longitude },
});

const reviewsOf = (workspace: string, said: readonly { entry: string; stars: number; down: boolean }[]) =>
  db.insert(directoryReviews).select(
    sql`select value ->> 0, ${workspace}, value ->> 1, 'test', value ->> 0, value ->> 2, '', '', null, 1, 0,
      ${now().toISOString()}, value ->> 3, '' from json_each(${JSON.stringify(
        said.map(({ entry, stars, down }) => [uuid(), entry, stars, down ? now().toISOString() : null]),
      )}) where true`,
  );

const firm = fc.record({
  name: fc.constantFrom("Ridge Roofing", "Ñandú & Sons", "O'Gate", "Élan Tile", "Ridge"),
  trades: fc.subarray(TRADES, { minLength: 1 }),
  seen: fc.array(fc.constantFrom("2025-03-01", "2025-03-02", "2026-03-02", "2026-03-03"), { maxLength: 3 }),
  stars: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 9 }),
  down: fc.boolean(),
  places: fc.array(
    fc.tuple(fc.double({ min: 29, max: 31, noNaN: true }), fc.double({ min: -99, max: -97, noNaN: true })),
    { maxLength: 2 },
  ),
});

test("the database orders firms by the printed formula as counting by hand does, for any set of firms", async () => {
  const { actor } = await createMember(db);
  const sets = fc.sample(fc.array(firm, { minLength: 2, maxLength: 14 }), { numRuns: times(25), seed: 23 });
  for (const [n, set] of sets.entries()) {
    const kind = rankedKind();
    const stored = set.map(({ name, trades, seen, places }) =>
      storedEntry(kind, uuid(), {
        ...{ name, about: "", attrs: { trades, seen } },
        places: places.map((at) => placed(...at)),
      }),
    );
    const said = set.flatMap(({ stars, down }, place) =>
      stars.map((one, k) => ({ entry: stored[place]?.id ?? "", stars: one, down: down && k === 0 })),
    );
    await db.batch([
      ...sampleEntries(db, stored, { workspace: actor.workspace, now: now() }),
      reviewsOf(actor.workspace, said),
    ] as never);
    const entries = stored.map((one) => {
      const own = said.filter(({ entry, down }) => entry === one.id && !down);
      return { ...one, reviews: own.length, stars: own.reduce((sum, { stars }) => sum + stars, 0) };
    });
    const criteria: Criteria = {
      words: [[], ["ridge"], ["sons"], ["o'gate"]][n % 4] as string[],
      chosen: { trade: n % 3 ? [] : ["tile", "roofing"], rating: n % 5 ? [] : ["3"] },
      ...(n % 2 === 0 && { near: { ...AUSTIN, withinMetres: 120_000 } }),
      ...{ page: 1, today: TODAY },
    };
    const found = await searchDirectory(db, kind, actor, criteria);
    const byHand = findIn(entries, criteria, kind);
    expect(found.rows.map(({ id }) => id)).toEqual(byHand.rows.map(({ id }) => id));
    expect({ total: found.total, counts: found.counts }).toEqual({
      total: byHand.total,
      counts: byHand.counts,
    });
  }
}, 600_000);

test("answered requests count in the order, and a firm without any stands as if nobody had asked", async () => {
  const { actor } = await createMember(db);
  const kind = rankedKind();
  const [slow, quick, none] = ["A", "B", "C"].map((name) =>
    storedEntry(kind, uuid(), { name, about: "", attrs: { trades: ["tile"], seen: [] }, places: [] }),
  ) as [ReturnType<typeof storedEntry>, ReturnType<typeof storedEntry>, ReturnType<typeof storedEntry>];
  await db.batch(sampleEntries(db, [slow, quick, none], { workspace: actor.workspace, now: now() }) as never);
  const found = await searchDirectory(
    db,
    kind,
    actor,
    { words: [], chosen: {}, page: 1, today: TODAY },
    {
      asked: sql`case directory_entries.id when ${none.id} then 0 else 8 end`,
      prompt: sql`case directory_entries.id when ${quick.id} then 8 else 2 end`,
    },
  );
  expect(found.rows.map(({ id }) => id)).toEqual([quick.id, slow.id, none.id]);
});

test("what is searched follows a change of the page and its end, and hostile words find nothing and break nothing", async () => {
  const { actor } = await createMember(db);
  const kind = rankedKind();
  const entry = { about: "", attrs: { trades: ["tile"], seen: [] }, places: [] };
  const deps = { db, now };
  const saved = await saveEntry(deps, actor, { kind, idem: uuid(), ...entry, name: "Before Masonry" });
  if (!saved.ok) throw new Error(saved.error);
  const found = async (...words: string[]) =>
    (await searchDirectory(db, kind, actor, { words, chosen: {}, page: 1, today: TODAY })).total;
  expect(await found("masonry", "bef")).toBe(1);
  const change = { id: saved.id, version: 1 };
  await saveEntry(deps, actor, { kind, idem: uuid(), change, ...entry, name: "Afterwards" });
  expect([await found("masonry"), await found("afterw")]).toEqual([0, 1]);
  // The parts of an id are no words of a firm.
  expect(await found(saved.id)).toBe(0);
  for (const odd of ['"', "* OR", "NEAR(a b)", "entry : x", "<script>", "^", "-"])
    expect(await found("afterw", odd)).toBeLessThanOrEqual(1);
  expect(await removeEntry(deps, actor, { id: saved.id })).toEqual({ ok: true });
  expect(
    await db.all(sql`select entry from directory_search where directory_search match 'words : "afterwards"'
      and entry = ${saved.id}`),
  ).toEqual([]);
});

test("a search among fifty thousand firms stays quick", { timeout: 600_000 }, async () => {
  const { actor } = await createMember(db);
  const kind = rankedKind();
  const many = times(2_500);
  for (let from = 0; from < many; from += 500) {
    const stored = Array.from({ length: 500 }, (_, k) => {
      const n = from + k;
      return storedEntry(kind, uuid(), {
        name: `Firm ${n} ${["Ridge", "Gate", "Stone", "Oak"][n % 4]}`,
        about: `Does work number ${n}`,
        attrs: { trades: [TRADES[n % 3] as string], seen: n % 2 ? ["2026-01-02"] : [] },
        places: [placed(29 + (n % 200) / 100, -99 + (n % 317) / 160)],
      });
    });
    const said = stored.filter((_, k) => k % 5 === 0).map(({ id }) => ({ entry: id, stars: 4, down: false }));
    await db.batch([
      ...sampleEntries(db, stored, { workspace: actor.workspace, now: now() }),
      reviewsOf(actor.workspace, said),
    ] as never);
  }
  const timed = async (what: string, criteria: Partial<Criteria>, total: number) => {
    const started = performance.now();
    const found = await searchDirectory(db, kind, actor, {
      ...{ words: [], chosen: {}, page: 1, today: TODAY, ...criteria },
    });
    if (many >= 50_000) tookAtMost(`${what} among ${many} firms`, 1_000, performance.now() - started);
    expect([found.total, found.more]).toEqual([
      Math.min(total, DIRECTORY_LIMITS.ranked),
      total > DIRECTORY_LIMITS.ranked,
    ]);
  };
  await timed("two words", { words: ["firm", String(many - 1)] }, 1);
  await timed("a common word", { words: ["ridge"] }, many / 4);
  await timed("everything, by the formula", {}, many);
  await timed("a place", { near: { ...AUSTIN, withinMetres: 400_000 } }, many);
});
