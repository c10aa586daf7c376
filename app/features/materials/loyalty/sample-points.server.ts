import { RULES, TIER_DAYS, tierOf } from "./loyalty.rules.ts";
import type { LoyaltyView } from "./loyalty.view.server.ts";
import type { Shown } from "./loyalty.words.ts";
import { EARNED, EXPIRED, GIVEN, REASONS, REDEEMED, RETURNED, TAKEN_BACK } from "./points.ts";
import { sumsUp } from "./statement.logic.ts";

// A statement as it looks after a year and a half, for whoever has none yet. It is computed for the page and lies in no
// ledger, so that no figure and no reward ever meets it.

type Line = LoyaltyView["lines"][number];
type Entry = readonly [daysAgo: number, amount: number, reason: string, subjectType?: string];

const VALID_DAYS = RULES[0].validDays;
const earned = (daysAgo: number, amount: number, source: "order" | "term"): Entry => [
  daysAgo,
  amount,
  EARNED,
  source,
];

/** The oldest first. What was earned 520, 505 and 480 days ago has expired where it was not spent. */
const ENTRIES: readonly Entry[] = [
  earned(520, 34, "order"),
  earned(505, 25, "term"),
  earned(480, 69, "order"),
  [410, -100, REDEEMED, "redemption"],
  earned(360, 49, "order"),
  earned(330, 200, "order"),
  earned(330, 25, "term"),
  earned(329, 25, "term"),
  [300, -190, REDEEMED, "redemption"],
  [298, 190, RETURNED, "redemption"],
  [115, -28, EXPIRED],
  earned(96, 104, "order"),
  [90, -34, TAKEN_BACK, "order-refund"],
  earned(80, 71, "order"),
  [64, -100, REDEEMED, "redemption"],
  earned(41, 25, "term"),
  earned(40, 25, "term"),
  [30, -60, GIVEN],
  earned(12, 139, "order"),
  [3, -190, REDEEMED, "redemption"],
];

const DAY_MS = 24 * 60 * 60 * 1000;
const before = (at: Date, days: number) => new Date(at.getTime() - days * DAY_MS).toISOString();

/** The lines of the sample statement, the newest first. */
export function sampleLines(at: Date): Line[] {
  let balance = 0;
  const lines = ENTRIES.map(([daysAgo, amount, reason, subjectType], n): Line => {
    balance += amount;
    return {
      id: n + 1,
      at: before(at, daysAgo),
      reason,
      subjectType: subjectType ?? null,
      subjectId: null,
      amount,
      balance,
      expiresAt: reason === EARNED ? before(at, daysAgo - VALID_DAYS) : null,
    };
  });
  return lines.reverse();
}

/** A page of nobody, with the sample statement in it. */
export function withSample(view: LoyaltyView, at: Date, shown: Shown): LoyaltyView {
  const all = sampleLines(at);
  const balance = all[0]?.balance ?? 0;
  const within = before(at, TIER_DAYS);
  const made = all
    .filter(({ reason, at: when }) => when > within && (reason === EARNED || reason === TAKEN_BACK))
    .reduce((sum, { amount }) => sum + amount, 0);
  const { tier, next } = tierOf(made);
  return {
    ...view,
    sample: true,
    guest: false,
    member: false,
    available: balance,
    balance,
    next: undefined,
    owed: 0,
    earned: made,
    tier,
    nextTier: next,
    sums: sumsUp(all, { balance, lots: balance, whole: true }),
    lines: all.filter(({ reason }) => shown === "all" || REASONS[shown].includes(reason)),
    whole: true,
    any: true,
    shown,
    crew: [],
  };
}
