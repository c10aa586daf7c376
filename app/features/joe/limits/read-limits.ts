import { STUD_WIDTHS } from "~/engines/drawing/check/limits.ts";
import type { Quantity } from "~/engines/formula/quantity/quantity.ts";
import { convert, kindOf, type Unit } from "~/engines/formula/quantity/units.ts";
import { fold } from "~/lib/fold.ts";
import { CASES } from "./cases.data.ts";
import { DUTIES } from "./duties.data.ts";
import type { Duty, Limit, Occupancy, Property, Subject } from "./limit.ts";
import { SUBJECTS } from "./limits.data.ts";
import * as words from "./question-words.ts";
import { amountsIn, inAmounts } from "./written-amounts.ts";

/** How a number stands to a limit. Undecided is no yes. */
export type Verdict = "pass" | "fail" | "undecided";

/** A number of a question held to every limit it may be meant for. */
export interface Held {
  subject: Subject;
  /** As the question writes it. */
  asked: string;
  limits: readonly { limit: Limit; verdict: Verdict }[];
}

export interface HeldDuty {
  duty: Duty;
  asked: string;
  limits: readonly { limit: Duty["limits"][number]; verdict: "needed" | "unneeded" | "undecided" }[];
}

/** What yes means: that it may be so, that it breaks the rule, or is too much or too little for it. */
export type Sense = "may" | "breaks" | "tooMuch" | "tooLittle" | "needs" | "without";

export type LimitQuestion =
  | { sense: Sense; held: Held[]; duty?: undefined }
  | { sense: Sense; duty: HeldDuty };

/** More of a question is a story, and its numbers are of many things. */
const MOST_CHARACTERS = 600;
const MOST_AMOUNTS = 4;
/** A number this many times its limit on the allowed side is likelier of another thing, or misread. */
const PLAUSIBLE = 8;
const SLACK = 1e-6;

interface Amount {
  quantity: Quantity;
  /** Folded text on both sides, up to the next amounts. */
  before: string;
  after: string;
}

type Reach = "exact" | "over" | "under" | "upTo" | "atLeast";

const ALL_PROPERTIES = Object.keys(words.PROPERTIES) as Property[];

/** What a question about limits asks; nothing when it asks about none, or when it is not sure which. */
export function limitQuestionOf(question: string): LimitQuestion | undefined {
  if (question.length > MOST_CHARACTERS) return undefined;
  const text = inAmounts(question);
  const whole = `${fold(text)}${peopleIn(text)}`;
  const sentences = text.split(SENTENCE_END);
  // "My risers are 8 in. Is that legal?" asks in one sentence about the number of another.
  for (const sentence of sentences.length > 1 ? [...sentences, sentences.join(", ")] : sentences) {
    const amounts = placed(sentence);
    if (amounts.length === 0 || amounts.length > MOST_AMOUNTS) continue;
    const read = readSentence(fold(sentence), amounts, whole);
    if (read) return read;
  }
  return undefined;
}

const SENTENCE_END = /(?<=[?!])\s+|(?<=\p{L}\p{L}|\d)\.\s+|\n+/u;

/** Limits that go by the number of people tell fifty and more from fewer. */
function peopleIn(text: string): string {
  const people = placed(text).find(
    ({ quantity, after }) => quantity.kind === "count" && words.PEOPLE.test(after),
  );
  if (people?.quantity.kind !== "count") return "";
  return people.quantity.value >= 50 ? " (50 or more)" : " (fewer than 50)";
}

function placed(sentence: string): Amount[] {
  const quantities = amountsIn(sentence);
  return quantities.map((quantity, n) => ({
    quantity,
    before: fold(sentence.slice(quantities[n - 1]?.end ?? 0, quantity.start)),
    after: fold(sentence.slice(quantity.end, quantities[n + 1]?.start)),
  }));
}

function readSentence(
  sentence: string,
  amounts: readonly Amount[],
  whole: string,
): LimitQuestion | undefined {
  const duty = dutyOf(sentence, amounts, whole);
  if (duty) return duty;
  if (!asksYesOrNo(sentence)) return undefined;
  const clauses = clausesOf(amounts.filter((amount) => !isOfPeople(amount)));
  const held: Held[] = [];
  for (const clause of clauses) {
    const found = heldIn(clause, sentence, whole);
    if (found === "aside") continue;
    if (!found) return undefined;
    held.push(found);
  }
  if (held.length === 0) return undefined;
  const undecided = words.OBLIGATION.test(sentence);
  return { sense: senseOf(sentence), held: undecided ? held.map(withoutVerdict) : held };
}

