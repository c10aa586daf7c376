import { BLOCKS, type Block, HOURS_OF, type RateCard } from "./card.ts";

/** So many blocks of one kind, and what each costs. */
export interface Part {
  block: Block;
  count: number;
  each: number;
}

/**
 * The cheapest blocks that cover a time, by dynamic programming over its hours: the best way to cover t hours is one
 * block, and the best way to cover what is then left. A longer block is taken where it costs less than the shorter ones
 * that it replaces, so nobody pays more than the next block up costs. Of equally cheap ways the one with fewer blocks.
 * @param hours whole hours, above 0
 * @returns the blocks, the longest first; their prices sum to the cost
 * @throws RangeError for a card without prices
 */
export function cheapest(prices: RateCard["prices"], hours: number): Part[] {
  const [shortest] = BLOCKS.filter((block) => prices[block] !== undefined);
  if (!shortest) throw new RangeError("a card without prices");
  // Every block is a multiple of the shortest that has a price: that is the step of the table.
  const step = HOURS_OF[shortest];
  const offers = BLOCKS.flatMap((block) => {
    const each = prices[block];
    return each === undefined ? [] : [{ block, each, steps: HOURS_OF[block] / step }];
  });
  const size = Math.ceil(hours / step);
  const cost = new Float64Array(size + 1);
  const blocks = new Uint16Array(size + 1);
  const taken = new Uint8Array(size + 1);
  for (let covered = 1; covered <= size; covered++) {
    cost[covered] = Number.POSITIVE_INFINITY;
    offers.forEach(({ each, steps }, offer) => {
      const before = Math.max(0, covered - steps);
      const sum = (cost[before] ?? 0) + each;
      const count = (blocks[before] ?? 0) + 1;
      const known = cost[covered] ?? 0;
      if (sum > known || (sum === known && count >= (blocks[covered] ?? 0))) return;
      cost[covered] = sum;
      blocks[covered] = count;
      taken[covered] = offer;
    });
  }
  const counts = offers.map(() => 0);
  for (let left = size; left > 0; ) {
    const offer = taken[left] ?? 0;
    counts[offer] = (counts[offer] ?? 0) + 1;
    left = Math.max(0, left - (offers[offer]?.steps ?? left));
  }
  return offers
    .map(({ block, each }, offer) => ({ block, each, count: counts[offer] ?? 0 }))
    .filter(({ count }) => count > 0)
    .reverse();
}

/** What a day, seven days and 28 days cost at the cheapest: three figures from which a database can sum any number of days. */
export interface StepPrices {
  day: number;
  week: number;
  month: number;
}

const costOf = (prices: RateCard["prices"], hours: number): number =>
  cheapest(prices, hours).reduce((sum, { count, each }) => sum + count * each, 0);

/** The three figures of a card. @throws RangeError for a card without prices */
export const stepPrices = (prices: RateCard["prices"]): StepPrices => ({
  day: costOf(prices, HOURS_OF.day),
  week: costOf(prices, HOURS_OF.week),
  month: costOf(prices, HOURS_OF.month),
});

/**
 * What whole days cost at the cheapest, in the closed form that a query sorts by: equal to `cheapest`, because every
 * block is a whole number of the shorter ones, so that the longest are taken first and at most one of them too many.
 * @param days whole days, above 0
 */
export function steppedRental({ day, week, month }: StepPrices, days: number): number {
  const [months, rest] = [Math.floor(days / 28), days % 28];
  const weeks = Math.floor(rest / 7);
  const short = Math.min((weeks + 1) * week, weeks * week + (rest % 7) * day);
  return Math.min((months + 1) * month, months * month + short);
}
