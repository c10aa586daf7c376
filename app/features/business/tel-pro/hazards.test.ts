import { expect, test } from "vitest";
import { hazardsIn, keptHazards, readHazards } from "./hazards.ts";

test.each([
  ["There is a smell of gas in the kitchen", ["gas"]],
  ["The outlet is sparking", ["electric"]],
  ["Part of the trench collapsed", ["collapse"]],
  ["Water is dripping into the electrical panel", ["water"]],
  ["The panel in the basement is wet", ["water"]],
  ["CO alarm went off", ["monoxide"]],
  ["Hay olor a gas en la cocina", ["gas"]],
  ["El enchufe echa chispas", ["electric"]],
  ["Se derrumbó un muro", ["collapse"]],
  ["Entra agua en el tablero", ["water"]],
  ["Hay humo en el ático", ["fire"]],
  ["יש ריח של גז במטבח", ["gas"]],
  ["יוצאים ניצוצות מהשקע", ["electric"]],
  ["התקרה התמוטטה", ["collapse"]],
  ["נכנסים מים ללוח החשמל", ["water"]],
  ["יש עשן בדירה", ["fire"]],
])("“%s” names a danger", (text, hazards) => {
  expect(hazardsIn(text)).toEqual(hazards);
});

test.each([
  ["No smell of gas, just cold", "gas"],
  ["There is no fire any more", "fire"],
  ["No hay olor a gas", "gas"],
  ["אין ריח גז", "gas"],
])("a denial fools nobody: “%s” is shown all the same", (text, hazard) => {
  expect(hazardsIn(text)).toContain(hazard);
});

test.each([
  "Kitchen remodel, two baths",
  "The faucet drips",
  "Cocina nueva con isla",
  "שיפוץ מטבח ואמבטיה",
  "Vegas trip",
])("“%s” names none", (text) => {
  expect(hazardsIn(text)).toEqual([]);
});

test("several are told in order of how pressing they are, and are read back from their column", () => {
  const found = hazardsIn("Somebody is bleeding,", "there is smoke and gas");
  expect(found).toEqual(["gas", "fire", "injury"]);
  expect(readHazards(keptHazards(found))).toEqual(found);
  expect(readHazards(`,fire,${keptHazards(["gas"])},nonsense,`)).toEqual(["gas", "fire"]);
  expect([keptHazards([]), readHazards("")]).toEqual(["", []]);
});
