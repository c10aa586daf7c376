import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Hazard } from "./hazards/dangers/dangers.data.ts";
import { sayWarning, type Warning } from "./hazards/warning.ts";
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

/** What one cause of a wrong answer was is told in other words, in each language. */
interface Sibling {
  cause: keyof typeof MENDED;
  language: Language;
  text: string;
}

function read<T>(file: string): T[] {
  const url = new URL(`../../../../tests/eval/hazards/${file}`, import.meta.url);
  return JSON.parse(fs.readFileSync(url, "utf8")) as T[];
}

const EMERGENCIES = read<Emergency>("sixth.json");
const SIBLINGS = read<Sibling>("sixth-causes.json");

const said = (warning: Warning, language: Language): string =>
  sayWarning(warning, translator(language, "joe-hazards"));

describe("of the sixty emergencies of the sixth set", () => {
  test("each gets a warning, and none opens with the steps of another scene", () => {
    const opened = EMERGENCIES.map(({ id, text, language }) => {
      const { warning } = readQuestion(text, language);
      if (!warning) return `${id} no warning`;
      return `${id} ${warning.isCertain ? warning.hazards[0] : "general"}`;
    });
    expect(opened).toEqual(EMERGENCIES.map(({ id, opens }) => `${id} ${opens ?? "general"}`));
  });

  test.each(EMERGENCIES.filter(({ says }) => says))(
    "$id is told what it lacked",
    ({ text, language, says }) => {
      const { warning } = readQuestion(text, language);
      const answer = warning && said(warning, language);
      for (const words of says ?? []) expect(answer).toContain(words);
    },
  );

  test("two who sit in a truck under a fallen line read first that they stay, and nowhere to get clear", () => {
    const { text, language } = EMERGENCIES.find(({ id }) => id === "en-E07") as Emergency;
    const { warning } = readQuestion(text, language);
    const answer = warning && said(warning, language);
    expect(answer).toMatch(/^STAY IN THE CAB OR CAR/);
    expect(answer).not.toMatch(/get (?:everybody )?clear/i);
  });

  /** What stood first below what always holds, and was of another scene. */
  test.each([
    ["es-E17", "bomb"],
    ["he-E01", "confinedSpace"],
    ["he-E03", "stroke"],
    ["he-E07", "notBreathing"],
    ["he-E13", "suicide"],
    ["he-E17", "aerialLift"],
    ["he-E19", "shock"],
  ] as const)("%s is not told of %s", (id, other) => {
    const { text, language } = EMERGENCIES.find((each) => each.id === id) as Emergency;
    expect(readQuestion(text, language).warning?.hazards).not.toContain(other);
  });
});

const tells =
  (hazard: Hazard, ...not: Hazard[]) =>
  ({ hazards }: Warning) => {
    expect(hazards).toContain(hazard);
    for (const other of not) expect(hazards).not.toContain(other);
  };

const MENDED = {
  line: ({ stayIn }: Warning) => expect(stayIn).toBe("lineCab"),
  dying: ({ hazards }: Warning) => expect(hazards[0]).toBe("suicide"),
  scaffold: tells("scaffold"),
  monoxide: ({ hazards, isCertain }: Warning) =>
    expect([hazards[0], isCertain]).toEqual(["carbonMonoxide", true]),
  pregnant: ({ hazards }: Warning) => expect(hazards[0]).toBe("pregnantHurt"),
  sling: ({ hazards, stayIn }: Warning) => expect([hazards[0], stayIn]).toEqual(["crane", undefined]),
  clearHead: tells("heatExhaustion", "heatStroke"),
  heatStroke: tells("heatStroke", "heatExhaustion"),
  burning: tells("clothesFire"),
  pump: tells("formwork", "bomb"),
  cold: tells("cold", "stroke"),
  water: ({ hazards, isCertain }: Warning) => expect([hazards[0], isCertain]).toEqual(["drowning", true]),
  hole: ({ hazards }: Warning) => {
    expect(hazards.includes("fall") || hazards[0] === "boreHole").toBe(true);
    for (const other of ["suicide", "aerialLift"]) expect(hazards).not.toContain(other);
  },
  chest: ({ hazards }: Warning) => expect(hazards).not.toContain("notBreathing"),
};

describe.each(Object.keys(MENDED) as (keyof typeof MENDED)[])("in other words, of %s", (cause) => {
  test.each(SIBLINGS.filter((each) => each.cause === cause))("$language: $text", ({ text, language }) => {
    const { warning } = readQuestion(text, language);
    expect(warning).toBeDefined();
    if (warning) MENDED[cause](warning);
  });
});

/** What shares a word with these and is none of it. */
test.each([
  ["en", "would it be better off if i sister the joist or replace it"],
  ["en", "how much cement for a 10x10 slab with a concrete saw cut at 8 ft"],
  ["es", "que bomba de agua ocupo para sacar 40 litros por minuto"],
  ["es", "cuanto pesa una eslinga de 2 metros"],
  ["he", "איזה דיסק מתאים למסור בטון"],
  ["he", "הפועל חותך רצפה במרתף, כמה עמוק חותך מסור בטון"],
  ["es", "cuantos cortes hace la cortadora de concreto en un sotano de 40 m2"],
  ["he", "אף אחד לא שם לב לשיפוע, כמה אחוז צריך"],
] as const)("%s: no emergency: %s", (language, text) => {
  expect(readQuestion(text, language).warning).toBeUndefined();
});

/** What was mended takes nothing from what it resembles. */
test.each([
  ["es", "encontramos una bomba vieja en la excavacion", "bomb"],
  ["en", "his face is drooping and slurring, its cold out today", "stroke"],
  ["en", "he went down in the manhole and is not breathing", "confinedSpace"],
  ["en", "hes crying up on the edge of the roof wont come down", "suicide"],
  ["en", "guy fell in the tank, not breathing, i'm going in", "confinedSpace"],
  ["he", "המנוף מתהפך עם המפעיל בפנים", "crane"],
] as const)("%s: still known: %s", (language, text, hazard) => {
  expect(readQuestion(text, language).warning?.hazards).toContain(hazard);
});
