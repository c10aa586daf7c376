import { expect, test } from "vitest";
import { annualRate, type Flow } from "./apr.ts";
import { unitMonths } from "./calendar.ts";

// The examples of 12 CFR Part 1026, Appendix J (c): figures as they are published, the rates to a hundredth of a percent.

/** A level series: the first payment after `whole` unit-periods and a part, the others one unit-period apart. */
const level = (
  advance: number,
  payment: number,
  count: number,
  first: { whole: number; part?: number },
): Flow[] => [
  { cents: advance * 100, whole: 0 },
  ...Array.from({ length: count }, (_, n) => ({
    cents: -Math.round(payment * 100),
    whole: first.whole + n,
    part: first.part,
  })),
];

const EXAMPLES: readonly [string, Flow[], number, number][] = [
  ["monthly payments, regular first period", level(5_000, 230, 24, { whole: 1 }), 12, 9.69],
  ["monthly payments, long first period", level(6_000, 200, 36, { whole: 1, part: 19 / 30 }), 12, 11.82],
  [
    "semimonthly payments, short first period",
    level(5_000, 219.17, 24, { whole: 0, part: 6 / 15 }),
    24,
    10.34,
  ],
  ["quarterly payments, long first period", level(10_000, 385, 40, { whole: 1, part: 39 / 90 }), 4, 8.97],
  ["weekly payments, long first period", level(500, 17.6, 30, { whole: 4, part: 4 / 7 }), 52, 14.96],
  ["one payment after 255 days", level(1_000, 1_080, 1, { whole: 1 }), 365 / 255, 11.45],
  ["one payment after six months", level(1_000, 1_044, 1, { whole: 1 }), 2, 8.8],
  ["one payment after a year and six months", level(1_000, 1_135.19, 1, { whole: 1, part: 6 / 12 }), 1, 8.76],
  ["one payment after two years", level(1_000, 1_240, 1, { whole: 2 }), 1, 11.36],
];

test.each(EXAMPLES)("the rate of %s is that of Appendix J", (_, flows, perYear, percent) => {
  const rate = annualRate(flows, perYear);
  expect(rate.ok && Math.round(rate.percent * 100) / 100).toBe(percent);
});

test("nothing received, nothing paid beyond it, and a rate beyond all measure are named", () => {
  expect(
    annualRate(
      [
        { cents: 0, whole: 0 },
        { cents: -100, whole: 1 },
      ],
      12,
    ),
  ).toEqual({
    ...{ ok: false, why: "nothingReceived" },
  });
  expect(
    annualRate(
      [
        { cents: 100, whole: 0 },
        { cents: -90, whole: 1 },
      ],
      12,
    ),
  ).toEqual({
    ...{ ok: false, why: "noCost" },
  });
  expect(
    annualRate(
      [
        { cents: 1, whole: 0 },
        { cents: -1_000_000, whole: 1 },
      ],
      365,
    ),
  ).toEqual({
    ...{ ok: false, why: "beyond" },
  });
  expect(
    annualRate(
      [
        { cents: 100, whole: 0 },
        { cents: -100, whole: 1 },
      ],
      12,
    ),
  ).toEqual({ ok: true, percent: 0 });
});

test("days beside whole months are counted backwards from the later day, as in Appendix J", () => {
  expect(unitMonths("1978-02-10", "1978-04-01")).toEqual({ whole: 1, part: 19 / 30 });
  expect(unitMonths("1978-01-10", "1978-02-10")).toEqual({ whole: 1, part: 0 });
  expect(unitMonths("2026-01-31", "2026-02-28")).toEqual({ whole: 0, part: 28 / 30 });
});
