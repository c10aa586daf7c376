import { type DayNumber, dayNumber, dayText, type WorkCalendar, workCalendar } from "./calendar.ts";
import { inOrder, type Link, problemsOf, type Schedule, type ScheduleProblem, type Task } from "./network.ts";

/** When a task can be and has to be done. Days are `YYYY-MM-DD`; a finish is the last day that is worked. */
export interface TaskDates {
  id: string;
  /** Of a milestone both are the day with which it falls. */
  earlyStart: string;
  earlyFinish: string;
  lateStart: string;
  lateFinish: string;
  /** Working days by which the finish can move and the project's finish does not; none for what is over. */
  totalFloat: number;
  /** Working days by which it can move and no other task does. */
  freeFloat: number;
  /** Working days until the deadline would not be kept; fewer than none where it is not. None without a deadline. */
  deadlineFloat?: number;
  /** Without float against the project's finish, and not over. */
  critical: boolean;
  state: "waiting" | "started" | "finished";
  /** The predecessor that holds it where it is; none where its start, its constraint or the data date does. */
  heldBy?: string;
  /** Predecessors that should have been over or begun before it was. */
  outOfSequence: readonly string[];
}

export interface ComputedSchedule {
  ok: true;
  /** In the order of the schedule. */
  tasks: readonly TaskDates[];
  start: string;
  finish: string;
  /** Tasks without a predecessor, and without a successor. */
  openStarts: readonly string[];
  openEnds: readonly string[];
}

export type ScheduleResult = ComputedSchedule | { ok: false; problems: readonly ScheduleProblem[] };

interface Early extends Span {
  heldBy?: string;
  /** A milestone that falls with the end of a day and not with the beginning of the next. */
  atEnd?: boolean;
}

interface Span {
  start: DayNumber;
  /** The boundary after the last day. */
  finish: DayNumber;
}

interface Node {
  task: Task;
  calendar: WorkCalendar;
  early: Early;
  /** Working days that are left to do. */
  left: number;
}

const FROM_FINISH = { FS: true, FF: true, SS: false, SF: false };
const TO_FINISH = { FS: false, SS: false, FF: true, SF: true };

/**
 * The critical path method: the earliest days by what comes before, the latest by what comes after, and the days
 * between. Work that was started goes on after its predecessors ("retained logic"), never before the data date.
 */
export function computeSchedule(schedule: Schedule): ScheduleResult {
  const problems = problemsOf(schedule);
  if (problems.length > 0) return { ok: false, problems };
  const sorted = inOrder(schedule.tasks);
  if ("loop" in sorted) return { ok: false, problems: [{ code: "loop", tasks: sorted.loop }] };
  const calendars = new Map(
    Object.entries(schedule.calendars).map(([name, calendar]) => [name, workCalendar(calendar)]),
  );
  const first = dayNumber(schedule.start);
  const dataDate = Math.max(first, schedule.dataDate ? dayNumber(schedule.dataDate) : first);

  const nodes = new Map<string, Node>();
  for (const task of sorted.order) {
    const calendar = calendars.get(task.calendar ?? schedule.calendar) as WorkCalendar;
    nodes.set(task.id, forward(task, calendar, { nodes, first, dataDate }));
  }
  const all = [...nodes.values()];
  const finish = Math.max(first, ...all.map(({ early }) => early.finish));
  const successors = new Map<string, { node: Node; link: Link }[]>();
  for (const node of all)
    for (const link of node.task.links) {
      const list = successors.get(link.from);
      if (list) list.push({ node, link });
      else successors.set(link.from, [{ node, link }]);
    }
  const latest = backward(sorted.order, nodes, successors, finish);
  const end = schedule.deadline === undefined ? undefined : dayNumber(schedule.deadline) + 1;
  const against = end === undefined ? undefined : backward(sorted.order, nodes, successors, end);

  const tasks = schedule.tasks.map(({ id }): TaskDates => {
    const node = nodes.get(id) as Node;
    const late = latest.get(id) as Span;
    const { task, early, calendar } = node;
    const state = task.finished ? "finished" : task.started ? "started" : "waiting";
    const isOver = state === "finished";
    const totalFloat = isOver ? 0 : floatOf(node, late);
    const deadline = against?.get(id);
    const [earlyStart, earlyFinish] = daysOf(node, early);
    const [lateStart, lateFinish] = daysOf(node, isOver ? early : late);
    return {
      id,
      earlyStart,
      earlyFinish,
      lateStart,
      lateFinish,
      totalFloat,
      freeFloat: isOver ? 0 : freeFloat(node, successors.get(id) ?? [], finish, calendar),
      deadlineFloat: deadline && !isOver ? floatOf(node, deadline) : undefined,
      critical: !isOver && totalFloat <= 0,
      state,
      heldBy: early.heldBy,
      outOfSequence: outOfSequence(task, nodes),
    };
  });
  return {
    ok: true,
    tasks,
    start: dayText(Math.min(finish, ...all.map(({ early }) => early.start))),
    finish: dayText(Math.max(first, finish - 1)),
    openStarts: schedule.tasks.filter(({ links }) => links.length === 0).map(({ id }) => id),
    openEnds: schedule.tasks.filter(({ id }) => !successors.has(id)).map(({ id }) => id),
  };
}

