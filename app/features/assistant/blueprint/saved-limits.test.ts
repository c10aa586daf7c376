import * as v from "valibot";
import { expect, test } from "vitest";
import { SavedLines } from "./saved.schemas.ts";
import { isCutOff, keepable } from "./saved-limits.ts";

const line = (text: string) => ({ text, confidence: 1 });

test.each([
  ["more lines", Array.from({ length: 3_000 }, () => line("12'-6\""))],
  ["more words", Array.from({ length: 1_500 }, () => line("A".repeat(200)))],
  ["a longer line", [line("A".repeat(5_000)), line("BEDROOM")]],
])("a sheet with %s than can be kept is kept as far as it goes", (_, lines) => {
  const kept = keepable(lines);
  expect(v.is(SavedLines, kept)).toBe(true);
  expect(kept.length).toBeGreaterThan(0);
});

test("a sheet of a common size is kept whole", () => {
  const lines = Array.from({ length: 800 }, () => line("BEDROOM 12'-0\" x 10'-0\""));
  expect(keepable(lines)).toEqual(lines);
});

test("a sheet that is kept as far as it goes is known to hold more", () => {
  expect(isCutOff(keepable(Array.from({ length: 3_000 }, () => line("12'-6\""))))).toBe(true);
  expect(isCutOff(keepable(Array.from({ length: 1_500 }, () => line("A".repeat(200)))))).toBe(true);
  expect(isCutOff(Array.from({ length: 1_999 }, () => line("12'-6\"")))).toBe(false);
});
