import { expect, test } from "vitest";
import { analyseLines, typedLines } from "~/engines/drawing/drawing.ts";
import { marksOf, numberedMarks, placesOf } from "./finding-marks.ts";

const at = (text: string, x: number) => ({ text, confidence: 1, box: { x, y: 100, width: 60, height: 10 } });

test("alarms are marked where they stand, and so are the bedrooms without one", () => {
  const plan = ["BEDROOM 1", "BEDROOM 2", "DEN"].map((name, n) => at(name, 100 + 300 * n));
  const { codeCompliance, dimensions } = analyseLines([...plan, at("S.D.", 130)]);
  const marks = codeCompliance.flatMap((finding) =>
    finding.rule === "smokeAlarms" ? marksOf(finding, dimensions) : [],
  );
  expect(marks.map(({ box, look }) => [box.x, look])).toEqual([
    [130, "pass"],
    [400, "verify"],
  ]);
});

test("another finding is marked at its text, and typed lines nowhere", () => {
  const { codeCompliance, dimensions } = analyseLines([at("CEILING 6'-8\"", 50)]);
  expect(codeCompliance.flatMap((finding) => marksOf(finding, dimensions))).toEqual([
    { box: { x: 50, y: 100, width: 60, height: 10 }, look: "fail" },
  ]);
  const typed = analyseLines(typedLines("CEILING 6'-8\""));
  expect(typed.codeCompliance.flatMap((finding) => marksOf(finding, typed.dimensions))).toEqual([]);
});

test("a question is marked at what raises it", () => {
  const { codeCompliance, dimensions } = analyseLines([
    at("BEDROOM 1", 50),
    at("BEDROOM 2", 500),
    at("BATH", 900),
  ]);
  const marked = (rule: string) =>
    codeCompliance
      .filter((finding) => finding.rule === rule)
      .flatMap((finding) => marksOf(finding, dimensions))
      .map(({ box }) => box.x);
  expect(marked("escapeNeeded")).toEqual([50, 500]);
  expect(marked("toiletSide")).toEqual([900]);
});

test("findings at one place are numbered side by side on the worst, which lies on top", () => {
  // Too small, and without an alarm.
  const { codeCompliance, dimensions } = analyseLines([
    at("BEDROOM 1 6'-0\" x 9'-0\"", 50),
    at("DEN 10' x 12'", 500),
    at("S.D.", 520),
  ]);
  const marks = numberedMarks(codeCompliance, dimensions).filter(({ box }) => box.x === 50);
  expect(marks.map(({ look, numbers }) => [look, numbers])).toEqual([
    ["verify", undefined],
    ["fail", undefined],
    ["fail", "1 2 3"],
  ]);
});

test("what passes is marked when it is asked for", () => {
  const { codeCompliance, dimensions } = analyseLines([at("CEILING 8'-0\"", 50)]);
  expect(numberedMarks(codeCompliance, dimensions)).toEqual([]);
  expect(numberedMarks(codeCompliance, dimensions, codeCompliance[0])).toMatchObject([
    { look: "pass", numbers: "1", box: { x: 50 } },
  ]);
});

test("places are named: rooms by their names, other texts as they stand, of alarms the bedrooms without", () => {
  const { codeCompliance, dimensions } = analyseLines([
    at("BEDROOM 1 6'-0\" x 9'-0\"", 50),
    at("BEDROOM 2", 500),
    at("DEN", 900),
    at("S.D.", 80),
    at("CLG. HT. 6'-6\"", 1300),
  ]);
  const places = (rule: string) =>
    codeCompliance.flatMap((finding) => (finding.rule === rule ? [placesOf(finding, dimensions)] : []));
  expect(places("roomWidth")).toEqual([["BEDROOM 1"]]);
  expect(places("escapeNeeded")).toEqual([["BEDROOM 1", "BEDROOM 2"]]);
  expect(places("smokeAlarms")).toEqual([["BEDROOM 2"]]);
  expect(places("ceiling")).toEqual([["CLG. HT. 6'-6\""]]);
  const typed = analyseLines(typedLines("BEDROOM 1 6'-0\" x 9'-0\""));
  expect(typed.codeCompliance.flatMap((finding) => placesOf(finding, typed.dimensions))).toEqual([]);
});
