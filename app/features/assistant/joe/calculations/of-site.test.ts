import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { OF_SITE } from "../../../../../tests/eval/site-calculations.ts";
import { calculationOf } from "./calculation-of.ts";

const isNear = (wanted: unknown, found: unknown): boolean =>
  Array.isArray(wanted)
    ? Array.isArray(found) &&
      wanted.length === found.length &&
      wanted.every((each, n) => isNear(each, found[n]))
    : typeof wanted === "number" &&
      typeof found === "number" &&
      Math.abs(wanted - found) <= 1e-6 * (1 + Math.abs(wanted));

/** What came of a question: right, or what else was read. */
function read(question: string, language: Language, formula: string, wanted: Record<string, unknown>) {
  const asked = calculationOf(question, language);
  if (!asked) return "nothing";
  if (!("outcome" in asked)) return `lacks ${asked.missing.map(({ id }) => id)} of ${asked.formula.id}`;
  const { outcome, unused } = asked;
  if (!outcome.ok) return `refused by ${outcome.formula.id}: ${JSON.stringify(outcome.errors)}`;
  const values = outcome.values as Record<string, unknown>;
  if (outcome.formula.id !== formula) return `OTHER ${outcome.formula.id} ${JSON.stringify(values)}`;
  const wrong = Object.keys(wanted).filter((id) => !isNear(wanted[id], values[id]));
  if (unused.length > 0) return `left over: ${unused.join(" | ")}`;
  return wrong.length > 0 ? `WRONG ${wrong.map((id) => `${id}=${JSON.stringify(values[id])}`)}` : "right";
}

describe("what a site measures is read alike from four sentences in each language", () => {
  test.each(OF_SITE)("%s", (formula, wanted, asked) => {
    const found = LANGUAGES.flatMap((language) =>
      asked[language].map((question) => ({ question, found: read(question, language, formula, wanted) })),
    );
    expect(found.length).toBeGreaterThanOrEqual(4 * LANGUAGES.length);
    expect(found.filter((each) => each.found !== "right")).toEqual([]);
  });
});

/** Sentences that sound like one of them and ask for something else, or leave open what is meant. */
const OTHERS: readonly (readonly [Language, string])[] = [
  ["en", "12' 6\" plus 8' 3\" divided by 3"],
  ["en", "3 hours at 95 dBA and 100 dBA, what dose"],
  ["en", "drifted snow load with 40 psf ground snow"],
  ["en", "blower door says 800 cfm at 50 pascals in 600 sq ft, what ACH50"],
  ["en", "can I pour 3000 psi concrete 8 ft up when the water main is near"],
  ["en", "buy for $60,000 or rent for $350, 60 days a year"],
  ["es", "carga de nieve acumulada con ventisca, 40 psf"],
  ["es", "12 pies más 8 pies entre 3"],
  ["he", "12 רגל ועוד 8 רגל חלקי 3"],
  ["he", "עומס שלג אחרי סחיפה, 40 psf"],
];

test("what only sounds like one of them, or can be meant in two ways, is none of them", () => {
  const formulas = new Set<string>(OF_SITE.map(([formula]) => formula));
  const worked = OTHERS.filter(([language, question]) => {
    const asked = calculationOf(question, language);
    return asked && "outcome" in asked && formulas.has(asked.outcome.formula.id);
  });
  expect(worked).toEqual([]);
});

test("a metric question of a site is worked out in its units", () => {
  expect(
    read("GSD at 120 m, sensor 13.2 mm, lens 8.8 mm, 5472 px", "en", "groundSample", {
      flightHeight: 120 / 0.3048,
    }),
  ).toBe("right");
  expect(
    read("presión de agua a 10 m arriba de la calle con 400 kPa en la red", "es", "waterHead", {
      waterRise: 10 / 0.3048,
    }),
  ).toBe("right");
  expect(
    read(
      'אידוי מבטון ב-30 מעלות צלזיוס, אוויר ב-35 מעלות צלזיוס, לחות 20%, רוח 25 קמ"ש',
      "he",
      "concreteEvaporation",
      { concreteTemperature: 86, temperature: 95 },
    ),
  ).toBe("right");
});
