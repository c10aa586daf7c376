/** The kind of record that a link shares. */
export const HOME_PLAN = "home-plan";

export const PLAN_LIMITS = {
  name: 80,
  /** Characters of an address. */
  link: 2_000,
  /** Of one workspace, and versions of one plan. */
  plans: 60,
  versions: 40,
} as const;

export const HOME_PLANS = "/home-plans";
