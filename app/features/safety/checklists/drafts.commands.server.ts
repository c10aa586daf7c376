import { and, eq, type SQL, sql } from "drizzle-orm";
import { itemsOf, type Template, type Words } from "~/engines/checklist/checklist.ts";
import { mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { checklistDrafts, checklistTemplates } from "~db/schema/safety.ts";
import { CHECKLISTS_LIMITS } from "./checklists.limits.ts";
import { changed, type DraftChange, draftFrom, gapsOf, templateFrom } from "./draft.ts";
import { newestOf, readDraft } from "./drafts.queries.server.ts";
import type { Deps } from "./runs.commands.server.ts";

/** A draft as its page showed it, and the key of the form that was sent. */
interface Which {
  id: string;
  version: number;
  idem: string;
}

const isIt = (actor: Person, { id, version }: Omit<Which, "idem">): SQL =>
  sql`${checklistDrafts.id} = ${id} and ${checklistDrafts.version} = ${version}
    and ${mayWrite(actor, checklistDrafts.workspace)}`;

/**
 * Begins a list that is written on pages: a new one, with what another list has if one is copied, or the next version of one
 * of the workspace's own, of which there is one draft at a time: whoever begins a second one is led to the first. The form's
 * key is the draft's id.
 * @param from the list that it begins with
 * @param key the list that it becomes; empty for a new one
 */
export async function beginDraft(
  { db, now }: Deps,
  actor: Person,
  { idem, key, name, from }: { idem: string; key: string; name: Words; from?: Template },
): Promise<CommandResult<"full" | "not-allowed" | "gone", { id: string }>> {
  const { workspace } = actor;
  const list = key || idem;
  const draft = { ...draftFrom(from ?? { name, sections: [] }), name };
  const newest = sql`(select coalesce(max(${checklistTemplates.number}), 0) from ${checklistTemplates}
    where ${checklistTemplates.key} = ${list} and ${checklistTemplates.workspace} = ${workspace})`;
  const [, [there], [why]] = await db.batch([
    db
      .insert(checklistDrafts)
      .select(
        sql`select ${idem}, ${workspace}, ${list}, ${JSON.stringify(draft)}, ${newest}, null, 1, ${now().toISOString()}
          where ${mayWrite(actor, workspace)} and (${key} = '' or ${newest} > 0)
          and (select count(*) from checklist_drafts as held where held.workspace_id = ${workspace})
            < ${CHECKLISTS_LIMITS.templates}`,
      )
      .onConflictDoNothing(),
    db
      .select({ id: checklistDrafts.id })
      .from(checklistDrafts)
      .where(and(eq(checklistDrafts.workspace, workspace), eq(checklistDrafts.key, list))),
    db
      .select({
        may: sql<number>`(${mayWrite(actor, workspace)})`.as("may"),
        known: sql<number>`(${key} = '' or ${newest} > 0)`.as("known"),
      })
      .from(sql`(select 1)`),
  ]);
  if (!why?.may) return { ok: false, error: "not-allowed" };
  if (there) return { ok: true, id: there.id };
  return { ok: false, error: why.known ? "full" : "gone" };
}

/**
 * Changes a draft; what is published stays as it is, and so do the runs of it. `stale`: somebody else has changed it since
 * the page was drawn.
 */
export async function changeDraft(
  { db, now }: Deps,
  actor: Person,
  { change, ...which }: Which & { change: DraftChange },
): Promise<CommandResult<"gone" | "full" | "stale" | "not-allowed">> {
  const found = await readDraft(db, actor, which.id);
  if (!found) return { ok: false, error: "gone" };
  const next = changed(found.content, change);
  const key = await submissionKey(which.idem, which.id, JSON.stringify(change));
  // What does not fit any more may have been done by the same form already.
  const isDone = next === "gone" || next === "full";
  const content = JSON.stringify(isDone ? found.content : next);
  try {
    await db.batch([
      takeOnlyIf(
        db,
        actor.workspace,
        key,
        now(),
        isDone ? sql`0` : sql`exists (select 1 from ${checklistDrafts} where ${isIt(actor, which)})`,
      ),
      db
        .update(checklistDrafts)
        .set({ content, version: sql`${checklistDrafts.version} + 1` })
        .where(isIt(actor, which)),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (!isRefused(error)) throw error;
    if (!(await mayStill(db, { ...actor, workspace: found.workspace as Person["workspace"] })))
      return { ok: false, error: "not-allowed" };
    return { ok: false, error: isDone ? next : "stale" };
  }
  return { ok: true };
}

/**
 * Publishes a draft as the next version of its list. Runs that have begun keep the version that they have. `gaps`: something
 * is missing; `newer`: the list has a version that this draft does not know.
 */
export async function publishDraft(
  { db, now }: Deps,
  actor: Person,
  which: Which,
): Promise<CommandResult<"gone" | "stale" | "gaps" | "newer" | "full" | "not-allowed", { key: string }>> {
  const found = await readDraft(db, actor, which.id);
  if (!found) return { ok: false, error: "gone" };
  const { key, workspace, version, base } = found;
  const done = { ok: true as const, key };
  if (found.publishedVersion === version && version === which.version) return done;
  const template = templateFrom(found.content, key);
  const hasGaps = gapsOf(found.content).length > 0;
  const number = base + 1;
  const room = sql`(${checklistDrafts.base} > 0 or (select count(distinct held.key) from checklist_templates as held
    where held.workspace_id = ${workspace}) < ${CHECKLISTS_LIMITS.templates})`;
  const mayBe = sql`exists (select 1 from ${checklistDrafts} where ${isIt(actor, which)}
    and ${checklistDrafts.base} = ${base} and ${newestOf} = ${base} and ${room})`;
  const keyOf = await submissionKey(which.idem, which.id, "publish");
  try {
    await db.batch([
      takeOnlyIf(db, actor.workspace, keyOf, now(), hasGaps ? sql`0` : mayBe),
      db.insert(checklistTemplates).values({
        id: crypto.randomUUID(),
        workspace,
        key,
        number,
        name: JSON.stringify(template.name),
        items: itemsOf(template).length,
        content: JSON.stringify({ ...template, version: number }),
        createdAt: now().toISOString(),
      }),
      db
        .update(checklistDrafts)
        .set({ base: number, version: version + 1, publishedVersion: version + 1 })
        .where(isIt(actor, which)),
    ]);
  } catch (error) {
    if (isRepeat(error)) return done;
    if (!isRefused(error)) throw error;
    if (!(await mayStill(db, { ...actor, workspace: workspace as Person["workspace"] })))
      return { ok: false, error: "not-allowed" };
    if (version !== which.version) return { ok: false, error: "stale" };
    if (hasGaps) return { ok: false, error: "gaps" };
    return { ok: false, error: found.newest === base ? "full" : "newer" };
  }
  return done;
}

/** A draft goes; what was published of it stays. Gone already, it is gone. */
export async function discardDraft(
  { db }: Pick<Deps, "db">,
  actor: Person,
  id: string,
): Promise<CommandResult<"not-allowed">> {
  await db
    .delete(checklistDrafts)
    .where(and(eq(checklistDrafts.id, id), mayWrite(actor, checklistDrafts.workspace)));
  return (await mayStill(db, actor)) ? { ok: true } : { ok: false, error: "not-allowed" };
}
