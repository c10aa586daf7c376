import type { Quantity } from "~/engines/formula/formula.ts";
import { late } from "~/lib/late.ts";
import type { Property, Subject } from "./limit.ts";
import { SUBJECTS } from "./limits.data.ts";
import * as words from "./question-words.ts";

/** An amount of a question with the folded text on both sides of it, up to the next amounts. */
export interface Amount {
  quantity: Quantity;
  before: string;
  after: string;
  /** Whether the question's language measures in metres where it names no unit. */
  metric?: boolean;
}

/** Between two things that have each their own number. */
const PARTED = /[,;?]|(?<!\p{L})(?:and|with|y|con)(?!\p{L})|(?<!\p{L})ו(?=[\p{L} -])/u;
const ALL_PARTED = new RegExp(PARTED.source, "gu");
const DIMENSIONS: readonly Property[] = ["height", "width", "depth", "thickness", "length"];
export const ALL_PROPERTIES = Object.keys(words.PROPERTIES) as Property[];

/** Whether a number is said of a subject: beside it, or with nothing of its own measure between. */
export function belongsTo(subject: Subject, { before, after, quantity, metric }: Amount): boolean {
  if (subject.sides || (subject.share && (quantity.kind === "length" || words.DIMENSION_BEHIND.test(after))))
    return true;
  const own = new RegExp(`${subject.thing.source}${subject.with ? `|${subject.with.source}` : ""}`, "u");
  const beside = firstMatch(subject.thing, after);
  if (
    beside !== undefined &&
    wordsIn(after.slice(0, beside)).length <= 3 &&
    !PARTED.test(after.slice(0, beside))
  ) {
    if (!PREPOSITION.test(after.slice(0, beside))) return true;
  }
  const [next = ""] = wordsIn(after);
  // "4 ft wide" is no height of a riser.
  const dimension = next === "de" ? (wordsIn(after)[1] ?? "") : next;
  const said = DIMENSIONS.filter((each) => words.PROPERTIES[each].test(dimension));
  // "Bajo" is low, and under.
  if (next !== "bajo" && said.length > 0 && !said.some((each) => subject.property.includes(each)))
    return false;
  const isSlope = quantity.kind === "slope" || quantity.kind === "percent";
  const isThing =
    (isSlope ? own : subject.thing).test(wordsIn(after).slice(0, 2).join(" ")) ||
    Boolean(subject.also?.test(next));
  const isUnknown =
    !subject.counted?.test(after) &&
    /^[a-z]/.test(next) &&
    !words.FUNCTION_WORDS.test(next) &&
    !isPropertyWord(next);
  // "A 30 in catwalk" is a catwalk of 30 in; "a riser of 7.9 in flies" is none of a fly.
  if (
    isUnknown &&
    !isThing &&
    ((metric ? SPANISH_ARTICLE : ARTICLE).test(before) || !namesIt(subject, before))
  )
    return false;
  // A Hebrew word with its preposition begins something else: "2 מטר בחדר שינה".
  if (words.OTHER_THINGS.test(next) && !isThing && !/^[בלמשוכ]/.test(next)) return false;
  const last = lastEnd(everyThing(), before);
  if (last > 0) {
    const ownEnd = lastEnd(new RegExp(own, "gu"), before);
    // "A footing for the deck", "יסוד לדק": what the other thing is named for.
    return ownEnd >= last || (ownEnd > 0 && isNamedFor(before.slice(ownEnd, last)));
  }
  // Nothing is named before it: the first thing behind it is what it is of.
  const other = firstMatch(words.OTHER_THINGS, after);
  const its = firstMatch(own, after);
  return other === undefined || (its !== undefined && its <= other);
}

/** Whether the words before a number name the thing, or its measure: "con pendiente de 1/8". */
const namesIt = ({ thing, property }: Subject, before: string) =>
  thing.test(before) || property.some((each) => words.PROPERTIES[each].test(before));
/** Spanish "a" is no article: "pasamanos a 1 metro". */
const SPANISH_ARTICLE = /(?<!\p{L})(?:un|una|el|la|mi|este|esta) ?$/u;
const PREPOSED =
  /^ (?:(?:\p{L}+ ){0,2}(?:for|of|in|on|to|at|from|under|over|above|below|beside|between|behind|past|beyond|inside|de|del|al?|en|para|bajo|sobre|entre|desde|hasta|ante|hacia|por|enfrente|arriba|junto) |(?:\p{L}+ )?[בלמשהו]\p{L}|מעל |מתחת |מעבר |לפני |אל |בין |על |עד |של )/u;
