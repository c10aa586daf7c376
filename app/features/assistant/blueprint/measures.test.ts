import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyseLines, checkEntities, readLine, typedLines } from "~/engines/drawing/drawing.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { feet, quantityNotation, squareFeet, unbroken } from "./measures.ts";
import { entityNotation, figuresOf, materialNotation } from "./notation.ts";
import { reportCsv, reportHtml } from "./report.ts";

const read = (text: string, language: Language) => {
  const [entity] = readLine(text).entities;
  return entity && entityNotation(entity, language);
};
const figures = (text: string, language: Language) =>
  checkEntities(readLine(text).entities).flatMap((finding) => {
    const { measured, limit, sign } = figuresOf(finding, language);
    return measured ? [`${measured} ${sign} ${limit}`] : [];
  });

describe("in Spanish", () => {
  test.each([
    ['UP 14R @ 8"', "8 pulg ≤ 7-3/4 pulg"],
    ["CEILING 6'-10\"", "6 pies 10 pulg ≥ 7 pies"],
    ['GARAGE 3/8" GYP. BD.', "3/8 pulg ≥ 1/2 pulg"],
    ['SHOWER 28" x 30"', "840 pulg² ≥ 900 pulg²"],
    ["BEDROOM 2 6'-8\" x 9'-0\"", "60 pies² ≥ 70 pies²"],
    ["CEILING 2130 mm", "2130 mm (6 pies 11-13/16 pulg) ≥ 2134 mm (7 pies)"],
  ])("a finding about %s is told in pulg and pies", (text, told) =>
    expect(figures(text, "es")).toContain(told),
  );

  test("what the sheet says keeps its marks, and its areas are pies²", () => {
    expect(read("BEDROOM 2 11'-0\" x 12'-4\"", "es")).toBe("BEDROOM 2 · 11' × 12' 4\" · 135.7 pies²");
    expect(read('UP 14R @ 7 5/8"', "es")).toBe('14 R · R 7 5/8"');
  });

  test("what was measured on the picture is told in pies", () => {
    expect([feet(12.5, "es"), squareFeet(600, "es")]).toEqual(["12.5 pies", "600 pies²"]);
    expect(quantityNotation({ value: 12.5, unit: "ft" }, "es")).toBe("12.5 pies");
  });
});

describe("in Hebrew a drawing in feet", () => {
  test.each([
    ["BEDROOM 2 11'-0\" x 12'-4\"", "BEDROOM 2 · 3.35 × 3.76 m (11' × 12' 4\") · 12.6 m² (135.7 ft²)"],
    ["12'-6 1/2\"", "3.82 m (12' 6 1/2\")"],
    ["7'-10\" (2388 mm)", "2.39 m (7' 10\")"],
    ["(2) 3050 SH", "(2) 0.91 × 1.52 m (3' × 5')"],
    ['UP 14R @ 7 5/8"', '14 R · R 19.4 cm (7 5/8")'],
    ['2x10 FLOOR JOISTS @ 16" O.C.', '2x10 floor joist · @ 40.6 cm (16") o.c.'],
    ['20" x 10" CONT. FTG', '50.8 × 25.4 cm (20" × 10")'],
    ["TOILET 1.28 GPF", "toilet 4.85 L (1.28 gpf)"],
    ["R-13+5ci WALL", "R-13+5ci wall"],
    ['SCALE: 1/4" = 1\'-0"', "1:48"],
  ])("says %s in metric first", (text, told) => expect(read(text, "he")).toBe(told));

  test.each([
    ['UP 14R @ 8"', '20.3 cm (8") ≤ 19.7 cm (7 3/4")'],
    ["CEILING 6'-10\"", "2.083 m (6' 10\") ≥ 2.134 m (7')"],
    ['GARAGE 3/8" GYP. BD.', '9.5 mm (3/8") ≥ 12.7 mm (1/2")'],
    ['SHOWER 28" x 30"', "0.54 m² (840 in²) ≥ 0.58 m² (900 in²)"],
    ["BEDROOM 2 6'-8\" x 9'-0\"", "5.57 m² (60 ft²) ≥ 6.5 m² (70 ft²)"],
    ["TOILET 1.6 GPF", "6.06 L (1.6 gpf) ≤ 6.06 L (1.6 gpf)"],
  ])("is held to a limit in metric first: %s", (text, told) => expect(figures(text, "he")).toContain(told));

  test("never looks as if it passed when it fails", () => {
    const notes = ["CEILING #", "HALL # WIDE", "GUARD #", "HANDRAIL AT #", "UP 14R @ #"];
    const sixteenths = fc.integer({ min: 90, max: 1_600 });
    const inches = (n: number) => `${Math.floor(n / 16)} ${n % 16}/16"`;
    fc.assert(
      fc.property(fc.constantFrom(...notes), sixteenths, (note, n) => {
        for (const finding of checkEntities(readLine(note.replace("#", inches(n))).entities)) {
          if (finding.unit !== "in" || finding.verdict !== "fail") continue;
          const { measured, limit, sign } = figuresOf(finding, "he");
          const [a, b] = [Number.parseFloat(measured), Number.parseFloat(limit)];
          if (sign === "≤") expect(a).toBeGreaterThan(b);
          else expect(a).toBeLessThan(b);
        }
      }),
    );
  });

  test("is counted in metric first", () => {
    const { materials } = analyseLines(typedLines("(2) 3068 DR\nBEDROOM 2 10' x 12'"));
    const told = materials.map((material) => materialNotation(material, "he"));
    expect(told).toContain("0.91 × 2.03 m (3' × 6' 8\")");
    expect(told).toContain("11.15 m² (120 ft²)");
    expect(feet(12.5, "he")).toBe("3.81 m (12.5 ft)");
    expect(squareFeet(600, "he")).toBe("55.74 m² (600 ft²)");
  });
});

test("in Hebrew a metric drawing is told as it is written", () => {
  expect(read("BEDROOM 2 3.00 x 3,50 m", "he")).toBe("BEDROOM 2 · 3.00 m × 3.50 m · 10.5 m²");
  expect(read("3.50 m", "he")).toBe("3.50 m");
});

test.each([
  ["en", '"8""","at most 7 3/4"""'],
  ["es", '"8 pulg","máximo 7-3/4 pulg"'],
  ["he", '"20.3 cm (8"")","לכל היותר \u206619.7 cm (7 3/4"")\u2069"'],
] as const)("the report on a drawing in feet has the measures of its readers, in %s", (language, told) => {
  const analysis = analyseLines(typedLines('UP 14R @ 8"'));
  const words = translator(language, "drawing-result");
  const facts = { name: "plan.png", date: "2026-03-02", language };
  expect(reportCsv(analysis, facts, words)).toContain(told);
  const html = reportHtml(analysis, facts, words);
  if (language === "he") expect(html.match(/האמריקאי/g)).toHaveLength(1);
});

test.each([
  ["BEDROOM 2 · 11' × 9' 0 1/2\" · 110 ft²", "BEDROOM 2 · 11' × 9'_0_1/2\" · 110_ft²"],
  ["≥ 6 pies 10-1/2 pulg", "≥_6_pies_10-1/2_pulg"],
  ["3.35 × 3.76 m (11' × 12' 4\")", "3.35 × 3.76_m (11' × 12'_4\")"],
  ['2x10 floor joist · @ 16" o.c.', '2x10 floor joist · @ 16" o.c.'],
])("quantities stay on one line: %s", (text, told) =>
  expect(unbroken(text)).toBe(told.replaceAll("_", "\u00a0")),
);
