import {
  addressOf,
  amountText,
  type ConductorGroup,
  conductorName,
  type Done,
  explainError,
  extractQuantities,
  type FormulaId,
  type Input,
  NEAR,
  printNumber,
  printRun,
  run,
  systemOf,
  type Value,
  valueText,
} from "~/engines/formula/formula.ts";
import type { Passage } from "~/engines/knowledge/knowledge.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { fold } from "~/lib/fold.ts";
import type { Answer, Citation } from "./answer.ts";
import type { Asked } from "./calculations/calculation-of.ts";
import { askedResult, IN_BAGS, IN_METERS, IN_YARDS } from "./calculations/headline.ts";
import { sayWarningWithSources } from "./hazards/warning.ts";
import type { Question } from "./question.ts";
import { spoken } from "./spoken.ts";
import type { Topic } from "./topics.logic.ts";

/** The words of an answer. All of them are text to be shown as text. */

const MARKS = { checked: "verified", known: "known", doubtful: "doubtful" } as const;

/** Keeps what reads from left to right together in a page that reads from right to left. */
const isolated = (text: string, language: Language) => (language === "he" ? `\u2068${text}\u2069` : text);

/**
 * What to do now about a danger that a question tells of, in the question's language and with its sources: for where
 * nothing else can be answered.
 */
export function stopLine({ warning }: Question): string | undefined {
  return warning && sayWarningWithSources(warning, translator(warning.language, "joe-hazards"));
}

/** A built-in topic, told as it stands. */
export function sayTopic(topic: Topic, language: Language): string {
  const t = translator(language, "joe-answers");
  return `${t(`topics.${topic}`)}\n\n${t("verify")}`;
}

/** Passages with their sources; a rule is told with the advice to verify it. */
export function sayPassages(passages: readonly Passage[], language: Language): string {
  const t = translator(language, "joe-answers");
  const told = passages.map((passage) => {
    const cited = [passage.section, passage.edition].filter(Boolean).join(", ");
    const source = passage.section && ` (${isolated(cited, language)})`;
    const doubt = passage.confidence === "doubtful" ? ` ${t("doubtful")}` : "";
    return `${passage.title}: ${passage.body}${source}${doubt}`;
  });
  if (passages.some((passage) => passage.language !== language)) told.push(t("inEnglish"));
  if (passages.some(({ section }) => section !== "")) told.push(t("verify"));
  return told.join("\n\n");
}

/** A section that nothing here holds, and what stands nearest. */
export function sayUnknown(section: string, held: readonly string[], language: Language): string {
  const t = translator(language, "joe-answers");
  const unknown = t("unknownSection", { section });
  return held.length > 0 ? `${unknown} ${t("nearest", { held: [...new Set(held)].join(", ") })}` : unknown;
}

function inputText(input: Input, value: Value, language: Language): string {
  const t = translator(language, "formula");
  if (input.type === "conductors") {
    return (value as readonly ConductorGroup[])
      .map(({ count, size }) => `${count} × ${conductorName(size)}`)
      .join(", ");
  }
  const unit = "unit" in input ? input.unit : input.id === "wire" ? "AWG" : "word";
  const values = Array.isArray(value) ? value : [value];
  return values.map((each: Value) => valueText(each, unit, t)).join(", ");
}

function inputsText({ formula, values }: Done, inputs: readonly Input[], language: Language): string {
  const t = translator(language, "formula");
  return formula.inputs
    .filter((input) => inputs.includes(input))
    .map(
      (input) =>
        `${t(`labels.${input.id}`)} ${isolated(inputText(input, values[input.id] as Value, language), language)}`,
    )
    .join("; ");
}

const BAG_WEIGHTS = [80, 60, 40] as const;

/** A bag of 60 lb is asked for by its weight. */
const bagWeightIn = (folded: string) =>
  BAG_WEIGHTS.find((each) => new RegExp(`(?<!\\d)${each} ?-?(?:lb|libras|ליברות|pound)`).test(folded)) ?? 80;

