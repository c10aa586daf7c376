import type { FormulaId, Given, LabelId, Size } from "~/engines/formula/formula.ts";
import type { Placed } from "./nearness.ts";

/** What a size stands for in a formula: its sides in order, or something made of them. */
export type SizeReader = readonly LabelId[] | ((size: Size) => Record<string, string | number> | undefined);

/** A choice or a switch of a formula, and the words that mean it. */
export type Words = readonly (readonly [value: string | true, words: RegExp])[];

/** Inputs that are read from the whole of a folded question, and the amounts that they took; nothing where it is none. */
export type WholeReader = (
  folded: string,
  placed: readonly Placed[],
) => { given: Record<string, Given>; taken: readonly Placed[] } | undefined;

/** How a question is known to ask for a formula, and what in it fills the inputs. */
export interface Calculation {
  formula: FormulaId;
  /** All of these must be spoken of. */
  about: readonly RegExp[];
  /** None of this may be. */
  not?: RegExp;
  size?: SizeReader;
  words?: Partial<Record<LabelId, Words>>;
  /** Read before anything else: fixtures by their number, samples with their hours. */
  read?: WholeReader;
  /** A question may ask for it without any amount. */
  wordsAlone?: true;
  /** It is none where an amount of the question is left over. */
  whole?: true;
  /** What has to be said before it may answer yes: that the opening is the clear one. */
  sure?: RegExp;
  /** What else belongs to it, and leaves no word over. */
  besides?: RegExp;
  /** The input that conductors or appliances belong to, where the formula has one. */
  list?: LabelId;
  /** Where a question asks so, it is asked back for what it lacks although it gives nothing that is needed. */
  asks?: RegExp;
  /** Inputs by which alone a question says that it asks for this one: without them it is another question. */
  needs?: readonly LabelId[];
  /** A length of which the question gives half: the run of a rafter for the span of a roof. */
  doubled?: LabelId;
  /** Lengths below these, in feet, are of something else: a drain of 2 in is no run of 2 in. */
  least?: Partial<Record<LabelId, number>>;
}
