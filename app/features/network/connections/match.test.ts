import { expect, test } from "vitest";
import { coarsely, daysFrom, matchOf, matchParts, medianHours, readSpan, tradesLike } from "./match.ts";

const NEED = {
  trade: "framing" as const,
  firstDay: "2026-03-03",
  lastDay: "2026-03-06",
  near: { latitude: 41.88, longitude: -87.63 },
  papers: ["workersComp", "licence"] as const,
};

test("a match is the sum of the weights that were asked for, each part by itself", () => {
  const asked = {
    ...{ trade: "framing" as const, from: "2026-03-05", to: "2026-03-20" },
    ...{ place: { latitude: 41.88, longitude: -87.63 }, radius: 50 },
  };
  const parts = matchParts(NEED, asked, ["workersComp"]);
  expect(parts).toEqual([
    { part: "trade", has: 1 },
    { part: "dates", has: 0.5 },
    { part: "distance", has: 1 },
    { part: "clearance", has: 0.5 },
  ]);
  expect(matchOf(parts)).toBe(40 + 15 + 20 + 5);
});

test("what nobody asked for is left out of the whole, and nothing asked for is no match", () => {
  expect(matchOf(matchParts(NEED, { radius: 50 }, undefined))).toBeUndefined();
  expect(matchOf(matchParts(NEED, { trade: "carpentry", radius: 50 }, undefined))).toBe(50);
  expect(matchParts({ ...NEED, papers: [] }, { radius: 50 }, [])).toEqual([]);
});

test("days that do not meet share nothing, and a place that nobody said is as far as the search goes", () => {
  const asked = { from: "2026-04-01", to: "2026-04-02", place: { latitude: 0, longitude: 0 }, radius: 10 };
  expect(matchParts({ ...NEED, near: undefined }, asked, undefined)).toEqual([
    { part: "dates", has: 0 },
    { part: "distance", has: 0 },
  ]);
});

test("a span of one day is that day, and one that ends before it begins is none", () => {
  expect(readSpan("2026-03-03", null)).toEqual({ from: "2026-03-03", to: "2026-03-03" });
  expect(readSpan("2026-03-03", "2026-03-02")).toEqual({});
  expect(readSpan("soon", "never")).toEqual({});
  expect(daysFrom("2026-02-27", "2026-03-01")).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
});

test("a trade finds itself and its family, and a place is told to about a kilometer", () => {
  expect(tradesLike("framing")).toEqual(["framing", "carpentry", "drywall"]);
  expect(tradesLike("electrical")).toEqual(["electrical"]);
  expect(coarsely({ latitude: 41.87654, longitude: -87.62345 })).toEqual({
    latitude: 41.88,
    longitude: -87.62,
  });
});

test("the middle of the hours is told with how many there are", () => {
  const span = (hours: number) => ({
    from: "2026-03-02T00:00:00.000Z",
    to: new Date(Date.parse("2026-03-02") + hours * 3_600_000).toISOString(),
  });
  expect(medianHours([])).toBeUndefined();
  expect(medianHours([span(9), span(1), span(3)])).toEqual({ hours: 3, of: 3 });
  expect(medianHours([span(1), span(3)])).toEqual({ hours: 2, of: 2 });
});
