import fs from "node:fs";
import { expect, test } from "vitest";
import type { Language } from "~/i18n/languages.ts";
import type { Hazard } from "./hazards/dangers/dangers.data.ts";
import { toldBy } from "./hazards/recognise.logic.ts";
import { warningOf } from "./hazards/warning.ts";

/** Sixty emergencies of kinds that no set had, written with the code at hand; two got no warning at first. */
const FRESH = JSON.parse(
  fs.readFileSync(new URL("../../../../tests/eval/hazards/fresh-kinds.json", import.meta.url), "utf8"),
) as { id: string; language: Language; text: string }[];

test("of sixty emergencies of kinds that no set had each gets a warning", () => {
  expect(FRESH).toHaveLength(60);
  expect(FRESH.filter(({ text, language }) => !warningOf(text, language)).map(({ id }) => id)).toEqual([]);
});

test.each([
  ["the road opened under the loader, hole keeps growing and the driver is still on it", "structure"],
  ["se abrio la calle abajo de la excavadora y el operador sigue arriba", "structure"],
  ["בולען נפער ליד המנוף והמפעיל עדיין למעלה", "structure"],
  ["freezer room with dry ice, second guy is on his knees in there", "toxicGas"],
  ["mi compa se mareo junto al hielo seco del cuarto frio", "toxicGas"],
  ["window washer, his rope is fraying on the edge", "fallGearTorn"],
  ["hombre en guindola con la cuerda rozando en el filo", "fallGearTorn"],
  ["tank burst beside him, bleeding from both ears", "headSpine"],
  ["le trono una llanta cerca y le sale sangre de los oidos", "headSpine"],
  ["laborer slipped into the trash chute and hes wedged", "boreHole"],
  ["como el peor dolor de su vida en la cabeza de repente y vomita", "stroke"],
  ["jumping jack is running wild and nobody can reach the switch", "tool"],
  ["rags with linseed in the can are smoking", "hiddenFire"],
] as const satisfies readonly (readonly [string, Hazard])[])("“%s” names %s first", (text, hazard) => {
  expect(toldBy(text).hazards[0]).toBe(hazard);
});

test.each([
  "how do i spec a debris chute for six floors",
  "dry ice blasting rental cost per day",
  "rope access certification, what level for window washing",
  "how do we store stain rags on site per osha",
  "what trim piece goes under the cornice",
  "power trowel blade pitch for the last pass",
])("what only names them is calm: %s", (text) => {
  expect(warningOf(text, "en")).toBeUndefined();
});
