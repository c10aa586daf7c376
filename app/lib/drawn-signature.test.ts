import { expect, test } from "vitest";
import { DRAWN_MAX, isDrawn } from "./drawn-signature.ts";

test.each(["", "M10 20L11 22", "M10 20L11 22L400 160M0 0L1 1"])("%s is a signature", (text) => {
  expect(isDrawn(text)).toBe(true);
});

test.each([
  "M10 20",
  "L10 20",
  "M10 20L11 22Z",
  'M10 20L11 22"/><script>',
  "M1000 20L11 22",
  "M-1 20L11 22",
  " M10 20L11 22",
  `M0 0${"L1 1".repeat(DRAWN_MAX / 4)}`,
])("%s is none", (text) => {
  expect(isDrawn(text)).toBe(false);
});
