import { isInside, type Point, pointOf } from "./ground.ts";
import { shows } from "./lines.ts";
import type { Mission } from "./mission.ts";
import type { PhotoAt } from "./photo-list.ts";

// Which part of an area the photos of a flight show, and how often: the area is cut into squares, and each is looked at
// from its middle.

/** Squares along the longer side of the area. */
const ACROSS = 48;
/** A point that fewer photos show is not worked out well by any program. */
export const LEAST_SEEN = 3;

export interface Square {
  /** Its middle. */
  at: Point;
  seen: number;
}

export interface Coverage {
  squares: Square[];
  /** The side of a square, in meters. */
  side: number;
  photos: Point[];
  /** Shares of the area that no photo shows, and that fewer than `LEAST_SEEN` do. */
  gaps: number;
  thin: number;
  /** Photos so far away that they show nothing of the area. */
  away: number;
  /** The middle of the largest gap, if there is one. */
  largest?: { at: Point; squares: number };
}

/** The largest group of squares that touch side by side and that no photo shows. */
function largestGap(squares: readonly Square[], side: number): Coverage["largest"] {
  const key = ([x, y]: Point) => `${Math.round(x / side)},${Math.round(y / side)}`;
  const open = new Map(squares.filter(({ seen }) => seen === 0).map((square) => [key(square.at), square.at]));
  let best: Point[] = [];
  for (const [first, start] of [...open]) {
    if (!open.delete(first)) continue;
    const group: Point[] = [start];
    for (const [x, y] of group)
      for (const next of [
        [x + side, y],
        [x - side, y],
        [x, y + side],
        [x, y - side],
      ] as const) {
        const found = open.get(key(next));
        if (found && open.delete(key(next))) group.push(found);
      }
    if (group.length > best.length) best = group;
  }
  if (best.length === 0) return undefined;
  const mean = (axis: 0 | 1) => best.reduce((sum, point) => sum + point[axis], 0) / best.length;
  const middle: Point = [mean(0), mean(1)];
  // The mean of a ring lies outside of it: the square nearest to it is one of the gap.
  const far = ([x, y]: Point) => Math.hypot(x - middle[0], y - middle[1]);
  const at = best.reduce((near, point) => (far(point) < far(near) ? point : near));
  return { at, squares: best.length };
}

export function coverageOf(
  { ground, shot, bearing }: Pick<Mission, "ground" | "shot" | "bearing">,
  photos: readonly PhotoAt[],
): Coverage {
  const places = photos.map(([latitude, longitude]) => pointOf({ latitude, longitude }, ground.middle));
  const [xs, ys] = [ground.points.map(([x]) => x), ground.points.map(([, y]) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const side = Math.max(right - left, high - low) / ACROSS;
  const reach = Math.hypot(shot.across, shot.along) / 2;
  const near = places.filter(
    ([x, y]) => x > left - reach && x < right + reach && y > low - reach && y < high + reach,
  );
  const squares: Square[] = [];
  for (let row = 0; row * side < high - low; row++)
    for (let column = 0; column * side < right - left; column++) {
      const at: Point = [left + (column + 0.5) * side, low + (row + 0.5) * side];
      if (!isInside(ground.points, at)) continue;
      squares.push({ at, seen: near.filter((photo) => shows(photo, at, shot, bearing)).length });
    }
  const share = (some: readonly Square[]) => (squares.length > 0 ? some.length / squares.length : 0);
  const largest = largestGap(squares, side);
  return {
    ...{ squares, side, photos: near, away: places.length - near.length },
    gaps: share(squares.filter(({ seen }) => seen === 0)),
    thin: share(squares.filter(({ seen }) => seen > 0 && seen < LEAST_SEEN)),
    ...(largest && { largest }),
  };
}
