import { dayNumber, type TaskDates, workCalendar } from "~/engines/schedule/schedule.ts";
import { weekOf } from "./look-ahead.ts";
import { type PlanDays, siteCalendar } from "./plan.ts";

const WEEKS = 12;

/** How many people a schedule wants on its busiest day of each week, from the data date on. */
export function loadOf(
  schedule: PlanDays & { workers: number | null },
  tasks: readonly { number: number; workers: number; calendar: string }[],
  dates: ReadonlyMap<number, TaskDates>,
): { week: string; most: number; over: boolean }[] {
  const site = workCalendar(siteCalendar(schedule));
  const first = dayNumber(weekOf(schedule.dataDate));
  const perDay = Array.from({ length: WEEKS * 7 }, () => 0);
  const begins = dayNumber(schedule.dataDate) - first;
  for (const { number, workers, calendar } of tasks) {
    const its = dates.get(number);
    if (!its || its.state === "finished" || workers === 0) continue;
    const from = Math.max(begins, dayNumber(its.earlyStart) - first);
    const to = Math.min(perDay.length - 1, dayNumber(its.earlyFinish) - first);
    for (let day = from; day <= to; day++)
      if (calendar === "every" || site.isWorkday(first + day)) perDay[day] = (perDay[day] ?? 0) + workers;
  }
  return Array.from({ length: WEEKS }, (_, n) => {
    const most = Math.max(...perDay.slice(n * 7, n * 7 + 7));
    return {
      week: new Date((first + n * 7) * 86_400_000).toISOString().slice(0, 10),
      most,
      over: schedule.workers !== null && most > schedule.workers,
    };
  });
}
