import { expect, test } from "vitest";
import type { ForecastDay } from "~/services/weather.ts";
import { KINDS, kindOfName, MEASURES } from "./kinds.data.ts";
import { contradictionIn } from "./limits.ts";
import { sampleDays } from "./sample-days.data.ts";
import { evaporation, heatOf, judge, nextWindow } from "./verdict.ts";

const FINE: ForecastDay = {
  day: "2026-03-02",
  condition: "sunny",
  high: 70,
  low: 56,
  rain: 0,
  wind: 5,
  gust: 9,
  dry: 50,
  damp: 70,
};
const on = (more: Partial<ForecastDay>): ForecastDay => ({ ...FINE, ...more });

test("a fine day stops nothing", () => {
  for (const limits of Object.values(KINDS))
    expect(judge(FINE, limits)).toEqual({ verdict: "go", reasons: [] });
});

test.each([
  ["crane", { gust: 35 }, "stop", "gust", 30],
  ["crane", { gust: 30 }, "stop", "gust", 30],
  ["crane", { gust: 29.9 }, "caution", "gust", 20],
  ["concrete", { low: 35 }, "stop", "low", 40],
  ["concrete", { low: 40 }, "stop", "low", 40],
  ["concrete", { low: 41 }, "caution", "low", 45],
  ["concrete", { high: 96, dry: 80 }, "caution", "high", 90],
  ["paint", { low: 49 }, "stop", "low", 49],
  ["paint", { low: 52 }, "caution", "low", 55],
  ["paint", { damp: 90 }, "stop", "damp", 86],
  ["masonry", { low: 38 }, "caution", "low", 40],
  ["roofing", { rain: 0.2 }, "stop", "rain", 0.1],
  ["excavation", { rain: 0.6 }, "stop", "rain", 0.5],
] as const)("%s with %j: %s by %s at %d", (kind, more, verdict, measure, limit) => {
  const judged = judge(on(more), KINDS[kind]);
  expect(judged.verdict).toBe(verdict);
  expect(judged.reasons[0]).toMatchObject({ measure, limit, level: verdict });
});

test("what nobody forecast is a reason for caution, and never fine", () => {
  const judged = judge(on({ gust: null }), KINDS.crane);
  expect(judged).toEqual({
    verdict: "caution",
    reasons: [{ code: "unknown", level: "caution", measure: "gust" }],
  });
});

test("thunder is a reason for caution of all work", () => {
  expect(judge(on({ condition: "storm" }), KINDS.excavation)).toEqual({
    verdict: "caution",
    reasons: [{ code: "storm", level: "caution" }],
  });
});

test("the stop stands before the caution", () => {
  const { reasons } = judge(on({ low: 45, gust: 5, rain: 0.3 }), KINDS.concrete);
  expect(reasons.map((reason) => reason.level)).toEqual(["stop", "caution"]);
});

// (80^2.5 − 0.5 × 80^2.5) × (1 + 0.4 × 10) × 10⁻⁶, worked by hand: 57,243.34 × 0.5 × 5 × 10⁻⁶.
test.each([
  [80, 80, 50, 10, 0.1431],
  [90, 70, 50, 15, 0.3945],
  [50, 90, 100, 10, 0],
])(
  "concrete of %d °F in air of %d °F, %d %% and %d mph loses %d lb/ft²/h",
  (concrete, air, humidity, wind, lost) => {
    expect(evaporation(concrete, air, humidity, wind)).toBeCloseTo(lost, 3);
  },
);

test("evaporation from 0.2 lb/ft²/h warns", () => {
  const judged = judge(on({ high: 75, dry: 20, wind: 12 }), KINDS.concrete);
  expect(judged.reasons[0]).toMatchObject({ measure: "evaporation", level: "caution", limit: 0.2 });
});

