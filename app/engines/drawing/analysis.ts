import { checkEntities, worstFirst } from "./check/check-entities.ts";
import type { CheckContext, Finding } from "./check/finding.ts";
import { type Confidence, calibrated, confidenceOf } from "./confidence.ts";
import { type Material, materialsOf } from "./materials.ts";
import { type DoubtfulItem, readSheet, type SheetItem, type SheetLine } from "./sheet.ts";
import type { Calibration } from "./takeoff/takeoff.ts";
import type { EntityKind } from "./text/entity.ts";

/** What kind of sheet it is, by what it says. */
export type AnalysisType = "floorPlan" | "details" | "schedule" | "dimensions" | "nothing";

/** What should be done next; `count` says how often. */
export interface Suggestion {
  code:
    | "fixFailures"
    | "verifyOnSite"
    | "lookUp"
    | "setScale"
    | "checkScale"
    | "notToScale"
    | "scaleDisagrees"
    | "readAgain"
    | "compareCorrections"
    | "askProfessional";
  count: number;
}

/** The result of reading one drawing. */
export interface Analysis {
  analysisType: AnalysisType;
  confidence: Confidence;
  /** Everything that was read, with its place; the findings' `source` counts along this list. */
  dimensions: SheetItem[];
  /** What was read as something that cannot be; nothing here follows from it. */
  doubtful: DoubtfulItem[];
  materials: Material[];
  codeCompliance: Finding[];
  suggestions: Suggestion[];
  /** Lines that say nothing that we understand. */
  unread: string[];
}

/** Read less surely than this, a sheet should be scanned again. */
const POOR = 0.75;

/** What notes and details say. */
const DETAILS: readonly EntityKind[] = [
  "stair",
  "landing",
  "footing",
  "slab",
  "rebar",
  "member",
  "studCut",
  "guard",
  "guardOpening",
  "ceilingHeight",
  "insulation",
  "atticVent",
  "glazing",
  "clearance",
  "shower",
  "flow",
  "dryerDuct",
  "receptacles",
  "garageDoor",
  "garageBoard",
];

function typeOf(kinds: ReadonlySet<EntityKind>): AnalysisType {
  const has = (...wanted: EntityKind[]) => wanted.some((kind) => kinds.has(kind));
  if (has("room")) return "floorPlan";
  if (DETAILS.some((kind) => kinds.has(kind))) return "details";
  if (has("opening")) return "schedule";
  return has("dimension", "size", "area", "scale") ? "dimensions" : "nothing";
}

function suggestionsOf(
  findings: readonly Finding[],
  items: readonly SheetItem[],
  calibration: Calibration["state"],
  legibility: number,
): Suggestion[] {
  const count = (verdict: Finding["verdict"]) =>
    findings.filter((finding) => finding.verdict === verdict).length;
  const scales = items.flatMap(({ entity }) => (entity.kind === "scale" ? [entity.ratio] : []));
  const corrected = items.filter(({ repairs }) => repairs.length > 0).length;
  const structural = items.filter(({ entity }) =>
    ["member", "footing", "rebar", "slab"].includes(entity.kind),
  ).length;
  const all: Suggestion[] = [
    { code: "fixFailures", count: count("fail") },
    { code: "scaleDisagrees", count: calibration === "blocked" ? 1 : 0 },
    { code: "readAgain", count: items.length > 0 && legibility < POOR ? 1 : 0 },
    { code: "compareCorrections", count: corrected },
    { code: "verifyOnSite", count: count("verify") },
    { code: "lookUp", count: count("unknown") },
    { code: "notToScale", count: scales.includes(null) ? 1 : 0 },
    { code: "setScale", count: calibration === "none" ? 1 : 0 },
    { code: "checkScale", count: calibration === "unchecked" ? 1 : 0 },
    { code: "askProfessional", count: structural },
  ];
  return all.filter((suggestion) => suggestion.count > 0);
}

const checked = (items: readonly SheetItem[], context: CheckContext): Finding[] =>
  worstFirst(
    checkEntities(
      items.map(({ entity }) => entity),
      { ...context, boxes: items.map(({ box }) => box) },
    ),
  );

/** Reads lines, checks what they say, and says how far the result may be trusted. */
export function analyseLines(
  lines: readonly SheetLine[],
  calibration: Calibration["state"] = "none",
  context: CheckContext = {},
): Analysis {
  const sheet = readSheet(lines);
  const codeCompliance = checked(sheet.items, context);
  const confidence = confidenceOf(sheet, calibration);
  const entities = sheet.items.map(({ entity }) => entity);
  const said = new Set([...sheet.items, ...sheet.doubtful].map(({ text }) => text));
  return {
    analysisType: typeOf(new Set(entities.map(({ kind }) => kind))),
    confidence,
    dimensions: sheet.items,
    doubtful: sheet.doubtful,
    materials: materialsOf(entities),
    codeCompliance,
    suggestions: suggestionsOf(codeCompliance, sheet.items, calibration, confidence.legibility),
    unread: sheet.lines.map(({ text }) => text).filter((text) => !said.has(text)),
  };
}

/** An analysis under another calibration or in another climate zone: nothing is read again, so it takes no time. */
export function checkedAgain(
  analysis: Analysis,
  calibration: Calibration["state"],
  context: CheckContext = {},
): Analysis {
  const { dimensions } = analysis;
  const codeCompliance = checked(dimensions, context);
  const confidence = calibrated(analysis.confidence, dimensions, calibration);
  return {
    ...analysis,
    confidence,
    codeCompliance,
    suggestions: suggestionsOf(codeCompliance, dimensions, calibration, confidence.legibility),
  };
}
