import { expect, test } from "vitest";
import type { Language } from "~/i18n/languages.ts";
import { calculationOf } from "./calculations/calculation-of.ts";
import { mayGoOn, wholeQuestion } from "./follow-up.ts";

const CASES: readonly (readonly [Language, earlier: string, said: string, whole: string | undefined])[] = [
  [
    "en",
    "yards for a 20 x 24 slab at 4 inches",
    "ok make it 6 inches instead",
    "yards for a 20 x 24 slab at 6 inches",
  ],
  [
    "en",
    "how many studs for a 40 ft wall 16 oc",
    "what about 24 on center",
    "how many studs for a 40 ft wall 24 oc",
  ],
  ["en", "max riser height irc", "and if its a commercial bldg?", "max riser height, commercial bldg"],
  ["he", "כמה בטון לקיר 6 מטר על 2.70 בעובי 20", "ואם העובי 25?", "כמה בטון לקיר 6 מטר על 2.70 בעובי 25"],
  [
    "en",
    "how far can a 2x10 joist span at 16 oc",
    "what about a 2x12",
    "how far can a 2x12 joist span at 16 oc",
  ],
  [
    "en",
    "concrete for a 20x30 ft slab 4 in thick",
    "how many bags",
    "concrete for a 20x30 ft slab 4 in thick, how many bags",
  ],
  [
    "en",
    "footing for a deck post",
    "how deep do they need to be?",
    "footing for a deck post, how deep do they need to be",
  ],
  [
    "es",
    "zapatas para una terraza",
    "¿que tan hondas deben ir?",
    "zapatas para una terraza, que tan hondas deben ir",
  ],
  [
    "he",
    "שקעים לאורך משטח המטבח",
    "באיזה מרחק הם צריכים להיות?",
    "שקעים לאורך משטח המטבח, באיזה מרחק הם צריכים להיות",
  ],
  [
    "he",
    "כמה קוב בטון לרצפה 8x6 מ׳ עובי 10 ס״מ",
    "ואם 15 ס״מ עם 5% פחת?",
    "כמה קוב בטון לרצפה 8x6 מ׳ עובי 15 ס״מ, עם 5% פחת",
  ],
  [
    "es",
    "concreto para losa de 20 x 30 pies, 4 pulgadas, cuantas yardas",
    "y con 6 pulgadas y sin desperdicio",
    "concreto para losa de 20 x 30 pies, 6 pulgadas, cuantas yardas, y sin desperdicio",
  ],
  [
    "en",
    "paint for a 12x14 room 9 ft high, 2 coats, how many gallons",
    "and at 8 ft high, 3 coats?",
    "paint for a 12x14 room 8 ft high, 3 coats, how many gallons",
  ],
  ["en", "how much concrete for a 20x30 patio", "4 inches", "how much concrete for a 20x30 patio, 4 inches"],
  ["en", "how much concrete for a 20x30 patio", "4", "how much concrete for a 20x30 patio, 4 in"],
  [
    "en",
    "how much concrete for a 20x30 patio",
    "it's 5 in thick",
    "how much concrete for a 20x30 patio, 5 in thick",
  ],
  [
    "es",
    "cuanto concreto para una losa de 20 x 30 pies y 4 pulgadas",
    "¿y si es de 6 pulgadas?",
    "cuanto concreto para una losa de 20 x 30 pies y 6 pulgadas",
  ],
  ["en", "yards for a 20 x 24 slab at 4 inches", "how many studs for a 20 ft wall 16 oc", undefined],
  [
    "en",
    "yards for a 20 x 24 slab at 4 inches",
    "what about studs, how many for a 20 ft wall 16 oc",
    undefined,
  ],
  ["en", "yards for a 20 x 24 slab at 4 inches", "make it 6", "yards for a 20 x 24 slab at 6 in"],
  [
    "en",
    "voltage drop 120 V 20 A 100 ft 12 AWG copper",
    "with aluminum",
    "voltage drop 120 V 20 A 100 ft 12 AWG, aluminum",
  ],
  [
    "en",
    "voltage drop 120 V 20 A 100 ft 12 AWG copper",
    "and 10 AWG?",
    "voltage drop 120 V 20 A 100 ft 10 AWG copper",
  ],
  [
    "en",
    "voltage drop 120 V 20 A 100 ft 12 AWG copper",
    "what if it's 200 ft",
    "voltage drop 120 V 20 A 200 ft 12 AWG copper",
  ],
  ["he", "כמה בטון לרצפה 8.40 על 5.60", '15 ס"מ', 'כמה בטון לרצפה 8.40 על 5.60, 15 ס"מ'],
  [
    "es",
    "cuanta grava necesito para un camino de 50 pies por 10",
    "6 pulgadas de profundidad",
    "cuanta grava necesito para un camino de 50 pies por 10, 6 pulgadas de profundidad",
  ],
];

test.each(CASES)("%s: behind %j, %j is %j", (language, earlier, said, whole) => {
  expect(wholeQuestion(said, earlier, language)).toBe(whole);
});

test("what was lacking is worked out once it is said", () => {
  const whole = wholeQuestion("4", "how much concrete for a 20x30 patio", "en") ?? "";
  expect(calculationOf(whole, "en")).toMatchObject({ outcome: { ok: true } });
});

test("a question of its own does not ask for the one before it", () => {
  expect(mayGoOn("how deep do footings go in Ohio where the frost line is at 32 inches")).toBe(false);
  expect(mayGoOn("what about 24 on center")).toBe(true);
});
