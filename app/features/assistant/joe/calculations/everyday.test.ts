import { expect, test } from "vitest";
import { FORMULAS, type FormulaId } from "~/engines/formula/formula.ts";
import type { Language } from "~/i18n/languages.ts";
import { OF_CODE } from "../../../../../tests/eval/code-calculations.ts";
import { EVERYDAY } from "../../../../../tests/eval/everyday-calculations.ts";
import { MIXED } from "../../../../../tests/eval/everyday-mixed.ts";
import { OF_SITE } from "../../../../../tests/eval/site-calculations.ts";
import { calculationOf } from "./calculation-of.ts";
import { CALCULATIONS } from "./calculations.data.ts";

const isAsGiven = (wanted: unknown, found: unknown) =>
  typeof wanted === "number" && typeof found === "number"
    ? Math.abs(wanted - found) <= 0.002 * Math.abs(wanted)
    : wanted === found;

/** What came of a question: right, or what else was read. */
function read(
  question: string,
  language: Language,
  formula: string,
  wanted: Record<string, unknown>,
): string {
  const asked = calculationOf(question, language);
  if (!asked) return "nothing";
  if (!("outcome" in asked)) return `lacks ${asked.missing.map(({ id }) => id)} of ${asked.formula.id}`;
  const { outcome, unused } = asked;
  if (!outcome.ok) return `refused by ${outcome.formula.id}: ${JSON.stringify(outcome.errors)}`;
  if (outcome.formula.id !== formula) return `OTHER ${outcome.formula.id} ${unused.join("|")}`;
  const values = outcome.values as Record<string, unknown>;
  const wrong = Object.keys(wanted).filter((id) => !isAsGiven(wanted[id], values[id]));
  if (unused.length > 0) return `left over: ${unused.join(" | ")}`;
  return wrong.length > 0 ? `WRONG ${wrong.map((id) => `${id}=${values[id]}`)}` : "right";
}

const ASKED = EVERYDAY.flatMap(([formula, wanted, first, second, es, he]) =>
  (
    [
      ["en", first],
      ["en", second],
      ["es", es],
      ["he", he],
    ] as const
  ).map(([language, question]) => ({
    formula,
    question,
    found: read(question, language, formula, wanted),
  })),
);

/** One size against one limit is no calculation here: `limits/` holds such a number, with more cases (`of-code.test.ts`). */
const ON_PAGES_ONLY: readonly FormulaId[] = ["codeSize"];

test("every formula of the catalogue is asked for in the words of crews, or is one of pages only", () => {
  const asked = [...EVERYDAY, ...OF_CODE, ...OF_SITE].map(([formula]) => formula);
  expect(new Set([...asked, ...ON_PAGES_ONLY])).toEqual(new Set(Object.keys(FORMULAS)));
  expect(ON_PAGES_ONLY.filter((formula) => asked.includes(formula))).toEqual([]);
});

test("a formula of pages only is none that Joe works out", () => {
  const worked = new Set(CALCULATIONS.map(({ formula }) => formula));
  expect(ON_PAGES_ONLY.filter((formula) => worked.has(formula))).toEqual([]);
});

const MIX = MIXED.map(([formula, wanted, language, question]) => ({
  formula,
  question,
  found: read(question, language, formula, wanted),
}));

test("questions that hold everything at once are worked out with all of it", () => {
  expect(MIX.filter(({ found }) => found !== "right")).toEqual([]);
});

test("crews' questions are worked out with what they say", () => {
  expect(ASKED.filter(({ found }) => found !== "right")).toEqual([]);
});
