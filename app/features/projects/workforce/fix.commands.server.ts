import { and, eq, type SQL, sql } from "drizzle-orm";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { localDay } from "~/lib/local-day.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import {
  workforceCorrections,
  workforceCrews,
  workforcePunches,
  workforceWorkers,
} from "~db/schema/workforce.ts";
import type { Deps } from "./clock.commands.server.ts";
import { weekOf } from "./hours.ts";
import { isLocked, touchWeeks } from "./weeks.server.ts";
import { WORKFORCE_LIMITS } from "./workforce.limits.ts";

/** The times of a shift as somebody decided them. Moments are ISO 8601 in UTC, on whole minutes. */
export interface Times {
  inAt: string;
  outAt: string;
  breakMinutes: number;
  code: string;
  /** Of this shift, whole cents an hour; null for the worker's own. Left out, it stays as it is. */
  rateCents?: number | null;
}

export type FixRefusal =
  | "gone"
  | "not-allowed"
  | "stale"
  | "locked"
  | "overlap"
  | "negative"
  | "tooLong"
  | "future";

/** What is wrong with typed times, whatever else stands. */
export function wrongTimes({ inAt, outAt, breakMinutes }: Times, now: Date): FixRefusal | undefined {
  if (outAt <= inAt) return "negative";
  const minutes = (Date.parse(outAt) - Date.parse(inAt)) / 60_000;
  if (minutes > WORKFORCE_LIMITS.shiftHours * 60) return "tooLong";
  if (breakMinutes > minutes) return "negative";
  return outAt > now.toISOString() ? "future" : undefined;
}

/** Another shift of the same worker in these times, as a condition. One that is still open has no end yet. */
const meets = (worker: SQL | string, { inAt, outAt }: Times, except: string): SQL =>
  sql`exists (select 1 from workforce_punches as other where other.worker_id = ${worker} and other.id <> ${except}
    and not other.void and other.in_at < ${outAt} and coalesce(other.out_at, '9999') > ${inAt})`;

const who = ({ owner }: Person) => (owner.startsWith("user:") ? owner : null);

export interface Fix {
  punch: string;
  idem: string;
  version: number;
  /** The exception that it answers, or `typed`. */
  kind: string;
  reason: string;
  /** Left out to take the shift out of the hours. */
  times?: Times;
}

/**
 * Corrects a shift, or takes it out of the hours, with the reason. What was punched stays in its own columns, and what
 * stood before in the correction. A week that was submitted is changed by nobody: it is handed back first. Typed times meet
 * no other shift; the same form sent twice corrects once.
 */
