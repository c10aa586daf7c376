import {
  type AmountInput,
  addressOf,
  askedUnit,
  convert,
  type Done,
  explainError,
  FORMULAS,
  type Formula,
  type Given,
  type Input,
  type LabelId,
  lineText,
  printAmount,
  printNumber,
  printRun,
  readInput,
  run,
  type System,
  sourcesOf,
  type Unit,
} from "~/engines/formula/formula.ts";
import { estimateOfCalculation, isEstimated } from "~/features/tools/estimates/handed-over.schemas.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { type DrawnKind, SHEETS } from "./calculators.data.ts";
import { MEASURE_MAX } from "./calculators.limits.ts";
import { SKETCHES, type Sketch, type SketchKind } from "./sketches.data.ts";

export interface CalculatorField {
  id: string;
  type: Input["type"];
  label: string;
  /** The unit of a bare number, or what a list looks like. */
  unit: string;
  required: boolean;
  value: string;
  error?: string;
  options: { value: string; text: string }[];
}

/** Crews in North America build in feet. Our Hebrew readers build in metres. */
export const systemOf = (query: URLSearchParams, language: Language): System => {
  const asked = query.get("units");
  if (asked === "us" || asked === "metric") return asked;
  return language === "he" ? "metric" : "us";
};

/** The page on which a calculation is kept. @param link the calculation as its own page has it in its address */
function saveOfCalculation(link: string): string {
  const [path = "", query = ""] = link.split("?");
  const fields = new URLSearchParams(query);
  fields.set("calculator", path.split("/").at(-1) ?? "");
  return `/saved-calculations?${fields}`;
}

/** A number that somebody would write: three figures of a length, whole fives of millimetres. */
function handy(value: number, unit: Unit): number {
  if (unit === "mm") return value < 20 ? Math.round(value) : Math.round(value / 5) * 5;
  return Number(value.toPrecision(value >= 100 ? 3 : 2));
}

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** An amount in another system as it would be typed there. */
function translated(input: AmountInput, value: number, system: System, round: boolean): string {
  const unit = askedUnit(input, system);
  const there = convert(value, input.unit, unit);
  const ends = [convert(input.min, input.unit, unit), convert(input.max, input.unit, unit)] as const;
  const said = round ? within(handy(there, unit), ...ends) : Number(there.toPrecision(6));
  return typedAmount(said, unit);
}

/** Ratios and counts are typed bare. */
const typedAmount = (value: number, unit: Unit): string => {
  if (unit === "one" || unit === "pct") return printNumber(value).replaceAll(",", "");
  return printAmount(value, unit).replaceAll(",", "");
};

/** The example of a calculator in the units of the page. */
function exampleOf(formula: Formula, system: System): Record<string, string> {
  const { example } = SHEETS[formula.id];
  if (system === "us") return { ...example };
  return Object.fromEntries(
    Object.entries(example).map(([id, text]) => {
      const input = formula.inputs.find((each) => each.id === id);
      if (input?.type !== "amount" || askedUnit(input, system) === input.unit) return [id, text];
      const read = readInput(input, text, undefined);
      return [id, "value" in read ? translated(input, Number(read.value), system, true) : text];
    }),
  );
}

function fieldOf(
  input: Input,
  typed: Readonly<Record<string, string>>,
  error: string | undefined,
  language: Language,
  system: System,
): CalculatorField {
  const t = translator(language, "formula");
  const words = translator(language, "calculators");
  const unit = "unit" in input ? unitHint(askedUnit(input, system), language) : "";
  const preset = "default" in input ? input.default : undefined;
  const presetText =
    input.type === "amount" && preset !== undefined
      ? translated(input, Number(preset), system, false)
      : preset;
  return {
    id: input.id,
    type: input.type,
    label: t(`labels.${input.id}`),
    unit:
      input.type === "conductors"
        ? words("conductorsHint")
        : input.type === "list"
          ? words(unit ? "listHint" : "listHintBare", { unit })
          : unit,
    required: isNeeded(input),
    value: typed[input.id] ?? (presetText === undefined ? "" : String(presetText)),
    error,
    options:
      input.type === "choice"
        ? input.options.map((value) => ({
            value,
            text: lineText({ id: input.id, unit: "word" }, value, t, system),
          }))
        : [],
  };
}

/** The symbol of a unit alone; none for a plain number. */
function unitHint(unit: Unit, language: Language): string {
  if (unit === "one") return "";
  if (unit === "per12") return "6:12";
  const t = translator(language, "formula");
  return lineText({ id: "length", unit }, 1, t, "us").replace(/^1\s?/, "").replace(/^1/, "");
}

