import { dayAfter, daysBetween } from "~/lib/local-day.ts";

export interface LienRule {
  usState: string;
  /** From the first furnishing; null where the state asks for no notice. */
  noticeDays: number | null;
  /** From the last furnishing or the completion. */
  lienDays: number;
  source: string;
  /** When somebody last looked at the source. */
  asOf: string;
}

/** When the table below was last gone through: from memory of the statutes, to be verified with an attorney. */
const AS_OF = "2026-11-28";

/**
 * Where a builder begins to look: the days of twelve states for a subcontractor on private work. Every figure is to be
 * verified, and each workspace may put its own in its place. States that count in months are left out.
 */
export const LIEN_RULES: readonly LienRule[] = [
  { usState: "AZ", noticeDays: 20, lienDays: 120, source: "A.R.S. 33-992.01, 33-993", asOf: AS_OF },
  { usState: "CA", noticeDays: 20, lienDays: 90, source: "Cal. Civ. Code 8204, 8414", asOf: AS_OF },
  { usState: "FL", noticeDays: 45, lienDays: 90, source: "Fla. Stat. 713.06, 713.08", asOf: AS_OF },
  { usState: "GA", noticeDays: 30, lienDays: 90, source: "O.C.G.A. 44-14-361.1, 44-14-361.5", asOf: AS_OF },
  { usState: "MI", noticeDays: 20, lienDays: 90, source: "MCL 570.1109, 570.1111", asOf: AS_OF },
  { usState: "MN", noticeDays: 45, lienDays: 120, source: "Minn. Stat. 514.011, 514.08", asOf: AS_OF },
  { usState: "NC", noticeDays: 15, lienDays: 120, source: "N.C.G.S. 44A-11.2, 44A-12", asOf: AS_OF },
  { usState: "NV", noticeDays: 31, lienDays: 90, source: "NRS 108.245, 108.226", asOf: AS_OF },
  { usState: "OH", noticeDays: 21, lienDays: 75, source: "O.R.C. 1311.05, 1311.06", asOf: AS_OF },
  { usState: "UT", noticeDays: 20, lienDays: 180, source: "Utah Code 38-1a-501, 38-1a-502", asOf: AS_OF },
  { usState: "WA", noticeDays: 60, lienDays: 90, source: "RCW 60.04.031, 60.04.091", asOf: AS_OF },
  { usState: "WY", noticeDays: 30, lienDays: 120, source: "W.S. 29-2-106, 29-2-112", asOf: AS_OF },
];

/** The days that a clock runs by: the workspace's own where it has any, else ours. */
export const ruleOf = (clock: { usState: string; noticeDays: number | null; lienDays: number | null }) =>
  clock.lienDays === null
    ? LIEN_RULES.find(({ usState }) => usState === clock.usState)
    : { noticeDays: clock.noticeDays, lienDays: clock.lienDays };

export const RULE_STATES = LIEN_RULES.map(({ usState }) => usState);

/** The rule of each state: that of the workspace where it has one, or ours. */
export const rulesWith = (own: readonly LienRule[]) =>
  LIEN_RULES.map((ours) => ({
    ...(own.find(({ usState }) => usState === ours.usState) ?? ours),
    isOwn: own.some(({ usState }) => usState === ours.usState),
  }));

export type DeadlineState = "done" | "late" | "soon" | "running";
export interface Deadline {
  kind: "notice" | "lien";
  /** The last day on which it is in time; whoever counts from a day does not count that day. */
  day: string;
  /** Below zero once it has passed. */
  daysLeft: number;
  state: DeadlineState;
  /** It falls on a Saturday or Sunday: do not count on the Monday after it. */
  weekend: boolean;
  doneOn: string | null;
}

/** From so many days before it on, a deadline is near. */
export const SOON = 14;

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

interface Clock {
  firstOn: string;
  lastOn: string | null;
  noticeSentOn: string | null;
  lienFiledOn: string | null;
}

/** The deadlines of a job under a rule, as they stand on a day. Without a last day the time for the lien does not run yet. */
export function deadlinesOf(
  { firstOn, lastOn, noticeSentOn, lienFiledOn }: Clock,
  { noticeDays, lienDays }: Pick<LienRule, "noticeDays" | "lienDays">,
  today: string,
): Deadline[] {
  const of = (kind: Deadline["kind"], from: string, days: number, doneOn: string | null): Deadline => {
    const day = dayAfter(from, days);
    const daysLeft = daysBetween(today, day);
    const running = daysLeft < 0 ? "late" : daysLeft <= SOON ? "soon" : "running";
    return { kind, day, daysLeft, state: doneOn ? "done" : running, weekend: isWeekend(day), doneOn };
  };
  return [
    ...(noticeDays === null ? [] : [of("notice", firstOn, noticeDays, noticeSentOn)]),
    ...(lastOn === null ? [] : [of("lien", lastOn, lienDays, lienFiledOn)]),
  ];
}
