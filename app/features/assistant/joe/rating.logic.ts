import type { Origin } from "./answer.ts";

/** Lines that say that there is no answer: nothing of them can be liked, and their question is in the queue already. */
export const UNRATED = ["unanswered", "failure"] as const satisfies readonly Origin[];

export function mayBeRated(origin: Origin | null): boolean {
  return origin !== null && !(UNRATED as readonly Origin[]).includes(origin);
}
