import { expect, test } from "vitest";
import { readLine } from "~/engines/drawing/text/read-line.ts";
import { entityNotation, valueNotation } from "./notation.ts";

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
])("%s is written %s", (text, notation) => {
  const [entity] = readLine(text).entities;
  expect(entity && entityNotation(entity)).toBe(notation);
});

test("short lengths are compared in inches, long ones on the tape", () => {
  expect([valueNotation(7.75, "in"), valueNotation(36, "in"), valueNotation(84, "in")]).toEqual([
    '7 3/4"',
    '36"',
    "7'",
  ]);
  expect([valueNotation(0.5, "in"), valueNotation(15.99, "in"), valueNotation(70, "ft2")]).toEqual([
    '1/2"',
    '16"',
    "70 ft²",
  ]);
});

test("a name in Hebrew does not turn the figures behind it around", () => {
  const room = { kind: "room", room: "bedroom", dim1In: 120, dim2In: 144 } as const;
  expect(entityNotation({ ...room, name: "חדר שינה 2" })).toBe("\u2067חדר שינה 2\u2069 · 10' × 12'");
  expect(entityNotation({ ...room, name: "DEN" })).toBe("DEN · 10' × 12'");
});
