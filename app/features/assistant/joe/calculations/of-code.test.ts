import { expect, test } from "vitest";
import { FORMULAS } from "~/engines/formula/formula.ts";
import type { Language } from "~/i18n/languages.ts";
import { HELD_BY_LIMITS, OF_CODE } from "../../../../../tests/eval/code-calculations.ts";
import { readQuestion } from "../question.ts";
import { calculationOf } from "./calculation-of.ts";
import { allowsUnread } from "./sure.ts";

const isAsGiven = (wanted: unknown, found: unknown): boolean =>
  Array.isArray(wanted) && Array.isArray(found)
    ? wanted.length === found.length && wanted.every((each, n) => isAsGiven(each, found[n]))
    : typeof wanted === "number" && typeof found === "number"
      ? Math.abs(wanted - found) <= 0.002 * Math.abs(wanted)
      : wanted === found;

/** What came of a question: right, or what else was read. */
function read(question: string, language: Language, formula: string, wanted: object): string {
  const { calculation: asked, refusal } = readQuestion(question, language);
  if (refusal) return `refused as ${refusal}`;
  if (!asked) return "nothing";
  if (!("outcome" in asked)) return `lacks ${asked.missing.map(({ id }) => id)} of ${asked.formula.id}`;
  const { outcome, unused } = asked;
  if (!outcome.ok) return `refused by ${outcome.formula.id}: ${JSON.stringify(outcome.errors)}`;
  if (outcome.formula.id !== formula) return `OTHER ${outcome.formula.id} ${unused.join("|")}`;
  if (unused.length > 0) return `left over: ${unused.join(" | ")}`;
  const values: Record<string, unknown> = outcome.values;
  const wrong = Object.entries(wanted).filter(([id, each]) => !isAsGiven(each, values[id]));
  return wrong.length > 0 ? `WRONG ${wrong.map(([id]) => `${id}=${values[id]}`)}` : "right";
}

const ASKED = OF_CODE.flatMap(([formula, wanted, questions]) =>
  (Object.keys(questions) as Language[]).flatMap((language) =>
    questions[language].map((question) => ({
      language,
      formula,
      question,
      found: read(question, language, formula, wanted),
    })),
  ),
);

test("what a table of a code is asked for is worked out with every amount of the question", () => {
  expect(ASKED.filter(({ found }) => found !== "right")).toEqual([]);
});

test("none of the questions is taken for a danger", () => {
  const warned = ASKED.filter(({ question, language }) => readQuestion(question, language).warning);
  expect(warned.map(({ question }) => question)).toEqual([]);
});

/** Not understood as a limit: the notes tell the rule. */
const LEFT_TO_NOTES: ReadonlySet<string> = new Set([
  'alcance maximo ada 49" pasa?',
  "אסלת נכים ציר 18.5 אינץ' מהקיר מותר?",
  "3 ft working clearance depth at panel pass",
  "רוחב מרחב עבודה ליד לוח חשמל 30 אינץ' תקין?",
]);

test.each(
  HELD_BY_LIMITS.flatMap(({ size, questions }) =>
    (Object.keys(questions) as Language[]).flatMap((language) =>
      questions[language].map((question) => [language, question, size] as const),
    ),
  ),
)("%s: %s is held to a limit (%s)", (language, question) => {
  const { limit, calculation, warning } = readQuestion(question, language);
  expect(limit?.held !== undefined).toBe(!LEFT_TO_NOTES.has(question));
  expect(calculation).toBeUndefined();
  expect(warning).toBeUndefined();
});

test("every size that a page holds to a code is one of a limit here", () => {
  const [sizeOf] = FORMULAS.codeSize.inputs;
  expect(HELD_BY_LIMITS.map(({ size }) => size)).toEqual(sizeOf?.type === "choice" ? sizeOf.options : []);
});

test.each<[Language, string]>([
  // Another distance of the same code, how far apart, a breaker's amperes, a height that is asked for.
  ["es", "distancia del pasillo sin salida muerto en oficina"],
  ["en", "kitchen counter along the wall can i put the receptacles 5 ft apart"],
  ["es", "¿El cable 12 aguanta un breaker de 30?"],
  ["en", "fall protection on a scafold is it 6 ft or somthing else"],
  ["en", "fall protection on a 12 ft ladder required?"],
  ["en", "how many toilets for 45 employees in an office"],
  // The size of the hole is left over, and in centimeters no depth of a stud.
  ["en", "can I drill a 1 inch hole in a 2x4 load bearing wall stud"],
  ["he", 'חור של 5 ס"מ בניצב נושא 2x4 מותר?'],
  ["en", "max hole in a 2x10 lvl joist"],
  // Fixtures whose number or units are not known.
  ["en", "dfu for baths and a kitchen"],
  ["en", "dfu for 2 full baths and a bidet"],
  ["en", "wsfu for 2 full baths and a kitchen"],
  ["en", "occupant load of 4500 sq ft"],
])("%s: %s is none of the tables", (language, question) => {
  expect(calculationOf(question, language)).toBeUndefined();
});

