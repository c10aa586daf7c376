import type { Key } from "~/i18n/namespaces.ts";
import type { Translate } from "~/i18n/translator.ts";
import type { Citation, Formula, LabelId, Step, Value } from "./formula.types.ts";
import { NEAR } from "./near.ts";
import { printAmount, printsExactly, printTape } from "./quantity/print.ts";
import { convert, type System, type Unit } from "./quantity/units.ts";
import { askedUnit, type InputError } from "./read-input.ts";
import type { Done } from "./run.ts";
import { conductorName } from "./tables/circular-mils.ts";
import { inSystem, isFixed, printWorking } from "./working.ts";

type T = Translate<"formula">;

export interface PrintedOutput {
  id: LabelId;
  label: string;
  /** With its unit in the page's language. */
  text: string;
  /** A length in ft or in as a tape reads it, to a sixteenth, where that says more than `text`. */
  tape?: string;
}

export interface PrintedStep {
  id: LabelId;
  label: string;
  /** `10 ft × 10 ft × 4 in ÷ 12 ≈ 33.333 ft³`, from left to right in every language; of words, only choices. */
  working: string;
  /** The result again, in the page's language. */
  text: string;
}

export interface PrintedRun {
  title: string;
  outputs: PrintedOutput[];
  steps: PrintedStep[];
  citations: { text: string; mark: string }[];
  assumptions: string[];
  verify: string;
}

/** A sentence of the namespace by a key made of parts; the catalogue test sees that each of them is there. */
const textAt = (t: T, key: string, params?: Record<string, string>): string =>
  t(key as Key<"formula">, params);

/** The sentence when there is one; the translator gives the key back when there is none. */
function textOr(t: T, key: string, otherwise: string, params?: Record<string, string>): string {
  const text = textAt(t, key, params);
  return text === key ? otherwise : text;
}

/** An amount in words of the page's language. Percents, angles, slopes and counts look alike in all of them. */
export function amountText(value: number, unit: Unit, t: T): string {
  const number = printAmount(value, "one");
  return textOr(t, `units.${unit}`, printAmount(value, unit), { value: number });
}

/** A value of an input or a step in words, in the unit that the system prints it in. */
export function lineText(
  { unit, metric }: Pick<Step, "id" | "unit" | "metric">,
  value: Value,
  t: T,
  system: System,
): string {
  if (typeof value !== "number" || unit === "word" || unit === "verdict") return valueText(value, unit, t);
  const shown = inSystem({ unit, metric }, value, system);
  return amountText(shown.value, shown.unit, t);
}

/** A result in words: a number with its unit, a word, yes or no, several words. Sizes stand for themselves. */
export function valueText(value: Value, unit: Step["unit"], t: T): string {
  if (typeof value === "number")
    return amountText(value, unit === "word" || unit === "verdict" ? "one" : unit, t);
  if (typeof value === "boolean") return t(value ? "words.yes" : "words.no");
  if (typeof value === "string")
    return unit === "AWG" ? conductorName(value) : textOr(t, `words.${value}`, value);
  if (value.length === 0) return t("words.nothing");
  return value
    .map((item) => {
      if (typeof item === "object") return `${item.count} × ${conductorName(item.size)}`;
      return typeof item === "number"
        ? amountText(item, unit === "word" || unit === "verdict" ? "one" : unit, t)
        : textOr(t, `words.${item}`, item);
    })
    .join(", ");
}

/** Sixteenths of an inch. */
const MARKS = 16;

function tapeOf({ unit, most }: Step, value: Value, system: System): string | undefined {
  if (system === "metric" || typeof value !== "number" || (unit !== "in" && unit !== "ft")) return undefined;
  const plain = Number.isInteger(value) && (unit === "ft" || value < 12);
  if (plain) return undefined;
  const marks = convert(value, unit, "in") * MARKS;
  return printTape(most ? Math.floor(marks + 1e-6) / MARKS : marks / MARKS, "in");
}

const HEBREW = /[\u0590-\u05ff]/;

/** A choice by its word, kept together where it is read against the direction of the arithmetic. */
function choiceText(id: string, t: T): string {
  const text = textOr(t, `words.${id}`, id);
  return HEBREW.test(text) ? `\u2068${text}\u2069` : text;
}

