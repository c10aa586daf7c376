import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Hazard } from "./hazards/dangers/dangers.data.ts";
import { sayWarning } from "./hazards/warning.ts";
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

interface Asked {
  id: string;
  language: Language;
  question: string;
  meets?: boolean;
}

function read<T>(file: string): T[] {
  const url = new URL(`../../../../tests/eval/${file}`, import.meta.url);
  return JSON.parse(fs.readFileSync(url, "utf8")) as T[];
}

const EMERGENCIES = read<Emergency>("hazards/fifth.json");
const LIMITS = read<Asked>("limits-fifth.json");

describe("of the sixty emergencies of the fifth set", () => {
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
      const answer = warning && sayWarning(warning, translator(language, "joe-hazards"));
      for (const words of says ?? []) expect(answer).toContain(words);
    },
  );
});

/** What would have been told of another thing than the one that is asked about. */
const NOT_OF: readonly (readonly [string, string])[] = [
  ["en-L07", "hall"],
  ["es-L09", "doorForce"],
  ["he-L02", "spoil"],
  ["he-L03", "showerWall"],
  ["he-L11", "escapeArea"],
  ["he-L17", "joistNotch"],
  ["he-L18", "garageDrywall"],
];

describe("of the sixty limits of the fifth set", () => {
  test("none is taken for an emergency", () => {
    const alarmed = LIMITS.filter(({ question, language }) => readQuestion(question, language).warning);
    expect(alarmed.map(({ id }) => id)).toEqual([]);
  });

  test("none gets a wrong yes or a wrong no", () => {
    const told = LIMITS.filter(({ meets }) => meets !== undefined).map((each) => {
      const held = readQuestion(each.question, each.language).limit?.held ?? [];
      const verdicts = new Set(held.flatMap(({ limits }) => limits.map(({ verdict }) => verdict)));
      return { ...each, verdict: verdicts.size === 1 ? [...verdicts][0] : undefined };
    });
    const wrong = told.filter(({ meets, verdict }) => verdict === (meets ? "fail" : "pass"));
    expect(wrong.map(({ id }) => id)).toEqual([]);
    const right = told.filter(({ meets, verdict }) => verdict === (meets ? "pass" : "fail"));
    expect(right.length, right.map(({ id }) => id).join(" ")).toBeGreaterThanOrEqual(9);
  });

  test.each(NOT_OF)("%s is not held to the limit of another thing: %s", (id, other) => {
    const asked = LIMITS.find((each) => each.id === id) as Asked;
    const held = readQuestion(asked.question, asked.language).limit?.held ?? [];
    expect(held.map(({ subject }) => subject.id)).not.toContain(other);
  });

  /** Siblings in the other languages of what took one thing for another. */
  test.each([
    ["the breaker panel in the hallway is 34 in from the wall, ok?", "hall"],
    ["tablero en el pasillo a 85 cm de la pared, pasa?", "hall"],
    ["balcony guard is 100 cm above the new tiles, ok?", "showerWall"],
    ["baranda del balcon a 100 cm del piso de azulejo, cumple?", "showerWall"],
    ["zanja de 1.30 de profundidad en tierra sin apuntalar, pasa?", "spoil"],
  ])("what is only near by is not what is asked about: %s", (question, other) => {
    const held = readQuestion(question, "en").limit?.held ?? [];
    expect(held.map(({ subject }) => subject.id)).not.toContain(other);
  });

  test("a spiral stair's own headroom is what 2.00 m is held to", () => {
    const asked = LIMITS.find(({ id }) => id === "he-L20") as Asked;
    const held = readQuestion(asked.question, asked.language).limit?.held ?? [];
    expect(held.flatMap(({ limits }) => limits.map(({ limit }) => limit.article))).toContain(
      "irc-r311-7-10-1",
    );
  });
});
