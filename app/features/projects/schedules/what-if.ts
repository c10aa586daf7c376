import { dayNumber, dayText, workCalendar } from "~/engines/schedule/schedule.ts";
import { type Plan, planOf, siteCalendar, workdaysBetween } from "./plan.ts";
import type { ReadSchedule } from "./schedules.queries.server.ts";

const MOST_SHIFT = 400;
/** How many of the tasks that move are named. */
const NAMED = 30;

interface Moved {
  id: string;
  number: number;
  name: string;
  from: string;
  to: string;
  days: number;
}

export interface WhatIfAnswer {
  task: { id: string; number: number; name: string; version: number };
  /** Its new start, and the finish before and after. */
  day: string;
  before: string;
  after: string;
  days: number;
  late: boolean;
  movedCount: number;
  moved: Moved[];
}

export interface WhatIf {
  choices: { value: string; text: string }[];
  asked: string;
  typed: string;
  problem?: string;
  answer?: WhatIfAnswer;
}

/** What becomes of a schedule when a task begins so many working days later; nothing is written. */
export function whatIf(schedule: ReadSchedule, { result, byNumber }: Plan, query: URLSearchParams): WhatIf {
  const choices = schedule.tasks
    .filter(({ started, finished }) => !started && !finished)
    .map(({ id, number, name }) => ({ value: id, text: `${number} ${name}` }));
  const asked = query.get("shift") ?? "";
  const typed = query.get("days") ?? "";
  const base = { choices, asked, typed };
  if (!asked && !typed) return base;
  const task = schedule.tasks.find(({ id }) => id === asked);
  const dates = task && byNumber.get(task.number);
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  if (!task || !dates || dates.state !== "waiting" || !result.ok)
    return { ...base, problem: "errors.shiftTask" };
  if (!(days >= 1 && days <= MOST_SHIFT)) return { ...base, problem: "errors.shiftDays" };
  const site = workCalendar(siteCalendar(schedule));
  const day = dayText(site.startFrom(site.add(dayNumber(dates.earlyStart), days)));
  const after = planOf(
    schedule,
    schedule.tasks.map((one) =>
      one.id === task.id ? { ...one, constraintType: "startNoEarlier" as const, constraintDay: day } : one,
    ),
  );
  if (!after.result.ok) return { ...base, problem: "errors.shiftTask" };
  const moved = schedule.tasks.flatMap(({ number, name, id }) => {
    const [before, then] = [byNumber.get(number), after.byNumber.get(number)];
    if (!before || !then || before.earlyFinish === then.earlyFinish) return [];
    return [
      {
        id,
        number,
        name,
        from: before.earlyFinish,
        to: then.earlyFinish,
        days: workdaysBetween(schedule, before.earlyFinish, then.earlyFinish),
      },
    ];
  });
  return {
    ...base,
    answer: {
      task: { id: task.id, number: task.number, name: task.name, version: task.version },
      day,
      before: result.finish,
      after: after.result.finish,
      days: workdaysBetween(schedule, result.finish, after.result.finish),
      late: schedule.deadline !== null && after.result.finish > schedule.deadline,
      movedCount: moved.length,
      moved: moved.slice(0, NAMED),
    },
  };
}