/** Feet and inches in a working, which some languages call by names of their own. */
const FEET_AND_INCHES = /(?<=\d )(?:lb·ft|lb\/ft|ft|in)(?!\p{L})/gu;
const SYMBOLS: Record<string, Key<"formula">> = {
  in: "symbols.in",
  ft: "symbols.ft",
  "lb/ft": "symbols.plf",
  lb·ft: "symbols.lbft",
};

const workingOf = (done: Done, step: Step, value: Value, t: T, system: System): string =>
  plainWorkingOf(done, step, value, t, system).replace(FEET_AND_INCHES, (symbol) =>
    t(SYMBOLS[symbol] ?? "symbols.in"),
  );

function plainWorkingOf({ formula, values }: Done, step: Step, value: Value, t: T, system: System): string {
  const working = printWorking(formula, step, values, (id) => choiceText(id, t), system);
  if (typeof value === "boolean") return `${working} → ${value ? "✓" : "✗"}`;
  if (value === NEAR && step.unit === "verdict") return `${working} → ≈`;
  if (typeof value !== "number" || step.unit === "word" || step.unit === "verdict") return working;
  const shown = inSystem(
    { unit: step.unit, metric: step.metric },
    value,
    isFixed(formula, step) ? "us" : system,
  );
  const result = printAmount(shown.value, shown.unit);
  if (!step.arithmetic) return `${working} → ${result}`;
  return `${working} ${printsExactly(shown.value) ? "=" : "≈"} ${result}`;
}

export function citationText({ document, edition, section }: Citation, t: T): string {
  const named = [t(`documents.${document}`), edition].filter(Boolean).join(" ");
  return section ? `${named}, ${section}` : named;
}

/** What was worked out, in the language of `t`: results, every step with its numbers, sources and assumptions. */
export function printRun(done: Done, t: T, system: System = "us"): PrintedRun {
  const { formula } = done;
  const steps = done.steps.filter(({ step }) => !step.only || step.only === system);
  return {
    title: t(`formulas.${formula.id}`),
    outputs: steps
      .filter(({ step }) => step.output)
      .map(({ step, value }) => ({
        id: step.id,
        label: t(`labels.${step.id}`),
        text: lineText(step, value, t, system),
        tape: tapeOf(step, value, system),
      })),
    steps: steps.map(({ step, value }) => ({
      id: step.id,
      label: t(`labels.${step.id}`),
      working: workingOf(done, step, value, t, system),
      text: lineText(step, value, t, system),
    })),
    citations: sourcesOf(formula, t),
    assumptions: formula.assumptions.map((id) => t(`assumptions.${id}`)),
    verify: t("verify"),
  };
}

/** An end of a range, in the unit that was asked for. */
function limitText(
  { unit, metric }: { unit: Unit; metric?: Unit },
  value: number,
  t: T,
  system: System,
): string {
  const asked = askedUnit({ unit, metric }, system);
  return amountText(convert(value, unit, asked), asked, t);
}

export const sourcesOf = (formula: Formula, t: T): PrintedRun["citations"] =>
  formula.citations.map((citation) => ({
    text: citationText(citation, t),
    mark: t(`marks.${citation.mark}`),
  }));

/** What is wrong with an input, in a sentence or two. */
export function explainError(error: InputError, t: T, system: System = "us"): string {
  switch (error.code) {
    case "range":
      return t("errors.range", {
        min: limitText(error, error.min, t, system),
        max: limitText(error, error.max, t, system),
        reason: t(`reasons.${error.reason}`),
      });
    case "wrongKind": {
      const wanted = t(`kinds.${error.wanted}`);
      return t("errors.wrongKind", {
        wanted: wanted.charAt(0).toLocaleUpperCase() + wanted.slice(1),
        found: t(`kinds.${error.found}`),
      });
    }
    case "option":
    case "conductors":
      return t(`errors.${error.code}`, {
        options: error.options.map((option) => valueText(option, "word", t)).join(", "),
      });
    case "tooMany":
      return t("errors.tooMany", { most: error.most });
    case "unreadable":
      return t(`errors.${error.why}`, { rest: error.rest });
    case "conflict":
      return t(`conflicts.${error.conflict}`);
    default:
      return t(`errors.${error.code}`);
  }
}
