import { expect, test } from "vitest";
import { trendOf } from "./trend.ts";

const MONTHS = Array.from({ length: 18 }, (_, n) => new Date(Date.UTC(2025, n, 1)).toISOString().slice(0, 7));
const hoursOf = (sample: boolean) => MONTHS.map((month) => ({ month, sample, hours: 10_000 }));

test("the rate of a month is that of the twelve up to it, and stands once all their hours do", () => {
  const reports = [
    { month: "2025-01", sample: false, nears: 2, cases: 1 },
    { month: "2026-02", sample: false, nears: 1, cases: 3 },
  ];
  const { months, isSample } = trendOf(reports, hoursOf(false), MONTHS);
  expect(isSample).toBe(false);
  expect(months.map(({ trir }) => trir?.rate?.toFixed(2))).toEqual([
    ...Array.from({ length: 11 }, () => undefined),
    ...["1.67", "0.00", "5.00", "5.00", "5.00", "5.00", "5.00"],
  ]);
  expect(months[0]).toMatchObject({ nears: 2, cases: 1, hours: 10_000 });
});

test("a month without hours takes the rate from every year that it is in", () => {
  const hours = hoursOf(false).filter(({ month }) => month !== "2025-12");
  expect(trendOf([], hours, MONTHS).months.every(({ trir }) => trir === undefined)).toBe(true);
});

test("examples are shown only where nothing is the workspace's own, and never among it", () => {
  const sampled = [{ month: "2025-03", sample: true, nears: 9, cases: 9 }];
  expect(trendOf(sampled, hoursOf(true), MONTHS)).toMatchObject({ isSample: true });
  const own = trendOf(
    [...sampled, { month: "2025-03", sample: false, nears: 1, cases: 0 }],
    hoursOf(true),
    MONTHS,
  );
  expect(own.isSample).toBe(false);
  expect(own.months[2]).toMatchObject({ nears: 1, cases: 0, hours: undefined });
  expect(trendOf([], [], MONTHS).months).toEqual([]);
});
