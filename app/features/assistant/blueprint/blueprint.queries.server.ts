import { type Analysis, analyseLines, type ClimateZone, typedLines } from "~/engines/drawing/drawing.ts";
import type { AppEnv } from "~/environment.ts";
import type { SessionService } from "~/services/session.server.ts";
import { readTyped, readZone, type TypedError } from "./blueprint.schemas.ts";
import { EXAMPLE_LINES } from "./example-lines.data.ts";
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
