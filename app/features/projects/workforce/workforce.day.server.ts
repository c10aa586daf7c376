import { and, asc, eq, sql } from "drizzle-orm";
import { daySource } from "~/services/day-sources.ts";
import { workforceCrews, workforcePunches } from "~db/schema/workforce.ts";
import { dayParts } from "./hours.ts";
import { weekPath } from "./workforce.limits.ts";

/** Shifts of one site on one day. */
const MOST = 500;

/** The crews that were clocked at the site of a job on a day, as a log reads them: how many, and how many hours each. */
export const crewsOfDay = daySource({
  reads: (db, { of, site, since, until }) => [
    db
      .select({
        crewId: workforcePunches.crewId,
        crew: workforceCrews.name,
        workerId: workforcePunches.workerId,
        zone: workforcePunches.siteZone,
        inAt: workforcePunches.inAt,
        outAt: sql<string>`${workforcePunches.outAt}`.as("left_at"),
        breakMinutes: workforcePunches.breakMinutes,
      })
      .from(workforcePunches)
      .innerJoin(workforceCrews, eq(workforceCrews.id, workforcePunches.crewId))
      .where(
        and(
          of(workforcePunches.workspace, workforcePunches.sample),
          sql`${workforcePunches.siteId} = ${site}`,
          sql`not ${workforcePunches.void}`,
          // Who is still clocked in has no hours yet.
          sql`${workforcePunches.outAt} > ${since}`,
          sql`${workforcePunches.inAt} < ${until}`,
        ),
      )
      .orderBy(asc(workforceCrews.name), asc(workforceCrews.id))
      .limit(MOST),
  ],
  find: ([rows], { day }) =>
    [...new Set(rows.map(({ crewId }) => crewId))].flatMap((id) => {
      const own = rows.filter(({ crewId }) => crewId === id);
      const worked = own.map((shift) => ({
        workerId: shift.workerId,
        minutes: dayParts(shift).find((part) => part.day === day)?.minutes ?? 0,
      }));
      const minutes = worked.reduce((sum, one) => sum + one.minutes, 0);
      const people = new Set(worked.filter((one) => one.minutes > 0).map(({ workerId }) => workerId)).size;
      if (people === 0) return [];
      // Hours of one, to a hundredth as a log counts them.
      const each = Math.round((minutes / people / 60) * 100) / 100;
      return [
        {
          kind: "crew" as const,
          name: `${own[0]?.crew ?? ""} ${people} x ${each}`,
          ...{ number: people, href: weekPath(id) },
        },
      ];
    }),
});
