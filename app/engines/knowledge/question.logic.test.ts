import fc from "fast-check";
import { expect, test } from "vitest";
import { KINDS } from "./article.ts";
import { matchQuery } from "./match-query.logic.ts";
import { conceptsOf } from "./question.logic.ts";

const words = (question: string) =>
  conceptsOf(question).map(({ alternatives }) => alternatives.map((each) => each.words.join(" ")));
const roles = (question: string) => conceptsOf(question).map(({ role }) => role);

test("words that every question has are left out", () => {
  expect(roles("What does the code require?")).toEqual([]);
  expect(roles("¿Qué es lo que se permite?")).toEqual([]);
  expect(roles("מה צריך לפי התקן?")).toEqual([]);
});

test("a question for a number is told from a question for a meaning", () => {
  expect(roles("what is a riser")).toEqual(["subject"]);
  expect(roles("how many inches can a riser be")).toEqual(["how", "subject"]);
  expect(roles("¿cuánto mide la contrahuella?")).toContain("how");
  expect(roles("כמה שקעים")).toContain("how");
});

test.each([
  "do I need a hot work permit",
  "Is a vapor barrier required?",
  "¿se necesita barrera de vapor?",
  "puedo usar andamios",
  "האם חייבים מעקה",
  "מותר פיגום",
])("whether something must or may be asks for more than a meaning: %s", (question) => {
  expect(roles(question)).toContain("how");
});

test("a word that stands in the question twice is one thing of it", () => {
  expect(roles("pool fence of swimming pools").length).toBe(3);
});

test("a word of the trade brings its synonyms in the three languages", () => {
  const [footing] = words("footings");
  expect(footing).toEqual(expect.arrayContaining(["footing", "foundation", "zapata", "cimentacion", "יסוד"]));
  expect(words("zapatas")[0]).toEqual(expect.arrayContaining(["footing"]));
  expect(words("היסודות")[0]).toEqual(expect.arrayContaining(["footing"]));
});

test("a phrase of the trade is one concept", () => {
  expect(words("ground fault protection outdoors")[0]).toEqual(
    expect.arrayContaining(["gfci", "ground fault"]),
  );
  expect(roles("smoke detector")).toEqual(["subject"]);
});

test("a property and a quantity narrow down what is asked about", () => {
  expect(roles('how high is a guard over a 30" drop per R312.1')).toEqual([
    "reference",
    "how",
    "property",
    "subject",
    "quantity",
    "subject",
  ]);
});

test("a question that never ends is read only so far", () => {
  const endless = Array.from({ length: 5_000 }, (_, n) => `word${n}x`).join(" ");
  expect(conceptsOf(endless)).toHaveLength(24);
});

test("the query asks within a language and some kinds", () => {
  expect(matchQuery(conceptsOf("parapet"), "he", ["code", "term"])).toBe(
    'scope_words : "language.he" AND scope_words : ("kind.code" OR "kind.term") AND ' +
      '{title_words section_words tags_words body_words} : ("parapet")',
  );
});

test("whatever is asked, nothing but quoted words gets into the query", () => {
  const plain = /^(?:"[\p{L}\p{N}. ]+"|scope_words :|\{[a-z_ ]+\} :|[() ]|AND|OR)+$/u;
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (question) => {
      const concepts = conceptsOf(`beam ${question}`);
      expect(matchQuery(concepts, "en", KINDS)).toMatch(plain);
    }),
  );
});
