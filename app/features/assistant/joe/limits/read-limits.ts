import { fold } from "~/lib/fold.ts";
import { withLadderSet } from "./ladder-set.ts";
import type { Duty, Limit, Subject } from "./limit.ts";
import { meant } from "./meant.ts";
import { isCircumstance, type Parts, partsOf } from "./parts.ts";
import * as words from "./question-words.ts";
import { ranked } from "./ranked.ts";
import { dutyOf } from "./read-duty.ts";
import {
  type Amount,
  belongsTo,
  gapBetween,
  isNamedBeside,
  isOfAnotherThing,
  isOfItsPlace,
  isOfPeople,
  measureGap,
  withinClause,
} from "./said-of.ts";
import { standsLow, withoutAsides } from "./set-aside.ts";
import { unreadWords, withoutAmounts } from "./understood.ts";
import { isStrange, type Verdict, verdictOf, worst } from "./verdict.ts";
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
  | {
      sense: Sense;
      held: Held[];
      duty?: undefined;
      isStanding?: boolean;
      unread?: string[];
      /** The limit itself is asked for, and no number held to it. */
      isOpen?: boolean;
    }
  | {
      sense: Sense;
      held?: undefined;
      duty: HeldDuty;
      isStanding?: boolean;
      unread?: string[];
      isOpen?: undefined;
    };

/** More of a question is a story, and its numbers are of many things. */
const MOST_CHARACTERS = 600;
const MOST_AMOUNTS = 4;
/** What a question about limits asks; nothing when it asks about none, or when it is not sure which. */
export function limitQuestionOf(question: string): LimitQuestion | undefined {
  if (question.length > MOST_CHARACTERS) return undefined;
  const text = withoutAsides(inAmounts(question));
  const whole = `${fold(text)}${peopleIn(text)}`;
  const sentences = text.split(SENTENCE_END);
  // "My risers are 8 in. Is that legal?" asks in one sentence about the number of another.
  for (const sentence of sentences.length > 1 ? [...sentences, sentences.join(", ")] : sentences) {
    const amounts = placed(sentence);
    if (amounts.length === 0 || amounts.length > MOST_AMOUNTS) continue;
    const read = readSentence(fold(sentence), amounts, whole, text);
    if (read) return asUnderstood(read, text);
  }
  return undefined;
}

/** More than two of these is a guess. */
const MOST_TOLD = 2;

/**
 * What a question that is not read as a whole may be held to: a measure that is named right beside its number, of whatever
 * sentence, and no other one as near. Its limits are told for the reader to compare; never yes or no.
 */
export function toldLimitsOf(question: string): LimitQuestion | undefined {
  if (question.length > MOST_CHARACTERS) return undefined;
  const text = withoutAsides(inAmounts(question));
  const whole = `${fold(text)}${peopleIn(text)}`;
  if (words.ASKS_FOR_THE_LIMIT.test(whole) || words.OPEN_QUESTION.test(whole)) return undefined;
  if (!asksItself(whole) && !words.ASKS_WHO_ALLOWS.test(whole)) return undefined;
  const held = new Map<string, Held>();
  for (const sentence of text.split(SENTENCE_END)) {
    for (const amount of placed(sentence)) {
      if (isOfPeople(amount)) continue;
      const [named = []] = ranked(fold(sentence), whole);
      const near = named.flatMap((subject) => {
        const parts = partsOf(subject, [amount], false);
        if (!parts?.main.every((each) => belongsTo(subject, each) && isNamedBeside(subject, each))) return [];
        if (isStrange(subject, amount, parts.wood)) return [];
        const found = hold(subject, parts, whole);
        return found ? [found] : [];
      });
      const [only, other] = near;
      if (only && !other && !held.has(only.subject.id)) held.set(only.subject.id, withoutVerdict(only));
    }
  }
  if (held.size === 0 || held.size > MOST_TOLD) return undefined;
  const told = [...held.values()];
  // A word that nothing accounts for may name another measure ("a deck at the edge"): then nothing is told.
  const unread = unreadWords(
    withoutAmounts(text),
    told.map(({ subject }) => subject),
  );
  return unread.length === 0 ? { sense: "may", held: told } : undefined;
}

