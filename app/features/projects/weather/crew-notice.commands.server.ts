import { and, eq, sql } from "drizzle-orm";
import { mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { schedules } from "~db/schema/schedules.ts";
import { crewNotices } from "~db/schema/weather.ts";
import { NOTICE_LIMITS, type Told } from "./crew-notice.ts";
import type { Deps } from "./weather.commands.server.ts";

/** Keeps what a crew is told, as it stands now. The same id is one notice, which nothing changes afterwards. */
export async function tellCrew(
  { db, now }: Deps,
  actor: Person,
  { id, schedule, told }: { id: string; schedule: string; told: Told },
): Promise<CommandResult<"gone" | "full" | "not-allowed">> {
  const { workspace } = actor;
  const [written] = await db
    .insert(crewNotices)
    .select(
      sql`select ${id}, ${workspace}, ${schedules.id}, ${schedules.name}, ${JSON.stringify(told)}, ${now().toISOString()}
        from ${schedules} where ${schedules.id} = ${schedule} and ${schedules.workspace} = ${workspace}
        and (select count(*) from crew_notices as before where before.workspace_id = ${workspace}
          and before.schedule_id = ${schedule}) < ${NOTICE_LIMITS.notices}
        and ${mayWrite(actor, schedules.workspace)}`,
    )
    .onConflictDoNothing()
    .returning({ id: crewNotices.id });
  if (written) return { ok: true };
  if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
  const [[same], [plan]] = await db.batch([
    db
      .select({ id: crewNotices.id })
      .from(crewNotices)
      .where(and(eq(crewNotices.id, id), eq(crewNotices.workspace, workspace))),
    db
      .select({ id: schedules.id })
      .from(schedules)
      .where(and(eq(schedules.id, schedule), eq(schedules.workspace, workspace))),
  ]);
  if (same) return { ok: true };
  return { ok: false, error: plan ? "full" : "gone" };
}
