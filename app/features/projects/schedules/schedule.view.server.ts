import type { TaskDates } from "~/engines/schedule/schedule.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { keyedToken } from "~/lib/hash.ts";
import type { Database } from "~db/client.ts";
import { projectChoices } from "../projects/projects.queries.server.ts";
import { type Chart, chartOf } from "./gantt.ts";
import { loadOf } from "./load.ts";
import { lookAhead, percentPlanComplete, weekOf } from "./look-ahead.ts";
import { linksOf, nearness, type Plan, planOf, workdaysBetween } from "./plan.ts";
import { EXAMPLE, SCHEDULE_LIMITS } from "./schedules.limits.ts";
import { type ReadSchedule, type ReadTask, readSchedule } from "./schedules.queries.server.ts";
import { templateTasks } from "./templates.data.server.ts";
import { whatIf } from "./what-if.ts";

export const VIEWS = ["plan", "lookahead", "week", "whatif", "settings"] as const;
export type ViewName = (typeof VIEWS)[number];

interface Asked {
  db: Database;
  now: () => Date;
  language: Language;
  formKey: () => string;
  origin: string;
  env: { sessionSecret: string };
}

/** The example begins on a Monday and is looked at some weeks later, with what was done until then. */
const EXAMPLE_DAYS = { startOn: "2026-03-02", dataDate: "2026-05-04", deadline: "2026-10-30" };

export function exampleOf(language: Language): ReadSchedule {
  const plain = templateTasks("house", language).map((task) => ({
    ...task,
    id: String(task.number),
    version: 1,
  }));
  const head = {
    id: EXAMPLE,
    name: translator(language, "schedules")("templates.house"),
    ...EXAMPLE_DAYS,
    workdays: "12345",
    holidays: "2026-05-25 2026-07-03 2026-09-07",
    extraDays: "",
    nearDays: 3,
    workers: 12,
    feed: 1,
    numbered: plain.length,
    version: 1,
    sample: true,
    projectId: null,
    project: null,
    baselines: [],
    promises: [],
  };
  const { byNumber } = planOf({ ...head, dataDate: head.startOn }, plain);
  const tasks = plain.map((task) => {
    const dates = byNumber.get(task.number);
    if (!dates || dates.earlyStart >= head.dataDate) return task;
    if (dates.earlyFinish < head.dataDate)
      return { ...task, started: dates.earlyStart, finished: dates.earlyFinish, percent: 100 };
    return { ...task, started: dates.earlyStart, percent: 40 };
  });
  return { ...head, tasks };
}

/** The signed address of a schedule's calendar: who has it reads the days of the tasks and nothing else. */
export async function feedToken(secret: string, id: string, feed: number): Promise<string> {
  return `${id}.${feed}.${(await keyedToken(secret, `schedule feed ${id} ${feed}`)).slice(0, 32)}`;
}

export async function findSchedule({ db, language }: Asked, actor: Present | undefined, id: string) {
  return id === EXAMPLE ? exampleOf(language) : readSchedule(db, actor, id);
}

const predecessors = (task: ReadTask) => linksOf(task.links).map(({ from }) => Number(from));

interface Shown {
  task: ReadTask;
  dates: TaskDates | undefined;
}

function rowOf({ task, dates }: Shown, schedule: ReadSchedule, planned: [string, string] | undefined) {
  const { id, number, name, phase, duration, crew, location, links, percent } = task;
  return {
    id,
    number,
    name,
    phase,
    duration,
    crew,
    location,
    links,
    percent,
    start: dates?.earlyStart ?? "",
    finish: dates?.earlyFinish ?? "",
    float: dates?.totalFloat,
    state: dates?.state ?? "waiting",
    mark: dates && nearness(dates, schedule.nearDays),
    out: (dates?.outOfSequence ?? []).map(Number),
    /** Working days by which it ends later than the baseline has it. */
    slip: planned && dates ? workdaysBetween(schedule, planned[1], dates.earlyFinish) : undefined,
  };
}
export type PlanRow = ReturnType<typeof rowOf>;

const SHOWS = ["all", "critical", "open", "late"] as const;
const SORTS = ["number", "start"] as const;
const oneOf = <T extends string>(list: readonly T[], asked: string | null): T =>
  list.find((one) => one === asked) ?? (list[0] as T);

type Planned = Readonly<Record<string, [string, string]>>;

