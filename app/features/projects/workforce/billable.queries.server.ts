import { and, asc, eq, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { workforceCrews, workforcePunches, workforceWorkers } from "~db/schema/workforce.ts";
import { isApproved } from "./approved.queries.server.ts";
import { daysOfWeek, minutesByDay, minutesOf, weekOf } from "./hours.ts";
import { type Split, splitWeek } from "./overtime.ts";

/** Shifts of one look; a span that has more is asked for in parts. */
const MOST = 3_000;

/** A shift that was approved as it stands, with its minutes by what they are paid. */
export interface BillableShift extends Split {
  id: string;
  version: number;
  /** On which it begins at the site. */
  day: string;
  worker: string;
  trade: string;
  code: string;
}

/**
 * Every shift of the workweeks that a span of days touches, of those who worked on the site of a job in it: overtime of a
 * week follows from all of its hours, wherever they were worked.
 */
export const shiftsFor = (
  db: Database,
  actor: Person,
  { project, from, to }: { project: string; from: string; to: string },
) =>
  db
    .select({
      ...{ id: workforcePunches.id, version: workforcePunches.version, workerId: workforcePunches.workerId },
      ...{ inAt: workforcePunches.inAt, outAt: workforcePunches.outAt, zone: workforcePunches.siteZone },
      ...{ breakMinutes: workforcePunches.breakMinutes, code: workforcePunches.code },
      ...{ trade: workforceWorkers.trade, rules: workforceCrews.ruleSet },
      weekStart: workforceCrews.weekStart,
      worker: sql<string>`${workforceWorkers.name}`.as("worker_name"),
      isHere: sql<number>`coalesce(${workforcePunches.siteId} = (select job.site_id from projects as job
        where job.id = ${project}), 0)`.as("is_here"),
      approved: sql<number>`${isApproved}`.as("is_approved"),
    })
    .from(workforcePunches)
    .innerJoin(workforceWorkers, eq(workforceWorkers.id, workforcePunches.workerId))
    .innerJoin(workforceCrews, eq(workforceCrews.id, workforcePunches.crewId))
    .where(
      and(
        eq(workforcePunches.workspace, actor.workspace),
        mayRead(actor, workforcePunches.workspace),
        sql`not ${workforcePunches.void} and ${workforcePunches.outAt} is not null`,
        sql`${workforcePunches.weekTo} >= ${dayAfter(from, -7)} and ${workforcePunches.weekOn} <= ${to}`,
        sql`${workforcePunches.workerId} in (select here.worker_id from workforce_punches as here
          where here.workspace_id = ${actor.workspace} and here.site_id = (select job.site_id from projects as job
            where job.id = ${project} and job.workspace_id = ${actor.workspace}))`,
      ),
    )
    .orderBy(asc(workforcePunches.inAt), asc(workforcePunches.id))
    .limit(MOST);
export type ShiftRow = Awaited<ReturnType<typeof shiftsFor>>[number];

const KINDS = ["regular", "overtime", "double"] as const;

/**
 * The minutes of each shift by what they are paid. The split of a day goes to its shifts in the order in which they were
 * worked: what is plain first. A shift over midnight stands on the day on which it begins, with its minutes of both.
 */
export function splitShifts(rows: readonly ShiftRow[]): Map<string, Split> {
  const found = new Map<string, Split>();
  const byWeek = new Map<string, ShiftRow[]>();
  for (const row of rows) {
    const day = localDay(new Date(row.inAt), row.zone);
    const key = `${row.workerId} ${weekOf(day, row.weekStart)}`;
    byWeek.set(key, [...(byWeek.get(key) ?? []), row]);
  }
  for (const [key, shifts] of byWeek) {
    const first = key.split(" ").at(-1) ?? "";
    const spans = shifts.map((one) => ({ ...one, outAt: one.outAt ?? one.inAt }));
    const days = splitWeek(minutesByDay(spans, first), shifts[0]?.rules ?? "flsa");
    const left = days.map((one) => ({ ...one }));
    const dayNames = daysOfWeek(first);
    for (const span of spans) {
      const split: Split = { regular: 0, overtime: 0, double: 0 };
      let rest = minutesOf(span);
      const at = Math.max(0, dayNames.indexOf(localDay(new Date(span.inAt), span.zone)));
      // From its own day on: what it has after midnight is the next day's.
      for (const day of left.slice(at))
        for (const kind of KINDS) {
          const taken = Math.min(rest, day[kind]);
          day[kind] -= taken;
          split[kind] += taken;
          rest -= taken;
        }
      // What lies in the week after this one is not split by it.
      split.regular += rest;
      found.set(span.id, split);
    }
  }
  return found;
}

/** What of the shifts may be billed to a job: approved as they stand, worked on its site, begun in the span. */
export function billableShifts(
  rows: readonly ShiftRow[],
  { from, to }: { from: string; to: string },
): { shifts: BillableShift[]; unapproved: number } {
  const splits = splitShifts(rows);
  const here = rows
    .filter(({ isHere }) => Boolean(Number(isHere)))
    .map((row) => ({ row, day: localDay(new Date(row.inAt), row.zone) }))
    .filter(({ day }) => day >= from && day <= to);
  const shifts = here
    .filter(({ row }) => Boolean(Number(row.approved)))
    .map(({ row, day }) => ({
      ...{ id: row.id, version: row.version, day, worker: row.worker, trade: row.trade, code: row.code },
      ...(splits.get(row.id) ?? { regular: 0, overtime: 0, double: 0 }),
    }));
  return { shifts, unapproved: here.length - shifts.length };
}
