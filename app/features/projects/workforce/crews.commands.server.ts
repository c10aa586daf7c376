import { and, eq, sql } from "drizzle-orm";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { fold } from "~/lib/fold.ts";
import { isTaken } from "~db/client.ts";
import { sites } from "~db/schema/tools.ts";
import {
  workforceBudgets,
  workforceCrews,
  workforcePunches,
  workforceWeeks,
  workforceWorkers,
} from "~db/schema/workforce.ts";
import type { Deps } from "./clock.commands.server.ts";
import type { RuleSet } from "./overtime.ts";
import { WORKFORCE_LIMITS } from "./workforce.limits.ts";

export const nameKeyOf = (name: string) => fold(name).replace(/\s+/g, " ").trim();

export interface NewCrew {
  idem: string;
  name: string;
  /** A site of the workspace; its zone is the crew's then. */
  site: string;
  /** IANA. */
  siteZone: string;
  fenceMetres: number;
  ruleSet: RuleSet;
  weekStart: number;
  burdenPercent: number;
}

/** Makes a crew. The form's key is its id: what is sent twice is made once. A site of others is left out. */
export async function makeCrew(
  { db, now }: Deps,
  actor: Person,
  { idem, site, ...crew }: NewCrew,
): Promise<CommandResult<"full" | "not-allowed", { id: string }>> {
  const { workspace } = actor;
  const of = (column: typeof sites.id | typeof sites.name | typeof sites.siteZone) =>
    sql`(select ${column} from ${sites} where ${sites.id} = ${site} and ${sites.workspace} = ${workspace})`;
  const [made] = await db
    .insert(workforceCrews)
    .select(
      sql`select ${idem}, ${workspace}, ${crew.name}, ${of(sites.id)}, coalesce(${of(sites.name)}, ''),
        coalesce(${of(sites.siteZone)}, ${crew.siteZone}), ${crew.fenceMetres}, ${crew.ruleSet}, ${crew.weekStart},
        ${crew.burdenPercent}, 1, 0, ${now().toISOString()} where ${mayWrite(actor, workspace)}
        and (select count(*) from ${workforceCrews} where ${workforceCrews.workspace} = ${workspace}
          and not ${workforceCrews.sample}) < ${WORKFORCE_LIMITS.crews}`,
    )
    .onConflictDoNothing()
    .returning({ id: workforceCrews.id });
  if (made) return { ok: true, id: idem };
  const [same] = await db
    .select({ id: workforceCrews.id })
    .from(workforceCrews)
    .where(and(eq(workforceCrews.id, idem), mayRead(actor, workforceCrews.workspace)));
  if (same) return { ok: true, id: idem };
  return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
}

/** Takes a crew away that has worked nothing yet: hours are kept. */
export async function removeCrew(
  { db }: Pick<Deps, "db">,
  actor: Person,
  id: string,
): Promise<CommandResult<"hours" | "not-allowed">> {
  const which = eq(workforceCrews.id, id);
  await db.batch([
    db
      .delete(workforceCrews)
      .where(
        and(
          which,
          mayWrite(actor, workforceCrews.workspace),
          sql`not exists (select 1 from workforce_punches as kept where kept.crew_id = ${workforceCrews.id} and not kept.sample)`,
        ),
      ),
    // The budgets of a crew without a site are its own.
    db
      .delete(workforceBudgets)
      .where(
        and(
          eq(workforceBudgets.placeId, id),
          mayWrite(actor, workforceBudgets.workspace),
          sql`not exists (select 1 from workforce_crews as kept where kept.id = ${id})`,
        ),
      ),
  ]);
  const [left] = await db
    .select({ may: sql<number>`(${mayWrite(actor, workforceCrews.workspace)})` })
    .from(workforceCrews)
    .where(and(which, mayRead(actor, workforceCrews.workspace)));
  if (!left) return { ok: true };
  return { ok: false, error: left.may ? "hours" : "not-allowed" };
}

export interface Described {
  name: string;
  trade: string;
  rateCents: number;
}

