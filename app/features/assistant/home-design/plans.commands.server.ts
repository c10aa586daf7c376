import { and, eq, sql } from "drizzle-orm";
import { mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { homePlans, homePlanVersions } from "~db/schema/home-plans.ts";
import { PLAN_LIMITS } from "./plans.limits.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

export interface Keeping {
  /** Of the form, and the id of a plan that is new. */
  idem: string;
  /** The plan whose next version it is, or empty for a new one. */
  plan: string;
  name: string;
  /** The address behind its path. */
  link: string;
}

/**
 * Keeps the plan of an address. What is kept as the newest version already is kept once; of two who add a version at the
 * same time each has its own number, because it is counted in the statement.
 */
export async function keepPlan(
  { db, now }: Deps,
  actor: Person,
  { idem, plan, name, link }: Keeping,
): Promise<CommandResult<"gone" | "full" | "name" | "not-allowed", { id: string }>> {
  if (!plan && !name) return { ok: false, error: "name" };
  const { workspace } = actor;
  const at = now().toISOString();
  const id = plan || idem;
  const may = mayWrite(actor, workspace);
  const newest = sql`(select max(v.number) from home_plan_versions as v where v.plan_id = ${id})`;
  const before = sql`(select v.link from home_plan_versions as v where v.plan_id = ${id} and v.number = ${newest})`;
  const own = sql`(select p.id from home_plans as p where p.id = ${id} and p.workspace_id = ${workspace})`;
  const [, , [kept], [held]] = await db.batch([
    db
      .insert(homePlans)
      .select(
        sql`select ${idem}, ${workspace}, ${name}, ${at} where ${plan} = '' and ${may}
          and (select count(*) from home_plans as p where p.workspace_id = ${workspace}) < ${PLAN_LIMITS.plans}`,
      )
      .onConflictDoNothing(),
    db
      .insert(homePlanVersions)
      .select(
        sql`select ${own}, coalesce(${newest}, 0) + 1, ${workspace}, ${link}, ${at} where ${own} is not null and ${may}
          and coalesce(${newest}, 0) < ${PLAN_LIMITS.versions} and ${before} is not ${link}`,
      )
      .onConflictDoNothing(),
    db
      .select({ link: homePlanVersions.link })
      .from(homePlanVersions)
      .where(
        and(
          eq(homePlanVersions.planId, id),
          eq(homePlanVersions.workspace, workspace),
          sql`${homePlanVersions.number} = ${newest}`,
          may,
        ),
      ),
    db
      .select({ id: homePlans.id })
      .from(homePlans)
      .where(and(eq(homePlans.id, id), eq(homePlans.workspace, workspace))),
  ]);
  if (kept?.link === link) return { ok: true, id };
  if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
  return { ok: false, error: plan && !held ? "gone" : "full" };
}

/** Gives a plan another name. */
export async function renamePlan(
  { db }: Pick<Deps, "db">,
  actor: Person,
  { id, name }: { id: string; name: string },
): Promise<CommandResult<"gone" | "not-allowed">> {
  const changed = await db
    .update(homePlans)
    .set({ name })
    .where(
      and(
        eq(homePlans.id, id),
        eq(homePlans.workspace, actor.workspace),
        mayWrite(actor, homePlans.workspace),
      ),
    )
    .returning({ id: homePlans.id });
  if (changed.length > 0) return { ok: true };
  return { ok: false, error: (await mayStill(db, actor)) ? "gone" : "not-allowed" };
}

/** Removes a plan with its versions; what is not there is removed. */
export async function dropPlan(
  { db }: Pick<Deps, "db">,
  actor: Person,
  id: string,
): Promise<CommandResult<"not-allowed">> {
  const its = and(eq(homePlans.id, id), eq(homePlans.workspace, actor.workspace));
  await db.delete(homePlans).where(and(its, mayWrite(actor, homePlans.workspace)));
  return (await mayStill(db, actor)) ? { ok: true } : { ok: false, error: "not-allowed" };
}
