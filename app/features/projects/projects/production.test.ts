import { expect, test } from "vitest";
import { completenessOf } from "./completeness.ts";
import { productionOf, quantityIn } from "./production.ts";

test("the last quantity of a line is read, in three languages and as numbers are typed in them", () => {
  expect(
    [
      "2nd floor walls framed, grid A to C, 62 ft",
      "Walls 8 ft high, 1,250 sf.",
      "Losa colada, 12,5 m³",
      "Muros, 1.250 pies cuadrados",
      "קירות, 19 מ׳",
      "ריצוף 40.5 מ״ר",
      "Sheathing nailed, 18 sheets",
    ].map((line) => quantityIn(line)),
  ).toEqual([
    { amount: 62, unit: "ft" },
    { amount: 1250, unit: "ft2" },
    { amount: 12.5, unit: "m3" },
    { amount: 1250, unit: "ft2" },
    { amount: 19, unit: "m" },
    { amount: 40.5, unit: "m2" },
    { amount: 18, unit: "sheet" },
  ]);
});

test("a line without a quantity says none, and a floor or a size is no quantity", () => {
  for (const line of ["2nd floor walls", "24 of 36 rafters", "0 ft", "Room 12 men", "A3 ftings", ""])
    expect(quantityIn(line), line).toBeUndefined();
});

const day = (n: number, work: string, crews = "Framers 4 x 8") => ({
  ...{ day: `2026-03-${String(n).padStart(2, "0")}`, crews, work },
});

test("a rate is what was measured by the hours of whoever did it, over the job and by weeks", () => {
  expect(
    productionOf([day(2, "Walls, 64 ft"), day(3, "Walls, 30 ft\nMore walls, 2 ft"), day(9, "Walls, 96 ft")]),
  ).toEqual([
    {
      ...{ crew: "Framers", unit: "ft", days: 3, amount: 192, hours: 96, rate: 2 },
      weeks: [
        { week: "2026-03-02", rate: 1.5 },
        { week: "2026-03-09", rate: 3 },
      ],
    },
  ]);
});

test("of two days nothing is judged", () => {
  expect(productionOf([day(2, "Walls, 64 ft"), day(3, "Walls, 32 ft")])).toMatchObject([
    { days: 2, rate: undefined, weeks: [] },
  ]);
});

test("with several crews a line counts for the one that it names, and for none where it names none", () => {
  const crews = "Framers 4 x 8\nRoofers: 2 x 8";
  expect(productionOf([day(2, "Framers: walls, 64 ft\nRoof, 300 sf", crews)])).toMatchObject([
    { crew: "Framers", unit: "ft", hours: 32 },
  ]);
  // Named is a crew that is not there.
  expect(productionOf([day(2, "Plumbers: pipe, 64 ft")])).toEqual([]);
});

test("a day of a crew in two units is left out, since nobody knows how its hours were shared", () => {
  expect(productionOf([day(2, "Walls, 64 ft\nDeck, 300 sf")])).toEqual([]);
  expect(productionOf([day(2, "Walls, 64 ft", "Framers were here")])).toEqual([]);
});

test("a log is complete by what it says, and blanks say nothing", () => {
  const whole = { weather: "Fog", crews: "Framers 4 x 8", work: "Walls", safety: "Talk", tomorrow: "Roof" };
  expect(completenessOf(whole)).toEqual({ percent: 100, missing: [] });
  expect(completenessOf({ ...whole, weather: " ", tomorrow: "" })).toEqual({
    ...{ percent: 60, missing: ["weather", "tomorrow"] },
  });
});
