import { expect, test } from "vitest";
import { suggestionOf } from "./suggestion.ts";

test("the most frequent code is suggested with how many of how many, and of two that are equal the more recent one", () => {
  expect(suggestionOf([])).toBeUndefined();
  expect(suggestionOf(["b", "a", "a"])).toEqual({ code: "a", n: 2, of: 3 });
  expect(suggestionOf(["b", "a", "a", "b"])).toEqual({ code: "b", n: 2, of: 4 });
});
