import { expect, test } from "vitest";
import { FORMULAS } from "~/engines/formula/formula.ts";
import type { Language } from "~/i18n/languages.ts";
import { HELD_BY_LIMITS, OF_CODE } from "../../../../../tests/eval/code-calculations.ts";
import { readQuestion } from "../question.ts";

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

/** What the hazards take for a danger, or cannot tell from one: that is answered, and no calculation silences it. */
const WARNED = [
  "derate 9 #12 copper in one pipe, 105 F, 90C wire, how many amps",
  "water supply fixture units, 2 baths, a kitchen sink, a dishwasher, two hose bibbs",
  "8 hr twa silica dust 60 for 4h and 20 for 3h",
  "twa silice 60 por 4 horas y 20 por 3 horas",
  "se puede pintar con superficie a 52 F y punto de rocio 48 F",
  "pintar acero a 52 grados F, punto de rocío 48 F",
  "ancho de egreso escalera 180 personas",
  "זרם מותר לכבל נחושת #8",
  "הפחתת זרם ל-9 מוליכים 12 AWG 90C ב-105F",
  "אור טבעי: חדר 10 על 15 רגל, זכוכית 14 רגל רבוע, חלון נפתח 7 רגל רבוע",
  'תאורה טבעית בחדר 13.94 מ"ר עם זכוכית 1.3 מ"ר ונפתח 0.65 מ"ר',
  'כמה אנשים בתפוסה למשרד בשטח 418 מ"ר',
];

test("the questions that are taken for a danger are these, and no others", () => {
  const warned = ASKED.filter(({ question, language }) => readQuestion(question, language).warning);
  expect(new Set(warned.map(({ question }) => question))).toEqual(new Set(WARNED));
});

test.each(
  HELD_BY_LIMITS.flatMap(({ size, questions }) =>
    (Object.keys(questions) as Language[]).flatMap((language) =>
      questions[language].map((question) => [language, question, size] as const),
    ),
  ),
)("%s: %s is held to a limit (%s)", (language, question) => {
  const { limit, calculation, warning } = readQuestion(question, language);
  expect(limit?.held).toBeDefined();
  expect(calculation).toBeUndefined();
  expect(warning).toBeUndefined();
});

test("every size that a page holds to a code is one of a limit here", () => {
  const [sizeOf] = FORMULAS.codeSize.inputs;
  expect(HELD_BY_LIMITS.map(({ size }) => size)).toEqual(sizeOf?.type === "choice" ? sizeOf.options : []);
});
