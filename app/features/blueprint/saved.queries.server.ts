import { and, desc, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "~db/client.ts";
import { drawings } from "~db/schema/drawings.ts";
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
