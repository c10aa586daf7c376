import { messagesOf } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { fold } from "~/lib/fold.ts";
import { BESIDES } from "./besides.data.ts";
import { CASES } from "./cases.data.ts";
import type { Duty, Property, Subject } from "./limit.ts";
import {
  ENGLISH_ENDING,
  NEUTRAL,
  NEUTRAL_ENGLISH,
  NEUTRAL_STEMS,
  SPANISH_ENDING,
} from "./neutral-words.data.ts";
import * as words from "./question-words.ts";
import { amountsIn } from "./written-amounts.ts";

/** Stands for an amount in a text whose words are counted. */
const AMOUNT = " # ";

/**
 * The words of a question that neither what it is held to nor the way of asking accounts for. Yes or no is said only
 * where there are none: an unknown word ("cross", "landing", "temporary") may name another measure.
 */
export function unreadWords(whole: string, about: readonly (Subject | Duty)[]): string[] {
  const text = keepsPlaces(about) ? whole : withoutLandmarks(whole);
  const left = blanked(text, [...WHOLE_PHRASES, ...about.flatMap(vocabularyOf), ...ASKING]);
  return (left.match(/[\p{L}][\p{L}\p{N}'’&]*/gu) ?? []).filter((word) => !isNeutral(word, about));
}

/** The words of a question that neither these patterns nor the way of asking account for. */
export function unreadBeside(question: string, vocabulary: readonly RegExp[]): string[] {
  const own = vocabulary.filter((pattern) => isOfWords(pattern) && !pattern.source.includes(".{"));
  const left = blanked(withoutAmounts(question), [...WHOLE_PHRASES, ...own, ...ASKING]);
  return (left.match(/[\p{L}][\p{L}\p{N}'’&]*/gu) ?? []).filter((word) => !isNeutral(word, []));
}

/** What an amount is more or less than, and what it counts. */
const BEFORE = [words.OVER, words.UNDER, words.UP_TO, words.AT_LEAST];
const BEHIND = [words.DIMENSION_BEHIND, words.CIRCUMSTANCE, words.PEOPLE, words.COUNTED, words.OWN_UNIT];

/** A question folded, with a mark where each amount stood. */
export function withoutAmounts(question: string): string {
  let text = question;
  for (const { start, end } of amountsIn(question).toReversed())
    text = `${text.slice(0, start)}${AMOUNT}${text.slice(end)}`;
  return fold(text)
    .split("#")
    .map((part, n) => blanked(n > 0 ? blanked(part, BEHIND) : part, BEFORE))
    .join("#");
}

/** A pattern that looks over the whole question says nothing of single words. */
const isOfWords = ({ source }: RegExp) => !source.startsWith("^") && !source.includes(".*");

function vocabularyOf(about: Subject | Duty): RegExp[] {
  const limits: readonly { where?: keyof typeof CASES }[] = about.limits;
  const own = [
    about.thing,
    about.also,
    BESIDES[about.id],
    ...limits.map(({ where }) => where && CASES[where]),
  ];
  if ("property" in about) {
    own.push(about.with, about.by?.thing, about.atLeastSaid, about.counted);
    own.push(...about.property.map((property) => words.PROPERTIES[property]));
  } else own.push(words.PROPERTIES.height, words.PROPERTIES.depth, words.PROPERTIES.distance, words.STEPS);
  return own.filter((pattern) => pattern !== undefined).filter(isOfWords);
}

/** Read before single words, which would tear them. */
const WHOLE_PHRASES = [words.PLAIN_PHRASES, words.TOO_MUCH, words.TOO_LITTLE, words.BREAKS];
const ASKING = [
  words.PERMISSION,
  words.TAG,
  words.NEED,
  words.OBLIGATION,
  words.STANDING,
  ...Object.values(words.OCCUPANCIES),
];

const blanked = (text: string, patterns: readonly RegExp[]) =>
  patterns.reduce((rest, { source }) => rest.replace(new RegExp(source, "gu"), " "), text);

/** What a thing stands at, and no part of its measure: "above the handrail", "junto al tablero", "ליד הלוח". */
const PLACE = `(?:${words.OTHER_THINGS.source}|${words.PLACES.source})`;
const ARTICLE = `(?:(?:${words.ARTICLES.source}) )?`;
const CHAIN = `(?: (?:of|in|del?|של) ${ARTICLE}${PLACE}| ${PLACE})*`;
const LANDMARK = new RegExp(
  `(?:(?<!# {0,2})|(?=(?:under|in|on|at|en|bajo|debajo)(?!\\p{L})))(?<!\\p{L})(?:${words.AT_A_PLACE.source}) ${ARTICLE}(?:[\\p{L}-]+ )??${PLACE}${CHAIN}`,
  "gu",
);
const BESIDE = new RegExp(`(?<!\\p{L})(?:${words.BESIDE_A_PLACE.source}) ${ARTICLE}${PLACE}`, "gu");
/** What its own number is measured from is part of the measure, unless that is the ground. */
const FROM_THE_GROUND = new RegExp(
  `(?<=# {0,2}(?:in )?)(?:(?:up )?(?:above|over|off|from)|of|to|(?:arriba|encima) del?|sobre|desde|del?|al?|מעל|מה?) ?${ARTICLE}(?:[\\p{L}-]+ )??(?:${words.GROUND.source})`,
  "gu",
);

/** A text without what something stands above, below or beside. */
export const withoutNeighbours = (text: string): string => text.replace(BESIDE, " ");

const withoutLandmarks = (text: string): string => text.replace(FROM_THE_GROUND, " ").replace(LANDMARK, " ");

function isNeutral(word: string, about: readonly (Subject | Duty)[]): boolean {
  const plain = word.replace(/['’]$/, "").replaceAll("’", "'");
  if (about.some(({ id }) => namesOf(id).has(plain))) return true;
  if (isOfWays(about) && words.MATERIALS.test(plain)) return true;
  return /[\u0590-\u05ff]/.test(plain) ? isNeutralHebrew(plain) : isNeutralLatin(plain);
}

const NAMES = new Map<string, ReadonlySet<string>>();

/** The words by which the answers themselves name it. */
function namesOf(id: Subject["id"] | Duty["id"]): ReadonlySet<string> {
  const known = NAMES.get(id);
  if (known) return known;
  const all = LANGUAGES.map((language) => {
    const { subjects, duties } = messagesOf(language, "joe-limits") as Record<string, Record<string, string>>;
    return { ...subjects, ...duties }[id];
  });
  const names = new Set(fold(all.join(" ")).match(/\p{L}{2,}/gu));
  NAMES.set(id, names);
  return names;
}

function isNeutralHebrew(word: string): boolean {
  if (word.length < 3 || NEUTRAL.has(word)) return true;
  return /^[והבלמשכ]/.test(word) && isNeutralHebrew(word.slice(1));
}

function isNeutralLatin(word: string): boolean {
  if (word.length < 2 || NEUTRAL.has(word)) return true;
  if (/^\p{L}{3,}s$/u.test(word) && NEUTRAL.has(word.slice(0, -1))) return true;
  for (let end = 2; end <= word.length; end++) {
    const [start, ending] = [word.slice(0, end), word.slice(end)];
    if (NEUTRAL_ENGLISH.has(start) && ENGLISH_ENDING.test(ending)) return true;
    if (NEUTRAL_STEMS.has(start) && SPANISH_ENDING.test(ending)) return true;
  }
  return false;
}

/** What it stands at is part of some measures: a ramp's slope at its landing, a cable's depth under a street. */
function keepsPlaces(about: readonly (Subject | Duty)[]): boolean {
  const isOf = (property: Property) =>
    about.some((each) => "property" in each && each.property.includes(property));
  return isOfWays(about) ? isOf("slope") : isOf("depth");
}

/** Ways that people walk are measured alike, whatever they are made of. */
const WAYS = /^(?:irc-r31[012]|irc-r305|ibc-10|ada-)/;
const isOfWays = (about: readonly (Subject | Duty)[]) =>
  about.every(({ limits }) => limits.every(({ article }) => WAYS.test(article)));
