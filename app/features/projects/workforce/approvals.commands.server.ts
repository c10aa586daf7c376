import { and, eq, sql } from "drizzle-orm";
import { isMember, mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { workforceApprovals, workforceCrews, workforcePunches } from "~db/schema/workforce.ts";
import { isApproved } from "./approved.queries.server.ts";
import type { Deps } from "./clock.commands.server.ts";

/** A shift as a page showed it. */
export interface SeenShift {
  id: string;
  version: number;
}

/**
 * Approves shifts as they were seen: those of a day, by whoever looked at it. A shift that changed meanwhile, or is open
 * again, is not approved and is said; the others are. What is sent twice is approved once.
 */
export async function approveShifts(
  { db, now }: Deps,
  actor: Person,
  { crew, shifts }: { crew: string; shifts: readonly SeenShift[] },
): Promise<CommandResult<"gone" | "stale" | "not-allowed">> {
  const seen = JSON.stringify(shifts);
  const isSeen = sql`exists (select 1 from json_each(${seen})
    where json_extract(value, '$.id') = ${workforcePunches.id}
    and json_extract(value, '$.version') = ${workforcePunches.version})`;
  const ofCrew = and(
    eq(workforcePunches.crewId, crew),
    sql`${workforcePunches.outAt} is not null and not ${workforcePunches.void}`,
    isSeen,
  );
  const by = isMember(actor) ? actor.owner : null;
  const [, approved, [found]] = await db.batch([
    db
      .insert(workforceApprovals)
      .select(
        sql`select ${workforcePunches.id} || ':' || ${workforcePunches.version}, ${workforcePunches.workspace},
          ${workforcePunches.id}, ${workforcePunches.version}, ${by}, ${workforcePunches.sample}, ${now().toISOString()}
          from ${workforcePunches} where ${ofCrew} and ${mayWrite(actor, workforcePunches.workspace)}`,
      )
      .onConflictDoNothing(),
    db
      .select({ id: workforcePunches.id })
      .from(workforcePunches)
      .where(and(ofCrew, isApproved, mayWrite(actor, workforcePunches.workspace))),
    db
      .select({ may: sql<number>`(${mayWrite(actor, workforceCrews.workspace)})` })
      .from(workforceCrews)
      .where(and(eq(workforceCrews.id, crew), mayRead(actor, workforceCrews.workspace))),
  ]);
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  return approved.length === shifts.length ? { ok: true } : { ok: false, error: "stale" };
}
