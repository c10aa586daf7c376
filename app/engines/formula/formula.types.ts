import type en from "./locales/formula.en.ts";
import type { Kind, System, Unit } from "./quantity/units.ts";

/** The texts of a formula are in `locales`; these are their keys, so that the compiler finds a missing one. */
export type FormulaId = keyof typeof en.formulas;
export type LabelId = keyof typeof en.labels;
export type WordId = keyof typeof en.words;
export type ReasonId = keyof typeof en.reasons;
export type AssumptionId = keyof typeof en.assumptions;
export type ConflictId = keyof typeof en.conflicts;
export type DocumentId = keyof typeof en.documents;

/** A group of the catalogue, by trade. */
export type Area =
  | "concrete"
  | "rebar"
  | "stairs"
  | "beam"
  | "electrical"
  | "roofing"
  | "finishes"
  | "lumber"
  | "access"
  | "safety"
  | "masonry"
  | "ground"
  | "services"
  | "dwelling"
  | "buildings"
  | "money";

/** Conductors of one size in a raceway. */
export interface ConductorGroup {
  count: number;
  size: string;
}

/** What inputs and steps hold. Numbers are in the unit that their input or step declares. */
export type Value =
  | number
  | string
  | boolean
  | readonly number[]
  | readonly string[]
  | readonly ConductorGroup[];
export type Values = Readonly<Record<string, Value>>;

/** The numbers an input takes, both ends included, and why no others. */
export interface Range {
  min: number;
  max: number;
  reason: ReasonId;
}

interface InputBase {
  id: LabelId;
}

/** One amount; given in another unit of the same kind it is converted. */
export interface AmountInput extends InputBase, Range {
  type: "amount";
  kind: Exclude<Kind, "gauge">;
  unit: Unit;
  /** What a metric page asks for, where that is not the usual unit. */
  metric?: Unit;
  whole: boolean;
  default?: number;
}

/** One of a few: a bar, a wire size, a soil. */
export interface ChoiceInput extends InputBase {
  type: "choice";
  options: readonly string[];
  default?: string;
}

/** Yes or no; no when it is not given, as an empty checkbox sends nothing. */
export interface FlagInput extends InputBase {
  type: "flag";
}

/** Several amounts of one kind, `range` for each; none when it is not given. */
export interface ListInput extends InputBase, Range {
  type: "list";
  kind: Exclude<Kind, "gauge">;
  unit: Unit;
  most: number;
}

/** Conductors by size: 3 #12, 4 #10. */
export interface ConductorsInput extends InputBase {
  type: "conductors";
  options: readonly string[];
  most: number;
}

export type Input = AmountInput | ChoiceInput | FlagInput | ListInput | ConductorsInput;

/**
 * How a step is printed with its numbers: text in which `{length}` is replaced by an earlier value. Apart from that
 * it is arithmetic that can be evaluated again: + − × ÷ ^ ( ) √( ⌈ ⌉ ⌊ ⌋ max( ; ) min( ; ) atan( acos( π, and
 * percents as percents. `[12|1,000]` is the first in US units and the second in metric ones. It is not translated.
 * Table lookups and comparisons use the same notation.
 */
export type Working = string | ((values: Values) => string);

/** One calculation, in order; a step sees the inputs and the steps before it. */
export interface Step {
  id: LabelId;
  /** The unit of a number; `word` for a result that has a word or a size, `verdict` for yes or no. */
  unit: Unit | "word" | "verdict";
  expression: (values: Values) => Value;
  working: Working;
  /** Whether the working is arithmetic whose worth is the result; a table look-up or a comparison is not. */
  arithmetic: boolean;
  /** Belongs to what was asked for, not only to the way there. */
  output: boolean;
  /** What a metric page prints it in, where that is not the usual unit. */
  metric?: Unit;
  /** Printed in its own units in both systems: an equation that was fitted to them, a rule that is written in them. */
  fixed?: boolean;
  /** Printed in one system only: yards to order, or cubic meters. */
  only?: System;
  /** A length that nothing may exceed: on a tape it is read down, not to the nearest mark. */
  most?: boolean;
  /** Left out of the printed steps where it plays no part; its value is still there. */
  shown?: (values: Values) => boolean;
}

/** Inputs that are fine each and impossible together. */
export interface Refusal {
  input: LabelId;
  conflict: ConflictId;
  when: (values: Values) => boolean;
}

/**
 * Where a rule stands. `checked` was compared with a printed source, `known` is a stable provision restated from
 * knowledge of it, `doubtful` depends on the edition.
 */
export interface Citation {
  document: DocumentId;
  section?: string;
  edition?: string;
  mark: "checked" | "known" | "doubtful";
}

export interface Formula {
  id: FormulaId;
  area: Area;
  /** Every step is printed in its own units in both systems, as `fixed` of a step. */
  fixed?: boolean;
  inputs: readonly Input[];
  /** Steps and refusals in the order they are worked through. */
  work: readonly (Step | Refusal)[];
  citations: readonly Citation[];
  assumptions: readonly AssumptionId[];
}

export const isStep = (part: Step | Refusal): part is Step => "expression" in part;
export const stepsOf = (formula: Formula): Step[] => formula.work.filter(isStep);
export const outputsOf = (formula: Formula): Step[] => stepsOf(formula).filter((step) => step.output);
