import { expect, test } from "vitest";
import type { AnswerDetails } from "./answer.ts";
import { readDetails, type ShownDetails } from "./answer-details.ts";

const CITATION = { label: "IRC R310.2", edition: "2021", title: "Escape windows", confidence: "verified" };
const MATH = {
  title: "Concrete for a slab",
  outputs: [{ id: "volume", label: "Volume", text: "1.23 yd³" }],
  steps: [{ id: "volume", label: "Volume", working: "10 ft × 10 ft ≈ 100 ft²", text: "100 ft²" }],
  citations: [{ text: "Geometry", mark: "checked" }],
  assumptions: ["No waste"],
  verify: "Verify.",
};

test("what a page shows of an answer's details is read back, and nothing else", () => {
  const { citations: _, verify: __, ...math } = MATH;
  expect(
    readDetails(JSON.stringify({ citations: [{ ...CITATION, slug: "irc-r310-2", score: 1 }], math: MATH })),
  ).toEqual({
    citations: [{ ...CITATION, slug: "irc-r310-2" }],
    math,
  });
  expect(readDetails(JSON.stringify({ citations: [] }))).toEqual({ citations: [] });
});

test.each([
  null,
  "",
  "{",
  "null",
  "[]",
  "{}",
  JSON.stringify({ citations: [{ ...CITATION, confidence: "sure" }] }),
  JSON.stringify({ citations: [], math: { ...MATH, steps: "none" } }),
])("%j holds no details", (stored) => {
  expect(readDetails(stored)).toBeUndefined();
});

test("whatever an answer keeps can be shown", () => {
  const kept: AnswerDetails = { language: "he", citations: [] };
  const shown: ShownDetails = kept;
  expect(readDetails(JSON.stringify(shown))).toEqual(kept);
});
