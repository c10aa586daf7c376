import { ASKED_SIDE, VISION_ERRORS, type VisionAnswer } from "../vision.schemas.ts";
import type { Drawing } from "./analyse-file.ts";
import { blobOf } from "./data-url.ts";
import { drawSvg } from "./draw-svg.ts";

/**
 * The drawing as shown, re-encoded as JPEG with at most `ASKED_SIDE` pixels on its longer side. This drops camera
 * metadata, above all the location.
 */
async function pictureOf({ source, width, height }: Drawing): Promise<Blob> {
  const shown = blobOf(source);
  const bitmap =
    shown.type === "image/svg+xml"
      ? await drawSvg(shown, width, height, ASKED_SIDE)
      : await createImageBitmap(shown);
  const scale = Math.min(1, ASKED_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  // JPEG knows no transparency; a drawing lies on paper.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
  if (!picture) throw new Error("no picture");
  return picture;
}

/** Sends the picture to be shown to the model. Called only after the visitor has agreed to it. Never throws. */
export async function askVision(drawing: Drawing, signal: AbortSignal): Promise<VisionAnswer> {
  const form = new FormData();
  form.set("consent", "yes");
  try {
    form.set("picture", await pictureOf(drawing), "drawing.jpg");
  } catch {
    return { ok: false, error: "picture" };
  }
  try {
    const response = await fetch("/blueprint-analyzer/vision", { method: "POST", body: form, signal });
    const answer = (await response.json()) as { text?: unknown; error?: unknown };
    if (response.ok && typeof answer.text === "string") return { ok: true, text: answer.text };
    const error = VISION_ERRORS.find((known) => known === answer.error);
    return { ok: false, error: error ?? "failed" };
  } catch {
    return { ok: false, error: "failed" };
  }
}