export interface ShownFigure {
  /** A sketch goes along with its page: the browser has no list of them. */
  drawing: DrawnKind | Sketch;
  /** The dimensions as they are written on the drawing, and their size beside each other. */
  dimensions: { label: string; text: string; value: number }[];
}

const isSketched = (kind: DrawnKind | SketchKind): kind is SketchKind => kind in SKETCHES;

/** The drawing of what was worked out, with its dimensions. */
export function figureOf(done: Done, language: Language, system: System): ShownFigure | undefined {
  const sheet = SHEETS[done.formula.id];
  if (!sheet.figure) return undefined;
  const t = translator(language, "formula");
  const [kind, ...ids] = sheet.figure;
  const dimensions = ids.flatMap((id) => {
    const value = done.values[id];
    const label = t(`labels.${id}`);
    const line = lineOf(done.formula, id);
    if (value === undefined || typeof value === "boolean") return [];
    // A size or words are written as they are, numbers one by one.
    if (typeof value === "string" || (Array.isArray(value) && typeof value[0] === "string"))
      return [{ label, text: lineText({ id, unit: "word" }, value, t, system), value: 0 }];
    const numbers: readonly unknown[] =
      typeof value === "number" ? [value] : Array.isArray(value) ? value : [];
    return numbers.flatMap((each) => {
      if (typeof each !== "number" || !line) return [];
      const inches = line.unit === "in" || line.unit === "ft" ? convert(each, line.unit, "in") : each;
      return [{ label, text: lineText(line, each, t, system), value: inches }];
    });
  });
  return { drawing: isSketched(kind) ? SKETCHES[kind] : kind, dimensions };
}

interface Line {
  id: LabelId;
  unit: Unit;
  metric?: Unit;
}

/** The input or step of that name, where it is a number. */
function lineOf(formula: Formula, id: LabelId): Line | undefined {
  for (const line of [...formula.inputs, ...formula.work]) {
    if (!("id" in line) || line.id !== id || !("unit" in line)) continue;
    if (line.unit !== "word" && line.unit !== "verdict")
      return { id, unit: line.unit, metric: "metric" in line ? line.metric : undefined };
  }
  return undefined;
}

/** A value as another calculator is given it. */
function handedOn(done: Done, id: LabelId, system: System): string | undefined {
  const value = done.values[id];
  if (typeof value === "string") return value;
  const line = lineOf(done.formula, id);
  if (typeof value !== "number" || !line) return undefined;
  const unit = askedUnit(line, system);
  return typedAmount(Number(convert(value, line.unit, unit).toPrecision(6)), unit);
}

const isNeeded = (input: Input) =>
  input.type !== "flag" && input.type !== "list" && !("default" in input && input.default !== undefined);

/**
 * The calculators that go on with a result. What they need and this one does not have begins as in their example, and is
 * marked as such; of an example that is handed on, everything is.
 */
function chainsOf(
  done: Done,
  { language, system, isExample }: { language: Language; system: System; isExample: boolean },
) {
  const t = translator(language, "formula");
  return (SHEETS[done.formula.id].next ?? []).map(({ to, takes }) => {
    const formula: Formula = FORMULAS[to];
    const given: Record<string, Given> = {};
    for (const [input, value] of Object.entries(takes)) given[input] = handedOn(done, value, system);
    const example = exampleOf(formula, system);
    const typical = formula.inputs
      .filter((input) => isNeeded(input) && given[input.id] === undefined && example[input.id])
      .map(({ id }) => id);
    for (const id of typical) given[id] = example[id];
    const samples = isExample ? Object.keys(given) : typical;
    return {
      href: withSamples(addressOf(formula, given, system), samples, given),
      text: t(`formulas.${to}`),
    };
  });
}

/** The name in an address of what nobody measured: `<input>~<value>`, for as long as the value stands. */
const SAMPLE = "sample";
/** Beyond that many an address was not written by us. */
const MOST_SAMPLES = 40;

const samplePairs = (ids: readonly string[], values: Readonly<Record<string, unknown>>) =>
  ids.flatMap((id) => (typeof values[id] === "string" && values[id] ? [`${id}~${values[id]}`] : []));

/** An address that also says which of its values are of an example. */
function withSamples(
  address: string,
  ids: readonly string[],
  values: Readonly<Record<string, unknown>>,
): string {
  const pairs = samplePairs(ids, values);
  if (pairs.length === 0) return address;
  return `${address}&${new URLSearchParams(pairs.map((pair) => [SAMPLE, pair]))}`;
}

