import { convert, kindOf, type Quantity } from "~/engines/formula/formula.ts";
import { fold } from "~/lib/fold.ts";
import { CASES } from "./cases.data.ts";
import { DUTIES } from "./duties.data.ts";
import { inLimitUnit } from "./in-limit-unit.ts";
import type { Duty, Limit, Occupancy, Subject } from "./limit.ts";
import { SUBJECTS } from "./limits.data.ts";
import * as words from "./question-words.ts";
import {
  ALL_PROPERTIES,
  type Amount,
  belongsTo,
  firstMatch,
  isOfAnotherThing,
  isOfItsPlace,
  isOfPeople,
  isPropertyWord,
  wordsIn,
} from "./said-of.ts";
import { type Reach, reachOf, SLACK, type Verdict, verdictOf, worst } from "./verdict.ts";
import { amountsIn, inAmounts } from "./written-amounts.ts";

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

/** As many words ask for yes or no without a word that does, and as many with nothing but a question mark. */
const SHORT = 8;
const LONG_ASKED = 16;

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
  const all: { found: Held; clause: readonly Amount[] }[] = [];
  for (const clause of clauses) {
    const found = heldIn(clause, sentence, whole);
    if (found === "aside") continue;
    if (!found) return undefined;
    all.push({ found, clause });
  }
  // "A 4 ft trench with a ladder at 30 ft": one of them is the ladder's, the other is the trench's.
  const held = all
    .filter(
      ({ found: { subject }, clause }, n) =>
        !clause.every((amount) => isOfItsPlace(subject, amount)) ||
        !all.some(({ found }, other) => other !== n && found.subject === subject),
    )
    .map(({ found }) => found);
  if (held.length === 0) return undefined;
  const undecided = words.OBLIGATION.test(sentence);
  return { sense: senseOf(sentence), held: undecided ? held.map(withoutVerdict) : held };
}

/** Whether a question asks of a number if it is allowed, although no limit is held for it. */
export function asksForAVerdict(question: string): boolean {
  if (question.length > MOST_CHARACTERS) return false;
  const text = inAmounts(question);
  const folded = fold(text);
  if (words.ASKS_FOR_THE_LIMIT.test(folded) || words.OPEN_QUESTION.test(folded)) return false;
  return words.PERMISSION.test(folded) && amountsIn(text).some(({ kind }) => kind !== "count");
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
  const length = sentence.split(/\s+/).length;
  return length <= SHORT || (length <= LONG_ASKED && sentence.trimEnd().endsWith("?"));
}

/** The amounts of a sentence, each with what belongs to it: clauses are parted by commas and "and". */
function clausesOf(amounts: readonly Amount[]): Amount[][] {
  const clauses: Amount[][] = [];
  for (const [n, amount] of amounts.entries()) {
    const parted =
      n === 0 || /[,;]|(?<!\p{L})(?:and|with|y|con)(?!\p{L})|(?<!\p{L})ו(?=\p{L})/u.test(amount.before);
    const ranged = words.RANGE.test(amount.before);
    // A gauge says of what the breaker is: "breaker de 30 con alambre 12".
    if (n === 0 || (parted && !ranged && amount.quantity.kind !== "gauge")) clauses.push([amount]);
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
    const isCut = subject.share && (quantity.kind === "length" || quantity.kind === "count");
    if (inLimitUnit(subject, quantity, wood) === undefined && !isCut) return undefined;
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
    return {
      sense: without || words.NOT_NEEDED.test(sentence) ? "without" : "needs",
      duty: { duty, asked: quantity.text.trim(), limits },
    };
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
