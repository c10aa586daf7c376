import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { ENGLISH_DANGERS } from "../../../../../tests/eval/hazards/english.ts";
import { FURTHER_DANGERS } from "../../../../../tests/eval/hazards/further.ts";
import { HEBREW_DANGERS } from "../../../../../tests/eval/hazards/hebrew.ts";
import { SPANISH_DANGERS } from "../../../../../tests/eval/hazards/spanish.ts";
import { UNSEEN_DANGERS } from "../../../../../tests/eval/hazards/unseen.ts";
import { QUESTIONS } from "../../../../../tests/eval/joe-questions.ts";
import { worstCase } from "../../../../../tests/prove.ts";
import { unknownConcepts } from "./compiled-signs.logic.ts";
import { HAZARDS } from "./dangers/dangers.data.ts";
import { languageOf } from "./question-language.logic.ts";
import { hazardsOf, toldBy } from "./recognise.logic.ts";

const linesOf = (text: string) => text.trim().split(/\n\s*/);
const SETS: Record<"en" | "es" | "he", Readonly<Record<string, string>>> = {
  en: { ...ENGLISH_DANGERS, ...FURTHER_DANGERS.en },
  es: { ...SPANISH_DANGERS, ...FURTHER_DANGERS.es },
  he: { ...HEBREW_DANGERS, ...FURTHER_DANGERS.he },
};
/** What is said of nothing in particular has no sentences of its own. */
const SPOKEN = HAZARDS.filter((hazard) => hazard !== "unsafe");

interface Sentence {
  id: string;
  text: string;
  dangers: string[];
  calm?: true;
}
const readSentences = (file: string): Sentence[] =>
  JSON.parse(fs.readFileSync(new URL(`../../../../../tests/eval/hazards/${file}`, import.meta.url), "utf8"));

/**
 * Written by somebody who had not seen the signs; 344 of the 360 raised an alarm at first sight, and in 105 the first
 * text was of another scene. `dangers` are those whose text fits; where there are none we have no text for it.
 */
const PARAPHRASES = readSentences("paraphrases.json");
/** What is asked about dangers by somebody who is in none; 79 of the 90 raised no alarm at first sight. */
const CALM = readSentences("calm.json");

test("of 360 cries for help in three languages at most two raise no alarm", () => {
  expect(PARAPHRASES).toHaveLength(360);
  const missed = PARAPHRASES.filter(({ text }) => hazardsOf(text).length === 0);
  expect(missed.length, missed.map(({ id, text }) => `${id} ${text}`).join("\n")).toBeLessThanOrEqual(2);
});

test.each(PARAPHRASES.filter(({ dangers }) => dangers.length > 0))(
  "what is told first fits the scene: $id $text",
  ({ text, dangers }) => {
    expect(dangers).toContain(hazardsOf(text)[0]);
  },
);

/**
 * Asked by people who had not seen the signs; at first sight three of the 60 dangers raised no alarm, 18 began with
 * another scene, and five of the 80 calm questions raised one. Where `dangers` are empty nothing is to be raised.
 */
const JUDGED = readSentences("judged.json");
/** Scenes that were missing or fell short, told otherwise. */
const MISSING_SCENES = readSentences("scenes.json");

test.each([...JUDGED, ...MISSING_SCENES].filter(({ dangers }) => dangers.length > 0))(
  "the deadliest danger of the scene is told first: $id $text",
  ({ text, dangers }) => {
    expect(dangers).toContain(hazardsOf(text)[0]);
  },
);

test.each([...JUDGED, ...MISSING_SCENES].filter(({ dangers }) => dangers.length === 0))(
  "a limit, a reading or a how-to raises no alarm: $id $text",
  ({ text }) => {
    expect(hazardsOf(text)).toEqual([]);
  },
);

/**
 * The first 62 were asked by somebody who had not seen the signs: three raised no alarm, and 13 began with the text of
 * another scene. The others tell the same dangers otherwise, and of the last 51 seven were silent at first; those without `dangers` are of no scene that we know.
 */
const ASKED_IN_HASTE = readSentences("asked-in-haste.json");
const EMERGENCIES = ASKED_IN_HASTE.filter(({ calm }) => !calm);
const isHeard = (text: string) => {
  const { hazards, isGrave } = toldBy(text);
  return hazards.length > 0 || isGrave;
};

test("no emergency is left without an answer", () => {
  const silent = [...EMERGENCIES, ...JUDGED.filter(({ dangers }) => dangers.length > 0)].filter(
    ({ text }) => !isHeard(text),
  );
  expect(silent.map(({ id, text }) => `${id} ${text}`)).toEqual([]);
});

