import { expect, test } from "vitest";
import { ENGLISH } from "~db/seed/reference/knowledge/english.ts";
import { valuesOf } from "../../../tests/formula-vectors.ts";
import { statedFigures } from "../../../tests/stated-figures.ts";
import { FORMULAS } from "./catalogue.ts";
import type { FormulaId } from "./formula.types.ts";
import { run } from "./run.ts";

/** The figures of a note of the knowledge base, which Joe and the code pages answer from. */
function notedIn(slug: string): string[] {
  const note = ENGLISH.find((article) => article.slug === slug);
  if (!note) throw new Error(`there is no note ${slug}`);
  return statedFigures(note.body);
}

/** A note, and what a calculator makes of inputs that lie on the steps of its table. */
const NOTED: readonly (readonly [
  slug: string,
  formula: FormulaId,
  result: string,
  given: readonly Record<string, unknown>[],
])[] = [
  [
    "osha-1926-1408",
    "powerLine",
    "lineClearance",
    [50, 200, 350, 500, 750, 1000].map((lineVoltage) => ({ lineVoltage })),
  ],
  [
    "osha-1926-1408",
    "powerLine",
    "lineClearance",
    [50.1, 200.1, 350.1, 500.1, 750.1].map((lineVoltage) => ({ lineVoltage })),
  ],
  [
    "ada-208-2",
    "adaParking",
    "accessibleSpaces",
    [25, 50, 75, 100, 150, 200, 300, 400, 500].map((parkingSpaces) => ({ parkingSpaces })),
  ],
  [
    "ibc-1004-5",
    "occupantLoad",
    "areaEach",
    [
      "business",
      "mercantile",
      "classroom",
      "assemblyTables",
      "assemblyChairs",
      "residential",
      "industrial",
      "warehouse",
    ].map((use) => ({ use, floorArea: 900 })),
  ],
  [
    "ibc-1005-3",
    "egressWidth",
    "widthEach",
    ["stairway", "doorway"].flatMap((exitPart) =>
      [true, false].map((sprinkleredVoice) => ({ exitPart, sprinkleredVoice, occupants: 60 })),
    ),
  ],
  [
    "ibc-1017-2",
    "travelDistance",
    "longestTravel",
    [
      "groupA",
      "groupB",
      "groupF2",
      "groupI1",
      "groupI2",
      "groupI4",
      "groupH1",
      "groupH2",
      "groupH3",
      "groupH4",
      "groupH5",
    ].map((group) => ({ group, sprinklered: true })),
  ],
  [
    "ibc-1017-2",
    "travelDistance",
    "longestTravel",
    ["groupA", "groupB", "groupU", "groupI4"].map((group) => ({ group })),
  ],
  [
    "irc-p3105-1",
    "trapArm",
    "longestArm",
    ["1-1/4", "1-1/2", "2", "3", "4"].map((trapSize) => ({ trapSize })),
  ],
  [
    "nec-310-12",
    "ampacity",
    "tableAmpacity",
    ["14", "12", "10", "8", "6", "4", "2", "1/0", "2/0", "4/0"].map((wire) => ({ wire })),
  ],
  ["nec-240-4-d", "ampacity", "largestBreaker", ["14", "12", "10"].map((wire) => ({ wire }))],
  ["nec-240-4-d", "ampacity", "largestBreaker", ["12", "10"].map((wire) => ({ wire, metal: "Al" }))],
  [
    "irc-n1102-1-3",
    "insulationNeeded",
    "ceilingR",
    ["1", "2", "3", "4", "4m", "5", "8"].map((climateZone) => ({ climateZone })),
  ],
  [
    "irc-n1102-1-3",
    "insulationNeeded",
    "ceilingR2018",
    ["1", "2", "3", "4", "8"].map((climateZone) => ({ climateZone })),
  ],
  [
    "irc-n1102-1-3",
    "insulationNeeded",
    "floorR",
    ["1", "3", "4m", "7"].map((climateZone) => ({ climateZone })),
  ],
  ["osha-1926-501", "fallProtection", "fallTrigger", [{ fallActivity: "edge", fallHeight: 1 }]],
  ["osha-1926-451", "fallProtection", "fallTrigger", [{ fallActivity: "scaffoldWork", fallHeight: 1 }]],
  ["osha-1926-752", "fallProtection", "fallTrigger", [{ fallActivity: "steelErection", fallHeight: 1 }]],
  [
    "osha-1926-451",
    "scaffoldCapacity",
    "capacityFactor",
    ["scaffoldPart", "suspensionRope"].map((scaffoldPart) => ({ scaffoldPart, intendedLoad: 1 })),
  ],
  ["osha-1926-1153", "airSampling", "actionLevel", [{ substance: "silica", airLevels: [1], airHours: [8] }]],
  [
    "osha-1926-1153",
    "airSampling",
    "exposureLimit",
    [{ substance: "silica", airLevels: [1], airHours: [8] }],
  ],
  ["osha-1926-62", "airSampling", "actionLevel", [{ substance: "lead", airLevels: [1], airHours: [8] }]],
  ["osha-1926-62", "airSampling", "exposureLimit", [{ substance: "lead", airLevels: [1], airHours: [8] }]],
  ["osha-1926-150", "extinguishers", "extinguisherTravel", [{ floorArea: 100 }]],
  ["irc-r310-2", "egressWindow", "leastOpening", [{ clearWidth: 30, clearHeight: 40, sill: 30 }]],
  ["irc-r312-1-1", "guardCheck", "leastGuard", [{ code: "IRC", guardDrop: 40 }]],
  ["ibc-1014-2", "guardCheck", "leastGuard", [{ code: "IBC", guardDrop: 40 }]],
  ["irc-r502-8-1", "joistCuts", "holeEdge", [{ joistDepth: 9.25 }]],
];

test.each(NOTED)("%s: %s has its %s from the note", (slug, formula, result, given) => {
  const noted = notedIn(slug);
  for (const one of given) expect(noted).toContain(String(valuesOf(formula, one)[result]));
});

test.each([
  ["1/4", 2, 21],
  ["1/2", 2, 26],
  ["1/8", 3, 36],
  ["1/4", 3, 42],
  ["1/2", 3, 50],
  ["1/8", 4, 180],
  ["1/4", 4, 216],
  ["1/2", 4, 250],
  ["1/8", 5, 390],
  ["1/4", 5, 480],
  ["1/2", 5, 575],
  ["1/8", 6, 700],
  ["1/4", 6, 840],
] as const)(
  "at %s in a foot a drain of %d in takes the %d units of the note and no more",
  (drainFall, size, units) => {
    expect(notedIn("ipc-710-1-1")).toContain(String(units));
    expect(valuesOf("drainSize", { drainageUnits: units, drainFall }).drainSize).toBe(size);
    const more = run(FORMULAS.drainSize, { drainageUnits: units + 1, drainFall });
    expect(more.ok ? more.values.drainSize : Number.POSITIVE_INFINITY).toBeGreaterThan(size);
  },
);
