import { and, eq, sql } from "drizzle-orm";
import type { Template } from "~/engines/checklist/checklist.ts";
import { mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { checklistPlans } from "~db/schema/safety.ts";
import { sites } from "~db/schema/tools.ts";
import { CHECKLISTS_LIMITS } from "./checklists.limits.ts";
import type { Rhythm } from "./plans.ts";
import type { Deps } from "./runs.commands.server.ts";

export interface NewPlan {
  idem: string;
  template: Pick<Template, "id" | "name">;
  rhythm: Rhythm;
  every: number;
  site: string;
  place: string;
  /** `YYYY-MM-DD` */
  startsOn: string;
  language: string;
}

/** Plans a list. The form's key is its id: what is sent twice is planned once. A site of somebody else's is left out. */
export async function addPlan(
  { db, now }: Deps,
  actor: Person,
  { idem, template, rhythm, every, site, place, startsOn, language }: NewPlan,
): Promise<CommandResult<"plans" | "not-allowed">> {
  const at = now();
  const { workspace } = actor;
  const room = sql`(select count(*) from ${checklistPlans} where ${checklistPlans.workspace} = ${workspace}
    and not ${checklistPlans.sample}) < ${CHECKLISTS_LIMITS.plans} and ${mayWrite(actor, workspace)}`;
  const ofSite = (column: typeof sites.id | typeof sites.name) =>
    sql`(select ${column} from ${sites} where ${sites.id} = ${site} and ${sites.workspace} = ${workspace})`;
  try {
    await db.batch([
      takeOnlyIf(db, workspace, await submissionKey(idem, "checklist-plan"), at, room),
      db.insert(checklistPlans).values({
        id: idem,
        workspace,
        templateKey: template.id,
        name: JSON.stringify(template.name),
        ...{ rhythm, every, place, startsOn, language },
        siteId: ofSite(sites.id),
        siteName: sql`coalesce(${ofSite(sites.name)}, '')`,
        createdAt: at.toISOString(),
      }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (!isRefused(error)) throw error;
    return { ok: false, error: (await mayStill(db, actor)) ? "plans" : "not-allowed" };
  }
  return { ok: true };
}

/** Takes a plan away; what is gone already is gone. Runs stay. */
export async function dropPlan(
  { db }: Pick<Deps, "db">,
  actor: Person,
  id: string,
): Promise<CommandResult<"not-allowed">> {
  await db
    .delete(checklistPlans)
    .where(and(eq(checklistPlans.id, id), mayWrite(actor, checklistPlans.workspace)));
  return (await mayStill(db, actor)) ? { ok: true } : { ok: false, error: "not-allowed" };
}
