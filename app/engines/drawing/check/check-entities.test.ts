import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Vector } from "../../../../tests/formula-vectors.ts";
import type { RoomKind } from "../text/entity.ts";
import { readLine } from "../text/read-line.ts";
import { checkEntities, worstFirst } from "./check-entities.ts";
import { RULES } from "./limits.ts";

const FILE = path.join(import.meta.dirname, "../../../../tests/data/vectors.json");
const VECTORS = (JSON.parse(readFileSync(FILE, "utf8")) as Vector[]).filter(
  ({ area }) => area === "blueprint_compliance",
);

const check = (text: string, context = {}) => checkEntities(readLine(text).entities, context);
/** Sections and verdicts, `R304.1 fail`. */
const verdicts = (text: string, context = {}) =>
  check(text, context).map(({ section, verdict }) => `${section} ${verdict}`);

test("the vectors of compliance are all here", () => expect(VECTORS).toHaveLength(4));

test.each(VECTORS.map((vector) => [vector.name, vector] as const))("%s", (_, { input, expected }) => {
  const findings = check(String(input.text), {
    room: input.room_kind as RoomKind | undefined,
    exitDoor: input.role === "required egress door",
  });
  const failed = findings.filter(({ verdict }) => verdict === "fail");
  const wanted = (expected.findings as string[]).map((finding) => finding.split(" ")[0]);
  expect(failed.map(({ section }) => section)).toEqual(wanted);
  expect(failed.length === 0).toBe(expected.complies);
  for (const finding of failed) {
    expect(finding).toMatchObject({
      edition: expect.any(String),
      measured: expect.any(Number),
      limit: expect.any(Number),
      source: 0,
    });
  }
});

