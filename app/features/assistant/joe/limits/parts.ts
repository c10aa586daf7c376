import type { Quantity } from "~/engines/formula/formula.ts";
import { convert, kindOf } from "~/engines/formula/formula.ts";
import { inLimitUnit, isInLimitUnit } from "./in-limit-unit.ts";
import type { Subject } from "./limit.ts";
import * as words from "./question-words.ts";
import { type Amount, firstMatch, isPropertyWord, wordsIn } from "./said-of.ts";

/** The amounts of a clause by what they are for one subject. */
export interface Parts {
  main: Amount[];
  by?: number;
  wood?: Quantity;
  /** What else the question says it must reach, in the unit of the limits. */
  least?: number;
}

/** Which amounts of a clause are held, which say of what; nothing when one of them fits nowhere. */
export function partsOf(
  subject: Subject,
  clause: readonly Amount[],
  leavesAside: boolean,
): Parts | undefined {
  const main: Amount[] = [];
  let by: number | undefined;
  let wood: Quantity | undefined;
  let least: number | undefined;
  for (const amount of clause) {
    const { quantity } = amount;
    if (subject.share && quantity.kind === "size") {
      wood = quantity;
      continue;
    }
    if (subject.by && by === undefined) {
      const value = byAmount(subject, amount, clause.length);
      if (value !== undefined) {
        by = value;
        continue;
      }
    }
    if (isBeside(subject.atLeastSaid, amount)) {
      least = inLimitUnit(subject, amount)[0];
      continue;
    }
    const isCut = subject.share && (quantity.kind === "length" || quantity.kind === "count");
    if (isCut || isInLimitUnit(subject, amount, wood)) main.push(amount);
    // What is of another kind of measure says of where and how; what the limit goes by is read above.
    else if (isBeyond(subject, amount)) return undefined;
    // 120/240 V says which panel it is.
    else if (quantity.kind === "voltage" && kindOf(subject.unit) === "length") continue;
    else if (!leavesAside || !(isCircumstance(amount) || isOfOtherKind(subject, amount))) return undefined;
  }
  if (main.length === 0 || (subject.by?.needed && by === undefined)) return undefined;
  const own = isRange(main) || !leavesAside ? main : main.filter((amount) => !isOfPlace(subject, amount));
  return own.length > 0 && isRange(own) ? { main: own, by, wood, least } : undefined;
}

function byAmount(
  { by, unit }: Subject,
  { quantity, before, after }: Amount,
  amounts: number,
): number | undefined {
  if (!by || quantity.kind === "slope") return undefined;
  if (quantity.kind === "size") return by.lumber ? lumberIn(quantity) : undefined;
  if (by.lumber) return undefined;
  const isGauge = quantity.kind === "gauge" && by.unit === "AWG";
  const isBare = quantity.kind === "count" && kindOf(by.unit) === "length";
  if (kindOf(quantity.unit) !== kindOf(by.unit) && !isGauge && !isBare) return undefined;
  if (quantity.kind === "gauge") return quantity.unit === "kcmil" ? undefined : quantity.value;
  // "A 1-1/4 pipe" leaves the inches out.
  if (quantity.kind === "count") {
    const beside = [wordsIn(after)[0], wordsIn(before).at(-1)];
    return beside.some((word) => word !== undefined && by.thing.test(word)) ? quantity.value : undefined;
  }
  if (kindOf(by.unit) === kindOf(unit)) {
    if (by.beside) {
      // No pipe is measured in feet.
      const isFar = by.unit === "in" && (quantity.unit === "ft" || quantity.unit === "m");
      if (isFar || quantity.unit === unit || !isRightBeside(by.thing, before, after)) return undefined;
      return convert(quantity.value, quantity.unit, by.unit);
    }
    const beside =
      new RegExp(`^\\W*(?:${by.thing.source})`, "u").test(after) || by.thing.test(before.slice(-25));
    if (amounts < 2 || !beside || quantity.unit === unit) return undefined;
  }
  return convert(quantity.value, quantity.unit, by.unit);
}

/** "3 m above grade", "a pipe of 2 in". */
const isRightBeside = (thing: RegExp, before: string, after: string) =>
  new RegExp(`^[\\s-]*(?:${thing.source})`, "u").test(after) ||
  new RegExp(`(?:${thing.source})[\\s-]*(?:(?:de|of|is|at|en|a)\\s*)?$`, "u").test(before);

function lumberIn({ sides }: Extract<Quantity, { kind: "size" }>): number | undefined {
  const [thin, deep] = sides;
  return thin && deep && sides.length === 2 ? thin.value * 100 + deep.value : undefined;
}

/** Whether a word stands right beside an amount, with little between. */
const isBeside = (thing: RegExp | undefined, { before, after }: Amount) =>
  thing !== undefined &&
  (thing.test(wordsIn(before).slice(-4).join(" ")) || thing.test(wordsIn(after)[0] ?? ""));

const isBeyond = ({ upTo }: Subject, { quantity }: Amount) =>
  upTo !== undefined &&
  quantity.kind === kindOf(upTo.unit) &&
  quantity.kind !== "gauge" &&
  convert(quantity.value, quantity.unit, upTo.unit) > upTo.most;

const isRange = (amounts: readonly Amount[]) =>
  amounts.slice(1).every(({ before }) => words.RANGE.test(before));

/** What is never held to a limit of a measure: hours, volts, spacing "16 oc", how many bends. */
export function isCircumstance({ quantity, after }: Amount): boolean {
  if (quantity.kind === "voltage" || quantity.kind === "power" || quantity.kind === "temperature")
    return true;
  return quantity.kind === "count" && words.CIRCUMSTANCE.test(after);
}

function isOfOtherKind({ unit, share, sides, property }: Subject, { quantity, after }: Amount): boolean {
  if (share || sides) return false;
  if (quantity.kind === "count") {
    const [next = ""] = wordsIn(after);
    return (
      /^\p{L}{2}/u.test(next) &&
      !words.FUNCTION_WORDS.test(next) &&
      (!isPropertyWord(next) || !property.some((each) => words.PROPERTIES[each].test(next)))
    );
  }
  return quantity.kind !== kindOf(unit);
}

/** How high or how large the place is where something stands: "a guard on a deck 4 ft up". */
function isOfPlace(subject: Subject, { quantity, before, after }: Amount): boolean {
  if (quantity.kind !== "length" && quantity.kind !== "count") return false;
  if (words.CIRCUMSTANCE.test(after) || words.PIPE_BEHIND.test(after)) return true;
  if (!subject.property.includes("spacing") && words.EVERY.test(before)) return true;
  if (!subject.property.includes("distance") && words.OFF_THE_GROUND.test(after)) return true;
  const beforeIt = before.match(words.THING_OF_MEASURE)?.[1];
  if (beforeIt && words.OTHER_THINGS.test(beforeIt)) return !subject.thing.test(before);
  const [first = "", second = ""] = wordsIn(after);
  // "90 cm en deck" is said of what stands before it.
  const next = words.FUNCTION_WORDS.test(first) ? "" : `${first} ${second}`;
  return firstMatch(words.OTHER_THINGS, next) !== undefined && !subject.thing.test(next);
}
