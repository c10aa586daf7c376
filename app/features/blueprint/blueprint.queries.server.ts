import { type Analysis, analyseLines } from "~/engines/drawing/analysis.ts";
import { typedLines } from "~/engines/drawing/sheet.ts";
import { readTyped, type TypedError } from "./blueprint.schemas.ts";

/** Lines that somebody typed, with what they say or what is wrong with them. */
export interface TypedAnalysis {
  lines: string;
  error?: TypedError;
  analysis?: Analysis;
}

/** The typed lines of an address with their result; undefined where none were sent. */
export function readTypedAnalysis(params: URLSearchParams): TypedAnalysis | undefined {
  const typed = readTyped(params);
  return typed && !typed.error ? { ...typed, analysis: analyseLines(typedLines(typed.lines)) } : typed;
}