const withoutVerdict = (held: Held): Held => ({
  ...held,
  limits: held.limits.map(({ limit }) => ({ limit, verdict: "undecided" })),
});

function senseOf(sentence: string): Sense {
  if (words.TOO_MUCH.test(sentence)) return "tooMuch";
  if (words.TOO_LITTLE.test(sentence)) return "tooLittle";
  return words.BREAKS.test(sentence) ? "breaks" : "may";
}

function asksYesOrNo(sentence: string): boolean {
  if (words.ASKS_FOR_THE_LIMIT.test(sentence)) return false;
  if (words.ASKS_WHO_ALLOWS.test(sentence)) return true;
  if (words.OPEN_QUESTION.test(sentence)) return false;
  if (words.PERMISSION.test(sentence) || words.YES_OR_NO.test(sentence)) return true;
  // "9 inch risers?" with nothing else asks the same.
  return sentence.split(/\s+/).length <= 8;
}

/** The amounts of a sentence, each with what belongs to it: clauses are parted by commas and "and". */
function clausesOf(amounts: readonly Amount[]): Amount[][] {
  const clauses: Amount[][] = [];
  for (const [n, amount] of amounts.entries()) {
    const parted =
      n === 0 || /[,;]|(?<!\p{L})(?:and|with|y|con)(?!\p{L})|(?<!\p{L})ו(?=\p{L})/u.test(amount.before);
    const ranged = words.RANGE.test(amount.before);
    if (parted && !ranged) clauses.push([amount]);
    else clauses.at(-1)?.push(amount);
  }
  return clauses;
}

/** One clause held to the limit it is about; `aside` when its number is of another thing. */
function heldIn(clause: readonly Amount[], sentence: string, whole: string): Held | "aside" | undefined {
  for (const subject of ranked(sentence, whole)) {
    const parts = partsOf(subject, clause);
    if (!parts) continue;
    const { main, by, wood } = parts;
    if (!main.every((amount) => belongsTo(subject, amount))) continue;
    return hold(subject, main, by, wood, whole);
  }
  return clause.every(isOfAnotherThing) ? "aside" : undefined;
}

/** Subjects that a sentence speaks of, those whose property it names before those that need none named. */
function ranked(sentence: string, whole: string): Subject[] {
  const named = ALL_PROPERTIES.filter((property) => words.PROPERTIES[property].test(sentence));
  const spoken = SUBJECTS.filter(
    ({ thing, also, not }) =>
      (thing.test(sentence) ||
        (thing.test(whole) && !SUBJECTS.some((other) => other.thing.test(sentence)))) &&
      (also?.test(whole) ?? true) &&
      !not?.test(whole),
  );
  const exact = spoken.filter(({ property }) => property.some((each) => named.includes(each)));
  const rest = spoken.filter((subject) => subject.unsaid && !exact.includes(subject));
  return [...exact, ...rest];
}

interface Parts {
  main: Amount[];
  by?: number;
  wood?: Quantity;
}

/** Which amounts of a clause are held, which say of what; nothing when one of them fits nowhere. */
function partsOf(subject: Subject, clause: readonly Amount[]): Parts | undefined {
  const main: Amount[] = [];
  let by: number | undefined;
  let wood: Quantity | undefined;
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
    if (inLimitUnit(subject, quantity, wood) === undefined && !(subject.share && quantity.kind === "length"))
      return undefined;
    main.push(amount);
  }
  if (main.length === 0 || (subject.by?.needed && by === undefined)) return undefined;
  if (main.length > 1 && !main.slice(1).every(({ before }) => words.RANGE.test(before))) return undefined;
  return { main, by, wood };
}

