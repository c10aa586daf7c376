import { type SQL, sql } from "drizzle-orm";
import type { Metric, MetricReach } from "~/services/metrics.ts";
import { projects } from "~db/schema/projects.ts";
import { jobBillingPath } from "./billing.limits.ts";
import { AT_END, BILLED, BUDGET, CHANGES, CONTRACT, openJobs, SPENT } from "./billing.metrics.server.ts";

// The work in progress of the open jobs: how much of each is billed, spent and built, and what that says of its end. Schedules
// count by the working days of their tasks; what was planned is the latest baseline of each.

const SHARED = {
  ...{ goal: "progress", kind: "ratio", when: "now", hasProject: true, href: jobBillingPath },
} as const satisfies Partial<Metric>;

/** Working days of a task that are done. */
const DONE = sql`(case when work.finished is not null then work.duration
  when work.remaining is not null then max(0, work.duration - work.remaining)
  else work.duration * work.percent / 100.0 end)`;

/** Of the tasks of a job's schedules: examples of an example alone. */
const tasksOf = (what: SQL) => sql`(select ${what} from schedules as plan
  join schedule_tasks as work on work.schedule_id = plan.id where plan.project_id = ${projects.id}
    and plan.workspace_id = ${projects.workspace} and plan.sample <= ${projects.sample} and work.duration > 0)`;

/** The same of those that the latest baseline of their schedule has, each with its planned days. */
const plannedOf = (what: SQL) => sql`(select ${what} from schedules as plan
  join schedule_baselines as base on base.id = (select one.id from schedule_baselines as one
    where one.schedule_id = plan.id order by one.created_at desc, one.id desc limit 1)
  join json_each(base.days) as planned join schedule_tasks as work on work.id = planned.key
  where plan.project_id = ${projects.id} and plan.workspace_id = ${projects.workspace}
    and plan.sample <= ${projects.sample} and work.schedule_id = plan.id and work.duration > 0)`;

const DAYS = tasksOf(sql`sum(work.duration)`);
const DAYS_DONE = tasksOf(sql`sum(${DONE})`);
const PLANNED_DAYS = plannedOf(sql`sum(work.duration)`);
const PLANNED_DONE = plannedOf(sql`sum(${DONE})`);

/** Working days that were to be done before a day, evenly from the planned start of each task to its finish. */
const daysDue = (day: string) => {
  const start = sql`julianday(json_extract(planned.value, '$[0]'))`;
  const finish = sql`julianday(json_extract(planned.value, '$[1]'))`;
  return plannedOf(
    sql`sum(work.duration * max(0.0, min(1.0, (julianday(${day}) - ${start}) / (${finish} - ${start} + 1))))`,
  );
};

/** Contract with approved changes. */
const TO_DATE = sql`(${CONTRACT} + ${CHANGES})`;

/** The largest client of the jobs that are not closed, without case. */
const largestClient = ({ of }: MetricReach) => sql`(select lower(trim(other.client)) from projects as other
  where ${of(sql`other.workspace_id`, sql`other.sample`)} and other.state <> 'closed' and trim(other.client) <> ''
    and other.contract_cents > 0 group by 1 order by sum(other.contract_cents) desc, 1 limit 1)`;

/** How far the open jobs are by three measures, and how they will end. */
export const earnedMetrics: readonly Metric[] = [
  {
    ...SHARED,
    ...{ id: "percentBilled", unit: "percent", times: 100, better: "neither" },
    facts: (reach) => [{ ...openJobs(reach, sql`${TO_DATE} > 0`), top: BILLED, bottom: TO_DATE }],
  },
  {
    ...SHARED,
    ...{ id: "percentSpent", unit: "percent", times: 100, better: "neither" },
    facts: (reach) => [
      { ...openJobs(reach, sql`${AT_END} > 0`), top: sql`min(${SPENT}, ${AT_END})`, bottom: AT_END },
    ],
  },
  {
    ...SHARED,
    ...{ id: "percentBuilt", unit: "percent", times: 100, better: "up" },
    facts: (reach) => [{ ...openJobs(reach, sql`${DAYS} > 0`), top: DAYS_DONE, bottom: DAYS }],
  },
  {
    ...SHARED,
    ...{ id: "costIndex", unit: "rate", better: "up" },
    facts: (reach) => [
      {
        ...openJobs(reach, sql`${BUDGET} > 0 and ${SPENT} > 0 and ${DAYS} > 0`),
        ...{ top: sql`(1.0 * ${BUDGET} * ${DAYS_DONE} / ${DAYS})`, bottom: SPENT },
      },
    ],
  },
  {
    ...SHARED,
    ...{ id: "scheduleIndex", unit: "rate", better: "up" },
    facts: (reach) => [
      {
        ...openJobs(reach, sql`${BUDGET} > 0 and ${daysDue(reach.day)} > 0`),
        top: sql`(1.0 * ${BUDGET} * ${PLANNED_DONE} / ${PLANNED_DAYS})`,
        bottom: sql`(1.0 * ${BUDGET} * ${daysDue(reach.day)} / ${PLANNED_DAYS})`,
      },
    ],
  },
  {
    ...SHARED,
    ...{ id: "costAtEnd", unit: "cents", kind: "sum", better: "neither" },
    facts: (reach) => [{ ...openJobs(reach, sql`${AT_END} > 0`), top: AT_END }],
  },
  {
    ...SHARED,
    ...{ id: "marginFade", unit: "cents", kind: "sum", better: "down" },
    facts: (reach) => [
      {
        ...openJobs(reach, sql`${CONTRACT} > 0 and ${BUDGET} > 0 and ${AT_END} > 0`),
        top: sql`(${AT_END} - ${BUDGET} - ${CHANGES})`,
      },
    ],
  },
  {
    ...{ id: "largestClient", goal: "progress", unit: "percent", kind: "ratio", times: 100, better: "down" },
    ...{ when: "now", href: jobBillingPath, parts: { client: "typed" } },
    facts: (reach) => [
      {
        ...openJobs(reach, sql`trim(${projects.client}) <> '' and ${projects.contractCents} > 0`),
        parts: { client: projects.client },
        top: sql`(case when lower(trim(${projects.client})) = ${largestClient(reach)}
          then ${projects.contractCents} else 0 end)`,
        bottom: projects.contractCents,
      },
    ],
  },
];
