import fc from "fast-check";
import { expect, test } from "vitest";
import { totals, unitPrice } from "./shop.logic.ts";

const cents = fc.integer({ min: 0, max: 1_000_000_000 });
const percent = fc.integer({ min: 0, max: 100 });
const quantity = fc.integer({ min: 1, max: 99 });

/** The same price in exact integer arithmetic: halves of a cent go up. */
function exactUnitPrice(priceCents: number, discountPercent: number): bigint {
  return (BigInt(priceCents) * BigInt(100 - discountPercent) + 50n) / 100n;
}

test.each([
  { product: "contract template bundle", priceCents: 4999, discountPercent: 0, unitCents: 4999 },
  { product: "bid proposal pack", priceCents: 3999, discountPercent: 15, unitCents: 3399 },
  { product: "legal protection guide", priceCents: 7999, discountPercent: 10, unitCents: 7199 },
])("the $product costs $unitCents cents", ({ priceCents, discountPercent, unitCents }) => {
  expect(unitPrice(priceCents, discountPercent)).toBe(unitCents);
});

test("half a cent is rounded up, less than half is dropped", () => {
  expect(unitPrice(1, 50)).toBe(1);
  expect(unitPrice(50, 1)).toBe(50);
  expect(unitPrice(10, 96)).toBe(0);
  expect(unitPrice(9, 50)).toBe(5);
});

test("no discount leaves the price, a full one leaves nothing", () => {
  expect(unitPrice(19_999, 0)).toBe(19_999);
  expect(unitPrice(19_999, 100)).toBe(0);
});

test("any price after any discount is the exact one", () => {
  fc.assert(
    fc.property(cents, percent, (price, discount) => {
      expect(BigInt(unitPrice(price, discount))).toBe(exactUnitPrice(price, discount));
    }),
  );
});

test("a discount never raises a price and never makes it negative", () => {
  fc.assert(
    fc.property(cents, percent, (price, discount) => {
      const unit = unitPrice(price, discount);
      expect(unit).toBeGreaterThanOrEqual(0);
      expect(unit).toBeLessThanOrEqual(price);
    }),
  );
});

test("prices are rounded per unit and not per line", () => {
  // 0.33 less 50 % is 0.165, rounded up to 0.17: three of them cost 0.51, while 0.99 less 50 % would be 0.50.
  expect(totals([{ priceCents: 33, discountPercent: 50, quantity: 3 }])).toEqual({
    totalCents: 51,
    count: 3,
  });
});

test("an empty cart costs nothing and holds nothing", () => {
  expect(totals([])).toEqual({ totalCents: 0, count: 0 });
});

test("the total of any cart is the exact sum of discounted price times quantity", () => {
  const line = fc.record({ priceCents: cents, discountPercent: percent, quantity });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const exact = lines.reduce(
        (sum, { priceCents, discountPercent, quantity: count }) =>
          sum + exactUnitPrice(priceCents, discountPercent) * BigInt(count),
        0n,
      );
      const { totalCents, count } = totals(lines);
      expect(BigInt(totalCents)).toBe(exact);
      expect(count).toBe(lines.reduce((sum, each) => sum + each.quantity, 0));
    }),
  );
});

test("the order of the lines does not change the total", () => {
  const line = fc.record({ priceCents: cents, discountPercent: percent, quantity });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      expect(totals(lines.toReversed())).toEqual(totals(lines));
    }),
  );
});
