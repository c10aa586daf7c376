import { expect, test } from "vitest";
import { fatigueOf } from "./fatigue.ts";

const shift = (day: number, from: number, hours: number) => {
  const inAt = Date.UTC(2026, 6, day, from);
  return { inAt: new Date(inAt).toISOString(), outAt: new Date(inAt + hours * 3_600_000).toISOString() };
};
const NOW = "2026-07-12T20:00:00.000Z";

test("five plain days are no points", () => {
  const week = [6, 7, 8, 9, 10].map((day) => shift(day, 7, 8));
  expect(fatigueOf(week, NOW)).toEqual({ shortRests: 0, longest: 8, hours: 40, points: 0, level: "low" });
});

test("nine hours between two shifts are a short rest, ten are none, and going on to the next job is none", () => {
  expect(fatigueOf([shift(8, 14, 8), shift(9, 7, 8)], NOW)).toMatchObject({ shortRests: 1, level: "look" });
  expect(fatigueOf([shift(8, 13, 8), shift(9, 7, 8)], NOW).shortRests).toBe(0);
  expect(fatigueOf([shift(8, 7, 4), shift(8, 11, 4)], NOW).shortRests).toBe(0);
});

test("thirteen hours, seven days and more than sixty hours call for a rest", () => {
  const week = [6, 7, 8, 9, 10, 11, 12].map((day) => shift(day, 6, day === 9 ? 13 : 9));
  expect(fatigueOf(week, NOW)).toMatchObject({ longest: 13, hours: 67, points: 6, level: "rest" });
});

test("a shift before the seven days, and one still to come, count for nothing", () => {
  expect(fatigueOf([shift(1, 0, 16), shift(14, 0, 16)], NOW)).toMatchObject({ hours: 0, points: 0 });
});
