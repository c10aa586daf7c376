import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Hazard } from "./hazards/dangers/dangers.data.ts";
import { toldBy } from "./hazards/recognise.logic.ts";
import { sayWarning, warningOf } from "./hazards/warning.ts";
import { readQuestion } from "./question.ts";

/** Written and judged by somebody who had not seen the code; what its first run lacked is held here. */
interface Emergency {
  id: string;
  language: Language;
  text: string;
  /** The scene whose steps stand first; where none is named, what always holds does. */
  opens?: Hazard;
  /** What the answer has to say, whichever scene it is. */
  says?: string[];
}

function read<T>(file: string): T[] {
  const url = new URL(`../../../../tests/eval/hazards/${file}`, import.meta.url);
  return JSON.parse(fs.readFileSync(url, "utf8")) as T[];
}

const EMERGENCIES = read<Emergency>("seventh.json");
const CALM = read<Emergency>("seventh-calm.json");

function said(text: string, language: Language): string {
  const warning = warningOf(text, language);
  return warning ? sayWarning(warning, translator(warning.language, "joe-hazards")) : "";
}

describe("of the sixty emergencies of the seventh set", () => {
  test("each gets a warning, and none opens with the steps of another scene", () => {
    const opened = EMERGENCIES.map(({ id, text, language }) => {
      const warning = warningOf(text, language);
      if (!warning) return `${id} no warning`;
      return `${id} ${warning.isCertain ? warning.hazards[0] : "general"}`;
    });
    expect(opened).toEqual(EMERGENCIES.map(({ id, opens }) => `${id} ${opens ?? "general"}`));
  });

  test.each(EMERGENCIES.filter(({ says }) => says))(
    "$id is told what it lacked",
    ({ text, language, says }) => {
      for (const words of says ?? []) expect(said(text, language)).toContain(words);
    },
  );

  /** What the same words brought up at the first run, and what would have hurt. */
  test.each([
    ["en-E18", "heatStroke"],
    ["es-E09", "powerLine"],
    ["he-E12", "eyeChemical"],
    ["he-E14", "headSpine"],
    ["en-E16", "eye"],
    ["en-E07", "crush"],
    ["en-E11", "heatStroke"],
    ["es-E06", "impaired"],
    ["es-E08", "violence"],
    ["es-E19", "heartAttack"],
    ["es-E20", "cold"],
  ] as const)("%s is not told of %s", (id, other) => {
    const { text } = EMERGENCIES.find((each) => each.id === id) as Emergency;
    expect(toldBy(text).hazards).not.toContain(other);
  });
});

test.each(CALM)("no emergency: $id $text", ({ text, language }) => {
  expect(readQuestion(text, language).warning).toBeUndefined();
});

test.each([
  [
    "scaffold",
    "the lull bumped the scafold and it walked like 4 in. 5 masons still up there w a full load of block",
  ],
] as const)(
  "one scene alone, told by itself, that both readers know stands right below the call under its condition: %s",
  (scene, text) => {
    const blocks = said(text, "en").split("\n\n");
    const [title = ""] = translator("en", "joe-hazards")(`texts.${scene}`).split("\n");
    expect(blocks[1]).toBe(`${translator("en", "joe-hazards")("onlyIf")}:`);
    expect(blocks[2]?.startsWith(`${title}:`)).toBe(true);
    expect(blocks[3]?.startsWith("Whatever it is")).toBe(true);
  },
);

/** The same causes in other words. */
test.each([
  [
    "stroke",
    "heatStroke",
    "its 98 out and one side of his face is hanging, slurring, boss says its the heat",
  ],
  ["stroke", "heatStroke", "con este calor trae la boca chueca y balbucea, dicen q es el sol"],
  ["stroke", "heatStroke", "חם בטירוף וחצי מהפנים שלו נפולות והוא ממלמל, אומר שזה מהחום"],
  [
    "electricShock",
    "powerLine",
    "grabbed a bare wire 120 and it threw me across the room, my heart feels funny",
  ],
  [
    "electricShock",
    "powerLine",
    "toque el cable pelado y me aventó, ya estoy bien pero me brinca el corazon",
  ],
  ["electricShock", "powerLine", "נגעתי בכבל חשוף והוא העיף אותי אחורה, הלב דופק מוזר"],
  ["eye", "eyeChemical", "piece of the disc hit his eye and theres fluid coming out, do we rinse it"],
  ["eye", "eyeChemical", "le pego una esquirla y le sale liquido del ojo, se lo lavo?"],
  ["eye", "eyeChemical", "שבב נכנס לו לעין ויוצא לו נוזל, לשטוף?"],
  ["burn", "headSpine", "steam line blew in his face and neck, now hes hoarse and coughing"],
  ["burn", "headSpine", "le dio el vapor en la cara y el cuello y ya trae la voz ronca"],
  ["burn", "headSpine", "קיטור פגע לו בפנים ובצוואר והוא צרוד"],
  ["suicide", "eye", "he texted give my tools to my brother, hes never coming back, what do i say"],
  ["suicide", "eye", "mando mensaje: denle mi herramienta a mi hijo, ya no voy a volver"],
  ["suicide", "eye", "כתב תנו את הכלים שלי לבן שלי, לא אבוא יותר"],
  [
    "energised",
    "radiation",
    "2 guys in the trench, its filling and the electric pump is floating in the water",
  ],
] as const)("it is %s and not %s: %s", (is, not, text) => {
  const { hazards } = toldBy(text);
  expect(hazards).toContain(is);
  expect(hazards).not.toContain(not);
});

/** What was mended takes nothing from what it resembles. */
test.each([
  ["heatStroke", "its 105 out, he stopped sweating and is talking nonsense"],
  ["powerLine", "the boom touched the power line and it threw him off the truck"],
  ["eyeChemical", "acid splashed in his eye"],
  ["headSpine", "he fell on his neck and cant feel his legs"],
  ["bleeding", "he is bleeding bad from his arm by the radiator"],
  ["violence", "el patron trae pistola y dice que me va a matar"],
  ["impaired", "the operator is drunk and runs the excavator"],
  ["fire", "the heating element is on fire"],
] as const)("still known: %s: %s", (hazard, text) => {
  expect(toldBy(text).hazards).toContain(hazard);
});
