import { describe, expect, test } from "vitest";
import type { Language } from "~/i18n/languages.ts";
import { calculationOf } from "./calculations/calculation-of.ts";
import { wholeQuestion } from "./follow-up.ts";
import { languageOf } from "./hazards/question-language.logic.ts";
import { readQuestion } from "./question.ts";
import { refusalOf } from "./refusals.ts";

const read = (question: string) => readQuestion(question, languageOf(question, "en"));

/** What the fifth round was mended to, each cause in other words than it was asked in. */
describe("what only sounds like a danger", () => {
  test.each([
    "can i put a window straight from the garage into the hallway",
    "can we run a duct from the garage into a bedroom",
    "קיר גבס אורך 6 גובה 2.7, צד אחד בלבד, כמה לוחות 1.2 על 2.7",
    "מחיצה 4 מטר, טיח צד אחד, כמה מטר מרובע",
    "my boss says mortar when he means grout, whats the difference",
    "is the wall between the hall and the bath structural, yes or no? i want to take it out",
    "is my living room wall load bearing or not, we want to take it down next week",
    "back is sore from work, what dose of oxycodone should i take",
  ])("raises no alarm: %s", (question) => {
    expect(read(question).warning).toBeUndefined();
  });

  test.each([
    "can we run a cable past the gas line that is leaking now",
    "הוא לא מזיז צד אחד והפה שלו עקום",
    "the load bearing wall is cracking and sagging right now",
    "can i put the panel cover back while he is still stuck to it",
    "he took too many oxycodone and won't wake up, how much is too much",
  ])("still raises one where something happens: %s", (question) => {
    expect(read(question).warning).toBeDefined();
  });
});

test.each([
  ["engineer", "is the wall by my stairs load bearing yes or no, i want to take it out"],
  ["engineer", "how many years until a cracked foundation fails"],
  ["medicine", "איזה מינון של אוקסיקודון לקחת לגב"],
  ["private", "dame el seguro social y el sueldo de mi ayudante"],
  ["current", "who won the lakers game"],
  ["current", "מה שער הביטקוין, כדאי ביטקוין"],
] as const)("%s is refused: %s", (refusal, question) => {
  expect(refusalOf(question)).toBe(refusal);
});

function workedOut(question: string, language: Language) {
  const asked = calculationOf(question, language);
  if (!asked) return "nothing";
  if (!("outcome" in asked)) return { lacks: asked.missing.map(({ id }) => id) };
  const { outcome, unused } = asked;
  if (!outcome.ok || unused.length > 0) return `left over: ${unused.join(", ")}`;
  return [outcome.formula.id, outcome.outputs];
}
const near = (wanted: Record<string, number>) =>
  Object.fromEntries(Object.entries(wanted).map(([id, value]) => [id, expect.closeTo(value, 2)]));

test.each<[string, Language, string, Record<string, number>]>([
  ["studs", "en", "studs 24 in oc, straight wall 40 ft long, layout and end stud only", { studs: 21 }],
  [
    "rebarGrid",
    "en",
    "16x10 slab #4 bars 12 oc each way, skip cover and laps, total feet",
    { barsLengthwise: 11 },
  ],
  ["roofRafter", "en", "rafter, run 12 ft, 6 in 12, no ridge", { rafterTotal: 13.416 }],
  ["stairsLayout", "en", "stairs, floor to floor 8'-10\", 7 3/4 max how many risers", { risers: 14 }],
  ["brickWall", "en", "bricks for a wall 20 x 8 ft, 7 bricks a sq ft, no waste", { bricks: 1120 }],
  ["loadCurrent", "en", "how many amps for 4 heaters of 1500 watts on 240 volts", { loadAmps: 25 }],
  [
    "pipeFall",
    "en",
    "4 inch sewer line, 60 feet at a quarter inch per foot, how much does it drop",
    { fall: 15 },
  ],
  [
    "pipeFall",
    "es",
    'tubo de drenaje de 3", 40 pies a un cuarto de pulgada por pie, cuanto baja',
    { fall: 10 },
  ],
  [
    "fixtureUnits",
    "en",
    "dfus for two full bath groups (1.28 gpf) and a kitchen sink",
    { drainageUnits: 12 },
  ],
  [
    "paint",
    "en",
    "walls of a 12x12 room, 8' ceiling, 2 coats at 400 sqft/gal, how much paint",
    { gallons: 1.92 },
  ],
  ["lengthConversion", "he", "כמה מ\"מ זה 3/4 אינץ'", { lengthMm: 19.05 }],
  ["overtimePay", "he", "עבדתי 50 שעות לפי 30 דולר לשעה, פי 1.5 אחרי 40. כמה ברוטו", { grossPay: 1650 }],
  [
    "sheathing",
    "he",
    "קיר גבס אורך 6 מטר גובה 2.4, לוחות 1.2 על 2.4 מטר, משני הצדדים, בלי פחת, כמה לוחות",
    { sheets: 10 },
  ],
])("%s, %s: %s", (formula, language, question, wanted) => {
  expect(workedOut(question, language)).toEqual([formula, expect.objectContaining(near(wanted))]);
});

test.each<[string, string[]]>([
  ["how many amps does a 3000 watt heater draw", ["sourceVoltage"]],
  ["rafter length for a 12 ft run", ["pitch"]],
])("asks back: %s", (question, lacks) => {
  expect(workedOut(question, "en")).toEqual({ lacks });
});

test("a number of a standard is no amount, and a panel's voltage no house", () => {
  expect(workedOut("כמה כיסוי בטון על האדמה לפי ACI 318", "he")).toBe("nothing");
  expect(workedOut("clear space in front of a 120/240 house panel", "en")).toBe("nothing");
});

test("a voltage said without its unit takes the place of the voltage", () => {
  const whole = wholeQuestion("what about at 208", "how many amps does a 7200 watt load pull at 240 v", "en");
  expect(workedOut(whole ?? "", "en")).toEqual([
    "loadCurrent",
    expect.objectContaining({ loadAmps: expect.closeTo(34.615, 2) }),
  ]);
});
