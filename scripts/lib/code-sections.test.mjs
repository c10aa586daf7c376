import { expect, test } from "vitest";
import { isAmong, sectionsIn, sectionsOf } from "./code-sections.mjs";

test.each([
  ["IRC R310.2.1 and R311.7.5.1", ["R310.2.1", "R311.7.5.1"]],
  ["NEC 210.8(A)", ["NEC 210.8(A)"]],
  ["NEC 210.52(D), 210.52(E)", ["NEC 210.52(D)", "NEC 210.52(E)"]],
  ["NEC 2023, 220.82", ["NEC 220.82"]],
  ["ADA Standards 2010, 405.2, 405.6", ["ADA 405.2", "ADA 405.6"]],
  ["ADA 703, 904", ["ADA 703", "ADA 904"]],
  ["ADA 304.3, 60 in of turning space", ["ADA 304.3"]],
  ["ADA 405, 300 in long", ["ADA 405"]],
  ["OSHA 29 CFR 1926.502(b)(1)", ["1926.502(b)(1)"]],
  ["\u2068IRC E3901.2\u2069 לפי", ["E3901.2"]],
  ["¿qué dice NEC 250.50?", ["NEC 250.50"]],
  ["R-13 batts, 2026.5 lb, R30 and NEC 2023", []],
])("%s names %j", (text, sections) => {
  expect(sectionsIn(text)).toEqual(sections);
});

test("a range holds what lies between its ends", () => {
  const sections = sectionsOf(["OSHA 1926.501–1926.503", "IRC R306.1–R306.4", "NEC 250.50–250.53"]);
  for (const inside of ["1926.502", "R306.3", "NEC 250.52"]) expect(sections).toContain(inside);
  expect(sections).not.toContain("1926.504");
});

test("the chapter of a section is known with it; what would stand below it is not", () => {
  const sections = new Set(["R311.7.5.1", "NEC 210.8(A)"]);
  expect(isAmong("R311.7", sections)).toBe(true);
  expect(isAmong("NEC 210.8", sections)).toBe(true);
  expect(isAmong("R311.7.5.1.9", sections)).toBe(false);
  expect(isAmong("R311.75", sections)).toBe(false);
});
