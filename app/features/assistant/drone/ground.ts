import { type Position, readPosition } from "~/engines/place/place.ts";

// An area of ground in meters, east and north of its middle.

export type Point = readonly [x: number, y: number];

/** More corners than an area of land has. */
export const MOST_CORNERS = 100;
/** Beyond this a drone is not seen any more, and a plane is no earth. */
export const MOST_METRES = 3000;
const LEAST_M2 = 25;

export type AreaError =
  | { code: "unreadable"; line: number }
  | { code: "corners" }
  | { code: "tooMany" }
  | { code: "crosses"; first: string; second: string }
  | { code: "dateLine" }
  | { code: "pole" }
  | { code: "large" }
  | { code: "small" };

export interface Ground {
  middle: Position;
  corners: Position[];
  points: Point[];
}

/** Meters in a degree at a latitude (WGS 84, series of the NGA). */
export function metresPerDegree(latitude: number): { north: number; east: number } {
  const phi = (latitude * Math.PI) / 180;
  return {
    north: 111_132.92 - 559.82 * Math.cos(2 * phi) + 1.175 * Math.cos(4 * phi),
    east: 111_412.84 * Math.cos(phi) - 93.5 * Math.cos(3 * phi) + 0.118 * Math.cos(5 * phi),
  };
}

export function pointOf({ latitude, longitude }: Position, middle: Position): Point {
  const { north, east } = metresPerDegree(middle.latitude);
  return [(longitude - middle.longitude) * east, (latitude - middle.latitude) * north];
}

export function positionOf([x, y]: Point, middle: Position): Position {
  const { north, east } = metresPerDegree(middle.latitude);
  return { latitude: middle.latitude + y / north, longitude: middle.longitude + x / east };
}

/** Twice the area, positive where the corners go against the clock. */
const twice = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], n) => {
    const [nextX, nextY] = points[(n + 1) % points.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
export const areaOf = (points: readonly Point[]): number => Math.abs(twice(points)) / 2;

const side = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
const lies = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  Math.min(ax, bx) <= cx && cx <= Math.max(ax, bx) && Math.min(ay, by) <= cy && cy <= Math.max(ay, by);

/** Whether two sides meet in any point. */
function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [s1, s2, s3, s4] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (s1 !== s2 && s3 !== s4) return true;
  return (
    (s1 === 0 && lies(a, b, c)) ||
    (s2 === 0 && lies(a, b, d)) ||
    (s3 === 0 && lies(c, d, a)) ||
    (s4 === 0 && lies(c, d, b))
  );
}

/** The first two sides that cross, by their numbers from 0. */
export function crossing(points: readonly Point[]): [number, number] | undefined {
  const many = points.length;
  for (let n = 0; n < many; n++)
    for (let m = n + 1; m < many; m++) {
      // Neighbours share a corner.
      if (m === n + 1 || (n === 0 && m === many - 1)) continue;
      const [a, b] = [points[n], points[(n + 1) % many]] as [Point, Point];
      const [c, d] = [points[m], points[(m + 1) % many]] as [Point, Point];
      if (meet(a, b, c, d)) return [n, m];
    }
  return undefined;
}

export const isInside = (points: readonly Point[], [x, y]: Point): boolean =>
  points.reduce((inside, [ax, ay], n) => {
    const [bx, by] = points[(n + 1) % points.length] as Point;
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

/** What lies on the earth as an area that can be flown, or why it cannot. */
export function groundOf(corners: readonly Position[]): Ground | { error: AreaError } {
  const all = corners.filter(({ latitude, longitude }, n) => {
    const before = corners[(n + corners.length - 1) % corners.length] as Position;
    // A ring that is closed by its first corner again has it once.
    return corners.length < 2 || latitude !== before.latitude || longitude !== before.longitude;
  });
  if (all.length < 3) return { error: { code: "corners" } };
  if (all.length > MOST_CORNERS) return { error: { code: "tooMany" } };
  const [latitudes, longitudes] = [
    all.map(({ latitude }) => latitude),
    all.map(({ longitude }) => longitude),
  ];
  const span = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [south, north] = span(latitudes);
  const [west, east] = span(longitudes);
  if (east - west > 180) return { error: { code: "dateLine" } };
  if (north > 85 || south < -85) return { error: { code: "pole" } };
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const points = all.map((corner) => pointOf(corner, middle));
  if (points.some(([x, y]) => Math.hypot(x, y) > MOST_METRES / 2)) return { error: { code: "large" } };
  const found = crossing(points);
  if (found) {
    const name = (from: number) => `${from + 1}–${((from + 1) % points.length) + 1}`;
    return { error: { code: "crosses", first: name(found[0]), second: name(found[1]) } };
  }
  if (areaOf(points) < LEAST_M2) return { error: { code: "small" } };
  return { middle, corners: all, points };
}

/** Corners as they are pasted, one a line: latitude, then longitude. */
export function readArea(text: string): Ground | { error: AreaError } {
  const lines = text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length > MOST_CORNERS + 1) return { error: { code: "tooMany" } };
  const corners: Position[] = [];
  for (const [n, line] of lines.entries()) {
    const read = readPosition(line);
    if (!read.ok) return { error: { code: "unreadable", line: n + 1 } };
    corners.push(read.position);
  }
  return groundOf(corners);
}

/** A rectangle about its middle, turned clockwise from north. */
export function rectangle(middle: Position, width: number, depth: number, bearing: number) {
  const turn = (bearing * Math.PI) / 180;
  const corners = (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([u, v]) => {
    const [x, y] = [(u * width) / 2, (v * depth) / 2];
    return positionOf(
      [x * Math.cos(turn) + y * Math.sin(turn), -x * Math.sin(turn) + y * Math.cos(turn)],
      middle,
    );
  });
  return groundOf(corners);
}
