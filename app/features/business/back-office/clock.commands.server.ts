import { and, eq, sql } from "drizzle-orm";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { lienClocks, lienRules } from "~db/schema/back-office.ts";
import { CLOCK_LIMITS } from "./clock.limits.ts";
import type { ClockEdit, NewClock, RuleEdit } from "./clock.schemas.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

const isBackward = (firstOn: string, lastOn: string | null) => lastOn !== null && lastOn < firstOn;

/** Starts the clock of a job. The form's key is its id: what is sent twice starts one, and a job has one. */
export async function startClock(
  { db, now }: Deps,
  actor: Person,
  { idem, project, usState, firstOn, lastOn }: NewClock,
): Promise<CommandResult<"gone" | "full" | "taken" | "backward" | "not-allowed">> {
  if (isBackward(firstOn, lastOn)) return { ok: false, error: "backward" };
  const { workspace } = actor;
  const stands = sql`exists (select 1 from projects as job where job.id = ${project} and job.workspace_id = ${workspace})`;
  const [made] = await db
    .insert(lienClocks)
    .select(
      sql`select ${idem}, ${workspace}, ${project}, ${usState}, ${firstOn}, ${lastOn}, null, null, 1, 0,
        ${now().toISOString()} where ${stands} and ${mayWrite(actor, workspace)}
        and (select count(*) from lien_clocks as kept where kept.workspace_id = ${workspace}) < ${CLOCK_LIMITS.clocks}`,
    )
    .onConflictDoNothing()
    .returning({ id: lienClocks.id });
  if (made) return { ok: true };
  if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
  const [[clock], [job]] = await db.batch([
    db
      .select({ id: lienClocks.id })
      .from(lienClocks)
      .where(and(eq(lienClocks.projectId, project), mayRead(actor, lienClocks.workspace))),
    db.select({ there: sql<number>`(${stands})` }).from(sql`(select 1)`),
  ]);
  if (clock) return clock.id === idem ? { ok: true } : { ok: false, error: "taken" };
  return { ok: false, error: job?.there ? "full" : "gone" };
}

/** Changes the days of a clock, unless somebody did so since the form was rendered. An example that is worked on is none. */
export async function saveClock(
  { db }: Deps,
  actor: Person,
  { clock, version, ...said }: ClockEdit,
): Promise<CommandResult<"gone" | "stale" | "backward" | "not-allowed">> {
  if (isBackward(said.firstOn, said.lastOn)) return { ok: false, error: "backward" };
  const [saved] = await db
    .update(lienClocks)
    .set({ ...said, sample: false, version: sql`${lienClocks.version} + 1` })
    .where(
      and(eq(lienClocks.id, clock), eq(lienClocks.version, version), mayWrite(actor, lienClocks.workspace)),
    )
    .returning({ id: lienClocks.id });
  if (saved) return { ok: true };
  const [found] = await db
    .select({ id: lienClocks.id })
    .from(lienClocks)
    .where(and(eq(lienClocks.id, clock), mayRead(actor, lienClocks.workspace)));
  if (!found) return { ok: false, error: "gone" };
  return { ok: false, error: (await mayStill(db, actor)) ? "stale" : "not-allowed" };
}

/**
 * Puts a workspace's own days in the place of ours for a state.
 * @param day today: the source was looked at now
 */
export async function saveRule(
  { db, now }: Deps,
  actor: Person,
  { usState, version, day, ...said }: RuleEdit & { day: string },
): Promise<CommandResult<"stale" | "not-allowed">> {
  const { workspace } = actor;
  const rule = { ...said, asOf: day };
  const [saved] =
    version === 0
      ? await db
          .insert(lienRules)
          .select(
            sql`select ${crypto.randomUUID()}, ${workspace}, ${usState}, ${rule.noticeDays}, ${rule.lienDays},
              ${rule.source}, ${day}, 1, ${now().toISOString()} where ${mayWrite(actor, workspace)}`,
          )
          .onConflictDoNothing()
          .returning({ id: lienRules.id })
      : await db
          .update(lienRules)
          .set({ ...rule, version: sql`${lienRules.version} + 1` })
          .where(
            and(
              eq(lienRules.workspace, workspace),
              eq(lienRules.usState, usState),
              eq(lienRules.version, version),
              mayWrite(actor, lienRules.workspace),
            ),
          )
          .returning({ id: lienRules.id });
  if (saved) return { ok: true };
  const [found] = await db
    .select({ noticeDays: lienRules.noticeDays, lienDays: lienRules.lienDays, source: lienRules.source })
    .from(lienRules)
    .where(
      and(
        eq(lienRules.workspace, workspace),
        eq(lienRules.usState, usState),
        mayWrite(actor, lienRules.workspace),
      ),
    );
  const isSame =
    found?.noticeDays === said.noticeDays && found.lienDays === said.lienDays && found.source === said.source;
  // The same form again has nothing left to change.
  if (isSame) return { ok: true };
  return { ok: false, error: (await mayStill(db, actor)) ? "stale" : "not-allowed" };
}
