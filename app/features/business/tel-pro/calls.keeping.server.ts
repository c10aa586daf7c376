import { and, eq, type SQL, sql } from "drizzle-orm";
import { phoneKey } from "~/lib/phone-key.ts";
import type { Database } from "~db/client.ts";
import { type CallAnswer, calls } from "~db/schema/calls.ts";
import { CALL_LIMITS, type URGENCIES } from "./calls.limits.ts";
import { hazardsIn, keptHazards } from "./hazards.ts";

export interface Said {
  phone: string;
  caller: string;
  reason: string;
  place: string;
  urgency: (typeof URGENCIES)[number];
  valueCents: number;
  answers: readonly CallAnswer[];
}

const DAY_MS = 86_400_000;
const weight = (urgency: SQL) => sql`case ${urgency} when 'high' then 3 when 'normal' then 2 else 1 end`;

/** How many calls a workspace has. */
export const heldCalls = (workspace: string): SQL =>
  sql`(select count(*) from calls as held where held.workspace_id = ${workspace} and not held.sample)`;

/**
 * The statements that write a call down. Whoever rang within a week and is not done with is the same caller: what they say
 * now is added to that, its urgency and its dangers grow and never shrink. Two at once are one: it is asked in the statement.
 * @param may who may write there, of a row of `calls`
 */
export function keepingCall(
  db: Database,
  call: Said & {
    id: string;
    workspace: string;
    takenBy: string;
    source: "desk" | "page";
    at: Date;
    may: SQL;
  },
) {
  const { id, workspace, takenBy, source, at, may, ...input } = call;
  const phone = phoneKey(input.phone);
  const hazards = keptHazards(hazardsIn(input.reason, ...input.answers.map(({ answer }) => answer)));
  const since = new Date(at.getTime() - CALL_LIMITS.twinDays * DAY_MS).toISOString();
  const twin = sql`(select twin.id from calls as twin where twin.workspace_id = ${workspace}
    and twin.phone_key = ${phone} and twin.rang_at > ${since} and twin.id <> ${id} and not twin.sample
    and twin.state in ('queued', 'attempted', 'reached') order by twin.rang_at desc, twin.id limit 1)`;
  const added = `\n\n${input.reason}`;
  const moment = at.toISOString();
  return [
    db
      .update(calls)
      .set({
        rang: sql`${calls.rang} + 1`,
        rangAt: moment,
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
      .where(and(eq(calls.id, twin), may))
      .returning({ id: calls.id }),
    db
      .insert(calls)
      .select(
        sql`select ${id}, ${workspace}, ${input.caller}, ${input.phone}, ${phone}, ${input.reason}, ${input.place},
          ${input.urgency}, ${input.valueCents}, ${JSON.stringify(input.answers)}, ${hazards}, ${takenBy}, 'queued',
          ${moment}, 1, 1, ${moment}, 0, null, null, ${source}, 0, ${moment}
          where not exists ${twin}`,
      )
      .onConflictDoNothing(),
  ] as const;
}
