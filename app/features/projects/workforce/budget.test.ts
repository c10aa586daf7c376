import { expect, test } from "vitest";
import { budgetOf } from "./budget.ts";

test("hours are held against the budget of their code, whatever its case, and the fullest stands first", () => {
  const planned = [
    { code: "03-100", minutes: 600 },
    { code: "Framing", minutes: 1200 },
  ];
  const worked = [
    { code: "FRAMING ", minutes: 1100 },
    { code: "framing", minutes: 101 },
    { code: "03-100", minutes: 60 },
    { code: "", minutes: 30 },
  ];
  expect(budgetOf(planned, worked)).toEqual([
    { code: "Framing", used: 1201, planned: 1200, percent: 100, isOver: true },
    { code: "03-100", used: 60, planned: 600, percent: 10, isOver: false },
    { code: "", used: 30, planned: undefined, percent: undefined, isOver: false },
  ]);
});

test("a code that nobody worked under stands with its budget, and one hour more than planned is over", () => {
  expect(budgetOf([{ code: "A", minutes: 60 }], [])).toMatchObject([{ used: 0, percent: 0, isOver: false }]);
  expect(budgetOf([{ code: "A", minutes: 60 }], [{ code: "a", minutes: 60 }])).toMatchObject([
    { percent: 100, isOver: false },
  ]);
});
