import fc from "fast-check";
import type { Formula, Input, Value } from "~/engines/formula/formula.ts";

/** Numbers as people have them: not a trillionth of an inch. */
const amounts = ({ min, max }: { min: number; max: number }) =>
  fc.double({ min, max, noNaN: true }).map((value) => Math.min(max, Math.max(min, Number(value.toFixed(6)))));

/** Any value that an input takes, both ends of its range often among them. */
export function anyValue(input: Input): fc.Arbitrary<Value> {
  switch (input.type) {
    case "flag":
      return fc.boolean();
    case "choice":
      return fc.constantFrom(...input.options);
    case "conductors":
      return fc.array(
        fc.record({ count: fc.integer({ min: 1, max: 9 }), size: fc.constantFrom(...input.options) }),
        {
          minLength: 1,
          maxLength: 5,
        },
      );
    case "list":
      return fc.array(amounts(input), { maxLength: 6 });
    case "amount":
      return input.whole
        ? fc.integer({ min: input.min, max: input.max })
        : fc.oneof(amounts(input), fc.constantFrom(input.min, input.max, input.default ?? input.min));
  }
}

/** Any inputs of a formula, each within its range. */
export const givenTo = (formula: Formula): fc.Arbitrary<Record<string, Value>> =>
  fc.record(Object.fromEntries(formula.inputs.map((input) => [input.id, anyValue(input)])));
