import {
  type Amount,
  convert,
  type Done,
  extractQuantities,
  type Failed,
  FORMULAS,
  type Formula,
  type Input,
  run,
} from "~/engines/formula/formula.ts";
import type { Language } from "~/i18n/languages.ts";
import { fold } from "~/lib/fold.ts";
import { QUESTION_MAX } from "~workers/shared/question-limits.ts";
import type { Calculation } from "./calculation.ts";
import { CALCULATIONS } from "./calculations.data.ts";
import { type Filled, fillInputs, isRequired } from "./fill-inputs.ts";
import { withoutNames, withPlies, withSplitSizes } from "./quantities.ts";
import { withWireSizes } from "./wire-sizes.ts";
import { asRead } from "./written.ts";

/** A calculation that a question asks for. */
export type Asked =
  /** Worked through, or refused for what is out of range. */
  | ({ outcome: Done | Failed; calculation: Calculation } & Filled)
  /** Known by its words and some of its amounts; these are still needed. */
  | ({ formula: Formula; missing: Input[]; isAskedBack: boolean } & Filled);

/** More amounts than this are no question that one calculation answers. */
const MOST_QUANTITIES = 16;
/** Marks of direction, which keyboards put between a number and its unit. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

function asksFor({ about, not }: Calculation, folded: string): boolean {
  return about.every((pattern) => pattern.test(folded)) && !not?.test(folded);
}

/** Whether a length is too short for what the calculation takes it for. */
const isOfSomethingElse = ({ least = {} }: Calculation, { given }: Filled): boolean =>
  Object.entries(least).some(([id, feet]) => {
    const value = given[id];
    if (typeof value !== "object" || !("kind" in value) || value.kind !== "length") return false;
    return convert(value.value, value.unit, "ft") < feet;
  });

/** What is given with the length of which the question has half made whole. */
function doubled({ doubled: id }: Calculation, filled: Filled): Filled {
  const half = id && filled.given[id];
  if (!id || typeof half !== "object" || !("value" in half)) return filled;
  const { value, unit } = half as Amount;
  return { ...filled, given: { ...filled.given, [id]: `${value * 2} ${unit}` } };
}

/**
 * The calculation that a question asks for, with its amounts read from the question; undefined when it asks for none.
 * The first calculation whose inputs are all there is worked through; otherwise the first that has an amount but
 * lacks another.
 */
export function calculationOf(question: string, language: Language): Asked | undefined {
  const text = asRead(question.slice(0, QUESTION_MAX).replace(INVISIBLE, ""));
  const folded = fold(text);
  const candidates = CALCULATIONS.filter((calculation) => asksFor(calculation, folded));
  if (candidates.length === 0) return undefined;
  const quantities = withSplitSizes(
    text,
    withoutNames(text, withWireSizes(text, extractQuantities(text, language))),
  );
  if (quantities.length > MOST_QUANTITIES) return undefined;
  let partial: Asked | undefined;
  for (const calculation of candidates) {
    const isAskedBack = calculation.asks?.test(folded) ?? false;
    if (quantities.length === 0 && !calculation.wordsAlone && !isAskedBack) continue;
    const formula = FORMULAS[calculation.formula];
    const filled = doubled(
      calculation,
      fillInputs(calculation, formula, text, withPlies(text, quantities, formula)),
    );
    if (filled.isOther || isOfSomethingElse(calculation, filled)) continue;
    if (calculation.whole && filled.unused.length > 0) continue;
    const { given } = filled;
    const needed = calculation.needs?.some((id) => !(id in given));
    const missing = formula.inputs.filter((input) => isRequired(input) && !(input.id in given));
    if (missing.length === 0 && !needed)
      return { outcome: run(formula, given, language), calculation, ...filled };
    const known = formula.inputs.filter((input) => isRequired(input) && input.id in given);
    if ((!needed && known.length > 0) || (isAskedBack && missing.length > 0))
      partial ??= { formula, missing, isAskedBack, ...filled };
  }
  return partial;
}