describe("a sheet that says", () => {
  test.each<[string, string[]]>([
    ["BEDROOM 2 10'-0\" x 7'-0\"", ["R304.1 pass", "R304.2 pass"]],
    ["BEDROOM 2 10'-0\" x 6'-11\"", ["R304.1 fail", "R304.2 fail"]],
    ["KITCHEN 6'-0\" x 8'-0\"", []],
    ["HALL 3'-0\" WIDE", ["R311.6 pass"]],
    ["HALL 2'-10\" WIDE", ["R311.6 fail"]],
    ["HALL 860 mm WIDE", ["R311.6 fail"]],
    ["STAIR 850 mm WIDE", ["R311.7.1 fail"]],
    ["RISER 210 mm", ["R311.7.5.1 fail"]],
    ["TREAD 240 mm", ["R311.7.5.2 fail"]],
    ["HEADROOM 1,95 m", ["R311.7.2 fail"]],
    ["CLG HT 2.03 m", ["R305.1 fail"]],
    ["CLG HT 2440", ["R305.1 pass"]],
    ["HANDRAIL AT 1020 mm", ["R311.7.8 pass", "R311.7.8 fail"]],
    ["SILL 1220 mm", ["R310.2 fail"]],
    ["ENTRY DOOR 915 x 2030 mm", ["R311.2 pass", "R311.2 pass"]],
    ["ENTRY DOOR 800 x 2032", ["R311.2 fail", "R311.2 pass"]],
    ['UP 14R @ 7 3/4"', ["R311.7.5.1 pass", "R311.7.3 pass"]],
    ['UP 20R @ 7 3/4"', ["R311.7.5.1 pass", "R311.7.3 fail"]],
    ['13T @ 9 1/2"', ["R311.7.5.2 fail"]],
    ["STAIR 2'-10\" WIDE", ["R311.7.1 fail"]],
    ["HEADROOM 6'-6\"", ["R311.7.2 fail"]],
    ['32" HIGH GUARD', ["R312.1.2 fail"]],
    ['HANDRAIL AT 36"', ["R311.7.8 pass", "R311.7.8 pass"]],
    ['HANDRAIL AT 40"', ["R311.7.8 pass", "R311.7.8 fail"]],
    ['SILL 48" A.F.F.', ["R310.2 fail"]],
    ["ENTRY DOOR 3068", ["R311.2 pass", "R311.2 pass"]],
    ["ENTRY DOOR 2868", ["R311.2 fail", "R311.2 pass"]],
    ["2668", []],
    ['3" CONC. SLAB', ["R506.1 fail"]],
    ['16" x 8" CONT. FTG', ["R403.1.1 pass", "R403.1.1 pass"]],
    ['10" x 8" CONT. FTG', ["R403.1.1 fail", "R403.1.1 pass"]],
    ["EGRESS WINDOW 2'-0\" x 2'-0\"", ["R310.2 fail", "R310.2 verify", "R310.2 verify"]],
    ['STAIR WIDTH 34" MIN', ["R311.7.1 fail"]],
    ['STAIRS: 8" MAX RISE, 9" MIN RUN', ["R311.7.5.1 fail", "R311.7.5.2 fail"]],
    ['STAIR RISE 8" RUN 9 1/2"', ["R311.7.5.1 fail", "R311.7.5.2 fail"]],
    ['R=7 7/8" T=10"', ["R311.7.5.1 fail", "R311.7.5.2 pass"]],
    ['HANDRAIL 30" TO 34" HIGH', ["R311.7.8 fail", "R311.7.8 pass", "R311.7.8 pass", "R311.7.8 pass"]],
    ['HANDRAIL 1 1/2" DIA. @ 40" A.F.F.', ["R311.7.8 pass", "R311.7.8 fail"]],
    ['15R UP @ 7 13/16"', ["R311.7.5.1 fail", "R311.7.3 pass"]],
    ['16 RISERS x 8" = 10\'-8"', ["R311.7.5.1 fail", "R311.7.3 pass"]],
    ['RISERS NOT TO EXCEED 8"', ["R311.7.5.1 fail"]],
    ['DN 14 RISERS 8"', ["R311.7.5.1 fail", "R311.7.3 pass"]],
    ['14 RISERS 10" TREADS', []],
    ['STAIR: 14R @ 7 1/2" / 2\'-10" WIDE', ["R311.7.5.1 pass", "R311.7.3 pass", "R311.7.1 fail"]],
    ['EGRESS WINDOW, 46" MAX SILL', ["R310.2 fail"]],
    ["CONTINUOUS HANDRAIL, HEIGHT = 2'-9\"", ["R311.7.8 fail", "R311.7.8 pass"]],
    ["HALL (2'-10\" CLR.)", ["R311.6 fail"]],
    ['MINIMUM TREAD DEPTH 9"', ["R311.7.5.2 fail"]],
    ["MINIMUM HEADROOM OF 6'-6\"", ["R311.7.2 fail"]],
    ["6'-6\" CLEAR HEADROOM", ["R311.7.2 fail"]],
    ['32" HIGH WOOD GUARDRAIL', ["R312.1.2 fail"]],
    ['GUARDS SHALL BE NOT LESS THAN 34" HIGH', ["R312.1.2 fail"]],
    ['34" HIGH GUARD AT OPEN SIDE OF STAIRS', ["R312.1.2 pass"]],
    ['GUARDRAIL, 34" HIGH MIN.', ["R312.1.2 fail"]],
    ['HANDRAIL MOUNTED 40" ABOVE NOSING', ["R311.7.8 pass", "R311.7.8 fail"]],
    ['FOOTING: 10" W x 12" D', ["R403.1.1 fail", "R403.1.1 pass"]],
    ['FOOTINGS 16" WIDE x 5" THICK', ["R403.1.1 pass", "R403.1.1 fail"]],
    ['3" THK. REINF. CONC. SLAB', ["R506.1 fail"]],
    ["MAIN ENTRANCE DOOR 2868", ["R311.2 fail", "R311.2 pass"]],
    ["6'-10\" TRAY CEILING", ["R305.1 fail"]],
    ['SLAB 3" THICK', ["R506.1 fail"]],
    ['BEDROOM EGRESS SILL 48" A.F.F.', ["R310.2 fail"]],
  ])("%s", (text, wanted) => {
    // What a line does not say is asked of the sheet, not of the line.
    expect(verdicts(text).filter((line) => !line.endsWith(" unknown"))).toEqual(wanted);
  });
});

