import type { Position } from "~/engines/place/place.ts";

/** Metres of one degree of latitude, on the sphere of the engine `place`. */
export const METRES_A_DEGREE = (6_371_008.8 * Math.PI) / 180;

/** How many degrees of longitude are as long as one of latitude at this place. */
export const shrinking = ({ latitude }: Position): number => Math.cos((latitude * Math.PI) / 180);

/**
 * Metres from a place to another not far away, as if the earth around the first were flat: what a database can work out
 * without functions of angles. Within two percent of `metresBetween` up to about 150 km and 55 degrees of latitude.
 */
export function flatMetres(from: Position, to: Position): number {
  const north = (to.latitude - from.latitude) * METRES_A_DEGREE;
  const east = (to.longitude - from.longitude) * METRES_A_DEGREE * shrinking(from);
  return Math.sqrt(north * north + east * east);
}