/** Adds somebody to a crew. The form's key is their id; a name stands in a crew once. */
export async function addWorker(
  { db, now }: Deps,
  actor: Person,
  { crew, idem, name, trade, rateCents }: Described & { crew: string; idem: string },
): Promise<CommandResult<"gone" | "twice" | "full" | "not-allowed">> {
  const of = and(eq(workforceCrews.id, crew), mayWrite(actor, workforceCrews.workspace));
  try {
    const [[added]] = await db.batch([
      db
        .insert(workforceWorkers)
        .select(
          sql`select ${idem}, ${workforceCrews.workspace}, ${workforceCrews.id}, ${name}, ${nameKeyOf(name)}, ${trade},
            ${rateCents}, 1, 1, 0, ${now().toISOString()} from ${workforceCrews} where ${of}
            and (select count(*) from workforce_workers as others where others.crew_id = ${crew})
              < ${WORKFORCE_LIMITS.workers}`,
        )
        .onConflictDoNothing({ target: workforceWorkers.id })
        .returning({ id: workforceWorkers.id }),
      db
        .update(workforceCrews)
        .set({ sample: false })
        .where(
          and(
            eq(workforceCrews.id, crew),
            sql`exists (select 1 from workforce_workers as added where added.id = ${idem} and added.crew_id = ${crew})`,
          ),
        ),
    ]);
    if (added) return { ok: true };
  } catch (error) {
    if (!isTaken(error, "workforce_workers.name_key")) throw error;
    const [same] = await db
      .select({ id: workforceWorkers.id })
      .from(workforceWorkers)
      .where(and(eq(workforceWorkers.id, idem), eq(workforceWorkers.crewId, crew)));
    return same ? { ok: true } : { ok: false, error: "twice" };
  }
  const [seen] = await db
    .select({
      may: sql<number>`(${mayWrite(actor, workforceCrews.workspace)})`,
      there: sql<number>`exists (select 1 from workforce_workers as added where added.id = ${idem})`,
    })
    .from(workforceCrews)
    .where(and(eq(workforceCrews.id, crew), mayRead(actor, workforceCrews.workspace)));
  if (!seen) return { ok: false, error: "gone" };
  if (!seen.may) return { ok: false, error: "not-allowed" };
  return seen.there ? { ok: true } : { ok: false, error: "full" };
}

/**
 * Changes who somebody is and what they earn, or whether they still belong to the crew, unless somebody did meanwhile. Shifts
 * keep the rate with which they began; with `again` those of weeks that are not submitted yet have the new one.
 */
export async function saveWorker(
  { db }: Pick<Deps, "db">,
  actor: Person,
  {
    id,
    version,
    active,
    name,
    trade,
    rateCents,
    again = false,
  }: Described & { id: string; version: number; active: boolean; again?: boolean },
): Promise<CommandResult<"gone" | "twice" | "stale" | "not-allowed">> {
  const typed = { name, nameKey: nameKeyOf(name), trade, rateCents, active };
  const written = sql`exists (select 1 from ${workforceWorkers} where ${workforceWorkers.id} = ${id}
    and ${workforceWorkers.version} = ${version + 1} and ${workforceWorkers.rateCents} = ${rateCents}
    and ${mayWrite(actor, workforceWorkers.workspace)})`;
  const ofWorker = sql`(select ${workforceWorkers.crewId} from ${workforceWorkers} where ${workforceWorkers.id} = ${id})`;
  const rates = again
    ? [
        db
          .update(workforcePunches)
          .set({ rateCents })
          .where(
            and(
              eq(workforcePunches.workerId, id),
              written,
              sql`not exists (select 1 from workforce_weeks as closed where closed.crew_id = ${workforcePunches.crewId}
                and closed.state <> 'draft' and closed.week_on in (${workforcePunches.weekOn}, ${workforcePunches.weekTo}))`,
            ),
          ),
        // Whoever looks at such a week is told that it comes to another sum now.
        db
          .update(workforceWeeks)
          .set({ version: sql`${workforceWeeks.version} + 1`, sample: false })
          .where(
            and(sql`${workforceWeeks.crewId} = ${ofWorker}`, eq(workforceWeeks.state, "draft"), written),
          ),
      ]
    : [];
  try {
    const [[saved]] = await db.batch([
      db
        .update(workforceWorkers)
        .set({ ...typed, sample: false, version: sql`${workforceWorkers.version} + 1` })
        .where(
          and(
            eq(workforceWorkers.id, id),
            eq(workforceWorkers.version, version),
            mayWrite(actor, workforceWorkers.workspace),
          ),
        )
        .returning({ crew: workforceWorkers.crewId }),
      db
        .update(workforceCrews)
        .set({ sample: false })
        .where(and(sql`${workforceCrews.id} = ${ofWorker}`, written)),
      ...rates,
    ]);
    if (saved) return { ok: true };
  } catch (error) {
    if (isTaken(error, "workforce_workers.name_key")) return { ok: false, error: "twice" };
    throw error;
  }
  const [stands] = await db
    .select({ row: workforceWorkers, may: sql<number>`(${mayWrite(actor, workforceWorkers.workspace)})` })
    .from(workforceWorkers)
    .where(and(eq(workforceWorkers.id, id), mayRead(actor, workforceWorkers.workspace)));
  if (!stands) return { ok: false, error: "gone" };
  if (!stands.may) return { ok: false, error: "not-allowed" };
  const same = Object.entries(typed).every(([key, value]) => stands.row[key as keyof typeof typed] === value);
  return same ? { ok: true } : { ok: false, error: "stale" };
}
