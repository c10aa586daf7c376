import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { times } from "../../../tests/prove.ts";
import {
  BLOCKS,
  cheapest,
  HOURS_OF,
  hoursOf,
  lateFee,
  problemOfCard,
  quote,
  type RateCard,
  refundOf,
  stepPrices,
  steppedRental,
} from "./rates.ts";

/** A yard's card: 30 an hour, 150 a day, 450 a week, 1,200 for 28 days. */
const CARD: RateCard = { prices: { hour: 3_000, day: 15_000, week: 45_000, month: 120_000 } };

const costOf = (prices: RateCard["prices"], hours: number) =>
  cheapest(prices, hours).reduce((sum, { count, each }) => sum + count * each, 0);

/** Every number of blocks that could be needed, tried one by one: the shortest block fills what is left. */
function bruteForce(prices: RateCard["prices"], hours: number): number {
  const offers = BLOCKS.flatMap((block) =>
    prices[block] === undefined ? [] : [{ each: prices[block], hours: HOURS_OF[block] }],
  ).reverse();
  const least = (place: number, left: number): number => {
    const offer = offers[place];
    if (left <= 0) return 0;
    if (!offer) return Number.POSITIVE_INFINITY;
    let best = Number.POSITIVE_INFINITY;
    const enough = Math.ceil(left / offer.hours);
    if (place === offers.length - 1) return enough * offer.each;
    for (let count = 0; count <= enough; count++)
      best = Math.min(best, count * offer.each + least(place + 1, left - count * offer.hours));
    return best;
  };
  return least(0, hours);
}

const price = fc.integer({ min: 1, max: 500_000 });
/** Cards without holes, sensible and absurd: any price may be above or below any other. */
const prices: fc.Arbitrary<RateCard["prices"]> = fc
  .tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }), price, price, price, price)
  .map(([one, other, ...each]) =>
    Object.fromEntries(
      BLOCKS.flatMap((block, place) =>
        place >= Math.min(one, other) && place <= Math.max(one, other) ? [[block, each[place]]] : [],
      ),
    ),
  );
const hours = fc.oneof(fc.integer({ min: 1, max: 60 * 24 }), fc.integer({ min: 1, max: 60 }).map(hoursOf));

describe("the cheapest blocks", () => {
  test("are those that trying every combination finds, for any card and any time", () => {
    fc.assert(
      fc.property(prices, hours, (card, asked) => {
        expect(costOf(card, asked)).toBe(bruteForce(card, asked));
      }),
      { numRuns: times(500) },
    );
  });

  test("cover the whole time", () => {
    fc.assert(
      fc.property(prices, hours, (card, asked) => {
        const covered = cheapest(card, asked).reduce(
          (sum, { block, count }) => sum + count * HOURS_OF[block],
          0,
        );
        expect(covered).toBeGreaterThanOrEqual(asked);
      }),
      { numRuns: times(200) },
    );
  });

  test("never cost more for a shorter time", () => {
    fc.assert(
      fc.property(prices, hours, hours, (card, one, other) => {
        expect(costOf(card, Math.min(one, other))).toBeLessThanOrEqual(costOf(card, Math.max(one, other)));
      }),
      { numRuns: times(200) },
    );
  });

  test("cost what the closed form says that searches sort by", () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 366 }), (card, days) => {
        expect(steppedRental(stepPrices(card), days)).toBe(costOf(card, hoursOf(days)));
      }),
      { numRuns: times(500) },
    );
  });

  test.each([
    [4, [["week", 1, 45_000]]],
    [2, [["day", 2, 15_000]]],
    [
      9,
      [
        ["week", 1, 45_000],
        ["day", 2, 15_000],
      ],
    ],
    [24, [["month", 1, 120_000]]],
    [
      30,
      [
        ["month", 1, 120_000],
        ["day", 2, 15_000],
      ],
    ],
  ])("of %i days by a yard's card are worked out by hand", (days, parts) => {
    expect(
      cheapest(CARD.prices, hoursOf(days)).map(({ block, count, each }) => [block, count, each]),
    ).toEqual(parts);
  });

  test("of five hours are a day where the day costs as much: fewer blocks of equal price", () => {
    expect(cheapest(CARD.prices, 5)).toEqual([{ block: "day", count: 1, each: 15_000 }]);
  });
});

