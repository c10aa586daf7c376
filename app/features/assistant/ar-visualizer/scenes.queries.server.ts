import { and, asc, desc, eq } from "drizzle-orm";
import { type Actor, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { arScenes } from "~db/schema/ar-scenes.ts";
import { SCENE, SCENE_LIMITS } from "./scenes.limits.ts";

const ENTRY = { id: arScenes.id, link: arScenes.link, name: arScenes.name, createdAt: arScenes.createdAt };

/** What a workspace keeps, the newest first; nothing of who owns nothing. */
export async function readScenes(db: Database, actor: Person | undefined) {
  if (!actor) return [];
  return db
    .select(ENTRY)
    .from(arScenes)
    .where(and(eq(arScenes.workspace, actor.workspace), mayRead(actor, arScenes.workspace)))
    .orderBy(desc(arScenes.createdAt), asc(arScenes.id))
    .limit(SCENE_LIMITS.scenes);
}
export type Scenes = Awaited<ReturnType<typeof readScenes>>;

/** One scene, for its workspace and for whoever holds a link to it. */
export async function readScene(db: Database, actor: Actor, id: string) {
  const [found] = await db
    .select(ENTRY)
    .from(arScenes)
    .where(and(eq(arScenes.id, id), mayRead(actor, arScenes.workspace, { type: SCENE, id: arScenes.id })));
  return found;
}
