import type { R2Bucket } from "@cloudflare/workers-types";
import { and, eq, sql } from "drizzle-orm";
import { analyseLines, type ImageFile, inspectImage, typedLines } from "~/engines/drawing/drawing.ts";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { drawings } from "~db/schema/assistant.ts";
import { findDrawing, pictureKey } from "./saved.queries.server.ts";
import type { SaveDrawingForm } from "./saved.schemas.ts";
import { MOST_DRAWINGS, MOST_PICTURE_BYTES } from "./saved-limits.ts";

export interface SaveDeps {
  db: Database;
  pictures: R2Bucket;
  now: () => Date;
}

const MIME = { png: "png", jpeg: "jpeg", gif: "gif", bmp: "bmp", webp: "webp", svg: "svg+xml" } as const;

interface NewDrawing extends SaveDrawingForm {
  picture: Uint8Array;
  /** What its bytes are, where somebody has looked already. */
  looked?: ImageFile;
}

/**
 * Keeps a picture that stands still and what was read on it. The picture is written first: a row never points to
 * nothing. The limit is in the statement, so that two tabs cannot pass it together; the same form sent again answers
 * as it did before.
 */
export async function saveDrawing(
  { db, pictures, now }: SaveDeps,
  actor: Person,
  { idem: id, name, width, height, lines, takeoff = "", picture, looked }: NewDrawing,
): Promise<CommandResult<"notAnImage" | "moving" | "tooLarge" | "full" | "not-allowed", { id: string }>> {
  if (picture.length > MOST_PICTURE_BYTES) return { ok: false, error: "tooLarge" };
  const { workspace } = actor;
  const image = looked ?? inspectImage(picture);
  if (!image.ok) return { ok: false, error: "notAnImage" };
  if (image.animated) return { ok: false, error: "moving" };
  // Somebody else's drawing is not written over by a form that names its id.
  const [known] = await db
    .select({ mine: sql<number>`${mayWrite(actor, drawings.workspace)}` })
    .from(drawings)
    .where(eq(drawings.id, id));
  if (known) return known.mine ? { ok: true, id } : { ok: false, error: "notAnImage" };
  const type = `image/${MIME[image.format]}`;
  await pictures.put(pictureKey(id), picture, { httpMetadata: { contentType: type } });
  const confidence = analyseLines(lines).confidence.percent;
  const [row] = await db
    .insert(drawings)
    .select(
      sql`select ${id}, ${workspace}, ${name}, ${type}, ${width}, ${height}, ${confidence}, ${JSON.stringify(lines)}, '', ${takeoff}, 1, ${now().toISOString()}
        where ${mayWrite(actor, workspace)}
        and (select count(*) from ${drawings} where ${drawings.workspace} = ${workspace}) < ${MOST_DRAWINGS}`,
    )
    .onConflictDoNothing()
    .returning({ id: drawings.id });
  if (row) return { ok: true, id };
  const [[twin], [may]] = await db.batch([
    db
      .select({ id: drawings.id })
      .from(drawings)
      .where(and(eq(drawings.id, id), mayWrite(actor, drawings.workspace))),
    db.select({ yes: sql<number>`${mayWrite(actor, workspace)}` }).from(sql`(select 1)`),
  ]);
  if (twin) return { ok: true, id };
  await pictures.delete(pictureKey(id));
  return { ok: false, error: may?.yes ? "full" : "not-allowed" };
}

/** What may be changed of a kept drawing: what was measured on it, or what is typed beside it. */
export type DrawingChange = { takeoff: string } | { typedLines: string };

/** A drawing, and the version of the page that a change was made on. */
export interface DrawingPage {
  id: string;
  version: number;
}

/**
 * Changes a member's drawing unless it was changed since the page was rendered; the version is checked in the
 * statement. Sending the same change again has no effect. Typed lines count for the confidence like recognised ones.
 */
export async function changeDrawing(
  { db }: Pick<SaveDeps, "db">,
  actor: Person,
  { id, version, change }: DrawingPage & { change: DrawingChange },
): Promise<CommandResult<"gone" | "not-allowed" | "stale", { version: number }>> {
  const drawing = await findDrawing(db, actor, id);
  if (!drawing) return { ok: false, error: "gone" };
  const follows =
    "typedLines" in change
      ? { confidence: analyseLines([...drawing.lines, ...typedLines(change.typedLines)]).confidence.percent }
      : {};
  const [row] = await db
    .update(drawings)
    .set({ ...change, ...follows, version: sql`${drawings.version} + 1` })
    .where(and(eq(drawings.id, id), mayWrite(actor, drawings.workspace), eq(drawings.version, version)))
    .returning({ version: drawings.version });
  if (row) return { ok: true, version: row.version };
  const kept = await findDrawing(db, actor, id);
  if (!kept) return { ok: false, error: "gone" };
  const done =
    "typedLines" in change ? kept.typedLines === change.typedLines : kept.takeoff === change.takeoff;
  if (done) return { ok: true, version: kept.version };
  return { ok: false, error: kept.version === version ? "not-allowed" : "stale" };
}

/** Deletes a drawing with its picture; one that is gone already, or is not theirs to delete, changes nothing. */
export async function deleteDrawing(
  { db, pictures }: Omit<SaveDeps, "now">,
  actor: Person,
  { id }: { id: string },
): Promise<CommandResult<"gone">> {
  const [row] = await db
    .delete(drawings)
    .where(and(eq(drawings.id, id), mayWrite(actor, drawings.workspace)))
    .returning({ id: drawings.id });
  if (!row) return { ok: false, error: "gone" };
  await pictures.delete(pictureKey(id));
  return { ok: true };
}
