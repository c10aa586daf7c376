import type { Language } from "~/i18n/languages.ts";
import { type Formula, isStep, type LabelId, type Step, type Value, type Values } from "./formula.types.ts";
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
  const values: Record<string, Value> = {};
  for (const input of formula.inputs) {
    const read = readInput(
      input,
      Object.hasOwn(given, input.id) ? given[input.id] : undefined,
      language,
      system,
    );
    if ("error" in read) errors[input.id] = read.error;
    else values[input.id] = read.value;
  }
  if (Object.keys(errors).length > 0) return { ok: false, formula, errors };

  const outputs: Record<string, Value> = {};
  const steps: DoneStep[] = [];
  for (const part of formula.work) {
    if (!isStep(part)) {
      if (!part.when(values)) continue;
      return { ok: false, formula, errors: { [part.input]: { code: "conflict", conflict: part.conflict } } };
    }
    const value = part.expression(values);
    if (typeof value === "number" && !Number.isFinite(value)) {
      throw new RangeError(`${formula.id}: ${part.id} is not finite`);
    }
    values[part.id] = value;
    if (part.output) outputs[part.id] = value;
    if (part.shown?.(values) ?? true) steps.push({ step: part, value });
  }
  return { ok: true, formula, values, outputs, steps };
}
