import fc from "fast-check";
import { expect, test } from "vitest";
import { printAmount, printNumber, printsExactly, printTape } from "./print.ts";
import { convert, kindOf, UNITS, type Unit } from "./units.ts";

const ALL = Object.keys(UNITS) as Unit[];

test.each<[number, Unit, number, Unit]>([
  [1, "in", 25.4, "mm"],
  [30, "ft", 360, "in"],
  [36, "in", 3, "ft"],
  [1, "mi", 1.609344, "km"],
  [1, "ft2", 0.09290304, "m2"],
  [1, "acre", 43_560, "ft2"],
  [1, "yd3", 0.764554858, "m3"],
  [27, "ft3", 1, "yd3"],
  [1, "gal", 3.785411784, "L"],
  [1, "gal", 231, "in3"],
  [1, "ft3", 7.48052, "gal"],
  [1, "lb", 0.45359237, "kg"],
  [1, "ton", 2000, "lb"],
  [1, "psi", 6.894757, "kPa"],
  [1, "psf", 47.88026, "Pa"],
  [144, "psf", 1, "psi"],
  [212, "F", 100, "C"],
  [-40, "F", -40, "C"],
  [1, "mph", 0.44704, "mps"],
  [1, "mph", 1.609344, "kmh"],
  [1, "btuh", 0.29307107, "W"],
  [1, "hp", 745.69987, "W"],
  [1, "klf", 1000, "plf"],
  [1, "kip", 4.4482216, "kN"],
])("%d %s is %d %s", (value, from, expected, to) => {
  expect(convert(value, from, to) / expected).toBeCloseTo(1, 6);
});

test("there and back again is where one began, between any two units of a kind", () => {
  const pairs = ALL.flatMap((from) =>
    ALL.filter((to) => kindOf(to) === kindOf(from) && kindOf(to) !== "gauge").map(
      (to) => [from, to] as const,
    ),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...pairs),
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      ([from, to], value) => {
        const back = convert(convert(value, from, to), to, from);
        expect(Math.abs(back - value)).toBeLessThanOrEqual(1e-9 * Math.max(1000, Math.abs(value)));
      },
    ),
  );
});

test("feet do not become pounds, and wire sizes nothing else", () => {
  expect(() => convert(1, "ft", "lb")).toThrow(RangeError);
  expect(() => convert(12, "AWG", "kcmil")).toThrow(RangeError);
});

test("numbers keep four figures and their whole part", () => {
  expect([0, 0.09746, 1.234567, 110.7422, 1009.79, 1_600_000, -0.0001].map(printNumber)).toEqual([
    "0",
    "0.09746",
    "1.235",
    "110.74",
    "1,009.8",
    "1,600,000",
    "-0.0001",
  ]);
  expect(printsExactly(1.5)).toBe(true);
  expect(printsExactly(1 / 3)).toBe(false);
});

test("amounts carry the symbol of their unit", () => {
  expect([
    printAmount(10, "ft"),
    printAmount(5, "pct"),
    printAmount(6, "per12"),
    printAmount(1.5, "ratio"),
    printAmount(3, "one"),
  ]).toEqual(["10 ft", "5%", "6:12", "1.5:1", "3"]);
});

test.each<[number, Unit, string]>([
  [150.5, "in", `12' 6 1/2"`],
  [12.5, "ft", `12' 6"`],
  [12, "ft", "12'"],
  [7.7143, "in", `7 11/16"`],
  [0.5, "in", `1/2"`],
  [0, "in", `0"`],
  [11.99, "in", "1'"],
  [-6, "in", `-6"`],
])("%d %s on a tape is %s", (value, unit, tape) => {
  expect(printTape(value, unit)).toBe(tape);
});