test("a scene stands first only where it is the true one: else what always holds does", () => {
  const all = [...EMERGENCIES, ...PARAPHRASES, ...JUDGED, ...MISSING_SCENES].filter(
    ({ calm, dangers }) => !calm && dangers.length > 0,
  );
  const mistaken = all.filter(({ text, dangers }) => {
    const { hazards, isCertain } = toldBy(text);
    return isCertain && !(dangers as (string | undefined)[]).includes(hazards[0]);
  });
  expect(mistaken.map(({ id, text }) => `${id} ${toldBy(text).hazards} ${text}`)).toEqual([]);
});

/**
 * 60 emergencies and 60 limits asked by somebody who had not seen the signs, then 60 and 30 in the words of a frightened
 * crew. Before the scenes had words of their own 36 of the 120 emergencies opened the true one, 81 the text that always
 * holds, one another scene, and two raised no alarm; ten of the 90 calm questions raised one.
 */
const ON_SITE = readSentences("on-site.json");
/**
 * Two scenes at once, or one that looks like another, where the wrong steps would hurt; then 36 emergencies and 20 calm
 * questions, written after the words of the scenes: at first 26 opened the true scene, none another, one was silent, and
 * seven of the calm ones raised an alarm.
 */
const TWO_SCENES = readSentences("two-scenes.json");

test("of 120 emergencies from sites each is answered, and three of four open the true scene", () => {
  const told = ON_SITE.filter(({ calm }) => !calm);
  expect(told).toHaveLength(120);
  expect(told.filter(({ text }) => !isHeard(text))).toEqual([]);
  const open = told.filter(({ text, dangers }) => {
    const { hazards, isCertain } = toldBy(text);
    return isCertain && hazards.some((hazard, n) => n === 0 && dangers.includes(hazard));
  });
  expect(open.length).toBeGreaterThanOrEqual(90);
});

test.each([...ON_SITE, ...TWO_SCENES].filter(({ calm }) => !calm))(
  "no steps of another scene stand open: $id $text",
  ({ text, dangers }) => {
    const { hazards, isCertain } = toldBy(text);
    if (isCertain) expect(dangers).toContain(hazards[0]);
    else expect(isHeard(text)).toBe(true);
  },
);

test("of 110 calm questions from sites at most three raise an alarm", () => {
  const calm = [...ON_SITE, ...TWO_SCENES].filter((sentence) => sentence.calm);
  expect(calm).toHaveLength(110);
  const alarmed = calm.filter(({ text }) => isHeard(text)).map(({ text }) => text);
  expect(alarmed.length, alarmed.join("\n")).toBeLessThanOrEqual(3);
});

test.each([
  ["5 ft trench walls are cracking, is that ok", "trench"],
  ["zanja de 2 m se esta agrietando, ¿pasa la inspeccion?", "trench"],
  ["התעלה בעומק 2 מטר נסדקת, מותר להמשיך?", "trench"],
])("a danger in words stays one where a figure is asked about: %s", (text, danger) => {
  expect(hazardsOf(text)).toContain(danger);
});

test("of 257 emergencies the true scene is among those told in nine of ten", () => {
  const known = EMERGENCIES.filter(({ dangers }) => dangers.length > 0);
  const other = known.filter(({ text, dangers }) => !hazardsOf(text).some((each) => dangers.includes(each)));
  expect(
    other.length,
    other.map(({ id, text }) => `${id} ${hazardsOf(text)} ${text}`).join("\n"),
  ).toBeLessThan(known.length * 0.1);
});

test.each(ASKED_IN_HASTE.filter(({ calm }) => calm))(
  "a limit in everyday words is no alarm: $text",
  ({ text }) => {
    expect(isHeard(text)).toBe(false);
  },
);

test("ordinary and calm questions are not taken for an emergency either, all but one in a hundred", () => {
  const all = [...QUESTIONS.map(({ question }) => question), ...CALM.map(({ text }) => text)];
  const alarmed = all.filter(isHeard);
  expect(alarmed.length, alarmed.join("\n")).toBeLessThanOrEqual(all.length * 0.01);
});

test.each([
  ["he stepped on a nail last week, now his jaw is locked", "tetanus"],
  ["he got a spark in the eye and there is blood", "eye"],
  ["le cayo una viga en el pie con sangre en el ojo", "eye"],
])("an eye is never told to be pressed: %s", (text) => {
  expect(hazardsOf(text)).not.toContain("bleeding");
});

test.each([
  ["a rusty nail went into his foot a week ago, he cannot open his mouth", true],
  ["he has chest pain", false],
])("what a scene does not account for makes the call wider: %s", (text, isGrave) => {
  const told = toldBy(text);
  expect(told.isGrave || told.hazards.includes("tetanus")).toBe(isGrave);
});

