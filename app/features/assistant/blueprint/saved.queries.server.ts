import { and, desc, eq } from "drizzle-orm";
import * as v from "valibot";
import type { AppEnv } from "~/environment.ts";
import type { Database } from "~db/client.ts";
import { drawings } from "~db/schema/assistant.ts";
import { SavedLines } from "./saved.schemas.ts";
import { MOST_DRAWINGS } from "./saved-limits.ts";

/** A member's drawings, the newest first. */
export function listDrawings(db: Database, userId: string) {
  const { id, name, confidence, createdAt } = drawings;
  return db
    .select({ id, name, confidence, createdAt })
    .from(drawings)
    .where(eq(drawings.userId, userId))
    .orderBy(desc(drawings.createdAt))
    .limit(MOST_DRAWINGS);
}
export type SavedDrawing = Awaited<ReturnType<typeof listDrawings>>[number];

/** A member's own drawing with its lines, or undefined. */
export async function findDrawing(db: Database, userId: string, id: string) {
  const [row] = await db
    .select()
    .from(drawings)
    .where(and(eq(drawings.id, id), eq(drawings.userId, userId)));
  if (!row) return undefined;
  const lines = v.safeParse(SavedLines, row.lines);
  return { ...row, lines: lines.success ? lines.output : [] };
}

/** Where a picture lies in the bucket. */
export const pictureKey = (id: string): string => `drawings/${id}`;

/** The picture of a member's own drawing, or undefined. */
export async function findPicture(
  { db, env }: { db: Database; env: Pick<AppEnv, "pictures"> },
  userId: string,
  id: string,
) {
  const drawing = await findDrawing(db, userId, id);
  const picture = drawing && (await env.pictures?.get(pictureKey(drawing.id)));
  return picture ? { type: drawing.type, picture } : undefined;
}
