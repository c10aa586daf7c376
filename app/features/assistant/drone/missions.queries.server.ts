import { and, asc, count, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { droneFlights, droneMissions } from "~db/schema/drone.ts";
import { sites } from "~db/schema/tools.ts";
import missionBound from "./mission.process.server.ts";
import { SHOWN } from "./missions.limits.ts";

/** Under a name of its own: a row of D1 has each name once. */
const placeName = sql<string | null>`${sites.name}`.as("place_name");

/** The missions of a workspace, the newest first, and the sites that one can be for. */
export async function readMissions(db: Database, actor: Person, page: number, now: Date) {
  const mine = and(eq(droneMissions.workspace, actor.workspace), mayRead(actor, droneMissions.workspace));
  const [rows, [total], places] = await db.batch([
    db
      .select({
        ...{ id: droneMissions.id, name: droneMissions.name, plan: droneMissions.plan },
        ...{ verdict: droneMissions.verdict, sample: droneMissions.sample },
        ...{ createdAt: droneMissions.createdAt, place: placeName },
        ...standingColumns(missionBound, actor, now),
      })
      .from(droneMissions)
      .leftJoin(sites, eq(sites.id, droneMissions.siteId))
      .where(mine)
      .orderBy(desc(droneMissions.createdAt), asc(droneMissions.id))
      .limit(SHOWN)
      .offset(page * SHOWN),
    db.select({ n: count() }).from(droneMissions).where(mine),
    db
      .select({ id: sites.id, name: sites.name })
      .from(sites)
      .where(and(eq(sites.workspace, actor.workspace), mayRead(actor, sites.workspace)))
      .orderBy(asc(sites.name), asc(sites.id))
      .limit(300),
  ]);
  return { rows, total: total?.n ?? 0, places };
}

/** One mission with its flights and its history. */
export async function readMission(db: Database, actor: Person, id: string, now: Date) {
  const [[found], flights, history] = await db.batch([
    db
      .select({
        ...getTableColumns(droneMissions),
        place: placeName,
        ...standingColumns(missionBound, actor, now),
      })
      .from(droneMissions)
      .leftJoin(sites, eq(sites.id, droneMissions.siteId))
      .where(and(eq(droneMissions.id, id), mayRead(actor, droneMissions.workspace))),
    db
      .select()
      .from(droneFlights)
      .where(and(eq(droneFlights.missionId, id), mayRead(actor, droneFlights.workspace)))
      .orderBy(asc(droneFlights.startedAt), asc(droneFlights.id)),
    readTimeline(db, missionBound, actor, id),
  ]);
  return found && { mission: found, flights, history };
}
export type ReadMission = NonNullable<Awaited<ReturnType<typeof readMission>>>;

/** What a plan and its photos are, for the map. */
export async function readCovered(db: Database, actor: Person, id: string) {
  const [found] = await db
    .select({ plan: droneMissions.plan, photos: droneMissions.photos })
    .from(droneMissions)
    .where(and(eq(droneMissions.id, id), mayRead(actor, droneMissions.workspace)));
  return found;
}

/** Rows that one file has at most. */
const MOST_ROWS = 20_000;

/** The flight log of a workspace, the oldest first. */
export const readFlightLog = (db: Database, actor: Person) =>
  db
    .select({
      ...{ startedAt: droneFlights.startedAt, endedAt: droneFlights.endedAt, zone: droneFlights.siteZone },
      ...{ pilot: droneFlights.pilot, certificate: droneFlights.certificate },
      ...{ conditions: droneFlights.conditions, mission: droneMissions.name, place: placeName },
      plan: droneMissions.plan,
    })
    .from(droneFlights)
    .innerJoin(droneMissions, eq(droneMissions.id, droneFlights.missionId))
    .leftJoin(sites, eq(sites.id, droneMissions.siteId))
    .where(and(eq(droneFlights.workspace, actor.workspace), mayRead(actor, droneFlights.workspace)))
    .orderBy(asc(droneFlights.startedAt), asc(droneFlights.id))
    .limit(MOST_ROWS);
export type LoggedFlight = Awaited<ReturnType<typeof readFlightLog>>[number];
