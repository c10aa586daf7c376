import { expect, test } from "vitest";
import { unitsFor } from "./units.ts";

test.each([
  ["en", undefined, "us"],
  ["es", undefined, "us"],
  ["he", undefined, "metric"],
  ["en", "metric", "metric"],
  ["he", "us", "us"],
] as const)("who reads %s and chose %s is shown %s first", (language, chosen, first) => {
  expect(unitsFor(language, chosen)).toBe(first);
});
