import { readSvg, readTakeoff, writeTakeoff } from "~/engines/drawing/drawing.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { parseForm } from "~/services/form.server.ts";
import { measured, readMeasuring } from "./plan.schemas.ts";
import samplePicture from "./sample-plan.svg?raw";
import { SAMPLE_PLAN } from "./sample-plan.ts";
import { type SaveDeps, saveDrawing } from "./saved.commands.server.ts";
import { KeepSampleForm } from "./saved.schemas.ts";

/**
 * Keeps our own plan as a drawing of a member's, with the take-off of the form and the measurement for which its
 * address had no room.
 */
export async function keepSample(
  deps: SaveDeps,
  userId: string,
  form: FormData,
  language: Language,
): Promise<{ ok: true; id: string } | { ok: false; error: "malformed" | "full" }> {
  const submission = parseForm(form, KeepSampleForm);
  if (submission.status !== "success") return { ok: false, error: "malformed" };
  const { idem, takeoff = "" } = submission.value;
  const before = readTakeoff(new URLSearchParams(takeoff));
  const more = measured(before, readMeasuring(form), "kept");
  const { width, height } = SAMPLE_PLAN;
  const saved = await saveDrawing(
    deps,
    userId,
    {
      idem,
      name: translator(language, "take-off")("sampleTitle"),
      width,
      height,
      lines: readSvg(samplePicture).lines,
      takeoff: writeTakeoff(more.ok ? more.takeoff : before),
    },
    new TextEncoder().encode(samplePicture),
  );
  if (saved.ok) return saved;
  return { ok: false, error: saved.error === "full" ? "full" : "malformed" };
}
