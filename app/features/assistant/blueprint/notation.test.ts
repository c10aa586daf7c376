import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkEntities, readLine } from "~/engines/drawing/drawing.ts";
import { entityNotation, figuresOf, valueNotation } from "./notation.ts";

test.each([
  ["12'-6 1/2\"", "12' 6 1/2\""],
  ["3.50 m", "11' 5 13/16\" · 3,500 mm"],
  ["BEDROOM 2 11'-0\" x 12'-4\"", "BEDROOM 2 · 11' × 12' 4\" · 135.7 ft²"],
  ["HALL 3'-0\" WIDE", "HALL · 3'"],
  ["(2) 3050 SH", "(2) 3' × 5'"],
  ['SCALE: 1/4" = 1\'-0"', "1:48"],
  ["SCALE: N.T.S.", "N.T.S."],
  ['UP 14R @ 7 5/8"', '14 R · R 7 5/8"'],
  ['42" HIGH GUARD', '42"'],
  ['2x10 FLOOR JOISTS @ 16" O.C.', '2x10 floor joist · @ 16" o.c.'],
  ["(2) #5 CONT.", "(2) #5 · cont."],
  ['20" x 10" CONT. FTG', '20" × 10"'],
  ["R-13+5ci WALL", "R-13+5ci wall"],
  ["8/12", "8:12"],
  ['SILL 44" A.F.F.', 'sill 44"'],
  ["3/A5.1", "3/A5.1"],
  ["BEDROOM 2 3.00 x 3,50 m", "BEDROOM 2 · 3.00 m × 3.50 m · 10.5 m²"],
  ["UP 14R @ 196 mm", "14 R · R 196 mm"],
  ["6,5 m2", "6.5 m²"],
  ["500 x 250 mm CONT. FTG", "500 mm × 250 mm"],
])("%s is written %s", (text, notation) => {
  const [entity] = readLine(text).entities;
  expect(entity && entityNotation(entity, "en")).toBe(notation);
});

test("short lengths are compared in inches, long ones on the tape", () => {
  expect([
    valueNotation(7.75, "in", "en"),
    valueNotation(36, "in", "en"),
    valueNotation(84, "in", "en"),
  ]).toEqual(['7 3/4"', '36"', "7'"]);
  expect([
    valueNotation(0.5, "in", "en"),
    valueNotation(15.99, "in", "en"),
    valueNotation(70, "ft2", "en"),
  ]).toEqual(['1/2"', '16"', "70 ft²"]);
});

test("a name in Hebrew does not turn the figures behind it around", () => {
  const room = { kind: "room", room: "bedroom", dim1In: 120, dim2In: 144 } as const;
  expect(entityNotation({ ...room, name: "חדר שינה 2" }, "en")).toBe("\u2067חדר שינה 2\u2069 · 10' × 12'");
  expect(entityNotation({ ...room, name: "DEN" }, "en")).toBe("DEN · 10' × 12'");
});

describe("a finding of a metric drawing", () => {
  const figures = (text: string) =>
    checkEntities(readLine(text).entities).flatMap((finding) => {
      const { measured, limit, sign } = figuresOf(finding, "en");
      return measured ? [`${measured} ${sign} ${limit}`] : [];
    });

  test.each<[string, string[]]>([
    [
      "BEDROOM 2 2.00 m x 3.05 m",
      ["6.1 m² (65.6 ft²) ≥ 6.51 m² (70 ft²)", "2.00 m (6' 6 11/16\") ≥ 2.134 m (7')"],
    ],
    ["KITCHEN 3,50 x 4,00 m 10,0 m²", ["10.0 m² (107.6 ft²) ≥ 14.0 m² (150.7 ft²)"]],
    ["CEILING 2130 mm", ["2130 mm (6' 11 13/16\") ≥ 2134 mm (7')"]],
    ["13T @ 25 cm", ['25 cm (9 13/16") ≥ 25.4 cm (10")']],
    ["GARAGE 12.5 mm GYP. BD.", ['12.5 mm (7/16") ≥ 12.7 mm (1/2")']],
    ["SHOWER 700 x 800 mm", ["0.56 m² (868 in²) ≥ 0.59 m² (900 in²)", '700 mm (27 1/2") ≥ 762 mm (30")']],
    ["UP 14R @ 200 mm", ['200 mm (7 7/8") ≤ 196 mm (7 3/4")', "2800 mm (9' 2 1/4\") ≤ 3835 mm (12' 7\")"]],
    ["ATTIC 100 m2 NFVA 0.3 m2", ["0.3 m² (3.2 ft²) ≥ 0.34 m² (3.6 ft²)"]],
  ])("%s", (text, wanted) => expect(figures(text)).toEqual(wanted));

  test.each<[string, string[]]>([
    ["BEDROOM 2 6'-8\" x 9'-0\"", ["60 ft² ≥ 70 ft²", "6' 8\" ≥ 7'"]],
    ["CEILING 7'-10\" (2388 mm)", ["7' 10\" ≥ 7'"]],
  ])("in feet it stays in feet: %s", (text, wanted) => expect(figures(text)).toEqual(wanted));

  test("never looks as if it passed when it fails, in metric or in the brackets", () => {
    const inches = (text: string) =>
      [...text.matchAll(/(\d+)'|(\d+)\/(\d+)|(\d+)(?=[" ])/g)].reduce(
        (sum, [, feet, above, below, whole]) =>
          sum + (feet ? 12 * Number(feet) : above ? Number(above) / Number(below) : Number(whole)),
        0,
      );
    const sides = (text: string) =>
      [Number.parseFloat(text), inches(/\((.*)\)/.exec(text)?.[1] ?? "")] as const;
    const notes = ["CEILING # mm", "HALL # mm WIDE", "GUARD # mm", "HANDRAIL AT # mm", "SILL # mm A.F.F."];
    const tenths = fc.integer({ min: 8_000, max: 22_000 }).map((value) => value / 10);
    fc.assert(
      fc.property(fc.constantFrom(...notes), tenths, (note, mm) => {
        for (const finding of checkEntities(readLine(note.replace("#", String(mm))).entities)) {
          if (finding.measured === undefined || finding.verdict === "pass") continue;
          const { measured, limit, sign } = figuresOf(finding, "en");
          const [a, b] = [sides(measured), sides(limit)];
          for (const n of [0, 1] as const) {
            if (sign === "≤") expect(a[n]).toBeGreaterThan(b[n]);
            else expect(a[n]).toBeLessThan(b[n]);
          }
        }
      }),
    );
  });
});
