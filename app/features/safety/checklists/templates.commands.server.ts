import { and, eq, sql } from "drizzle-orm";
import { itemsOf, type Template } from "~/engines/checklist/checklist.ts";
import { mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { checklistDrafts, checklistPlans, checklistTemplates } from "~db/schema/safety.ts";
import { builtIn } from "./built-in.ts";
import { CHECKLISTS_LIMITS } from "./checklists.limits.ts";
import type { Deps } from "./runs.commands.server.ts";

/**
 * Keeps a list that was brought along: a new one, or the next version of one that is the workspace's. Runs that have begun
 * keep the version that they have.
 * @param key the list of which it is the next version; empty for a new one, whose key is the form's
 */
export async function keepTemplate(
  { db, now }: Deps,
  actor: Person,
  { idem, key, template }: { idem: string; key: string; template: Template },
): Promise<CommandResult<"full" | "not-allowed" | "gone", { key: string }>> {
  const at = now();
  const { workspace } = actor;
  const list = key || idem;
  const mine = sql`${checklistTemplates.key} = ${list} and ${checklistTemplates.workspace} = ${workspace}`;
  const number = sql<number>`(select coalesce(max(${checklistTemplates.number}), 0) + 1 from ${checklistTemplates}
    where ${mine})`;
  const room = key
    ? sql`exists (select 1 from ${checklistTemplates} where ${mine})`
    : sql`(select count(distinct ${checklistTemplates.key}) from ${checklistTemplates}
        where ${checklistTemplates.workspace} = ${workspace}) < ${CHECKLISTS_LIMITS.templates}`;
  // The number is the database's: what the file said of itself is replaced by what it became.
  const content = sql`json_set(${JSON.stringify({ ...template, id: list })}, '$.version', ${number})`;
  const keyOf = await submissionKey(idem, list, JSON.stringify(template));
  try {
    await db.batch([
      takeOnlyIf(db, workspace, keyOf, at, sql`${room} and ${mayWrite(actor, workspace)}`),
      db.insert(checklistTemplates).values({
        id: crypto.randomUUID(),
        workspace,
        key: list,
        number,
        name: JSON.stringify(template.name),
        items: itemsOf(template).length,
        content,
        createdAt: at.toISOString(),
      }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, key: list };
    if (!isRefused(error)) throw error;
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    return { ok: false, error: key ? "gone" : "full" };
  }
  return { ok: true, key: list };
}

/** Takes a list away in all its versions, with its plans and with what is written on it. Runs keep what they have. */
export async function dropTemplate(
  { db }: Pick<Deps, "db">,
  actor: Person,
  key: string,
): Promise<CommandResult<"not-allowed">> {
  await db.batch([
    db
      .delete(checklistTemplates)
      .where(and(eq(checklistTemplates.key, key), mayWrite(actor, checklistTemplates.workspace))),
    db
      .delete(checklistDrafts)
      .where(and(eq(checklistDrafts.key, key), mayWrite(actor, checklistDrafts.workspace))),
    // Of the key of a list that everybody has nothing was deleted, and its plans stay.
    db
      .delete(checklistPlans)
      .where(
        and(
          eq(checklistPlans.templateKey, key),
          mayWrite(actor, checklistPlans.workspace),
          sql`${!builtIn(key)}`,
        ),
      ),
  ]);
  return (await mayStill(db, actor)) ? { ok: true } : { ok: false, error: "not-allowed" };
}
