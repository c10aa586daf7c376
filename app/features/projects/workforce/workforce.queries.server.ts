import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, asc, desc, eq, getTableColumns, gte, inArray, or, type SQL, sql } from "drizzle-orm";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { type Actor, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import { reachOf, readSources } from "~/services/site-sources.ts";
import type { Database } from "~db/client.ts";
import { sites } from "~db/schema/tools.ts";
import {
  workforceCorrections,
  workforceCrews,
  workforcePunches,
  workforceWeeks,
  workforceWorkers,
} from "~db/schema/workforce.ts";
import { isApproved } from "./approved.queries.server.ts";
import week from "./week.process.server.ts";
import { weekId } from "./weeks.server.ts";
import { CREW, WORKER, WORKFORCE_LIMITS } from "./workforce.limits.ts";

/** To choose from: what a workspace may hold, with its examples. */
const MOST = 260;

const mine = (actor: Person, workspace: typeof workforceCrews.workspace | typeof sites.workspace) =>
  and(eq(workspace, actor.workspace), mayRead(actor, workspace));

const sitesOf = (db: Database, actor: Person) =>
  db
    .select({ id: sites.id, name: sites.name, siteZone: sites.siteZone })
    .from(sites)
    .where(mine(actor, sites.workspace))
    .orderBy(asc(sites.name), asc(sites.id))
    .limit(MOST);

/** The crews of a workspace with how many belong to each and how many are clocked in, and the sites to choose from. */
export async function readWorkforce(db: Database, actor: Person | undefined) {
  if (!actor) return { crews: [], sites: [] };
  const [crews, places] = await db.batch([
    db
      .select({
        id: workforceCrews.id,
        name: workforceCrews.name,
        siteName: workforceCrews.siteName,
        sample: workforceCrews.sample,
        workers: sql<number>`(select count(*) from workforce_workers as w where w.crew_id = workforce_crews.id and w.active)`,
        here: sql<number>`(select count(*) from workforce_punches as p where p.crew_id = workforce_crews.id
          and p.out_at is null and not p.void)`,
      })
      .from(workforceCrews)
      .where(mine(actor, workforceCrews.workspace))
      .orderBy(asc(workforceCrews.sample), asc(workforceCrews.name), asc(workforceCrews.id))
      .limit(MOST),
    sitesOf(db, actor),
  ]);
  return { crews, sites: places };
}

/** What nobody but the workspace sees of a crew's people: pay. */
const workersOf = (db: Database, crew: string, where: SQL | undefined) =>
  db
    .select(getTableColumns(workforceWorkers))
    .from(workforceWorkers)
    .where(and(eq(workforceWorkers.crewId, crew), where))
    .orderBy(asc(workforceWorkers.nameKey), asc(workforceWorkers.id))
    .limit(WORKFORCE_LIMITS.workers);

const settledOf = sql<string>`(select coalesce(group_concat(c.kind, ' '), '') from workforce_corrections as c
  where c.punch_id = workforce_punches.id)`;

const PUNCH = {
  ...getTableColumns(workforcePunches),
  settled: settledOf,
  approved: sql<number>`${isApproved}`,
};

/** The shifts of a crew that are not over before a week begins, with those that are still open. Voided ones are left out. */
const punchesOf = (db: Database, where: SQL | undefined, since: string) =>
  db
    .select(PUNCH)
    .from(workforcePunches)
    .where(
      and(
        where,
        sql`not ${workforcePunches.void}`,
        or(sql`${workforcePunches.weekTo} >= ${since}`, sql`${workforcePunches.outAt} is null`),
      ),
    )
    .orderBy(asc(workforcePunches.inAt), asc(workforcePunches.id))
    .limit(5_000);

/** The latest shifts of a workspace with who worked them, to be read in a batch; examples and voided ones are left out. */
export const latestShifts = (db: Database, actor: Person, { since, most }: { since: string; most: number }) =>
  db
    .select({
      worker: workforcePunches.workerId,
      name: workforceWorkers.name,
      crew: workforceCrews.name,
      inAt: workforcePunches.inAt,
      outAt: workforcePunches.outAt,
    })
    .from(workforcePunches)
    .innerJoin(workforceWorkers, eq(workforceWorkers.id, workforcePunches.workerId))
    .innerJoin(workforceCrews, eq(workforceCrews.id, workforcePunches.crewId))
    .where(
      and(
        mine(actor, workforcePunches.workspace as never),
        sql`not ${workforcePunches.void} and not ${workforceCrews.sample}`,
        gte(workforcePunches.inAt, since),
      ),
    )
    .orderBy(desc(workforcePunches.inAt))
    .limit(most);

export type Crew = typeof workforceCrews.$inferSelect;
export type Worker = typeof workforceWorkers.$inferSelect;
export type Punch = typeof workforcePunches.$inferSelect & { settled: string; approved: number };

/** A crew with its people, their shifts since a week, and the sites to switch to; undefined where it is none of theirs. */
export async function readCrew(db: Database, actor: Person, { id, since }: { id: string; since: string }) {
  const [[crew], workers, punches, places] = await db.batch([
    db
      .select(getTableColumns(workforceCrews))
      .from(workforceCrews)
      .where(and(eq(workforceCrews.id, id), mayRead(actor, workforceCrews.workspace))),
    workersOf(db, id, mayRead(actor, workforceWorkers.workspace)),
    punchesOf(db, and(eq(workforcePunches.crewId, id), mayRead(actor, workforcePunches.workspace)), since),
    sitesOf(db, actor),
  ]);
  return crew && { crew, workers, punches: punches as Punch[], sites: places };
}
export type ReadCrew = NonNullable<Awaited<ReturnType<typeof readCrew>>>;

/** Who is not cleared for the site of a crew on a day, as other features know it. The crew was read by its own guard. */
export async function readNotCleared(
  { db, language, contributions }: Pick<AppLoadContext, "db" | "language" | "contributions">,
  crew: Crew,
  day: string,
) {
  const sources = readSources(db, contributions.notCleared, reachOf(crew));
  const [first, ...others] = sources.statements;
  return first ? sources.found(await db.batch([first, ...others]), { day, language }) : [];
}

/** The state of a week of a crew and its history; undefined where nothing was worked in it yet. */
export async function readWeek(
  db: Database,
  actor: Person,
  { crew, weekOn, now }: { crew: string; weekOn: string; now: Date },
) {
  const id = weekId(crew, weekOn);
  const [standing] = await db
    .select(standingColumns(week, actor, now))
    .from(workforceWeeks)
    .where(and(eq(workforceWeeks.id, id), mayRead(actor, workforceWeeks.workspace)));
  return standing && { standing, history: await readTimeline(db, week, actor, id) };
}

/** Which crew a worker belongs to; undefined where they are none of theirs. */
export async function findWorker(db: Database, actor: Actor, id: string) {
  const [found] = await db
    .select({ id: workforceWorkers.id, crewId: workforceWorkers.crewId, name: workforceWorkers.name })
    .from(workforceWorkers)
    .where(
      and(
        eq(workforceWorkers.id, id),
        mayRead(actor, workforceWorkers.workspace, { type: WORKER, id: workforceWorkers.id }),
      ),
    );
  return found;
}

/** One shift with its worker and crew, and everything that was corrected about it. */
export async function readShift(db: Database, actor: Person, id: string) {
  const [found] = await db
    .select({ punch: PUNCH, worker: workforceWorkers, crew: workforceCrews })
    .from(workforcePunches)
    .innerJoin(workforceWorkers, eq(workforceWorkers.id, workforcePunches.workerId))
    .innerJoin(workforceCrews, eq(workforceCrews.id, workforcePunches.crewId))
    .where(and(eq(workforcePunches.id, id), mayRead(actor, workforcePunches.workspace)));
  if (!found) return undefined;
  const corrections = await db
    .select(getTableColumns(workforceCorrections))
    .from(workforceCorrections)
    .where(and(eq(workforceCorrections.punchId, id), mayRead(actor, workforceCorrections.workspace)))
    .orderBy(desc(workforceCorrections.createdAt), desc(workforceCorrections.id));
  return { ...found, corrections };
}

/** What whoever holds a link sees: the names, who is clocked in, and on their own phone their own shifts. No pay. */
export async function readHeld(
  db: Database,
  actor: Actor,
  { type, id, since }: { type: typeof CREW | typeof WORKER; id: string; since: string },
) {
  const may =
    type === CREW
      ? and(
          eq(workforceWorkers.crewId, id),
          mayRead(actor, workforceWorkers.workspace, { type: CREW, id: workforceWorkers.crewId }),
        )
      : and(
          eq(workforceWorkers.id, id),
          mayRead(actor, workforceWorkers.workspace, { type: WORKER, id: workforceWorkers.id }),
        );
  const workers = await db
    .select({ id: workforceWorkers.id, name: workforceWorkers.name, crewId: workforceWorkers.crewId })
    .from(workforceWorkers)
    .where(and(may, workforceWorkers.active))
    .orderBy(asc(workforceWorkers.nameKey), asc(workforceWorkers.id))
    .limit(WORKFORCE_LIMITS.workers);
  const crewOfThese = workers[0]?.crewId ?? (type === CREW ? id : "");
  const [[crew], punches] = await db.batch([
    db
      .select({
        id: workforceCrews.id,
        name: workforceCrews.name,
        siteName: workforceCrews.siteName,
        siteZone: workforceCrews.siteZone,
        weekStart: workforceCrews.weekStart,
        /** Whether there is a gate to measure from. */
        gate: sql<number>`exists (select 1 from ${sites} where ${sites.id} = ${workforceCrews.siteId}
          and ${sites.latitude} is not null)`,
      })
      .from(workforceCrews)
      .where(
        and(
          eq(workforceCrews.id, crewOfThese),
          type === CREW
            ? mayRead(actor, workforceCrews.workspace, { type: CREW, id: workforceCrews.id })
            : sql`${workers.length > 0 ? 1 : 0}`,
        ),
      ),
    db
      .select({
        id: workforcePunches.id,
        workerId: workforcePunches.workerId,
        inAt: workforcePunches.inAt,
        outAt: workforcePunches.outAt,
        siteZone: workforcePunches.siteZone,
        siteName: workforcePunches.siteName,
        code: workforcePunches.code,
        breakMinutes: workforcePunches.breakMinutes,
      })
      .from(workforcePunches)
      .where(
        and(
          inArray(
            workforcePunches.workerId,
            db.select({ id: workforceWorkers.id }).from(workforceWorkers).where(may),
          ),
          sql`not ${workforcePunches.void}`,
          type === CREW
            ? sql`${workforcePunches.outAt} is null`
            : or(sql`${workforcePunches.weekTo} >= ${since}`, sql`${workforcePunches.outAt} is null`),
        ),
      )
      .orderBy(asc(workforcePunches.inAt))
      .limit(1_000),
  ]);
  return crew && { crew, workers, punches };
}
export type ReadHeld = NonNullable<Awaited<ReturnType<typeof readHeld>>>;
