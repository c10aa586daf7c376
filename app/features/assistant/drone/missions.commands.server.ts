import { and, eq, sql } from "drizzle-orm";
import type { Answers } from "~/engines/checklist/checklist.ts";
import { began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import { droneFlights, droneMissions, type KeptPhoto } from "~db/schema/drone.ts";
import missionBound from "./mission.process.server.ts";
import { FLIGHT, MISSION, MISSION_LIMITS } from "./missions.limits.ts";
import { isReady, NO_PREFLIGHT, PREFLIGHT_VERSION } from "./preflight.data.ts";
import type { Verdict } from "./rules.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

/** True in SQL where this is no site, or one of the workspace. */
const isOwnSite = (workspace: string, site: string) =>
  sql`(${site} = '' or exists (select 1 from sites where sites.id = ${site} and sites.workspace_id = ${workspace}))`;

interface NewMission {
  idem: string;
  name: string;
  site: string;
  plan: string;
  verdict: Verdict;
}

/** Keeps a plan as a mission. The form's key is its id. */
export async function keepMission(
  { db, now }: Deps,
  actor: Person,
  { idem, name, site, plan, verdict }: NewMission,
): Promise<CommandResult<"full" | "siteGone" | "not-allowed", { id: string }>> {
  const { workspace } = actor;
  const at = now();
  const isOwn = isOwnSite(workspace, site);
  const room = sql`(select count(*) from drone_missions as held where held.workspace_id = ${workspace}) < ${MISSION_LIMITS.missions}`;
  try {
    await db.batch([
      takeOnlyIf(
        db,
        workspace,
        await submissionKey(idem, MISSION, name, site, plan),
        at,
        sql`(${mayWrite(actor, workspace)} and ${isOwn} and ${room})`,
      ),
      db.insert(droneMissions).values({
        ...{ id: idem, workspace, siteId: site || null, name, plan, verdict },
        ...{ preflight: NO_PREFLIGHT, photos: [], stateSince: at.toISOString(), createdAt: at.toISOString() },
      }),
      began(db, missionBound, actor, { record: idem, party: "crew", now: at }),
    ]);
    return { ok: true, id: idem };
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id: idem };
    if (!isRefused(error)) throw error;
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    const [found] = await db.select({ own: sql<number>`${isOwn}`.as("own") }).from(sql`(select 1)`);
    return { ok: false, error: found?.own ? "full" : "siteGone" };
  }
}

type Refusal = "gone" | "not-allowed" | "stale";

/** Changes a mission that stands as its page showed it, in one of some states; a form that was sent twice is refused no second time. */
async function change(
  { db }: Deps,
  actor: Person,
  { id, version, states }: { id: string; version: number; states: readonly string[] },
  values: Partial<typeof droneMissions.$inferInsert>,
): Promise<CommandResult<Refusal>> {
  const [changed, [found]] = await db.batch([
    db
      .update(droneMissions)
      .set({ ...values, sample: false, version: sql`${droneMissions.version} + 1` })
      .where(
        and(
          eq(droneMissions.id, id),
          eq(droneMissions.version, version),
          sql`${droneMissions.state} in (select value from json_each(${JSON.stringify(states)}))`,
          mayWrite(actor, droneMissions.workspace),
        ),
      )
      .returning({ id: droneMissions.id }),
    db
      .select({
        may: sql<number>`(${mayWrite(actor, droneMissions.workspace)})`.as("may"),
        ...{ plan: droneMissions.plan, preflight: droneMissions.preflight, photos: droneMissions.photos },
      })
      .from(droneMissions)
      .where(and(eq(droneMissions.id, id), mayRead(actor, droneMissions.workspace))),
  ]);
  if (changed.length > 0) return { ok: true };
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  const wanted = (["plan", "preflight", "photos"] as const).filter((name) => values[name] !== undefined);
  const isKept =
    wanted.length > 0 && wanted.every((name) => JSON.stringify(found[name]) === JSON.stringify(values[name]));
  return isKept ? { ok: true } : { ok: false, error: "stale" };
}

/** Plans a mission anew. What was answered before takeoff was answered of another flight: it has to be kept again. */
export const replanMission = (
  deps: Deps,
  actor: Person,
  { id, version, plan, verdict }: { id: string; version: number; plan: string; verdict: Verdict },
): Promise<CommandResult<Refusal>> =>
  change(deps, actor, { id, version, states: ["draft"] }, { plan, verdict, preflightAt: null });

