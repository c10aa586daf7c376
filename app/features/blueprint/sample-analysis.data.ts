import { type Analysis, analyseLines } from "~/engines/drawing/analysis.ts";
import { typedLines } from "~/engines/drawing/sheet.ts";

/** The confidence that the specification gives its sample. */
export const SAMPLE_CONFIDENCE = 87;

/** A small bungalow of ours; shown, and marked as a sample, where a drawing holds nothing legible. */
const LINES = [
  'SCALE: 1/4" = 1\'-0"',
  "LIVING ROOM 16'-0\" x 14'-0\"",
  "BEDROOM 1 12'-0\" x 11'-0\"",
  "BEDROOM 2 9'-0\" x 7'-0\"",
  "HALL 3'-0\" WIDE",
  "8'-0\" CLG. HT.",
  "ENTRY DOOR 3068",
  "(2) 3050 SH",
  '2x10 FLOOR JOISTS @ 16" O.C.',
  "SMOKE DETECTOR",
];

/** The sample result. Its figures follow from its lines as those of a drawing do; only the confidence is fixed. */
export function sampleAnalysis(): Analysis {
  const analysis = analyseLines(typedLines(LINES.join("\n")));
  return { ...analysis, confidence: { ...analysis.confidence, percent: SAMPLE_CONFIDENCE } };
}

/** What the example of the typed form shows. */
export const EXAMPLE_LINES = LINES.slice(1, 7).join("\n");
