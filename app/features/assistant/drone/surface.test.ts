import { expect, test } from "vitest";
import { outlineOf, planeThrough, type Spot, triangulate, volumeOver } from "./surface.ts";

const FLAT = { level: 0, east: 0, north: 0 };
const heapOf = (spots: readonly Spot[], plane = FLAT) => volumeOver(spots, triangulate(spots), plane);
const spot = (x: number, y: number, z: number): Spot => ({ x, y, z });

function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test("a pyramid, a box and a cone have the volumes of their formulas", () => {
  const pyramid = [spot(0, 0, 0), spot(6, 0, 0), spot(6, 6, 0), spot(0, 6, 0), spot(3, 3, 5)];
  expect(heapOf(pyramid).above).toBeCloseTo((36 * 5) / 3, 9);
  const box = [spot(0, 0, 2), spot(8, 0, 2), spot(8, 3, 2), spot(0, 3, 2)];
  expect(heapOf(box)).toMatchObject({ above: expect.closeTo(48, 9), below: 0, area: expect.closeTo(24, 9) });
  const round = 64;
  const cone = [
    spot(0, 0, 4),
    ...Array.from({ length: round }, (_, n) =>
      spot(10 * Math.cos((2 * Math.PI * n) / round), 10 * Math.sin((2 * Math.PI * n) / round), 0),
    ),
  ];
  const base = (round / 2) * 100 * Math.sin((2 * Math.PI) / round);
  expect(heapOf(cone).above).toBeCloseTo((base * 4) / 3, 6);
});

test("a cone that was measured on a grid is right within two percent", () => {
  const grid: Spot[] = [];
  for (let x = -12; x <= 12; x += 1)
    for (let y = -12; y <= 12; y += 1) grid.push(spot(x, y, Math.max(0, 5 - Math.hypot(x, y) / 2)));
  const { above, area } = heapOf(grid);
  expect(area).toBeCloseTo(576, 6);
  expect(Math.abs(above / ((Math.PI * 100 * 5) / 3) - 1)).toBeLessThan(0.02);
});

test("the surface covers the outline once, and no circle through a triangle has a point within", () => {
  const random = dice(11);
  for (let round = 0; round < 20; round++) {
    const spots = Array.from({ length: 60 }, () => spot(random() * 100, random() * 70, random() * 9));
    const triangles = triangulate(spots);
    const hull = outlineOf(triangles, spots.length).map((n) => spots[n] as Spot);
    const middle = { x: 50, y: 35 };
    hull.sort(
      (a, b) => Math.atan2(a.y - middle.y, a.x - middle.x) - Math.atan2(b.y - middle.y, b.x - middle.x),
    );
    const area = hull.reduce((sum, a, n) => {
      const b = hull[(n + 1) % hull.length] as Spot;
      return sum + (a.x * b.y - b.x * a.y) / 2;
    }, 0);
    expect(volumeOver(spots, triangles, FLAT).area).toBeCloseTo(area, 6);
    expect(triangles).toHaveLength(2 * spots.length - 2 - hull.length);
    for (const [a, b, c] of triangles.map((corners) => corners.map((n) => spots[n] as Spot)) as [
      Spot,
      Spot,
      Spot,
    ][]) {
      const d = 2 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y));
      const square = ({ x, y }: Spot) => x * x + y * y;
      const ux = (square(a) * (b.y - c.y) + square(b) * (c.y - a.y) + square(c) * (a.y - b.y)) / d;
      const uy = (square(a) * (c.x - b.x) + square(b) * (a.x - c.x) + square(c) * (b.x - a.x)) / d;
      const radius = Math.hypot(a.x - ux, a.y - uy);
      for (const { x, y } of spots) expect(Math.hypot(x - ux, y - uy)).toBeGreaterThan(radius * (1 - 1e-6));
    }
  }
});

test("what a plane cuts is counted above and below, and both together are the net", () => {
  const random = dice(5);
  for (let round = 0; round < 200; round++) {
    const three = [0, 1, 2].map(() => spot(random() * 10, random() * 10, random() * 10 - 5));
    const { above, below, area } = heapOf(three);
    const net = (area * three.reduce((sum, { z }) => sum + z, 0)) / 3;
    expect(above - below).toBeCloseTo(net, 9);
    expect(Math.min(above, below)).toBeGreaterThanOrEqual(-1e-12);
  }
  // Half of a slope from -1 to 1 lies above.
  const slope = heapOf([spot(0, 0, -1), spot(2, 0, 1), spot(2, 4, 1), spot(0, 4, -1)]);
  expect([slope.above, slope.below]).toEqual([expect.closeTo(2, 9), expect.closeTo(2, 9)]);
});

test("a heap on a slope stands on the plane through its outline", () => {
  const ground = (x: number, y: number) => 100 + 0.2 * x - 0.1 * y;
  const toe = [spot(0, 0, 0), spot(6, 0, 0), spot(6, 6, 0), spot(0, 6, 0)].map(({ x, y }) =>
    spot(x, y, ground(x, y)),
  );
  const heap = [...toe, spot(3, 3, ground(3, 3) + 5)];
  const triangles = triangulate(heap);
  const plane = planeThrough(outlineOf(triangles, heap.length).map((n) => heap[n] as Spot));
  expect(plane).toEqual({
    ...{ level: expect.closeTo(100, 9), east: expect.closeTo(0.2, 9), north: expect.closeTo(-0.1, 9) },
  });
  expect(volumeOver(heap, triangles, plane).above).toBeCloseTo(60, 9);
});

test("points on one line have no surface", () => {
  expect(triangulate([spot(0, 0, 1), spot(1, 1, 2), spot(2, 2, 3), spot(3, 3, 9)])).toEqual([]);
});