test("a ceiling is held to what its room needs", () => {
  const text = "CEILING 6'-9\"";
  expect(verdicts(text, { room: "bedroom" })).toEqual(["R305.1 fail"]);
  expect(verdicts(text, { room: "bath" })).toEqual(["R305.1 pass"]);
  expect(verdicts(text, { room: "garage" })).toEqual([]);
});

describe("the ceiling of a bath or laundry is held to 6'-8\"", () => {
  test.each([
    "CLG 6'-8\" @ BATH",
    "6'-8\" CLG. HT. BATH 1",
    "BATH 1 8'-0\" x 5'-0\" CLG 6'-8\"",
    "BATH: 6'-8\" CLG",
    "CEILING HT. 6'-8\" IN BATH",
    "POWDER ROOM CEILING 6'-8\"",
    "LAUNDRY 6'-8\" CEILING",
    "ALTURA DE TECHO EN BAÑO 2.05 m",
    "חדר רחצה גובה תקרה 2.05 מ'",
  ])("%s", (text) => expect(verdicts(text)).toContain("R305.1 pass"));
  test.each(["BATH CLG 6'-7\"", "CLG 6'-8\" @ BEDROOM", "6'-8\" CLG. HT. TYP. EXCEPT BATH"])(
    "but not where it is lower, of another room or of all others: %s",
    (text) => expect(verdicts(text)).toContain("R305.1 fail"),
  );
});

describe("the guard of a stair is held to 34 in", () => {
  test.each([
    'STAIR RAILING 34"',
    'GUARDRAIL @ STAIR 34" HIGH',
    '34" HIGH STAIR RAIL',
    'STAIR: 34" GUARD',
    'GUARD 34" ABOVE NOSING',
    'STAIRWAY GUARD 34"',
    'GUARD 34" ALONG STAIRS',
    "BARANDAL DE ESCALERA 0.87 m",
    'מעקה מדרגות 87 ס"מ',
  ])("%s", (text) => {
    expect(verdicts(text)).toContain("R312.1.2 pass");
    expect(verdicts(text.replace("34", "33").replace(/0?\.?87/, (low) => low.replace("87", "83")))).toContain(
      "R312.1.2 fail",
    );
  });
  test.each(['34" GUARD AT STAIR LANDING', '34" HIGH GUARD AT TOP OF STAIR', '34" GUARD AT STAIR OPENING'])(
    "but not where the stair ends: %s",
    (text) => expect(verdicts(text)).toContain("R312.1.2 fail"),
  );
});

test("a basement may be as low as a bath where nobody lives in it, and no lower", () => {
  expect(verdicts("BASEMENT CLG 7'-0\"")).toEqual(["R305.1 pass"]);
  expect(verdicts("BASEMENT CLG 6'-8\"")).toEqual(["R305.1 verify"]);
  expect(verdicts("BASEMENT CLG 6'-7\"")).toEqual(["R305.1 fail"]);
  expect(verdicts("CRAWL SPACE CLG 4'-0\"")).toEqual([]);
});

test.each([
  'HANDRAIL 1 1/2" DIA.',
  'HANDRAIL 1 1/2" CLEAR FROM WALL',
  'HANDRAIL EXTENDS 12"',
  '5/8" CEILING GYP. BD.',
  "SLOPED CEILING 5'-0\" TO 9'-0\"",
  "CLG. HT. 6'-4\" @ BEAMS",
  'STAIR TREADS 1" THICK',
  'RISER VARIATION 3/8" MAX',
  'OPEN RISERS 4" MAX OPENING',
  "TOTAL RISE 9'-1\"",
  'ROOF RISE 6" RUN 12"',
  'SPIRAL STAIR 26" WIDE',
  'WINDER TREAD 6" MIN.',
  'ATTIC STAIRS 22 1/2" WIDE',
  'BATH WINDOW SILL 60" A.F.F.',
  "CLERESTORY SILL 8'-0\" A.F.F.",
])("a figure beside a word is not always what the code limits: %s", (text) => {
  expect(verdicts(text).filter((line) => line.endsWith(" fail"))).toEqual([]);
});