/** Asked in the middle or at the end too: "…, whats the least". */
const ASKS_OPENLY = [words.ASKS_FOR_THE_LIMIT, words.OPEN_QUESTION, /\b(?:whats|least|most)\b/];

/**
 * What a question without a number asks the limit of ("centre of the toilet to the wall, what's the least"): only where
 * every word of it is the measure's own, and of one measure alone.
 */
export function openLimitOf(question: string): LimitQuestion | undefined {
  if (question.length > MOST_CHARACTERS) return undefined;
  const text = withoutAsides(inAmounts(question));
  if (amountsIn(text).length > 0) return undefined;
  const whole = fold(text);
  if (!ASKS_OPENLY.some((pattern) => pattern.test(whole))) return undefined;
  const understood = ranked(whole, whole).map((tier) =>
    tier.filter((subject) => unreadWords(text, [subject]).length === 0),
  );
  const [subject, other] = understood.find((tier) => tier.length > 0) ?? [];
  if (!subject || other || subject.by) return undefined;
  const limits = meant(subject.limits, whole);
  if (limits.length === 0) return undefined;
  const held = limits.map((limit) => ({ limit, verdict: "undecided" as const }));
  return { sense: "may", held: [{ subject, asked: "", limits: held }], isOpen: true };
}

/** Yes or no is for what is understood whole: with a word of it left over, only the limits are told. */
function asUnderstood(read: LimitQuestion, question: string): LimitQuestion {
  const text = withoutAmounts(question);
  if (read.duty) {
    const { duty, limits } = read.duty;
    if (limits.every(({ verdict }) => verdict !== "unneeded")) return read;
    const unread = unreadWords(text, [duty]);
    if (unread.length === 0) return read;
    return {
      ...read,
      duty: { ...read.duty, limits: limits.map(({ limit }) => ({ limit, verdict: "undecided" })) },
      unread,
    };
  }
  const unread = unreadWords(
    text,
    read.held.map(({ subject }) => subject),
  );
  if (unread.length > 0) return { ...read, held: read.held.map(withoutVerdict), unread };
  const isUnneeded = read.held.some(({ subject }) => subject.id === "guard") && standsLow(question);
  return isUnneeded ? { ...read, held: read.held.map(withoutVerdict) } : read;
}

/** Whether a number is held to a limit, and every word of the question is accounted for. */
export const isWhole = (limit: LimitQuestion | undefined): boolean =>
  limit?.held !== undefined &&
  !limit.unread &&
  limit.held.every(({ limits }) => limits.every(({ verdict }) => verdict !== "undecided"));

/** A statement of as many words is held to its limit without a word that asks, and one of as many with a question mark. */
const SHORT = 18;
const LONG_ASKED = 30;

const SENTENCE_END = /(?<=[?!])\s+|(?<=\p{L}\p{L}|\d)\.\s+|\n+/u;

/** Limits that go by the number of people tell fifty and more from fewer. */
function peopleIn(text: string): string {
  const people = placed(text).find(
    ({ quantity, after }) => quantity.kind === "count" && words.PEOPLE.test(after),
  );
  if (people?.quantity.kind !== "count") return "";
  return people.quantity.value >= 50 ? " (50 or more)" : " (fewer than 50)";
}

/** Hebrew, and Spanish by its commonest words: where no unit is named, metres may be meant. */
const METRIC = /[\u0590-\u05ff]|(?<!\p{L})(?:de|el|la|los|las|una?|con|para|pa|esta|en)(?!\p{L})/iu;

function placed(sentence: string): Amount[] {
  const more = sentence.search(words.OR_MORE);
  // "… or does it have to be 24": that one is not asked about.
  const quantities = amountsIn(sentence).filter(({ start }) => more <= 0 || start < more);
  return quantities.map((quantity, n) => ({
    quantity,
    before: fold(sentence.slice(quantities[n - 1]?.end ?? 0, quantity.start)),
    after: fold(sentence.slice(quantity.end, quantities[n + 1]?.start)),
    metric: METRIC.test(sentence),
  }));
}

