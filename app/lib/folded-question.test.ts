import { expect, test } from "vitest";
import { foldedQuestion } from "./folded-question.ts";

test.each([
  ["How deep is a footing?", "how deep is a footing"],
  ["  how DEEP\nis a -- footing!!", "how deep is a footing"],
  ["¿Qué profundidad lleva la cimentación?", "que profundidad lleva la cimentacion"],
  ["מה דורש R310.2?", "מה דורש r310 2"],
  ['A 6" or 2×4 wall', 'a 6" or 2×4 wall'],
  ["a 5.5 in slab", "a 5.5 in slab"],
  ["a 5 5 in slab", "a 5 5 in slab"],
  ["?!", ""],
])("%j is compared as %j", (question, folded) => {
  expect(foldedQuestion(question)).toBe(folded);
});
