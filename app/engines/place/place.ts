// The front door to positions: reading what people type, distances, and drawing without a map service.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export { type Plot, plot } from "./plot.ts";
export { plusCodeOf } from "./plus-code.ts";
export {
  COMPASS,
  type Compass,
  directionTo,
  estimatedMinutes,
  METRES_PER_MILE,
  metresBetween,
  type Position,
  saidDistance,
} from "./position.ts";
export { decimalOf, mapLinks, sexagesimalOf } from "./print-position.ts";
export { type PositionError, type ReadPosition, readPosition } from "./read-position.ts";
export { chordOf, metresOf, onSphere } from "./sphere.ts";
