import { expect, test } from "vitest";
import { typedUsual } from "./ar-visualizer.address.ts";
import { KINDS, type Kind, lowerRisers, type Sizes, sizesOf, solidsOf } from "./objects.ts";
import { add, boundsOf, cross, dot, facesOf, less, ROUND, type Solid, type Vec, volumeOf } from "./solids.ts";

/** Numbers that look random and are the same every time. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Sizes anywhere within the bounds that go together. */
function anySizes(kind: Kind, random: () => number): Sizes {
  const sizes = {} as Record<string, number>;
  for (const [id, { unit, least, most, whole }] of sizesOf(kind)) {
    const value = least + random() * (most - least);
    sizes[id] = (whole ? Math.round(value) : value) * (unit === "ft" ? 12 : 1);
  }
  if (kind === "excavator") sizes.reach = Math.max(sizes.reach as number, 192);
  if (kind === "excavator") sizes.tail = Math.min(sizes.tail as number, (sizes.reach as number) * 0.9);
  if (kind === "shed") sizes.door = Math.min(sizes.door as number, (sizes.width as number) - 12);
  if (kind === "retainingWall") sizes.base = Math.max(sizes.base as number, sizes.thickness as number);
  return sizes as Sizes;
}

const many = (kind: Kind) => {
  const random = dice(KINDS.indexOf(kind) + 1);
  return Array.from({ length: 40 }, () => anySizes(kind, random));
};

/** Each edge of a closed solid is walked once in each direction. */
function openEdges(solid: Solid): string[] {
  const name = (point: Vec) => point.map((value) => value.toFixed(6)).join(",");
  const walked = new Map<string, number>();
  for (const { corners } of facesOf(solid))
    for (const [n, corner] of corners.entries()) {
      const next = corners[(n + 1) % corners.length] as Vec;
      const [from, to] = [name(corner), name(next)];
      walked.set(`${from}>${to}`, (walked.get(`${from}>${to}`) ?? 0) + 1);
    }
  return [...walked]
    .filter(([edge, times]) => {
      const [from, to] = edge.split(">");
      return times !== 1 || walked.get(`${to}>${from}`) !== 1;
    })
    .map(([edge]) => edge);
}

/** The volume that the faces enclose, by tetrahedra from one point; less than nothing where they are inside out. */
const enclosed = (solid: Solid): number =>
  facesOf(solid).reduce((sum, { corners }) => {
    const [first, ...rest] = corners as [Vec, ...Vec[]];
    return (
      sum + rest.slice(1).reduce((part, corner, n) => part + dot(first, cross(rest[n] as Vec, corner)) / 6, 0)
    );
  }, 0);

test.each(KINDS)("every part of a %s is closed and faces outward, whatever its sizes", (kind) => {
  for (const sizes of many(kind))
    for (const solid of solidsOf(kind, sizes)) {
      expect(openEdges(solid)).toEqual([]);
      expect(volumeOf(solid)).toBeGreaterThan(0);
      expect(enclosed(solid) / volumeOf(solid)).toBeCloseTo(1, 6);
      for (const { corners, normal } of facesOf(solid)) {
        expect(Math.hypot(...normal)).toBeCloseTo(1, 9);
        const flat = corners.map((corner) => dot(less(corner, corners[0] as Vec), normal));
        expect(Math.max(...flat.map(Math.abs))).toBeLessThan(1e-6);
      }
    }
});

const BOXES: Record<Kind, (sizes: Sizes) => [number, number, number]> = {
  deck: ({ width, depth, height, rail }) => [width, depth, height + rail],
  stair: ({ rise, risers, tread, width }) => [width, (risers - 1) * tread, (rise * (risers - 1)) / risers],
  lStair: ({ rise, risers, tread, width }) => [
    width + (risers - lowerRisers(risers) - 1) * tread,
    (lowerRisers(risers) - 1) * tread + width,
    (rise * (risers - 1)) / risers,
  ],
  shed: ({ width, depth, height, pitch }) => [width, depth, height + (pitch * depth) / 24 + 6],
  cabinets: ({ width, depth, height }) => [width, depth, height],
  ramp: ({ rise, slope, width, landing }) => [width, rise * slope + landing, rise],
  retainingWall: ({ width, base, height, footing }) => [width, base, height + footing],
  fence: ({ width, height }) => [width, 6, height],
  scaffold: ({ width, depth, lift, lifts, rail }) => [width, depth, lift * lifts + rail],
  excavator: ({ reach, height }) => [2 * reach, 2 * reach, height],
};

test.each(KINDS)("a %s is as large as it was typed, and stands on the floor", (kind) => {
  for (const sizes of many(kind)) {
    const { min, max } = boundsOf(solidsOf(kind, sizes));
    const found = less(max, min);
    for (const [axis, wanted] of BOXES[kind](sizes).entries()) expect(found[axis]).toBeCloseTo(wanted, 6);
    expect(min[2]).toBeCloseTo(0, 9);
  }
});

const VOLUMES: Partial<Record<Kind, (sizes: Sizes) => number>> = {
  // Steps of 1, 2, 3 … risers.
  stair: ({ rise, risers, tread, width }) => (width * tread * rise * (risers - 1)) / 2,
  ramp: ({ rise, slope, width, landing }) => width * rise * ((rise * slope) / 2 + landing),
  retainingWall: ({ width, height, thickness, base, footing }) =>
    width * (base * footing + thickness * height),
};

test.each(Object.keys(VOLUMES) as Kind[])("the volume of a %s is that of its formula", (kind) => {
  for (const sizes of many(kind)) {
    const volume = solidsOf(kind, sizes).reduce((sum, solid) => sum + volumeOf(solid), 0);
    expect(volume / (VOLUMES[kind]?.(sizes) ?? 0)).toBeCloseTo(1, 9);
  }
});

test("no two parts lie in each other, but for the rings that mark a swing", () => {
  for (const kind of KINDS.filter((one) => one !== "excavator"))
    for (const sizes of many(kind)) {
      const solids = solidsOf(kind, sizes);
      // Slanting parts fill less than their box, and only shed and ramp have some.
      const boxes = solids
        .filter(
          ({ ring, along }) => ring.length === 4 && Math.abs(volumeOf({ material: "wood", ring, along })) > 0,
        )
        .map((solid) => boundsOf([solid]))
        .filter((_, n) => kind !== "shed" && kind !== "ramp" && n < 60);
      for (const [n, a] of boxes.entries())
        for (const b of boxes.slice(n + 1)) {
          const common = [0, 1, 2].map(
            (axis) =>
              Math.min(a.max[axis] as number, b.max[axis] as number) -
              Math.max(a.min[axis] as number, b.min[axis] as number),
          );
          expect([kind, Math.min(...common) < 1e-6, a, b]).toEqual([kind, true, a, b]);
        }
    }
});

test("a circle of the drawing is as wide as its radius says", () => {
  expect(ROUND % 4).toBe(0);
  expect(add([1, 2, 3], [1, 1, 1])).toEqual([2, 3, 4]);
});

test("what stands in a field to begin with is a round figure in the reader's units", () => {
  expect([
    typedUsual(12, "ft", "metric"),
    typedUsual(10, "in", "metric"),
    typedUsual(12, "ft", "us"),
  ]).toEqual(["3.66", "254", "12"]);
});
