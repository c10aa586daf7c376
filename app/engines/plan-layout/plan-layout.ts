// The front door of the engine: from a list of rooms and a lot to plans of a house.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export type * from "./plan.ts";
export { areaOf, overlap, sharedWall } from "./plan.ts";
export {
  type AskedKind,
  BATHS,
  buildable,
  HABITABLE,
  INNER,
  KINDS,
  type Kind,
  type Lot,
  NEEDS,
  OUTER,
  type Programme,
  PUBLIC,
  SIDES,
  type Side,
  SLEEPING,
  WET,
  type Wish,
  wish,
} from "./programme.ts";
export { DAYLIGHT_FULL, WAYS_FULL, WAYS_NONE, WEIGHTS } from "./score.ts";
export { ATTEMPTS, allReached, type Found, plansOf, type Refused, VARIANTS } from "./search.ts";
export { isEscape, openableOf, PATIO_GLASS } from "./windows.ts";