function byAmount(
  { by, unit }: Subject,
  { quantity, before, after }: Amount,
  amounts: number,
): number | undefined {
  if (!by || quantity.kind === "size" || quantity.kind === "slope") return undefined;
  const isGauge = quantity.kind === "gauge" && by.unit === "AWG";
  const isBare = quantity.kind === "count" && kindOf(by.unit) === "length";
  if (kindOf(quantity.unit) !== kindOf(by.unit) && !isGauge && !isBare) return undefined;
  if (quantity.kind === "gauge") return quantity.unit === "kcmil" ? undefined : quantity.value;
  // "A 1-1/4 pipe" leaves the inches out.
  if (quantity.kind === "count") return by.thing.test(wordsIn(after)[0] ?? "") ? quantity.value : undefined;
  if (kindOf(by.unit) === kindOf(unit)) {
    const beside =
      new RegExp(`^\\W*(?:${by.thing.source})`, "u").test(after) || by.thing.test(before.slice(-25));
    if (amounts < 2 || !beside || quantity.unit === unit) return undefined;
  }
  return convert(quantity.value, quantity.unit, by.unit);
}

/** An amount in the unit of a subject's limits. */
function inLimitUnit(subject: Subject, quantity: Quantity, wood?: Quantity): number | undefined {
  const { unit, sides, share } = subject;
  if (quantity.kind === "gauge") return undefined;
  if (sides) return quantity.kind === "size" && quantity.sides.length === 2 ? 0 : undefined;
  if (quantity.kind === "size") return undefined;
  if (share && quantity.kind === "length")
    return wood ? shareOf(quantity.value, quantity.unit, wood) : undefined;
  if (kindOf(unit) === "slope") return slopeOf(subject, quantity);
  if (quantity.kind === kindOf(unit)) return convert(quantity.value, quantity.unit, unit);
  if (quantity.kind === "count" && unit !== "pct" && unit !== "ratio") return bareIn(subject, quantity.value);
  return undefined;
}

function slopeOf({ asWritten, id }: Subject, quantity: Quantity): number | undefined {
  if (quantity.kind === "percent") return asWritten ? undefined : quantity.value / 100;
  if (quantity.kind !== "slope") return undefined;
  if (asWritten) return quantity.value;
  // Whichever way it is written, a ramp of 12:1 is not twelve times as high as it is long.
  return quantity.value > 1 && id !== "shingleSlope" ? 1 / quantity.value : quantity.value;
}

/** A bare number is in the unit that makes it such a thing: "guard 36" in inches, "ceiling 7" in feet. */
function bareIn({ unit, limits }: Subject, value: number): number | undefined {
  const bound = Math.max(...limits.map(({ least, most, below }) => most ?? below ?? least ?? 0));
  const units: Unit[] = kindOf(unit) === "length" ? [unit, unit === "in" ? "ft" : "in"] : [unit];
  for (const each of units) {
    const converted = each === unit ? value : convert(value, each, unit);
    if (unit === "one" || (converted >= bound / 3 && converted <= bound * 3)) return converted;
  }
  return undefined;
}

/** How much of a piece of wood a cut takes, in percent of its dressed depth. */
function shareOf(value: number, unit: Unit, wood: Quantity): number | undefined {
  if (wood.kind !== "size") return undefined;
  const [thin, deep] = wood.sides;
  if (!thin || !deep || thin.unit !== "one" || deep.unit !== "one") return undefined;
  const dressed =
    STUD_WIDTHS[`${thin.value}x${deep.value}`] ?? (deep.value > 6 ? deep.value - 0.75 : deep.value - 0.5);
  return (convert(value, unit, "in") / dressed) * 100;
}