/** The measures that an address says are of an example, and that nobody has typed over. */
function sampledIn(query: URLSearchParams, typed: Readonly<Record<string, string>>): string[] {
  const pairs = query.getAll(SAMPLE).slice(0, MOST_SAMPLES);
  return Object.keys(typed).filter((id) => typed[id] && pairs.includes(`${id}~${typed[id]}`));
}

/** The page of a calculator: what was typed, or its example. */
export function calculatorView(formula: Formula, query: URLSearchParams, language: Language) {
  const t = translator(language, "formula");
  const system = systemOf(query, language);
  const own = formula.inputs.some(({ id }) => query.has(id));
  const sent = Object.fromEntries(
    formula.inputs.flatMap(({ id }) =>
      query.has(id) ? [[id, (query.get(id) ?? "").slice(0, MEASURE_MAX)]] : [],
    ),
  );
  const typed: Record<string, string> = own ? sent : exampleOf(formula, system);
  const outcome = run(formula, typed, language, system);
  const errors = outcome.ok ? {} : outcome.errors;
  const fields = formula.inputs.map((input) => {
    const error = errors[input.id];
    return fieldOf(input, typed, error && explainError(error, t, system), language, system);
  });
  const other: System = system === "us" ? "metric" : "us";
  const sampled = own ? sampledIn(query, typed) : Object.keys(typed);
  const isExample =
    !own || (sampled.length > 0 && Object.keys(typed).every((id) => !typed[id] || sampled.includes(id)));
  const there = own ? inOther(formula, typed, language, system) : {};
  const shown = Object.fromEntries(fields.map(({ id, value }) => [id, value]));
  return {
    slug: addressOf(formula),
    title: t(`formulas.${formula.id}`),
    area: { id: formula.area, text: t(`areas.${formula.area}`) },
    system,
    isExample,
    /** What of the measures is of an example, for the form to hand on: `<input>~<value>`. */
    samples: samplePairs(isExample ? Object.keys(shown) : sampled, shown),
    /** By name, where others were typed beside them. */
    typical: isExample ? [] : sampled.map((id) => t(`labels.${id as LabelId}`)),
    fields,
    otherUnits: own
      ? withSamples(addressOf(formula, there, other), sampled, there)
      : addressOf(formula, {}, other),
    /** The calculation alone, and with what of it is of an example. */
    link: addressOf(formula, typed, system),
    copied: withSamples(addressOf(formula, typed, system), sampled, typed),
    result: outcome.ok ? printRun(outcome, t, system) : undefined,
    given: outcome.ok ? givenOf(outcome, { language, system, typical: isExample ? [] : sampled }) : [],
    figure: outcome.ok ? figureOf(outcome, language, system) : undefined,
    next: outcome.ok ? chainsOf(outcome, { language, system, isExample }) : [],
    /** Where an estimate is made of it. */
    estimate:
      outcome.ok && isEstimated(formula.id)
        ? estimateOfCalculation(addressOf(formula, typed, system))
        : undefined,
    /** Where it is kept. */
    save: outcome.ok ? saveOfCalculation(addressOf(formula, typed, system)) : undefined,
    sources: sourcesOf(formula, t),
    /** Something that was typed cannot be used; what is only missing is not wrong yet. */
    wrong: Object.values(errors).some((error) => error?.code !== "missing"),
    structural: SHEETS[formula.id].structural ?? false,
  };
}
export type CalculatorView = ReturnType<typeof calculatorView>;

/** What was typed, converted to the other system where it can be read. */
function inOther(
  formula: Formula,
  typed: Readonly<Record<string, string>>,
  language: Language,
  system: System,
) {
  const other: System = system === "us" ? "metric" : "us";
  return Object.fromEntries(
    formula.inputs.map((input) => {
      const text = typed[input.id];
      if (text === undefined || input.type !== "amount") return [input.id, text];
      const read = readInput(input, text, language, system);
      return [input.id, "value" in read ? translated(input, Number(read.value), other, false) : text];
    }),
  );
}

/** What a result was worked out from, for the printed sheet. */
function givenOf(
  done: Done,
  { language, system, typical }: { language: Language; system: System; typical: readonly string[] },
) {
  const t = translator(language, "formula");
  return done.formula.inputs.map((input) => {
    const value = done.values[input.id] ?? "";
    const line: { id: LabelId; unit: Unit | "word"; metric?: Unit } =
      "unit" in input
        ? { id: input.id, unit: input.unit, metric: input.type === "amount" ? input.metric : undefined }
        : { id: input.id, unit: "word" };
    return {
      label: t(`labels.${input.id}`),
      text: lineText(line, value, t, system),
      isTypical: typical.includes(input.id),
    };
  });
}
