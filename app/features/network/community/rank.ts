import { RANK } from "./community.limits.ts";

export interface Ranked {
  /** Different people who marked something in the thread. */
  people: number;
  accepted: boolean;
  /** Since it was begun. */
  days: number;
}

/** How far up a thread stands where they are listed by what helped; statements count the same, and the page prints it. */
export const rankOf = ({ people, accepted, days }: Ranked): number =>
  (1 + people + (accepted ? RANK.accepted : 0)) / (Math.max(0, days) + RANK.days);
