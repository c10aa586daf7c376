import type { Content } from "~/engines/lines/lines.ts";
import { PROPOSAL_LIMITS } from "./proposals.limits.ts";

/** The terms of a way to pay by the month, as a fact of a proposal keeps them: a version freezes them with all else. */
export interface KeptPlan {
  id: string;
  name: string;
  rate: string;
  months: string;
  fee?: string;
}

const isText = (value: unknown): value is string => typeof value === "string";

/** The plans that a content offers. */
export function plansIn({ facts }: Pick<Content, "facts">): KeptPlan[] {
  try {
    const read = JSON.parse(facts.financing ?? "[]") as Partial<KeptPlan>[];
    return read.flatMap(({ id, name, rate, months, fee }) =>
      isText(id) && isText(name) && isText(rate) && isText(months)
        ? [{ id, name, rate, months, ...(isText(fee) && { fee }) }]
        : [],
    );
  } catch {
    return [];
  }
}

export const withPlans = (content: Content, plans: readonly KeptPlan[]): Content => {
  const { financing: _, ...facts } = content.facts;
  return { ...content, facts: plans.length > 0 ? { ...facts, financing: JSON.stringify(plans) } : facts };
};

/** Plans that a form shows as boxes: those that the proposal has, and the newest that the workspace keeps. */
export const plansToChoose = (has: readonly KeptPlan[], kept: readonly KeptPlan[]): KeptPlan[] => {
  const others = kept.filter(({ id }) => !has.some((one) => one.id === id));
  return [...has, ...others].slice(0, PROPOSAL_LIMITS.plansShown);
};
