import { sql } from "drizzle-orm";
import { dayAfter } from "~/lib/local-day.ts";
import type { Metric } from "~/services/metrics.ts";
import { projectLogs } from "~db/schema/project-logs.ts";
import { projects } from "~db/schema/projects.ts";
import { projectPath } from "./projects.limits.ts";

/** Days back from yesterday on which a log is missed. */
const LOOK_BACK = 14;

/** Monday to Friday of the days before one, as a list in JSON: most sites say nowhere else when they work. */
const workdaysBefore = (day: string) =>
  JSON.stringify(
    Array.from({ length: LOOK_BACK }, (_, n) => dayAfter(day, -1 - n)).filter((one) => {
      const weekday = new Date(`${one}T00:00:00Z`).getUTCDay();
      return weekday > 0 && weekday < 6;
    }),
  );

const STATES = { namespace: "projects", under: "states" } as const;

/** What jobs are worth that are not closed, and what is missing from the records of those that are worked. */
export const projectMetrics: readonly Metric[] = [
  {
    ...{ id: "openContracts", goal: "cash", unit: "cents", kind: "sum", better: "up", when: "now" },
    ...{ hasProject: true, href: projectPath, parts: { projectState: STATES } },
    facts: ({ of }) => [
      {
        ...{ id: projects.id, name: projects.name, day: projects.createdAt, project: projects.id },
        ...{ top: projects.contractCents, parts: { projectState: projects.state } },
        from: sql`${projects}`,
        where: sql`${of(projects.workspace, projects.sample)} and ${projects.state} <> 'closed'`,
      },
    ],
  },
  {
    ...{ id: "daysUnlogged", goal: "records", unit: "count", kind: "sum", better: "down", when: "now" },
    ...{ hasProject: true, href: projectPath },
    facts: ({ of, day }) => [
      {
        ...{ id: sql`(${projects.id} || worked.value)`, link: projects.id, name: projects.name },
        ...{ day: sql`worked.value`, project: projects.id },
        from: sql`${projects} join json_each(${workdaysBefore(day)}) as worked`,
        where: sql`${of(projects.workspace, projects.sample)} and ${projects.state} = 'active'
          and worked.value >= max(substr(${projects.createdAt}, 1, 10), coalesce(${projects.startOn}, ''))
          and not exists (select 1 from ${projectLogs} where ${projectLogs.projectId} = ${projects.id}
            and ${projectLogs.day} = worked.value and ${projectLogs.submittedAt} is not null)`,
      },
    ],
  },
];