describe("a quote", () => {
  const full: RateCard = {
    ...CARD,
    leastCents: 20_000,
    delivery: [
      { upTo: 10_000, cents: 8_000 },
      { upTo: 40_000, cents: 12_500 },
    ],
    waiverRate: 1_500,
    fees: { cleaning: 2_500, environmental: 199 },
    depositCents: 50_000,
    taxRate: 825,
    refunds: [
      { hoursBefore: 168, percent: 100 },
      { hoursBefore: 48, percent: 50 },
    ],
  };

  test("has a line for everything that is due, with how it came about", () => {
    const answer = quote(full, { hours: hoursOf(1), distance: 25_000, waiver: true });
    expect(answer).toEqual({
      ok: true,
      quote: {
        lines: [
          { kind: "rental", block: "day", count: 1, each: 15_000, cents: 15_000 },
          { kind: "least", least: 20_000, of: 15_000, cents: 5_000 },
          { kind: "delivery", trips: 2, each: 12_500, upTo: 40_000, distance: 25_000, cents: 25_000 },
          { kind: "waiver", rate: 1_500, of: 20_000, cents: 3_000 },
          { kind: "fee", fee: "cleaning", cents: 2_500 },
          { kind: "fee", fee: "environmental", cents: 199 },
          { kind: "tax", rate: 825, of: 50_699, cents: 4_183 },
        ],
        total: 54_882,
        deposit: 50_000,
        hours: 24,
        perDay: 54_882,
      },
    });
  });

  test("is its lines' sum to the cent", () => {
    fc.assert(
      fc.property(prices, hours, fc.nat(40_000), fc.boolean(), (card, asked, distance, waiver) => {
        const answer = quote({ ...full, prices: card }, { hours: asked, distance, waiver });
        if (!answer.ok) throw new Error(answer.problem.code);
        expect(answer.quote.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(answer.quote.total);
        expect(answer.quote.lines.every(({ cents }) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
      }),
      { numRuns: times(200) },
    );
  });

  test("charges a short rental as the shortest that the card allows", () => {
    const answer = quote({ ...CARD, leastHours: 48 }, { hours: 4 });
    expect(answer.ok && [answer.quote.hours, answer.quote.total]).toEqual([48, 30_000]);
  });

  test.each<[string, RateCard, Parameters<typeof quote>[1], unknown]>([
    ["without a price", { prices: {} }, { hours: 24 }, { code: "noPrice" }],
    ["with a hole", { prices: { day: 100, month: 900 } }, { hours: 24 }, { code: "hole", block: "week" }],
    ["with a free day", { prices: { day: 0 } }, { hours: 24 }, { code: "amount" }],
    ["with half a cent", { prices: { day: 10.5 } }, { hours: 24 }, { code: "amount" }],
    ["with a waiver over all", { ...CARD, waiverRate: 10_001 }, { hours: 24 }, { code: "rate" }],
    [
      "whose farther band is nearer",
      { ...CARD, delivery: [full.delivery?.[1], full.delivery?.[0]].flatMap((band) => band ?? []) },
      { hours: 24 },
      { code: "bands" },
    ],
    [
      "that gives more back the later",
      {
        ...CARD,
        refunds: [
          { hoursBefore: 48, percent: 50 },
          { hoursBefore: 24, percent: 80 },
        ],
      },
      { hours: 24 },
      { code: "refunds" },
    ],
    ["for no time", CARD, { hours: 0 }, { code: "time" }],
    ["for longer than a year", CARD, { hours: hoursOf(367) }, { code: "time" }],
    ["brought by somebody who does not deliver", CARD, { hours: 24, distance: 5 }, { code: "noDelivery" }],
    ["brought too far", full, { hours: 24, distance: 40_001 }, { code: "tooFar", upTo: 40_000 }],
  ])("of a card %s is refused and says why", (_, card, ask, problem) => {
    expect(quote(card, ask)).toEqual({ ok: false, problem });
  });

  test("of a card without a fault has no problem", () => {
    expect(problemOfCard(full)).toBeUndefined();
  });

  test("is given back by how early somebody cancels", () => {
    expect([200, 168, 167, 48, 47, -3].map((before) => refundOf(full, 10_001, before))).toEqual([
      10_001, 10_001, 5_000, 5_000, 0, 0,
    ]);
  });

  test("grows by each started day that the machine is late", () => {
    expect([-5, 0, 1, 24, 25].map((late) => lateFee(CARD, late))).toEqual([0, 0, 15_000, 15_000, 30_000]);
    expect(lateFee({ ...CARD, lateDayCents: 999 }, 30)).toBe(1_998);
  });
});