/** What to order of concrete: by the quarter yard or in bags, in the unit that was asked for. */
function concreteHeadline({ outputs }: Done, question: string, language: Language): string | undefined {
  const folded = fold(question);
  const { readyMix, volumeM3 } = outputs;
  if (typeof readyMix !== "number" || typeof volumeM3 !== "number") return undefined;
  const t = translator(language, "joe-answers");
  const words = translator(language, "formula");
  const weight = bagWeightIn(folded);
  const bags = outputs[`bags${weight}`] as number;
  const inMeters = IN_METERS.test(folded) || (!IN_YARDS.test(folded) && isMetric(question, language));
  const volume = inMeters
    ? amountText(Math.ceil(volumeM3 * 10 - 1e-9) / 10, "m3", words)
    : amountText(readyMix, "yd3", words);
  const params = {
    volume: isolated(volume, language),
    weight: isolated(amountText(weight, "lb", words), language),
  };
  return t(IN_BAGS.test(folded) ? "calculation.orderBags" : "calculation.order", {
    ...params,
    count: bags,
    bags: printNumber(bags),
  });
}

/** Insulation is called by its R: R-20+5ci. */
const R_VALUES: ReadonlySet<string> = new Set(["ceilingR", "ceilingR2018", "wallR", "floorR"]);
const asRValues = (text: string): string => text.replace(/(?<![\d+.])\d/g, "R-$&");

const HELD_TO_A_CODE: ReadonlySet<FormulaId> = new Set([
  "stairsCheck",
  "rampCheck",
  "egressWindow",
  "roomCheck",
  "roomLight",
  "guardCheck",
  "drainSlopeCheck",
]);

/** A calculation that holds sizes to a code answers yes or no. */
function verdictHeadline({ formula, outputs }: Done, language: Language): string | undefined {
  if (!HELD_TO_A_CODE.has(formula.id)) return undefined;
  const met = outputs.complies === true ? "calculation.meets" : "calculation.fails";
  return translator(language, "joe-answers")(outputs.complies === NEAR ? "calculation.near" : met);
}

/** Whether every measure of a question that belongs to one system is a metric one. */
function isMetric(question: string, language: Language): boolean {
  const systems = extractQuantities(question, language).flatMap((quantity) => {
    const amounts = quantity.kind === "size" ? quantity.sides : "unit" in quantity ? [quantity] : [];
    return amounts.flatMap(({ unit }) => systemOf(unit) ?? []);
  });
  return systems.length > 0 && systems.every((system) => system === "metric");
}

/** Paint and what a tank holds are asked for by the liter. */
const IN_LITERS = spoken(/\b(lit(er|re)s?|litros?|lts?)\b/, "ליטר|ליטרים");
const BY_THE_LITER: ReadonlySet<FormulaId> = new Set(["paint", "paintArea", "roundTank", "squareTank"]);
/** The same result by the name that it has in the other system. */
const IN_METRIC: Readonly<Record<string, string>> = { gallonsToBuy: "litersToBuy" };

/** What comes of it without the waste that nobody spoke of, where that is less. */
function withoutWaste(
  { formula, values, outputs }: Done,
  given: Extract<Asked, { outcome: unknown }>["given"],
  wanted: string | undefined,
  question: string,
  language: Language,
): string | undefined {
  if ("waste" in given || !values.waste) return undefined;
  const bare = run(formula, { ...given, waste: 0 }, language);
  if (!bare.ok) return undefined;
  const folded = fold(question);
  const inMeters = IN_METERS.test(folded) || (!IN_YARDS.test(folded) && isMetric(question, language));
  const volume = IN_BAGS.test(folded) ? `bags${bagWeightIn(folded)}` : inMeters ? "volumeM3" : "volumeYd3";
  const id = "readyMix" in outputs ? volume : wanted;
  const words = translator(language, "formula");
  const result = printRun(bare, words).outputs.find((output) => output.id === id);
  if (!result || bare.outputs[result.id] === outputs[result.id]) return undefined;
  return translator(language, "joe-answers")("calculation.withoutWaste", {
    result: `${result.label}: ${isolated(result.text, language)}`,
  });
}

