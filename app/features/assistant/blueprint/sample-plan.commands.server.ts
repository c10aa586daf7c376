import { readSvg, readTakeoff, writeTakeoff } from "~/engines/drawing/drawing.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { KeepSampleForm } from "./kept.schemas.ts";
import { measured } from "./plan.schemas.ts";
import samplePicture from "./sample-plan.svg?raw";
import { SAMPLE_PLAN } from "./sample-plan.ts";
import { type SaveDeps, saveDrawing } from "./saved.commands.server.ts";

/**
 * Keeps our own plan as a drawing of a member's, with the take-off of its page and the measurement for which the
 * page's address had no room.
 */
export async function keepSample(
  deps: SaveDeps & { language: Language },
  actor: Person,
  { idem, takeoff = "", measuring }: KeepSampleForm,
): Promise<CommandResult<"malformed" | "full" | "not-allowed", { id: string }>> {
  const before = readTakeoff(new URLSearchParams(takeoff));
  const more = measured(before, measuring, "kept");
  const { width, height } = SAMPLE_PLAN;
  const saved = await saveDrawing(deps, actor, {
    idem,
    name: translator(deps.language, "take-off")("sampleTitle"),
    width,
    height,
    lines: readSvg(samplePicture).lines,
    takeoff: writeTakeoff(more.ok ? more.takeoff : before),
    picture: new TextEncoder().encode(samplePicture),
  });
  if (saved.ok) return saved;
  const { error } = saved;
  return { ok: false, error: error === "full" || error === "not-allowed" ? error : "malformed" };
}
