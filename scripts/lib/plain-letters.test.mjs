import { expect, test } from "vitest";
import { withPlainLetters } from "./plain-letters.mjs";

test("letters stand as they are", () => {
  expect(withPlainLetters(String.raw`"\u05DE\u05E2\u05E7\u05D4 ni\xF1o"`)).toBe('"מעקה niño"');
});

test("a sign that is no letter, half of a pair, and what only looks like an escape stay", () => {
  for (const script of [
    String.raw`"\u2028\u202e\u0000\xA0\n\x41"`,
    String.raw`"\uD83D\uDC77"`,
    String.raw`"\\u05DE"`,
  ])
    expect(withPlainLetters(script)).toBe(script);
  expect(withPlainLetters(String.raw`"\\\u05DE"`)).toBe(String.raw`"\\מ"`);
});
