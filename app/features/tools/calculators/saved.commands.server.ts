import { and, eq, sql } from "drizzle-orm";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { savedCalculations } from "~db/schema/saved-calculations.ts";
import { SAVED_LIMITS } from "./saved.limits.ts";
import type { CalculationChange } from "./saved.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

type Change = Extract<CalculationChange, { intent: "change" }>;

/** True in SQL where this is no site, or one of the workspace. */
const isOwnSite = (workspace: string, site: string) =>
  sql`(${site} = '' or exists (select 1 from sites where sites.id = ${site} and sites.workspace_id = ${workspace}))`;

/** The same of a project. */
const isOwnProject = (workspace: string, project: string) =>
  sql`(${project} = '' or exists (select 1 from projects where projects.id = ${project} and projects.workspace_id = ${workspace}))`;

/** Keeps the calculation of an address under a name, for a site, a project, both or none: kept twice it is there once. */
export async function saveCalculation(
  { db, now }: Deps,
  actor: Person,
  { link, name, site, project }: { link: string; name: string; site: string; project: string },
): Promise<CommandResult<"full" | "site-gone" | "project-gone" | "not-allowed">> {
  const { workspace } = actor;
  const room = sql`((select count(*) from saved_calculations as kept where kept.workspace_id = ${workspace}) < ${SAVED_LIMITS.saved}
    or exists (select 1 from saved_calculations as kept where kept.workspace_id = ${workspace} and kept.link = ${link}))`;
  const is = isOwnSite(workspace, site);
  const inProject = isOwnProject(workspace, project);
  const may = mayWrite(actor, workspace);
  const [[written], [answer]] = await db.batch([
    db
      .insert(savedCalculations)
      .select(
        sql`select ${crypto.randomUUID()}, ${workspace}, nullif(${site}, ''), nullif(${project}, ''), ${link}, ${name}, ${now().toISOString()}
          where ${may} and ${is} and ${inProject} and ${room}`,
      )
      .onConflictDoUpdate({
        target: [savedCalculations.workspace, savedCalculations.link],
        set: { name, siteId: site || null, projectId: project || null },
      })
      .returning({ id: savedCalculations.id }),
    db
      .select({
        may: sql<number>`${may}`,
        is: sql<number>`${is}`,
        project: sql<number>`${inProject}`,
      })
      .from(sql`(select 1)`),
  ]);
  if (written) return { ok: true };
  if (!answer?.may) return { ok: false, error: "not-allowed" };
  if (!answer.is) return { ok: false, error: "site-gone" };
  return { ok: false, error: answer.project ? "full" : "project-gone" };
}

/** Gives a calculation another name, site or project. */
export async function changeCalculation(
  { db }: Deps,
  actor: Person,
  { id, name, site, project }: Change,
): Promise<CommandResult<"gone">> {
  const changed = await db
    .update(savedCalculations)
    .set({ name, siteId: site || null, projectId: project || null })
    .where(
      and(
        eq(savedCalculations.id, id),
        eq(savedCalculations.workspace, actor.workspace),
        mayWrite(actor, savedCalculations.workspace),
        isOwnSite(actor.workspace, site),
        isOwnProject(actor.workspace, project),
      ),
    )
    .returning({ id: savedCalculations.id });
  return changed.length > 0 ? { ok: true } : { ok: false, error: "gone" };
}

/** Removes a calculation; what is not there is removed. */
export async function removeCalculation(
  { db }: Deps,
  actor: Person,
  id: string,
): Promise<CommandResult<never>> {
  await db
    .delete(savedCalculations)
    .where(
      and(
        eq(savedCalculations.id, id),
        eq(savedCalculations.workspace, actor.workspace),
        mayWrite(actor, savedCalculations.workspace),
      ),
    );
  return { ok: true };
}
