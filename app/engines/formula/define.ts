import type {
  Area,
  AssumptionId,
  Citation,
  ConductorGroup,
  ConflictId,
  Formula,
  FormulaId,
  Input,
  LabelId,
  Range,
  Refusal,
  Step,
  Value,
  Values,
} from "./formula.types.ts";
import { kindOf, type Unit } from "./quantity/units.ts";

type AmountOptions = Range & { default?: number; whole?: boolean; metric?: Unit };
type AmountUnit = Exclude<Unit, "AWG" | "kcmil" | "#">;
type StepOptions<V> = Pick<Step, "metric" | "fixed" | "only" | "most"> & {
  output?: boolean;
  shown?: (values: V) => boolean;
};
type WorkingOf<V> = string | ((values: V) => string);
type With<V, K extends LabelId, T> = V & Record<K, T>;

/**
 * Writes a formula down, line by line: inputs, then steps, each of which sees what stands before it by name and type.
 * Values are numbers in the unit their line names.
 */
class FormulaDefinition<V> {
  readonly #formula: Formula;

  constructor(formula: Formula) {
    this.#formula = formula;
  }

  /** One amount between two ends, both included, in the unit that a bare number is taken to be in. */
  amount<K extends LabelId>(id: K, unit: AmountUnit, options: AmountOptions) {
    const kind = kindOf(unit);
    if (kind === "gauge") throw new RangeError(`${id}: a wire size is a choice`);
    return this.#input<K, number>({ type: "amount", id, kind, unit, whole: false, ...options });
  }

  /** A whole number of things. */
  count<K extends LabelId>(id: K, options: AmountOptions) {
    return this.amount(id, "one", { ...options, whole: true });
  }

  choice<K extends LabelId, const O extends readonly string[]>(id: K, options: O, preset?: O[number]) {
    return this.#input<K, O[number]>({ type: "choice", id, options, default: preset });
  }

  flag<K extends LabelId>(id: K) {
    return this.#input<K, boolean>({ type: "flag", id });
  }

  /** Amounts of one kind, at most `most` of them. */
  list<K extends LabelId>(id: K, unit: AmountUnit, options: Range & { most: number }) {
    const kind = kindOf(unit);
    if (kind === "gauge") throw new RangeError(`${id}: a wire size is a choice`);
    return this.#input<K, readonly number[]>({ type: "list", id, kind, unit, ...options });
  }

  conductors<K extends LabelId>(id: K, options: readonly string[], most: number) {
    return this.#input<K, readonly ConductorGroup[]>({ type: "conductors", id, options, most });
  }

  /** A number, by arithmetic that `working` writes out. */
  step<K extends LabelId>(
    id: K,
    unit: Unit,
    expression: (values: V) => number,
    working: WorkingOf<V>,
    options: StepOptions<V> = {},
  ) {
    return this.#step<K, number>({ id, unit, arithmetic: true }, expression, working, options);
  }

  /** A number from a table or a rule that has no arithmetic. */
  look<K extends LabelId>(
    id: K,
    unit: Unit,
    expression: (values: V) => number,
    working: WorkingOf<V>,
    options: StepOptions<V> = {},
  ) {
    return this.#step<K, number>({ id, unit, arithmetic: false }, expression, working, options);
  }

  /** A word, a size or several words; with the unit AWG a wire size. */
  word<K extends LabelId, T extends string | readonly string[]>(
    id: K,
    expression: (values: V) => T,
    working: WorkingOf<V>,
    { unit = "word", ...options }: StepOptions<V> & { unit?: "word" | "AWG" } = {},
  ) {
    return this.#step<K, T>({ id, unit, arithmetic: false }, expression, working, options);
  }

  /** Yes or no. */
  verdict<K extends LabelId>(
    id: K,
    expression: (values: V) => boolean,
    working: WorkingOf<V>,
    options: StepOptions<V> = {},
  ) {
    return this.#step<K, boolean>({ id, unit: "verdict", arithmetic: false }, expression, working, options);
  }

  /** Stops with an error at an input that others make impossible; what follows may rely on it. */
  refuse(input: LabelId & keyof V, conflict: ConflictId, when: (values: V) => boolean) {
    const refusal: Refusal = { input, conflict, when: when as (values: Values) => boolean };
    return this.#with<V>({ work: [...this.#formula.work, refusal] });
  }

  cite(...citations: Citation[]) {
    return this.#with<V>({ citations: [...this.#formula.citations, ...citations] });
  }

  /** Steps that follow the figures of a US rule or table: they are printed in its units in both systems. */
  inItsUnits() {
    return this.#with<V>({ fixed: true });
  }

  assume(...assumptions: AssumptionId[]) {
    return this.#with<V>({ assumptions: [...this.#formula.assumptions, ...assumptions] });
  }

  done(): Formula {
    return this.#formula;
  }

  #input<K extends LabelId, T extends Value>(input: Input) {
    return this.#with<With<V, K, T>>({ inputs: [...this.#formula.inputs, input] });
  }

  #step<K extends LabelId, T extends Value>(
    kind: Pick<Step, "id" | "unit" | "arithmetic">,
    expression: (values: V) => T,
    working: WorkingOf<V>,
    { output = false, ...options }: StepOptions<V>,
  ) {
    // The names and types of V are those of the lines above, which `run` works through in the same order.
    const step = { ...kind, expression, working, output, ...options } as unknown as Step;
    return this.#with<With<V, K, T>>({ work: [...this.#formula.work, step] });
  }

  #with<W>(change: Partial<Formula>) {
    return new FormulaDefinition<W>({ ...this.#formula, ...change });
  }
}

export type Definition<V> = FormulaDefinition<V>;

/** Begins a formula; `done()` ends it. */
export const formula = (id: FormulaId, area: Area): Definition<unknown> =>
  new FormulaDefinition<unknown>({ id, area, inputs: [], work: [], citations: [], assumptions: [] });
