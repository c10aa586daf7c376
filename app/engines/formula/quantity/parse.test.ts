import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { times } from "../../../../tests/prove.ts";
import { parseQuantity } from "./parse.ts";
import { printQuantity, printTape } from "./print.ts";
import type { Amount, Reading } from "./quantity.ts";
import { convert, kindOf, UNITS, type Unit } from "./units.ts";

function read(text: string): Reading {
  const parsed = parseQuantity(text);
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.error)}`);
  const { start, end, text: words, ...reading } = parsed.quantity;
  expect(text.slice(start, end)).toBe(words);
  return reading;
}

test.each<[string, number]>([
  [`12' 6 1/2"`, 150.5],
  [`12'-6 1/2"`, 150.5],
  [`12'-6-1/2"`, 150.5],
  ["12'6", 150],
  ["12' 6", 150],
  ["12-6", 150],
  ["12-6 1/2", 150.5],
  ["12 ft 6 in", 150],
  ["12 ft. 6 in.", 150],
  ["12 feet, 6 inches", 150],
  ["6 FT 8 IN", 80],
  ["12′-6″", 150],
  ["12’ 6”", 150],
  [`0'-8"`, 8],
  [`24'-11 3/4"`, 299.75],
  ["11.5'", 138],
  ["14 ft", 168],
  ["6 in", 6],
  [`6"`, 6],
  ["6''", 6],
  ["½ in", 0.5],
  ["1½″", 1.5],
  [`5 1/2"`, 5.5],
  ["5/8 in", 0.625],
  ["8-ft", 96],
  ["3 yd", 108],
  ["12 pies 6 pulgadas", 150],
  ["12 pies y 6 pulgadas", 150],
  ["8 pulgadas", 8],
  ["12 רגל", 144],
  ["12 רגל ו-6 אינץ'", 150],
  ["12 רגל 6 אינץ׳", 150],
  ["6 אינץ", 6],
])("%s is a length in inches", (text, inches) => {
  const reading = read(text);
  expect(reading.kind).toBe("length");
  if (reading.kind === "length") expect(convert(reading.value, reading.unit, "in")).toBeCloseTo(inches, 9);
});

test.each<[string, number, Unit]>([
  ["3.5 m", 3.5, "m"],
  ["3,50 m", 3.5, "m"],
  ["0,125 m", 0.125, "m"],
  ["250 mm", 250, "mm"],
  ["3,500 mm", 3500, "mm"],
  ["90 cm", 90, "cm"],
  ["3 m 20 cm", 3.2, "m"],
  ["3 metros", 3, "m"],
  ["25 centímetros", 25, "cm"],
  ["3 מטר", 3, "m"],
  ["3 מ'", 3, "m"],
  ['25 ס"מ', 25, "cm"],
  ["25 ס״מ", 25, "cm"],
  ["1,850 SQ. FT.", 1850, "ft2"],
  ["1.234,56 m²", 1234.56, "m2"],
  ["40 pies cuadrados", 40, "ft2"],
  ['80 מ"ר', 80, "m2"],
  ["4 cubic yards", 4, "yd3"],
  ["5 yards of concrete", 5, "yd3"],
  ["20 yardas cúbicas", 20, "yd3"],
  ["6 קוב", 6, "m3"],
  ["40 psf", 40, "psf"],
  ["350 plf", 350, "plf"],
  ["100 libras por pie", 100, "plf"],
  ["40 ליברות לרגל רבועה", 40, "psf"],
  ["3,000 psi", 3000, "psi"],
  ["2 kips", 2, "kip"],
  ["1,000 lb", 1000, "lb"],
  ["120 V", 120, "V"],
  ["240v", 240, "V"],
  ["20 A", 20, "A"],
  ["20 amps", 20, "A"],
  ["20 אמפר", 20, "A"],
  ["9 kW", 9, "kW"],
  ["90 °F", 90, "F"],
  ["90 F", 90, "F"],
  ["32°C", 32, "C"],
  ["-5 °C", -5, "C"],
  ["90 degrees F", 90, "F"],
  ["30 grados centígrados", 30, "C"],
  ["45°", 45, "deg"],
  ["5%", 5, "pct"],
  ["5 por ciento", 5, "pct"],
  ["5 אחוז", 5, "pct"],
  ["350 sq ft/gal", 350, "ft2PerGal"],
  ["20 squares", 20, "square"],
  ["5/8", 0.625, "one"],
  ["1 1/2", 1.5, "one"],
  ["1-1/2", 1.5, "one"],
  ["1,234,567", 1_234_567, "one"],
])("%s is read with its unit", (text, value, unit) => {
  expect(read(text)).toEqual({ kind: kindOf(unit), value, unit });
});