describe("the printed area of a room", () => {
  test.each<[string, string[]]>([
    ["BEDROOM 2 65 SF", ["R304.1 fail"]],
    ["BEDROOM 2 70 SF", ["R304.1 pass"]],
    ["BEDROOM 2 6.0 m2", ["R304.1 fail"]],
    ["KITCHEN 48 SF", []],
    ["BATH 40 SF", []],
    // The sides decide; an area that differs from them is a question.
    ["BEDROOM 2 10'-0\" x 12'-0\" 126 SF", ["R304.1 pass", "R304.2 pass"]],
    ["BEDROOM 2 10'-0\" x 12'-0\" 127 SF", ["R304.1 pass", "R304.2 pass", "R304.1 verify"]],
    ["BEDROOM 2 10'-0\" x 12'-0\" 65 SF", ["R304.1 pass", "R304.2 pass", "R304.1 verify"]],
    ["KITCHEN 10'-0\" x 12'-0\" 90 SF", ["R304.1 verify"]],
    ["BEDROOM 2 3.00 x 4.00 m 10.5 m2", ["R304.1 pass", "R304.2 pass", "R304.1 verify"]],
  ])("%s", (text, wanted) =>
    expect(verdicts(text).filter((line) => !line.endsWith(" unknown"))).toEqual(wanted),
  );
});

test("a figure in millimetres that only its conversion takes past the limit is to be verified", () => {
  expect(verdicts("HALL 914 mm WIDE")).toEqual(["R311.6 verify"]);
  expect(verdicts("HALL 915 mm WIDE")).toEqual(["R311.6 pass"]);
  expect(verdicts("HALL 913 mm WIDE")).toEqual(["R311.6 fail"]);
  expect(verdicts("HALL 2'-11 31/32\" WIDE")).toEqual(["R311.6 fail"]);
});

test("an area of 6.5 m², as the code itself prints its 70 ft², is to be verified and not failed", () => {
  const area = (text: string) => verdicts(text).filter((line) => /^R304\.1 (?!unknown)/.test(line));
  for (const text of ["BEDROOM 2 6.5 m2", "RECÁMARA 2 6,50 m²", "BEDROOM 2 2.60 x 2.50 m"])
    expect(area(text)).toEqual(["R304.1 verify"]);
  expect(area("BEDROOM 2 6.49 m2")).toEqual(["R304.1 fail"]);
  expect(area("BEDROOM 2 6.51 m2")).toEqual(["R304.1 pass"]);
  expect(area("BEDROOM 2 69.97 SF")).toEqual(["R304.1 fail"]);
});

test("what is not on the sheet is unknown and not passed", () => {
  const found = verdicts("BEDROOM 1 12' x 12' GARAGE 24' x 24'");
  expect(found).toEqual(
    expect.arrayContaining(["R310.1 unknown", "R314.3 unknown", "R315.3 unknown", "R302.5.1 unknown"]),
  );
  expect(found).not.toContain("R310.2 pass");
});

test("the worst stands first", () => {
  const order = worstFirst(check('BEDROOM 3 6\'-8" x 12\'-0" UP 14R @ 7" 10" x 8" FTG')).map(
    ({ verdict }) => verdict,
  );
  const ranks = order.map((verdict) => ["fail", "verify", "unknown", "pass"].indexOf(verdict));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(order[0]).toBe("fail");
});

test("a larger room never fails what a smaller one passes", () => {
  const feet = fc.integer({ min: 4, max: 30 });
  fc.assert(
    fc.property(feet, feet, fc.integer({ min: 0, max: 5 }), (width, depth, more) => {
      const fails = (text: string) => verdicts(text).filter((line) => line.endsWith("fail")).length;
      expect(fails(`DEN ${width + more}' x ${depth}'`)).toBeLessThanOrEqual(
        fails(`DEN ${width}' x ${depth}'`),
      );
    }),
  );
});

test("every rule names a section and an edition", () => {
  for (const rule of Object.values(RULES)) {
    expect(rule.section).toMatch(/^[RNMPE]\d{3,4}\.\d/);
    expect(rule.edition).toMatch(/20\d\d/);
  }
});
