import fc from "fast-check";
import { expect, test } from "vitest";
import { andPercent, decimalOf, fractionOf, isDecimal, roundHalfAway, times } from "./decimal.ts";

test.each([
  ["12", "12"],
  ["12.50", "12.5"],
  [" 1,234.050 ", "1234.05"],
  ["007", "7"],
  ["-3.10", "-3.1"],
  ["-0.00", "0"],
  ["0.000001", "0.000001"],
])("%j is kept as %s", (typed, kept) => {
  expect(decimalOf(typed)).toBe(kept);
  expect(isDecimal(kept)).toBe(true);
});

test.each([
  "",
  "12,50",
  "1,23",
  "12.",
  ".5",
  "1e3",
  "1.2345678",
  "twelve",
  "--1",
  "1234567890123",
  "٣",
  "1 2",
  "NaN",
])("%j is no decimal and is not guessed at", (typed) => {
  expect(decimalOf(typed)).toBeUndefined();
});

test.each(["1.0", "01", "-0", "1.", ".1", "+1", "1,000"])(
  "%s is not in the form in which decimals are kept",
  (text) => {
    expect(isDecimal(text)).toBe(false);
    expect(() => fractionOf(text)).toThrow(RangeError);
  },
);

test("half a cent is rounded away from zero, so that a credit is the charge it takes back", () => {
  expect(roundHalfAway({ over: 5n, under: 10n })).toBe(1n);
  expect(roundHalfAway({ over: -5n, under: 10n })).toBe(-1n);
  expect(roundHalfAway({ over: 49n, under: 100n })).toBe(0n);
  expect(roundHalfAway({ over: 251n, under: 100n })).toBe(3n);
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.bigInt(1n, 10n ** 6n), (over, under) => {
      const rounded = roundHalfAway({ over, under });
      expect(roundHalfAway({ over: -over, under })).toBe(-rounded);
      const distance = rounded * under - over;
      expect((distance < 0n ? -distance : distance) * 2n <= under).toBe(true);
    }),
  );
});

test("percent upon percent stays exact", () => {
  const { over, under } = times(andPercent("10"), andPercent("12.5"));
  expect(over * 10_000n).toBe(under * 12_375n);
});