/** Whether a number is said of a subject: beside it, or with nothing of its own measure between. */
function belongsTo(subject: Subject, { before, after, quantity }: Amount): boolean {
  if (subject.sides || (subject.share && quantity.kind === "length")) return true;
  const own = new RegExp(`${subject.thing.source}${subject.with ? `|${subject.with.source}` : ""}`, "u");
  const beside = firstMatch(subject.thing, after);
  if (
    beside !== undefined &&
    wordsIn(after.slice(0, beside)).length <= 3 &&
    !/[,;?]/.test(after.slice(0, beside))
  ) {
    if (!PREPOSITION.test(after.slice(0, beside))) return true;
  }
  const [next = ""] = wordsIn(after);
  const isSlope = quantity.kind === "slope" || quantity.kind === "percent";
  const isThing = (isSlope ? own : subject.thing).test(next) || Boolean(subject.also?.test(next));
  const isUnknown = /^[a-z]/.test(next) && !words.FUNCTION_WORDS.test(next) && !isPropertyWord(next);
  // "A 30 in catwalk" is a catwalk of 30 in; "a riser of 7.9 in flies" is none of a fly.
  if (isUnknown && !isThing && (ARTICLE.test(before) || !subject.thing.test(before))) return false;
  // A Hebrew word with its preposition begins something else: "2 מטר בחדר שינה".
  if (words.OTHER_THINGS.test(next) && !isThing && !/^[בלמשוכ]/.test(next)) return false;
  const last = lastEnd(EVERY_THING, before);
  if (last > 0) return lastEnd(new RegExp(own, "gu"), before) >= last;
  // Nothing is named before it: the first thing behind it is what it is of.
  const other = firstMatch(words.OTHER_THINGS, after);
  const its = firstMatch(own, after);
  return other === undefined || (its !== undefined && its <= other);
}

const ARTICLE = /(?<!\p{L})(?:a|an|the|my|our|this|that|un|una|el|la|mi|este|esta) ?$/u;
const PREPOSITION =
  /(?<!\p{L})(?:on|in|for|from|above|below|to|of|at|over|under|de|en|para|sobre|desde|con|with)(?!\p{L})/u;