test.each<[string, string, number, string]>([
  ["12 AWG", "12", 12, "AWG"],
  ["AWG 12", "12", 12, "AWG"],
  ["calibre 12", "12", 12, "AWG"],
  ["12 gauge", "12", 12, "AWG"],
  ["#6", "6", 6, "#"],
  ["#6 AWG", "6", 6, "AWG"],
  ["1/0", "1/0", 0, "AWG"],
  ["2/0", "2/0", -1, "AWG"],
  ["4/0 AWG", "4/0", -3, "AWG"],
  ["250 kcmil", "250", 250, "kcmil"],
  ["500 MCM", "500", 500, "kcmil"],
])("%s is a wire size", (text, size, value, unit) => {
  expect(read(text)).toEqual({ kind: "gauge", size, value, unit });
});

test.each([".0GA", "7.5 AWG", "1/2 gauge", "-12 ga", "50 kcmil", "10000 MCM"])(
  "%s is a size that no wire has",
  (text) => {
    expect(parseQuantity(text)).toMatchObject({ ok: false, error: { code: "unknownUnit" } });
  },
);

test.each<[string, number, number]>([
  ["6:12", 6, 12],
  ["1:12", 1, 12],
  ["1.5:1", 1.5, 1],
  ["8/12", 8, 12],
  ["4 in 12", 4, 12],
  ["1/4 in per ft", 0.25, 12],
  [`1/4" per foot`, 0.25, 12],
])("%s is a slope", (text, rise, run) => {
  expect(read(text)).toEqual({ kind: "slope", unit: "ratio", rise, run, value: rise / run });
});

test.each<[string, [number, Unit][]]>([
  [
    "4x8",
    [
      [4, "one"],
      [8, "one"],
    ],
  ],
  [
    "2x10",
    [
      [2, "one"],
      [10, "one"],
    ],
  ],
  [
    "4 X 8",
    [
      [4, "one"],
      [8, "one"],
    ],
  ],
  [
    "20' x 30'",
    [
      [20, "ft"],
      [30, "ft"],
    ],
  ],
  [
    `3'-0" × 6'-8"`,
    [
      [3, "ft"],
      [80 / 12, "ft"],
    ],
  ],
  [
    "10 by 12",
    [
      [10, "one"],
      [12, "one"],
    ],
  ],
  [
    "10 by 12 ft",
    [
      [10, "ft"],
      [12, "ft"],
    ],
  ],
  [
    "10 por 12 pies",
    [
      [10, "ft"],
      [12, "ft"],
    ],
  ],
  [
    "10 על 12 רגל",
    [
      [10, "ft"],
      [12, "ft"],
    ],
  ],
  [
    "6 x 4 x 0.12 m",
    [
      [6, "m"],
      [4, "m"],
      [0.12, "m"],
    ],
  ],
  [
    "10 x 12 ft x 4 in",
    [
      [10, "ft"],
      [12, "ft"],
      [4, "in"],
    ],
  ],
  [
    "2x10x14'",
    [
      [2, "one"],
      [10, "one"],
      [14, "ft"],
    ],
  ],
])("%s is a size", (text, sides) => {
  const reading = read(text);
  expect(reading.kind).toBe("size");
  if (reading.kind !== "size") return;
  expect(reading.sides.map(({ unit }) => unit)).toEqual(sides.map(([, unit]) => unit));
  reading.sides.forEach(({ value }, at) => {
    expect(value).toBeCloseTo(sides[at]?.[0] ?? Number.NaN, 9);
  });
});

