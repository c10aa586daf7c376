import { expect, test } from "vitest";
import { readQuestion } from "../question.ts";

test.each([
  [
    "es",
    "regadera de 30 por 30 pulgadas terminada por dentro, da 900 in2 cerrados. es lo minimo o ya no la dejan?",
    "showerSize",
  ],
  ["en", "38 inch guardrail on a balcony thats 4 foot above the ground - is 38 tall enough", "guard"],
] as const)(
  "what stands right beside its number is told, and neither yes nor no (%s): %s",
  (language, text, subject) => {
    const { limit, warning } = readQuestion(text, language);
    expect(warning).toBeUndefined();
    expect(limit?.held?.map((held) => held.subject.id)).toEqual([subject]);
    const verdicts = limit?.held?.flatMap(({ limits }) => limits.map(({ verdict }) => verdict));
    expect(new Set(verdicts)).toEqual(new Set(["undecided"]));
  },
);

test.each([
  "Deck is 28in off the dirt right at the edge, ground slopes tho so about 2 ft out its 33. do i need rail",
  '200A house panel in a closet hall, 34" from panel face to the opposite wall, 40 wide. NEC ok or nah',
])("where a word is left no limit of another thing is told: %s", (text) => {
  expect(readQuestion(text, "en").limit).toBeUndefined();
});
