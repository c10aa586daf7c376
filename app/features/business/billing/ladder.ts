import { roundHalfAway } from "~/lib/decimal.ts";
import { dayAfter, daysBetween } from "~/lib/local-day.ts";
import { STAGES, type Stage } from "./reminders.limits.ts";

/** Why an amount rests. */
export interface Rest {
  reason: "disputed" | "promised";
  /** Until when it is promised. */
  untilOn: string | null;
}

export interface Late {
  dueOn: string;
  today: string;
  days: Readonly<Record<Stage, number>>;
  /** What was sent. */
  sent: readonly Stage[];
  rest?: Rest;
}

export interface Standing {
  daysLate: number;
  /** It is disputed, or the promised day is not over. */
  rests: boolean;
  /** The letter that is to be sent now: the sternest whose day has come, unless it or a sterner one was sent. */
  now: Stage | undefined;
  /** The letter after that, and its day; undefined after the last. */
  next: { stage: Stage; on: string } | undefined;
}

/** Where something that is owed stands on the ladder. A promise rests until the end of its day. */
export function standingOn({ dueOn, today, days, sent, rest }: Late): Standing {
  const daysLate = Math.max(0, daysBetween(dueOn, today));
  const rests =
    rest !== undefined && (rest.reason === "disputed" || (rest.untilOn !== null && today <= rest.untilOn));
  const reached = STAGES.filter((stage) => daysLate >= days[stage]).length - 1;
  const last = Math.max(-1, ...sent.map((stage) => STAGES.indexOf(stage)));
  const now = !rests && reached > last ? STAGES[reached] : undefined;
  const after = STAGES[Math.max(reached, last) + 1];
  return { daysLate, rests, now, next: after && { stage: after, on: dayAfter(dueOn, days[after]) } };
}

/** That a later letter does not go out before, or on the day of, an earlier one. */
export const climbs = (days: Readonly<Record<Stage, number>>) =>
  STAGES.every((stage, n) => n === 0 || days[stage] > days[STAGES[n - 1] as Stage]);

/**
 * What lateness costs: simple interest a month of thirty days, rounded once. Nothing without a rate, or without the clause
 * of the contract that says so.
 */
export function lateFee(openCents: number, daysLate: number, fee: { rate: number; clause: string }): number {
  if (fee.rate <= 0 || fee.clause.trim() === "" || daysLate <= 0 || openCents <= 0) return 0;
  const over = BigInt(openCents) * BigInt(fee.rate) * BigInt(daysLate);
  return Number(roundHalfAway({ over, under: 300_000n }));
}
