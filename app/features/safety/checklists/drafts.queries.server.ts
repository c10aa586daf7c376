import { and, desc, eq, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { checklistDrafts } from "~db/schema/safety.ts";
import type { Draft } from "./draft.ts";

/** The number of the newest version of a draft's list; 0 where there is none yet. */
export const newestOf = sql<number>`(select coalesce(max(list.number), 0) from checklist_templates as list
  where list.key = checklist_drafts.key and list.workspace_id = checklist_drafts.workspace_id)`;

/** A list that is being written; undefined where there is none, or it is nobody's whom one belongs to. */
export async function readDraft(db: Database, actor: Person, id: string) {
  const [found] = await db
    .select({
      id: checklistDrafts.id,
      workspace: checklistDrafts.workspace,
      key: checklistDrafts.key,
      content: checklistDrafts.content,
      base: checklistDrafts.base,
      publishedVersion: checklistDrafts.publishedVersion,
      version: checklistDrafts.version,
      newest: newestOf,
    })
    .from(checklistDrafts)
    .where(and(eq(checklistDrafts.id, id), mayRead(actor, checklistDrafts.workspace)));
  return found && { ...found, newest: Number(found.newest), content: JSON.parse(found.content) as Draft };
}
export type ReadDraft = NonNullable<Awaited<ReturnType<typeof readDraft>>>;

/** The lists that a workspace has begun to write, the newest first, for a batch; `key` asks for those of one list. */
export const ownDrafts = (db: Database, actor: Person, key?: string) =>
  db
    .select({
      id: checklistDrafts.id,
      key: checklistDrafts.key,
      name: sql<string>`json_extract(${checklistDrafts.content}, '$.name')`,
      base: checklistDrafts.base,
      isPublished: sql<number>`${checklistDrafts.publishedVersion} is ${checklistDrafts.version}`,
    })
    .from(checklistDrafts)
    .where(
      and(
        eq(checklistDrafts.workspace, actor.workspace),
        mayRead(actor, checklistDrafts.workspace),
        key === undefined ? undefined : eq(checklistDrafts.key, key),
      ),
    )
    .orderBy(desc(checklistDrafts.createdAt), desc(checklistDrafts.id))
    .limit(100);
