import { dayNumber, dayText, type TaskDates, weekdayOf } from "~/engines/schedule/schedule.ts";
import type { Reason } from "~db/schema/schedules.terms.ts";

/** The Sunday with which the week of a day begins. */
export function weekOf(day: string): string {
  const number = dayNumber(day);
  return dayText(number - weekdayOf(number));
}

export const addDays = (day: string, days: number): string => dayText(dayNumber(day) + days);

const WEEKS = 3;

interface Ahead<T> {
  week: string;
  tasks: { task: T; dates: TaskDates; waitsFor: number[] }[];
}

/** What is worked on in the three weeks from a day on, each task in the week in which it begins or goes on. */
export function lookAhead<T extends { number: number }>(
  dataDate: string,
  tasks: readonly T[],
  dates: ReadonlyMap<number, TaskDates>,
  waitsFor: (task: T) => number[],
): Ahead<T>[] {
  const first = weekOf(dataDate);
  const weeks = Array.from(
    { length: WEEKS },
    (_, n): Ahead<T> => ({ week: addDays(first, n * 7), tasks: [] }),
  );
  for (const task of tasks) {
    const its = dates.get(task.number);
    if (!its || its.state === "finished") continue;
    const begins = its.earlyStart < dataDate ? dataDate : its.earlyStart;
    const week = weeks.find(({ week }) => begins >= week && begins < addDays(week, 7));
    week?.tasks.push({ task, dates: its, waitsFor: waitsFor(task) });
  }
  for (const { tasks } of weeks)
    tasks.sort((a, b) =>
      a.dates.earlyStart < b.dates.earlyStart
        ? -1
        : a.dates.earlyStart > b.dates.earlyStart
          ? 1
          : a.task.number - b.task.number,
    );
  return weeks;
}

interface Kept {
  week: string;
  state: "open" | "kept" | "missed";
  reason: Reason | null;
}

/** Per week, how many of the promises that were closed were kept, newest first; and why the others were not. */
export function percentPlanComplete(promises: readonly Kept[], most: number) {
  const weeks = [...new Set(promises.map(({ week }) => week))].sort().reverse().slice(0, most);
  const reasons = new Map<Reason, number>();
  for (const { reason, week } of promises)
    if (reason && weeks.includes(week)) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  return {
    weeks: weeks.map((week) => {
      const all = promises.filter((promise) => promise.week === week);
      const kept = all.filter(({ state }) => state === "kept").length;
      const open = all.filter(({ state }) => state === "open").length;
      const closed = all.length - open;
      return {
        week,
        promised: all.length,
        kept,
        open,
        percent: closed === 0 ? null : Math.round((kept / closed) * 100),
      };
    }),
    reasons: [...reasons].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count),
  };
}
