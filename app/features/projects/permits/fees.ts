/** One band of a fee table: what is over `overCents` costs `baseCents`, and so much for each further $1,000 begun. */
export interface Band {
  overCents: number;
  baseCents: number;
  perThousandCents: number;
}

export interface FeeTable {
  bands: readonly Band[];
  planReviewPercent: number;
}

const dollars = (over: number, base: number, perThousand: number): Band => ({
  overCents: over * 100,
  baseCents: base * 100,
  perThousandCents: perThousand * 100,
});

/** An example with round figures. It is no authority's table. */
export const EXAMPLE_FEES: FeeTable = {
  bands: [
    dollars(0, 60, 0),
    dollars(2_000, 60, 15),
    dollars(25_000, 405, 10),
    dollars(50_000, 655, 7),
    dollars(100_000, 1_005, 6),
    dollars(500_000, 3_405, 5),
  ],
  planReviewPercent: 65,
};

export interface FeeEstimate {
  band: Band;
  /** Thousands over the band's beginning, each that has begun. */
  thousands: number;
  permitCents: number;
  planReviewCents: number;
  totalCents: number;
}

/**
 * The fee of a valuation in whole cents: the base of the highest band that the valuation is over, and the rate for each
 * further $1,000 or part of it; plan review is a share of that, rounded once. Undefined without a valuation.
 */
export function estimateFee({ bands, planReviewPercent }: FeeTable, cents: number): FeeEstimate | undefined {
  if (cents <= 0) return undefined;
  const band = bands.findLast(({ overCents }) => cents > overCents) ?? bands[0];
  if (!band) return undefined;
  const thousands = Math.ceil(Math.max(0, cents - band.overCents) / 100_000);
  const permitCents = band.baseCents + thousands * band.perThousandCents;
  const planReviewCents = Math.round((permitCents * planReviewPercent) / 100);
  return { band, thousands, permitCents, planReviewCents, totalCents: permitCents + planReviewCents };
}

/** Whether bands begin at nothing and each begins over the one before: otherwise two would hold, or none. */
export const inOrder = (bands: readonly Band[]) =>
  bands[0]?.overCents === 0 &&
  bands.every(({ overCents }, n) => n === 0 || overCents > (bands[n - 1]?.overCents ?? 0));