/** The days between two boundaries; a milestone's is the day that ends or begins with it. */
function daysOf({ task, left, early }: Node, { start, finish }: Span): [string, string] {
  if (task.finished || left > 0) return [dayText(start), dayText(Math.max(start, finish - 1))];
  const day = dayText(early.atEnd ? finish - 1 : finish);
  return [task.started ? dayText(start) : day, day];
}

/** What has not begun floats by its start, what has by its finish; both are the same where nothing was started. */
function floatOf({ early, calendar, task }: Node, late: Span): number {
  const byFinish = calendar.between(early.finish, late.finish);
  return task.started ? byFinish : Math.min(byFinish, calendar.between(early.start, late.start));
}

/** The earliest start at which the work of so many days ends no earlier than a boundary. */
function startToEndAt(calendar: WorkCalendar, boundary: DayNumber, days: number): DayNumber {
  if (days === 0) return boundary;
  const last = calendar.startFrom(boundary - 1);
  return calendar.before(last + 1, days);
}

interface Past {
  nodes: ReadonlyMap<string, Node>;
  first: DayNumber;
  dataDate: DayNumber;
}

function forward(task: Task, calendar: WorkCalendar, { nodes, first, dataDate }: Past): Node {
  const left = task.finished ? 0 : task.started ? (task.remaining ?? task.duration) : task.duration;
  if (task.finished) {
    const finish = dayNumber(task.finished) + 1;
    const earliest = task.duration === 0 ? finish - 1 : calendar.before(finish, task.duration);
    const start = task.started ? dayNumber(task.started) : earliest;
    return { task, calendar, left, early: { start, finish } };
  }
  let boundary = task.started ? Math.max(dataDate, dayNumber(task.started)) : Math.max(dataDate, first);
  let [heldBy, atEnd]: [string | undefined, boolean] = [undefined, false];
  const raise = (to: DayNumber, by?: string, isEnd = false) => {
    if (to > boundary) [boundary, heldBy, atEnd] = [to, by, isEnd];
  };
  for (const { from, type, lag } of task.links) {
    const { early } = nodes.get(from) as Node;
    // What was started is held by what it has to wait for to go on, not by how it began.
    if (task.started && type === "SS") continue;
    const at = calendar.add(FROM_FINISH[type] ? early.finish : early.start, lag);
    raise(TO_FINISH[type] ? startToEndAt(calendar, at, left) : at, from, FROM_FINISH[type]);
  }
  const { constraint } = task;
  const day = constraint && dayNumber(constraint.day);
  if (day !== undefined && !task.started) {
    if (constraint?.type === "startNoEarlier" || constraint?.type === "startOn") raise(day);
    if (constraint?.type === "finishNoEarlier" || constraint?.type === "finishOn")
      raise(startToEndAt(calendar, left === 0 ? day : day + 1, left));
  }
  const goesOn = left > 0 ? calendar.startFrom(boundary) : boundary;
  const finish = calendar.add(goesOn, left);
  return {
    task,
    calendar,
    left,
    early: { start: task.started ? dayNumber(task.started) : goesOn, finish, heldBy, atEnd },
  };
}

