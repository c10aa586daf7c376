/** A place on a picture in its pixels. */
export interface Point {
  x: number;
  y: number;
}

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Along the points, in pixels. */
export function pathLength(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, n) => sum + distance(points[n] as Point, point), 0);
}

/** All the way round, back to the first point. */
export function perimeter(points: readonly Point[]): number {
  const [first, last] = [points[0], points.at(-1)];
  return points.length < 3 || !first || !last ? 0 : pathLength(points) + distance(last, first);
}

/** The area within the points in square pixels, whichever way round they were set (the shoelace formula). */
export function polygonArea(points: readonly Point[]): number {
  if (points.length < 3) return 0;
  const twice = points.reduce((sum, { x, y }, n) => {
    const next = points[(n + 1) % points.length] as Point;
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

const side = (a: Point, b: Point, c: Point) =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

/** Whether the outline crosses itself, so that its area means nothing. */
export function crossesItself(points: readonly Point[]): boolean {
  const count = points.length;
  const edge = (n: number) => [points[n % count] as Point, points[(n + 1) % count] as Point] as const;
  for (let n = 0; n < count; n++) {
    for (let m = n + 2; m < count; m++) {
      if (n === 0 && m === count - 1) continue;
      const [[a, b], [c, d]] = [edge(n), edge(m)];
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return true;
    }
  }
  return false;
}
