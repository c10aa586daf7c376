import type { R2Bucket } from "@cloudflare/workers-types";
import { and, eq, sql } from "drizzle-orm";
import { analyseLines } from "~/engines/drawing/analysis.ts";
import { inspectImage } from "~/engines/drawing/picture/image-file.ts";
import type { Database } from "~db/client.ts";
import { drawings } from "~db/schema/drawings.ts";
import { MOST_DRAWINGS, MOST_PICTURE_BYTES, type SaveDrawingForm } from "./saved.schemas.ts";

interface Deps {
  db: Database;
  pictures: R2Bucket;
  now: () => Date;
}

/** Where a picture lies in the bucket. */
export const pictureKey = (id: string): string => `drawings/${id}`;

const MIME = { png: "png", jpeg: "jpeg", gif: "gif", bmp: "bmp", webp: "webp", svg: "svg+xml" } as const;

/**
 * Keeps a picture and what was read on it. The picture is written first: a row never points to nothing. The limit is
 * in the statement, so that two tabs cannot pass it together; the same form sent again answers as it did before.
 */
export async function saveDrawing(
  { db, pictures, now }: Deps,
  userId: string,
  form: SaveDrawingForm,
  picture: Uint8Array,
): Promise<{ ok: true; id: string } | { ok: false; error: "notAnImage" | "tooLarge" | "full" }> {
  if (picture.length > MOST_PICTURE_BYTES) return { ok: false, error: "tooLarge" };
  const image = inspectImage(picture);
  if (!image.ok) return { ok: false, error: "notAnImage" };
  const { idem: id, name, width, height, lines } = form;
  // Somebody else's drawing is not written over by a form that names its id.
  const [known] = await db.select({ userId: drawings.userId }).from(drawings).where(eq(drawings.id, id));
  if (known) return known.userId === userId ? { ok: true, id } : { ok: false, error: "notAnImage" };
  const type = `image/${MIME[image.format]}`;
  await pictures.put(pictureKey(id), picture, { httpMetadata: { contentType: type } });
  const confidence = analyseLines(lines).confidence.percent;
  const [row] = await db
    .insert(drawings)
    .select(
      sql`select ${id}, ${userId}, ${name}, ${type}, ${width}, ${height}, ${confidence}, ${JSON.stringify(lines)}, ${now().toISOString()}
        where (select count(*) from ${drawings} where ${drawings.userId} = ${userId}) < ${MOST_DRAWINGS}`,
    )
    .onConflictDoNothing()
    .returning({ id: drawings.id });
  if (row) return { ok: true, id };
  const [twin] = await db
    .select({ id: drawings.id })
    .from(drawings)
    .where(and(eq(drawings.id, id), eq(drawings.userId, userId)));
  if (twin) return { ok: true, id };
  await pictures.delete(pictureKey(id));
  return { ok: false, error: "full" };
}

/** Deletes a member's drawing with its picture; one that is gone already, or is not theirs, changes nothing. */
export async function deleteDrawing(
  { db, pictures }: Omit<Deps, "now">,
  userId: string,
  id: string,
): Promise<boolean> {
  const [row] = await db
    .delete(drawings)
    .where(and(eq(drawings.id, id), eq(drawings.userId, userId)))
    .returning({ id: drawings.id });
  if (!row) return false;
  await pictures.delete(pictureKey(id));
  return true;
}