function readSentence(
  sentence: string,
  amounts: readonly Amount[],
  whole: string,
  question: string,
): LimitQuestion | undefined {
  const duty = dutyOf(sentence, amounts, whole);
  if (duty) return duty;
  if (!asksYesOrNo(sentence, whole)) return undefined;
  const said = withLadderSet(
    sentence,
    amounts.filter((amount) => !isOfPeople(amount)),
  );
  const clauses = clausesOf(said);
  // What is parted by a comma may still be one thing: "on a 3 in pipe, 1/8 per foot".
  const all = heldApart(clauses, sentence, whole, question) ?? heldApart([said], sentence, whole, question);
  if (!all) return undefined;
  // "A 4 ft trench with a ladder at 30 ft": one of them is the ladder's, the other is the trench's.
  const held = all
    .filter(
      ({ found: { subject }, clause }, n) =>
        !clause.every((amount) => isOfItsPlace(subject, amount)) ||
        !all.some(({ found }, other) => other !== n && found.subject === subject),
    )
    .map(({ found }) => found);
  if (held.length === 0) return undefined;
  // "36 wide landing, 34 wide door": of two numbers of one thing, one may be of another.
  const isTwice = all.some(({ found, clause }, n) =>
    all.some(
      (other, at) =>
        at !== n &&
        other.found.subject.id === found.subject.id &&
        !(isAlike(other.found, found) && clause.every((amount) => isNamedBeside(found.subject, amount))),
    ),
  );
  const undecided = isTwice || words.OBLIGATION.test(sentence.replace(words.OR_MORE, ""));
  return {
    sense: senseOf(sentence, whole),
    held: undecided ? held.map(withoutVerdict) : held,
    isStanding: words.STANDING.test(whole),
  };
}

/** Every clause held to its limit; nothing when one of them is of nothing that is known. */
function heldApart(
  clauses: readonly (readonly Amount[])[],
  sentence: string,
  whole: string,
  question: string,
) {
  const all: { found: Held; clause: readonly Amount[] }[] = [];
  for (const clause of clauses) {
    const found = heldIn(clause, sentence, whole, clauses.length > 1, question);
    if (found === "aside") continue;
    if (!found) return undefined;
    all.push({ found, clause });
  }
  return all;
}

/** Whether a question asks of a number if it is allowed, although no limit is held for it. */
export function asksForAVerdict(question: string): boolean {
  if (question.length > MOST_CHARACTERS) return false;
  const text = inAmounts(question);
  const folded = fold(text);
  if (words.ASKS_FOR_THE_LIMIT.test(folded) || words.OPEN_QUESTION.test(folded)) return false;
  const asks = words.PERMISSION.test(folded) || words.TAG.test(folded);
  return asks && amountsIn(text).some(({ kind }) => kind !== "count");
}

const withoutVerdict = (held: Held): Held => ({
  ...held,
  limits: held.limits.map(({ limit }) => ({ limit, verdict: "undecided" })),
});

function senseOf(part: string, whole: string): Sense {
  const sentence = asksItself(part) ? part : whole;
  if (words.BOTH_WAYS.test(sentence) || words.OPEN_QUESTION.test(sentence)) return "may";
  if (words.TOO_MUCH.test(sentence)) return "tooMuch";
  if (words.TOO_LITTLE.test(sentence)) return "tooLittle";
  return words.BREAKS.test(sentence) ? "breaks" : "may";
}

const asksItself = (sentence: string) =>
  [words.PERMISSION, words.YES_OR_NO, words.TAG].some((pattern) => pattern.test(sentence));

function asksYesOrNo(sentence: string, whole: string): boolean {
  if (words.ASKS_FOR_THE_LIMIT.test(sentence)) return false;
  if (words.ASKS_WHO_ALLOWS.test(sentence)) return true;
  if (words.OPEN_QUESTION.test(sentence)) return false;
  if (asksItself(sentence)) return true;
  // "Footing 20 in wide, 10 in deep. How many yards?" asks for something else.
  if (words.ASKS_FOR_THE_LIMIT.test(whole) || words.OPEN_QUESTION.test(whole)) return false;
  // "9 inch risers?" with nothing else asks the same.
  const length = sentence.split(/\s+/).length;
  const isEnough = sentence.trimEnd().endsWith("?") || words.CLEAR_BEFORE.test(sentence);
  return length <= SHORT || (length <= LONG_ASKED && isEnough);
}

