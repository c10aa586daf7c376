// A surface of triangles over points that were measured, and what lies between it and a plane.

export interface Spot {
  x: number;
  y: number;
  z: number;
}

/** Corners of a triangle against the clock, by their place in the list. */
type Triangle = [number, number, number];

const crossOf = (a: Spot, b: Spot, c: Spot) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Whether the circle through a, b and c, against the clock, has d within. */
function isWithin(a: Spot, b: Spot, c: Spot, d: Spot): boolean {
  const row = ({ x, y }: Spot) => [x - d.x, y - d.y, (x - d.x) ** 2 + (y - d.y) ** 2] as const;
  const [[ax, ay, al], [bx, by, bl], [cx, cy, cl]] = [row(a), row(b), row(c)];
  const value = ax * (by * cl - bl * cy) - ay * (bx * cl - bl * cx) + al * (bx * cy - by * cx);
  const size = (Math.abs(ax) + Math.abs(ay)) * (Math.abs(bx) + Math.abs(by)) * (Math.abs(cl) + 1e-30);
  // Four corners of a square lie on one circle: turning their diagonal to and fro would never end.
  return value > 1e-9 * size;
}

/**
 * Triangles after Delaunay over points of which no two share a place: put together from left to right, then each side
 * turned that another diagonal serves better.
 */
export function triangulate(spots: readonly Spot[]): Triangle[] {
  const at = (n: number) => spots[n] as Spot;
  const order = spots.map((_, n) => n).sort((a, b) => at(a).x - at(b).x || at(a).y - at(b).y);
  const triangles = new Set<Triangle>();
  const bySide = new Map<number, Triangle>();
  const key = (a: number, b: number) => a * spots.length + b;
  const put = (triangle: Triangle) => {
    triangles.add(triangle);
    for (const [n, corner] of triangle.entries())
      bySide.set(key(corner, triangle[(n + 1) % 3] as number), triangle);
  };
  const drop = (triangle: Triangle) => {
    triangles.delete(triangle);
    for (const [n, corner] of triangle.entries()) bySide.delete(key(corner, triangle[(n + 1) % 3] as number));
  };
  // The first points may lie on one line; the first that does not makes a fan with them.
  let first = 2;
  while (
    first < order.length &&
    crossOf(at(order[0] as number), at(order[1] as number), at(order[first] as number)) === 0
  )
    first++;
  if (first >= order.length) return [];
  const line = order.slice(0, first);
  const tip = order[first] as number;
  const isLeft = crossOf(at(line[0] as number), at(line[1] as number), at(tip)) > 0;
  for (const [n, b] of line.slice(1).entries()) {
    const a = line[n] as number;
    put(isLeft ? [a, b, tip] : [b, a, tip]);
  }
  // The outline against the clock.
  let hull = isLeft ? [...line, tip] : [...line.reverse(), tip];
  for (const next of order.slice(first + 1)) {
    const many = hull.length;
    const sees = hull.map((a, n) => crossOf(at(a), at(hull[(n + 1) % many] as number), at(next)) < 0);
    const begin = sees.findIndex((seen, n) => seen && !sees[(n + many - 1) % many]);
    let end = begin;
    while (sees[end % many] && end - begin < many) {
      put([hull[(end + 1) % many] as number, hull[end % many] as number, next]);
      end++;
    }
    const kept: number[] = [];
    for (let n = end; n <= begin + many; n++) kept.push(hull[n % many] as number);
    hull = [...kept, next];
  }
  const open = [...bySide.keys()];
  // Each turn brings the surface nearer to the best one; the bound is for numbers that a machine cannot tell apart.
  for (let turns = 60 * spots.length; open.length > 0 && turns > 0; ) {
    const side = open.pop() as number;
    const [a, b] = [Math.floor(side / spots.length), side % spots.length];
    const [left, right] = [bySide.get(side), bySide.get(key(b, a))];
    if (!left || !right) continue;
    const c = left.find((corner) => corner !== a && corner !== b) as number;
    const d = right.find((corner) => corner !== a && corner !== b) as number;
    if (!isWithin(at(a), at(b), at(c), at(d))) continue;
    if (crossOf(at(c), at(d), at(b)) <= 0 || crossOf(at(d), at(c), at(a)) <= 0) continue;
    turns--;
    drop(left);
    drop(right);
    put([c, d, b]);
    put([d, c, a]);
    open.push(key(d, b), key(b, c), key(c, a), key(a, d));
  }
  return [...triangles];
}

/** z = level + east·x + north·y. */
export interface Plane {
  level: number;
  east: number;
  north: number;
}

/** The plane that lies nearest to some points by the sum of squares. */
export function planeThrough(spots: readonly Spot[]): Plane {
  const mean = (of: (spot: Spot) => number) => spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length;
  const [mx, my, mz] = [mean(({ x }) => x), mean(({ y }) => y), mean(({ z }) => z)];
  const xx = mean(({ x }) => (x - mx) ** 2);
  const yy = mean(({ y }) => (y - my) ** 2);
  const xy = mean(({ x, y }) => (x - mx) * (y - my));
  const xz = mean(({ x, z }) => (x - mx) * (z - mz));
  const yz = mean(({ y, z }) => (y - my) * (z - mz));
  const det = xx * yy - xy * xy;
  const east = det > 1e-12 * xx * yy ? (xz * yy - yz * xy) / det : 0;
  const north = det > 1e-12 * xx * yy ? (yz * xx - xz * xy) / det : 0;
  return { level: mz - east * mx - north * my, east, north };
}

/** The corners of the outline: those of sides that have a triangle on one side alone. */
export function outlineOf(triangles: readonly Triangle[], many: number): number[] {
  const sides = new Set(triangles.flatMap(([a, b, c]) => [a * many + b, b * many + c, c * many + a]));
  const found = new Set<number>();
  for (const side of sides) {
    const [a, b] = [Math.floor(side / many), side % many];
    if (!sides.has(b * many + a)) for (const corner of [a, b]) found.add(corner);
  }
  return [...found];
}

export interface Heap {
  /** Above the plane, and what is missing below it. */
  above: number;
  below: number;
  area: number;
  highest: number;
}

/** What lies between triangles and a plane; triangles that the plane cuts are counted on both sides. */
export function volumeOver(spots: readonly Spot[], triangles: readonly Triangle[], plane: Plane): Heap {
  const heap: Heap = { above: 0, below: 0, area: 0, highest: 0 };
  const height = ({ x, y, z }: Spot) => z - plane.level - plane.east * x - plane.north * y;
  for (const corners of triangles) {
    const [a, b, c] = corners.map((n) => spots[n]) as [Spot, Spot, Spot];
    const area = crossOf(a, b, c) / 2;
    const heights = [a, b, c].map(height).sort((one, other) => one - other) as [number, number, number];
    const [low, middle, high] = heights;
    const net = (area * (low + middle + high)) / 3;
    let above = Math.max(0, net);
    if (low < 0 && high > 0)
      above =
        middle <= 0
          ? (area * high ** 3) / (3 * (high - low) * (high - middle))
          : net + (area * -(low ** 3)) / (3 * (high - low) * (middle - low));
    heap.above += above;
    heap.below += above - net;
    heap.area += area;
    heap.highest = Math.max(heap.highest, high);
  }
  return heap;
}
