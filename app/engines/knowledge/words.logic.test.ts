import { expect, test } from "vitest";
import { foldedForms, foldedText, indexedWords, plainWords } from "./words.logic.ts";

test.each([
  ["en", "stairs", "stair"],
  ["en", "joists", "joist"],
  ["en", "assemblies", "assembly"],
  ["en", "boxes", "box"],
  ["en", "houses", "house"],
  ["en", "truss", "truss"],
  ["es", "zapatas", "zapata"],
  ["es", "paredes", "pared"],
  ["es", "luces", "luz"],
  ["es", "puentes", "puente"],
] as const)("in %s %s and %s are folded alike", (language, plural, singular) => {
  expect(foldedForms(plural, language)).toEqual(foldedForms(singular, language));
});

test.each([
  ["מדרגות", "מדרגה"],
  ["סולמות", "סולם"],
  ["דלתות", "דלת"],
  ["חלונות", "חלון"],
  ["קורות", "קורה"],
  ["מעקים", "מעקה"],
  ["עמודוני", "עמודון"],
  ["מדרגת", "מדרגה"],
  ["זוויות", "זווית"],
])("%s is found by %s", (written, asked) => {
  expect(foldedForms(written, "he")).toContain(foldedForms(asked, "he")[0]);
});

test("a beam is not the cold", () => {
  expect(foldedForms("קורה", "he")).not.toEqual(expect.arrayContaining(foldedForms("קור", "he")));
});

test.each(["המעקה", "ומעקה", "במעקה", "למעקה", "שמעקה", "כמעקה", "והמעקה"])(
  "the prefix of %s is taken off as another reading",
  (word) => {
    expect(foldedForms(word, "he")).toContain(foldedForms("מעקה", "he")[0]);
  },
);

test("a short word keeps its first letter", () => {
  expect(foldedForms("בור", "he")).toEqual(["בור"]);
});

test("accents, vowel points and the marks of abbreviations do not part words", () => {
  expect(plainWords("Cimentación MAMPOSTERÍA")).toEqual(["cimentacion", "mamposteria"]);
  expect(plainWords('מַעֲקֶה ממ"ד')).toEqual(["מעקה", "ממד"]);
});

test("a section's dots stay inside of its word", () => {
  expect(foldedText("see R302.11.", "en")).toBe("see r302.11");
});

test("an English article is found by the Spanish and Hebrew words among its tags", () => {
  const words = indexedWords({ kind: "term", section: "", tags: ["vigas maestras", "קורות"] }, "en", {
    title: "Girders",
    body: "They carry beams.",
  });
  expect(words.titleWords).toBe("girder");
  expect(words.tagsWords.split(" ")).toEqual(expect.arrayContaining(["viga", "maestra", "קורה"]));
  expect(words.scopeWords).toBe("language.en kind.term");
});
