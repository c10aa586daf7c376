import { and, eq, sql } from "drizzle-orm";
import { mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { arScenes } from "~db/schema/ar-scenes.ts";
import { SCENE_LIMITS } from "./scenes.limits.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** Keeps a scene under a name: kept twice it is there once, under the last name. */
export async function keepScene(
  { db, now }: Deps,
  actor: Person,
  { link, name }: { link: string; name: string },
): Promise<CommandResult<"full" | "not-allowed">> {
  const { workspace } = actor;
  const room = sql`((select count(*) from ar_scenes as kept where kept.workspace_id = ${workspace}) < ${SCENE_LIMITS.scenes}
    or exists (select 1 from ar_scenes as kept where kept.workspace_id = ${workspace} and kept.link = ${link}))`;
  const [written] = await db
    .insert(arScenes)
    .select(
      sql`select ${crypto.randomUUID()}, ${workspace}, ${link}, ${name}, ${now().toISOString()}
        where ${mayWrite(actor, workspace)} and ${room}`,
    )
    .onConflictDoUpdate({ target: [arScenes.workspace, arScenes.link], set: { name } })
    .returning({ id: arScenes.id });
  if (written) return { ok: true };
  return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
}

/** Removes a scene; what is not there is removed. */
export async function removeScene(
  { db }: Pick<Deps, "db">,
  actor: Person,
  id: string,
): Promise<CommandResult<"not-allowed">> {
  await db
    .delete(arScenes)
    .where(
      and(eq(arScenes.id, id), eq(arScenes.workspace, actor.workspace), mayWrite(actor, arScenes.workspace)),
    );
  return (await mayStill(db, actor)) ? { ok: true } : { ok: false, error: "not-allowed" };
}
