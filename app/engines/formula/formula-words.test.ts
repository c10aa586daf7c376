import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Language } from "~/i18n/languages.ts";
import type { Messages } from "~/i18n/namespaces.ts";
import { createTranslate } from "~/i18n/translator.ts";
import { givenTo } from "../../../tests/formula-arbitrary.ts";
import { FORMULAS } from "./catalogue.ts";
import type { Formula, Input } from "./formula.types.ts";
import { wordsOfFormula } from "./formula-words.ts";
import en from "./locales/formula.en.ts";
import es from "./locales/formula.es.ts";
import he from "./locales/formula.he.ts";
import { explainError, printRun } from "./print-run.ts";
import type { Given } from "./read-input.ts";
import { run } from "./run.ts";

const LANGUAGES: [Language, typeof en][] = [
  ["en", en],
  ["es", es],
  ["he", he as unknown as typeof en],
];
const ALL = Object.values(FORMULAS);

const translate = (language: Language, words: object) =>
  createTranslate<"formula">(language, words as Messages);

/** What is said of a run: the run itself, or what is wrong with each input. */
function said(formula: Formula, given: Record<string, Given>, language: Language, words: object) {
  const t = translate(language, words);
  const outcome = run(formula, given);
  if (outcome.ok) return { area: t(`areas.${formula.area}`), ...printRun(outcome, t) };
  return Object.values(outcome.errors).map((error) => explainError(error, t));
}

const wrong = (given: (input: Input) => Given) => (formula: Formula) =>
  Object.fromEntries(formula.inputs.map((input) => [input.id, given(input)]));

test.each(LANGUAGES)(
  "a formula says the same by its own words as by those of all (%s)",
  (language, words) => {
    for (const formula of ALL) {
      const own = wordsOfFormula(formula, words);
      const holds = (given: Record<string, Given>) =>
        expect(said(formula, given, language, own)).toEqual(said(formula, given, language, words));
      fc.assert(
        fc.property(givenTo(formula), (given) => void holds(given as Record<string, Given>)),
        { numRuns: 20 },
      );
      for (const given of [() => "", () => "nonsense", () => -1e9, () => 1e12]) holds(wrong(given)(formula));
    }
  },
);

test.each(LANGUAGES)(
  "its own words weigh less than half of all, whichever it is (%s)",
  (_language, words) => {
    const weigh = (content: object) => gzipSync(JSON.stringify(content)).byteLength;
    const most = Math.max(...ALL.map((formula) => weigh(wordsOfFormula(formula, words))));
    expect(most).toBeLessThan(weigh(words) / 2);
  },
);
