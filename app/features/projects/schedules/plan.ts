import {
  type Calendar,
  computeSchedule,
  dayNumber,
  type Link,
  readLinks,
  type ScheduleResult,
  type TaskDates,
  workCalendar,
} from "~/engines/schedule/schedule.ts";
import type { ConstraintType, TaskCalendar } from "~db/schema/schedules.terms.ts";

/** A task as it is kept; days are `YYYY-MM-DD`, links are predecessors by number. */
export interface PlanTask {
  id: string;
  number: number;
  phase: string;
  name: string;
  duration: number;
  links: string;
  crew: string;
  /** Where on the site it is done. */
  location: string;
  workers: number;
  calendar: TaskCalendar;
  constraintType: ConstraintType;
  constraintDay: string | null;
  started: string | null;
  finished: string | null;
  remaining: number | null;
  percent: number;
}

/** What a schedule says of its days. */
export interface PlanDays {
  startOn: string;
  dataDate: string;
  deadline: string | null;
  workdays: string;
  holidays: string;
  extraDays: string;
}

const EVERY_DAY: Calendar = { workdays: [0, 1, 2, 3, 4, 5, 6] };

export const daysIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);

export const siteCalendar = ({ workdays, holidays, extraDays }: Omit<PlanDays, "startOn">): Calendar => ({
  workdays: [...workdays].map(Number),
  holidays: daysIn(holidays),
  extra: daysIn(extraDays),
});

/** The links of a task, by number. What is kept was read before; what cannot be read is none. */
export function linksOf(text: string): Link[] {
  const read = readLinks(text, String);
  return read.ok ? read.links : [];
}

/** Working days that are left of a task that was started. */
export const leftOf = ({ duration, remaining, percent }: PlanTask): number =>
  remaining ?? Math.ceil((duration * (100 - percent)) / 100);

export interface Plan {
  result: ScheduleResult;
  byNumber: ReadonlyMap<number, TaskDates>;
  /** Tasks whose predecessor is gone, with its numbers. */
  loose: { number: number; missing: number[] }[];
}

/** Computes the days of every task. The engine knows tasks by their numbers, so that what it says can be read. */
export function planOf(days: PlanDays, tasks: readonly PlanTask[]): Plan {
  const numbers = new Set(tasks.map(({ number }) => String(number)));
  const loose: Plan["loose"] = [];
  const result = computeSchedule({
    start: days.startOn,
    dataDate: days.dataDate,
    deadline: days.deadline ?? undefined,
    calendar: "site",
    calendars: { site: siteCalendar(days), every: EVERY_DAY },
    tasks: tasks.map((task) => {
      const links = linksOf(task.links);
      const there = links.filter(({ from }) => numbers.has(from));
      if (there.length < links.length)
        loose.push({
          number: task.number,
          missing: links.filter(({ from }) => !numbers.has(from)).map(({ from }) => Number(from)),
        });
      return {
        id: String(task.number),
        duration: task.duration,
        links: there,
        calendar: task.calendar,
        ...(task.constraintType !== "none" &&
          task.constraintDay && { constraint: { type: task.constraintType, day: task.constraintDay } }),
        ...(task.started && { started: task.started, remaining: leftOf(task) }),
        ...(task.finished && { finished: task.finished }),
      };
    }),
  });
  const computed = result.ok ? result.tasks : [];
  return { result, loose, byNumber: new Map(computed.map((dates) => [Number(dates.id), dates])) };
}

/** How near a task is to holding up the finish, or the deadline, which can be nearer. */
export function nearness(dates: TaskDates, nearDays: number): "critical" | "near" | undefined {
  if (dates.state === "finished") return undefined;
  const least = Math.min(dates.totalFloat, dates.deadlineFloat ?? Number.POSITIVE_INFINITY);
  if (least <= 0) return "critical";
  return least <= nearDays ? "near" : undefined;
}

/** Working days from one day to another of the site's calendar; more than none is later. */
export const workdaysBetween = (days: PlanDays, from: string, to: string): number =>
  workCalendar(siteCalendar(days)).between(dayNumber(from), dayNumber(to)) || 0;
