import { and, eq, type SQL, sql } from "drizzle-orm";
import { type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { phoneKey } from "~/lib/phone-key.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import { type CallAnswer, callScripts, calls, callTries } from "~db/schema/calls.ts";
import callBound from "./call.process.server.ts";
import { TRIES } from "./call.process.ts";
import { CALL, CALL_LIMITS, SNOOZE_HOURS, type SNOOZES, type URGENCIES } from "./calls.limits.ts";
import { hazardsIn, keptHazards } from "./hazards.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

export interface NewCall {
  idem: string;
  phone: string;
  caller: string;
  reason: string;
  place: string;
  urgency: (typeof URGENCIES)[number];
  valueCents: number;
  answers: readonly CallAnswer[];
}

const DAY_MS = 86_400_000;

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
  const hazards = keptHazards(hazardsIn(input.reason, ...input.answers.map(({ answer }) => answer)));
  const since = new Date(at.getTime() - CALL_LIMITS.twinDays * DAY_MS).toISOString();
  const twin = sql`(select twin.id from calls as twin where twin.workspace_id = ${workspace}
    and twin.phone_key = ${phone} and twin.rang_at > ${since} and twin.id <> ${idem} and not twin.sample
    and twin.state in ('queued', 'attempted', 'reached') order by twin.rang_at desc, twin.id limit 1)`;
  const held = sql`(select count(*) from calls as held where held.workspace_id = ${workspace} and not held.sample)`;
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
  const added = `\n\n${input.reason}`;
  const weight = (urgency: SQL) => sql`case ${urgency} when 'high' then 3 when 'normal' then 2 else 1 end`;
  try {
    const [, joined] = await db.batch([
      takeOnlyIf(
        db,
        workspace,
        key,
        at,
        sql`${held} < ${CALL_LIMITS.calls} and ${mayWrite(actor, workspace)}`,
      ),
      db
        .update(calls)
        .set({
          rang: sql`${calls.rang} + 1`,
          rangAt: at.toISOString(),
          reason: sql`substr(${calls.reason} || ${added}, 1, ${CALL_LIMITS.reason * 3})`,
          caller: sql`case when ${calls.caller} = '' then ${input.caller} else ${calls.caller} end`,
          place: sql`case when ${calls.place} = '' then ${input.place} else ${calls.place} end`,
          urgency: sql`case when ${weight(sql`${input.urgency}`)} > ${weight(sql`${calls.urgency}`)}
            then ${input.urgency} else ${calls.urgency} end`,
          valueCents: sql`max(${calls.valueCents}, ${input.valueCents})`,
          hazards: sql`${calls.hazards} || ${hazards}`,
          snoozedUntil: null,
          answers: sql`(select json_group_array(json(one.value)) from (
            select each.value from json_each(${calls.answers}) as each
            union all select each.value from json_each(${JSON.stringify(input.answers)}) as each limit 24) as one)`,
          version: sql`${calls.version} + 1`,
        })
        .where(and(eq(calls.id, twin), mayWrite(actor, calls.workspace)))
        .returning({ id: calls.id }),
      db
        .insert(calls)
        .select(
          sql`select ${idem}, ${workspace}, ${input.caller}, ${input.phone}, ${phone}, ${input.reason}, ${input.place},
            ${input.urgency}, ${input.valueCents}, ${JSON.stringify(input.answers)}, ${hazards}, ${actor.owner}, 'queued',
            ${at.toISOString()}, 1, 1, ${at.toISOString()}, 0, null, null, 0, ${at.toISOString()}
            where not exists ${twin}`,
        )
        .onConflictDoNothing(),
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
