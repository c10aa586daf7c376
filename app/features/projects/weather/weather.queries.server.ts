import { and, asc, desc, eq, sql } from "drizzle-orm";
import { type Actor, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { ForecastDay } from "~/services/weather.ts";
import type { Database } from "~db/client.ts";
import { projects } from "~db/schema/projects.ts";
import { schedules } from "~db/schema/schedules.ts";
import { sites } from "~db/schema/tools.ts";
import {
  crewNotices,
  weatherEvents,
  weatherForecasts,
  weatherLimits,
  weatherTasks,
  weatherTerms,
} from "~db/schema/weather.ts";
import { CREW_NOTICE, NOTICE_LIMITS } from "./crew-notice.ts";
import type { Limits } from "./kinds.data.ts";
import { WEATHER_LIMITS } from "./weather.limits.ts";

/** To choose from: what a workspace may hold of each, with its examples. */
const MOST = 260;

const limitRows = (db: Database, actor: Person) =>
  db
    .select({
      kind: weatherLimits.kind,
      limits: weatherLimits.limits,
      reason: weatherLimits.reason,
      version: weatherLimits.version,
    })
    .from(weatherLimits)
    .where(and(eq(weatherLimits.workspace, actor.workspace), mayRead(actor, weatherLimits.workspace)));

const parsed = <Row extends { limits: string }>(rows: readonly Row[]) =>
  rows.map(({ limits, ...row }) => ({ ...row, limits: JSON.parse(limits) as Limits }));

/** Limits that a workspace set itself. */
export async function readLimits(db: Database, actor: Person | undefined) {
  return actor ? parsed(await limitRows(db, actor)) : [];
}
export type OwnLimits = Awaited<ReturnType<typeof readLimits>>[number];

/** The last forecast of a site, with where the site is now; undefined where it is none of theirs. */
const siteRow = (db: Database, actor: Person, site: string) =>
  db
    .select({
      id: sites.id,
      name: sites.name,
      latitude: sites.latitude,
      longitude: sites.longitude,
      zone: sites.siteZone,
      source: weatherForecasts.source,
      days: weatherForecasts.days,
      fetchedAt: weatherForecasts.fetchedAt,
      sameplace: sql<number>`${weatherForecasts.latitude} = ${sites.latitude} and ${weatherForecasts.longitude} = ${sites.longitude}`,
    })
    .from(sites)
    .leftJoin(
      weatherForecasts,
      and(eq(weatherForecasts.siteId, sites.id), eq(weatherForecasts.workspace, sites.workspace)),
    )
    .where(and(eq(sites.id, site), eq(sites.workspace, actor.workspace), mayRead(actor, sites.workspace)));
type SiteRow = Awaited<ReturnType<typeof siteRow>>[number];

function siteOf(row: SiteRow | undefined) {
  if (!row) return undefined;
  const { id, name, latitude, longitude, zone, source, days, fetchedAt, sameplace } = row;
  return {
    id,
    name,
    zone,
    position: latitude === null || longitude === null ? undefined : { latitude, longitude },
    kept:
      source && days && fetchedAt && sameplace
        ? { source, days: JSON.parse(days) as ForecastDay[], fetchedAt }
        : undefined,
  };
}
export type WeatherSite = NonNullable<ReturnType<typeof siteOf>>;

/** A site with its last forecast. */
export async function findWeatherSite(db: Database, actor: Person, site: string) {
  const [row] = await siteRow(db, actor, site);
  return siteOf(row);
}

/** Everything that the weather page chooses from and knows, in one round trip; who owns nothing has none of it. */
export async function readWeather(
  db: Database,
  actor: Person | undefined,
  { site, schedule }: { site: string; schedule: string },
) {
  if (!actor)
    return { sites: [], schedules: [], projects: [], limits: [], kinds: [], notices: [], site: undefined };
  const [places, plans, jobs, limits, kinds, [found], notices] = await db.batch([
    db
      .select({ id: sites.id, name: sites.name })
      .from(sites)
      .where(and(eq(sites.workspace, actor.workspace), mayRead(actor, sites.workspace)))
      .orderBy(asc(sites.name), asc(sites.id))
      .limit(MOST),
    db
      .select({ id: schedules.id, name: schedules.name })
      .from(schedules)
      .where(and(eq(schedules.workspace, actor.workspace), mayRead(actor, schedules.workspace)))
      .orderBy(asc(schedules.name), asc(schedules.id))
      .limit(MOST),
    db
      .select({ id: projects.id, name: projects.name, sample: projects.sample })
      .from(projects)
      .where(and(eq(projects.workspace, actor.workspace), mayRead(actor, projects.workspace)))
      .orderBy(sql`${projects.state} = 'closed'`, asc(projects.name), asc(projects.id))
      .limit(30),
    limitRows(db, actor),
    db
      .select({ taskId: weatherTasks.taskId, kind: weatherTasks.kind })
      .from(weatherTasks)
      .where(and(eq(weatherTasks.scheduleId, schedule), mayRead(actor, weatherTasks.workspace)))
      .limit(1_000),
    siteRow(db, actor, site),
    db
      .select({
        id: crewNotices.id,
        createdAt: crewNotices.createdAt,
        crew: sql<string>`coalesce(json_extract(${crewNotices.told}, '$.crew'), '')`.as("told_crew"),
      })
      .from(crewNotices)
      .where(
        and(
          eq(crewNotices.workspace, actor.workspace),
          eq(crewNotices.scheduleId, schedule),
          mayRead(actor, crewNotices.workspace),
        ),
      )
      .orderBy(desc(crewNotices.createdAt), crewNotices.id)
      .limit(NOTICE_LIMITS.shown),
  ]);
  return {
    sites: places,
    schedules: plans,
    projects: jobs,
    limits: parsed(limits),
    kinds,
    notices,
    site: siteOf(found),
  };
}
/** What a crew was told, for whoever may read it; `isOld` where something newer was told of the same schedule. */
export async function readNotice(db: Database, actor: Actor, id: string) {
  const [found] = await db
    .select({
      title: crewNotices.title,
      told: crewNotices.told,
      createdAt: crewNotices.createdAt,
      isOld:
        sql<number>`exists (select 1 from crew_notices as newer where newer.workspace_id = crew_notices.workspace_id
        and newer.schedule_id = crew_notices.schedule_id and newer.created_at > crew_notices.created_at)`.as(
          "is_old",
        ),
    })
    .from(crewNotices)
    .where(
      and(
        eq(crewNotices.id, id),
        mayRead(actor, crewNotices.workspace, { type: CREW_NOTICE, id: crewNotices.id }),
      ),
    );
  return found;
}

export type ReadWeather = Awaited<ReturnType<typeof readWeather>>;

const EVENT = {
  id: weatherEvents.id,
  day: weatherEvents.day,
  tenths: weatherEvents.tenths,
  weather: weatherEvents.weather,
  tasks: weatherEvents.tasks,
  evidence: weatherEvents.evidence,
  version: weatherEvents.version,
  sample: weatherEvents.sample,
};

/** A project with the time that the weather took from it, the last day first, and its contract's terms, in one round trip. */
export async function readWeatherDays(db: Database, actor: Person, project: string) {
  const [[found], [terms], events] = await db.batch([
    db
      .select({
        id: projects.id,
        name: projects.name,
        number: projects.number,
        client: projects.client,
        siteZone: projects.siteZone,
        finishOn: projects.finishOn,
        sample: projects.sample,
      })
      .from(projects)
      .where(
        and(
          eq(projects.id, project),
          eq(projects.workspace, actor.workspace),
          mayRead(actor, projects.workspace),
        ),
      ),
    db
      .select({
        allowance: weatherTerms.allowance,
        dayTenths: weatherTerms.dayTenths,
        version: weatherTerms.version,
      })
      .from(weatherTerms)
      .where(and(eq(weatherTerms.projectId, project), mayRead(actor, weatherTerms.workspace))),
    db
      .select(EVENT)
      .from(weatherEvents)
      .where(and(eq(weatherEvents.projectId, project), mayRead(actor, weatherEvents.workspace)))
      .orderBy(desc(weatherEvents.day))
      .limit(WEATHER_LIMITS.events),
  ]);
  return found && { project: found, terms, events };
}
export type ReadWeatherDays = NonNullable<Awaited<ReturnType<typeof readWeatherDays>>>;
export type WeatherEvent = ReadWeatherDays["events"][number];
