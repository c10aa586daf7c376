// The entry point: what other code may use of this engine.
// biome-ignore-all lint/performance/noBarrelFile: an engine's entry point, the one file that other code imports

export { CLIMATE_ZONES, type ClimateZone, isClimateZone } from "~/engines/formula/formula.ts";
export { type Analysis, analyseLines, checkedAgain } from "./analysis.ts";
export { checkEntities } from "./check/check-entities.ts";
export type { Finding, Placement, Verdict } from "./check/finding.ts";
export { RULES, type RuleId, STUD_WIDTHS } from "./check/limits.ts";
export type { Material } from "./materials.ts";
export { grayOf } from "./picture/gray.ts";
export {
  type ImageFile,
  type ImageFormat,
  type ImageProblem,
  inspectImage,
  MOST_PIXELS,
} from "./picture/image-file.ts";
export { type LineReader, layOut, readPicture } from "./picture/read-picture.ts";
export { pgmOf } from "./picture/straighten.ts";
export { ELEMENTS_ON_DEVICE, readSvg } from "./picture/svg-text.ts";
export { type DoubtfulItem, readSheet, type SheetItem, type SheetLine, typedLines } from "./sheet.ts";
export {
  fits,
  MOST_CENTS,
  ROOM,
  type Room,
  readTakeoff,
  takeoffFields,
  writeTakeoff,
} from "./takeoff/address.ts";
export type { Point } from "./takeoff/geometry.ts";
export { MOST_POINTS, readPoints, writePoints } from "./takeoff/point-text.ts";
export { calibrate, type Quantity, quantitiesOf, type Takeoff, typedInches } from "./takeoff/takeoff.ts";
export {
  finished,
  isComplete,
  isTool,
  MOST_LABEL,
  pointsMissing,
  type Tapping,
  TOOLS,
  type Tool,
  tapped,
  without,
} from "./takeoff/tapping.ts";
export type { Box, Entity, Metric } from "./text/entity.ts";
export { readLine } from "./text/read-line.ts";
