import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { type SiteReach, siteSource } from "~/services/site-sources.ts";
import type { Database } from "~db/client.ts";
import { schedules, scheduleTasks } from "~db/schema/schedules.ts";
import { type Plan, type PlanDays, type PlanTask, planOf } from "./plan.ts";
import { SCHEDULE_LIMITS } from "./schedules.limits.ts";
import { PLAN_HEAD, PLAN_TASK } from "./schedules.queries.server.ts";

/** Schedules of one site that are computed for its brief. */
const MOST = 4;

/** What the statements need: a schedule knows its job, and not the site. */
type Reach = Pick<SiteReach, "of" | "jobs">;

const ofSite = (reach: Reach): SQL | undefined =>
  and(reach.of(schedules.workspace, schedules.sample), sql`${schedules.projectId} in ${reach.jobs}`);

/** The schedules of a site, as statements of a batch: their heads, and all their tasks. */
export const siteSchedules = (db: Database, reach: Reach) =>
  [
    db
      .select(PLAN_HEAD)
      .from(schedules)
      .where(ofSite(reach))
      .orderBy(asc(schedules.name), asc(schedules.id))
      .limit(MOST),
    db
      .select({ scheduleId: scheduleTasks.scheduleId, ...PLAN_TASK })
      .from(scheduleTasks)
      .innerJoin(schedules, eq(schedules.id, scheduleTasks.scheduleId))
      .where(ofSite(reach))
      .orderBy(asc(schedules.name), asc(schedules.id), asc(scheduleTasks.number))
      .limit(MOST * SCHEDULE_LIMITS.tasks),
  ] as const;

export type SiteSchedule = PlanDays & { id: string; name: string };
export type SiteTask = PlanTask & { scheduleId: string };

export interface Planned {
  head: SiteSchedule;
  plan: Plan;
  tasks: readonly SiteTask[];
}

/** The schedules that can be computed: one with a loop has no days to judge. */
export const plansOf = (heads: readonly SiteSchedule[], tasks: readonly SiteTask[]): Planned[] =>
  heads.flatMap((head) => {
    const own = tasks.filter(({ scheduleId }) => scheduleId === head.id);
    const plan = own.length > 0 ? planOf(head, own) : undefined;
    return plan?.result.ok ? [{ head, plan, tasks: own }] : [];
  });

/** Every open task of all schedules with its computed days. */
export const openTasks = (plans: readonly Planned[]) =>
  plans.flatMap((planned) =>
    planned.tasks.flatMap((task) => {
      const dates = planned.plan.byNumber.get(task.number);
      return dates && dates.state !== "finished" ? [{ planned, task, dates }] : [];
    }),
  );

/** Open tasks that are worked on a day: begun and not over, or computed to be. */
export const tasksOn = (plans: readonly Planned[], day: string) =>
  openTasks(plans).filter(
    ({ task, dates }) =>
      (task.started && task.started <= day) || (dates.earlyStart <= day && day <= dates.earlyFinish),
  );

/** What schedules give to the page of a crew: the tasks of a day, with whose they are. */
export const scheduleTasksOfDay = siteSource({
  reads: siteSchedules,
  find: ([heads, tasks], { day }) =>
    tasksOn(plansOf(heads, tasks), day).map(({ task: { name, crew } }) => ({ name, crew })),
});
