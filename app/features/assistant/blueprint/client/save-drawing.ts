import type { SheetLine } from "~/engines/drawing/drawing.ts";
import { keepable } from "../saved-limits.ts";
import type { Drawing } from "./analyse-file.ts";
import { blobOf } from "./data-url.ts";

/** Keeps a drawing with what was read on it, in the member's account. */
export async function saveDrawing(
  idem: string,
  { name, source, width, height }: Drawing,
  lines: readonly SheetLine[],
  takeoff: string,
): Promise<"saved" | "failed" | "full" | "moving"> {
  const form = new FormData();
  for (const [field, value] of Object.entries({
    intent: "save",
    answer: "json",
    idem,
    name,
    width: String(width),
    height: String(height),
    lines: JSON.stringify(keepable(lines)),
    takeoff,
  })) {
    form.set(field, value);
  }
  try {
    form.set("picture", blobOf(source), name);
    const response = await fetch("/blueprint-analyzer/drawings", { method: "POST", body: form });
    if (response.redirected) return "failed";
    if (response.ok) return "saved";
    const { error } = (await response.json()) as { error: string };
    return error === "full" || error === "moving" ? error : "failed";
  } catch {
    return "failed";
  }
}

/** Keeps what was measured on a kept drawing; answers its new version. */
export async function keepTakeoff(
  id: string,
  version: number,
  takeoff: string,
): Promise<number | "failed" | "stale"> {
  try {
    const body = new URLSearchParams({
      intent: "takeoff",
      answer: "json",
      id,
      version: String(version),
      takeoff,
    });
    const response = await fetch("/blueprint-analyzer/drawings", { method: "POST", body });
    if (response.status === 409) return "stale";
    if (!response.ok || response.redirected) return "failed";
    const answer = (await response.json()) as { version: number };
    return answer.version;
  } catch {
    return "failed";
  }
}