test("the heat index and its level are those of the calculator; of a cold day it is the temperature", () => {
  expect(heatOf(on({ high: 90, dry: 40 }))?.index).toBeCloseTo(90.7, 1);
  expect(heatOf(on({ high: 100, dry: 60 }))?.level).toBe("veryHigh");
  expect(heatOf(on({ high: 20 }))).toEqual({ index: 20, level: "lower" });
  expect(heatOf(on({ dry: null }))).toBeUndefined();
});

const row = (verdicts: string) =>
  [...verdicts].map((letter, n) => ({
    day: `2026-03-0${n + 1}`,
    verdict: ({ g: "go", c: "caution", s: "stop" } as const)[letter as "g"],
  }));

test.each([
  ["gggg", "2026-03-01", 2, "2026-03-01"],
  ["gsgg", "2026-03-01", 2, "2026-03-03"],
  ["gscg", "2026-03-02", 2, "2026-03-03"],
  ["gsgs", "2026-03-01", 2, undefined],
  ["sssg", "2026-03-01", 1, "2026-03-04"],
  ["ssss", "2026-03-01", 1, undefined],
  // Longer than the forecast: two days have to be known.
  ["ssgg", "2026-03-01", 9, "2026-03-03"],
  ["sssg", "2026-03-01", 9, undefined],
  ["gggg", "2026-03-05", 1, undefined],
])("of %s from %s on, %i days fit from %s", (verdicts, from, length, day) => {
  expect(nextWindow(row(verdicts), { from, length })?.day).toBe(day);
});

test("a window says its worst day and how far the forecast reaches", () => {
  expect(nextWindow(row("scg"), { from: "2026-03-01", length: 5 })).toEqual({
    day: "2026-03-02",
    worst: "caution",
    known: 2,
    length: 5,
  });
});

test("our own limits do not contradict themselves, and there are twelve kinds", () => {
  expect(Object.entries(KINDS).filter(([, limits]) => contradictionIn(limits))).toEqual([]);
  expect(Object.keys(KINDS)).toHaveLength(12);
});

test.each([
  [{ gust: { caution: 30, stop: 20 } }, "gustStop", "errors.stopAbove"],
  [{ low: { caution: 35, stop: 40 } }, "lowStop", "errors.stopBelow"],
  [{ low: { caution: null, stop: 90 }, high: { caution: 80, stop: null } }, "highStop", "errors.coldAndWarm"],
  [{ damp: { caution: 120, stop: null } }, "dampCaution", "errors.range"],
] as const)("%j contradicts itself at %s", (at, field, key) => {
  expect(contradictionIn({ at })).toEqual({ field, key });
});

test("limits that are equal hold together: then there is no caution before the stop", () => {
  expect(contradictionIn({ at: { gust: { caution: 30, stop: 30 } } })).toBeUndefined();
});

test.each([
  ["Pour slab on grade", "concrete"],
  ["Set trusses with crane", "crane"],
  ["Roof shingles", "roofing"],
  ["Colado de losa", "concrete"],
  ["Excavación de zapatas", "excavation"],
  ["Pour slab on grade, garage", "concrete"],
  ["Frame walls", "framing"],
  ["Hang door frames", undefined],
  ["חפירה ליסודות", "excavation"],
  ["יציקת רצפה", "concrete"],
  ["Hang drywall", undefined],
])("“%s” is %s", (name, kind) => {
  expect(kindOfName(name)).toBe(kind);
});

test("the sample has figures for every measure, so that each limit can be tried", () => {
  const days = sampleDays("2026-02-27");
  expect(days.map(({ day }) => day)).toEqual([
    "2026-02-27",
    "2026-02-28",
    "2026-03-01",
    "2026-03-02",
    "2026-03-03",
  ]);
  for (const day of days)
    for (const limits of Object.values(KINDS))
      expect(judge(day, limits).reasons.filter(({ code }) => code === "unknown")).toEqual([]);
  expect(MEASURES).toHaveLength(8);
});
