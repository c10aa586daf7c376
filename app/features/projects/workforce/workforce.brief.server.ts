import { and, asc, eq, or, sql } from "drizzle-orm";
import { dayAfter, daysBetween } from "~/lib/local-day.ts";
import { type BriefScope, briefSource, FINE, NOT_ENOUGH, typed } from "~/services/brief.ts";
import { workforceCrews, workforcePunches, workforceWeeks, workforceWorkers } from "~db/schema/workforce.ts";
import { type ExceptionKind, exceptionsOf, LONG_HOURS, MISSED_HOURS, type Shift } from "./exceptions.ts";
import { minutesByDay, weekOf } from "./hours.ts";
import { crewPath, shiftPath, WORKFORCE_LIMITS, weekPath, workerPath } from "./workforce.limits.ts";

const MOST = 40;
/** Days back within which an exception is of this brief; older ones stand on the crew's page. */
const RECENT = 7;

interface Crew {
  id: string;
  name: string;
  siteZone: string;
  fenceMetres: number;
  weekStart: number;
}
interface Punch extends Omit<Shift, "worker" | "settled"> {
  crewId: string;
  workerId: string;
  name: string;
  siteZone: string;
  breakMinutes: number;
  settled: string;
}

/** What is not as it should be in the last days, of every crew of the site. */
function exceptions(
  kind: ExceptionKind,
  { crews, punches }: { crews: readonly Crew[]; punches: readonly Punch[] },
  { day, now }: Pick<BriefScope, "day" | "now">,
) {
  return crews.flatMap((crew) => {
    const own = punches.filter(({ crewId, inAt }) => crewId === crew.id && inAt <= now.toISOString());
    const shifts = own.map(({ settled, ...punch }) => ({
      ...punch,
      worker: punch.workerId,
      settled: settled.split(" ").filter(Boolean),
    }));
    return exceptionsOf(shifts, { now: now.toISOString(), fence: crew.fenceMetres })
      .filter((one) => one.kind === kind)
      .flatMap((one) => {
        const punch = own.find(({ id }) => id === one.punch);
        return punch && punch.inAt >= dayAfter(day, -RECENT) ? [{ ...one, ...punch, crew: crew.id }] : [];
      });
  });
}

const rowOf = ({ id, name, inAt }: Pick<Punch, "id" | "name" | "inAt">) =>
  ({ name: typed(name), more: { at: inAt }, href: shiftPath(id), person: true }) as const;

