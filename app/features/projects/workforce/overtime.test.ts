import fc from "fast-check";
import { expect, test } from "vitest";
import { payByRate, payOf, RULE_SETS, regularRateOf, splitWeek, sumOf, wholeOf } from "./overtime.ts";

const hours = (...days: number[]) => days.map((day) => day * 60);
const inHours = (days: readonly number[], rules: "flsa" | "california") => {
  const { regular, overtime, double } = sumOf(splitWeek(hours(...days), rules));
  return [regular / 60, overtime / 60, double / 60];
};

test("46 hours at $12 are $588, as 29 CFR 778.110(a) works it out", () => {
  const split = sumOf(splitWeek(hours(0, 10, 10, 10, 10, 6, 0), "flsa"));
  expect(payOf(split, 1_200)).toEqual({ regular: 48_000, overtime: 10_800, double: 0, total: 58_800 });
});

test("under the FLSA a long day alone is no overtime, because the week is what counts (29 CFR 778.102)", () => {
  expect(inHours([0, 14, 0, 0, 0, 0, 0], "flsa")).toEqual([14, 0, 0]);
  expect(inHours([0, 8, 8, 8, 8, 8, 0], "flsa")).toEqual([40, 0, 0]);
});

// Each sentence of Cal. Labor Code § 510(a) by itself, worked out by hand.
test.each([
  ["over 8 hours in a workday", [0, 10, 0, 0, 0, 0, 0], [8, 2, 0]],
  ["over 12 hours in a workday", [0, 13, 0, 0, 0, 0, 0], [8, 4, 1]],
  ["over 40 hours in a workweek", [0, 8, 8, 8, 8, 8, 4], [40, 4, 0]],
  ["the first 8 hours of the seventh day", [5, 5, 5, 5, 5, 5, 8], [30, 8, 0]],
  ["over 8 hours on the seventh day", [8, 8, 8, 8, 8, 8, 10], [40, 16, 2]],
  ["overtime by the day is none of the 40", [0, 10, 10, 10, 10, 8, 0], [40, 8, 0]],
  ["six days in a row have no seventh", [0, 6, 6, 6, 6, 6, 6], [36, 0, 0]],
] as const)("California: %s", (_, days, split) => {
  expect(inHours(days, "california")).toEqual(split);
});

test("what is over the week falls to its last days", () => {
  expect(splitWeek(hours(0, 9, 9, 9, 9, 9, 0), "flsa")[5]).toEqual({
    regular: 240,
    overtime: 300,
    double: 0,
  });
});

const week = fc.array(fc.nat(24 * 60), { minLength: 7, maxLength: 7 });

test("no minute is lost or counted twice, and California never pays less than the FLSA", () => {
  fc.assert(
    fc.property(week, fc.integer({ min: 1_000, max: 20_000 }), (days, rate) => {
      for (const rules of RULE_SETS) {
        const split = splitWeek(days, rules);
        expect(split.map(wholeOf)).toEqual(days);
        expect(sumOf(split).regular).toBeLessThanOrEqual(40 * 60);
      }
      const [flsa, california] = RULE_SETS.map((rules) => payOf(sumOf(splitWeek(days, rules)), rate).total);
      // One cent of rounding a kind of hour.
      expect((california ?? 0) + 2).toBeGreaterThanOrEqual(flsa ?? 0);
    }),
  );
});

test("the regular rate of one rate is that rate, of two their weighted average (29 CFR 778.115), and of no hours none", () => {
  expect(regularRateOf([{ minutes: 600, rateCents: 2_500 }])).toBe(2_500);
  expect(
    regularRateOf([
      { minutes: 20 * 60, rateCents: 2_000 },
      { minutes: 26 * 60, rateCents: 3_000 },
    ]),
  ).toBeCloseTo(118_000 / 46, 6);
  expect(regularRateOf([{ minutes: 0, rateCents: 2_500 }])).toBe(0);
});

test("30 hours at $20 and 16 at $24 stand each with their pay once, and overtime adds half the average (29 CFR 778.115)", () => {
  const worked = [
    { minutes: 20 * 60, rateCents: 2_000 },
    { minutes: 16 * 60, rateCents: 2_400 },
    { minutes: 10 * 60, rateCents: 2_000 },
  ];
  const regularRate = regularRateOf(worked);
  const split = { regular: 40 * 60, overtime: 6 * 60, double: 0 };
  const { total } = payOf(split, regularRate);
  const at = payByRate(worked, { split, total, regularRate });
  expect(at.rates).toEqual([
    { rateCents: 2_000, minutes: 1_800, cents: 60_000 },
    { rateCents: 2_400, minutes: 960, cents: 38_400 },
  ]);
  expect(at.premium).toBe(Math.round((6 * regularRate) / 2));
});

test("the lines of all rates and what overtime adds are the gross pay, to the cent", () => {
  const one = fc.record({
    minutes: fc.integer({ min: 1, max: 900 }),
    rateCents: fc.integer({ min: 0, max: 9_999 }),
  });
  fc.assert(
    fc.property(
      fc.array(one, { minLength: 7, maxLength: 7 }),
      fc.constantFrom(...RULE_SETS),
      (worked, rules) => {
        const split = sumOf(
          splitWeek(
            worked.map(({ minutes }) => minutes),
            rules,
          ),
        );
        const regularRate = regularRateOf(worked);
        const { total } = payOf(split, regularRate);
        const at = payByRate(worked, { split, total, regularRate });
        expect(at.rates.reduce((sum, { cents }) => sum + cents, at.premium)).toBe(total);
        for (const { rateCents, minutes, cents } of at.rates)
          expect(Math.abs(cents - (rateCents * minutes) / 60)).toBeLessThan(8);
      },
    ),
  );
});