/** The result of a calculation with what was taken for its inputs, or why there is none. */
export function sayCalculation(
  { outcome, given, unused, readAs }: Extract<Asked, { outcome: unknown }>,
  question: string,
  language: Language,
): Pick<Answer, "response" | "origin" | "citations" | "figure" | "math"> {
  const t = translator(language, "joe-answers");
  const words = translator(language, "formula");
  const title = words(`formulas.${outcome.formula.id}`);
  if (!outcome.ok) {
    const reasons = outcome.formula.inputs.flatMap(({ id }) => {
      const error = outcome.errors[id];
      return error ? [`${words(`labels.${id}`)}: ${explainError(error, words)}`] : [];
    });
    const response = t("calculation.refused", { title, reasons: reasons.join("\n") });
    return { response, origin: "calculation", citations: [] };
  }
  if (unused.length > 0) {
    const list = unused.map((each) => isolated(each, language)).join(", ");
    return { response: t("calculation.unused", { title, list }), origin: "calculation", citations: [] };
  }
  const folded = fold(question);
  // Whoever asks in meters or liters is answered in them.
  const isInLiters = BY_THE_LITER.has(outcome.formula.id) && IN_LITERS.test(folded);
  const system = isMetric(question, language) || isInLiters ? "metric" : "us";
  const math = printRun(outcome, words, isInLiters ? "metric" : "us");
  const results = math.outputs.map(
    ({ id, label, text, tape }) =>
      `${label}: ${R_VALUES.has(id) ? asRValues(text) : text}${tape ? ` (${tape})` : ""}`,
  );
  const isGiven = ({ id }: Input) => id in given;
  const shown = outcome.formula.inputs.filter(
    ({ type, id }) => type !== "flag" || outcome.values[id] === true,
  );
  const taken = inputsText(outcome, shown.filter(isGiven), language);
  const assumed = inputsText(
    outcome,
    shown.filter((input) => !isGiven(input) && "default" in input && input.default !== undefined),
    language,
  );
  // What was asked comes first, in its unit, before what leads there.
  const whole = verdictHeadline(outcome, language) ?? concreteHeadline(outcome, question, language);
  const wanted = askedResult(outcome.formula.id, folded);
  const first = Math.max(
    0,
    math.outputs.findIndex(({ id }) => id === wanted || id === IN_METRIC[wanted ?? ""]),
  );
  const main = whole ?? results[first] ?? "";
  const others = results.filter((_, n) => whole !== undefined || n !== first);
  const lines = [
    main,
    withoutWaste(outcome, given, wanted, question, language),
    [title, ...others].join("\n"),
    [
      readAs && t("calculation.readAs", { list: isolated(readAs, language) }),
      t("calculation.taken", { list: taken }),
      assumed && t("calculation.assumed", { list: assumed }),
    ]
      .filter(Boolean)
      .join(" "),
    math.verify,
  ].filter((line) => line !== undefined);
  const citations = outcome.formula.citations.map(
    ({ mark }, n): Citation => ({
      label: math.citations[n]?.text ?? "",
      edition: "",
      title: "",
      confidence: MARKS[mark],
    }),
  );
  // So are the steps.
  const steps = system === "us" ? math : printRun(outcome, words, system);
  const href = addressOf(outcome.formula, given, system);
  return {
    response: lines.join("\n\n"),
    origin: "calculation",
    citations,
    figure: main,
    math: { ...steps, href },
  };
}

/** A label inside a sentence: "thickness", but "R-value". */
const inASentence = (label: string) =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label[0]?.toLocaleLowerCase() + label.slice(1) : label;

/** What is still needed before a calculation can be worked out. */
export function sayMissing(
  { formula, missing, given }: Extract<Asked, { missing: unknown }>,
  language: Language,
): string {
  const words = translator(language, "formula");
  const t = translator(language, "joe-answers");
  const asked = t("calculation.missing", {
    title: words(`formulas.${formula.id}`),
    list: missing.map(({ id }) => inASentence(words(`labels.${id}`))).join(", "),
  });
  // What else the answer hangs on is told by name: the voltage, the phases, the metal of a wire.
  const assumed = formula.inputs.flatMap((input) =>
    !(input.id in given) && "default" in input && input.default !== undefined
      ? [`${words(`labels.${input.id}`)} ${isolated(inputText(input, input.default, language), language)}`]
      : [],
  );
  return assumed.length > 0 ? `${asked} ${t("calculation.unlessSaid", { list: assumed.join("; ") })}` : asked;
}
