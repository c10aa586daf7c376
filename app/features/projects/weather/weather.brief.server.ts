import { and, eq, sql } from "drizzle-orm";
import type { BriefReach, BriefScope, Finding, FoundRow } from "~/services/brief.ts";
import { briefSource, FINE, NOT_ENOUGH, typed } from "~/services/brief.ts";
import type { ForecastDay } from "~/services/weather.ts";
import type { Database } from "~db/client.ts";
import { sites } from "~db/schema/tools.ts";
import { weatherForecasts, weatherLimits, weatherTasks } from "~db/schema/weather.ts";
import {
  plansOf,
  type SiteSchedule,
  type SiteTask,
  siteSchedules,
  tasksOn,
} from "../schedules/site-plans.queries.server.ts";
import { kindOfName, type Limits } from "./kinds.data.ts";
import { limitsOf } from "./limits.ts";
import { heatOf, judge, type Reason } from "./verdict.ts";
import { WEATHER } from "./weather.limits.ts";

/** A forecast that came longer ago says nothing of today any more. */
const STALE_HOURS = 24;

interface Kept {
  days: string;
  fetchedAt: string;
  isHere: number;
}

/** The forecast of the day, unless it is old, of another place, or does not reach so far. */
export function forecastFor(
  [kept]: readonly Kept[],
  { day, now, isToday }: Pick<BriefScope, "day" | "now" | "isToday">,
): ForecastDay | undefined {
  if (!kept?.isHere) return undefined;
  if (isToday && now.getTime() - Date.parse(kept.fetchedAt) > STALE_HOURS * 3_600_000) return undefined;
  return (JSON.parse(kept.days) as ForecastDay[]).find((one) => one.day === day);
}

type OwnLimit = { kind: Parameters<typeof limitsOf>[0]; limits: string };
type OwnKind = { scheduleId: string; taskId: string; kind: OwnLimit["kind"] };

/** The tasks of the day whose kind is known, each with what the forecast says of it. */
function judgedTasks(
  {
    heads,
    tasks,
    own,
    kinds,
  }: {
    heads: readonly SiteSchedule[];
    tasks: readonly SiteTask[];
    own: readonly OwnLimit[];
    kinds: readonly OwnKind[];
  },
  { day, weather }: { day: string; weather: ForecastDay },
) {
  const limits = own.map((row) => ({ kind: row.kind, limits: JSON.parse(row.limits) as Limits }));
  return tasksOn(plansOf(heads, tasks), day).flatMap(({ planned, task }) => {
    const said = kinds.find(({ scheduleId, taskId }) => scheduleId === planned.head.id && taskId === task.id);
    const kind = said?.kind ?? kindOfName(task.name);
    if (!kind) return [];
    const { verdict, reasons } = judge(weather, limitsOf(kind, limits).limits);
    return [{ schedule: planned.head.id, task, verdict, reasons }];
  });
}
type JudgedTask = ReturnType<typeof judgedTasks>[number];

const rowOf = ({ schedule, task }: JudgedTask): FoundRow => ({
  ...{ name: typed(`${task.number} · ${task.name}`), href: `/schedule/${schedule}` },
});

const limitOf = (reasons: readonly Reason[]) => reasons.find((reason) => reason.code === "limit");
const rounded = (value: number) => Math.round(value * 100) / 100;

