import { expect, test } from "vitest";
import { median, medianOf, shortfalls } from "./lighthouse-budget.mjs";

const GOOD = {
  scores: { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 },
  fcp: 800,
  lcp: 1199,
  tbt: 49,
  cls: 0,
};

test("a page at the edge of every budget holds it", () => {
  expect(shortfalls(GOOD)).toEqual([]);
});

test.each([
  { change: { scores: { ...GOOD.scores, performance: 97 } }, said: "performance 97, wanted 98" },
  { change: { scores: { ...GOOD.scores, seo: 99 } }, said: "seo 99, wanted 100" },
  { change: { lcp: 1200 }, said: "LCP 1200 ms, wanted under 1200" },
  { change: { tbt: 50 }, said: "TBT 50 ms, wanted under 50" },
  { change: { cls: 0.001 }, said: "CLS 0.001, wanted 0" },
  { change: { lcp: Number.NaN }, said: "LCP NaN ms, wanted under 1200" },
])("beyond an edge it is said: $said", ({ change, said }) => {
  expect(shortfalls({ ...GOOD, ...change })).toEqual([said]);
});

test("the median stands in the middle, whichever run was slow", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  const slow = { ...GOOD, lcp: 9000, scores: { ...GOOD.scores, performance: 40 } };
  expect(medianOf([GOOD, slow, GOOD])).toEqual(GOOD);
});
