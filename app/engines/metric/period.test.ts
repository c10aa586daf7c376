import { expect, test } from "vitest";
import { dayAfter, daysBetween, monthsAfter } from "~/lib/local-day.ts";
import { changeOf, figureOf } from "./metric.ts";
import { bucketOf, bucketsOf, grainOf, spanProblem, spansOf } from "./period.ts";

test("a month, a quarter and a year up to today are held against as far into the one before", () => {
  expect(spansOf("month", "2026-03-31")).toEqual({
    now: { from: "2026-03-01", to: "2026-03-31" },
    before: { from: "2026-02-01", to: "2026-02-28" },
  });
  expect(spansOf("quarter", "2026-08-19")).toEqual({
    now: { from: "2026-07-01", to: "2026-08-19" },
    before: { from: "2026-04-01", to: "2026-05-19" },
  });
  expect(spansOf("year", "2024-02-29")).toEqual({
    now: { from: "2024-01-01", to: "2024-02-29" },
    before: { from: "2023-01-01", to: "2023-02-28" },
  });
  expect(spansOf("twelve", "2026-08-19")).toEqual({
    now: { from: "2025-08-20", to: "2026-08-19" },
    before: { from: "2024-08-20", to: "2025-08-19" },
  });
});

test("the days before a span of one's own are as many and end the day before it", () => {
  for (let n = 0; n < 400; n++) {
    const own = { from: dayAfter("2023-11-02", n * 3), to: dayAfter("2023-11-02", n * 3 + (n % 90)) };
    const { before } = spansOf("own", "2026-01-01", own);
    expect(daysBetween(before.from, before.to)).toBe(daysBetween(own.from, own.to));
    expect(dayAfter(before.to)).toBe(own.from);
  }
});

test("no two spans that are compared share a day, on any day of four years", () => {
  for (let n = 0; n < 1_461; n++)
    for (const name of ["month", "quarter", "year", "twelve"] as const) {
      const { now, before } = spansOf(name, dayAfter("2023-01-01", n));
      expect(before.to < now.from && before.from <= before.to && now.from <= now.to).toBe(true);
    }
});

test("every day of a span falls into one of its buckets, which are in their order and without a gap", () => {
  for (const length of [0, 1, 13, 14, 60, 99, 100, 365, 800]) {
    const span = { from: "2025-12-17", to: dayAfter("2025-12-17", length) };
    const buckets = bucketsOf(span, grainOf(span));
    const days = Array.from({ length: length + 1 }, (_, n) =>
      bucketOf(dayAfter(span.from, n), grainOf(span)),
    );
    expect(buckets).toEqual([...new Set(days)]);
  }
  expect(monthsAfter("2026-01-31", 1)).toBe("2026-02-28");
});

test("days that are no span are named with their field", () => {
  expect(spanProblem({ from: "2026-02-30", to: "2026-03-01" })).toEqual({ field: "from", why: "day" });
  expect(spanProblem({ from: "2026-02-03", to: "" })).toEqual({ field: "to", why: "day" });
  expect(spanProblem({ from: "2026-02-03", to: "2026-02-02" })).toEqual({ field: "to", why: "order" });
  expect(spanProblem({ from: "2006-02-03", to: "2026-02-02" })).toEqual({ field: "to", why: "long" });
  expect(spanProblem({ from: "2026-02-03", to: "2026-02-03" })).toBeUndefined();
});

test("nothing to divide by is no figure, and no change either; more is good only where the figure says so", () => {
  const ratio = { kind: "ratio", times: 100 } as const;
  expect(figureOf(ratio, { top: 0, bottom: 0, rows: 0 })).toBeUndefined();
  expect(figureOf(ratio, { top: 0, bottom: 4, rows: 4 })).toBe(0);
  expect(figureOf({ kind: "sum" }, { top: 0, bottom: 0, rows: 0 })).toBe(0);
  expect(changeOf({ better: "up", unit: "percent" }, undefined, 50)).toBeUndefined();
  expect(changeOf({ better: "up", unit: "percent" }, 40, 50)).toEqual({
    by: -10,
    percent: undefined,
    tone: "bad",
  });
  expect(changeOf({ better: "down", unit: "count" }, 6, 8)).toEqual({ by: -2, percent: -25, tone: "good" });
  expect(changeOf({ better: "neither", unit: "cents" }, 6, 0)).toEqual({
    by: 6,
    percent: undefined,
    tone: "none",
  });
});
