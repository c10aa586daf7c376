import { inArray, sql } from "drizzle-orm";
import type { Metric, MetricReach } from "~/services/metrics.ts";
import { schedulePromises, schedules, scheduleTasks } from "~db/schema/schedules.ts";

const SHARED = {
  ...{ goal: "schedule", when: "period", hasProject: true },
  href: (id: string) => `/schedule/${id}`,
} as const satisfies Partial<Metric>;

const PROMISES = {
  ...{ id: schedulePromises.id, link: schedules.id, name: schedulePromises.name, day: schedulePromises.week },
  project: schedules.projectId,
  parts: { crew: schedulePromises.crew, reason: schedulePromises.reason },
  from: sql`${schedulePromises} join ${schedules} on ${schedules.id} = ${schedulePromises.scheduleId}`,
};
const promised = (reach: MetricReach) =>
  sql`${reach.of(schedulePromises.workspace)} and ${reach.of(schedules.workspace, schedules.sample)}`;

const TASKS = {
  ...{ id: scheduleTasks.id, link: schedules.id, name: scheduleTasks.name, project: schedules.projectId },
  parts: { crew: scheduleTasks.crew, phase: scheduleTasks.phase },
};

/** What was planned for a task in the latest baseline of its schedule: its last day. */
const PLANNED = sql`json_extract(planned.value, '$[1]')`;

/** Whether what was promised and planned was done by then. */
export const scheduleMetrics: readonly Metric[] = [
  {
    ...SHARED,
    ...{ id: "promisesKept", unit: "percent", kind: "ratio", times: 100, better: "up" },
    parts: { crew: "typed" },
    byDay: true,
    facts: (reach) => [
      {
        ...PROMISES,
        ...{ top: sql`(${schedulePromises.state} = 'kept')`, bottom: sql`1` },
        where: sql`${promised(reach)} and ${inArray(schedulePromises.state, ["kept", "missed"])}`,
      },
    ],
  },
  {
    ...SHARED,
    ...{ id: "promisesMissed", unit: "count", kind: "sum", better: "down" },
    parts: { reason: { namespace: "schedules", under: "reasons" }, crew: "typed" },
    byDay: true,
    facts: (reach) => [
      { ...PROMISES, where: sql`${promised(reach)} and ${schedulePromises.state} = 'missed'` },
    ],
  },
  {
    ...SHARED,
    ...{ id: "tasksFinished", unit: "count", kind: "sum", better: "up" },
    parts: { crew: "typed", phase: "typed" },
    facts: (reach) => [
      {
        ...{ ...TASKS, day: scheduleTasks.finished },
        from: sql`${scheduleTasks} join ${schedules} on ${schedules.id} = ${scheduleTasks.scheduleId}`,
        where: sql`${reach.of(scheduleTasks.workspace)} and ${reach.of(schedules.workspace, schedules.sample)}
          and ${scheduleTasks.finished} is not null`,
      },
    ],
  },
  {
    ...SHARED,
    ...{ id: "onPlan", unit: "percent", kind: "ratio", times: 100, better: "up" },
    parts: { crew: "typed", phase: "typed" },
    facts: (reach) => [
      {
        ...{ ...TASKS, day: PLANNED, bottom: sql`1` },
        top: sql`(${scheduleTasks.finished} is not null and ${scheduleTasks.finished} <= ${PLANNED})`,
        from: sql`${schedules} join schedule_baselines as base on base.id = (select one.id from schedule_baselines as one
            where one.schedule_id = ${schedules.id} order by one.created_at desc, one.id desc limit 1)
          join json_each(base.days) as planned join ${scheduleTasks} on ${scheduleTasks.id} = planned.key`,
        where: sql`${reach.of(schedules.workspace, schedules.sample)}
          and ${scheduleTasks.scheduleId} = ${schedules.id} and ${PLANNED} < ${reach.day}`,
      },
    ],
  },
];
