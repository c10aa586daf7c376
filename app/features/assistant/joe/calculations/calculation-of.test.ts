import { describe, expect, test } from "vitest";
import { requestOf } from "~/engines/knowledge/knowledge.ts";
import type { Language } from "~/i18n/languages.ts";
import { worstCase } from "../../../../../tests/prove.ts";
import { type Asked, calculationOf } from "./calculation-of.ts";

function done(question: string, language: Language) {
  const asked = calculationOf(question, language);
  if (!asked || !("outcome" in asked)) throw new Error(`nothing was worked out: ${question}`);
  const { outcome } = asked;
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.errors)}`);
  return outcome;
}

const missingOf = (asked: Asked | undefined) =>
  asked && "missing" in asked ? asked.missing.map(({ id }) => id) : undefined;

describe("the amounts of a question find their inputs", () => {
  const CASES: [Language, string, string, Record<string, unknown>][] = [
    [
      "en",
      "How much concrete for a 10x12 slab, 4 in thick?",
      "concreteSlab",
      { length: 10, width: 12, thickness: 4, waste: 10 },
    ],
    [
      "en",
      "slab 6 inches deep, 20 feet wide and 30 feet long, no waste, how many yards",
      "concreteSlab",
      { length: 30, width: 20, thickness: 6, waste: 0 },
    ],
    [
      "es",
      "¿Cuánto concreto lleva una losa de 10 cm de espesor, 5 m de largo y 4 m de ancho?",
      "concreteSlab",
      {},
    ],
    ["he", 'כמה בטון לרצפה באורך 6 מטר, ברוחב 4 מטר ובעובי 10 ס"מ?', "concreteSlab", {}],
    [
      "en",
      "Fill four post holes, 10 in diameter and 3 ft deep, how many bags of concrete?",
      "concreteColumn",
      { diameter: 10, depth: 36, quantity: 4 },
    ],
    ["en", "Floor to floor is 9' 4\". How many risers do I need?", "stairsLayout", { totalRise: 112 }],
    ["es", "Escalera con desnivel total de 2.80 m, ¿cuántos peraltes?", "stairsLayout", {}],
    [
      "en",
      "2x12 joist spanning 14 ft under 80 plf, how much does it deflect?",
      "beamUniform",
      { span: 14, load: 80, beamWidth: 1.5, beamDepth: 11.25 },
    ],
    [
      "en",
      "Moment of a beam, 12 ft span, 2,000 lb point load at midspan",
      "beamPointMoment",
      { span: 12, pointLoad: 2000 },
    ],
    [
      "en",
      "Voltage drop for 20 amps on 12 AWG copper, 120 V, 150 ft one way",
      "voltageDrop",
      { current: 20, wire: "12", voltage: 120, oneWay: 150, metal: "Cu" },
    ],
    [
      "en",
      "what size aluminum wire for 60 A at 240 V, 200 ft away, under 3% drop",
      "voltageDropSize",
      { current: 60, voltage: 240, oneWay: 200, maxDrop: 3, metal: "Al" },
    ],
    [
      "he",
      "איזה חתך נחושת ל-30 אמפר, 240 וולט, במרחק 40 מטר?",
      "voltageDropSize",
      { current: 30, voltage: 240, metal: "Cu" },
    ],
    [
      "en",
      "What EMT for six 12 AWG and three #10?",
      "conduitFill",
      {
        conductors: [
          { count: 6, size: "12" },
          { count: 3, size: "10" },
        ],
      },
    ],
    [
      "en",
      "Ladder reaches 16 ft up the wall, how far out does the base go?",
      "ladderHeight",
      { supportHeight: 16 },
    ],
    [
      "en",
      "Working length of my ladder is 16 ft, how far out does the foot go?",
      "ladder",
      { workingLength: 16 },
    ],
    [
      "en",
      "How far back do I slope a 12 ft deep trench in type C soil?",
      "trenchSetback",
      { trenchDepth: 12, soil: "C", setback: 18 },
    ],
    [
      "en",
      "what size wire for 60 A at 240 V, 10 ft away?",
      "voltageDropSize",
      { wire: "14", wireForCurrent: "6", wireToUse: "6" },
    ],
    [
      "es",
      "Zanja de 8 pies de profundidad, 3 pies de ancho abajo, suelo tipo B, ¿qué ancho arriba?",
      "trenchSlope",
      { trenchDepth: 8, bottomWidth: 3, soil: "B" },
    ],
    [
      "en",
      "heat index at 95 degrees and 60% humidity in full sun",
      "heatIndex",
      { temperature: 95, humidity: 60, fullSun: true },
    ],
    [
      "en",
      "How much paint for a 12 x 14 room with 8 ft ceilings, 2 coats?",
      "paint",
      { perimeter: 52, height: 8, coats: 2 },
    ],
    [
      "en",
      "board feet in ten 2x8 12 ft boards",
      "boardFeet",
      { nominalThickness: 2, nominalWidth: 8, length: 12, quantity: 10 },
    ],
  ];
  test.each(CASES)("%s: %s", (language, question, formula, values) => {
    const outcome = done(question, language);
    expect(outcome.formula.id).toBe(formula);
    expect(outcome.values).toMatchObject(values);
  });
});

test("metric and Imperial questions about the same slab have the same volume", () => {
  const metric = done("concrete for a slab 3.048 m x 3.048 m, 101.6 mm thick", "en");
  const imperial = done("concrete for a slab 10 ft x 10 ft, 4 in thick", "en");
  expect(metric.values.netVolume).toBeCloseTo(imperial.values.netVolume as number, 6);
});

test("what a question leaves out is named, and not invented", () => {
  expect(missingOf(calculationOf("How much concrete for a 10x12 slab?", "en"))).toEqual(["thickness"]);
});

test("a question that is about a rule and not about an amount asks for no calculation", () => {
  for (const question of [
    "How deep must a footing be?",
    "What does OSHA say about trenches 5 ft deep and ladders 25 ft apart in scaffolds?",
    "Is a 36 in guard high enough?",
    "dame una charla de 5 minutos sobre escaleras de mano",
    "",
  ]) {
    const asked = calculationOf(question, "en");
    expect([question, asked && "outcome" in asked && asked.outcome.formula.id]).toEqual([
      question,
      question.includes("trenches") ? expect.anything() : asked && false,
    ]);
  }
});

test.each([
  "What section allows 9 inch risers",
  "Is 5 feet of headroom OK under the stairs?",
  "can a step at the door be 8 inches",
  "Is 40 inches between handrails ok for stairs?",
  "¿puedo hacer contrahuellas de 8 pulgadas?",
])("no flight is laid out from a number of one part of a stair: %s", (question) => {
  const asked = calculationOf(question, "es");
  expect(asked && "outcome" in asked && asked.outcome.formula.id).not.toBe("stairsLayout");
});

test("values that cannot be are refused by the formula, with the reason", () => {
  const asked = calculationOf("concrete for a slab 10 ft by 10 ft, 9 ft thick", "en");
  expect(asked).toMatchObject({ outcome: { ok: false, errors: { thickness: { code: "range" } } } });
});

test("a long question full of numbers is read in bounded time", () => {
  const question = `concrete slab ${"12 ft 4 in thick 3 m wide, ".repeat(400)}`;
  worstCase("a calculation in a question full of numbers", 2_000, () => {
    calculationOf(question, "en");
  });
});

test.each([
  ["es", "Losa de 5 x 4, 10 cm de espesor, ¿cuánto concreto?", 2],
  ["he", "כמה בטון לרצפה 4 מטר על 6 מטר עובי 10 סמ?", 2.4],
  ["en", "3 metres x 4 mtrs slab 100 mm thick, how much concrete", 1.2],
] as const)("amounts in meters stay meters: %s, %s", (language, question, cubicMeters) => {
  expect(((done(question, language).values.netVolume as number) * 0.0283168).toFixed(2)).toBe(
    cubicMeters.toFixed(2),
  );
});

test.each([
  "Two slabs, 10x10 and 8x8, 4 inches thick, how much concrete",
  "My last slab was 40x60 ft 6 in thick. How much concrete for a 10x10 slab, 4 in thick?",
  "concrete for a slab 12 ft x 14 ft, 4 in thick, actually make that 6 in thick",
  "board feet of 20 2x6 16 ft and 10 2x4 8 ft",
])("amounts that belong to no input are told, so that nothing is left out silently: %s", (question) => {
  const asked = calculationOf(question, "en");
  expect(asked?.unused.length).toBeGreaterThan(0);
});

test.each([
  "cantilever beam 6 ft long with 200 plf, what is the moment?",
  "continuous beam two spans 12 ft, 300 plf, moment",
  "voltage drop for 100 ft round trip, 20 amps, 12 AWG copper, 120 V",
  "How many 12 AWG in 3/4 PVC conduit?",
])("what no formula here is for is not worked out with another one: %s", (question) => {
  const asked = calculationOf(question, "en");
  expect(asked && "outcome" in asked).not.toBe(true);
});

test.each([
  `concrete slab ${"1 wide thick long waste ".repeat(150)}`,
  `house service load ${"1 range dryer ac laundry sq ".repeat(130)}`,
  "a".repeat(4_000),
])("a hostile question is read in bounded time", (question) => {
  worstCase(`a calculation in 4,000 characters like "${question.slice(0, 20)}"`, 2_000, () => {
    calculationOf(question, "en");
    requestOf(question);
  });
});

test.each<[string, Record<string, number>]>([
  ["how heavy is 1200 lf of #5 bar", { weight: 1251.6 }],
  ["what do 40 pieces of #4 rebar 20 ft long weigh", { weight: 534.4 }],
  ["what does 3 cubic yards of wet concrete weigh", { weight: 12150 }],
  ["how many joists for a floor 30 ft long at 16 oc", { joists: 24 }],
  ["200 yards of dirt in the bank, 30% swell, how many 14 yard trucks", { truckLoads: 19 }],
  ["rafter length for a run of 12 ft at 6/12, ridge 0", { rafterToPlate: 13.416 }],
  ["rafter for a 13'3\" run at 7/12, no overhang, no ridge deduction", { rafterToPlate: 15.34 }],
  ["bricks for a 14'-6\" x 9' wall with 3/8 joints", { bricks: 925 }],
  ["convert 9' 4 1/2\" to millimeters", { lengthMm: 2857.5 }],
])("%s", (question, wanted) => {
  const asked = calculationOf(question, "en");
  const { outputs } = asked && "outcome" in asked && asked.outcome.ok ? asked.outcome : { outputs: {} };
  for (const [id, value] of Object.entries(wanted)) expect(outputs[id as never], id).toBeCloseTo(value, 1);
});
