import type { ReadSchedule } from "../schedules/schedules.queries.server.ts";
import type { ToldTask } from "./crew-notice.ts";
import type { Planner, ScheduleRows } from "./schedule-rows.ts";
import { nextWindow } from "./verdict.ts";

/** The tasks of a schedule that the weather stops on days on which they are worked, and what becomes of each. */
export function stoppedTasks(
  schedule: ReadSchedule,
  { judged, first }: ScheduleRows,
  planner: Planner,
): ToldTask[] {
  const stopped = judged.flatMap(({ task, dates, kind, workdays }) => {
    const stops = workdays
      .filter(({ day, verdict }) => verdict === "stop" && day >= dates.earlyStart && day <= dates.earlyFinish)
      .map(({ day, reasons }) => ({ day, reasons: reasons.filter(({ level }) => level === "stop") }));
    const [stop] = stops;
    if (!kind || !stop) return [];
    const from = dates.earlyStart > first ? dates.earlyStart : first;
    const day =
      dates.state === "waiting"
        ? nextWindow(workdays, { from, length: task.duration })?.day
        : workdays.find((one) => one.day > stop.day && one.verdict !== "stop")?.day;
    return [{ task, dates, stops, day, waiting: dates.state === "waiting" }];
  });
  const moved = new Map(
    stopped.flatMap(({ task, waiting, day }) => (waiting && day ? [[task.id, day] as const] : [])),
  );
  const before = planner.planOf(schedule, schedule.tasks);
  const after = planner.planOf(
    schedule,
    schedule.tasks.map((task) => {
      const day = moved.get(task.id);
      return day ? { ...task, constraintType: "startNoEarlier" as const, constraintDay: day } : task;
    }),
  );
  const startAfter = (number: number) =>
    after.result.ok ? after.byNumber.get(number)?.earlyStart : undefined;
  const of = ({ number, name, crew, location }: ReadSchedule["tasks"][number]) => ({
    ...{ number, name, crew, location },
  });
  const told = stopped.map(({ task, dates, stops, day, waiting }): ToldTask => {
    const base = { ...of(task), from: dates.earlyStart, to: dates.earlyFinish, stops };
    if (!day) return { ...base, next: { is: "waits" } };
    if (!waiting) return { ...base, next: { is: "goesOn", day } };
    // What it follows may move it further than the weather does.
    const start = startAfter(task.number) ?? day;
    return { ...base, next: { is: "moves", day: start > day ? start : day } };
  });
  const named = new Set(told.map(({ number }) => number));
  const following = schedule.tasks.flatMap((task): ToldTask[] => {
    const [then, now] = [startAfter(task.number), before.byNumber.get(task.number)];
    if (named.has(task.number) || !then || !now || now.state !== "waiting" || then <= now.earlyStart)
      return [];
    const base = { ...of(task), from: now.earlyStart, to: now.earlyFinish, stops: [] };
    return [{ ...base, next: { is: "follows", day: then } }];
  });
  following.sort((a, b) => a.from.localeCompare(b.from) || a.number - b.number);
  return [...told, ...following];
}

/** The crews of tasks, each once. */
export const crewsOf = (tasks: readonly ToldTask[]): string[] =>
  [...new Set(tasks.map(({ crew }) => crew))].filter(Boolean).sort((a, b) => a.localeCompare(b));
