import fc from "fast-check";
import { expect, test } from "vitest";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { clockAt, momentsAt, startOfDay } from "~/lib/wall-clock.ts";
import { times } from "../../../../tests/prove.ts";
import { dayParts, daysOfWeek, minutesByDay, minutesOf, share, weekOf } from "./hours.ts";

const ZONES = ["America/Los_Angeles", "Asia/Jerusalem", "Australia/Lord_Howe"] as const;
const QUARTER_MS = 15 * 60_000;
const YEAR = Date.parse("2026-01-01T00:00:00Z");

/** A shift that begins at a quarter of an hour of 2026 and lasts up to thirty hours. */
const shift = fc
  .record({ quarter: fc.nat(365 * 96), length: fc.integer({ min: 1, max: 120 }) })
  .map(({ quarter, length }) => ({
    inAt: new Date(YEAR + quarter * QUARTER_MS).toISOString(),
    outAt: new Date(YEAR + (quarter + length) * QUARTER_MS).toISOString(),
  }));

test.each(ZONES)("in %s a year of shifts falls to its days as counted quarter by quarter", (zone) => {
  fc.assert(
    fc.property(shift, ({ inAt, outAt }) => {
      const counted: Record<string, number> = {};
      for (let at = Date.parse(inAt); at < Date.parse(outAt); at += QUARTER_MS) {
        const day = localDay(new Date(at), zone);
        counted[day] = (counted[day] ?? 0) + 15;
      }
      expect(Object.fromEntries(dayParts({ inAt, outAt, zone }).map((p) => [p.day, p.minutes]))).toEqual(
        counted,
      );
    }),
    { numRuns: times(200) },
  );
});

test.each(ZONES)(
  "in %s the weeks of a year add up to all that was worked, over both changes of clocks",
  (zone) => {
    fc.assert(
      fc.property(fc.array(shift, { maxLength: 40 }), fc.nat(6), (shifts, weekStart) => {
        const spans = shifts.map((one) => ({ ...one, zone, breakMinutes: 30 }));
        const first = weekOf("2025-12-25", weekStart);
        let sum = 0;
        for (let week = first; week < "2027-01-10"; week = dayAfter(week, 7))
          sum += minutesByDay(spans, week).reduce((all, minutes) => all + minutes, 0);
        expect(sum).toBe(spans.reduce((all, span) => all + minutesOf(span), 0));
      }),
      { numRuns: times(20) },
    );
  },
);

test("a night over the change of clocks is as long as it was: seven hours in spring, nine in autumn", () => {
  const night = (day: string, zone: string) => {
    const inAt = momentsAt(day, "22:00", zone)[0] ?? "";
    const outAt = momentsAt(dayAfter(day), "06:00", zone)[0] ?? "";
    return {
      span: { inAt, outAt, zone },
      parts: dayParts({ inAt, outAt, zone }).map(({ minutes }) => minutes),
    };
  };
  expect(night("2026-03-07", "America/Chicago").parts).toEqual([120, 300]);
  expect(night("2026-10-31", "America/Chicago").parts).toEqual([120, 420]);
  expect(minutesOf(night("2026-03-07", "America/Chicago").span)).toBe(7 * 60);
  expect(minutesOf(night("2026-10-31", "America/Chicago").span)).toBe(9 * 60);
  expect(minutesOf(night("2026-07-03", "America/Phoenix").span)).toBe(8 * 60);
});

test("a time that is leapt over is none, and one that is shown twice is two", () => {
  expect(momentsAt("2026-03-08", "02:30", "America/Chicago")).toEqual([]);
  expect(momentsAt("2026-11-01", "01:30", "America/Chicago")).toEqual([
    "2026-11-01T06:30:00.000Z",
    "2026-11-01T07:30:00.000Z",
  ]);
  expect(clockAt("2026-11-01T07:30:00.000Z", "America/Chicago")).toEqual({
    day: "2026-11-01",
    time: "01:30",
  });
});

test("a day begins where the clocks say so, also where midnight is leapt over", () => {
  expect(startOfDay("2026-09-06", "America/Santiago")).toBe("2026-09-06T04:00:00.000Z");
  expect(startOfDay("2026-11-27", "UTC")).toBe("2026-11-27T00:00:00.000Z");
});

test("a span that ends before it begins has no minutes, and a break never makes them negative", () => {
  const span = { inAt: "2026-05-04T12:00:00.000Z", outAt: "2026-05-04T11:00:00.000Z", zone: "UTC" };
  expect([dayParts(span), minutesOf(span)]).toEqual([[], 0]);
  expect(minutesOf({ ...span, outAt: "2026-05-04T12:10:00.000Z", breakMinutes: 30 })).toBe(0);
});

test("a week begins on the day that was chosen for it", () => {
  expect(weekOf("2026-11-27", 0)).toBe("2026-11-22");
  expect(weekOf("2026-11-27", 1)).toBe("2026-11-23");
  expect(weekOf("2026-11-23", 1)).toBe("2026-11-23");
  expect(daysOfWeek("2026-02-26")).toContain("2026-03-01");
});

test("shares are whole and add up to what is shared", () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.array(fc.nat(5_000), { minLength: 1, maxLength: 8 }),
      (whole, weights) => {
        const shares = share(whole, weights);
        const has = weights.some((weight) => weight > 0);
        expect(shares.reduce((sum, one) => sum + one, 0)).toBe(has ? whole : 0);
        expect(
          shares.every((one, n) => Number.isInteger(one) && one >= 0 && (weights[n] !== 0 || one <= 1)),
        ).toBe(true);
      },
    ),
  );
});
