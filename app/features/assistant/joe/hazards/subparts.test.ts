import { describe, expect, test } from "vitest";
import { ENGLISH_DANGERS } from "../../../../../tests/eval/hazards/english.ts";
import { FURTHER_DANGERS } from "../../../../../tests/eval/hazards/further.ts";
import { HEBREW_DANGERS } from "../../../../../tests/eval/hazards/hebrew.ts";
import { SPANISH_DANGERS } from "../../../../../tests/eval/hazards/spanish.ts";
import { HAZARD_SIGNS, HAZARDS, type Hazard } from "./dangers/dangers.data.ts";
import type { HazardSigns } from "./hazard.ts";
import { hazardsOf } from "./recognise.logic.ts";
import { SOURCES } from "./sources.data.ts";

/**
 * The subparts of 29 CFR 1926 as eCFR lists them: letter, subject, first and last section, and the dangers that Joe
 * answers before anything else. `general` are rules about the rules and about everybody's duties; BB is reserved.
 */
type Subpart = readonly [
  letter: string,
  subject: string,
  first: number,
  last: number,
  dangers: readonly Hazard[] | "general",
];
const SUBPARTS: readonly Subpart[] = [
  ["A", "general", 1, 6, "general"],
  ["B", "general interpretations", 10, 16, "general"],
  ["C", "general safety and health provisions", 20, 35, "general"],
  [
    "D",
    "occupational health and environmental controls",
    50,
    66,
    ["injury", "eyeChemical", "radiation", "toxicGas", "chemicalSpill", "concreteSkin", "lead", "pregnant"],
  ],
  [
    "E",
    "personal protective and life saving equipment",
    95,
    107,
    ["drowning", "flashFlood", "eye", "carWater"],
  ],
  ["F", "fire protection and prevention", 150, 159, ["fire", "clothesFire", "hiddenFire", "hotTire"]],
  ["G", "signs, signals, and barricades", 200, 203, ["struckBy", "underWheel"]],
  ["H", "materials handling, storage, use, and disposal", 250, 252, ["crane", "crush"]],
  ["I", "tools, hand and power", 300, 307, ["tool", "injection", "pressure", "arcEye"]],
  ["J", "welding and cutting", 350, 354, ["cylinder", "arcEye", "burn", "hiddenFire", "oxygen"]],
  ["K", "electrical", 400, 449, ["electricShock", "energised", "liveWater"]],
  ["L", "scaffolds", 450, 454, ["scaffold", "aerialLift", "swingStage"]],
  [
    "M",
    "fall protection",
    500,
    503,
    ["fall", "edge", "suspension", "fallGearTorn", "frozenUp", "swingStage"],
  ],
  ["N", "helicopters, hoists, elevators, and conveyors", 550, 555, ["hoist"]],
  [
    "O",
    "motor vehicles, mechanized equipment, and marine operations",
    600,
    606,
    ["rollover", "underWheel", "struckBy", "hotTire"],
  ],
  ["P", "excavations", 650, 652, ["trench", "trenchBuried", "buriedCable", "gasLeak"]],
  ["Q", "concrete and masonry construction", 700, 706, ["formwork", "hoseWhip", "pressure", "concreteSkin"]],
  ["R", "steel erection", 750, 761, ["steel"]],
  [
    "S",
    "underground construction, caissons, cofferdams, and compressed air",
    800,
    804,
    ["tunnel", "decompression"],
  ],
  ["T", "demolition", 850, 860, ["structure"]],
  ["U", "blasting and the use of explosives", 900, 914, ["explosives"]],
  ["V", "electric power transmission and distribution", 950, 968, ["powerLine", "electricShock"]],
  ["W", "rollover protective structures; overhead protection", 1000, 1003, ["rollover"]],
  ["X", "stairways and ladders", 1050, 1060, ["ladder", "fall"]],
  ["Y", "diving", 1071, 1092, ["decompression", "drowning"]],
  ["Z", "toxic and hazardous substances", 1100, 1153, ["asbestos", "silica"]],
  [
    "AA",
    "confined spaces in construction",
    1200,
    1213,
    ["confinedSpace", "toxicGas", "pitEntry", "boreHole", "oxygen"],
  ],
  ["CC", "cranes and derricks in construction", 1400, 1442, ["crane", "powerLine", "buriedCable", "storm"]],
  ["DD", "cranes and derricks used in demolition and underground construction", 1500, 1501, ["crane"]],
];

const SETS: Record<string, Record<string, string>> = {
  en: { ...ENGLISH_DANGERS, ...FURTHER_DANGERS.en },
  es: { ...SPANISH_DANGERS, ...FURTHER_DANGERS.es },
  he: { ...HEBREW_DANGERS, ...FURTHER_DANGERS.he },
};
const signsOf = (hazard: Hazard): HazardSigns => HAZARD_SIGNS[hazard];
const sectionOf = (source: string) => Number(/29 CFR 1926\.(\d+)/.exec(source)?.[1]);

describe.each(SUBPARTS.filter(([, , , , dangers]) => dangers !== "general"))(
  "29 CFR 1926 subpart %s, %s",
  (_, __, ___, ____, dangers) => {
    test.each(Object.keys(SETS))("is told and recognised in %s", (language) => {
      for (const danger of dangers as readonly Hazard[]) {
        const told = (SETS[language]?.[danger] ?? "").trim().split(/\n\s*/);
        expect([danger, told.some((text) => text !== "" && hazardsOf(text).includes(danger))]).toEqual([
          danger,
          true,
        ]);
      }
    });
  },
);

test("every subpart that is not general names a danger", () => {
  expect(SUBPARTS.filter(([, , , , dangers]) => dangers.length === 0)).toEqual([]);
  expect(SUBPARTS.filter(([, , , , dangers]) => dangers === "general").map(([letter]) => letter)).toEqual([
    "A",
    "B",
    "C",
  ]);
});

test("the sections stand in order and none is in two subparts", () => {
  const edges = SUBPARTS.flatMap(([, , first, last]) => [first, last]);
  expect(edges).toEqual(edges.toSorted((one, other) => one - other));
});

test("a danger that is drawn from a section is a danger of its subpart", () => {
  const stray = HAZARDS.flatMap((hazard) =>
    signsOf(hazard).sources.flatMap((id) => {
      const section = sectionOf(SOURCES[id]);
      if (Number.isNaN(section)) return [];
      const within = SUBPARTS.find(([, , first, last]) => first <= section && section <= last);
      const held = within?.[4] === "general" || within?.[4].includes(hazard);
      return held ? [] : [`${hazard} (1926.${section}) in ${within?.[0] ?? "no subpart"}`];
    }),
  );
  expect(stray).toEqual([]);
});