/** The amounts of a sentence, each with what belongs to it: clauses are parted by commas and "and". */
function clausesOf(amounts: readonly Amount[]): Amount[][] {
  const clauses: Amount[][] = [];
  for (const [n, amount] of amounts.entries()) {
    const parted =
      n === 0 || /[,;]|(?<!\p{L})(?:and|with|y|con)(?!\p{L})|(?<!\p{L})ו(?=[\p{L} -])/u.test(amount.before);
    const ranged = words.RANGE.test(amount.before);
    // A gauge says of what the breaker is: "breaker de 30 con alambre 12".
    if (n === 0 || (parted && !ranged && amount.quantity.kind !== "gauge")) clauses.push([amount]);
    else clauses.at(-1)?.push(amount);
  }
  return clauses;
}

/** One clause held to the limit it is about; `aside` when its number is of another thing. */
function heldIn(
  clause: readonly Amount[],
  sentence: string,
  whole: string,
  isOneOfMany: boolean,
  question: string,
): Held | "aside" | undefined {
  const tiers = ranked(sentence, whole);
  const text = withoutAmounts(question);
  const asks = asksItself(whole) || words.ASKS_WHO_ALLOWS.test(whole);
  // What uses every amount comes before what leaves one aside, which only a question in words may.
  for (const leavesAside of asks ? [false, true] : [false]) {
    const found = tiers.flatMap((tier, rank) =>
      tier.flatMap((subject) => {
        const parts = partsOf(subject, clause, leavesAside);
        if (!parts?.main.every((amount) => belongsTo(subject, amount))) return [];
        if (isOneOfMany && parts.main.some((amount) => isOfWhatFollows(subject, amount, sentence))) return [];
        const gap = Math.min(...parts.main.map((amount) => gapBetween(subject, amount)));
        const strange = parts.main.some((amount) => isStrange(subject, amount, parts.wood));
        const measure = Math.min(...parts.main.map((amount) => measureGap(subject, amount)));
        // Of several numbers each is of the measure that is named beside it.
        const isNamed = rank === 0 && (!isOneOfMany || measure < Infinity);
        const held = hold(subject, parts, whole);
        const unread = unreadWords(text, [subject]).length;
        // "15 from the centre of the toilet, 24 in front": each is of what is said beside it.
        const beside = isOneOfMany && subject.also ? Number(!isSaidBeside(subject.also, parts.main)) : 0.5;
        const order = [unread, Number(strange), Number(!isNamed), isNamed ? measure : 0, beside, gap];
        return held ? [{ subject, held, order }] : [];
      }),
    );
    const [best, next] = found.sort(({ order: a }, { order: b }) => compare(a, b));
    if (!best) continue;
    const isSure = !next || compare(best.order, next.order) < 0 || next.subject.id === best.subject.id;
    return isSure || isAlike(best.held, next.held) ? best.held : undefined;
  }
  return clause.every((amount) => isOfAnotherThing(amount) || isCircumstance(amount)) ? "aside" : undefined;
}

const isSaidBeside = (also: RegExp, amounts: readonly Amount[]): boolean =>
  amounts.some(({ before, after }) => also.test(withinClause(before, after)));

/** Whether a thing is named only behind the words around a number: it has a number of its own there. */
const isOfWhatFollows = (subject: Subject, amount: Amount, sentence: string) =>
  !isNamedBeside(subject, amount) &&
  sentence.search(subject.thing) > sentence.indexOf(fold(amount.quantity.text));

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((each, n) => each !== b[n]);
  return at < 0 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1;
}

/** Of two things that a number may be of alike, one verdict holds only where it is the other's too. */
const isAlike = (one: Held, other: Held) =>
  worst(one.limits.map(({ verdict }) => verdict)) === worst(other.limits.map(({ verdict }) => verdict));

/** A limit that has to reach what the question says besides. */
const reaching = (limit: Limit, least: number | undefined): Limit =>
  least === undefined || least <= (limit.least ?? 0) ? limit : { ...limit, least, neverEnough: undefined };

function hold(subject: Subject, { main, by, wood, least }: Parts, whole: string): Held | undefined {
  let limits = meant(subject.limits, whole).map((limit) => reaching(limit, least));
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
