import type { Point } from "./ground.ts";

// Lines to and fro over an area, so that each of its points lies in as many photos as the overlaps promise.

export interface Overlap {
  /** Shares of a photo that the next one shows again, along the line and on the next line. */
  front: number;
  side: number;
}

/** How many photos, one behind the other, show each point at least. */
export const timesSeen = (overlap: number): number => Math.floor(1 / (1 - overlap) + 1e-9);

/**
 * Places of windows of a length, at most `step` apart, so that each point from `from` to `until` lies in `times` of
 * them: the outer ones stand so far outside as that asks for, or inside where they may.
 */
export function spread(from: number, until: number, window: number, step: number, times: number): number[] {
  const out = (times - 1) * step - window / 2;
  const long = until - from + 2 * out;
  const least = (times - 1) * step;
  const [start, length] = long < least ? [(from + until - least) / 2, least] : [from - out, long];
  const spans = Math.max(times - 1, Math.ceil(length / step - 1e-9));
  if (spans <= 0) return [(from + until) / 2];
  return Array.from({ length: spans + 1 }, (_, n) => start + (length * n) / spans);
}

type Range = readonly [from: number, until: number];

/** Ranges that touch become one. */
function joined(ranges: Range[]): Range[] {
  const all: [number, number][] = [];
  for (const [from, until] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else all.push([from, until]);
  }
  return all;
}

/** Where the part of an area between two heights lies from left to right: of each of its trapezoids the widest. */
export function rangesBetween(points: readonly Point[], low: number, high: number): Range[] {
  const heights = [
    ...new Set([low, high, ...points.map(([, y]) => y).filter((y) => y > low && y < high)]),
  ].sort((a, b) => a - b);
  const ranges: Range[] = [];
  for (const [n, top] of heights.slice(1).entries()) {
    const bottom = heights[n] as number;
    const middle = (bottom + top) / 2;
    const sides = points.flatMap((a, k) => {
      const b = points[(k + 1) % points.length] as Point;
      if (a[1] > middle === b[1] > middle) return [];
      const at = (y: number) => a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]);
      return [{ middle: at(middle), ends: [at(bottom), at(top)] }];
    });
    sides.sort((a, b) => a.middle - b.middle);
    for (let k = 0; k + 1 < sides.length; k += 2) {
      const [left, right] = [sides[k], sides[k + 1]] as [(typeof sides)[number], (typeof sides)[number]];
      ranges.push([Math.min(...left.ends), Math.max(...right.ends)]);
    }
  }
  return joined(ranges);
}

/** A stretch that is photographed, in the order in which it is flown. */
export interface Stretch {
  from: Point;
  until: Point;
  photos: Point[];
}

export interface Lines {
  stretches: Stretch[];
  lines: number;
  photos: number;
  /** Meters between two lines and between two photos. */
  spacing: number;
  base: number;
  /** Meters from the first photo to the last. */
  length: number;
  turns: number;
}

/** So many photos are a mission of days. */
export const MOST_PHOTOS = 5000;

/** Degrees clockwise from north of the longest side: lines along it have the fewest turns. */
export function longestSide(points: readonly Point[]): number {
  let best = { long: -1, bearing: 0 };
  for (const [n, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(n + 1) % points.length] as Point;
    const long = Math.hypot(nextX - x, nextY - y);
    if (long > best.long + 1e-6) {
      const bearing = ((Math.atan2(nextX - x, nextY - y) * 180) / Math.PI + 360) % 180;
      best = { long, bearing };
    }
  }
  return best.bearing;
}

/**
 * @param size of a photo's ground in meters, across the line and along it
 * @param bearing of the lines, degrees clockwise from north
 * @returns undefined where there would be more photos than `MOST_PHOTOS`
 */
export function linesOver(
  points: readonly Point[],
  size: { across: number; along: number },
  { front, side }: Overlap,
  bearing: number,
): Lines | undefined {
  const turn = (bearing * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  // In a frame of the lines: `u` along them, `v` across.
  const framed = points.map(([x, y]): Point => [x * sin + y * cos, y * sin - x * cos]);
  const back = (u: number, v: number): Point => [u * sin - v * cos, u * cos + v * sin];
  const step = size.across * (1 - side);
  const base = size.along * (1 - front);
  const [low, high] = [Math.min(...framed.map(([, v]) => v)), Math.max(...framed.map(([, v]) => v))];
  const [left, right] = [Math.min(...framed.map(([u]) => u)), Math.max(...framed.map(([u]) => u))];
  const rough = ((high - low) / step + 1) * ((right - left) / base + 1);
  // A thin strip at a slant has a large box; what is counted below is exact.
  if (rough > 8 * MOST_PHOTOS) return undefined;
  const at = spread(low, high, size.across, step, timesSeen(side));
  const times = timesSeen(front);
  const stretches: Stretch[] = [];
  let photos = 0;
  for (const [n, v] of at.entries()) {
    const ranges = rangesBetween(
      framed,
      Math.max(low, v - size.across / 2),
      Math.min(high, v + size.across / 2),
    );
    // Stretches that would run into each other once they reach over the edge are one.
    const reach = Math.max(0, (times - 1) * base - size.along / 2) + base / 2;
    const runs = joined(ranges.map(([from, until]): Range => [from - reach, until + reach])).map(
      ([from, until]): Range => [from + reach, until - reach],
    );
    const flown = runs.map(([from, until]) => spread(from, until, size.along, base, times));
    const isBack = n % 2 === 1;
    for (const run of isBack ? flown.reverse() : flown) {
      const places = (isBack ? [...run].reverse() : run).map((u) => back(u, v));
      photos += places.length;
      if (photos > MOST_PHOTOS) return undefined;
      stretches.push({ from: places[0] as Point, until: places.at(-1) as Point, photos: places });
    }
  }
  const path = stretches.flatMap(({ from, until }) => [from, until]);
  const length = path.reduce((sum, [x, y], n) => {
    const before = path[n - 1];
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : sum;
  }, 0);
  const spacing = at.length > 1 ? ((at.at(-1) as number) - (at[0] as number)) / (at.length - 1) : step;
  return { stretches, lines: at.length, photos, spacing, base, length, turns: stretches.length - 1 };
}

/** Whether the ground below a photo shows a point. */
export function shows(
  photo: Point,
  point: Point,
  size: { across: number; along: number },
  bearing: number,
): boolean {
  const turn = (bearing * Math.PI) / 180;
  const [dx, dy] = [point[0] - photo[0], point[1] - photo[1]];
  const along = dx * Math.sin(turn) + dy * Math.cos(turn);
  const across = dy * Math.sin(turn) - dx * Math.cos(turn);
  return Math.abs(along) <= size.along / 2 + 1e-6 && Math.abs(across) <= size.across / 2 + 1e-6;
}

/** Seconds that a turn takes beside its way: slowing down and speeding up again, an assumption of ours. */
const TURN_SECONDS = 4;
/** Meters a second up and down. */
const CLIMB = 3;
/** Of a battery nobody flies the last fifth. */
export const RESERVE = 0.2;

export function flightOf(
  lines: Pick<Lines, "length" | "turns">,
  height: number,
  speed: number,
  endurance: number,
) {
  const seconds = lines.length / speed + lines.turns * TURN_SECONDS + (2 * height) / CLIMB;
  const usable = endurance * 60 * (1 - RESERVE);
  // Each further battery climbs and comes down again.
  const each = usable - (2 * height) / CLIMB;
  const work = seconds - (2 * height) / CLIMB;
  return { seconds, batteries: each > 0 ? Math.max(1, Math.ceil(work / each)) : Number.POSITIVE_INFINITY };
}
