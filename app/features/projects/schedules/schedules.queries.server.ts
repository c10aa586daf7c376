import { and, asc, desc, eq, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { projects } from "~db/schema/projects.ts";
import { scheduleBaselines, schedulePromises, schedules, scheduleTasks } from "~db/schema/schedules.ts";
import { SCHEDULE_LIMITS } from "./schedules.limits.ts";

/** The schedules of the workspace that somebody works in, by name; who owns nothing has none. */
export async function listSchedules(db: Database, actor: Person | undefined) {
  if (!actor) return [];
  // Read as a batch, so that a page may ask it together with others (`db/one-trip.ts`).
  const [rows] = await db.batch([
    db
      .select({
        id: schedules.id,
        name: schedules.name,
        dataDate: schedules.dataDate,
        sample: schedules.sample,
        tasks: sql<number>`(select count(*) from schedule_tasks as one where one.schedule_id = schedules.id)`,
        done: sql<number>`(select count(*) from schedule_tasks as one where one.schedule_id = schedules.id
          and one.finished is not null)`,
      })
      .from(schedules)
      .where(and(eq(schedules.workspace, actor.workspace), mayRead(actor, schedules.workspace)))
      .orderBy(asc(schedules.name), asc(schedules.id))
      .limit(SCHEDULE_LIMITS.schedules + 10),
  ]);
  return rows;
}

/** What the days of a schedule are computed from. */
export const PLAN_HEAD = {
  id: schedules.id,
  name: schedules.name,
  startOn: schedules.startOn,
  dataDate: schedules.dataDate,
  deadline: schedules.deadline,
  workdays: schedules.workdays,
  holidays: schedules.holidays,
  extraDays: schedules.extraDays,
};

const HEAD = {
  ...PLAN_HEAD,
  nearDays: schedules.nearDays,
  workers: schedules.workers,
  feed: schedules.feed,
  numbered: schedules.numbered,
  version: schedules.version,
  sample: schedules.sample,
  projectId: schedules.projectId,
  project: sql<
    string | null
  >`(select ${projects.name} from ${projects} where ${projects.id} = ${schedules.projectId})`,
};

/** A task of a plan. */
export const PLAN_TASK = {
  id: scheduleTasks.id,
  number: scheduleTasks.number,
  phase: scheduleTasks.phase,
  name: scheduleTasks.name,
  duration: scheduleTasks.duration,
  links: scheduleTasks.links,
  crew: scheduleTasks.crew,
  location: scheduleTasks.location,
  workers: scheduleTasks.workers,
  calendar: scheduleTasks.calendar,
  constraintType: scheduleTasks.constraintType,
  constraintDay: scheduleTasks.constraintDay,
  started: scheduleTasks.started,
  finished: scheduleTasks.finished,
  remaining: scheduleTasks.remaining,
  percent: scheduleTasks.percent,
};

const TASK = { ...PLAN_TASK, version: scheduleTasks.version };

const tasksOf = (db: Database, id: string) =>
  db
    .select(TASK)
    .from(scheduleTasks)
    .where(eq(scheduleTasks.scheduleId, id))
    .orderBy(asc(scheduleTasks.number))
    .limit(SCHEDULE_LIMITS.tasks);

/** A schedule with everything that hangs on it, in one round trip; undefined where it is none of theirs. */
export async function readSchedule(db: Database, actor: Person | undefined, id: string) {
  if (!actor) return undefined;
  const [[head], tasks, baselines, promises] = await db.batch([
    db
      .select(HEAD)
      .from(schedules)
      .where(
        and(
          eq(schedules.id, id),
          eq(schedules.workspace, actor.workspace),
          mayRead(actor, schedules.workspace),
        ),
      ),
    tasksOf(db, id),
    db
      .select({
        id: scheduleBaselines.id,
        name: scheduleBaselines.name,
        dataDate: scheduleBaselines.dataDate,
        finish: scheduleBaselines.finish,
        days: scheduleBaselines.days,
      })
      .from(scheduleBaselines)
      .where(eq(scheduleBaselines.scheduleId, id))
      .orderBy(desc(scheduleBaselines.createdAt), asc(scheduleBaselines.id))
      .limit(SCHEDULE_LIMITS.baselines),
    db
      .select({
        id: schedulePromises.id,
        taskId: schedulePromises.taskId,
        name: schedulePromises.name,
        crew: schedulePromises.crew,
        week: schedulePromises.week,
        state: schedulePromises.state,
        reason: schedulePromises.reason,
      })
      .from(schedulePromises)
      .where(eq(schedulePromises.scheduleId, id))
      .orderBy(desc(schedulePromises.week), asc(schedulePromises.name), asc(schedulePromises.id))
      .limit(500),
  ]);
  return head && { ...head, tasks, baselines, promises };
}
export type ReadSchedule = NonNullable<Awaited<ReturnType<typeof readSchedule>>>;
export type ReadTask = ReadSchedule["tasks"][number];

/** A schedule for whoever holds the signed address of its calendar: the signature was checked before. */
export async function readForFeed(db: Database, id: string, feed: number) {
  const [[head], tasks] = await db.batch([
    db
      .select(HEAD)
      .from(schedules)
      .where(and(eq(schedules.id, id), eq(schedules.feed, feed))),
    tasksOf(db, id),
  ]);
  return head && { ...head, tasks };
}