test.each([
  ["trench caved in on him, he is buried", true],
  ["huele a gas en el sótano", true],
  ["rebar went threw his thigh", false],
  ["he got shocked by the panel and is not breathing", false],
  ["הוא לכוד מתחת לקורה", false],
])("it is certain only where one danger is told, plainly and as it is written: %s", (text, isCertain) => {
  expect(toldBy(text).isCertain).toBe(isCertain);
});

test("of 90 calm questions about dangers at most two raise an alarm", () => {
  expect(CALM).toHaveLength(90);
  const alarmed = CALM.filter(({ text }) => hazardsOf(text).length > 0);
  expect(alarmed.length, alarmed.map(({ id, text }) => `${id} ${text}`).join("\n")).toBeLessThanOrEqual(2);
});

test.each([
  "הפרש של 5/16 אינץ בין הרום הגבוה לנמוך באותו מהלך מדרגות זה אסור לא?",
  "פיגום בגובה 11 רגל בלי מעקה ובלי רתמה",
  "משטח פיגום ברוחב 50 ס״מ אפשר?",
  "יסוד לדק 10 אינץ מתחת לקרקע באזור בלי קפיאה, עובר?",
  "scaffold 11 ft high without guardrail",
  "andamio a 3 metros sin barandal",
  "montón de tierra a 50 cm de la orilla de la zanja ¿se puede?",
])("a limit that is asked about is no alarm: %s", (question) => {
  expect(hazardsOf(question)).toEqual([]);
});

test.each([
  ["his breathing stopped", "notBreathing"],
  ["not breathing but has a pulse", "notBreathing"],
  ["he is breathing but not talking", "unconscious"],
  ["scaffold 11 ft up, no guardrail, a guy just fell", "fall"],
] as const)(
  "the order of words tells breathing from not breathing, and a fall is no limit: %s",
  (text, danger) => {
    expect(hazardsOf(text)).toContain(danger);
  },
);

test("every concept that a sign names is known", () => {
  expect(unknownConcepts()).toEqual([]);
});

describe.each(["en", "es", "he"] as const)("dangers told in %s", (language) => {
  const told = Object.entries(SETS[language]).flatMap(([hazard, text]) =>
    linesOf(text).map((said) => ({ hazard, said, heard: hazardsOf(said) })),
  );

  test("are told of in at least ten ways each", () => {
    const few = SPOKEN.filter((hazard) => linesOf(SETS[language][hazard] ?? "").length < 10);
    expect(few).toEqual([]);
  });

  test("raise an alarm, all but one in a hundred", () => {
    const missed = told.filter(({ heard }) => heard.length === 0).map(({ said }) => said);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(told.length * 0.01);
  });

  test("are known for what they are, all but one in twenty", () => {
    const mistaken = told.filter(({ hazard, heard }) => !(heard as string[]).includes(hazard));
    expect(
      mistaken.length,
      mistaken.map(({ said, heard }) => `${said}: ${heard}`).join("\n"),
    ).toBeLessThanOrEqual(told.length * 0.05);
  });

  test("are known to be in that language, on a page in another", () => {
    const mistaken = told.filter(
      ({ said }) => languageOf(said, language === "en" ? "he" : "en") !== language,
    );
    expect(mistaken.length, mistaken.map(({ said }) => said).join("\n")).toBeLessThanOrEqual(
      told.length * 0.01,
    );
  });
});

test("sentences that were written without a look at the signs raise an alarm, all but one in twenty", () => {
  const missed = UNSEEN_DANGERS.filter(([, , said]) => hazardsOf(said).length === 0).map(
    ([, , said]) => said,
  );
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(UNSEEN_DANGERS.length * 0.05);
});

test("ordinary questions raise none, all but one in a hundred", () => {
  const alarmed = QUESTIONS.filter(({ question }) => hazardsOf(question).length > 0);
  const said = alarmed.map(({ question }) => question).join("\n");
  expect(alarmed.length, said).toBeLessThanOrEqual(QUESTIONS.length * 0.01);
});

