/** The blocks of time that rental yards price, the shortest first. Four weeks are their "month": 28 days, never 30. */
export const BLOCKS = ["hour", "day", "week", "month"] as const;
export type Block = (typeof BLOCKS)[number];

/** How many hours of the clock a block covers. Each is a whole number of those before it. */
export const HOURS_OF: Record<Block, number> = { hour: 1, day: 24, week: 168, month: 672 };

/** Charges that are due whatever happens; what only may be due (damage, refuelling) is no part of a total. */
export const FEES = ["cleaning", "environmental", "fuel", "operator", "handling"] as const;
export type Fee = (typeof FEES)[number];

/** Up to how far one way of the truck costs this; the bands of a card stand from near to far. */
export interface DeliveryBand {
  /** Metres of the straight line. */
  upTo: number;
  cents: number;
}

/** Whoever cancels so many hours before the start or earlier gets back this part; the steps stand from early to late. */
export interface RefundStep {
  hoursBefore: number;
  /** Whole percent of the total. */
  percent: number;
}

/** What an owner asks for one machine. Amounts are whole cents, rates are hundredths of a percent (825 is 8.25 %). */
export interface RateCard {
  /** Blocks that are not priced are left out. */
  prices: Partial<Record<Block, number>>;
  /** A shorter rental is charged as if it were so long. */
  leastHours?: number;
  /** The rental alone never costs less. */
  leastCents?: number;
  /** Empty or left out: the renter fetches it. */
  delivery?: readonly DeliveryBand[];
  /** The damage waiver, of the rental. */
  waiverRate?: number;
  fees?: Partial<Record<Fee, number>>;
  /** Held, and given back: never part of the total. */
  depositCents?: number;
  /** Of everything but the deposit. */
  taxRate?: number;
  /** For each started day after the end; left out, the cheapest way to rent for a day. */
  lateDayCents?: number;
  refunds?: readonly RefundStep[];
}

/** More than any machine costs, and small enough that sums of shares stay exact. */
export const MOST_CENTS = 100_000_000;

/**
 * Why a card cannot be charged by:
 * - `noPrice`: no block has a price
 * - `hole`: the block named has none, though a shorter and a longer one have: nobody could say what it costs
 * - `amount`: an amount is no whole number of cents from 0 to `MOST_CENTS`, or the price of a block is 0
 * - `rate`: a rate is outside 0 to 100 %
 * - `bands`: delivery bands do not go from near to far, or a farther one costs less
 * - `refunds`: refunds do not go from early to late, or a later one gives more
 */
export type CardProblem =
  | { code: "noPrice" | "amount" | "rate" | "bands" | "refunds" }
  | { code: "hole"; block: Block };

const isAmount = (cents: number) => Number.isSafeInteger(cents) && cents >= 0 && cents <= MOST_CENTS;
const isRate = (rate: number) => Number.isSafeInteger(rate) && rate >= 0 && rate <= 10_000;

/** The first thing that is wrong with a card, or undefined. */
export function problemOfCard(card: RateCard): CardProblem | undefined {
  const priced = BLOCKS.filter((block) => card.prices[block] !== undefined);
  const [first] = priced;
  const last = priced.at(-1);
  if (!first || !last) return { code: "noPrice" };
  const between = BLOCKS.slice(BLOCKS.indexOf(first), BLOCKS.indexOf(last));
  const missing = between.find((block) => card.prices[block] === undefined);
  if (missing) return { code: "hole", block: missing };
  const amounts = [
    ...Object.values(card.fees ?? {}),
    card.leastCents ?? 0,
    card.depositCents ?? 0,
    card.lateDayCents ?? 0,
    card.leastHours ?? 0,
  ];
  if (priced.some((block) => !((card.prices[block] ?? 0) > 0 && isAmount(card.prices[block] ?? 0))))
    return { code: "amount" };
  if (!amounts.every(isAmount)) return { code: "amount" };
  if (![card.waiverRate ?? 0, card.taxRate ?? 0].every(isRate)) return { code: "rate" };
  return problemOfSteps(card);
}

function problemOfSteps({ delivery = [], refunds = [] }: RateCard): CardProblem | undefined {
  const bandsHold = delivery.every(({ upTo, cents }, place) => {
    const nearer = delivery[place - 1] ?? { upTo: 0, cents: 0 };
    return Number.isFinite(upTo) && isAmount(cents) && upTo > nearer.upTo && cents >= nearer.cents;
  });
  if (!bandsHold) return { code: "bands" };
  const refundsHold = refunds.every(({ hoursBefore, percent }, place) => {
    const earlier = refunds[place - 1] ?? { hoursBefore: Number.POSITIVE_INFINITY, percent: 100 };
    return (
      hoursBefore >= 0 && hoursBefore < earlier.hoursBefore && percent >= 0 && percent <= earlier.percent
    );
  });
  return refundsHold ? undefined : { code: "refunds" };
}
