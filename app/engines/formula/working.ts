import type { ConductorGroup, Formula, Input, Step, Value, Values } from "./formula.types.ts";
import { NEAR } from "./near.ts";
import { printAmount, printNumber } from "./quantity/print.ts";
import { convert, type System, type Unit, unitIn } from "./quantity/units.ts";

/** `{length}` with its unit, `{temperature:n}` the bare number that an empirical equation works with. */
const NAME = /\{(\w+)(:n)?\}/g;

const isNumbers = (value: Value): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => typeof item === "number");
const isGroups = (value: Value): value is readonly ConductorGroup[] =>
  Array.isArray(value) && value.every((item) => typeof item === "object");

/** `[12|1,000]`: what stands there in US units, and in metric ones. */
const EITHER = /\[([^|\]]*)\|([^\]]*)\]/g;

/** A value of a line in the unit that a system prints it in. */
export function inSystem(
  line: { unit: Unit; metric?: Unit },
  value: number,
  system: System,
): { value: number; unit: Unit } {
  const unit = system === "metric" ? (line.metric ?? unitIn(line.unit, system)) : line.unit;
  return { value: convert(value, line.unit, unit), unit };
}

const NO_UNIT: { unit: Unit; metric?: Unit } = { unit: "one" };

type Measured = Extract<Input, { unit: Unit }> | (Step & { unit: Unit });
const isMeasured = (line: Input | Step): line is Measured =>
  "unit" in line && line.unit !== "word" && line.unit !== "verdict";

/** The unit of an input or step, where it has one. */
export function unitsOf(formula: Formula, id: string): { unit: Unit; metric?: Unit } {
  for (const line of [...formula.inputs, ...formula.work]) {
    if ("id" in line && line.id === id && isMeasured(line)) return line;
  }
  return NO_UNIT;
}

/** How a value stands in a working: numbers with the symbol of their unit, several as their sum, the rest as it is. */
function written(
  value: Value,
  line: { unit: Unit; metric?: Unit },
  bare: boolean,
  word: (id: string) => string,
  system: System,
): string {
  const amount = (each: number) => {
    const shown = inSystem(line, each, system);
    return printAmount(shown.value, shown.unit);
  };
  if (typeof value === "number") return bare ? printNumber(value) : amount(value);
  if (typeof value === "boolean") return value ? "✓" : "✗";
  if (value === NEAR) return "≈";
  if (typeof value === "string") return word(value);
  if (isNumbers(value)) {
    if (value.length === 0) return "0";
    return `(${value.map(amount).join(" + ")})`;
  }
  if (isGroups(value)) return value.map(({ count, size }) => `${count} × ${size}`).join(" + ");
  return value.join(", ");
}

/** Whether a step is printed in its own units in both systems. */
export const isFixed = (formula: Formula, step: Step): boolean => Boolean(formula.fixed || step.fixed);

/** The template of a step for these values; some steps are written differently from case to case. */
export const templateOf = (step: Step, values: Values, system: System = "us"): string =>
  (typeof step.working === "string" ? step.working : step.working(values)).replace(
    EITHER,
    system === "us" ? "$1" : "$2",
  );

/**
 * A step's arithmetic with its numbers: `10 ft × 10 ft × 4 in ÷ 12`. It is read from left to right in every language.
 * @param word what a choice is called; a choice stands as its id when this is left out
 */
export function printWorking(
  formula: Formula,
  step: Step,
  values: Values,
  word: (id: string) => string = (id) => id,
  system: System = "us",
): string {
  const printed = isFixed(formula, step) ? "us" : system;
  return templateOf(step, values, printed).replace(NAME, (whole, id: string, bare: string | undefined) => {
    const value = values[id];
    return value === undefined
      ? whole
      : written(value, unitsOf(formula, id), bare !== undefined, word, printed);
  });
}
