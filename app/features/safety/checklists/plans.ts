import { dayAfter } from "~/lib/local-day.ts";

/** How often a list is due: every so many days, so many times a day, or on a day of the week. */
export type Rhythm = "days" | "shifts" | "weekday";

/** A plan, with the days of the signed runs that count for it. */
export interface PlanFacts {
  rhythm: Rhythm;
  /** The days, the shifts of a day, or the day of the week: 0 is Sunday. */
  every: number;
  /** `YYYY-MM-DD` */
  startsOn: string;
  /** Of the newest signed run up to today; empty where there is none. */
  last: string;
  /** Runs that were signed for today. */
  doneToday: number;
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/**
 * The day on which a list is next due, `YYYY-MM-DD`. A shift that nobody inspected cannot be made up, so a plan by shifts is
 * due today or later; the others stay due on their day until somebody signs.
 */
export function nextDue({ rhythm, every, startsOn, last, doneToday }: PlanFacts, today: string): string {
  if (rhythm === "shifts") {
    const next = doneToday >= every ? dayAfter(today) : today;
    return startsOn > next ? startsOn : next;
  }
  const after = last === "" ? startsOn : dayAfter(last, rhythm === "days" ? every : 1);
  const first = after > startsOn ? after : startsOn;
  return rhythm === "days" ? first : dayAfter(first, (every - weekdayOf(first) + 7) % 7);
}
