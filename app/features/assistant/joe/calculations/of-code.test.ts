import { expect, test } from "vitest";
import type { Language } from "~/i18n/languages.ts";
import { OF_CODE } from "../../../../../tests/eval/code-calculations.ts";
import { readQuestion } from "../question.ts";

const isAsGiven = (wanted: unknown, found: unknown): boolean =>
  Array.isArray(wanted) && Array.isArray(found)
    ? wanted.length === found.length && wanted.every((each, n) => isAsGiven(each, found[n]))
    : typeof wanted === "number" && typeof found === "number"
      ? Math.abs(wanted - found) <= 0.002 * Math.abs(wanted)
      : wanted === found;

/** What came of a question: right, or what else was read. */
function read(question: string, language: Language, formula: string, wanted: object): string {
  const { calculation: asked, warning, refusal } = readQuestion(question, language);
  if (warning) return "a danger";
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
      formula,
      question,
      found: read(question, language, formula, wanted),
    })),
  ),
);

test("what a table of a code is asked for is worked out with every amount of the question", () => {
  expect(ASKED.filter(({ found }) => found !== "right")).toEqual([]);
});
