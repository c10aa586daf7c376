import {
  type Calendar,
  dayNumber,
  type ScheduleResult,
  type TaskDates,
  workCalendar,
} from "~/engines/schedule/schedule.ts";
import type { ForecastDay } from "~/services/weather.ts";
import type { ReadSchedule, ReadTask } from "../schedules/schedules.queries.server.ts";
import { kindOfName } from "./kinds.data.ts";
import { limitsOf } from "./limits.ts";
import { type Judged, judge } from "./verdict.ts";
import type { ReadWeather } from "./weather.queries.server.ts";

/** How schedules compute their days. The route hands it in: features do not use each other's insides. */
export interface Planner {
  planOf(
    days: ReadSchedule,
    tasks: readonly ReadTask[],
  ): { result: ScheduleResult; byNumber: ReadonlyMap<number, TaskDates> };
  siteCalendar(days: ReadSchedule): Calendar;
}

export const cellOf = ({ verdict, reasons }: Judged) => ({
  verdict,
  reason: reasons[0],
  more: Math.max(0, reasons.length - 1),
});
export type Cell = ReturnType<typeof cellOf>;

/** A schedule against the days of a forecast. */
export function scheduleRows(
  schedule: ReadSchedule,
  days: readonly ForecastDay[],
  known: ReadWeather,
  planner: Planner,
) {
  const plan = planner.planOf(schedule, schedule.tasks);
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  const told = new Map(known.kinds.map(({ taskId, kind }) => [taskId, kind]));
  // Without days computed there is nothing to hold against the weather; the schedule's page says what is wrong with it.
  if (!plan.result.ok) return undefined;
  const { finish } = plan.result;
  const site = workCalendar(planner.siteCalendar(schedule));
  const soon = schedule.tasks.flatMap((task) => {
    const dates = plan.byNumber.get(task.number);
    return dates && dates.state !== "finished" && dates.earlyStart <= last && dates.earlyFinish >= first
      ? [{ task, dates }]
      : [];
  });
  soon.sort((a, b) => a.dates.earlyStart.localeCompare(b.dates.earlyStart) || a.task.number - b.task.number);
  const judged = soon.map(({ task, dates }) => {
    const kind = told.get(task.id) ?? kindOfName(task.name);
    const limits = kind && limitsOf(kind, known.limits).limits;
    const isWorked = (day: string) => task.calendar === "every" || site.isWorkday(dayNumber(day));
    const all = limits ? days.map((day) => ({ day: day.day, ...judge(day, limits) })) : [];
    const cells = days.map(({ day }, n) => {
      const one = all[n];
      return one && day >= dates.earlyStart && day <= dates.earlyFinish && isWorked(day) ? cellOf(one) : null;
    });
    return {
      task,
      dates,
      kind,
      isTold: told.has(task.id),
      cells,
      workdays: all.filter(({ day }) => isWorked(day)),
    };
  });
  return { finish, judged, site, first };
}
export type ScheduleRows = NonNullable<ReturnType<typeof scheduleRows>>;