const SAYS_MORE =
  /(?<!\p{L})(?:is|are|was|its|it's|has|have|with|and|or|but|measures?|es|son|mide|tiene|queda|esta|con|y|o|pero|היא|הוא|עם)(?!\p{L})|[,;?.]/u;
/** Whether words only say which one it is: "(a footing) for the deck", "(יסוד) לדק". */
const isNamedFor = (text: string) => text.length < 70 && PREPOSED.test(text) && !SAYS_MORE.test(text);
const ARTICLE = /(?<!\p{L})(?:a|an|the|my|our|this|that|un|una|el|la|mi|este|esta) ?$/u;
const PREPOSITION =
  /(?<!\p{L})(?:on|in|for|from|above|below|to|of|at|over|under|de|en|para|sobre|desde|con|with)(?!\p{L})/u;
export const wordsIn = (text: string) => text.match(/[\p{L}\d.']+/gu) ?? [];
export const isPropertyWord = (word: string) =>
  ALL_PROPERTIES.some((property) => words.PROPERTIES[property].test(word));
export function firstMatch(pattern: RegExp, text: string): number | undefined {
  const at = text.search(pattern);
  return at < 0 ? undefined : at;
}

/** Where the last match in a text ends; 0 where there is none. */
function lastEnd(pattern: RegExp, text: string): number {
  const last = [...text.matchAll(pattern)].at(-1);
  return last ? last.index + last[0].length : 0;
}
const everyThing = late(
  () =>
    new RegExp(
      // A house is what most of them stand in.
      [words.OTHER_THINGS, ...SUBJECTS.filter(({ id }) => id !== "lotLineWall").map(({ thing }) => thing)]
        .map(({ source }) => `(?:${source})`)
        .join("|"),
      "gu",
    ),
);

export const isOfPeople = ({ after, quantity }: Amount) =>
  quantity.kind === "count" && words.PEOPLE.test(after);
export const isOfAnotherThing = ({ after, quantity }: Amount) =>
  quantity.kind === "length" && words.OTHER_THINGS.test(wordsIn(after).slice(0, 3).join(" "));

/** Whether an amount stands right beside what its subject is in and not beside the subject: "a 4 ft trench". */
export function isOfItsPlace({ also }: Subject, { before, after }: Amount): boolean {
  if (!also) return false;
  const isBehindIt = new RegExp(`(?:${also.source})\\W*(?:de|of|is|at)?\\W*$`, "u").test(before);
  return isBehindIt || also.test(wordsIn(after)[0] ?? "");
}

/** What stands behind a number says rather where: "שלח 25 במדרגות". */
const BEHIND = 2;

/** How many signs lie between an amount and the word for its subject; without one beside it, as far as can be. */
export function gapBetween({ thing }: Subject, { before, after }: Amount): number {
  const all = [...before.matchAll(new RegExp(thing.source, "gu"))];
  const ends = all.map(({ index, 0: { length } }) => index + length);
  // What the rest of the words is said of stands before what those words name.
  const head = ends.findIndex((end) => isNamedFor(before.slice(end).trimEnd()));
  const start = all[head]?.index;
  if (start !== undefined) return start / 1000;
  const last = ends.at(-1) ?? 0;
  const next = firstMatch(thing, after);
  return Math.min(last > 0 ? before.length - last : Infinity, next === undefined ? Infinity : next + BEHIND);
}

/** How many signs lie between an amount and the nearest word of a subject's measure. */
export function measureGap({ property }: Subject, amount: Amount): number {
  const before = amount.before.split(ALL_PARTED).at(-1) ?? "";
  const after = amount.after.split(ALL_PARTED)[0] ?? "";
  const gaps = property.map((each) => {
    const last = lastEnd(new RegExp(words.PROPERTIES[each].source, "gu"), before);
    const next = firstMatch(words.PROPERTIES[each], after);
    return Math.min(last > 0 ? before.length - last : Infinity, next ?? Infinity);
  });
  return Math.min(...gaps);
}

/** The words around a number as far as its clause goes. */
export const withinClause = (before: string, after: string): string =>
  `${before.split(ALL_PARTED).at(-1) ?? ""} ${after.split(ALL_PARTED)[0] ?? ""}`;

/** Whether the words around a number name a thing, up to where the next thing begins. */
export const isNamedBeside = ({ thing }: Subject, { before, after }: Amount): boolean =>
  thing.test(before) || thing.test(after.split(ALL_PARTED)[0] ?? "");
