import { and, desc, eq } from "drizzle-orm";
import * as v from "valibot";
import { type Actor, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { AppEnv } from "~/environment.ts";
import type { Database } from "~db/client.ts";
import { drawings } from "~db/schema/assistant.ts";
import { SavedLines } from "./saved.schemas.ts";
import { MOST_DRAWINGS } from "./saved-limits.ts";

/** What links call a drawing. */
export const DRAWING = "drawing";

/** The drawings of the workspace that somebody works in, the newest first. */
export function listDrawings(db: Database, actor: Person) {
  const { id, name, confidence, createdAt } = drawings;
  return db
    .select({ id, name, confidence, createdAt })
    .from(drawings)
    .where(and(eq(drawings.workspace, actor.workspace), mayRead(actor, drawings.workspace)))
    .orderBy(desc(drawings.createdAt))
    .limit(MOST_DRAWINGS);
}
export type SavedDrawing = Awaited<ReturnType<typeof listDrawings>>[number];

/** A drawing with its lines, for whoever may read it: members of its workspace, and who holds a link to it. */
export async function findDrawing(db: Database, actor: Actor, id: string) {
  const [row] = await db
    .select()
    .from(drawings)
    .where(and(eq(drawings.id, id), mayRead(actor, drawings.workspace, { type: DRAWING, id: drawings.id })));
  if (!row) return undefined;
  const lines = v.safeParse(SavedLines, row.lines);
  return { ...row, lines: lines.success ? lines.output : [] };
}

/** Where a picture lies in the bucket. */
export const pictureKey = (id: string): string => `drawings/${id}`;

/** The picture of a drawing, for whoever may read it. */
export async function findPicture(
  { db, env }: { db: Database; env: Pick<AppEnv, "pictures"> },
  actor: Actor,
  id: string,
) {
  const drawing = await findDrawing(db, actor, id);
  const picture = drawing && (await env.pictures?.get(pictureKey(drawing.id)));
  return picture ? { type: drawing.type, picture } : undefined;
}
