import type { Namespaces } from "~/i18n/namespaces.ts";
import { type Formula, isStep, stepsOf } from "./formula.types.ts";

/** The words of all formulas in one language. */
type Words = Namespaces["formula"];

const only = <T extends object>(words: T, keys: Iterable<string>) => {
  const wanted = new Set(keys);
  return Object.fromEntries(Object.entries(words).filter(([key]) => wanted.has(key))) as Partial<T>;
};

/**
 * The words that one formula is asked, printed and explained with: a third of those of all. A page that works it out in
 * the browser brings these along, so that its weight does not grow with the catalogue.
 */
export function wordsOfFormula(formula: Formula, words: Words) {
  const lines = [...formula.inputs, ...stepsOf(formula)];
  return {
    ...words,
    areas: only(words.areas, [formula.area]),
    formulas: only(words.formulas, [formula.id]),
    labels: only(
      words.labels,
      lines.map(({ id }) => id),
    ),
    reasons: only(
      words.reasons,
      formula.inputs.flatMap((input) => ("reason" in input ? [input.reason] : [])),
    ),
    conflicts: only(
      words.conflicts,
      formula.work.flatMap((part) => (isStep(part) ? [] : [part.conflict])),
    ),
    assumptions: only(words.assumptions, formula.assumptions),
    documents: only(
      words.documents,
      formula.citations.map(({ document }) => document),
    ),
  };
}