function planView(schedule: ReadSchedule, plan: Plan, query: URLSearchParams, planned: Planned) {
  const show = oneOf(SHOWS, query.get("show"));
  const sort = oneOf(SORTS, query.get("sort"));
  const all = schedule.tasks.map((task) => ({ task, dates: plan.byNumber.get(task.number) }));
  const rows = all
    .map((shown) => ({ shown, row: rowOf(shown, schedule, planned[shown.task.id]) }))
    .filter(({ row }) => {
      if (show === "critical") return row.mark !== undefined;
      if (show === "open") return row.state !== "finished";
      return show === "all" || (row.slip ?? 0) > 0 || row.out.length > 0;
    });
  if (sort === "start")
    rows.sort((a, b) => a.row.start.localeCompare(b.row.start) || a.row.number - b.row.number);
  const pages = Math.max(1, Math.ceil(rows.length / SCHEDULE_LIMITS.page));
  const wanted = schedule.tasks.find(({ id }) => id === query.get("task"));
  // What is changed, or was, is on the page that is shown.
  const near = wanted?.id ?? query.get("at");
  const found = near ? rows.findIndex(({ row }) => row.id === near) : -1;
  const asked = /^\d{1,4}$/.test(query.get("page") ?? "") ? Number(query.get("page")) : 1;
  const page =
    found >= 0 && !query.has("page")
      ? Math.floor(found / SCHEDULE_LIMITS.page) + 1
      : Math.min(pages, Math.max(1, asked));
  const here = rows.slice((page - 1) * SCHEDULE_LIMITS.page, page * SCHEDULE_LIMITS.page);
  const chart: Chart | undefined = chartOf(
    here.flatMap(({ shown: { task, dates }, row }) =>
      dates
        ? [
            {
              ...row,
              lateFinish: dates.lateFinish,
              milestone: task.duration === 0,
              planned: planned[task.id],
              after: predecessors(task),
            },
          ]
        : [],
    ),
    schedule,
  );
  return {
    show,
    sort,
    page,
    pages,
    count: rows.length,
    rows: here.map(({ row }) => row),
    chart,
    edited: wanted,
  };
}

/** What is wrong with the whole, as keys and the words that they name. */
function warningsOf(schedule: ReadSchedule, { result, loose, byNumber }: Plan) {
  const name = (number: number | string) => {
    const task = schedule.tasks.find((one) => one.number === Number(number));
    return `${number} \u2068${task?.name ?? ""}\u2069`;
  };
  const some = (numbers: readonly (number | string)[]) => numbers.slice(0, 6).map(name).join(", ");
  const warnings: { key: string; words: Record<string, string | number> }[] = [];
  if (!result.ok)
    for (const problem of result.problems.slice(0, 3))
      warnings.push(
        problem.code === "loop"
          ? {
              key: "problems.loop",
              words: { loop: [...problem.tasks, problem.tasks[0] ?? ""].map(name).join(" → ") },
            }
          : {
              key: `problems.${problem.code}`,
              words: { task: "task" in problem && problem.task ? name(problem.task) : "" },
            },
      );
  for (const { number, missing } of loose.slice(0, 5))
    warnings.push({ key: "warnings.loose", words: { task: name(number), missing: missing.join(", ") } });
  const out = [...byNumber].filter(([, dates]) => dates.outOfSequence.length > 0);
  for (const [number, dates] of out.slice(0, 5))
    warnings.push({ key: "warnings.out", words: { task: name(number), before: some(dates.outOfSequence) } });
  if (result.ok && schedule.tasks.length > 1) {
    // The last task has nothing behind it, and the first nothing before it; of more than one the others are named.
    if (result.openEnds.length > 1)
      warnings.push({
        key: "warnings.ends",
        words: { count: result.openEnds.length, tasks: some(result.openEnds) },
      });
    if (result.openStarts.length > 1)
      warnings.push({
        key: "warnings.starts",
        words: { count: result.openStarts.length, tasks: some(result.openStarts) },
      });
  }
  return warnings;
}

