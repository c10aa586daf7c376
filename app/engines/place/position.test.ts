import { expect, test } from "vitest";
import {
  directionTo,
  estimatedMinutes,
  mapLinks,
  metresBetween,
  plot,
  saidDistance,
  sexagesimalOf,
} from "./place.ts";

const p = (latitude: number, longitude: number) => ({ latitude, longitude });

test("a degree of latitude is 111.195 km, and a degree of longitude shrinks with the cosine", () => {
  expect(metresBetween(p(0, 0), p(1, 0))).toBeCloseTo(111_195.08, 1);
  expect(metresBetween(p(60, 0), p(60, 1)) / metresBetween(p(0, 0), p(0, 1))).toBeCloseTo(0.5, 3);
  expect(metresBetween(p(40, -74), p(40, -74))).toBe(0);
  expect(metresBetween(p(0, 0), p(0, 180))).toBeCloseTo(Math.PI * 6_371_008.8, 0);
});

test("one sets out to the point of the compass that is nearest, over the date line too", () => {
  expect(directionTo(p(0, 0), p(1, 0))).toBe("n");
  expect(directionTo(p(0, 0), p(1, 1))).toBe("ne");
  expect(directionTo(p(0, 0), p(-1, 0.1))).toBe("s");
  expect(directionTo(p(0, 0), p(0, -1))).toBe("w");
  expect(directionTo(p(0, 179.5), p(0, -179.5))).toBe("e");
});

test("a way takes longer the longer it is, and a minute at least", () => {
  const minutes = [0, 100, 5_000, 30_000, 100_000].map(estimatedMinutes);
  expect(minutes).toEqual([1, 1, 16, 59, 128]);
});

test("distances are said in steps that their size deserves", () => {
  expect(saidDistance(84, true)).toEqual({ unit: "m", value: 80 });
  expect(saidDistance(1_540, true)).toEqual({ unit: "km", value: 1.5 });
  expect(saidDistance(25_400, true)).toEqual({ unit: "km", value: 25 });
  expect(saidDistance(100, false)).toEqual({ unit: "ft", value: 330 });
  expect(saidDistance(1_609.344, false)).toEqual({ unit: "mi", value: 1 });
});

test("sixty seconds are the next minute", () => {
  expect(sexagesimalOf(p(39.99999, -73.99999))).toBe(`40°00'00.0"N 74°00'00.0"W`);
});

test("on a sheet north is up, east is right, and everything is on it, across the date line too", () => {
  for (const [west, east] of [
    [-74, -73.9],
    [179.95, -179.95],
  ] as const) {
    const { points, width, height, scale } = plot([p(40, west), p(40.1, east)], {
      width: 400,
      height: 300,
      lengths: [100, 1_000, 10_000],
    });
    const [a, b] = points;
    expect((a?.x ?? 0) < (b?.x ?? 0) && (a?.y ?? 0) > (b?.y ?? 0)).toBe(true);
    for (const { x, y } of points) expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
    expect(scale.metres).toBe(1_000);
    // The bar is as long as it says: the two are 11.1 km apart from south to north.
    expect(((a?.y ?? 0) - (b?.y ?? 0)) / scale.units).toBeCloseTo(11.12, 0);
  }
});

test("a name with signs of its own does not leave the link of a map", () => {
  expect(mapLinks(p(1, 2), "A & B)#").geo).toBe("geo:1.000000,2.000000?q=1.000000,2.000000(A%20%26%20B)%23)");
});
