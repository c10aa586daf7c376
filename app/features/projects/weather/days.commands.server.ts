import { and, eq, sql } from "drizzle-orm";
import { mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { projects } from "~db/schema/projects.ts";
import { weatherEvents, weatherTerms } from "~db/schema/weather.ts";
import type { Deps } from "./weather.commands.server.ts";
import { WEATHER_LIMITS } from "./weather.limits.ts";
import { readWeatherDays, type WeatherEvent } from "./weather.queries.server.ts";
import type { LostTime } from "./weather.schemas.ts";

/** A stale page is told what the day says now; of a day that has a record already, its own. */
export type DaysResult =
  | CommandResult<"gone" | "not-allowed" | "full">
  | CommandResult<"stale" | "taken", object, { current?: WeatherEvent }>;

const rowOf = ({ hours, ...typed }: LostTime) => ({ ...typed, tenths: hours });

const isSame = (event: WeatherEvent, lost: LostTime) =>
  Object.entries(rowOf(lost)).every(([name, value]) => event[name as keyof WeatherEvent] === value);

/** Records the time that the weather took on one day. The form's key is the record's id: what is sent twice stands once. */
export async function recordLostTime(
  { db, now }: Deps,
  actor: Person,
  { project, idem, ...lost }: { project: string; idem: string } & LostTime,
): Promise<DaysResult> {
  const { day, tenths, weather, tasks, evidence } = rowOf(lost);
  const [written] = await db
    .insert(weatherEvents)
    .select(
      sql`select ${idem}, ${projects.workspace}, ${projects.id}, ${day}, ${tenths}, ${weather}, ${tasks}, ${evidence}, 1, 0,
        ${now().toISOString()} from ${projects} where ${projects.id} = ${project}
        and ${projects.workspace} = ${actor.workspace} and ${mayWrite(actor, projects.workspace)}
        and (select count(*) from weather_events as one where one.project_id = ${project}) < ${WEATHER_LIMITS.events}`,
    )
    .onConflictDoNothing()
    .returning({ id: weatherEvents.id });
  if (written) return { ok: true };
  const [found, may] = await Promise.all([readWeatherDays(db, actor, project), mayStill(db, actor)]);
  if (!found) return { ok: false, error: "gone" };
  if (!may) return { ok: false, error: "not-allowed" };
  if (found.events.some(({ id }) => id === idem)) return { ok: true };
  const current = found.events.find((event) => event.day === day);
  return current ? { ok: false, error: "taken", current } : { ok: false, error: "full" };
}

/** Changes a record unless somebody else did since the form was rendered. Two records of one day are refused. */
export async function changeLostTime(
  { db }: Deps,
  actor: Person,
  { project, event, version, ...lost }: { project: string; event: string; version: number } & LostTime,
): Promise<DaysResult> {
  const [written] = await db
    .update(weatherEvents)
    .set({ ...rowOf(lost), sample: false, version: sql`${weatherEvents.version} + 1` })
    .where(
      and(
        eq(weatherEvents.id, event),
        eq(weatherEvents.projectId, project),
        eq(weatherEvents.version, version),
        mayWrite(actor, weatherEvents.workspace),
        sql`not exists (select 1 from weather_events as other where other.project_id = ${project}
          and other.day = ${lost.day} and other.id <> ${event})`,
      ),
    )
    .returning({ id: weatherEvents.id });
  if (written) return { ok: true };
  const [found, may] = await Promise.all([readWeatherDays(db, actor, project), mayStill(db, actor)]);
  const current = found?.events.find(({ id }) => id === event);
  if (!found || !current) return { ok: false, error: "gone" };
  if (!may) return { ok: false, error: "not-allowed" };
  if (isSame(current, lost)) return { ok: true };
  if (current.version !== version) return { ok: false, error: "stale", current };
  return { ok: false, error: "taken", current: found.events.find(({ day }) => day === lost.day) };
}

/** Takes a record away. What is gone already is gone. */
export async function removeLostTime(
  { db }: Deps,
  actor: Person,
  { project, event, version }: { project: string; event: string; version: number },
): Promise<DaysResult> {
  const [removed] = await db
    .delete(weatherEvents)
    .where(
      and(
        eq(weatherEvents.id, event),
        eq(weatherEvents.projectId, project),
        eq(weatherEvents.version, version),
        mayWrite(actor, weatherEvents.workspace),
      ),
    )
    .returning({ id: weatherEvents.id });
  if (removed) return { ok: true };
  const found = await readWeatherDays(db, actor, project);
  if (!found) return { ok: false, error: "gone" };
  const current = found.events.find(({ id }) => id === event);
  if (!current) return { ok: true };
  return current.version === version
    ? { ok: false, error: "not-allowed" }
    : { ok: false, error: "stale", current };
}

/** Sets what the contract expects of the weather, unless somebody else did since; version 0: nothing was set. */
export async function setTerms(
  { db, now }: Deps,
  actor: Person,
  {
    project,
    version,
    allowance,
    dayTenths,
  }: { project: string; version: number; allowance: readonly number[]; dayTenths: number },
): Promise<DaysResult> {
  const text = allowance.join(" ");
  const written =
    version === 0
      ? await db
          .insert(weatherTerms)
          .select(
            sql`select ${crypto.randomUUID()}, ${projects.workspace}, ${projects.id}, ${text}, ${dayTenths}, 1,
              ${now().toISOString()} from ${projects} where ${projects.id} = ${project}
              and ${projects.workspace} = ${actor.workspace} and ${mayWrite(actor, projects.workspace)}`,
          )
          .onConflictDoNothing()
          .returning({ id: weatherTerms.id })
      : await db
          .update(weatherTerms)
          .set({ allowance: text, dayTenths, version: sql`${weatherTerms.version} + 1` })
          .where(
            and(
              eq(weatherTerms.projectId, project),
              eq(weatherTerms.workspace, actor.workspace),
              eq(weatherTerms.version, version),
              mayWrite(actor, weatherTerms.workspace),
            ),
          )
          .returning({ id: weatherTerms.id });
  if (written.length > 0) return { ok: true };
  const [found, may] = await Promise.all([readWeatherDays(db, actor, project), mayStill(db, actor)]);
  if (!found) return { ok: false, error: "gone" };
  if (!may) return { ok: false, error: "not-allowed" };
  const same = found.terms?.allowance === text && found.terms.dayTenths === dayTenths;
  return same ? { ok: true } : { ok: false, error: "stale" };
}
