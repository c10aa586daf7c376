import {
  type Answers,
  askedOf,
  completeness,
  type Form,
  judge,
  missingOf,
} from "~/engines/request/request.ts";
import { READINESS } from "./templates.ts";

export interface Range {
  p10: number;
  p50: number;
  p90: number;
}

/** How a budget stands to what such a job costs; undefined where either is not known. */
export function budgetAgainst(answers: Answers, range: Range | undefined) {
  const cents = Math.round(Number(answers.budget ?? "") * 100);
  if (!(cents > 0) || !range) return undefined;
  const isFar = cents * 10 < range.p10 * 7;
  return { cents, range, verdict: cents >= range.p10 ? "fits" : isFar ? "far" : "below" } as const;
}

/** How ready a job is to be priced: points, each with its reason, of those that were not earned too. */
export function readinessOf(form: Pick<Form, "sections">, answers: Answers) {
  const whole = completeness(form, answers);
  const { reasons } = judge(form, answers, READINESS);
  const asked = new Set(askedOf(form, answers).map(({ id }) => id));
  const shares = READINESS.rules
    // What a questionnaire does not ask is held against nobody.
    .filter(({ when }) => asked.has(when.question))
    .map(({ reason, points }) => ({
      ...{ reason: reason as string, most: points as number },
      points: reasons.find((each) => each.reason === reason)?.points ?? 0,
    }));
  const all = [
    ...shares,
    { reason: "whole", most: READINESS.whole, points: Math.floor((READINESS.whole * whole) / 100) },
  ];
  const most = all.reduce((sum, { most }) => sum + most, 0);
  const points = all.reduce((sum, { points }) => sum + points, 0);
  return { whole, score: Math.floor((100 * points) / most), reasons: all };
}

/** What is left to do before it can be priced: questions to ask, by their ids, and steps by name. */
export function tasksOf(
  form: Pick<Form, "sections">,
  answers: Answers,
  budget: ReturnType<typeof budgetAgainst>,
) {
  const { must, should } = missingOf(form, answers);
  const is = (id: string, ...values: string[]) => values.includes(answers[id] ?? "");
  const steps = [
    is("plans", "none", "sketch") && "measure",
    is("built1978", "yes", "unsure") && "lead",
    is("safe", "no", "unsure") && "secure",
    is("leak", "yes") && "leak",
    is("insured", "yes") && "insurer",
    is("landlord", "no", "unsure") && "landlord",
    is("who", "tenant", "coOwner") && "decides",
    budget && budget.verdict !== "fits" && "budget",
  ].filter((step): step is string => Boolean(step));
  return { ask: [...must, ...should], steps };
}
