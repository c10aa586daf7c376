import type { FormulaId, LabelId, Size } from "~/engines/formula/formula.ts";

/** What a size stands for in a formula: its sides in order, or something made of them. */
export type SizeReader = readonly LabelId[] | ((size: Size) => Record<string, string | number> | undefined);

/** A choice or a switch of a formula, and the words that mean it. */
export type Words = readonly (readonly [value: string | true, words: RegExp])[];

/** How a question is known to ask for a formula, and what in it fills the inputs. */
export interface Calculation {
  formula: FormulaId;
  /** All of these must be spoken of. */
  about: readonly RegExp[];
  /** None of this may be. */
  not?: RegExp;
  size?: SizeReader;
  words?: Partial<Record<LabelId, Words>>;
  /** The input that conductors or appliances belong to, where the formula has one. */
  list?: LabelId;
  /** Inputs by which alone a question says that it asks for this one: without them it is another question. */
  needs?: readonly LabelId[];
  /** A length of which the question gives half: the run of a rafter for the span of a roof. */
  doubled?: LabelId;
  /** Lengths below these, in feet, are of something else: a drain of 2 in is no run of 2 in. */
  least?: Partial<Record<LabelId, number>>;
}
