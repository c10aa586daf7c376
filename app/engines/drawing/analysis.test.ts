import { describe, expect, test } from "vitest";
import { FEET, METRIC } from "../../../scripts/lib/drawing-units.mjs";
import { drawPlan } from "../../../scripts/lib/drawings.mjs";
import { analyseLines, checkedAgain } from "./analysis.ts";
import { readSvg } from "./picture/svg-text.ts";
import { readSheet, typedLines } from "./sheet.ts";

const analyse = (text: string, ...rest: [calibration?: "none" | "unchecked" | "good" | "warn" | "blocked"]) =>
  analyseLines(typedLines(text), ...rest);

test.each([
  ["in feet", FEET, 30],
  ["in metric", METRIC, 20],
])(
  "a made plan %s is a floor plan; every planted violation is found and none is invented",
  (_, units, plans) => {
    for (let seed = 1; seed <= plans; seed++) {
      const { svg, violations } = drawPlan(seed, undefined, units);
      const { analysisType, codeCompliance, dimensions } = analyseLines(readSvg(svg).lines);
      const failed = codeCompliance.filter(({ verdict }) => verdict === "fail");
      expect(analysisType).toBe("floorPlan");
      expect([...new Set(failed.map(({ section }) => section))].toSorted()).toEqual(violations.toSorted());
      // Each has a place on the drawing.
      for (const { source } of failed) expect(dimensions[source ?? -1]?.box).toBeDefined();
    }
  },
);

test("the lengths of a made metric plan stay metric", () => {
  for (let seed = 1; seed <= 5; seed++) {
    const { svg } = drawPlan(seed, undefined, METRIC);
    const { dimensions, unread } = analyseLines(readSvg(svg).lines);
    expect(unread).toEqual(["NOTES"]);
    for (const { entity, text } of dimensions) {
      if (/ m{1,2}\b/.test(text)) expect(entity.metric).toBeDefined();
    }
  }
});

test("the bedrooms of a made plan that have no alarm are named, and no other", () => {
  for (let seed = 1; seed <= 30; seed++) {
    const { svg, withoutAlarm } = drawPlan(seed);
    const { codeCompliance } = analyseLines(readSvg(svg).lines);
    const { placement } = codeCompliance.find(({ rule }) => rule === "smokeAlarms") ?? {};
    expect(placement?.lacking.map(({ name }) => name)).toEqual(withoutAlarm);
    for (const name of ["MASTER BEDROOM", "BEDROOM 2"].filter((room) => !withoutAlarm.includes(room)))
      expect(placement?.rooms).toContain(name);
  }
});

test("a made plan's printed area that differs from the sides is to be verified, and no other", () => {
  for (let seed = 1; seed <= 30; seed++) {
    const { svg, areaDiffers } = drawPlan(seed);
    const { codeCompliance } = analyseLines(readSvg(svg).lines);
    const differing = codeCompliance.filter(({ rule }) => rule === "roomAreaPrinted");
    expect(differing.map(({ subject, verdict }) => [subject, verdict])).toEqual(
      areaDiffers ? [["DINING", "verify"]] : [],
    );
  }
});

describe("materials", () => {
  test("are counted by kind and size", () => {
    const { materials } = analyse('3068 DR\n(2) 3068 DR\n2668\n(2) 3050 SH\n4" CONC. SLAB\n4" CONC. SLAB');
    expect(materials).toEqual([
      { kind: "door", widthIn: 36, heightIn: 80, quantity: 3 },
      { kind: "door", widthIn: 30, heightIn: 80, quantity: 1 },
      { kind: "window", widthIn: 36, heightIn: 60, quantity: 2 },
      { kind: "slab", thicknessIn: 4 },
    ]);
  });

  test("of finishes follow from rooms and their ceiling", () => {
    const { materials } = analyse("BEDROOM 1 10' x 12'\nGARAGE 24' x 24'\n8'-0\" CLG. HT.");
    expect(materials).toEqual([
      { kind: "floor", ft2: 120, rooms: 1 },
      // 44 ft × 8 ft = 352 ft², with 10 % waste 12.1 sheets.
      { kind: "drywall", ft2: 352, sheets: 13 },
    ]);
  });
});

describe("confidence", () => {
  test("is what was read, understood and calibrated, each by its weight", () => {
    expect(analyse("10'-0\"\nHELLO THERE").confidence).toEqual({
      percent: 73,
      legibility: 1,
      coverage: 0.5,
      calibration: 0,
    });
    expect(analyse("10'-0\"", "good").confidence.percent).toBe(100);
    expect(analyse("10'-0\"", "blocked").confidence.percent).toBe(87);
  });
  test("is nothing for a sheet that says nothing", () => {
    expect(analyse("HELLO").confidence.percent).toBe(0);
    expect(analyse("")).toMatchObject({ analysisType: "nothing", dimensions: [], codeCompliance: [] });
  });
  test("is lower where a line had to be corrected", () => {
    expect(analyse("l0'-O\"").confidence.legibility).toBe(0.9);
  });
});

