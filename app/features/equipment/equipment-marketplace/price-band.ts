import { LEAST_COMPARED } from "./sales.limits.ts";

/** Where the middle half of asking prices lies, of how many machines. */
export interface PriceBand {
  n: number;
  low: number;
  middle: number;
  high: number;
}

/** A quartile of sorted prices, between two of them where it falls there; in whole cents. */
function quartile(sorted: readonly number[], part: number): number {
  const at = (sorted.length - 1) * part;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return Math.round(below + (above - below) * (at - Math.floor(at)));
}

/** The band of comparable asking prices; none of fewer than five, which would say more than it knows. */
export function priceBand(prices: readonly number[]): PriceBand | undefined {
  if (prices.length < LEAST_COMPARED) return undefined;
  const sorted = [...prices].sort((a, b) => a - b);
  return {
    n: sorted.length,
    low: quartile(sorted, 0.25),
    middle: quartile(sorted, 0.5),
    high: quartile(sorted, 0.75),
  };
}

export const placeIn = ({ low, high }: PriceBand, cents: number): "below" | "within" | "above" =>
  cents < low ? "below" : cents > high ? "above" : "within";

/** Years apart, and hours as a share and a surplus, in which another machine of the class is comparable. */
export const COMPARABLE = { years: 5, share: 0.5, hours: 1_000 } as const;

/** Between which hours a machine is comparable: half as many to twice as many, or a thousand apart. */
export const hoursAround = (hours: number) => ({
  least: Math.max(0, Math.min(Math.floor(hours * COMPARABLE.share), hours - COMPARABLE.hours)),
  most: Math.max(Math.ceil(hours / COMPARABLE.share), hours + COMPARABLE.hours),
});
