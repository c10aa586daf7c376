import { expect, test } from "vitest";
import { FINE, NOT_ENOUGH } from "~/services/brief.ts";
import type { ForecastDay } from "~/services/weather.ts";
import { briefScope, DAY, fired, MORNING } from "../../../../tests/brief.ts";
import { weatherBrief } from "./weather.brief.server.ts";

const { rules } = weatherBrief;
const calm: ForecastDay = {
  ...{ day: DAY, condition: "sunny", high: 70, low: 50, rain: 0, wind: 5, gust: 10, dry: 40, damp: 60 },
};
const head = {
  ...{ id: "s", name: "Sample plan", startOn: DAY, dataDate: DAY, deadline: null },
  ...{ workdays: "12345", holidays: "", extraDays: "" },
};
const lift = {
  ...{
    scheduleId: "s",
    id: "t1",
    number: 1,
    phase: "",
    name: "Crane lift",
    duration: 1,
    links: "",
    crew: "",
    location: "",
  },
  ...{ workers: 0, calendar: "site" as const, constraintType: "none" as const, constraintDay: null },
  ...{ started: null, finished: null, remaining: null, percent: 0 },
};

/** The rows of a forecast that came at a moment, with the crane's lift on the schedule. */
const rowsOf = (day: Partial<ForecastDay>, fetchedAt = MORNING) =>
  [
    [{ days: JSON.stringify([{ ...calm, ...day }]), fetchedAt, isHere: 1 }],
    [],
    [],
    [head],
    [lift],
  ] as Parameters<typeof rules.weatherStop.judge>[0];

test.each(Object.entries(rules))("without a forecast there is nothing to judge from (%s)", (_, { judge }) => {
  expect(judge([[], [], [], [head], [lift]], briefScope())).toBe(NOT_ENOUGH);
});

test.each(Object.entries(rules))("a forecast of the day before yesterday is none (%s)", (_, { judge }) => {
  expect(judge(rowsOf({ gust: 60 }, "2026-03-02T12:00:00.000Z"), briefScope())).toBe(NOT_ENOUGH);
});

test.each(Object.entries(rules))("calm and mild weather is fine (%s)", (_, { judge }) => {
  expect(judge(rowsOf({}), briefScope())).toBe(FINE);
});

test("gusts at the limit of a crane stop its lift of today, with the number and the limit", () => {
  const found = fired(rules.weatherStop.judge(rowsOf({ gust: 31 }), briefScope()));
  expect(found.numbers).toEqual({ n: 1, measure: { word: "gust" }, value: 31, limit: 30 });
  expect(found.rows).toEqual([{ name: { typed: "1 · Crane lift" }, href: "/schedule/s" }]);
  expect(rules.weatherStop.judge(rowsOf({ gust: 29 }), briefScope())).toBe(FINE);
});

test("a limit of the workspace's own counts in place of ours", () => {
  const [kept, , ...rest] = rowsOf({ gust: 16 });
  const own = [
    { kind: "crane" as const, limits: JSON.stringify({ at: { gust: { caution: null, stop: 15 } } }) },
  ];
  expect(fired(rules.weatherStop.judge([kept, own, ...rest], briefScope())).numbers.limit).toBe(15);
});

test("gusts near the limit ask for care, and a number that nobody forecast does too", () => {
  expect(fired(rules.weatherCaution.judge(rowsOf({ gust: 22 }), briefScope())).severity).toBe(2);
  expect(fired(rules.weatherCaution.judge(rowsOf({ gust: null }), briefScope())).numbers).toEqual({ n: 1 });
});

// The chart of the National Weather Service: 90 °F at 50 % is 95, 100 °F at 55 % is 124; 84 °F at 50 % is 85.
test.each([
  { high: 90, dry: 50, index: 95, severity: 3 },
  { high: 100, dry: 55, index: 124, severity: 5 },
  { high: 84, dry: 50, index: 85, severity: 1 },
])("$high °F at $dry % is a heat index of $index °F", ({ high, dry, index, severity }) => {
  const found = fired(rules.heat.judge(rowsOf({ high, dry }), briefScope()));
  expect(Math.abs(Number(found.numbers.index) - index)).toBeLessThanOrEqual(1);
  expect(found.severity).toBe(severity);
});

test("heat without a humidity cannot be judged", () => {
  expect(rules.heat.judge(rowsOf({ high: 100, dry: null }), briefScope())).toBe(NOT_ENOUGH);
});

test("cold fires at its limit", () => {
  expect(fired(rules.cold.judge(rowsOf({ low: 20 }), briefScope())).numbers).toEqual({ low: 20, limit: 20 });
  expect(rules.cold.judge(rowsOf({ low: 21 }), briefScope())).toBe(FINE);
});