test("suggestions say what to do and how often", () => {
  const codes = (...args: Parameters<typeof analyse>) => analyse(...args).suggestions.map(({ code }) => code);
  expect(codes("BEDROOM 3 6'-8\" x 9'-0\"")).toEqual(["fixFailures", "lookUp", "setScale"]);
  expect(codes("l0'-O\"\nSCALE: N.T.S.")).toEqual(["compareCorrections", "notToScale", "setScale"]);
  expect(codes('20" x 10" CONT. FTG', "blocked")).toEqual(["scaleDisagrees", "askProfessional"]);
  expect(codes("10'-0\"", "unchecked")).toEqual(["checkScale"]);
  expect(codes("10'-0\"", "good")).toEqual([]);
});

test("an analysis that is checked again is the same as one that is made anew", () => {
  const lines = typedLines('R-38 CLG\nBEDROOM 3 6\'-8" x 9\'-0"\nSCALE: 1/4" = 1\'-0"');
  const context = { zone: "5" } as const;
  expect(checkedAgain(analyseLines(lines), "good", context)).toEqual(analyseLines(lines, "good", context));
});

test("a room's name and its size may be typed on two lines", () => {
  const { items } = readSheet(typedLines("BEDROOM 2\n11'-0\" x 12'-4\"\nDEN\n10 x 12\nKITCHEN\nNOTES"));
  expect(items.map(({ text }) => text)).toEqual(["BEDROOM 2 11'-0\" x 12'-4\"", "DEN 10 x 12", "KITCHEN"]);
});

test("a room's area is its own below its name or its size, drawn or typed", () => {
  const texts = (text: string) => readSheet(typedLines(text)).items.map((item) => item.text);
  expect(texts("BEDROOM 2\n65 SF\nDEN\n10 x 12\n(120 SF)\nKITCHEN")).toEqual([
    "BEDROOM 2 65 SF",
    "DEN 10 x 12 (120 SF)",
    "KITCHEN",
  ]);
  expect(texts("DEN\n120 SF\n10 x 12")).toEqual(["DEN 10 x 12 120 SF"]);
  // A sum below typed rooms is not the last one's.
  expect(texts("DEN 10 x 12\n1,850 SF")).toEqual(["DEN 10 x 12", "1,850 SF"]);
  const at = (text: string, y: number, x = 100) => ({
    text,
    confidence: 1,
    box: { x, y, width: 60, height: 10 },
    height: 10,
  });
  const drawn = (...lines: ReturnType<typeof at>[]) => readSheet(lines).items.map((item) => item.text);
  expect(drawn(at("65 SF", 120), at("BEDROOM 2", 100))).toEqual(["BEDROOM 2 65 SF"]);
  expect(drawn(at("DEN", 100), at("120 SF", 135), at("10' x 12'", 117))).toEqual(["DEN 10' x 12' 120 SF"]);
  expect(drawn(at("DEN 10' x 12'", 100), at("120 SF", 117))).toEqual(["DEN 10' x 12' 120 SF"]);
  expect(drawn(at("DEN", 100), at("1,850 SF", 100, 900))).toEqual(["DEN", "1,850 SF"]);
});

test("a room's name and its width may be typed on two lines", () => {
  const { items } = readSheet(typedLines("HALL\n2'-10\" WIDE\nPASILLO\n860 mm WIDE"));
  expect(items.map(({ text }) => text)).toEqual(["HALL 2'-10\" WIDE", "PASILLO 860 mm WIDE"]);
});

test("rooms that all stand at one place, as no drawer would write them, are read in one go", () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  const lines = Array.from({ length: 2_000 }, () => ({ text: "BEDROOM", confidence: 1, box, height: 1_000 }));
  expect(readSheet(lines).items).toHaveLength(2_000);
});

test("of a sheet that says more than any sheet can, the beginning is read", () => {
  const lines = typedLines(`${'1" '.repeat(100)}\n`.repeat(100));
  expect(readSheet(lines).items).toHaveLength(5_000);
});

test("a ceiling below the label of a bath is the bath's, and one that was typed behind it may be", () => {
  const at = (text: string, y: number, x = 100) => ({
    text,
    confidence: 1,
    box: { x, y, width: 60, height: 10 },
    height: 10,
  });
  const verdicts = (...lines: Parameters<typeof analyseLines>[0]) =>
    analyseLines(lines).codeCompliance.flatMap(({ section, verdict, limit }) =>
      section === "R305.1" ? [[verdict, limit]] : [],
    );
  const low = "CLG. HT. 6'-8\"";
  expect(verdicts(at("BATH", 100), at("5'-0\" x 8'-0\"", 112), at(low, 124))).toEqual([["pass", 80]]);
  expect(verdicts(at("BATH", 100), at(low, 112, 400))).toEqual([["fail", 84]]);
  expect(verdicts(at("BEDROOM 1", 100), at(low, 112))).toEqual([["fail", 84]]);
  const typed = (...texts: string[]) => texts.map((text) => ({ text, confidence: 1 }));
  expect(verdicts(...typed("BATH 5'-0\" x 8'-0\"", low))).toEqual([["verify", 84]]);
  expect(verdicts(...typed("BATH 5'-0\" x 8'-0\"", "CLG. HT. 6'-7\""))).toEqual([["fail", 80]]);
  expect(verdicts(...typed("BEDROOM 1", low))).toEqual([["fail", 84]]);
});
