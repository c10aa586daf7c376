import { EARTH_METRES, type Position } from "./position.ts";

// Distances that a statement of a database can compare, which adds and multiplies and knows no sines.

/** A point on a sphere of radius 1. */
export function onSphere({ latitude, longitude }: Position) {
  const [lat, lon] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return { x: Math.cos(lat) * Math.cos(lon), y: Math.cos(lat) * Math.sin(lon), z: Math.sin(lat) };
}

/** The square of the straight line through the sphere that belongs to metres over the ground. It grows with them. */
export const chordOf = (metres: number): number => (2 * Math.sin(metres / (2 * EARTH_METRES))) ** 2;

/** Metres over the ground of such a square: the haversine formula the other way round. */
export const metresOf = (chord: number): number =>
  2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(chord) / 2));
