import { BENEFITS, type Benefit, type BenefitId } from "./benefits.data.ts";
import { TIER_IDS, TIERS, type TierId, UNLIMITED } from "./membership.logic.ts";
import { DAY_MS, monthOf, shareOf, TRIAL_DAYS, TRIAL_TIER } from "./plan-change.logic.ts";

/** What is counted of a workspace, for its benefits. */
export interface Uses {
  plan: TierId;
  made: Readonly<Partial<Record<BenefitId, number>>>;
  members: number;
  /** Listings of the calendar month. */
  listings: number;
  tried: boolean;
  /** Whether a plan has been paid for, after which there is nothing to try. */
  paid: boolean;
  muted: readonly string[];
}

/** The groups of the page, in their order: unused ones come first. */
export const GROUPS = ["unused", "used", "later", "above", "muted"] as const;
export type Group = (typeof GROUPS)[number];

export interface ShownBenefit {
  id: BenefitId;
  group: Group;
  from: TierId;
  href: string;
  /** How often, or how many; undefined where nothing counts it. */
  used?: number;
  /** Of how many; null where there is no limit, undefined where it is no quota. */
  most?: number | null;
}

const holds = (plan: TierId, from: TierId): boolean => TIER_IDS.indexOf(plan) >= TIER_IDS.indexOf(from);

function quota(benefit: Benefit, { plan, members, listings, tried, made }: Uses) {
  const tier = TIERS.find(({ id }) => id === plan);
  const most = (limit = 0) => (limit === UNLIMITED ? null : limit);
  switch (benefit.counts) {
    case "members":
      return { used: members, most: most(tier?.members) };
    case "listings":
      return { used: listings, most: most(tier?.listingsPerMonth) };
    case "once":
      return { used: tried ? 1 : 0, most: 1 };
    case "made":
      return { used: made[benefit.id as BenefitId] ?? 0 };
    default:
      return {};
  }
}

/** Whoever works alone has not used the room for others. */
const isUsed = (benefit: Benefit, used = 0): boolean => used > (benefit.counts === "members" ? 1 : 0);

/** Every benefit with its use, the unused of the own plan first, what was muted last. With a tier only what it holds. */
export function benefitsOf(uses: Uses, only?: TierId): ShownBenefit[] {
  const isThere = ({ id, from }: Benefit) =>
    (!only || holds(only, from)) && !(id === "trial" && uses.paid && !uses.tried);
  const shown = BENEFITS.filter(isThere).map((benefit: Benefit): ShownBenefit => {
    const counted = quota(benefit, uses);
    const group = (): Group => {
      if (uses.muted.includes(benefit.id)) return "muted";
      if (!holds(uses.plan, benefit.from)) return "above";
      if (!benefit.open) return "later";
      return isUsed(benefit, counted.used) ? "used" : "unused";
    };
    return {
      id: benefit.id as BenefitId,
      group: group(),
      from: benefit.from,
      href: benefit.href,
      ...counted,
    };
  });
  return GROUPS.flatMap((group) => shown.filter((one) => one.group === group));
}

/** The days of a year that somebody had a plan on trial, from when until when it ended or now. */
export function trialDays(year: number, start: string | null, end: string | null, now: Date): number {
  if (!start) return 0;
  const begun = Date.parse(start);
  const over = Math.min(
    begun + TRIAL_DAYS * DAY_MS,
    end ? Date.parse(end) : Number.POSITIVE_INFINITY,
    now.getTime(),
  );
  const from = Math.max(begun, Date.UTC(year, 0, 1));
  const until = Math.min(over, Date.UTC(year + 1, 0, 1));
  return Math.max(0, Math.floor((until - from) / DAY_MS));
}

/** What days on trial would have cost: a thirtieth of a month each. */
export const waivedCents = (days: number): number => shareOf(monthOf(TRIAL_TIER), days, 30);

/** The plan above, and what it adds; undefined on the largest. */
export function nextOf(plan: TierId): { tier: TierId; monthlyCents: number } | undefined {
  const next = TIERS[TIERS.findIndex(({ id }) => id === plan) + 1];
  return next && { tier: next.id, monthlyCents: next.monthlyCents };
}
