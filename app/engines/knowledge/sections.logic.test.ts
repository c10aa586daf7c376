import { expect, test } from "vitest";
import { citedPaths, sectionWords, takeReferences, wordsFor } from "./sections.logic.ts";

test.each([
  ["R310", "", "r310"],
  ["what does r310.2.1 say", "", "r310.2.1"],
  ["IRC R310.2.1", "irc", "r310.2.1"],
  ["section 1926.502", "", "1926.502"],
  ["29 CFR 1926.502(d)(15)", "osha", "1926.502.d.15"],
  ["OSHA 1926.502", "osha", "1926.502"],
  ["EPA 745.82", "epa", "745.82"],
  ["40 CFR 745.82", "epa", "745.82"],
  ["210.8(A)", "", "210.8.a"],
  ["NEC 210.8", "nec", "210.8"],
  ["NFPA 70 210.8 (A)", "nec", "210.8.a"],
  ["NEC 2023 210.8(A)", "", "210.8.a"],
  ["ADA 405", "ada", "405"],
  ["ADA section 405.2", "ada", "405.2"],
  ["EPA 61.145", "epa", "61.145"],
  ["40 CFR 61.145(b)", "epa", "61.145.b"],
  ["OSHA 1903.14a", "osha", "1903.14a"],
  ["29 CFR 1903.14a(b)", "osha", "1903.14a.b"],
])("%s is a reference", (text, book, path) => {
  expect(takeReferences(text).references).toEqual([{ book, path }]);
});

test.each([
  "a 200 amp service",
  "R-38 insulation",
  "3.5 in slab",
  "NEC 2023",
  "call 811",
  "125.5 ft long",
  "2x10 at 16",
  "a gap of 61.145",
  "שטח של 5,806.4 סמ״ר",
  "un agujero de 806.4 pulgadas",
  "a floor of 1450.5 sq ft",
  "5,806.4 cm²",
  "חלון 5806.4 סמ״ר",
])("%s holds no reference", (text) => {
  expect(takeReferences(text).references).toEqual([]);
});

test("a reference is taken out of the text", () => {
  expect(takeReferences("does NEC 210.8(A) apply").rest.split(/\s+/)).toEqual(["does", "apply"]);
});

test("a citation covers each of its sections and all between the ends of a range", () => {
  expect(citedPaths("OSHA 1926.501–1926.503")).toEqual({
    book: "osha",
    paths: expect.arrayContaining(["1926.501", "1926.502", "1926.503"]),
  });
  expect(citedPaths("NEC 210.52(D), 210.52(H)").paths).toEqual(["210.52.d", "210.52.h"]);
  expect(citedPaths("IRC R302.9, R302.10").paths).toEqual(["r302.9", "r302.10"]);
});

test("a provision is found by itself, from above and from below, with and without its book", () => {
  const words = new Set(sectionWords("IRC R310.2"));
  const nearness = (text: string) => {
    const [reference] = takeReferences(text).references;
    return reference && wordsFor(reference).find(({ word }) => words.has(word))?.nearness;
  };
  expect(nearness("R310.2")).toBe("exact");
  expect(nearness("IRC 310.2")).toBe("exact");
  expect(nearness("310.2")).toBe("exact");
  expect(nearness("R310.2.1")).toBe("above");
  expect(nearness("R310")).toBe("below");
  expect(nearness("R310.4")).toBeUndefined();
  expect(nearness("NEC 310.2")).toBeUndefined();
});
