import { describe, expect, test } from "vitest";
import type { Language } from "~/i18n/languages.ts";
import { calculationOf } from "./calculation-of.ts";

/** The formula and some of its values, rounded; or what is missing, or what was left over. */
function worked(question: string, language: Language) {
  const asked = calculationOf(question, language);
  if (!asked) return "nothing";
  if (!("outcome" in asked)) return { lacks: asked.missing.map(({ id }) => id), of: asked.formula.id };
  const { outcome, unused } = asked;
  if (!outcome.ok) return { refused: Object.keys(outcome.errors) };
  const values = Object.fromEntries(
    Object.entries(outcome.values).map(([id, value]) => [
      id,
      typeof value === "number" ? Math.round(value * 100) / 100 : value,
    ]),
  );
  return { formula: outcome.formula.id, values, unused };
}

describe("what is measured like concrete and is none is never ordered as concrete", () => {
  test.each<[Language, string]>([
    ["en", "tons of asphalt 40 x 100 driveway 2.5 in thick"],
    ["en", "how many cubic yards of mulch for 600 sq ft at 3 inches"],
    ["en", "excavation 30 x 40 x 6 ft deep with 25% swell how many loose yards"],
    ["en", "how many yards of topsoil for a 20 x 30 ft garden, 4 in"],
    ["es", "cuántas yardas de grava para una entrada de 20 x 60 pies de 4 pulgadas"],
    ["he", 'כמה מ"ק חצץ ל-80 מטר רבוע בעומק 10 ס"מ'],
  ])("%s: %s", (language, question) => {
    expect(JSON.stringify(worked(question, language))).not.toContain("concrete");
  });

  test("asphalt is weighed", () => {
    expect(worked("tons of asphalt 40 x 100 driveway 2.5 in thick", "en")).toMatchObject({
      formula: "asphalt",
      values: { netVolume: 833.33 },
      unused: [],
    });
  });

  test("gravel below a slab leaves the question one of concrete", () => {
    expect(worked("how much concrete for a slab 20 ft x 30 ft, 4 in thick, over gravel", "en")).toMatchObject(
      { formula: "concreteSlab" },
    );
  });
});

describe("a ceiling that is asked for is counted", () => {
  test.each<[Language, string, number]>([
    ["en", "drywall for a 14x16 room 9 ft ceilings incl ceiling, 4x8 sheets", 224],
    ["en", "drywall for a 14 ft x 16 ft room, 9 ft high, walls and ceiling", 224],
    ["es", "hojas de tablaroca para cuarto de 14 x 16 pies, altura 9 pies, con techo", 224],
    ["he", "כמה לוחות גבס לחדר 14 רגל על 16 רגל גובה 9 רגל כולל תקרה", 224],
    ["en", "drywall for a 14 by 16 bedroom w 9 foot celings, walls AND the lid, 4x8 sheets", 224],
    ["es", "hojas de tablaroca para un cuarto de 14x16 con paredes de 9 pies, y tambien el techo", 224],
  ])("%s: %s", (language, question, ceilingArea) => {
    expect(worked(question, language)).toMatchObject({
      formula: "drywall",
      values: { wallLength: 60, height: 9, ceilingArea },
    });
  });

  test("walls alone have none", () => {
    expect(worked("drywall for walls only of a 20x15 ft room 8 ft high", "en")).toMatchObject({
      values: { wallLength: 70, ceilingArea: 0 },
    });
  });
});

describe("a bare length in a metric question is metric", () => {
  test.each<[Language, string, Record<string, number>]>([
    ["he", "כמה לוחות גבס לחדר 3.5 על 4 מטר גובה 2.7 כולל תקרה", { height: 8.86, wallLength: 49.21 }],
    ["es", "tablaroca para cuarto de 4 x 5 m altura 2.6", { height: 8.53 }],
    ["en", "drywall for a 4 x 5 m room, height 2.6", { height: 8.53 }],
  ])("%s: %s", (language, question, values) => {
    expect(worked(question, language)).toMatchObject({ formula: "drywall", values });
  });

  test("beside feet it stays as it is", () => {
    expect(worked("drywall for a 12 ft x 10 ft room, height 8", "en")).toMatchObject({
      values: { height: 8 },
    });
  });
});

test("a spacing that is written together with its sign is not taken for the usual one", () => {
  const said = worked("studs for 36 ft wall @24oc", "en");
  expect(JSON.stringify(said)).not.toContain('"spacing":16');
});

test("a block's own face is no wall", () => {
  expect(worked("כמה בלוקים 20x40 לקיר 6 מטר על 2.8", "he")).toMatchObject({
    values: { wallLength: 19.69, height: 9.19 },
  });
});

test("inches that are misspelt are inches", () => {
  expect(worked("trench 110 long 2 wide 42 inchs deep. how many yards with 25% swell", "en")).toMatchObject({
    formula: "excavation",
    values: { digDepth: 3.5, bank: 28.52, loose: 35.65 },
  });
});

test("the run of a rafter is half the span", () => {
  expect(worked("rafter length for a run of 13'3\" at 7/12, no overhang", "en")).toMatchObject({
    formula: "roofRafter",
    values: { span: 26.5 },
  });
  expect(worked("rafter length for a building 26 ft wide at 7/12, no overhang", "en")).toMatchObject({
    formula: "roofRafter",
  });
});

test("meters may be one letter in Hebrew, and a square millimeter is no millimeter", () => {
  expect(worked('הפרש גובה בין קומות 2.96 מ, רום מקסימלי 17.5 ס"מ, כמה רומים?', "he")).toMatchObject({
    formula: "stairsLayout",
    values: { risers: 17 },
  });
  expect(worked('מפל מתח 230 וולט 16 אמפר כבל 2.5 ממ"ר 40 מטר', "he")).toMatchObject({
    values: { oneWay: 131.23 },
    unused: ['2.5 ממ"ר'],
  });
});
