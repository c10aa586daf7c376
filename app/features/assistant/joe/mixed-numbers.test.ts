import { expect, test } from "vitest";
import { extractQuantities } from "~/engines/formula/formula.ts";
import { asRead } from "./calculations/written.ts";
import { inAmounts } from "./limits/written-amounts.ts";

test.each([
  ["2 and a half ton AC", "weight 2.5 ton"],
  ["three and a half inches thick", "length 3.5 in"],
  ["floor to floor is 9 foot 1 and a half. how many risers", "length 9.125 ft"],
  ["a wall 8 ft 4 high", "length 8.333 ft"],
  ["dos metros y medio de ancho", "length 2.5 m"],
  ["8 pulgadas y media", "length 8.5 in"],
  ["2 מטר וחצי", "length 2.5 m"],
  ["שיפוע אחוז וחצי", "percent 1.5 pct"],
])("“%s” is read by calculations as %s", (question, amount) => {
  const found = extractQuantities(asRead(question)).map((each) =>
    each.kind === "size" ? "size" : `${each.kind} ${Number(each.value.toFixed(3))} ${each.unit}`,
  );
  expect(found).toContain(amount);
});

test.each([
  ["150 feet of fence and a half bag each", "150 feet of fence and a half bag each"],
  ["12 foot 2 x 10 joists", "12 foot 2 x 10 joists"],
  ["16 foot 2 by 10", "16 foot 2 by 10"],
  ["the boss and half the crew", "the boss and half the crew"],
])("“%s” holds no mixed number", (question, read) => {
  expect(asRead(question)).toBe(read);
});

test.each([
  ["dos metros y medio", "2 1/2 metros"],
  ["2 מטר וחצי", "2 1/2 מטר"],
])("a limit is held to the whole of “%s”", (question, read) => {
  expect(inAmounts(question)).toBe(read);
});