test.each([
  ["", "empty", ""],
  ["   ", "empty", ""],
  ["abc", "noNumber", ""],
  ["ft", "noNumber", ""],
  ["NaN", "noNumber", ""],
  ["Infinity", "noNumber", ""],
  ["12 flurbs", "unknownUnit", "flurbs"],
  ["1e999", "unknownUnit", "e999"],
  ["12 ft long", "tooMuch", "long"],
  ["1,2,3", "tooMuch", ",2,3"],
  ["12.5.3", "tooMuch", ".3"],
  ["120/240", "tooMuch", "/240"],
  ["5/0", "zeroDenominator", ""],
  ["3:0", "zeroDenominator", ""],
  ["12 ft 14 in", "inchesTooMany", ""],
  ["99999999999999999999999 ft", "noNumber", ""],
  ["1".repeat(101), "tooLong", ""],
])("%j is refused as %s", (text, code, rest) => {
  expect(parseQuantity(text)).toEqual({ ok: false, error: { code, rest } });
});

test("a field in one language does not take another's words, but always English", () => {
  expect(parseQuantity("12 pies", "es").ok).toBe(true);
  expect(parseQuantity("12 feet", "es").ok).toBe(true);
  expect(parseQuantity("12 pies", "he")).toMatchObject({ ok: false, error: { code: "unknownUnit" } });
});

describe("whatever is written", () => {
  test("nothing is thrown, and no number is other than finite", () => {
    const words = fc.constantFrom(
      "'",
      '"',
      " ",
      "/",
      "-",
      "x",
      "ft",
      "in",
      "מטר",
      ":",
      "%",
      "°",
      "#",
      ",",
      ".",
      "½",
      "0",
      "12",
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 12 }).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(text, (written) => {
        const parsed = parseQuantity(written);
        if (!parsed.ok) return;
        const { quantity } = parsed;
        const values = quantity.kind === "size" ? quantity.sides.map(({ value }) => value) : [quantity.value];
        for (const value of values) expect(Number.isFinite(value)).toBe(true);
        expect(quantity.text).toBe(written.slice(quantity.start, quantity.end));
      }),
      { numRuns: times(1000) },
    );
  });
});

const AMOUNT_UNITS = (Object.keys(UNITS) as Unit[]).filter(
  (unit) => !["gauge", "slope"].includes(kindOf(unit)),
);
const amount: fc.Arbitrary<Amount> = fc
  .record({
    unit: fc.constantFrom(...AMOUNT_UNITS),
    value: fc.double({ min: 0, max: 1e6, noNaN: true }).map((value) => Number(value.toFixed(8))),
  })
  .map(({ unit, value }) => ({ kind: kindOf(unit) as Amount["kind"], value: value === 0 ? 0 : value, unit }));
const side = fc
  .double({ min: 0.1, max: 1000, noNaN: true })
  .map((value): Amount => ({ kind: "length", value, unit: "ft" }));
const gauge = fc.constantFrom<Reading>(
  { kind: "gauge", value: 12, unit: "AWG", size: "12" },
  { kind: "gauge", value: -2, unit: "AWG", size: "3/0" },
  { kind: "gauge", value: 500, unit: "kcmil", size: "500" },
  { kind: "gauge", value: 6, unit: "#", size: "6" },
);
const slope = fc
  .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }))
  .map(([rise, run]): Reading => ({ kind: "slope", unit: "ratio", rise, run, value: rise / run }));
const size = fc
  .array(side, { minLength: 2, maxLength: 3 })
  .map((sides): Reading => ({ kind: "size", sides }));

test("what is printed is read back as the same quantity", () => {
  fc.assert(
    fc.property(fc.oneof(amount, gauge, slope, size), (reading) => {
      expect(read(printQuantity(reading))).toEqual(reading);
    }),
    { numRuns: times(500) },
  );
});

test("a length on a tape is read back to its sixteenth", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), (sixteenths) => {
      const reading = read(printTape(sixteenths / 16, "in"));
      expect(reading.kind).toBe("length");
      if (reading.kind === "length")
        expect(convert(reading.value, reading.unit, "in") * 16).toBeCloseTo(sixteenths, 6);
    }),
  );
});
