// Solids as prisms with convex ends: each is closed, so whatever is put together of them is. Inches; x to the right,
// y away from whoever looks, z up.

export type Vec = readonly [x: number, y: number, z: number];

export const MATERIALS = {
  wood: "#c59a63",
  board: "#dcb988",
  steel: "#8f9aa3",
  concrete: "#b9b7b0",
  paint: "#e8e4da",
  machine: "#e0a526",
  zone: "#d4562f",
} as const;
export type Material = keyof typeof MATERIALS;

export interface Solid {
  material: Material;
  /** One end, in order; the other is the same, moved. */
  ring: readonly Vec[];
  along: Vec;
}

export interface Box {
  x: number;
  y: number;
  z: number;
  w: number;
  d: number;
  h: number;
}

/** Which way a profile is drawn out; its points are the two other coordinates, in order. */
type Axis = "x" | "y" | "z";

const AT: Record<Axis, (u: number, v: number, at: number) => Vec> = {
  x: (u, v, at) => [at, u, v],
  y: (u, v, at) => [u, at, v],
  z: (u, v, at) => [u, v, at],
};

export function prism(
  material: Material,
  axis: Axis,
  profile: readonly (readonly [number, number])[],
  from: number,
  to: number,
): Solid {
  return {
    material,
    ring: profile.map(([u, v]) => AT[axis](u, v, from)),
    along: AT[axis](0, 0, to - from),
  };
}

export const box = (material: Material, { x, y, z, w, d, h }: Box): Solid =>
  prism(
    material,
    "z",
    [
      [x, y],
      [x + w, y],
      [x + w, y + d],
      [x, y + d],
    ],
    z,
    z + h,
  );

/** Corners of a circle; a multiple of four, so that it is as wide as it is called. */
export const ROUND = 32;
const onCircle = (x: number, y: number, radius: number, step: number): [number, number] => {
  const angle = (step / ROUND) * 2 * Math.PI;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
};

export const disc = (material: Material, x: number, y: number, radius: number, z: number, h: number): Solid =>
  prism(
    material,
    "z",
    Array.from({ length: ROUND }, (_, step) => onCircle(x, y, radius, step)),
    z,
    z + h,
  );

/** A ring on the ground, in pieces whose ends are convex. */
export const hoop = (
  material: Material,
  [x, y]: readonly [number, number],
  [outer, inner]: readonly [number, number],
  z: number,
  h: number,
): Solid[] =>
  Array.from({ length: ROUND }, (_, step) =>
    prism(
      material,
      "z",
      [
        onCircle(x, y, inner, step),
        onCircle(x, y, outer, step),
        onCircle(x, y, outer, step + 1),
        onCircle(x, y, inner, step + 1),
      ],
      z,
      z + h,
    ),
  );

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const less = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vec): Vec => {
  const long = Math.hypot(...a) || 1;
  return [a[0] / long, a[1] / long, a[2] / long];
};

/** A flat side, its corners against the clock for whoever stands outside. */
export interface Face {
  corners: readonly Vec[];
  normal: Vec;
}

/** Newell's sum: the normal of a flat ring, twice as long as the ring is large. */
function normalOf(ring: readonly Vec[]): Vec {
  let sum: Vec = [0, 0, 0];
  for (const [n, corner] of ring.entries()) sum = add(sum, cross(corner, ring[(n + 1) % ring.length] as Vec));
  return sum;
}

export function facesOf({ ring, along }: Solid): Face[] {
  // Seen from the far end the ring must go against the clock, or the whole is inside out.
  const out = dot(normalOf(ring), along) < 0 ? [...ring].reverse() : ring;
  const far = out.map((corner) => add(corner, along));
  const sides = out.map((corner, n): Vec[] => {
    const next = out[(n + 1) % out.length] as Vec;
    return [corner, next, add(next, along), add(corner, along)];
  });
  return [[...out].reverse(), far, ...sides].map((corners) => ({ corners, normal: unit(normalOf(corners)) }));
}

export const volumeOf = ({ ring, along }: Solid): number => Math.abs(dot(normalOf(ring), along)) / 2;

export interface Bounds {
  min: Vec;
  max: Vec;
}

export function boundsOf(solids: readonly Solid[]): Bounds {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { ring, along } of solids)
    for (const corner of ring)
      for (const point of [corner, add(corner, along)])
        for (const axis of [0, 1, 2] as const) {
          min[axis] = Math.min(min[axis], point[axis]);
          max[axis] = Math.max(max[axis], point[axis]);
        }
  return { min, max };
}

export const moved = ({ material, ring, along }: Solid, by: Vec): Solid => ({
  material,
  ring: ring.map((corner) => add(corner, by)),
  along,
});

/** A quarter turn against the clock, seen from above. */
export const turned = ({ material, ring, along }: Solid): Solid => {
  const quarter = ([x, y, z]: Vec): Vec => [-y, x, z];
  return { material, ring: ring.map(quarter), along: quarter(along) };
};
