import type { ConductorGroup, Formula, Step, Value, Values } from "./formula.types.ts";
import { printAmount, printNumber } from "./quantity/print.ts";
import type { Unit } from "./quantity/units.ts";

/** `{length}` with its unit, `{temperature:n}` the bare number that an empirical equation works with. */
const NAME = /\{(\w+)(:n)?\}/g;

const isNumbers = (value: Value): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => typeof item === "number");
const isGroups = (value: Value): value is readonly ConductorGroup[] =>
  Array.isArray(value) && value.every((item) => typeof item === "object");

/** The unit of an input or step, where it has one. */
function unitOf(formula: Formula, id: string): Unit {
  for (const input of formula.inputs) if (input.id === id && "unit" in input) return input.unit;
  for (const part of formula.work) {
    if ("expression" in part && part.id === id && part.unit !== "word" && part.unit !== "verdict")
      return part.unit;
  }
  return "one";
}

/** How a value stands in a working: numbers with the symbol of their unit, several as their sum, the rest as it is. */
function written(value: Value, unit: Unit, bare: boolean, word: (id: string) => string): string {
  if (typeof value === "number") return bare ? printNumber(value) : printAmount(value, unit);
  if (typeof value === "boolean") return value ? "✓" : "✗";
  if (typeof value === "string") return word(value);
  if (isNumbers(value)) {
    if (value.length === 0) return "0";
    return `(${value.map((item) => printAmount(item, unit)).join(" + ")})`;
  }
  if (isGroups(value)) return value.map(({ count, size }) => `${count} × ${size}`).join(" + ");
  return value.join(", ");
}

/** The template of a step for these values; some steps are written differently from case to case. */
export const templateOf = (step: Step, values: Values): string =>
  typeof step.working === "string" ? step.working : step.working(values);

/**
 * A step's arithmetic with its numbers: `10 ft × 10 ft × 4 in ÷ 12`. It is read from left to right in every language.
 * @param word what a choice is called; a choice stands as its id when this is left out
 */
export function printWorking(
  formula: Formula,
  step: Step,
  values: Values,
  word: (id: string) => string = (id) => id,
): string {
  return templateOf(step, values).replace(NAME, (whole, id: string, bare: string | undefined) => {
    const value = values[id];
    return value === undefined ? whole : written(value, unitOf(formula, id), bare !== undefined, word);
  });
}
