import { expect, test } from "vitest";
import { isReported, taxDigits, thresholdOf } from "./tax.ts";

test("a tax number is nine digits, with the dashes of either kind or none", () => {
  expect(["123456789", "123-45-6789", "12-3456789", " 12-3456789 "].map(taxDigits)).toEqual(
    Array(4).fill("123456789"),
  );
  for (const wrong of ["12345678", "1234567890", "12-345-6789", "12345678a", "000-00-0000", ""])
    expect(taxDigits(wrong)).toBeUndefined();
});

test("a vendor is reported from the figure of the year on, to the cent, and a corporation is not", () => {
  expect([thresholdOf(2025), thresholdOf(2026)]).toEqual([60_000, 200_000]);
  const of = (cents: number, kind = "llc") => isReported({ kind, cents }, 60_000);
  expect([of(59_999), of(60_000), of(99_999, "corporation")]).toEqual([false, true, false]);
});
