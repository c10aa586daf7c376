import fc from "fast-check";
import { expect, test } from "vitest";
import { contentOf, offOf, paidFor, sumsOf } from "./quote.logic.ts";

const goods = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 9 }), unitCents: fc.integer({ min: 1, max: 50_000 }) }),
  { minLength: 1, maxLength: 4 },
);
const named = (lines: { quantity: number; unitCents: number }[]) =>
  lines.map((line, n) => ({ ...line, productId: `p${n}`, name: `P ${n}`, ships: n % 2 === 0 }));

test("whatever is taken off, something is left to pay, and all returns together are never more than was paid", () => {
  fc.assert(
    fc.property(
      goods,
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 1, max: 20_000 }),
      fc.constantFrom("0", "8.25", "10"),
      (lines, offCents, leastCents, rate) => {
        const all = named(lines);
        const cents = offOf(all, { offCents, leastCents, productId: null, whole: false });
        const content = contentOf(
          all,
          { rate: rate as "0", digital: false },
          cents > 0 ? [{ id: "reward", name: "Reward", cents }] : [],
        );
        const { totalCents, taxCents } = sumsOf(content);
        expect(totalCents).toBeGreaterThan(0);
        expect(taxCents).toBeGreaterThanOrEqual(0);
        const back = all.reduce((sum, one) => sum + paidFor(content, one.productId, one.quantity), 0);
        // Each line's tax is rounded by itself.
        expect(back).toBeLessThanOrEqual(totalCents + all.length);
      },
    ),
  );
});

test("what is taken off one product asks for that product, and takes no more than it says", () => {
  const lines = named([{ quantity: 2, unitCents: 3_000 }]);
  const terms = { offCents: 1_000, leastCents: 1_001, whole: false };
  expect(offOf(lines, { ...terms, productId: "p0" })).toBe(1_000);
  expect(offOf(lines, { ...terms, productId: "p1" })).toBe(0);
  expect(offOf(named([{ quantity: 9, unitCents: 1_000 }]), { ...terms, productId: "p0" })).toBe(0);
});

test("a whole one takes off what one of its product costs, and nothing where that is more than it may be", () => {
  const lines = named([{ quantity: 2, unitCents: 3_000 }]);
  const terms = { offCents: 3_000, leastCents: 3_001, whole: true };
  expect(offOf(lines, { ...terms, productId: "p0" })).toBe(3_000);
  expect(offOf(lines, { ...terms, offCents: 2_999, productId: "p0" })).toBe(0);
  expect(offOf(lines, { ...terms, productId: "p1" })).toBe(0);
  expect(offOf(lines, { ...terms, productId: null })).toBe(0);
});

test("of an order from which something was taken, a return pays back its share of what was paid", () => {
  const content = contentOf(named([{ quantity: 2, unitCents: 5_000 }]), undefined, [
    { id: "code", name: "Code", cents: 400 },
    { id: "reward", name: "Reward", cents: 600 },
  ]);
  expect(sumsOf(content)).toEqual({ taxCents: 0, totalCents: 9_000 });
  expect(paidFor(content, "p0", 1)).toBe(4_500);
  expect(paidFor(content, "p0", 2)).toBe(9_000);
});
