import {
  type Analysis,
  analyseLines,
  type ClimateZone,
  readSvg,
  typedLines,
} from "~/engines/drawing/drawing.ts";
import type { AppEnv } from "~/environment.ts";
import type { SessionService } from "~/services/session.server.ts";
import { readTyped, readZone, type TypedError } from "./blueprint.schemas.ts";
import { EXAMPLE_LINES } from "./example-lines.data.ts";
import { keepable } from "./saved-limits.ts";
import { shortened } from "./shortened.ts";
import type { UploadResult } from "./uploads.commands.server.ts";
import type { VisionOffer } from "./vision.schemas.ts";

/** Lines that somebody typed, with what they say or what is wrong with them. */
export interface TypedAnalysis {
  lines: string;
  zone?: ClimateZone;
  error?: TypedError;
  analysis?: Analysis;
}

/** The typed lines of an address with their result; undefined where none were sent. */
export function readTypedAnalysis(params: URLSearchParams): TypedAnalysis | undefined {
  const typed = readTyped(params);
  if (!typed) return undefined;
  const zone = readZone(params);
  if (typed.error) return { ...typed, zone };
  return { ...typed, zone, analysis: analyseLines(typedLines(typed.lines), "none", { zone }) };
}

/** The model that may be asked about a picture; undefined where the operator has connected none. */
export function visionOffer({ vision }: Pick<AppEnv, "vision">): VisionOffer | undefined {
  return vision && { host: new URL(vision.baseUrl).host };
}

/** What the analyzer needs where it stands in another screen. */
export async function readAnalyzer({
  env,
  session,
  formKey,
}: {
  env: Pick<AppEnv, "vision" | "pictures">;
  session: Pick<SessionService, "current">;
  formKey: () => string;
}) {
  const canSave = env.pictures !== undefined && (await session.current()) !== undefined;
  return {
    canSave,
    vision: visionOffer(env),
    example: EXAMPLE_LINES,
    plain: { idem: formKey() },
  };
}

/** A drawing that another page made and hands over, with what it says. */
export interface HandedOver {
  result: UploadResult;
  /** Its file, for the reader in the browser. */
  file: string;
  /** The page that drew it. */
  from: string;
  /** What a form sends along to keep it. */
  home: string;
}

/** The plan of a house with what it says. @param svg as its own page draws it */
export function readHandedOver(
  svg: string,
  home: URLSearchParams,
  { name, zone }: { name: string; zone?: ClimateZone },
): HandedOver {
  const { lines, partly } = readSvg(svg);
  return {
    result: { name, ...shortened(analyseLines(keepable(lines), "none", { zone })), partly },
    file: `/ai-home-design/plan.svg?${home}`,
    from: `/ai-home-design?${home}`,
    home: String(home),
  };
}
