import { expect, test } from "vitest";
import { COMPLEXITIES } from "./complexity.logic.ts";
import { greetingAt, intelligenceAfter, statusOf, thinkingTime } from "./persona.logic.ts";

test.each([
  ["expert", 3_000],
  ["complex", 2_000],
  ["medium", 1_500],
  ["simple", 1_500],
] as const)("Joe thinks about a question for at least so long: %s, %i ms", (complexity, milliseconds) => {
  expect(thinkingTime(complexity, false)).toBe(milliseconds);
});

test.each(COMPLEXITIES)("who wants less motion does not wait: %s", (complexity) => {
  expect(thinkingTime(complexity, true)).toBe(0);
});

test("nothing was answered: nothing to wait for", () => {
  expect(thinkingTime(null, false)).toBe(0);
});

test("intelligence starts at its cap and stays there", () => {
  expect([0, 1, 2, 500].map(intelligenceAfter)).toEqual([100, 100, 100, 100]);
});

test("the status follows from what Joe has to answer from", () => {
  expect(statusOf({ articles: 700, provider: "a-model" })).toBe("connected");
  expect(statusOf({ articles: 700 })).toBe("degraded");
  expect(statusOf({ articles: 0, provider: "a-model" })).toBe("offline");
  expect(statusOf(undefined)).toBe("unknown");
});

test("the morning ends at twelve and the afternoon at eighteen", () => {
  expect([0, 11, 12, 17, 18, 23].map(greetingAt)).toEqual([
    "morning",
    "morning",
    "afternoon",
    "afternoon",
    "evening",
    "evening",
  ]);
});
