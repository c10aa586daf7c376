import { expect, test } from "vitest";
import type { Content } from "~/engines/lines/lines.ts";
import { workIn, workName } from "~/features/tools/estimates/estimated-work.queries.server.ts";
import { estimatedRate } from "./estimated-rate.ts";
import { productionOf } from "./production.ts";

const LANGUAGES = ["en", "es", "he"] as const;
const work = (id: string, amount: number, hours: number, unit: "ft" | "ft2" = "ft") => ({
  ...{ id, unit, amount, hours, names: LANGUAGES.map((language) => workName(id, language)) },
});
const WALLS = work("wall-2x4", 200, 60);
const BOARDS = work("base-boards", 400, 20);

const against = (texts: readonly string[], works = [WALLS, BOARDS], rate = 3, unit: "ft" | "m" = "ft") =>
  estimatedRate({ unit, rate, lines: texts.map((text) => ({ text, amount: 60 })) }, works);

test("the estimate's rate is its amount by its hours, with the difference in percent", () => {
  expect(against(["2nd floor walls framed, 62 ft Carpenters"])).toEqual({
    ...{ rate: 3.33, percent: -10, work: ["wall-2x4"] },
  });
  expect(against(["Baseboard in rooms 1 to 4"], [WALLS, BOARDS], 24)).toMatchObject({
    rate: 20,
    percent: 20,
  });
});

test("work is known by two words of its name in any language, also by the crew's name, and never by one of several", () => {
  for (const line of ["Walls, 62 ft Framers", "Muros de madera, 62 pies Cuadrilla", "קירות שלד, 62 רגל צוות"])
    expect([line, against([line])?.work]).toEqual([line, ["wall-2x4"]]);
  for (const line of ["Walls painted, 62 ft Painters", "62 ft done Framers", "Floor swept, 62 ft Laborers"])
    expect([line, against([line])]).toEqual([line, undefined]);
});

test("of two sizes of one work the line says which, or nothing is said", () => {
  const both = [WALLS, work("wall-2x6", 100, 36)];
  expect(against(["Walls framed 2x6, 60 ft Crew"], both)?.work).toEqual(["wall-2x6"]);
  expect(against(["Walls framed, 60 ft Crew"], both)).toBeUndefined();
});

test("several works of one crew are mixed as they were measured; with a line that is none of them nothing is said", () => {
  const mixed = against(["Framed walls Crew", "Baseboard Crew"]);
  // 60 ft of walls take 18 hours and 60 ft of boards 3.
  expect(mixed).toMatchObject({ rate: 5.71, work: ["wall-2x4", "base-boards"] });
  expect(against(["Framed walls Crew", "Stairs Crew"])).toBeUndefined();
});

test("metres are held against feet, and a measure that the estimate lacks against nothing", () => {
  expect(against(["Framed walls Crew"], [WALLS], 1, "m")).toMatchObject({ rate: 1.02, percent: -2 });
  expect(against(["Framed walls Crew"], [work("drywall-walls", 900, 30, "ft2")])).toBeUndefined();
  expect(against(["Framed walls Crew"], [])).toBeUndefined();
});

test("beside a measured rate stands the estimate's, and beside one of too few days nothing", () => {
  const day = (n: number) => ({ day: `2026-03-0${n}`, crews: "Framers 4 x 8", work: "Walls, 96 ft" });
  expect(productionOf([day(2), day(3), day(4)], [WALLS])).toMatchObject([
    { rate: 3, estimate: { rate: 3.33, percent: -10 } },
  ]);
  expect(productionOf([day(2), day(3)], [WALLS])[0]).not.toHaveProperty("estimate");
  expect(productionOf([day(2), day(3), day(4)])[0]).not.toHaveProperty("estimate");
});

const line = (code: string, qty: string, more = {}) => ({
  ...{ id: code, code, text: code, qty, unit: "ea", unitCost: "1", ...more },
});

test("how much work a section has follows from what its first item needs, and hours from its labor as it stands", () => {
  const content = {
    sections: [
      {
        ...{ id: "wall-2x4~a", title: "" },
        lines: [
          line("06-stud-2x4x92.625in", "44", { basis: { source: "sample", needed: "40" } }),
          line("06-labour", "10"),
        ],
      },
      // The same work again, of which only hours were left: they are those of its list.
      { id: "wall-2x4~b", title: "", lines: [line("06-labour", "3")] },
      { id: "roof-shingles~c", title: "", lines: [line("07-shingles", "6"), line("07-labour", "5")] },
      { id: "loose", title: "", lines: [line("06-labour", "90")] },
      { id: "no-such-work~d", title: "", lines: [line("06-labour", "90")] },
      { id: "pier~e", title: "", lines: [line("03-form-tube-12inx4ft", "4")] },
    ],
  } as unknown as Content;
  expect(workIn(content).map(({ names: _, ...one }) => one)).toEqual([
    { id: "wall-2x4", unit: "ft", amount: 50, hours: 13 },
    // Two squares are two hundred square feet.
    { id: "roof-shingles", unit: "ft2", amount: 200, hours: 5 },
  ]);
});
