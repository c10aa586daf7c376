import { expect, test } from "vitest";
import { FORMULAS, type FormulaId } from "~/engines/formula/formula.ts";
import { SHEETS } from "./calculators.data.ts";

test("what has measures of a shape is drawn; an area of any shape, a rule and a distance are not", () => {
  const undrawn = (Object.keys(FORMULAS) as FormulaId[]).filter((id) => {
    const { inputs, work } = FORMULAS[id];
    const isMeasured = [...inputs, ...work].some((line) => "unit" in line && /^(?:in|ft)$/.test(line.unit));
    return isMeasured && !SHEETS[id].figure;
  });
  expect(undrawn).toEqual([
    "concreteSlabArea",
    "insulationR",
    "asphaltArea",
    "gravelArea",
    "twoAreas",
    "extinguishers",
    "codeSize",
    "egressWidth",
    "travelDistance",
  ]);
});
