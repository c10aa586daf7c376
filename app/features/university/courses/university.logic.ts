import type { LearningPath } from "./paths.ts";

export interface Taken {
  course: string;
  state: "enrolled" | "in_progress" | "passed" | "failed" | "expired";
  expiresAt: string | null;
}

export type Why = "required" | "expiring" | "started" | "next";

/** How many days before its end a course is to be renewed. */
export const RENEW_DAYS = 90;

const isGood = ({ state }: Taken) => state === "passed";

/** What was passed and runs out within the days of renewal, or has run out, the first first. */
export const renewalsOf = (taken: readonly Taken[], now: Date): Taken[] => {
  const soon = new Date(now.getTime() + RENEW_DAYS * 86_400_000).toISOString();
  return taken
    .filter(
      (one) => one.state === "expired" || (isGood(one) && one.expiresAt !== null && one.expiresAt <= soon),
    )
    .sort((a, b) => ((a.expiresAt ?? "") < (b.expiresAt ?? "") ? -1 : 1));
};

/**
 * What is best learned next: what the work requires and is missing, before what runs out soon, before what was begun,
 * before the next step of the path.
 */
export function nextOf(
  path: Pick<LearningPath, "steps" | "required"> | undefined,
  taken: readonly Taken[],
  now: Date,
): { course: string; why: Why } | undefined {
  const of = new Map(taken.map((one) => [one.course, one]));
  const isMissing = (course: string) => {
    const one = of.get(course);
    return !one || !isGood(one);
  };
  const required = path?.required.find(isMissing);
  if (required) return { course: required, why: "required" };
  const [expiring] = renewalsOf(taken, now);
  if (expiring) return { course: expiring.course, why: "expiring" };
  const started = taken.find(
    ({ state }) => state === "in_progress" || state === "failed" || state === "enrolled",
  );
  if (started) return { course: started.course, why: "started" };
  const step = path?.steps.find(isMissing);
  return step ? { course: step, why: "next" } : undefined;
}

/** From how many people on their median says more than the printed minutes. */
export const ENOUGH = 5;

/** How long a course takes: by the median of those who passed it, or by its printed minutes while they are few. */
export function timeOf(printed: number, real: { n: number; minutes: number } | undefined) {
  return real && real.n >= ENOUGH ? { minutes: real.minutes, n: real.n } : { minutes: printed, n: 0 };
}
