import type { Language } from "~/i18n/languages.ts";
import type {
  AmountInput,
  ChoiceInput,
  ConductorGroup,
  ConductorsInput,
  ConflictId,
  Input,
  ListInput,
  Range,
  Value,
} from "./formula.types.ts";
import { HALF_MM } from "./near.ts";
import { parseQuantity, type QuantityError } from "./quantity/parse.ts";
import type { Quantity } from "./quantity/quantity.ts";
import { convert, type Kind, type System, systemOf, type Unit, unitIn } from "./quantity/units.ts";

/** Why an input cannot be used; `explainError` puts it into words. */
export type InputError =
  | { code: "missing" }
  | { code: "unreadable"; why: QuantityError["code"]; rest: string }
  | { code: "wrongKind"; found: Kind | "size"; wanted: Kind; unit: Unit }
  | ({ code: "range"; unit: Unit; metric?: Unit; given: number } & Range)
  | { code: "whole" }
  | { code: "option"; options: readonly string[] }
  | { code: "tooMany"; most: number }
  | { code: "conductors"; options: readonly string[] }
  | { code: "conflict"; conflict: ConflictId };

/**
 * Accepted values of an input: a number in the input's own unit, typed text, or a parsed quantity. A choice takes its
 * option; a flag a boolean or a checkbox's text; a list an array or text separated by commas or lines.
 */
export type Given =
  | number
  | string
  | boolean
  | Quantity
  | readonly (number | string | Quantity)[]
  | readonly ConductorGroup[]
  | undefined;

/** `metric`: given in a unit of that system. */
type Read<T extends Value = Value> = { value: T; metric?: boolean } | { error: InputError };

const isQuantity = (given: unknown): given is Quantity =>
  typeof given === "object" && given !== null && "kind" in given && "start" in given;

const unreadable = (why: QuantityError["code"], rest = ""): { error: InputError } => ({
  error: { code: "unreadable", why, rest },
});

/** A parsed quantity in the unit of an input, when it is of a kind that can stand there. */
function inUnit(quantity: Quantity, kind: Kind, unit: Unit, bare: Unit): number | undefined {
  if (quantity.kind === "size" || quantity.kind === "gauge") return undefined;
  if (quantity.kind === kind) return convert(quantity.value, quantity.unit, unit);
  // A bare number is in the unit that the page asks for; "90 degrees" in a field for a temperature is in its scale.
  if (quantity.kind === "count") return convert(quantity.value, bare, unit);
  if (kind === "temperature" && quantity.unit === "deg") return convert(quantity.value, bare, unit);
  if (kind === "slope" && quantity.kind === "percent") return convert(quantity.value / 100, "ratio", unit);
  return undefined;
}

/** The unit that an input is asked for in, and that a bare number is read in. */
export const askedUnit = ({ unit, metric }: Pick<AmountInput, "unit" | "metric">, system: System): Unit =>
  system === "metric" ? (metric ?? unitIn(unit, system)) : unit;

function readAmount(
  given: unknown,
  { kind, unit, metric, min, max, reason }: Pick<AmountInput, "kind" | "unit" | "metric"> & Range,
  language: Language | undefined,
  system: System,
): Read<number> {
  let value: number | undefined;
  let isMetric = false;
  if (typeof given === "number") {
    if (!Number.isFinite(given)) return unreadable("noNumber");
    value = given;
  } else {
    let quantity: Quantity;
    if (isQuantity(given)) quantity = given;
    else if (typeof given === "string") {
      const parsed = parseQuantity(given, language);
      if (!parsed.ok)
        return { error: { code: "unreadable", why: parsed.error.code, rest: parsed.error.rest } };
      quantity = parsed.quantity;
    } else return unreadable("noNumber");
    const asked = askedUnit({ unit, metric }, system);
    value = inUnit(quantity, kind, unit, asked);
    const said = quantity.kind === "count" ? asked : "unit" in quantity ? quantity.unit : unit;
    isMetric = said !== unit && systemOf(said) === "metric";
    if (value === undefined) {
      return { error: { code: "wrongKind", found: quantity.kind, wanted: kind, unit } };
    }
  }
  // A limit that is met in another unit is met: 2 in given as 50.8 mm.
  const exact = 1e-9 * Math.max(Math.abs(min), Math.abs(max));
  // So is one in inches by the millimeters that it is called by: 152 mm for 6 in.
  const slack = isMetric && kind === "length" ? convert(HALF_MM, "in", unit) : exact;
  if (!(value >= min - slack && value <= max + slack)) {
    return { error: { code: "range", min, max, reason, unit, metric, given: value } };
  }
  return { value: Math.min(max, Math.max(min, value)), metric: isMetric };
}

