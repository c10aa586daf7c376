import { type Calendar, dayNumber } from "./calendar.ts";

/** Which end of a predecessor holds which end of its successor: finish to start, and so on. */
export const LINK_TYPES = ["FS", "SS", "FF", "SF"] as const;
export type LinkType = (typeof LINK_TYPES)[number];

export interface Link {
  /** The predecessor's id. */
  from: string;
  type: LinkType;
  /** Working days of the successor's calendar; fewer than none is a lead. */
  lag: number;
}

export const CONSTRAINTS = [
  "startNoEarlier",
  "startNoLater",
  "startOn",
  "finishNoEarlier",
  "finishNoLater",
  "finishOn",
] as const;
export interface Constraint {
  type: (typeof CONSTRAINTS)[number];
  /** `YYYY-MM-DD`. Of a finish it is the last day that is worked. */
  day: string;
}

export interface Task {
  id: string;
  /** Whole working days; none is a milestone. */
  duration: number;
  links: readonly Link[];
  /** The name of a calendar; the schedule's own where none is named. */
  calendar?: string;
  constraint?: Constraint;
  /** The first day that was worked. */
  started?: string;
  /** The last day that was worked: the task is over. */
  finished?: string;
  /** Working days that are left of a task that was started; all of them where nothing stands here. */
  remaining?: number;
}

export interface Schedule {
  tasks: readonly Task[];
  /** The first day of the project, `YYYY-MM-DD`. */
  start: string;
  /** The day with which what is known begins: nothing that is left can lie before it. */
  dataDate?: string;
  /** The last day on which everything has to be done. */
  deadline?: string;
  calendars: Readonly<Record<string, Calendar>>;
  /** The name of the calendar of tasks that name none. */
  calendar: string;
}

/** What keeps a schedule from being computed. `task` and `other` are ids. */
export type ScheduleProblem =
  | { code: "noWorkdays" | "unknownCalendar"; calendar: string }
  | { code: "noDay"; task?: string; day: string }
  | { code: "duplicate" | "badDuration" | "badRemaining" | "finishedBeforeStart"; task: string }
  | { code: "unknownTask" | "linkedToItself" | "badLag"; task: string; other: string }
  /** Every task of the loop once, each the predecessor of the next and the last of the first. */
  | { code: "loop"; tasks: readonly string[] };

/** The longest duration or lag, some forty years: beyond it somebody has mistyped. */
export const MOST_DAYS = 10_000;

const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value <= MOST_DAYS;

/** Everything that is wrong with a schedule but loops, which `inOrder` finds. */
export function problemsOf({
  tasks,
  start,
  dataDate,
  deadline,
  calendars,
  calendar,
}: Schedule): ScheduleProblem[] {
  const problems: ScheduleProblem[] = [];
  const isDay = (day: string | undefined, task?: string) => {
    if (day !== undefined && Number.isNaN(dayNumber(day))) problems.push({ code: "noDay", task, day });
  };
  for (const day of [start, dataDate, deadline]) isDay(day);
  for (const [name, { workdays }] of Object.entries(calendars))
    if (!workdays.some((day) => Number.isInteger(day) && day >= 0 && day <= 6))
      problems.push({ code: "noWorkdays", calendar: name });
  const known = new Set(Object.keys(calendars));
  const named = new Set([calendar, ...tasks.flatMap((task) => task.calendar ?? [])]);
  for (const name of named) if (!known.has(name)) problems.push({ code: "unknownCalendar", calendar: name });
  const ids = new Set<string>();
  for (const { id } of tasks) {
    if (ids.has(id)) problems.push({ code: "duplicate", task: id });
    ids.add(id);
  }
  for (const { id, duration, remaining, links, constraint, started, finished } of tasks) {
    if (!isCount(duration)) problems.push({ code: "badDuration", task: id });
    if (remaining !== undefined && !isCount(remaining)) problems.push({ code: "badRemaining", task: id });
    for (const day of [constraint?.day, started, finished]) isDay(day, id);
    if (started && finished && finished < started) problems.push({ code: "finishedBeforeStart", task: id });
    for (const { from, lag } of links) {
      if (from === id) problems.push({ code: "linkedToItself", task: id, other: from });
      else if (!ids.has(from)) problems.push({ code: "unknownTask", task: id, other: from });
      if (!Number.isInteger(lag) || Math.abs(lag) > MOST_DAYS)
        problems.push({ code: "badLag", task: id, other: from });
    }
  }
  return problems;
}

/**
 * The tasks so that each comes after its predecessors, or a loop of them. Tasks that could stand in either order stay
 * in the order they were given.
 */
export function inOrder(tasks: readonly Task[]): { order: Task[] } | { loop: string[] } {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const order: Task[] = [];
  const state = new Map<string, "open" | "done">();
  for (const root of tasks) {
    // Walked with a stack of its own: a chain of thousands would be too deep for calls.
    const path: { task: Task; next: number }[] = [];
    if (!state.has(root.id)) {
      state.set(root.id, "open");
      path.push({ task: root, next: 0 });
    }
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const link = top.task.links[top.next++];
      if (!link) {
        state.set(top.task.id, "done");
        order.push(top.task);
        path.pop();
        continue;
      }
      const from = byId.get(link.from);
      if (!from || state.get(from.id) === "done") continue;
      if (state.get(from.id) === "open") {
        const begin = path.findIndex(({ task }) => task.id === from.id);
        // The path runs against the links.
        return {
          loop: path
            .slice(begin)
            .map(({ task }) => task.id)
            .reverse(),
        };
      }
      state.set(from.id, "open");
      path.push({ task: from, next: 0 });
    }
  }
  return { order };
}
