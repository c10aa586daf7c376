import type { SheetLine } from "~/engines/drawing/sheet.ts";
import type { Drawing } from "./analyse-file.ts";
import { blobOf } from "./data-url.ts";

/** Keeps a drawing with what was read on it, in the member's account. */
export async function saveDrawing(
  idem: string,
  { name, source, width, height }: Drawing,
  lines: readonly SheetLine[],
): Promise<"saved" | "failed" | "full"> {
  const form = new FormData();
  for (const [field, value] of Object.entries({
    intent: "save",
    answer: "json",
    idem,
    name,
    width: String(width),
    height: String(height),
    lines: JSON.stringify(lines),
  })) {
    form.set(field, value);
  }
  try {
    form.set("picture", blobOf(source), name);
    const response = await fetch("/blueprint-analyzer/drawings", { method: "POST", body: form });
    if (response.status === 409) return "full";
    return response.ok && !response.redirected ? "saved" : "failed";
  } catch {
    return "failed";
  }
}
