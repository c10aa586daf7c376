/** No limit; larger than every count. */
export const UNLIMITED = Number.POSITIVE_INFINITY;

export const TIER_IDS = ["builder", "pro", "enterprise"] as const;
export type TierId = (typeof TIER_IDS)[number];

export type Support = "basic" | "email" | "phone";

export interface Tier {
  id: TierId;
  /** Integer US cents a month for the whole workspace. */
  monthlyCents: number;
  /** Marked as popular on its card, as the specification marks it. */
  popular: boolean;
  /** Equipment listings that may be opened in a calendar month, or `UNLIMITED`. */
  listingsPerMonth: number;
  /** People in the workspace, or `UNLIMITED`. */
  members: number;
  support: readonly Support[];
  /** Training sessions, each kind including the rarer one. */
  training: readonly ("monthly" | "weekly")[];
}

/** The plans in order of price, each holding all of the one before. */
export const TIERS: readonly Tier[] = [
  {
    id: "builder",
    monthlyCents: 0,
    popular: false,
    listingsPerMonth: 5,
    members: 1,
    support: ["basic"],
    training: [],
  },
  {
    id: "pro",
    monthlyCents: 49_00,
    popular: true,
    listingsPerMonth: UNLIMITED,
    members: 10,
    support: ["basic", "email"],
    training: ["monthly"],
  },
  {
    id: "enterprise",
    monthlyCents: 199_00,
    popular: false,
    listingsPerMonth: UNLIMITED,
    members: UNLIMITED,
    support: ["basic", "email", "phone"],
    training: ["monthly", "weekly"],
  },
];

/** What twelve months cost, in integer US cents for the whole workspace. */
export function annualCents({ monthlyCents }: Pick<Tier, "monthlyCents">): number {
  return monthlyCents * 12;
}

/** What a plan holds of one feature: whether, or how many. */
export type Held = boolean | number;

export interface Feature {
  id:
    | "answers"
    | "cart"
    | "settings"
    | "listings"
    | "members"
    | "basicSupport"
    | "emailSupport"
    | "phoneSupport"
    | "monthlyTraining"
    | "weeklyTraining";
  /** Whether it can be used today. */
  open: boolean;
  of: (tier: Tier) => Held;
}

const everywhere = () => true;

/** The lines of the comparison, those that can be used today first. */
export const FEATURES: readonly Feature[] = [
  { id: "answers", open: true, of: everywhere },
  { id: "cart", open: true, of: everywhere },
  { id: "settings", open: true, of: everywhere },
  { id: "members", open: true, of: (tier) => tier.members },
  { id: "listings", open: true, of: (tier) => tier.listingsPerMonth },
  { id: "basicSupport", open: false, of: (tier) => tier.support.includes("basic") },
  { id: "emailSupport", open: false, of: (tier) => tier.support.includes("email") },
  { id: "phoneSupport", open: false, of: (tier) => tier.support.includes("phone") },
  { id: "monthlyTraining", open: false, of: (tier) => tier.training.includes("monthly") },
  { id: "weeklyTraining", open: false, of: (tier) => tier.training.includes("weekly") },
];

/** What a plan adds to the one before it; the first adds all it holds. */
export function addedBy(tier: Tier): { feature: Feature; held: Held }[] {
  const before = TIERS[TIERS.indexOf(tier) - 1];
  return FEATURES.map((feature) => ({ feature, held: feature.of(tier) })).filter(
    ({ feature, held }) => held !== false && (!before || feature.of(before) !== held),
  );
}
