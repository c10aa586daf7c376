// What earns how much, as versions: the one in force when something happened holds for it, also if it is counted later.

/** What one counts for: a dollar of a payment, or an act. */
export interface EarnRate {
  points: number;
  /** How many of a kind count on one day, in UTC; without it every one. */
  perDay?: number;
}

export interface EarnRules {
  /** The first day on which they hold, and the day on which they were published here. */
  from: string;
  announced: string;
  /** How long points can be spent. */
  validDays: number;
  /** By the kind of event, as `PointSource` names it. */
  rates: Readonly<Record<string, EarnRate>>;
}

/** A change is published so many days before it holds. */
export const NOTICE_DAYS = 60;

/** The oldest first; one that has been published is never changed. */
export const RULES: readonly [EarnRules, ...EarnRules[]] = [
  {
    from: "2026-01-01",
    announced: "2026-01-01",
    validDays: 365,
    rates: { order: { points: 1 }, term: { points: 25, perDay: 3 } },
  },
  {
    from: "2027-02-01",
    announced: "2026-11-27",
    validDays: 365,
    rates: { order: { points: 1 }, term: { points: 25, perDay: 3 }, talk: { points: 2, perDay: 1 } },
  },
  {
    from: "2027-03-01",
    announced: "2026-11-29",
    validDays: 365,
    rates: {
      order: { points: 1 },
      term: { points: 25, perDay: 3 },
      talk: { points: 2, perDay: 1 },
      loan: { points: 2, perDay: 1 },
      answer: { points: 2, perDay: 1 },
    },
  },
];

/** The rules of a moment; undefined before the first of them. */
export const rulesAt = (at: string, rules: readonly EarnRules[] = RULES): EarnRules | undefined =>
  rules.findLast(({ from }) => from <= at.slice(0, 10));

/** Rules that are published and do not hold yet. */
export const rulesToCome = (at: string, rules: readonly EarnRules[] = RULES): readonly EarnRules[] =>
  rules.filter(({ from, announced }) => announced <= at.slice(0, 10) && from > at.slice(0, 10));

/** What is wrong with a list of rules: their order, and the notice of every change. */
export function ruleProblems(rules: readonly EarnRules[]): string[] {
  return rules.flatMap(({ from, announced }, n) => {
    const before = rules[n - 1];
    if (!before) return [];
    const notice = (Date.parse(from) - Date.parse(announced)) / 86_400_000;
    return [
      ...(from > before.from ? [] : [`${from} does not come after ${before.from}`]),
      ...(notice >= NOTICE_DAYS ? [] : [`${from} was announced only ${notice} days before`]),
    ];
  });
}

/** Tiers by what was earned within a year, the lowest first. They open rewards. */
export const TIERS = [
  { id: "ground", from: 0 },
  { id: "frame", from: 250 },
  { id: "roof", from: 1_000 },
] as const;
export type TierId = (typeof TIERS)[number]["id"];

export const TIER_DAYS = 365;

/**
 * What points add to a plan: one listing beyond those of the month, for so many days. What it gives is asked where plans are
 * asked (`entitlements.queries.server.ts`).
 */
export const PERKS = [{ id: "extra-listing", perk: "listing", points: 120, days: 90 }] as const;

/** The tier of a sum of points, and the next one with what is missing. */
export function tierOf(earned: number) {
  const at = TIERS.findLastIndex(({ from }) => from <= earned);
  const tier = TIERS[Math.max(0, at)] ?? TIERS[0];
  const next = TIERS[Math.max(0, at) + 1];
  return { tier: tier.id, next: next && { tier: next.id, from: next.from, missing: next.from - earned } };
}

/** As many points as one form moves. */
export const MOST_POINTS = 1_000_000;