/** Keeps what was answered before takeoff, as far as it was. */
export const keepPreflight = (
  deps: Deps,
  actor: Person,
  { id, version, answers }: { id: string; version: number; answers: Answers },
): Promise<CommandResult<Refusal>> =>
  change(
    deps,
    actor,
    { id, version, states: ["draft"] },
    {
      preflight: { version: PREFLIGHT_VERSION, answers: { ...answers } },
      preflightAt: isReady(answers) ? deps.now().toISOString() : null,
    },
  );

/** Keeps where the photos of a flight were taken; those before are replaced. */
export const keepPhotos = (
  deps: Deps,
  actor: Person,
  { id, version, photos }: { id: string; version: number; photos: KeptPhoto[] },
): Promise<CommandResult<Refusal>> =>
  change(deps, actor, { id, version, states: ["flown", "processed"] }, { photos });

interface Moving {
  record: string;
  transition: string;
  version: number;
  idem: string;
  note: string;
}

export const moveMission = (
  deps: Deps,
  actor: Person,
  moving: Moving,
): Promise<CommandResult<MoveRefusal, { state: string }>> => move(deps, missionBound, actor, moving);

interface Flight {
  idem: string;
  mission: string;
  pilot: string;
  certificate: string;
  startedAt: string;
  endedAt: string;
  zone: string;
  conditions: string;
}

/** Writes a flight down, of a mission that was checked. One that has not ended yet is none. */
export async function logFlight(
  { db, now }: Deps,
  actor: Person,
  { idem, mission, pilot, certificate, startedAt, endedAt, zone, conditions }: Flight,
): Promise<CommandResult<"gone" | "full" | "future" | "unchecked" | "not-allowed">> {
  const { workspace } = actor;
  const at = now();
  if (Date.parse(endedAt) > at.getTime() + 60_000) return { ok: false, error: "future" };
  const isFlown = sql`exists (select 1 from drone_missions as m where m.id = ${mission} and m.workspace_id = ${workspace}
    and m.state in ('checked', 'flown'))`;
  const room = sql`(select count(*) from drone_flights as held where held.mission_id = ${mission}) < ${MISSION_LIMITS.flights}`;
  try {
    await db.batch([
      takeOnlyIf(
        db,
        workspace,
        await submissionKey(idem, FLIGHT, mission, pilot, certificate, startedAt, endedAt, conditions),
        at,
        sql`(${mayWrite(actor, workspace)} and ${isFlown} and ${room})`,
      ),
      db.insert(droneFlights).values({
        ...{ id: idem, workspace, missionId: mission, pilot, certificate, startedAt, endedAt },
        ...{ siteZone: zone, conditions, createdAt: at.toISOString() },
      }),
      db.update(droneMissions).set({ sample: false }).where(eq(droneMissions.id, mission)),
    ]);
    return { ok: true };
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (!isRefused(error)) throw error;
    const [found] = await db
      .select({ state: droneMissions.state })
      .from(droneMissions)
      .where(and(eq(droneMissions.id, mission), mayRead(actor, droneMissions.workspace)));
    if (!found) return { ok: false, error: "gone" };
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    return { ok: false, error: found.state === "checked" || found.state === "flown" ? "full" : "unchecked" };
  }
}

/** Strikes a flight that was written down by mistake; what is not there is struck. */
export async function strikeFlight(
  { db }: Pick<Deps, "db">,
  actor: Person,
  { mission, flight }: { mission: string; flight: string },
): Promise<CommandResult<"not-allowed">> {
  await db
    .delete(droneFlights)
    .where(
      and(
        eq(droneFlights.id, flight),
        eq(droneFlights.missionId, mission),
        mayWrite(actor, droneFlights.workspace),
      ),
    );
  return (await mayStill(db, actor)) ? { ok: true } : { ok: false, error: "not-allowed" };
}

/** Removes a mission that was not checked yet. */
export async function removeMission(
  { db }: Pick<Deps, "db">,
  actor: Person,
  { id, version }: { id: string; version: number },
): Promise<CommandResult<"not-allowed" | "stale">> {
  const [, [left]] = await db.batch([
    db
      .delete(droneMissions)
      .where(
        and(
          eq(droneMissions.id, id),
          eq(droneMissions.version, version),
          eq(droneMissions.state, "draft"),
          mayWrite(actor, droneMissions.workspace),
        ),
      ),
    db
      .select({ id: droneMissions.id })
      .from(droneMissions)
      .where(and(eq(droneMissions.id, id), mayRead(actor, droneMissions.workspace))),
  ]);
  if (!left) return { ok: true };
  return { ok: false, error: (await mayStill(db, actor)) ? "stale" : "not-allowed" };
}