test.each([
  ["I smell gas in the basement, can I keep working?", "gasLeak"],
  ["We hit a gas line with the excavator", "gasLeak"],
  ["huele a gas en el sótano", "gasLeak"],
  ["יש ריח של גז במרתף", "gasLeak"],
  ["the panel is sparking", "energised"],
  ["el tablero está echando chispas", "energised"],
  ["אפשר לעבוד על לוח תחת מתח?", "energised"],
  ["the trench is caving in!", "trench"],
  ["part of the wall just collapsed", "structure"],
  ["la zanja se está derrumbando", "trench"],
  ["הקיר עומד ליפול", "structure"],
  ["a worker fell off the scaffold", "fall"],
  ["someone is trapped under the beam", "crush"],
  ["עובד נפל מהפיגום", "fall"],
  ["there is smoke coming out of the outlet", "fire"],
  ["hay fuego en el cuarto de máquinas", "fire"],
  ["my scaffold is leaning and about to fall", "scaffold"],
  ["crane is tipping over", "crane"],
  ["הקיר נוטה ליפול", "structure"],
  ["there is a fire in the electrical room", "fire"],
  ["the panel is smoking", "fire"],
  ["יש עשן מהלוח", "fire"],
  ["the excavator hit a power line", "powerLine"],
  ["a worker got shocked and is still touching the wire", "electricShock"],
  ["I am holding a live wire", "energised"],
  ["I got electrocuted", "electricShock"],
  ["carbon monoxide alarm is going off", "carbonMonoxide"],
  ["I smell propane", "gasLeak"],
  ["excavator ruptured a gas pipe", "gasLeak"],
  ["huele mucho a gas", "gasLeak"],
  ["יש כאן ריח חזק של גז", "gasLeak"],
  ["man hit by falling brick is bleeding", "bleeding"],
  ["my coworker is on the floor not responding", "unconscious"],
  ["José fell off the ladder", "fall"],
  ["no puede respirar", "breathing"],
  ["פועל נפל מהגג", "fall"],
])("a danger that is going on is known: %s", (question, hazard) => {
  expect(hazardsOf(question)).toContain(hazard);
});

test.each([
  ["man down in the manhole, not breathing", ["confinedSpace", "notBreathing"]],
  ["he got shocked by the panel and is not breathing", ["electricShock", "notBreathing"]],
  ["the trench caved in, he is buried and the water main broke", ["trenchBuried"]],
  ["se cayó del andamio y está sangrando mucho", ["bleeding", "fall"]],
  ["הוא נפל מהגג ולא נושם", ["notBreathing", "fall"]],
])("of several dangers the gravest comes first: %s", (question, hazards) => {
  expect(hazardsOf(question)).toEqual(hazards);
});

test("of many dangers at most three are told", () => {
  const text = "he fell off the roof, is not breathing, bleeding, the crane is tipping and there is a fire";
  expect(hazardsOf(text)).toHaveLength(3);
});

test.each([
  ["The trench is caving in, what protection does a 6 ft trench need?", "trench"],
  ["Can I work on a live panel without turning it off?", "energised"],
  ["he fell off the scaffold, what does OSHA require", "fall"],
  ["we hit a gas line, how deep must it be buried per code?", "gasLeak"],
  ["how many cubic yards for a 10x10 slab? the form just blew out", "formwork"],
  ["el tablero está echando chispas, ¿qué calibre lleva?", "energised"],
  ["הקיר עומד ליפול, איזה יסוד צריך?", "structure"],
  ["how close can the boom be at most, its touching the wire", "powerLine"],
  ["a que distancia maxima puede estar la pluma, esta tocando el cable", "powerLine"],
])("a danger is known where a rule or an amount is asked as well: %s", (question, hazard) => {
  expect(hazardsOf(question)).toContain(hazard);
});

test.each([
  "What size gas line for a furnace?",
  "What is the live load for a bedroom?",
  "How do I prevent a trench from caving in?",
  "toolbox talk on trench collapse",
  "What does NEC say about working clearance at panels?",
  "How hot may hot water be?",
  "¿Qué carga viva lleva un dormitorio?",
  "¿Cómo se calcula la caída de tensión?",
  "מה העומס השימושי בחדר שינה?",
  "כמה רחוק נפל הפרש הגבהים?",
  "fire blocking in walls",
  "is fire blocking required",
  "are fire doors required",
  "muro contra incendio",
  "כמה גלאי שריפה צריך",
  "is live load 40 psf",
  "what are live loads",
  "the coffee is hot",
  "OSHA rule about working on energized circuits",
  "gas leak test procedure",
  "He fell behind schedule",
  "the roof is coming down tomorrow for demolition",
  "How far must a smoke alarm be from a bathroom?",
])("a question about a danger is no alarm: %s", (question) => {
  expect(hazardsOf(question)).toEqual([]);
});

test("a text that is as long as one may be is read in time that grows with it alone", () => {
  hazardsOf("warm");
  for (const text of ["he fell off the roof ".repeat(190), "אבגדה ".repeat(650), "not breath ".repeat(360)]) {
    worstCase(`the dangers in 4,000 characters like "${text.slice(0, 12)}"`, 500, () => {
      hazardsOf(text.slice(0, 4_000));
    });
  }
});