function backward(
  order: readonly Task[],
  nodes: ReadonlyMap<string, Node>,
  successors: ReadonlyMap<string, { node: Node; link: Link }[]>,
  end: DayNumber,
): Map<string, Span> {
  const latest = new Map<string, Span>();
  for (const task of [...order].reverse()) {
    const { calendar, left, early } = nodes.get(task.id) as Node;
    let [finish, start] = [end, Number.POSITIVE_INFINITY];
    for (const { node, link } of successors.get(task.id) ?? []) {
      if (node.task.finished) continue;
      if (node.task.started && link.type === "SS") continue;
      const late = latest.get(node.task.id) as Span;
      const limit = node.calendar.before(TO_FINISH[link.type] ? late.finish : resumed(node, late), link.lag);
      if (FROM_FINISH[link.type]) finish = Math.min(finish, limit);
      else start = Math.min(start, limit);
    }
    const { constraint } = task;
    const day = constraint && dayNumber(constraint.day);
    if (day !== undefined) {
      if (constraint?.type === "startNoLater" || constraint?.type === "startOn") start = Math.min(start, day);
      if (constraint?.type === "finishNoLater" || constraint?.type === "finishOn")
        finish = Math.min(finish, left === 0 ? day : day + 1);
    }
    if (left === 0) {
      const at = Math.min(finish, start);
      latest.set(task.id, { start: task.started ? early.start : at, finish: at });
      continue;
    }
    const begins = Math.min(calendar.before(finish, left), calendar.startUntil(Math.min(start, end)));
    latest.set(task.id, { start: begins, finish: calendar.add(begins, left) });
  }
  return latest;
}

/** Where the rest of a task begins at the latest. */
const resumed = ({ calendar, left }: Node, late: Span) =>
  left === 0 ? late.finish : calendar.before(late.finish, left);

function freeFloat(
  { task, early, calendar, left }: Node,
  successors: readonly { node: Node; link: Link }[],
  end: DayNumber,
  own: WorkCalendar,
): number {
  const waiting = successors.filter(({ node }) => !node.task.finished);
  if (waiting.length === 0) return own.between(early.finish, end);
  return Math.min(
    ...waiting.map(({ node, link }) => {
      const goesOn = node.left === 0 ? node.early.finish : node.calendar.before(node.early.finish, node.left);
      const limit = node.calendar.before(TO_FINISH[link.type] ? node.early.finish : goesOn, link.lag);
      if (FROM_FINISH[link.type]) return Math.max(0, calendar.between(early.finish, limit));
      if (task.started) return Number.POSITIVE_INFINITY;
      // Nothing can begin on a day that is not worked.
      return Math.max(0, calendar.between(early.start, left === 0 ? limit : calendar.startUntil(limit)));
    }),
    Math.max(0, own.between(early.finish, end)),
  );
}

/** Predecessors that were not where they had to be when a task began or ended. */
function outOfSequence(task: Task, nodes: ReadonlyMap<string, Node>): string[] {
  if (!task.started && !task.finished) return [];
  const started = task.started ?? task.finished ?? "";
  return task.links.flatMap(({ from, type, lag }) => {
    // A lag or a lead is the planner's guess; only the order itself is held against what happened.
    if (lag !== 0) return [];
    const before = (nodes.get(from) as Node).task;
    const happened = FROM_FINISH[type] ? before.finished : (before.started ?? before.finished);
    const needs = TO_FINISH[type] ? task.finished : started;
    if (needs === undefined) return [];
    // A milestone falls on the day on which what it waits for ends; work begins on the next.
    const isNextDay = type === "FS" && before.duration > 0 && task.duration > 0;
    const late = happened === undefined || (isNextDay ? happened >= needs : happened > needs);
    return late ? [from] : [];
  });
}
