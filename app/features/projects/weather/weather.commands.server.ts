import { and, eq, sql } from "drizzle-orm";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { ForecastDay } from "~/services/weather.ts";
import type { Database } from "~db/client.ts";
import { scheduleTasks } from "~db/schema/schedules.ts";
import { sites } from "~db/schema/tools.ts";
import type { WorkKind } from "~db/schema/weather.terms.ts";
import { weatherForecasts, weatherLimits, weatherTasks } from "~db/schema/weather.ts";
import type { Limits } from "./kinds.data.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

/** Keeps the forecast of a site in place of an older one. Viewers may cause it: it is nobody's record. */
export async function keepForecast(
  { db, now }: Deps,
  actor: Person,
  { site, source, days }: { site: string; source: string; days: readonly ForecastDay[] },
): Promise<CommandResult> {
  await db
    .insert(weatherForecasts)
    .select(
      sql`select ${crypto.randomUUID()}, ${sites.workspace}, ${sites.id}, ${source}, ${sites.latitude}, ${sites.longitude},
        ${JSON.stringify(days)}, ${now().toISOString()} from ${sites}
        where ${sites.id} = ${site} and ${sites.workspace} = ${actor.workspace} and ${sites.latitude} is not null
        and ${sites.longitude} is not null and ${mayRead(actor, sites.workspace)}`,
    )
    .onConflictDoUpdate({
      target: [weatherForecasts.workspace, weatherForecasts.siteId],
      set: {
        source: sql`excluded.source`,
        latitude: sql`excluded.latitude`,
        longitude: sql`excluded.longitude`,
        days: sql`excluded.days`,
        fetchedAt: sql`excluded.fetched_at`,
      },
      setWhere: sql`weather_forecasts.fetched_at < excluded.fetched_at`,
    });
  return { ok: true };
}

/** Sets the limits of a kind of work, unless somebody else did since the form was rendered; version 0 is ours. */
export async function setLimits(
  { db, now }: Deps,
  actor: Person,
  { kind, version, limits, reason }: { kind: WorkKind; version: number; limits: Limits; reason: string },
): Promise<CommandResult<"stale" | "not-allowed">> {
  const text = JSON.stringify(limits);
  const mine = and(eq(weatherLimits.workspace, actor.workspace), eq(weatherLimits.kind, kind));
  const written =
    version === 0
      ? await db
          .insert(weatherLimits)
          .select(
            sql`select ${crypto.randomUUID()}, ${actor.workspace}, ${kind}, ${text}, ${reason}, 1, ${now().toISOString()}
              where ${mayWrite(actor, actor.workspace)}`,
          )
          .onConflictDoNothing()
          .returning({ id: weatherLimits.id })
      : await db
          .update(weatherLimits)
          .set({ limits: text, reason, version: sql`${weatherLimits.version} + 1` })
          .where(and(mine, eq(weatherLimits.version, version), mayWrite(actor, weatherLimits.workspace)))
          .returning({ id: weatherLimits.id });
  if (written.length > 0) return { ok: true };
  const [[stands], may] = await Promise.all([
    db.select({ limits: weatherLimits.limits, reason: weatherLimits.reason }).from(weatherLimits).where(mine),
    mayStill(db, actor),
  ]);
  if (!may) return { ok: false, error: "not-allowed" };
  // The same form sent twice finds what it wrote.
  return stands?.limits === text && stands.reason === reason ? { ok: true } : { ok: false, error: "stale" };
}

/** Goes back to our limits. What is gone already is gone. */
export async function resetLimits(
  { db }: Deps,
  actor: Person,
  { kind, version }: { kind: WorkKind; version: number },
): Promise<CommandResult<"stale" | "not-allowed">> {
  const mine = and(eq(weatherLimits.workspace, actor.workspace), eq(weatherLimits.kind, kind));
  const [, [left]] = await db.batch([
    db
      .delete(weatherLimits)
      .where(and(mine, eq(weatherLimits.version, version), mayWrite(actor, weatherLimits.workspace))),
    db.select({ version: weatherLimits.version }).from(weatherLimits).where(mine),
  ]);
  if (!left) return { ok: true };
  return { ok: false, error: left.version === version ? "not-allowed" : "stale" };
}

/** Says which limits a task of a schedule has; null: those that its name tells. */
export async function setTaskKind(
  { db, now }: Deps,
  actor: Person,
  { schedule, task, kind }: { schedule: string; task: string; kind: WorkKind | null },
): Promise<CommandResult<"gone" | "not-allowed">> {
  const its = and(eq(weatherTasks.scheduleId, schedule), eq(weatherTasks.taskId, task));
  if (kind === null) {
    await db
      .delete(weatherTasks)
      .where(and(its, eq(weatherTasks.workspace, actor.workspace), mayWrite(actor, weatherTasks.workspace)));
    return (await mayStill(db, actor)) ? { ok: true } : { ok: false, error: "not-allowed" };
  }
  const [written] = await db
    .insert(weatherTasks)
    .select(
      sql`select ${crypto.randomUUID()}, ${scheduleTasks.workspace}, ${scheduleTasks.scheduleId}, ${scheduleTasks.id}, ${kind},
        ${now().toISOString()} from ${scheduleTasks} where ${scheduleTasks.id} = ${task}
        and ${scheduleTasks.scheduleId} = ${schedule} and ${scheduleTasks.workspace} = ${actor.workspace}
        and ${mayWrite(actor, scheduleTasks.workspace)}`,
    )
    .onConflictDoUpdate({
      target: [weatherTasks.scheduleId, weatherTasks.taskId],
      set: { kind: sql`excluded.kind` },
    })
    .returning({ id: weatherTasks.id });
  if (written) return { ok: true };
  return { ok: false, error: (await mayStill(db, actor)) ? "gone" : "not-allowed" };
}