function readChoice(given: unknown, { options }: ChoiceInput, language: Language | undefined): Read<string> {
  const match = (text: string) => options.find((option) => option.toLowerCase() === text.toLowerCase());
  let found: string | undefined;
  if (isQuantity(given)) found = given.kind === "gauge" ? match(given.size) : undefined;
  else {
    const text = String(given).trim();
    // 12 AWG, #12 and 2/0 AWG are sizes too, and 4 x 8 is the sheet 4x8.
    const parsed = parseQuantity(text, language);
    const size = parsed.ok && parsed.quantity.kind === "gauge" ? parsed.quantity.size : "";
    found = match(text) ?? match(text.replace(/\s+/g, "")) ?? match(size);
  }
  return found === undefined ? { error: { code: "option", options } } : { value: found };
}

/** Between the items of a list: a line, a semicolon, or a comma and a space; a comma alone may separate thousands. */
const BETWEEN = /\s*(?:[;\n]|,\s)\s*/;

function readList(
  given: unknown,
  input: ListInput,
  language: Language | undefined,
  system: System,
): Read<readonly number[]> {
  const items: unknown[] =
    typeof given === "string" ? given.split(BETWEEN).filter((item) => item.trim() !== "") : [given].flat();
  if (items.length > input.most) return { error: { code: "tooMany", most: input.most } };
  const values: number[] = [];
  for (const item of items) {
    const read = readAmount(item, input, language, system);
    if ("error" in read) return read;
    values.push(read.value);
  }
  return { value: values };
}

const GROUP = /^(\d{1,3})\s*(?:x|×|of|de|no\.?|-|\s|(?=#))\s*#?\s*(\d{1,4}(?:\/0)?)\s*(?:awg|kcmil|mcm)?$/i;

function readConductors(given: unknown, input: ConductorsInput): Read<readonly ConductorGroup[]> {
  const error = { error: { code: "conductors", options: input.options } as const };
  const groups: ConductorGroup[] = [];
  const items: unknown[] =
    typeof given === "string" ? given.split(/\s*[,;+\n]\s*/).filter(Boolean) : [given].flat();
  for (const item of items) {
    let group: ConductorGroup;
    if (typeof item === "string") {
      const match = GROUP.exec(item.trim());
      group = { count: Number(match?.[1] ?? 0), size: match?.[2] ?? "" };
    } else if (typeof item === "object" && item !== null && "count" in item && "size" in item) {
      group = { count: Number(item.count), size: String(item.size) };
    } else return error;
    if (!Number.isInteger(group.count) || group.count < 1 || !input.options.includes(group.size))
      return error;
    groups.push(group);
  }
  if (groups.length === 0) return { error: { code: "missing" } };
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return total > input.most ? { error: { code: "tooMany", most: input.most } } : { value: groups };
}

const YES = new Set<unknown>([true, "true", "on", "yes", "1"]);

const isBlank = (given: unknown) =>
  given === undefined || given === null || (typeof given === "string" && given.trim() === "");

/** The value of one input, its default where nothing is given, or what is wrong with it. */
export function readInput(
  input: Input,
  given: unknown,
  language: Language | undefined,
  system: System = "us",
): Read {
  switch (input.type) {
    case "flag":
      return { value: YES.has(given) };
    case "list":
      return isBlank(given) ? { value: [] } : readList(given, input, language, system);
    case "conductors":
      return isBlank(given) ? { error: { code: "missing" } } : readConductors(given, input);
    case "choice":
      if (!isBlank(given)) return readChoice(given, input, language);
      return input.default === undefined ? { error: { code: "missing" } } : { value: input.default };
    case "amount": {
      if (isBlank(given)) {
        return input.default === undefined ? { error: { code: "missing" } } : { value: input.default };
      }
      const read = readAmount(given, input, language, system);
      return "value" in read && input.whole && !Number.isInteger(read.value)
        ? { error: { code: "whole" } }
        : read;
    }
  }
}
