import {
  type Calendar,
  dayNumber,
  type ScheduleResult,
  type TaskDates,
  workCalendar,
} from "~/engines/schedule/schedule.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import { localDay } from "~/lib/local-day.ts";
import type { WeatherService } from "~/services/weather.server.ts";
import type { ForecastDay } from "~/services/weather.ts";
import { FORECAST } from "~/services/weather-sample.ts";
import { suitabilityOf } from "~/services/weather-words.ts";
import type { Database } from "~db/client.ts";
import { WORK_KINDS, type WorkKind } from "~db/schema/weather.terms.ts";
import { type ReadSchedule, type ReadTask, readSchedule } from "../schedules/schedules.queries.server.ts";
import { kindOfName } from "./kinds.data.ts";
import { limitsOf } from "./limits.ts";
import { sampleDays } from "./sample-days.data.ts";
import { heatOf, type Judged, judge, measured, nextWindow } from "./verdict.ts";
import { keepForecast } from "./weather.commands.server.ts";
import { WEATHER_LIMITS } from "./weather.limits.ts";
import { type ReadWeather, readWeather, type WeatherSite } from "./weather.queries.server.ts";

/** How schedules compute their days. The route hands it in: features do not use each other's insides. */
export interface Planner {
  planOf(
    days: ReadSchedule,
    tasks: readonly ReadTask[],
  ): { result: ScheduleResult; byNumber: ReadonlyMap<number, TaskDates> };
  siteCalendar(days: ReadSchedule): Calendar;
}

interface Asked {
  db: Database;
  now: () => Date;
  today: string;
  weather: WeatherService;
  waitUntil: (work: Promise<unknown>) => void;
}

const HOUR_MS = 60 * 60 * 1000;

interface Source {
  kind: string;
  /** When it came, ISO 8601; undefined for the sample. */
  at?: string;
  stale: boolean;
}
type Found = { days: ForecastDay[]; source: Source; problem?: string };

/** The forecast of a site: kept and fresh, newer, kept and old, or the sample, each saying which it is. */
async function forecastOf(
  asked: Asked,
  actor: Present | undefined,
  site: WeatherSite | undefined,
): Promise<Found> {
  const { now, weather } = asked;
  const at = now();
  const sample = (problem?: string): Found => ({
    days: sampleDays(site ? localDay(at, site.zone) : asked.today),
    source: { kind: "sample", stale: false },
    problem,
  });
  if (!weather.source || !site || !actor) return sample();
  if (!site.position) return sample("problems.noPosition");
  const { kept } = site;
  const today = localDay(at, site.zone);
  const shown = (
    source: string,
    fetchedAt: string,
    days: readonly ForecastDay[],
    problem?: string,
  ): Found => ({
    days: days.filter(({ day }) => day >= today),
    source: {
      kind: source,
      at: fetchedAt,
      stale: at.getTime() - Date.parse(fetchedAt) > WEATHER_LIMITS.staleHours * HOUR_MS,
    },
    problem,
  });
  const age = kept ? at.getTime() - Date.parse(kept.fetchedAt) : Number.POSITIVE_INFINITY;
  if (kept && kept.source === weather.source && age < WEATHER_LIMITS.freshMinutes * 60_000)
    return shown(kept.source, kept.fetchedAt, kept.days);
  const days = await weather.forecast({ ...site.position, zone: site.zone });
  if (days) {
    asked.waitUntil(keepForecast(asked, actor, { site: site.id, source: weather.source, days }));
    return shown(weather.source, at.toISOString(), days);
  }
  const old = kept && shown(kept.source, kept.fetchedAt, kept.days, "problems.failed");
  return old && old.days.length > 0 ? old : sample("problems.failed");
}

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

const cellOf = ({ verdict, reasons }: Judged) => ({
  verdict,
  reason: reasons[0],
  more: Math.max(0, reasons.length - 1),
});
export type Cell = ReturnType<typeof cellOf>;

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

/** A schedule against the days of a forecast. */
function scheduleRows(
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

/** The next days that fit a task, and what becomes of the finish when it begins there. */
function moveOf(
  schedule: ReadSchedule,
  { finish, judged, site, first }: NonNullable<ReturnType<typeof scheduleRows>>,
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

/** The weather page: a forecast, work against it, and where a task would fit. */
export async function readWeatherView(
  asked: Asked,
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
    readOnly: actor?.role === "viewer",
  };
}
export type WeatherView = Awaited<ReturnType<typeof readWeatherView>>;
export type Move = NonNullable<WeatherView["move"]>;
