import { and, asc, desc, sql } from "drizzle-orm";
import { dayAfter, daysBetween } from "~/lib/local-day.ts";
import { briefSource, FINE, NOT_ENOUGH, typed } from "~/services/brief.ts";
import { projectLogs } from "~db/schema/project-logs.ts";
import { projects } from "~db/schema/projects.ts";
import { logPath, projectPath } from "./projects.limits.ts";

const MOST = 60;
/** Days back from which logs are read. */
const LOOK_BACK = 14;
/** Monday to Friday, where no schedule of the job says when it is worked. */
const WORKDAYS = "12345";

/** The last day before one that was a workday, as a schedule has them: digits, Sunday is 0. */
export function workdayBefore(day: string, workdays: string): string | undefined {
  for (let back = 1; back <= 7; back++) {
    const before = dayAfter(day, -back);
    if (workdays.includes(String(new Date(`${before}T00:00:00Z`).getUTCDay()))) return before;
  }
  return undefined;
}

interface Job {
  id: string;
  name: string;
  state: string;
  finishOn: string | null;
  workdays: string | null;
}
interface Log {
  id: string;
  projectId: string;
  day: string;
  submittedAt: string | null;
  delayTenths: number;
}

const active = (jobs: readonly Job[]) => jobs.filter(({ state }) => state === "active");
const rowOf = ({ id, name }: Job) => ({ name: typed(name), href: projectPath(id) });

/** Each job with the workday before, and its log of that day. */
const lastWorkdays = (jobs: readonly Job[], logs: readonly Log[], day: string) =>
  active(jobs).flatMap((job) => {
    const last = workdayBefore(day, job.workdays ?? WORKDAYS);
    return last ? [{ job, last, log: logs.find((log) => log.projectId === job.id && log.day === last) }] : [];
  });

/** What jobs and their daily logs give to the brief of a site. */
export const projectsBrief = briefSource({
  limits: { delayHours: { usual: 8, least: 1, most: 168 }, finishDays: { usual: 14, least: 1, most: 365 } },
  reads: (db, reach) => [
    db
      .select({
        id: projects.id,
        name: projects.name,
        state: projects.state,
        finishOn: projects.finishOn,
        workdays: sql<string | null>`(select plan.workdays from schedules as plan
          where plan.project_id = projects.id order by plan.updated_at desc limit 1)`,
      })
      .from(projects)
      .where(and(reach.of(projects.workspace, projects.sample), sql`${projects.id} in ${reach.jobs}`))
      .orderBy(asc(projects.name), asc(projects.id))
      .limit(MOST),
    db
      .select({
        id: projectLogs.id,
        projectId: projectLogs.projectId,
        day: projectLogs.day,
        submittedAt: projectLogs.submittedAt,
        delayTenths: projectLogs.delayTenths,
        work: projectLogs.work,
        delays: projectLogs.delays,
        safety: projectLogs.safety,
        deliveries: projectLogs.deliveries,
        visitors: projectLogs.visitors,
        tomorrow: projectLogs.tomorrow,
      })
      .from(projectLogs)
      .where(
        and(
          reach.of(projectLogs.workspace, projectLogs.sample),
          sql`${projectLogs.projectId} in ${reach.jobs}`,
          sql`${projectLogs.day} between ${dayAfter(reach.day, -LOOK_BACK)} and ${reach.day}`,
        ),
      )
      .orderBy(desc(projectLogs.day), asc(projectLogs.id))
      .limit(MOST * LOOK_BACK),
  ],
  rules: {
    logMissing: {
      judge: ([jobs, logs], { day }) => {
        const days = lastWorkdays(jobs, logs, day);
        if (days.length === 0) return NOT_ENOUGH;
        const found = days.filter(({ log }) => log === undefined);
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 2, likelihood: 5 },
          numbers: { n: found.length, day: { day: first.last } },
          rows: found.map(({ job, last }) => ({ ...rowOf(job), more: { day: last } })),
          act: projectPath(first.job.id),
        };
      },
    },
    logNotHandedIn: {
      judge: ([jobs, logs], { day }) => {
        const days = lastWorkdays(jobs, logs, day).filter(({ log }) => log !== undefined);
        if (days.length === 0) return NOT_ENOUGH;
        const found = days.filter(({ log }) => log?.submittedAt === null);
        const [first] = found;
        if (!first?.log) return FINE;
        return {
          ...{ severity: 1, likelihood: 5, numbers: { n: found.length } },
          rows: found.map(({ job, last, log }) => ({
            ...{ name: typed(job.name), more: { day: last }, href: logPath(log?.id ?? "") },
          })),
          act: logPath(first.log.id),
        };
      },
    },
    delaysOfWeek: {
      judge: ([jobs, logs], { day, limits }) => {
        const week = logs.filter((log) => log.day > dayAfter(day, -7) && log.day <= day);
        if (week.length === 0) return NOT_ENOUGH;
        const late = week.filter(({ delayTenths }) => delayTenths > 0);
        const hours = late.reduce((sum, { delayTenths }) => sum + delayTenths, 0) / 10;
        const [first] = late;
        if (!first || hours < limits.delayHours) return FINE;
        return {
          ...{ severity: 3, likelihood: 3, numbers: { hours, limit: limits.delayHours, n: late.length } },
          rows: late.map((log) => ({
            name: typed(jobs.find(({ id }) => id === log.projectId)?.name ?? ""),
            ...{ more: { day: log.day }, href: logPath(log.id) },
          })),
          act: projectPath(first.projectId),
        };
      },
    },
    contractFinish: {
      judge: ([jobs], { day, limits }) => {
        const ending = active(jobs).flatMap((job) =>
          job.finishOn ? [{ job, finish: job.finishOn, left: daysBetween(day, job.finishOn) }] : [],
        );
        if (ending.length === 0) return NOT_ENOUGH;
        const found = ending.filter(({ left }) => left <= limits.finishDays).sort((a, b) => a.left - b.left);
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 4, likelihood: first.left < 0 ? 5 : 2 },
          numbers: { n: found.length, day: { day: first.finish }, limit: limits.finishDays },
          rows: found.map(({ job, finish }) => ({ ...rowOf(job), more: { day: finish } })),
          act: projectPath(first.job.id),
        };
      },
    },
  },
  search: ([, logs]) =>
    logs.map(({ id, day, work, delays, safety, deliveries, visitors, tomorrow }) => ({
      words: [work, delays, safety, deliveries, visitors, tomorrow].filter(Boolean).join(" · "),
      ...{ day, href: logPath(id), kind: "dailyLog" },
    })),
});
