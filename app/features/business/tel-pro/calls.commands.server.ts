import { and, eq, sql } from "drizzle-orm";
import { type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { phoneKey } from "~/lib/phone-key.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import { callScripts, calls, callTries } from "~db/schema/calls.ts";
import callBound from "./call.process.server.ts";
import { TRIES } from "./call.process.ts";
import { heldCalls, keepingCall, type Said } from "./calls.keeping.server.ts";
import { CALL, CALL_LIMITS, SNOOZE_HOURS, type SNOOZES } from "./calls.limits.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

export interface NewCall extends Said {
  idem: string;
}

/**
 * Writes a call down. Whoever rang within a week and is not done with is the same caller: what they say now is added to
 * that, its urgency and its dangers grow and never shrink, and the result says so. Two at once are one: it is asked in the statement.
 */
export async function logCall(
  { db, now }: Deps,
  actor: Person,
  { idem, ...input }: NewCall,
): Promise<CommandResult<"full" | "not-allowed", { id: string; joined: boolean }>> {
  const { workspace } = actor;
  const at = now();
  const phone = phoneKey(input.phone);
  const key = await submissionKey(idem, CALL, JSON.stringify(input));
  const find = async () => {
    const [found] = await db
      .select({ id: calls.id })
      .from(calls)
      .where(
        and(
          eq(calls.workspace, workspace),
          eq(calls.phoneKey, phone),
          mayRead(actor, calls.workspace),
          sql`not ${calls.sample}`,
        ),
      )
      .orderBy(sql`${calls.id} <> ${idem}`, sql`${calls.rangAt} desc`)
      .limit(1);
    return found?.id ?? idem;
  };
  const may = mayWrite(actor, workspace);
  try {
    const [, joined] = await db.batch([
      takeOnlyIf(db, workspace, key, at, sql`${heldCalls(workspace)} < ${CALL_LIMITS.calls} and ${may}`),
      ...keepingCall(db, {
        ...{ ...input, id: idem, workspace, takenBy: actor.owner, source: "desk" as const, at },
        may: mayWrite(actor, calls.workspace),
      }),
    ]);
    return joined[0] ? { ok: true, id: joined[0].id, joined: true } : { ok: true, id: idem, joined: false };
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id: await find(), joined: false };
    if (!isRefused(error)) throw error;
    return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
  }
}

interface Moving {
  record: string;
  transition: string;
  version: number;
  idem: string;
  note: string;
}

/** Moves a call on. A try to call back is written down with the hour of the day at which it was made. */
export const moveCall = (
  deps: Deps,
  actor: Person,
  { hour, ...moving }: Moving & { hour: number },
): Promise<CommandResult<MoveRefusal, { state: string }>> =>
  move(deps, callBound, actor, {
    ...moving,
    also: ({ db, now, happened }) =>
      TRIES.includes(moving.transition)
        ? [
            db.insert(callTries).select(
              sql`select ${crypto.randomUUID()}, c.workspace_id, c.id, ${hour}, ${moving.transition === "reach" ? 1 : 0},
                ${now.toISOString()} from calls as c where c.id = ${moving.record} and ${happened}`,
            ),
          ]
        : [],
  });

/** Lets a call rest for a while. What names a danger does not rest. */
export async function snoozeCall(
  { db, now }: Deps,
  actor: Person,
  { id, version, until }: { id: string; version: number; until: (typeof SNOOZES)[number] },
): Promise<CommandResult<"gone" | "stale" | "danger" | "not-allowed">> {
  const snoozedUntil = new Date(now().getTime() + SNOOZE_HOURS[until] * 3_600_000).toISOString();
  const [changed, [found]] = await db.batch([
    db
      .update(calls)
      .set({ snoozedUntil, version: sql`${calls.version} + 1` })
      .where(
        and(
          eq(calls.id, id),
          eq(calls.version, version),
          sql`${calls.state} in ('queued', 'attempted') and ${calls.hazards} = ''`,
          mayWrite(actor, calls.workspace),
        ),
      )
      .returning({ id: calls.id }),
    db
      .select({ hazards: calls.hazards, may: sql<number>`(${mayWrite(actor, calls.workspace)})`.as("may") })
      .from(calls)
      .where(and(eq(calls.id, id), mayRead(actor, calls.workspace))),
  ]);
  if (changed.length > 0) return { ok: true };
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  return { ok: false, error: found.hazards === "" ? "stale" : "danger" };
}

interface Script {
  id: string;
  version: number;
  title: string;
  questions: string[];
}

/** Keeps a firm's own script; a new one where there is no version yet. Calls keep the questions that they were asked. */
export async function saveScript(
  { db, now }: Deps,
  actor: Person,
  { id, version, title, questions }: Script,
): Promise<CommandResult<"stale" | "full" | "not-allowed", { id: string }>> {
  const { workspace } = actor;
  if (version > 0) {
    const [saved] = await db
      .update(callScripts)
      .set({ title, questions, version: sql`${callScripts.version} + 1` })
      .where(
        and(eq(callScripts.id, id), eq(callScripts.version, version), mayWrite(actor, callScripts.workspace)),
      )
      .returning({ id: callScripts.id });
    if (saved) return { ok: true, id };
    return { ok: false, error: (await mayStill(db, actor)) ? "stale" : "not-allowed" };
  }
  const [made, [before]] = await db.batch([
    db
      .insert(callScripts)
      .select(
        sql`select ${id}, ${workspace}, ${title}, ${JSON.stringify(questions)}, 1, ${now().toISOString()}
          where ${mayWrite(actor, workspace)} and (select count(*) from call_scripts as s
            where s.workspace_id = ${workspace}) < ${CALL_LIMITS.scripts}`,
      )
      .onConflictDoNothing()
      .returning({ id: callScripts.id }),
    db
      .select({ id: callScripts.id })
      .from(callScripts)
      .where(and(eq(callScripts.id, id), mayWrite(actor, callScripts.workspace))),
  ]);
  if (made.length > 0 || before) return { ok: true, id };
  return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
}

/** Removes a firm's own script. */
export async function dropScript(
  { db }: Pick<Deps, "db">,
  actor: Person,
  id: string,
): Promise<CommandResult<"not-allowed">> {
  await db.delete(callScripts).where(and(eq(callScripts.id, id), mayWrite(actor, callScripts.workspace)));
  return (await mayStill(db, actor)) ? { ok: true } : { ok: false, error: "not-allowed" };
}