export async function fixShift(
  { db, now }: Deps,
  actor: Person,
  { punch, idem, version, kind, reason, times }: Fix,
): Promise<CommandResult<FixRefusal, { crew: string; worker: string }>> {
  const at = now();
  const [found] = await db
    .select({ punch: workforcePunches, crew: workforceCrews })
    .from(workforcePunches)
    .innerJoin(workforceCrews, eq(workforceCrews.id, workforcePunches.crewId))
    .where(and(eq(workforcePunches.id, punch), mayRead(actor, workforcePunches.workspace)));
  if (!found) return { ok: false, error: "gone" };
  const { punch: was, crew } = found;
  const wrong = times && wrongTimes(times, at);
  if (wrong) return { ok: false, error: wrong };
  const week = (moment: string) => weekOf(localDay(new Date(moment), was.siteZone), crew.weekStart);
  const weeks = [was.weekOn, was.weekTo, ...(times ? [week(times.inAt), week(times.outAt)] : [])];
  const stands = sql`exists (select 1 from ${workforcePunches} where ${and(
    eq(workforcePunches.id, punch),
    eq(workforcePunches.version, version),
    sql`not ${workforcePunches.void}`,
    mayWrite(actor, workforcePunches.workspace),
  )}) and not ${isLocked(crew.id, weeks)} and not ${times ? meets(was.workerId, times, punch) : sql`0`}`;
  const before = {
    inAt: was.inAt,
    outAt: was.outAt,
    breakMinutes: was.breakMinutes,
    code: was.code,
    rateCents: was.rateCents,
  };
  const key = await submissionKey(idem, punch, kind, JSON.stringify(times ?? null), reason);
  const done = { ok: true as const, crew: crew.id, worker: was.workerId };
  try {
    await db.batch([
      takeOnlyIf(db, actor.workspace, key, at, stands),
      db.insert(workforceCorrections).values({
        ...{
          id: crypto.randomUUID(),
          workspace: was.workspace,
          punchId: punch,
          kind,
          reason,
          by: who(actor),
        },
        ...{
          before: JSON.stringify(before),
          after: JSON.stringify(times ?? null),
          createdAt: at.toISOString(),
        },
      }),
      db
        .update(workforcePunches)
        .set({
          ...(times ? { ...times, weekOn: week(times.inAt), weekTo: week(times.outAt) } : { void: true }),
          ...(times && !was.outAt && { outSource: "typed" as const, outBy: who(actor) }),
          ...{ openFor: null, sample: false, version: sql`${workforcePunches.version} + 1` },
        })
        .where(eq(workforcePunches.id, punch)),
      db.update(workforceCrews).set({ sample: false }).where(eq(workforceCrews.id, crew.id)),
      db.update(workforceWorkers).set({ sample: false }).where(eq(workforceWorkers.id, was.workerId)),
      ...touchWeeks(db, actor, { crew: crew.id, zone: crew.siteZone, weeks, now: at, changed: sql`1` }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return done;
    if (!isRefused(error)) throw error;
    const [now] = await db
      .select({
        may: sql<number>`(${mayWrite(actor, workforcePunches.workspace)})`,
        version: workforcePunches.version,
        locked: sql<number>`${isLocked(crew.id, weeks)}`,
        meets: sql<number>`${times ? meets(was.workerId, times, punch) : sql`0`}`,
      })
      .from(workforcePunches)
      .where(eq(workforcePunches.id, punch));
    if (!now) return { ok: false, error: "gone" };
    if (!now.may) return { ok: false, error: "not-allowed" };
    if (now.version !== version) return { ok: false, error: "stale" };
    return { ok: false, error: now.locked ? "locked" : now.meets ? "overlap" : "stale" };
  }
  return done;
}

/** Writes down a shift that nobody punched, with the reason. The form's key is its id. */
export async function addShift(
  { db, now }: Deps,
  actor: Person,
  { worker, idem, reason, times }: { worker: string; idem: string; reason: string; times: Times },
): Promise<CommandResult<FixRefusal | "full">> {
  const at = now();
  const [found] = await db
    .select({ worker: workforceWorkers, crew: workforceCrews })
    .from(workforceWorkers)
    .innerJoin(workforceCrews, eq(workforceCrews.id, workforceWorkers.crewId))
    .where(and(eq(workforceWorkers.id, worker), mayRead(actor, workforceWorkers.workspace)));
  if (!found) return { ok: false, error: "gone" };
  const { crew } = found;
  const wrong = wrongTimes(times, at);
  if (wrong) return { ok: false, error: wrong };
  const week = (moment: string) => weekOf(localDay(new Date(moment), crew.siteZone), crew.weekStart);
  const weeks = [week(times.inAt), week(times.outAt)];
  const full = sql`(select count(*) from workforce_punches as all_of where all_of.workspace_id = ${crew.workspace})
    >= ${WORKFORCE_LIMITS.punches}`;
  const condition = sql`exists (select 1 from ${workforceWorkers} where ${and(
    eq(workforceWorkers.id, worker),
    mayWrite(actor, workforceWorkers.workspace),
  )}) and not ${isLocked(crew.id, weeks)} and not ${meets(worker, times, idem)} and not ${full}`;
  const key = await submissionKey(idem, "shift");
  try {
    await db.batch([
      takeOnlyIf(db, actor.workspace, key, at, condition),
      db.insert(workforcePunches).values({
        ...{ id: idem, workspace: crew.workspace, crewId: crew.id, workerId: worker, ...times },
        rateCents: times.rateCents ?? found.worker.rateCents,
        ...{ siteId: crew.siteId, siteName: crew.siteName, siteZone: crew.siteZone },
        ...{ weekOn: week(times.inAt), weekTo: week(times.outAt), inSource: "typed", outSource: "typed" },
        ...{ inBy: who(actor), outBy: who(actor), firstInAt: times.inAt, firstOutAt: times.outAt },
        createdAt: at.toISOString(),
      }),
      db.insert(workforceCorrections).values({
        ...{ id: crypto.randomUUID(), workspace: crew.workspace, punchId: idem, kind: "typed", reason },
        ...{ before: "null", after: JSON.stringify(times), by: who(actor), createdAt: at.toISOString() },
      }),
      db.update(workforceCrews).set({ sample: false }).where(eq(workforceCrews.id, crew.id)),
      db.update(workforceWorkers).set({ sample: false }).where(eq(workforceWorkers.id, worker)),
      ...touchWeeks(db, actor, { crew: crew.id, zone: crew.siteZone, weeks, now: at, changed: sql`1` }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (!isRefused(error)) throw error;
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    const [why] = await db
      .select({
        locked: sql<number>`${isLocked(crew.id, weeks)}`,
        meets: sql<number>`${meets(worker, times, idem)}`,
      })
      .from(sql`(select 1)`);
    return { ok: false, error: why?.locked ? "locked" : why?.meets ? "overlap" : "full" };
  }
  return { ok: true };
}
