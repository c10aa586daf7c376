import type { TierId } from "./membership.logic.ts";

/** What a plan gives, in the order in which pages show it. Its words are in `vip-benefits`. */
export interface Benefit {
  id: string;
  /** The smallest plan that holds it. */
  from: TierId;
  /** Where it is used. */
  href: string;
  /** How its use is known: by what was made this year, by how many there are of a limit, or once; undefined: nothing counts it. */
  counts?: "made" | "members" | "listings" | "once";
  /** Whether it can be used today. */
  open: boolean;
}

const made = <const Id extends string>(id: Id, href: string) =>
  ({ id, from: "builder", href, counts: "made", open: true }) as const;

export const BENEFITS = [
  { id: "trial", from: "builder", href: "/membership/plan", counts: "once", open: true },
  { id: "members", from: "builder", href: "/workspace", counts: "members", open: true },
  made("links", "/workspace/share"),
  made("answers", "/ai-hub"),
  made("drawings", "/blueprint-analyzer"),
  made("estimates", "/material-cost-estimator"),
  made("calculations", "/calculators"),
  made("sites", "/job-site-locator"),
  made("codes", "/code-lookup"),
  { id: "listings", from: "builder", href: "/equipment-marketplace", counts: "listings", open: true },
  { id: "emailSupport", from: "pro", href: "/membership/plan?to=pro#change", open: false },
  { id: "monthlyTraining", from: "pro", href: "/membership/plan?to=pro#change", open: false },
  { id: "phoneSupport", from: "enterprise", href: "/membership/plan?to=enterprise#change", open: false },
  { id: "weeklyTraining", from: "enterprise", href: "/membership/plan?to=enterprise#change", open: false },
] as const satisfies readonly Benefit[];

export type BenefitId = (typeof BENEFITS)[number]["id"];
/** Those whose use is counted by what was made. */
export type MadeId = Extract<(typeof BENEFITS)[number], { counts: "made" }>["id"];
/** Those that are claimed, once. */
export type OnceId = Extract<(typeof BENEFITS)[number], { counts: "once" }>["id"];
export const ONCE_IDS = ["trial"] as const satisfies readonly OnceId[];
export const BENEFIT_IDS = BENEFITS.map(({ id }) => id) as [BenefitId, ...BenefitId[]];
