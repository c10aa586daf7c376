import fc from "fast-check";
import { expect, test } from "vitest";
import { centsOf, typedDollars } from "./dollars.ts";

test.each([
  ["0", 0],
  ["12", 1200],
  ["12.5", 1250],
  ["12.50", 1250],
  [" $ 1,234.05 ", 123_405],
  ["1,234,567", 123_456_700],
  ["019.99", 1999],
])("%j is %i cents", (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

test.each([
  "",
  "12,50",
  "1,23",
  "12.",
  ".5",
  "12.505",
  "-1",
  "1e3",
  "1 234",
  "twelve",
  "١٢",
  "1000000000",
  "12 $",
])("%j is no sum and is not guessed at", (typed) => {
  expect(centsOf(typed)).toBeUndefined();
});

test("what is written is read again, to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      expect(centsOf(typedDollars(cents))).toBe(cents);
    }),
  );
  expect(typedDollars(-5)).toBe("-0.05");
});
