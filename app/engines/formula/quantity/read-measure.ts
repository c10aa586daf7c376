import type { Amount, Slope } from "./quantity.ts";
import { type ReadNumber, readNumber } from "./read-number.ts";
import { matchAt, type SourceText } from "./source-text.ts";
import { bare, wordsOf } from "./unit-words.ts";
import { convert, kindOf, type Unit } from "./units.ts";

/** Why a text that began well cannot be a quantity. */
export type Flaw = "zeroDenominator" | "inchesTooMany";

export type Found<T> = { reading: T; end: number; flaw?: Flaw };

/** How freely a text is read: a field holds one quantity, a question holds words between them. */
export type Manner = "field" | "question";

/** Between feet and inches that are one length. */
type Joint = "any" | "noWords";

interface FoundUnit {
  unit: Unit;
  end: number;
  /** A foot or inch mark, not a word. */
  mark: boolean;
}

const INCH_MARK = /"|''/y;
const FOOT_MARK = /'(?!s\b)/y;
const BEFORE_UNIT = / {1,2}|-(?=\p{L})/uy;
/** After a number, "in" before one of these whole words is no inch: 20 in the north wall, but 20 in and 30 in. */
const NOT_INCHES =
  /in(?= +(?:(?:the|an?|my|our|your|this|that|these|those|each|every)(?!\p{L})|\d|(?:total|all)(?= *(?:$|[.,;:?!)]))))/uy;
const AND_INCHES = / *(?:-|,|and |y |ו-?)? */y;
const PER_FOOT = / *(?:\/|per|por|each|in each|ל-?) *(?=[\p{L}'])/uy;

/** The unit that follows a number. */
export function readUnit(source: SourceText, at: number, manner: Manner): FoundUnit | undefined {
  const { folded, written } = source;
  if (matchAt(INCH_MARK, folded, at)) {
    return { unit: "in", end: at + (folded[at] === '"' ? 1 : 2), mark: true };
  }
  if (matchAt(FOOT_MARK, folded, at)) return { unit: "ft", end: at + 1, mark: true };
  const words = wordsOf(source.language);
  const start = at + (matchAt(BEFORE_UNIT, folded, at)?.[0].length ?? 0);
  const sign = matchAt(words.signs, written, start)?.[0];
  // The signs are single letters; a longer word that begins with one was already turned away by the pattern.
  const word = sign ?? matchAt(words.pattern, folded, start)?.[0];
  if (word === undefined) return undefined;
  if (manner === "question" && start > at && word === "in" && matchAt(NOT_INCHES, folded, start)) {
    return undefined;
  }
  const unit = words.units.get(sign ?? bare(word));
  if (!unit) return undefined;
  let end = start + word.length;
  // The full stop of an abbreviation: 6 in. — but not the one that ends a sentence, which costs nothing to leave.
  if (manner === "field" && folded[end] === ".") end++;
  else if (folded[end] === "." && /^\.\s*(?:[\dx"]|-)/.test(folded.slice(end, end + 3))) end++;
  return { unit, end, mark: false };
}

const amount = (value: number, unit: Unit): Amount => ({
  kind: kindOf(unit) as Amount["kind"],
  value,
  unit,
});

/** Feet have been read; the inches that may follow them: 12' 6 1/2", 12'-6, 12 ft 6 in, 12 pies y 6 pulgadas. */
function readInches(source: SourceText, at: number, mark: boolean, manner: Manner, joint: Joint) {
  const gap = matchAt(AND_INCHES, source.folded, at)?.[0] ?? "";
  if (joint === "noWords" && /[\p{L},]/u.test(gap)) return undefined;
  const number = readNumber(source.folded, at + gap.length);
  if (!number) return undefined;
  const unit = readUnit(source, number.end, manner);
  if (unit?.unit === "in") return { number, end: unit.end };
  // Inches without their own mark: close by in a question, anywhere in a field.
  const close = mark && (gap === "" || gap === "-");
  const free = manner === "field" && !/[,a-zו]/.test(gap);
  return !unit && number.value < 12 && (close || free) ? { number, end: number.end } : undefined;
}

/** 1/4 in per foot is a slope. */
function readPer(source: SourceText, at: number, value: number, unit: Unit): Found<Slope> | undefined {
  const per = matchAt(PER_FOOT, source.folded, at)?.[0];
  if (per === undefined) return undefined;
  const below = readUnit(source, at + per.length, "field");
  if (!below || kindOf(below.unit) !== "length") return undefined;
  const rise = convert(value, unit, "in");
  const run = convert(1, below.unit, "in");
  return { reading: { kind: "slope", value: rise / run, unit: "ratio", rise, run }, end: below.end };
}

/** 12-6 is 12 ft 6 in on a drawing. */
function readDashed(source: SourceText, feet: ReadNumber, manner: Manner): Found<Amount> | undefined {
  if (!feet.whole || source.folded[feet.end] !== "-") return undefined;
  const inches = readNumber(source.folded, feet.end + 1);
  if (!inches || inches.value >= 12 || inches.denominator === 0) return undefined;
  const unit = readUnit(source, inches.end, manner);
  if (unit && unit.unit !== "in") return undefined;
  // In a sentence 6-8 is from six to eight; inches are rarely more than the feet before them.
  if (manner === "question" && inches.value > feet.value) return undefined;
  return { reading: amount(feet.value + inches.value / 12, "ft"), end: unit?.end ?? inches.end };
}

/**
 * An amount with its unit at a place: a length in any of the ways builders write it, or a number and a unit. A number
 * alone is of kind `count`.
 * @param joint between feet and inches: 12 ft and 4 in is one length, but not after 10 by …, where "and 4 in" and ", 4 in" are a thickness
 */
export function readMeasure(
  source: SourceText,
  at: number,
  manner: Manner,
  joint: Joint = "any",
): Found<Amount | Slope> | undefined {
  const number = readNumber(source.folded, at);
  if (!number) return undefined;
  if (number.denominator === 0) {
    return { reading: amount(0, "one"), end: number.end, flaw: "zeroDenominator" };
  }
  const dashed = readDashed(source, number, manner);
  if (dashed) return dashed;
  const found = readUnit(source, number.end, manner);
  // The sizes that wires have were looked for before; this number is none of them, and a gauge measures nothing else.
  if (!found || kindOf(found.unit) === "gauge") {
    return { reading: amount(number.value, "one"), end: number.end };
  }

  if (found.unit === "ft") {
    const inches = readInches(source, found.end, found.mark, manner, joint);
    if (inches?.number.denominator === 0) {
      return { reading: amount(number.value, "ft"), end: inches.end, flaw: "zeroDenominator" };
    }
    if (inches && inches.number.value < 12) {
      return { reading: amount(number.value + inches.number.value / 12, "ft"), end: inches.end };
    }
    if (inches && manner === "field") {
      return { reading: amount(number.value, "ft"), end: inches.end, flaw: "inchesTooMany" };
    }
  }
  if (found.unit === "m") {
    const more = readNumber(source.folded, found.end + (source.folded[found.end] === " " ? 1 : 0));
    const unit = more && readUnit(source, more.end, manner);
    if (more && unit?.unit === "cm" && more.value < 100) {
      return { reading: amount(number.value + more.value / 100, "m"), end: unit.end };
    }
  }
  const perFoot = kindOf(found.unit) === "length" && readPer(source, found.end, number.value, found.unit);
  return perFoot || { reading: amount(number.value, found.unit), end: found.end };
}