const wordsIn = (text: string) => text.match(/[\p{L}\d.']+/gu) ?? [];
const isPropertyWord = (word: string) =>
  ALL_PROPERTIES.some((property) => words.PROPERTIES[property].test(word));
function firstMatch(pattern: RegExp, text: string): number | undefined {
  const at = text.search(pattern);
  return at < 0 ? undefined : at;
}

/** Where the last match in a text ends; 0 where there is none. */
function lastEnd(pattern: RegExp, text: string): number {
  const last = [...text.matchAll(pattern)].at(-1);
  return last ? last.index + last[0].length : 0;
}
const EVERY_THING = new RegExp(
  [words.OTHER_THINGS, ...SUBJECTS.map(({ thing }) => thing)].map(({ source }) => `(?:${source})`).join("|"),
  "gu",
);

const isOfPeople = ({ after, quantity }: Amount) => quantity.kind === "count" && words.PEOPLE.test(after);
const isOfAnotherThing = ({ after, quantity }: Amount) =>
  quantity.kind === "length" && words.OTHER_THINGS.test(wordsIn(after).slice(0, 3).join(" "));

function saidOccupancies(text: string): Set<Occupancy> {
  const all = Object.keys(words.OCCUPANCIES) as Occupancy[];
  return new Set(all.filter((occupancy) => words.OCCUPANCIES[occupancy].test(text)));
}

/** The limits a question may mean: of its building, of the case it names, else of those that need no naming. */
export function meant<T extends Pick<Limit, "occupancy" | "where" | "onlyWhenSaid">>(
  limits: readonly T[],
  text: string,
): T[] {
  const said = saidOccupancies(text);
  const own = limits.filter(({ occupancy }) => !occupancy || said.size === 0 || said.has(occupancy));
  const isSaid = ({ where }: T) => Boolean(where && CASES[where]?.test(text));
  return own.filter((limit) => {
    const siblings = own.filter(({ occupancy }) => occupancy === limit.occupancy);
    return siblings.some(isSaid) ? isSaid(limit) : !limit.onlyWhenSaid;
  });
}

function hold(
  subject: Subject,
  main: readonly Amount[],
  by: number | undefined,
  wood: Quantity | undefined,
  whole: string,
): Held | undefined {
  let limits = meant(subject.limits, whole);
  if (subject.by) {
    const without = limits.filter((limit) => !limit.by);
    if (by !== undefined)
      limits = limits.filter((limit) => limit.by && by > limit.by[0] && by <= limit.by[1]);
    else if (without.length > 0) limits = without;
  }
  if (limits.length === 0) return undefined;
  const asked = main.map(({ quantity }) => quantity.text.trim()).join(" – ");
  return {
    subject,
    asked: wood ? `${asked} (${wood.text.trim()})` : asked,
    limits: limits.map((limit) => ({
      limit,
      verdict: worst(main.map((amount) => verdictOf(subject, limit, amount, wood, whole))),
    })),
  };
}

function worst(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes("fail")) return "fail";
  return verdicts.includes("undecided") ? "undecided" : "pass";
}

function verdictOf(
  subject: Subject,
  limit: Limit,
  { quantity, before }: Amount,
  wood: Quantity | undefined,
  whole: string,
): Verdict {
  const value = inLimitUnit(subject, quantity, wood);
  if (value === undefined) return "undecided";
  const isClear = words.CLEAR.test(whole);
  let verdict: Verdict;
  if (quantity.kind === "size") verdict = sidesVerdict(subject, limit, quantity);
  else if (subject.leaf && !isClear) verdict = leafVerdict(subject.leaf, limit, value);
  else verdict = reached(limit, value, reachOf(before), subject.grey ?? 0);
  return verdict === "pass" && (limit.neverEnough || (subject.nominal && !isClear)) ? "undecided" : verdict;
}

function reachOf(before: string): Reach {
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

/** Sides and area of an opening or a room; a size that is only large enough when it is turned is undecided. */
function sidesVerdict({ sides, unit }: Subject, { least = 0 }: Limit, quantity: Quantity): Verdict {
  if (!sides || quantity.kind !== "size") return "undecided";
  const [first = 0, second = 0] = quantity.sides.map((side) =>
    side.unit === "one" ? side.value : convert(side.value, side.unit, unit),
  );
  const [small, large] = [Math.min(first, second), Math.max(first, second)];
  if (first * second < least * (1 - SLACK) || small < sides[0] - SLACK || large < sides[1] - SLACK)
    return "fail";
  if (large > sides[1] * PLAUSIBLE) return "undecided";
  return small >= sides[1] - SLACK || sides[0] === sides[1] ? "pass" : "undecided";
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

/** Whether something is asked for at all: "Do I need a guard on a deck 24 in high?" */
function dutyOf(sentence: string, amounts: readonly Amount[], whole: string): LimitQuestion | undefined {
  const without = words.WITHOUT.test(sentence);
  if (!without && !words.NEED.test(sentence)) return undefined;
  const open = words.OPEN_QUESTION.test(sentence) || words.ASKS_FOR_THE_LIMIT.test(sentence);
  const [amount] = amounts;
  if (!amount || amounts.length > 1 || open) return undefined;
  const { quantity, after } = amount;
  if (quantity.kind === "size" || quantity.kind === "slope" || quantity.kind === "gauge") return undefined;
  for (const duty of DUTIES) {
    if (!duty.thing.test(whole) || !(duty.also?.test(whole) ?? true) || duty.not?.test(whole)) continue;
    const kind = kindOf(duty.unit);
    if (quantity.kind !== kind) continue;
    // "Do I need a 36 in guard?" asks how high, not whether.
    const beside = firstMatch(duty.thing, after);
    const isItsOwn =
      beside !== undefined && wordsIn(after.slice(0, beside)).every(isPropertyWord) && !duty.also;
    if (isItsOwn || words.OBLIGATION_TO_BE.test(sentence)) return undefined;
    const value = convert(quantity.value, quantity.unit, duty.unit);
    const reach = reachOf(amount.before);
    const limits = meant(duty.limits, whole).map((limit) => ({
      limit,
      verdict: needVerdict(limit, value, reach),
    }));
    if (limits.length === 0) continue;
    return { sense: without ? "without" : "needs", duty: { duty, asked: quantity.text.trim(), limits } };
  }
  return undefined;
}

function needVerdict({ above, from, neverUnneeded }: Duty["limits"][number], value: number, reach: Reach) {
  const threshold = above ?? from ?? 0;
  const reachesIt = above === undefined ? value >= threshold * (1 - SLACK) : value > threshold * (1 + SLACK);
  const needed = reach === "over" ? value >= threshold * (1 - SLACK) : reach === "under" ? false : reachesIt;
  if (needed) return "needed" as const;
  const short = reach === "under" ? value <= threshold * (1 + SLACK) : reach !== "over";
  return short && !neverUnneeded ? ("unneeded" as const) : ("undecided" as const);
}
