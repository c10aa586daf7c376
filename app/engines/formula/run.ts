import type { Language } from "~/i18n/languages.ts";
import {
  type Formula,
  isStep,
  type LabelId,
  outputsOf,
  type Step,
  type Value,
  type Values,
} from "./formula.types.ts";
import { withNear } from "./near.ts";
import type { System } from "./quantity/units.ts";
import { type Given, type InputError, readInput } from "./read-input.ts";

/** A step that was worked out. */
export interface DoneStep {
  step: Step;
  value: Value;
}

export interface Done {
  ok: true;
  formula: Formula;
  /** Every input and step by its id, numbers in the unit of their line. */
  values: Values;
  /** What was asked for, by id. */
  outputs: Values;
  /** The way there, in order, without the steps that played no part. */
  steps: readonly DoneStep[];
}

export interface Failed {
  ok: false;
  formula: Formula;
  /** By input; at least one. */
  errors: Partial<Record<LabelId, InputError>>;
}

export type Outcome = Done | Failed;

/**
 * Works a formula through with what was given for its inputs (see `Given`). What is not given takes its default. Never
 * answers with a number that is not finite.
 * @param system what a bare number that was typed is measured in
 * @param language whose unit words count beside English; those of all languages when it is left out
 */
export function run(
  formula: Formula,
  given: Readonly<Record<string, Given>>,
  language?: Language,
  system: System = "us",
): Outcome {
  const errors: Partial<Record<LabelId, InputError>> = {};
  const inputs: Record<string, Value> = {};
  const metric: string[] = [];
  for (const input of formula.inputs) {
    const read = readInput(
      input,
      Object.hasOwn(given, input.id) ? given[input.id] : undefined,
      language,
      system,
    );
    if ("error" in read) errors[input.id] = read.error;
    else inputs[input.id] = read.value;
    if ("metric" in read && read.metric) metric.push(input.id);
  }
  if (Object.keys(errors).length > 0) return { ok: false, formula, errors };

  const worked = workedThrough(formula, inputs);
  if ("errors" in worked) return { ok: false, formula, errors: worked.errors };
  const { values, steps } = withNear(formula, worked, inputs, metric, (moved) => {
    const again = workedThrough(formula, moved);
    return "errors" in again ? undefined : again;
  });
  const outputs = Object.fromEntries(outputsOf(formula).map(({ id }) => [id, values[id] as Value]));
  return { ok: true, formula, values, outputs, steps };
}

/** The steps of a formula in order, or the input that others make impossible. */
function workedThrough(
  formula: Formula,
  inputs: Values,
): { values: Record<string, Value>; steps: DoneStep[] } | Pick<Failed, "errors"> {
  const values: Record<string, Value> = { ...inputs };
  const steps: DoneStep[] = [];
  for (const part of formula.work) {
    if (!isStep(part)) {
      if (!part.when(values)) continue;
      return { errors: { [part.input]: { code: "conflict", conflict: part.conflict } } };
    }
    const value = part.expression(values);
    if (typeof value === "number" && !Number.isFinite(value)) {
      throw new RangeError(`${formula.id}: ${part.id} is not finite`);
    }
    values[part.id] = value;
    if (part.shown?.(values) ?? true) steps.push({ step: part, value });
  }
  return { values, steps };
}