/** What the hours of its crews give to the brief of a site. */
export const workforceBrief = briefSource({
  limits: {
    overtimeFrom: { usual: 34, least: 1, most: 80 },
    weekDays: { usual: 2, least: 0, most: 30 },
  },
  reads: (db, reach) => {
    const ofSite = and(
      reach.of(workforceCrews.workspace, workforceCrews.sample),
      eq(workforceCrews.siteId, reach.site.id),
    );
    return [
      db
        .select({
          id: workforceCrews.id,
          name: workforceCrews.name,
          siteZone: workforceCrews.siteZone,
          fenceMetres: workforceCrews.fenceMetres,
          weekStart: workforceCrews.weekStart,
        })
        .from(workforceCrews)
        .where(ofSite)
        .orderBy(asc(workforceCrews.name), asc(workforceCrews.id))
        .limit(MOST),
      db
        .select({
          id: workforcePunches.id,
          crewId: workforcePunches.crewId,
          workerId: workforcePunches.workerId,
          name: workforceWorkers.name,
          siteZone: workforcePunches.siteZone,
          breakMinutes: workforcePunches.breakMinutes,
          inAt: workforcePunches.inAt,
          outAt: workforcePunches.outAt,
          inMetres: workforcePunches.inMetres,
          inAccuracy: workforcePunches.inAccuracy,
          outMetres: workforcePunches.outMetres,
          outAccuracy: workforcePunches.outAccuracy,
          settled: sql<string>`(select coalesce(group_concat(c.kind, ' '), '') from workforce_corrections as c
            where c.punch_id = ${workforcePunches.id})`,
        })
        .from(workforcePunches)
        .innerJoin(workforceWorkers, eq(workforceWorkers.id, workforcePunches.workerId))
        .innerJoin(workforceCrews, eq(workforceCrews.id, workforcePunches.crewId))
        .where(
          and(
            ofSite,
            sql`not ${workforcePunches.void}`,
            or(
              sql`${workforcePunches.inAt} >= ${dayAfter(reach.day, -WORKFORCE_LIMITS.lookBack)}`,
              sql`${workforcePunches.outAt} is null`,
            ),
          ),
        )
        .orderBy(asc(workforcePunches.inAt), asc(workforcePunches.id))
        .limit(5_000),
      db
        .select({
          crewId: workforceWeeks.crewId,
          crew: workforceCrews.name,
          weekOn: workforceWeeks.weekOn,
          state: workforceWeeks.state,
        })
        .from(workforceWeeks)
        .innerJoin(workforceCrews, eq(workforceCrews.id, workforceWeeks.crewId))
        .where(ofSite)
        .orderBy(asc(workforceWeeks.weekOn), asc(workforceCrews.name))
        .limit(500),
    ];
  },
  rules: {
    missedOut: {
      judge: ([crews, punches], scope) => {
        if (punches.length === 0) return NOT_ENOUGH;
        const found = exceptions("missed_out", { crews, punches }, scope);
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 3, likelihood: 5, numbers: { n: found.length, limit: MISSED_HOURS } },
          ...{ rows: found.map(rowOf), act: crewPath(first.crew) },
        };
      },
    },
    longShift: {
      judge: ([crews, punches], scope) => {
        if (punches.length === 0) return NOT_ENOUGH;
        const found = exceptions("long_shift", { crews, punches }, scope);
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 3, likelihood: 3, numbers: { n: found.length, limit: LONG_HOURS } },
          ...{ rows: found.map(rowOf), act: crewPath(first.crew) },
        };
      },
    },
    outsideFence: {
      judge: ([crews, punches], scope) => {
        const placed = punches.filter(({ inMetres, outMetres }) => inMetres !== null || outMetres !== null);
        if (placed.length === 0) return NOT_ENOUGH;
        const found = exceptions("outside_fence", { crews, punches }, scope);
        const [first] = found;
        if (!first) return FINE;
        return {
          severity: 2,
          likelihood: 3,
          numbers: {
            n: found.length,
            metres: Math.round(Math.max(...found.map(({ metres }) => metres ?? 0))),
          },
          ...{ rows: found.map(rowOf), act: crewPath(first.crew) },
        };
      },
    },
    overtimeComing: {
      judge: ([crews, punches], { day, now, limits }) => {
        if (punches.length === 0) return NOT_ENOUGH;
        const at = now.toISOString();
        const found = crews
          .flatMap((crew) => {
            const week = weekOf(day, crew.weekStart);
            const workers = new Map<string, Punch[]>();
            for (const punch of punches.filter(({ crewId, inAt }) => crewId === crew.id && inAt <= at))
              workers.set(punch.workerId, [...(workers.get(punch.workerId) ?? []), punch]);
            return [...workers].map(([worker, own]) => {
              const spans = own.map(({ inAt, outAt, siteZone, breakMinutes }) => ({
                ...{ inAt, outAt: outAt && outAt < at ? outAt : at, zone: siteZone, breakMinutes },
              }));
              const minutes = minutesByDay(spans, week).reduce((sum, one) => sum + one, 0);
              return { worker, name: own[0]?.name ?? "", minutes, crew: crew.id, week };
            });
          })
          .filter(({ minutes }) => minutes >= limits.overtimeFrom * 60)
          .sort((a, b) => b.minutes - a.minutes);
        const [first] = found;
        if (!first) return FINE;
        const hours = (minutes: number) => Math.floor(minutes / 6) / 10;
        return {
          ...{ severity: 2, likelihood: first.minutes > 40 * 60 ? 5 : 4 },
          numbers: { n: found.length, hours: hours(first.minutes), limit: limits.overtimeFrom },
          rows: found.map(({ worker, name, minutes }) => ({
            ...{ name: typed(name), more: hours(minutes), href: workerPath(worker), person: true as const },
          })),
          act: weekPath(first.crew, first.week),
        };
      },
    },
    weekUnapproved: {
      judge: ([, , weeks], { day, limits }) => {
        const over = weeks.filter(({ weekOn }) => daysBetween(weekOn, day) >= 7);
        if (over.length === 0) return NOT_ENOUGH;
        const found = over.filter(
          ({ state, weekOn }) =>
            (state === "draft" || state === "submitted") && daysBetween(weekOn, day) >= 7 + limits.weekDays,
        );
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 3, likelihood: 4, numbers: { n: found.length, day: { day: first.weekOn } } },
          rows: found.map(({ crewId, crew, weekOn }) => ({
            ...{ name: typed(crew), more: { day: weekOn }, href: weekPath(crewId, weekOn) },
          })),
          act: weekPath(first.crewId, first.weekOn),
        };
      },
    },
  },
});
