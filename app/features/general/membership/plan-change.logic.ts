import { TIERS, type TierId } from "./membership.logic.ts";

// What a change of plan costs or gives back, in whole cents by the day. Nothing here asks a clock or a database: what the
// page shows first and what is charged afterwards are one function.

export const TRIAL_DAYS = 14;
/** How long before a renewal its owners are told; none comes sooner after it. */
export const NOTICE_DAYS = 7;
/** How long a plan holds whose next month is not paid. */
export const GRACE_DAYS = 14;
/** What can be tried without a price. */
export const TRIAL_TIER = "pro" satisfies TierId;

export const PAID_TIERS = ["pro", "enterprise"] as const satisfies readonly TierId[];
export type PaidTier = (typeof PAID_TIERS)[number];

export const DAY_MS = 24 * 60 * 60 * 1000;

export const MEMBERSHIP_STATES = ["free", "trialing", "active", "past_due", "cancelled", "ended"] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

export interface Membership {
  state: MembershipState;
  tier: TierId;
  periodStart: string | null;
  periodEnd: string | null;
  noticedAt: string | null;
}

/** What a month of a plan costs, in cents. */
export const monthOf = (tier: TierId): number => TIERS.find(({ id }) => id === tier)?.monthlyCents ?? 0;

/** The same day and time of the next month; its last day where the month is shorter. */
export function monthAfter(moment: string): string {
  const from = new Date(moment);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + 1);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), last));
  return to.toISOString();
}

/** Days of a period: all, those that have not begun, and those with the one that has. */
export function daysOf(start: string, end: string, now: Date): { all: number; whole: number; begun: number } {
  const all = Math.max(1, Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS));
  const left = (Date.parse(end) - now.getTime()) / DAY_MS;
  const within = (days: number) => Math.min(all, Math.max(0, days));
  return { all, whole: within(Math.floor(left)), begun: within(Math.ceil(left)) };
}

/** So many days of a sum that is paid for all of them; a part of a cent is nobody's. */
export const shareOf = (cents: number, days: number, all: number): number => Math.floor((cents * days) / all);

export type ChangeKind = "start" | "upgrade" | "renewal" | "downgrade" | "leave" | "none";

export interface PlanChange {
  kind: ChangeKind;
  /** What is to be paid for it, in cents. */
  dueCents: number;
  /** What goes back for days that are paid for and have not begun, in cents. */
  backCents: number;
  /** What it holds for. */
  periodStart: string;
  periodEnd: string;
  /** The days that were counted, of all days of the period. */
  days: number;
  allDays: number;
}

/**
 * What changing to a plan means now. A day that has begun is paid for: an upgrade counts it, and what goes back does not.
 * So no order of changes gives back more than was paid.
 */
export function changeTo(standing: Membership, to: TierId, now: Date): PlanChange {
  const at = now.toISOString();
  const { state, tier, periodStart, periodEnd } = standing;
  const nothing = { dueCents: 0, backCents: 0, days: 0, allDays: 0 };
  const stays = { ...nothing, periodStart: periodStart ?? at, periodEnd: periodEnd ?? at };
  const month = (kind: ChangeKind, from: string): PlanChange => ({
    ...nothing,
    kind,
    dueCents: monthOf(to),
    periodStart: from,
    periodEnd: monthAfter(from),
  });
  if (to === "builder")
    return { ...stays, kind: isRunning(state) ? "leave" : "none", ...backNow(standing, now) };
  if (!isRunning(state) || !periodStart || !periodEnd) return month("start", at);
  // What is left of a trial is not lost: the first month that is paid for begins after it.
  if (state === "trialing") return month("start", to === tier ? periodEnd : at);
  if (state === "past_due") return month("renewal", periodEnd);
  if (to === tier)
    return standing.noticedAt === null ? { ...stays, kind: "none" } : month("renewal", periodEnd);
  const { all, whole, begun } = daysOf(periodStart, periodEnd, now);
  const difference = monthOf(to) - monthOf(tier);
  return difference > 0
    ? {
        ...stays,
        kind: "upgrade",
        dueCents: shareOf(difference, begun, all),
        days: begun,
        allDays: all,
      }
    : {
        ...stays,
        kind: "downgrade",
        backCents: shareOf(-difference, whole, all),
        days: whole,
        allDays: all,
      };
}

/** What goes back where it ends at once. */
function backNow({ state, tier, periodStart, periodEnd }: Membership, now: Date) {
  if (state !== "active" || !periodStart || !periodEnd) return {};
  const { all, whole } = daysOf(periodStart, periodEnd, now);
  return { backCents: shareOf(monthOf(tier), whole, all), days: whole, allDays: all };
}

/** Whether a plan holds that is more than the free one. */
export const isRunning = (state: MembershipState): boolean =>
  state === "trialing" || state === "active" || state === "past_due";
