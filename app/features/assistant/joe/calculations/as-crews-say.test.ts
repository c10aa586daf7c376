import { expect, test } from "vitest";
import type { Language } from "~/i18n/languages.ts";
import { AS_CREWS_SAY, ASKED_BACK, GOES_ON, NAMES_NOTHING } from "../../../../../tests/eval/as-crews-say.ts";
import { wholeQuestion } from "../follow-up.ts";
import { limitQuestionOf } from "../limits/read-limits.ts";
import { vagueIn } from "../vague.logic.ts";
import { calculationOf } from "./calculation-of.ts";

/** The formula that a question is worked out with and its results, or why it is not. */
function workedOut(question: string, language: Language): [string, Record<string, unknown>] | string {
  const asked = calculationOf(question, language);
  if (!asked) return "nothing";
  if (!("outcome" in asked)) return `lacks ${asked.missing.map(({ id }) => id)}`;
  const { outcome, unused } = asked;
  if (!outcome.ok) return `refused: ${JSON.stringify(outcome.errors)}`;
  if (unused.length > 0) return `left over: ${unused.join(", ")}`;
  return [outcome.formula.id, outcome.outputs];
}

const near = (wanted: Record<string, number>) =>
  Object.fromEntries(Object.entries(wanted).map(([id, value]) => [id, expect.closeTo(value, 2)]));

test.each(AS_CREWS_SAY)("%s, %s: %s", (formula, language, question, wanted) => {
  expect(workedOut(question, language)).toEqual([formula, expect.objectContaining(near(wanted))]);
});

test("a calculation in crews' words is not held to a limit before it is worked out", () => {
  // A ladder by "4:1" is laid out before its slope is held to anything (`answer.server.ts`).
  const others = AS_CREWS_SAY.filter(([formula]) => formula !== "ladderHeight");
  expect(others.filter(([, , question]) => limitQuestionOf(question))).toEqual([]);
});

test.each(GOES_ON)("%s: behind “%s”, “%s”", (language, earlier, question, formula, wanted) => {
  const whole = wholeQuestion(question, earlier, language);
  expect(workedOut(whole ?? "", language)).toEqual([formula, expect.objectContaining(near(wanted))]);
});

test.each(ASKED_BACK)("%s: “%s” is asked back for what it lacks", (language, question, formula, missing) => {
  const asked = calculationOf(question, language);
  expect(asked && "missing" in asked && [asked.formula.id, asked.missing.map(({ id }) => id)]).toEqual([
    formula,
    missing,
  ]);
});

test("a question that names nothing is asked what it is about", () => {
  expect(NAMES_NOTHING.what.filter((question) => vagueIn(question) !== "what")).toEqual([]);
  expect(NAMES_NOTHING.ofWhat.filter((question) => vagueIn(question) !== "ofWhat")).toEqual([]);
});

test.each([
  "how far apart do studs need to be",
  "how many bags of concrete do I need",
  "how deep is a footing",
  "how are you",
  "cuantos bultos de cemento ocupo",
  "que altura lleva el barandal",
  "כמה שקי מלט צריך",
  "באיזה גובה המעקה",
])("a question that names its thing is not asked what it is about: %s", (question) => {
  expect(vagueIn(question)).toBeUndefined();
});

test("cables are counted however their number is written", () => {
  for (const question of [
    "box fill: 2-14/2 and a switch, clamps",
    "box fill: two 14-2s and one switch with clamps",
    "box fill: 14/2 x 2, a switch, internal clamps",
    "llenado de caja: 2 cables de 14/2, un apagador, abrazaderas",
    "מילוי קופסה: 2 כבלי 14/2, מפסק, מהדקים",
  ])
    expect(workedOut(question, "en"), question).toEqual(["boxFill", { boxVolume: 16 }]);
});

test("what is not told by number is not guessed for a box", () => {
  for (const question of [
    "box fill for 14/2 cables and a switch",
    "box fill: two 12/2 cables, some switches",
    "box fill: 14/2s and a switch",
    "llenado de caja con cables 14/2 y un apagador",
    "מילוי קופסה: כבלים 14/2 ומפסק",
    "box fill with a fixture stud, two 14/2 and a switch",
  ])
    expect(workedOut(question, "en"), question).toBe("nothing");
});

test.each([
  ["20 amp breaker, what continuous load can it carry", "continuousBreaker"],
  ["is a 40 amp breaker ok for an ev charger", "continuousBreaker"],
  ["L shaped patio, 20x10 and 12x8, how many square feet", "cutoutArea"],
  ["u-factor .30 and shgc .25 windows in zone 5", "layersR"],
  ["concrete for 6 piers 12 in diameter, 3 ft deep", "concreteColumnSquare"],
  ["how much concrete volume for a septic tank slab 10 x 8 ft 6 in thick", "squareTank"],
])("what is said of another thing is not worked out with it: %s", (question, formula) => {
  const asked = workedOut(question, "en");
  expect(asked[0]).not.toBe(formula);
});

test("a wall in centimeters is a wall, and columns in a metric question are in centimeters", () => {
  const [, wall] = workedOut("קיר 400x280 ס״מ כמה בלוקים", "he") as [string, Record<string, number>];
  expect(wall.netArea).toBeCloseTo(11.2 / 0.09290304, 3);
  const [formula, column] = workedOut("8 עמודים 30x40 גובה 2.9 מ׳ כמה בטון", "he") as [
    string,
    Record<string, number>,
  ];
  expect([formula, column.volumeM3]).toEqual([
    "concreteColumnSquare",
    expect.closeTo(0.12 * 2.9 * 8 * 1.1, 3),
  ]);
});

test.each<[string, string, number]>([
  ["מה האלכסון של 4.50 על 6.00", "diagonal", 7.5 / 0.3048],
  ["קיר באורך 6.40 ובגובה 2.70 כמה בלוקים", "netArea", (6.4 * 2.7) / 0.09290304],
  ["כמה בטון לרצפה 5.5 על 4.2 בעובי 12", "netVolumeYd3", (5.5 * 4.2 * 0.12) / 0.764555],
  ["כמה לוחות גבס לחדר 3.5 על 4.0 גובה 2.7", "netArea", (15 * 2.7) / 0.09290304],
])("bare sides with decimals in Hebrew are meters: %s", (question, id, value) => {
  const [, results] = workedOut(question, "he") as [string, Record<string, number>];
  expect(results[id]).toBeCloseTo(value, 2);
});

test("a column is no slab, and a whole number of Hebrew feet stays what it was", () => {
  expect(workedOut("6 columns 12x12 in, 10 ft tall, how many yards of concrete", "en")[0]).toBe(
    "concreteColumnSquare",
  );
  const [, results] = workedOut("מה האלכסון של 3 רגל על 4 רגל", "he") as [string, Record<string, unknown>];
  expect(results.diagonal).toBeCloseTo(5, 6);
});