test.each<[string, Record<string, number>]>([
  ["dfu for a toilet, a lav and a tub", { waterClosets: 1, lavatories: 1, tubs: 1 }],
  [
    "dfu: 3 toilets 3 lavs 2 showers 1 laundry tub",
    { waterClosets: 3, lavatories: 3, showers: 2, laundryTubs: 1 },
  ],
  [
    "fixture units 1 powder room, 2 bath groups, 1 bar sink, washer",
    { halfBaths: 1, fullBaths: 2, barSinks: 1, standpipes: 1 },
  ],
])("%s: each fixture is counted once", (question, counts) => {
  const asked = calculationOf(question, "en");
  expect(asked && "outcome" in asked && asked.outcome.ok && asked.unused.length === 0 && asked.given).toEqual(
    counts,
  );
});

test.each<[Language, string, allowed: boolean]>([
  ["en", "egress window 22 wide 40 high clear sill 43 pass?", true],
  ["en", "egress window 22 wide 40 high sill 43 pass?", false],
  ["en", "egress window 22 wide 40 high clear behind a hinged grille sill 43 pass?", false],
  ["en", "3 in drain at 1/8 per foot slope, does it meet code", true],
  ["en", "3 in kitchen grease drain at 1/8 per foot slope, does it meet code", false],
  ["es", "tubo de drenaje de 3 pulgadas con pendiente de 1/8 por pie, cumple?", true],
  ["he", "ביוב בקוטר 3 אינץ' עם שיפוע 1/8 אינץ' לרגל עומד בתקן?", true],
  ["en", "surface temp 52 F and dew point 46 F painting over rust with epoxy", false],
])("%s: %s is answered yes: %s", (language, question, allowed) => {
  const asked = calculationOf(question, language);
  if (!asked || !("outcome" in asked)) throw new Error("not worked out");
  expect(!allowsUnread(asked, question)).toBe(allowed);
});

const WIDE = { beamWidth: 3, beamDepth: 11.25 };
test.each<[Language, string, Record<string, number>]>([
  ["en", "double 2x12 beam 14 ft 400 plf deflection", WIDE],
  ["en", "(2) 2x12 beam 14 ft 400 plf deflection", WIDE],
  ["en", "two 2x12s 14 ft span 400 plf deflection beam", WIDE],
  ["en", "2x12 doubled beam 14 ft 400 plf deflection", WIDE],
  ["en", "3-ply 2x10 header 8 ft 600 plf deflection", { beamWidth: 4.5, beamDepth: 9.25 }],
  ["en", "3-2x10 girder 8 ft 600 plf deflection", { beamWidth: 4.5, beamDepth: 9.25 }],
  ["es", "flecha de dos 2x12 viga claro 14 pies carga 400 plf", WIDE],
  ["es", "flecha de viga 2x12 doble, 14 pies, 400 plf", WIDE],
  ["he", "שקיעה קורה כפולה 2x12 מפתח 14 רגל עומס 400 ליברות לרגל", WIDE],
  ["he", "שקיעה בקורה 2x12 כפולה מפתח 14 רגל עומס 400 ליברות לרגל", WIDE],
  ["en", "deflection of a 2x12 beam 14 ft 400 plf", { beamWidth: 1.5, beamDepth: 11.25 }],
  ["en", "what psf at 90 mph on a scaffold", { windSpeed: 90 }],
  ["en", "how many psf is 40 mph wind on scaffold sheeting", { windSpeed: 40 }],
  ["he", "כמה זה 250 ס\"מ לרגל ואינץ'", { lengthMm: 2500 }],
])("%s: %s is read with %o", (language, question, values) => {
  const asked = calculationOf(question, language);
  if (!asked || !("outcome" in asked) || !asked.outcome.ok) throw new Error("not worked out");
  expect(asked.unused).toEqual([]);
  for (const [id, value] of Object.entries(values)) expect(asked.outcome.values[id]).toBeCloseTo(value, 2);
});