const reads = (db: Database, reach: BriefReach) =>
  [
    db
      .select({
        days: weatherForecasts.days,
        fetchedAt: weatherForecasts.fetchedAt,
        isHere: sql<number>`${weatherForecasts.latitude} = ${sites.latitude}
          and ${weatherForecasts.longitude} = ${sites.longitude}`,
      })
      .from(weatherForecasts)
      .innerJoin(sites, eq(sites.id, weatherForecasts.siteId))
      .where(and(eq(weatherForecasts.siteId, reach.site.id), reach.of(weatherForecasts.workspace)))
      .limit(1),
    db
      .select({ kind: weatherLimits.kind, limits: weatherLimits.limits })
      .from(weatherLimits)
      .where(reach.of(weatherLimits.workspace)),
    db
      .select({ scheduleId: weatherTasks.scheduleId, taskId: weatherTasks.taskId, kind: weatherTasks.kind })
      .from(weatherTasks)
      .where(
        and(
          reach.of(weatherTasks.workspace),
          sql`${weatherTasks.scheduleId} in (select plan.id from schedules as plan where plan.project_id in ${reach.jobs})`,
        ),
      )
      .limit(1_000),
    ...siteSchedules(db, reach),
  ] as const;

/** OSHA's levels of the heat index of the National Weather Service, and what its lowest asks from 80 °F on: NWS "caution". */
const HEAT: Readonly<Record<string, Pick<Finding, "severity" | "likelihood">>> = {
  lower: { severity: 1, likelihood: 4 },
  moderate: { severity: 3, likelihood: 4 },
  high: { severity: 4, likelihood: 4 },
  veryHigh: { severity: 5, likelihood: 4 },
};
const HEAT_FROM = 80;

/** What the weather gives to the brief of a site: its last forecast against the work of the day. */
export const weatherBrief = briefSource({
  limits: { cold: { usual: 20, least: 0, most: 60 } },
  reads,
  rules: {
    weatherStop: {
      judge: ([kept, own, kinds, heads, tasks], scope) => {
        const weather = forecastFor(kept, scope);
        if (!weather) return NOT_ENOUGH;
        const judged = judgedTasks({ heads, tasks, own, kinds }, { day: scope.day, weather });
        if (judged.length === 0) return NOT_ENOUGH;
        const found = judged.filter(({ verdict }) => verdict === "stop");
        const worst = found[0] && limitOf(found[0].reasons);
        if (!worst) return FINE;
        return {
          ...{ severity: 4, likelihood: 4 },
          numbers: {
            ...{ n: found.length, measure: { word: worst.measure } },
            ...{ value: rounded(worst.value), limit: worst.limit },
          },
          ...{
            rows: found.map(rowOf),
            act: `${WEATHER}?site=${scope.site.id}&schedule=${found[0]?.schedule}`,
          },
        };
      },
    },
    weatherCaution: {
      judge: ([kept, own, kinds, heads, tasks], scope) => {
        const weather = forecastFor(kept, scope);
        if (!weather) return NOT_ENOUGH;
        const judged = judgedTasks({ heads, tasks, own, kinds }, { day: scope.day, weather });
        if (judged.length === 0) return NOT_ENOUGH;
        const found = judged.filter(({ verdict }) => verdict === "caution");
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 2, likelihood: 3, numbers: { n: found.length } },
          ...{ rows: found.map(rowOf), act: `${WEATHER}?site=${scope.site.id}&schedule=${first.schedule}` },
        };
      },
    },
    heat: {
      judge: ([kept], scope) => {
        const weather = forecastFor(kept, scope);
        const heat = weather && heatOf(weather);
        if (!heat) return NOT_ENOUGH;
        const level = HEAT[heat.level];
        if (!level || heat.index < HEAT_FROM) return FINE;
        return {
          ...level,
          numbers: { index: Math.round(heat.index) },
          ...{ rows: [], act: "/calculator/heat-index" },
        };
      },
    },
    cold: {
      judge: ([kept], scope) => {
        const weather = forecastFor(kept, scope);
        if (!weather || weather.low === null) return NOT_ENOUGH;
        if (weather.low > scope.limits.cold) return FINE;
        return {
          ...{
            severity: 3,
            likelihood: 4,
            numbers: { low: Math.round(weather.low), limit: scope.limits.cold },
          },
          ...{ rows: [], act: `${WEATHER}?site=${scope.site.id}` },
        };
      },
    },
  },
});
