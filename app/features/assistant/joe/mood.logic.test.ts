import { expect, test } from "vitest";
import { COMPLEXITIES } from "./complexity.logic.ts";
import { MOOD_EMOJI, moodAfter } from "./mood.logic.ts";

test.each([
  ["simple", "happy"],
  ["medium", "happy"],
  ["complex", "expert"],
  ["expert", "genius"],
] as const)("after a %s question Joe is %s", (complexity, mood) => {
  expect(moodAfter({ complexity, origin: "topic" })).toBe(mood);
});

test.each(COMPLEXITIES)("a failure leaves him neutral, however hard the question was: %s", (complexity) => {
  expect(moodAfter({ complexity, origin: "failure" })).toBe("neutral");
});

test("nobody has asked yet: neutral", () => {
  expect(moodAfter(undefined)).toBe("neutral");
  expect(moodAfter({ complexity: null, origin: null })).toBe("neutral");
});

test("every mood has an emoji of its own", () => {
  expect(new Set(Object.values(MOOD_EMOJI)).size).toBe(5);
});
