import { chordOf, onSphere, type Position } from "../place/place.ts";

/** How the firms of a ranked directory are ordered: printed above every list, and nothing else counts. */
export const RANK = {
  /** Points of a hundred by what a search knows. */
  anywhere: { near: 0, rating: 50, proof: 30, prompt: 20 },
  nearby: { near: 40, rating: 30, proof: 18, prompt: 12 },
  /** Days for which a proof counts. */
  proofDays: 365,
} as const;

/** 95 of a hundred times the truth is not below the bound. */
const Z = 1.96;
export const Z_SQUARED = 3.8416;

/**
 * The least share of good ones that so many of `n` speak for: Wilson's lower bound. Few of them speak for little, so that
 * one review of five stars does not stand above a hundred with four and a half.
 */
export function wilson(good: number, n: number): number {
  if (n <= 0) return 0;
  const share = good / n;
  const spread = Math.sqrt((share * (1 - share) + Z_SQUARED / (4 * n)) / n);
  return Math.max(0, (share + Z_SQUARED / (2 * n) - Z * spread) / (1 + Z_SQUARED / n));
}

/** The bound of stars from 1 to 5 of which only their sum is known, as a share of what lies between 1 and 5. */
export const ratingOf = (stars: number, n: number): number => wilson((stars - n) / 4, n);

/** The same bound in stars. */
export const starsOf = (rating: number): number => 1 + 4 * rating;

/** The day, ISO 8601, before which a proof no longer counts. */
export const oldestProof = (today: string): string =>
  new Date(Date.parse(today) - RANK.proofDays * 86_400_000).toISOString().slice(0, 10);

/** Everything that the order of a directory looks at. */
export interface Ranked {
  /** How many reviews there are, and the sum of their stars. */
  reviews: number;
  stars: number;
  /** Of so many requests, how many were answered in time. */
  prompt?: number;
  asked?: number;
  /** Days of what was seen, ISO 8601. */
  proofs: readonly string[];
  places: readonly Position[];
}

interface Search {
  today: string;
  /** How many proofs a kind has. */
  proofs: number;
  near?: Position & { withinMetres: number };
}

/** The square of the straight line to the nearest place (`chordOf`). */
export const chordTo = (places: readonly Position[], from: Position): number => {
  const at = onSphere(from);
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...places.map((place) => {
      const { x, y, z } = onSphere(place);
      return (x - at.x) * (x - at.x) + (y - at.y) * (y - at.y) + (z - at.z) * (z - at.z);
    }),
  );
};

/** The parts of the printed formula, each from 0 to 1. */
export function rankParts(one: Ranked, { today, proofs, near }: Search) {
  const from = oldestProof(today);
  const fresh = one.proofs.filter((day) => day >= from && day <= today).length;
  return {
    near: near ? Math.max(0, 1 - chordTo(one.places, near) / chordOf(near.withinMetres)) : 0,
    rating: ratingOf(one.stars, one.reviews),
    proof: Math.min(fresh, proofs) / proofs,
    prompt: wilson(one.prompt ?? 0, one.asked ?? 0),
  };
}

/** Points of a hundred in millionths, so that what differs by less than a calculation is off stands level. */
export function rankOf(one: Ranked, search: Search): number {
  const weights = search.near ? RANK.nearby : RANK.anywhere;
  const parts = rankParts(one, search);
  const points =
    weights.near * parts.near +
    weights.rating * parts.rating +
    weights.proof * parts.proof +
    weights.prompt * parts.prompt;
  return Math.floor(points * 1_000_000 + 0.5);
}
