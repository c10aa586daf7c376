import { convert, HALF_MM, kindOf, type Quantity, systemOf, type Unit } from "~/engines/formula/formula.ts";
import { inLimitUnit, METRES } from "./in-limit-unit.ts";
import type { Limit, Subject } from "./limit.ts";
import * as words from "./question-words.ts";
import type { Amount } from "./said-of.ts";

/** How a number stands to a limit. Undecided is no yes. */
export type Verdict = "pass" | "fail" | "undecided";
/** Whether a number is meant itself, or what lies beyond or short of it. */
export type Reach = "exact" | "over" | "under" | "upTo" | "atLeast";

/** A number this many times its limit on the allowed side is likelier of another thing, or misread. */
const PLAUSIBLE = 8;
/** This far above everything allowed it is likelier of another measure of the thing. */
const STRANGE = 5;
const TINY = 40;
export const SLACK = 1e-6;

export function worst(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes("fail")) return "fail";
  return verdicts.includes("undecided") ? "undecided" : "pass";
}

export function verdictOf(
  subject: Subject,
  limit: Limit,
  amount: Amount,
  wood: Quantity | undefined,
  whole: string,
): Verdict {
  const of = (value: number) => ofValue(subject, limit, amount, value, whole);
  const verdicts = inLimitUnit(subject, amount, wood).map((value) => {
    const verdict = of(value);
    if (verdict !== "fail" || subject.toTenths || !isMetricLength(subject, amount)) return verdict;
    // 914 mm is what a drawing calls 36 in: the conversion alone decides nothing, as in the checks of drawings.
    const half = convert(HALF_MM * (1 - 1e-9), "in", subject.unit);
    return of(value - half) === "fail" && of(value + half) === "fail" ? "fail" : "undecided";
  });
  // In whichever unit a bare number is, it must come out the same.
  return verdicts.every((verdict) => verdict === verdicts[0]) ? (verdicts[0] ?? "undecided") : "undecided";
}

const isMetricLength = ({ unit }: Subject, { quantity }: Amount): boolean =>
  quantity.kind === "length" && kindOf(unit) === "length" && systemOf(quantity.unit) === "metric";

function ofValue(
  subject: Subject,
  limit: Limit,
  { quantity, before, metric }: Amount,
  value: number,
  whole: string,
): Verdict {
  const isClear = words.CLEAR.test(whole);
  let verdict: Verdict;
  if (quantity.kind === "size") verdict = sizeVerdict(subject, limit, quantity, metric === true);
  else if (subject.leaf && !isClear) verdict = leafVerdict(subject.leaf, limit, value);
  else verdict = reached(limit, value, reachOf(before), subject.grey ?? 0);
  if (verdict === "fail" && isElseMore(limit, value)) return "undecided";
  return verdict === "pass" && (limit.neverEnough || (subject.nominal && !isClear)) ? "undecided" : verdict;
}

/** Whether what breaks a limit may still be so, with more. */
const isElseMore = ({ elseMore, least }: Limit, value: number): boolean =>
  typeof elseMore === "number"
    ? least === undefined
      ? value <= elseMore * (1 + SLACK)
      : value >= elseMore * (1 - SLACK)
    : elseMore === true;

/** Far from everything its limits allow: likelier of another thing that the question names. */
export function isStrange(subject: Subject, amount: Amount, wood: Quantity | undefined): boolean {
  const bounds = subject.limits.flatMap(({ most, below }) => most ?? below ?? []);
  if (bounds.length < subject.limits.length || subject.share) return false;
  const values = inLimitUnit(subject, amount, wood);
  return (
    values.length > 0 &&
    values.every((value) => value > Math.max(...bounds) * STRANGE || value < Math.min(...bounds) / TINY)
  );
}

export function reachOf(before: string): Reach {
  if (words.AT_LEAST.test(before)) return "atLeast";
  if (words.UP_TO.test(before)) return "upTo";
  if (words.UNDER.test(before)) return "under";
  return words.OVER.test(before) ? "over" : "exact";
}

/** A leaf of 36 in leaves about 34 clear; within an inch of the limit nothing is decided. */
function leafVerdict(leaf: number, { least = 0 }: Limit, value: number): Verdict {
  if (value < least + leaf - SLACK) return "fail";
  return value >= least + leaf + 1 ? "pass" : "undecided";
}

/** A size without a unit, of somebody who thinks in metres, must come out the same in centimetres or metres too. */
function sizeVerdict(subject: Subject, limit: Limit, quantity: Quantity, metric: boolean): Verdict {
  if (quantity.kind !== "size") return "undecided";
  const isBare = quantity.sides.every((side) => side.unit === "one");
  const own = sidesVerdict(subject, limit, quantity, subject.unit);
  if (!isBare || !metric) return own;
  const metres = quantity.sides.every((side) => side.value < METRES) ? "m" : "cm";
  return sidesVerdict(subject, limit, quantity, metres) === own ? own : "undecided";
}
/**
 * Sides and area of an opening or a room; a size that is only large enough when it is turned is undecided.
 * @param bare the unit of sides that name none
 */
function sidesVerdict(
  { sides, unit, anyWay }: Subject,
  { least = 0, orNarrow }: Limit,
  quantity: Extract<Quantity, { kind: "size" }>,
  bare: Unit,
): Verdict {
  if (!sides) return "undecided";
  const [first = 0, second = 0] = quantity.sides.map((side) =>
    convert(side.value, side.unit === "one" ? bare : side.unit, unit),
  );
  const [small, large] = [Math.min(first, second), Math.max(first, second)];
  const isNarrow =
    orNarrow !== undefined && small >= orNarrow[0] - SLACK && first * second >= orNarrow[1] * (1 - SLACK);
  const isSmall =
    first * second < least * (1 - SLACK) || small < sides[0] - SLACK || large < sides[1] - SLACK;
  if (isSmall && !isNarrow) return "fail";
  if (large > sides[1] * PLAUSIBLE) return "undecided";
  return anyWay || small >= sides[1] - SLACK || sides[0] === sides[1] ? "pass" : "undecided";
}

/** A number, or what lies beyond or short of it, against one limit. */
function reached({ least, most, below }: Limit, value: number, reach: Reach, grey: number): Verdict {
  const top = most ?? below;
  const isOver =
    (most !== undefined && value > most * (1 + SLACK)) ||
    (below !== undefined && value >= below * (1 - SLACK));
  const isUnder = least !== undefined && value < least * (1 - SLACK);
  switch (reach) {
    case "over":
      if (top !== undefined) return value >= top * (1 - SLACK) ? "fail" : "undecided";
      return isUnder ? "undecided" : "pass";
    case "under":
      if (least !== undefined) return value <= least * (1 + SLACK) ? "fail" : "undecided";
      return isOver && !(below !== undefined && Math.abs(value - below) < below * SLACK)
        ? "undecided"
        : "pass";
    case "atLeast":
      if (isOver) return "fail";
      return top === undefined && !isUnder ? "pass" : "undecided";
    case "upTo":
      if (isOver || isUnder) return "fail";
      return top === undefined ? "undecided" : "pass";
    default:
      if (isOver || isUnder) {
        const away = isOver ? value - (top ?? 0) : (least ?? 0) - value;
        return grey > 0 && away <= grey ? "undecided" : "fail";
      }
      return isPlausible(value, least, top) ? "pass" : "undecided";
  }
}

const isPlausible = (value: number, least: number | undefined, top: number | undefined) =>
  top === undefined ? value <= (least ?? value) * PLAUSIBLE : value >= top / PLAUSIBLE;
