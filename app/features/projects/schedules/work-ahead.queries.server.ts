import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type { SiteReach } from "~/services/site-sources.ts";
import type { Database } from "~db/client.ts";
import { schedules, scheduleTasks } from "~db/schema/schedules.ts";
import { leftOf } from "./plan.ts";
import { SCHEDULE_LIMITS } from "./schedules.limits.ts";
import { PLAN_HEAD, PLAN_TASK } from "./schedules.queries.server.ts";
import { openTasks, plansOf, type SiteSchedule, type SiteTask } from "./site-plans.queries.server.ts";

/** Tasks that are computed for one page, whosever schedules they are. */
const MOST_TASKS = 5_000;

/** Work that is still to be done: in which days, and how many working days of it. */
export interface WorkAhead {
  from: string;
  to: string;
  days: number;
}

/** The schedules of some jobs, as statements of a batch. @param jobs a subquery of their ids */
export const workStatements = (db: Database, of: SiteReach["of"], jobs: SQL) => {
  const ofJobs = and(of(schedules.workspace, schedules.sample), inArray(schedules.projectId, jobs));
  return [
    db
      .select({ ...PLAN_HEAD, projectId: schedules.projectId })
      .from(schedules)
      .where(ofJobs)
      .orderBy(asc(schedules.id))
      .limit(SCHEDULE_LIMITS.schedules),
    db
      .select({ scheduleId: scheduleTasks.scheduleId, ...PLAN_TASK })
      .from(scheduleTasks)
      .innerJoin(schedules, eq(schedules.id, scheduleTasks.scheduleId))
      .where(ofJobs)
      .orderBy(asc(schedules.id), asc(scheduleTasks.number))
      .limit(MOST_TASKS),
  ] as const;
};

/** What is left to do of each job by its schedules; a job of which they say nothing is not in it. */
export function workOf(
  heads: readonly (SiteSchedule & { projectId: string | null })[],
  tasks: readonly SiteTask[],
): ReadonlyMap<string, WorkAhead[]> {
  // The last one may have more tasks than were read: without them its days would be wrong.
  const cut = tasks.length === MOST_TASKS ? tasks.at(-1)?.scheduleId : undefined;
  const jobs = new Map(heads.map(({ id, projectId }) => [id, projectId ?? ""]));
  const work = new Map<string, WorkAhead[]>();
  const plans = plansOf(
    heads.filter(({ id }) => id !== cut),
    tasks,
  );
  for (const { planned, task, dates } of openTasks(plans)) {
    const days = dates.state === "started" ? leftOf(task) : task.duration;
    const job = jobs.get(planned.head.id);
    if (!job || days <= 0) continue;
    const all = work.get(job) ?? [];
    all.push({ from: dates.earlyStart, to: dates.earlyFinish, days });
    work.set(job, all);
  }
  return work;
}
