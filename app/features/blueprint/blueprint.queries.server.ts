import { type Analysis, analyseLines } from "~/engines/drawing/analysis.ts";
import type { ClimateZone } from "~/engines/drawing/check/insulation-table.ts";
import { typedLines } from "~/engines/drawing/sheet.ts";
import { readTyped, readZone, type TypedError } from "./blueprint.schemas.ts";

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
