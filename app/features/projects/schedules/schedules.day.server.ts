import { sql } from "drizzle-orm";
import { daySource } from "~/services/day-sources.ts";
import { plansOf, siteSchedules, tasksOn } from "./site-plans.queries.server.ts";

const MOST = 20;

/** Tasks of a job that its schedules plan for a day, with whose they are, for its log. */
export const plannedOnDay = daySource({
  reads: (db, { of, job }) => siteSchedules(db, { of, jobs: sql`(select ${job})` }),
  find: ([heads, tasks], { day }) =>
    tasksOn(plansOf(heads, tasks), day)
      .slice(0, MOST)
      .map(({ planned, task: { name, crew, number } }) => ({
        kind: "planned" as const,
        ...{ name: crew ? `${name} (${crew})` : name, number, href: `/schedule/${planned.head.id}` },
      })),
});
