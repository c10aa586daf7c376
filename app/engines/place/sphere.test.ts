import fc from "fast-check";
import { expect, test } from "vitest";
import { chordOf, metresBetween, metresOf, onSphere } from "./place.ts";

const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test("the straight line through the sphere says the same distance as the haversine formula", () => {
  fc.assert(
    fc.property(position, position, (from, to) => {
      const [a, b] = [onSphere(from), onSphere(to)];
      const chord = (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2;
      expect(Math.abs(metresOf(chord) - metresBetween(from, to))).toBeLessThan(1);
    }),
  );
});

test("a distance becomes the square of a straight line and back", () => {
  for (const metres of [0, 1, 80_467, 1_000_000]) expect(metresOf(chordOf(metres))).toBeCloseTo(metres, 3);
});
