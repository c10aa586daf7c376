import { dayNumber } from "~/engines/schedule/schedule.ts";
import { isMember, type Present } from "~/engines/trust/trust.server.ts";
import type { ForecastDay } from "~/services/weather.ts";
import { FORECAST } from "~/services/weather-sample.ts";
import { suitabilityOf } from "~/services/weather-words.ts";
import { WORK_KINDS, type WorkKind } from "~db/schema/weather.terms.ts";
import { type ReadSchedule, readSchedule } from "../schedules/schedules.queries.server.ts";
import { type Asked, forecastOf } from "./forecast.server.ts";
import { limitsOf } from "./limits.ts";
import { type Cell, cellOf, type Planner, type ScheduleRows, scheduleRows } from "./schedule-rows.ts";
import { crewsOf, stoppedTasks } from "./stopped-tasks.ts";
import { heatOf, judge, measured, nextWindow } from "./verdict.ts";
import { WEATHER_LIMITS } from "./weather.limits.ts";
import { type ReadWeather, readWeather } from "./weather.queries.server.ts";

function dayView(day: ForecastDay, n: number, isSample: boolean) {
  const drying = measured(day, "evaporation");
  return {
    ...day,
    /** The name of the fixed day, as the specification has it. */
    label: isSample ? FORECAST[n]?.day : undefined,
    suitability: suitabilityOf(day.condition),
    heat: heatOf(day),
    drying,
  };
}
export type WeatherDayView = ReturnType<typeof dayView>;

interface Row {
  id: string;
  /** Of a task; undefined where the row is a kind of work. */
  task?: { number: number; name: string; start: string; finish: string; isTold: boolean };
  kind?: WorkKind;
  cells: (Cell | null)[];
}

/** The kinds of work by themselves, where no schedule is chosen. */
const kindRows = (days: readonly ForecastDay[], own: ReadWeather["limits"]): Row[] =>
  WORK_KINDS.map((kind) => {
    const { limits } = limitsOf(kind, own);
    return { id: kind, kind, cells: days.map((day) => cellOf(judge(day, limits))) };
  });

/** The next days that fit a task, and what becomes of the finish when it begins there. */
function moveOf(
  schedule: ReadSchedule,
  { finish, judged, site, first }: ScheduleRows,
  asked: string,
  planner: Planner,
) {
  const found = judged.find(({ task }) => task.id === asked);
  if (!found) return undefined;
  const { task, dates, workdays } = found;
  const base = {
    task: { id: task.id, number: task.number, name: task.name, version: task.version },
    from: dates.earlyStart,
  };
  if (dates.state !== "waiting") return { ...base, problem: "move.started" };
  if (!found.kind) return { ...base, problem: "move.noKind" };
  const from = dates.earlyStart > first ? dates.earlyStart : first;
  const window = nextWindow(workdays, { from, length: task.duration });
  if (!window) return { ...base, problem: "move.none" };
  const after = planner.planOf(
    schedule,
    schedule.tasks.map((one) =>
      one.id === task.id
        ? { ...one, constraintType: "startNoEarlier" as const, constraintDay: window.day }
        : one,
    ),
  );
  if (!after.result.ok) return { ...base, problem: "move.none" };
  const then = after.result.finish;
  return {
    ...base,
    window,
    start: after.byNumber.get(task.number)?.earlyStart ?? window.day,
    before: finish,
    after: then,
    days: site.between(dayNumber(finish), dayNumber(then)) || 0,
    late: schedule.deadline !== null && then > schedule.deadline,
  };
}

/** What a member may tell a crew, and what was told before; undefined where there is no schedule, or nobody to answer for it. */
function tellOf(
  { formKey }: { formKey: () => string },
  actor: Present | undefined,
  {
    schedule,
    rows,
    notices,
  }: { schedule: ReadSchedule; rows: ScheduleRows; notices: ReadWeather["notices"] },
  planner: Planner,
) {
  if (!isMember(actor) || actor.role === "viewer") return undefined;
  const tasks = stoppedTasks(schedule, rows, planner);
  return {
    count: tasks.filter(({ stops }) => stops.length > 0).length,
    crews: crewsOf(tasks),
    notices,
    idem: formKey(),
  };
}

/** The weather page: a forecast, work against it, and where a task would fit. */
export async function readWeatherView(
  asked: Asked & { formKey: () => string },
  actor: Present | undefined,
  query: URLSearchParams,
  planner: Planner,
) {
  const siteId = query.get("site") ?? "";
  const scheduleId = query.get("schedule") ?? "";
  const [known, schedule] = await Promise.all([
    readWeather(asked.db, actor, { site: siteId, schedule: scheduleId }),
    scheduleId ? readSchedule(asked.db, actor, scheduleId) : undefined,
  ]);
  const { days, source, problem } = await forecastOf(asked, actor, known.site);
  const isSample = source.kind === "sample";
  const rows = schedule && scheduleRows(schedule, days, known, planner);
  const count = rows?.judged.length ?? 0;
  const pages = Math.max(1, Math.ceil(count / WEATHER_LIMITS.tasks));
  const typed = /^\d{1,3}$/.test(query.get("page") ?? "") ? Number(query.get("page")) : 1;
  const page = Math.min(pages, Math.max(1, typed));
  const moving = query.get("move") ?? "";
  const shown: Row[] = rows
    ? rows.judged
        .slice((page - 1) * WEATHER_LIMITS.tasks, page * WEATHER_LIMITS.tasks)
        .map(({ task, dates, kind, isTold, cells }) => ({
          id: task.id,
          kind,
          cells,
          task: {
            number: task.number,
            name: task.name,
            start: dates.earlyStart,
            finish: dates.earlyFinish,
            isTold,
          },
        }))
    : schedule
      ? []
      : kindRows(days, known.limits);
  return {
    sites: known.sites,
    schedules: known.schedules,
    projects: known.projects,
    site: known.site && { id: known.site.id, name: known.site.name, zone: known.site.zone },
    schedule: schedule && { id: schedule.id, name: schedule.name, dataDate: schedule.dataDate },
    /** What was asked for and is not there. */
    isBroken: schedule !== undefined && rows === undefined,
    missing: [...(siteId && !known.site ? ["site"] : []), ...(scheduleId && !schedule ? ["schedule"] : [])],
    isLive: asked.weather.source !== undefined,
    source,
    problem,
    days: days.map((day, n) => dayView(day, n, isSample)),
    rows: shown,
    own: known.limits.map(({ kind }) => kind),
    page,
    pages,
    move: schedule && rows && moving ? (moveOf(schedule, rows, moving, planner) ?? null) : undefined,
    tell: schedule && rows && tellOf(asked, actor, { schedule, rows, notices: known.notices }, planner),
    readOnly: actor?.role === "viewer",
  };
}
export type WeatherView = Awaited<ReturnType<typeof readWeatherView>>;
export type Move = NonNullable<WeatherView["move"]>;
