/** A point on the earth in decimal degrees, WGS 84: north and east are positive. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** The mean radius of the earth in metres (IUGG). */
export const EARTH_METRES = 6_371_008.8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The shortest way over the ground in metres, by the haversine formula: within half a percent of the ellipsoid. */
export function metresBetween(from: Position, to: Position): number {
  const [north, east] = [
    radians(to.latitude - from.latitude) / 2,
    radians(to.longitude - from.longitude) / 2,
  ];
  const chord =
    Math.sin(north) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export const COMPASS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export type Compass = (typeof COMPASS)[number];

/** The point of the compass in which one sets out from one position to another. */
export function directionTo(from: Position, to: Position): Compass {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const east = radians(to.longitude - from.longitude);
  const y = Math.sin(east) * Math.cos(b);
  const x = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(east);
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  return COMPASS[(Math.round(degrees / 45) + 8) % 8] as Compass;
}

/** Roads are longer than the straight line; an assumption of ours, shown with the figure. */
const DETOUR = 1.3;
/** The straight line in metres up to which a truck goes this fast on average, in km/h; an assumption of ours. */
const SPEEDS = [
  { upTo: 5_000, kmh: 25 },
  { upTo: 30_000, kmh: 45 },
  { upTo: Number.POSITIVE_INFINITY, kmh: 80 },
] as const;

/**
 * How long a truck needs, estimated from the straight line alone: no map, no traffic.
 * @param metres the straight line
 * @returns whole minutes, rounded up; one at least
 */
export function estimatedMinutes(metres: number): number {
  let hours = 0;
  let from = 0;
  for (const { upTo, kmh } of SPEEDS) {
    const part = Math.max(0, Math.min(metres, upTo) - from);
    hours += (part * DETOUR) / 1000 / kmh;
    from = upTo;
  }
  return Math.max(1, Math.ceil(hours * 60));
}

export const METRES_PER_MILE = 1609.344;
const METRES_PER_FOOT = 0.3048;

/** A distance as people say it: feet and miles, or metres and kilometres, in steps that its size deserves. */
export function saidDistance(
  metres: number,
  metric: boolean,
): { unit: "ft" | "mi" | "m" | "km"; value: number } {
  const [small, large, per] = metric ? [1, 1000, 1000] : [METRES_PER_FOOT, METRES_PER_MILE, METRES_PER_MILE];
  if (metres < per * (metric ? 1 : 0.2)) {
    const value = Math.round(metres / small / 10) * 10;
    return { unit: metric ? "m" : "ft", value };
  }
  const far = metres / large;
  return { unit: metric ? "km" : "mi", value: far < 10 ? Math.round(far * 10) / 10 : Math.round(far) };
}
