import { analyseLines } from "~/engines/drawing/analysis.ts";
import { typedLines } from "~/engines/drawing/sheet.ts";
import { contextOf, readTyped } from "./blueprint.schemas.ts";

/** The typed form of an address with its result, or with what is wrong with it. */
export function readTypedAnalysis(params: URLSearchParams) {
  const read = readTyped(params);
  if (!read || read.error) return read;
  const { typed } = read;
  return { typed, analysis: analyseLines(typedLines(typed.lines), "none", contextOf(typed)) };
}
export type TypedAnalysis = NonNullable<ReturnType<typeof readTypedAnalysis>>;
