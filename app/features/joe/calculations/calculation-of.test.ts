import { describe, expect, test } from "vitest";
import type { Language } from "~/i18n/languages.ts";
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
      "ladder",
      { workingLength: 16 },
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

test("values that cannot be are refused by the formula, with the reason", () => {
  const asked = calculationOf("concrete for a slab 10 ft by 10 ft, 9 ft thick", "en");
  expect(asked).toMatchObject({ outcome: { ok: false, errors: { thickness: { code: "range" } } } });
});

test("a long question full of numbers is read in bounded time", () => {
  const question = `concrete slab ${"12 ft 4 in thick 3 m wide, ".repeat(400)}`;
  const started = performance.now();
  calculationOf(question, "en");
  expect(performance.now() - started).toBeLessThan(2_000);
});
