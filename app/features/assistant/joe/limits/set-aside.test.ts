import { describe, expect, test } from "vitest";
import { limitQuestionOf } from "./read-limits.ts";
import { standsLow, withoutAsides } from "./set-aside.ts";

const plain = (question: string) => withoutAsides(question).replace(/\s+/g, " ").trim();

describe("what a number is only compared with is set aside", () => {
  test.each([
    ["guard is 38 in, inspector says it has to be 42, ok?", "guard is 38 in, inspector , ok?"],
    ["el tubo a 18 pulgadas, un vato dice que son 24 a fuerzas, pasa?", "el tubo a 18 pulgadas, , pasa?"],
    ["חלון 5.1 רגל, אמרו שצריך 5.7, מותר?", "חלון 5.1 רגל , מותר?"],
    ["taza a 14 pulgadas no eran 15?", "taza a 14 pulgadas ?"],
    ["platform at 9 ft, is 9 ok", "platform at 9 ft, is ok"],
    ["office guard at 36 in same as in houses, good?", "office guard at 36 in , good?"],
    ["תקרה 12 סמ כמו בקיר מותר?", "תקרה 12 סמ מותר?"],
    ["hole 3 in, not a notch, ok?", "hole 3 in , ok?"],
    ["door 36 but 31 clear", "door but 31 clear"],
    ["puerta de 32 abierta a 90 da 30 libres", "puerta de da 30 libres"],
    ["deck is 40 in off grade, guard 34", "deck is , guard 34"],
    ["הדק 120 ס״מ מהקרקע והמעקה 85 ס״מ", "הדק והמעקה 85 ס״מ"],
  ])("%s", (question, left) => {
    expect(plain(question)).toBe(left);
  });

  test.each([
    "inspector says it has to be 42, ok?",
    "dice que son 34 de barandal y el deck mide 40",
    "the guard is 34 and he says the deck is 40 up",
    "deck is 24 in off the ground, guard at 30",
  ])("what is measured itself stays: %s", (question) => {
    expect(plain(question)).toBe(question);
  });

  test("a low deck needs no guard: the height of one that it has is not refused", () => {
    expect(standsLow("deck is 24 in off the ground, guard at 30")).toBe(true);
    expect(standsLow("deck is 40 in off the ground, guard at 30")).toBe(false);
  });
});

/** Each would be a wrong yes if what decides it were set aside or taken for neutral. */
test.each([
  ["door is 36 but only 31 clear at the store ada ok?", "fail"],
  ["hollow door 1 3/8 between garage and house ok?", "none"],
  ["garage to house door 1 3/4 solid wood no closer on it, ok?", "none"],
  ["garage to bedroom door 1 3/4 solid wood self closing ok?", "none"],
  ["guard 34 in off the deck, deck 60 in off the ground, ok?", "fail"],
  ["theater dead end corridor 45 ft sprinklered ok?", "none"],
  ["cable hole 3/4 from edge of stud with nail plate ok?", "none"],
  ["dryer duct 33 ft with 3 elbows ok?", "none"],
  ["shingles on 2.5 in 12 single felt ok?", "none"],
  ["shingles on a 1.5 in 12 with double felt ok?", "fail"],
  ["riser is 7 1/2 same as in houses but this is an office, ok?", "fail"],
  ["threshold 1 cm straight up no bevel store ok ada", "none"],
  ["el deck esta a 50 pulgadas del suelo y el barandal a 34 pasa?", "fail"],
  ["ducto de secadora 34 pies con 2 codos pasa?", "none"],
  ["andamio a 16 pulgadas de la pared de ladrillo no eran 14?", "fail"],
  ["puerta de la cochera a la casa de 1 3/8 hueca pasa?", "none"],
  ["מעקה במשרד 95 סמ כמו בבית מותר?", "fail"],
  ["אמרו שצריך 90 סמ, המעקה בדק בבית 85 סמ עובר?", "fail"],
  ["הדק 40 סמ מהקרקע והמעקה 85 סמ תקין?", "none"],
  ["חפירה סוג B שיפוע 0.75 ל-1 מותר?", "fail"],
  ["נפילה חופשית 2.2 מטר עם בולם ברתמה מותר?", "fail"],
] as const)("no yes where something else decides: %s", (question, said) => {
  const verdicts = new Set(
    (limitQuestionOf(question)?.held ?? []).flatMap(({ limits }) => limits.map(({ verdict }) => verdict)),
  );
  const isTold = verdicts.size === 1 && !verdicts.has("undecided");
  expect(isTold ? [...verdicts][0] : "none").toBe(said);
});
