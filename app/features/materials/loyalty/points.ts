import { defineAccount, defineSiteAccount } from "~/engines/ledger/ledger.ts";
import type { Shown } from "./loyalty.words.ts";

/**
 * Where points are counted. Points of test payments have accounts of their own: they take nothing off an order that is paid
 * with real money.
 */
export const accountsOf = (provider: string) => ({
  points: defineAccount(`${provider}-points`, "points", { lots: true }),
  /** What a refund took back and was spent already: the next points are set off against it. */
  owed: defineAccount(`${provider}-points-owed`, "points"),
  issued: defineSiteAccount(`${provider}-points-issued`, "points"),
  redeemed: defineSiteAccount(`${provider}-points-redeemed`, "points"),
});

/** Why points moved, as the postings say it. */
export const EARNED = "pointsEarned";
export const TAKEN_BACK = "pointsTakenBack";
export const REDEEMED = "pointsRedeemed";
export const RETURNED = "pointsReturned";
export const GIVEN = "pointsGiven";
/** The ledger's own, of what has expired. */
export const EXPIRED = "expired";

export const REASONS: Readonly<Record<Exclude<Shown, "all">, readonly string[]>> = {
  earned: [EARNED],
  back: [TAKEN_BACK],
  spent: [REDEEMED, RETURNED],
  given: [GIVEN],
  expired: [EXPIRED],
};
