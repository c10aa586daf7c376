import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { metresBetween } from "../place/place.ts";
import { defineDirectory, type Findable, findIn, rankOf, ratingOf, starsOf, wilson } from "./directory.ts";
import { hasWord, matching, searchable } from "./words.ts";

const TODAY = "2026-03-02";
const AUSTIN = { latitude: 30.27, longitude: -97.74 };
const kind = defineDirectory({
  name: "ranked",
  schema: v.object({}),
  facets: [],
  facetsOf: () => [],
  rank: { proofs: 2, ratings: ["3", "4"] },
});

const day = fc.constantFrom(
  "2024-11-30",
  "2025-03-01",
  "2025-03-02",
  "2026-01-15",
  "2026-03-02",
  "2026-03-03",
);
const ofFormula = fc
  .record({
    each: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 12 }),
    answers: fc.array(fc.boolean(), { maxLength: 6 }),
    proofs: fc.array(day, { maxLength: 3 }),
    place: fc.tuple(
      fc.double({ min: 29.5, max: 31, noNaN: true }),
      fc.double({ min: -98.5, max: -97, noNaN: true }),
    ),
  })
  .map(({ each, answers, proofs, place: [latitude, longitude] }) => ({
    ...{ reviews: each.length, stars: each.reduce((sum, one) => sum + one, 0) },
    ...{ asked: answers.length, prompt: answers.filter(Boolean).length },
    facets: proofs.map((one, n) => ["proof", `${one} ${n}`] as const),
    places: [{ latitude, longitude }],
  }));

const searched = (near: boolean) => ({
  ...{ words: [], chosen: {}, page: 1, today: TODAY },
  ...(near && { near: { ...AUSTIN, withinMetres: 500_000 } }),
});

test("no order changes with anything but the printed formula, for 500 sets of firms", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(ofFormula, fc.record({ words: fc.string(), paid: fc.nat(), sample: fc.boolean() })), {
        minLength: 2,
        maxLength: 10,
      }),
      fc.array(fc.record({ words: fc.string(), paid: fc.nat(), sample: fc.boolean() }), {
        minLength: 10,
        maxLength: 10,
      }),
      fc.boolean(),
      (drawn, others, near) => {
        // The name decides between those that stand level, and is printed as well.
        const firms = drawn.map(([formula, rest], n) => ({
          id: `${n}`,
          nameKey: `${n}`,
          ...rest,
          ...formula,
        }));
        const order = (all: readonly Findable[]) =>
          findIn(all, searched(near), kind).rows.map(({ id }) => id);
        const changed = firms.map((firm, n) => ({ ...firm, ...others[n] })).toReversed();
        expect(order(changed)).toEqual(order(firms));
        const points = (id: string) => {
          const { facets, ...firm } = firms[Number(id)] as (typeof firms)[number];
          const proofs = facets.map(([, value]) => value.slice(0, 10));
          return rankOf({ ...firm, proofs }, { ...searched(near), proofs: 2 });
        };
        const found = order(firms).map((id) => [points(id), id] as const);
        expect(found).toEqual(found.toSorted(([a, m], [b, n]) => b - a || (m < n ? -1 : 1)));
      },
    ),
    { numRuns: 500 },
  );
});

test("the bound grows with how many say so, never leaves 0 to 1, and is known for a few", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 2000 }), (n, extra) => {
      const stars = n + Math.min(extra, 4 * n);
      const bound = ratingOf(stars, n);
      expect(bound).toBeGreaterThanOrEqual(0);
      expect(bound).toBeLessThan(1);
      // Twice as many of the same say at least as much.
      expect(ratingOf(2 * stars, 2 * n)).toBeGreaterThanOrEqual(bound - 1e-12);
    }),
  );
  expect(wilson(0, 0)).toBe(0);
  expect(wilson(1, 1)).toBeCloseTo(0.2065, 4);
  expect(wilson(50, 100)).toBeCloseTo(0.4038, 4);
  // One review of five stars stands below forty of four and a half.
  expect(starsOf(ratingOf(5, 1))).toBeLessThan(starsOf(ratingOf(180, 40)));
});

test("of two that are otherwise alike the nearer one stands first, and an old or a future proof counts nothing", () => {
  const base = { reviews: 0, stars: 0, proofs: [], places: [AUSTIN] };
  const near = { ...AUSTIN, withinMetres: 80_000 };
  const far = { latitude: 30.6, longitude: -97.74 };
  expect(metresBetween(AUSTIN, far)).toBeLessThan(80_000);
  const search = { today: TODAY, proofs: 2, near };
  expect(rankOf(base, search)).toBeGreaterThan(rankOf({ ...base, places: [far] }, search));
  const proven = (proofs: string[]) => rankOf({ ...base, proofs }, { today: TODAY, proofs: 2 });
  expect(proven(["2025-03-01", "2026-03-03"])).toBe(0);
  expect(proven(["2025-03-02"])).toBe(15_000_000);
  expect(proven(["2026-01-01", "2026-01-01", "2026-02-01"])).toBe(30_000_000);
});

test("words are found by how they begin, whatever stands between them, and nothing in them is an operator", () => {
  expect(hasWord("Núñez & Sons Roofing", "sons")).toBe(true);
  expect(hasWord("Núñez & Sons Roofing", "nun")).toBe(true);
  expect(hasWord("Núñez & Sons Roofing", "oofing")).toBe(false);
  expect(hasWord("O'Brien Tile", "o'bri")).toBe(true);
  expect(searchable("<script>alert(1)</script>")).toEqual(["script", "alert", "1", "script"]);
  expect(matching(['") OR entry : "x', "--"])).toBe('words : ("or entry x"*)');
  expect(matching(["--", "*"])).toBeUndefined();
});