function aheadView(schedule: ReadSchedule, { byNumber }: Plan) {
  const promised = new Set(
    schedule.promises.filter(({ week }) => week === weekOf(schedule.dataDate)).map(({ taskId }) => taskId),
  );
  const over = new Set(
    [...byNumber].filter(([, { state }]) => state === "finished").map(([number]) => number),
  );
  const weeks = lookAhead(schedule.dataDate, schedule.tasks, byNumber, (task) =>
    predecessors(task).filter((number) => byNumber.has(number) && !over.has(number)),
  );
  return weeks.map(({ week, tasks }) => ({
    week,
    tasks: tasks.slice(0, 60).map(({ task, dates, waitsFor }) => ({
      id: task.id,
      number: task.number,
      name: task.name,
      crew: task.crew,
      location: task.location,
      workers: task.workers,
      start: dates.earlyStart,
      finish: dates.earlyFinish,
      mark: nearness(dates, schedule.nearDays),
      waitsFor,
      promised: promised.has(task.id),
    })),
  }));
}

/** The projects that a schedule can be of, by name. */
export const projectNames = async (db: Database, actor: Present | undefined) =>
  (await projectChoices(db, actor)).map(({ id, name }) => ({ id, name }));

async function settingsView({ env, origin, db }: Asked, actor: Present | undefined, schedule: ReadSchedule) {
  const token = await feedToken(env.sessionSecret, schedule.id, schedule.feed);
  const { startOn, dataDate, deadline, workdays, holidays, extraDays, nearDays, workers } = schedule;
  return {
    ...{ startOn, dataDate, deadline, workdays, holidays, extraDays, nearDays, workers },
    project: schedule.projectId ?? "",
    projects: await projectNames(db, actor),
    feed: schedule.id === EXAMPLE ? undefined : `${origin}/schedule-feed/${token}`,
    baselines: schedule.baselines.map(({ id, name, dataDate, finish }) => ({ id, name, dataDate, finish })),
  };
}

/** One schedule as its page shows it, in one part of it. */
export async function readScheduleView(
  asked: Asked,
  actor: Present | undefined,
  id: string,
  query: URLSearchParams,
) {
  const schedule = await findSchedule(asked, actor, id);
  if (!schedule) return undefined;
  const plan = planOf(schedule, schedule.tasks);
  const view = oneOf(VIEWS, query.get("view"));
  const baseline =
    schedule.baselines.find((one) => one.id === query.get("baseline")) ?? schedule.baselines[0];
  const planned: Planned = baseline ? JSON.parse(baseline.days) : {};
  const finish = plan.result.ok && schedule.tasks.length > 0 ? plan.result.finish : undefined;
  const marks = [...plan.byNumber.values()].map((dates) => nearness(dates, schedule.nearDays));
  const week = weekOf(schedule.dataDate);
  const ppc = percentPlanComplete(schedule.promises, SCHEDULE_LIMITS.weeks);
  return {
    id,
    name: schedule.name,
    project: schedule.projectId && { id: schedule.projectId, name: schedule.project ?? "" },
    isExample: id === EXAMPLE,
    mayWrite: id !== EXAMPLE && actor?.role !== "viewer",
    version: schedule.version,
    idem: asked.formKey(),
    view,
    dataDate: schedule.dataDate,
    deadline: schedule.deadline,
    finish,
    spare: finish && schedule.deadline ? workdaysBetween(schedule, finish, schedule.deadline) : undefined,
    baseline: baseline && { id: baseline.id, name: baseline.name, finish: baseline.finish },
    slip: finish && baseline ? workdaysBetween(schedule, baseline.finish, finish) : undefined,
    count: schedule.tasks.length,
    done: schedule.tasks.filter(({ finished }) => finished).length,
    critical: marks.filter((mark) => mark === "critical").length,
    near: marks.filter((mark) => mark === "near").length,
    workers: schedule.workers,
    warnings: warningsOf(schedule, plan),
    phases: [...new Set(schedule.tasks.map(({ phase }) => phase))].filter(Boolean).slice(0, 40),
    locations: [...new Set(schedule.tasks.map(({ location }) => location))].filter(Boolean).slice(0, 40),
    plan: view === "plan" ? planView(schedule, plan, query, planned) : undefined,
    ahead: view === "lookahead" ? aheadView(schedule, plan) : undefined,
    load: view === "lookahead" ? loadOf(schedule, schedule.tasks, plan.byNumber) : undefined,
    week:
      view === "week"
        ? {
            week,
            ppc,
            promises: schedule.promises
              .filter((one) => one.week === week || one.state === "open")
              .slice(0, 80),
          }
        : undefined,
    whatIf: view === "whatif" ? whatIf(schedule, plan, query) : undefined,
    settings: view === "settings" ? await settingsView(asked, actor, schedule) : undefined,
  };
}
export type ScheduleView = NonNullable<Awaited<ReturnType<typeof readScheduleView>>>;
