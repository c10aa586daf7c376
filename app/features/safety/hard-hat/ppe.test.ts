import { expect, test } from "vitest";
import { ppeFor } from "./ppe.ts";

const more = (text: string) => ppeFor(text).slice(5);

test("without a word of what is done it is what everybody wears", () => {
  expect(ppeFor("")).toEqual(["hat", "boots", "vest", "glasses", "gloves"]);
  expect(more("Paint the corridor")).toEqual([]);
});

test.each([
  ["Shingles on the roof", ["harness"]],
  ["Andamio, lado norte", ["harness"]],
  ["עבודה בגובה על הגג", ["harness"]],
  ["Cut concrete with a saw", ["mask", "ears"]],
  ["Grinding welds", ["mask", "ears", "face"]],
  ["Soldar la baranda", ["face"]],
  ["ריתוך מעקה", ["face"]],
] as const)("%s", (text, asked) => {
  expect(more(text)).toEqual(asked);
});
