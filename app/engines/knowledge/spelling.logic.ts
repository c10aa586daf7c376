import { LANGUAGES } from "~/i18n/languages.ts";
import { late } from "~/lib/late.ts";
import { wordDistance } from "~/lib/word-distance.ts";
import { isStopWord } from "./stop-words.logic.ts";
import { SYNONYMS } from "./synonyms.data.ts";
import { foldedForms, plainWords } from "./words.logic.ts";

/** Shorter words have too many neighbours, and Latin ones of four letters still do: "side" is no misspelt "size". */
const LEAST_LETTERS = 4;
const LEAST_LATIN = 5;
/** From here on two letters may be wrong. */
const LONG = 8;
/** Shorter words are no halves of one that is written together. */
const LEAST_HALF = 3;

/** Words that somebody may have meant. */
export interface Vocabulary {
  words: readonly string[];
  /** The words, and all their equivalents in the index. */
  known: ReadonlySet<string>;
  /** Two words that are names together, by what they look like without the space: `hardhat` is "hard hat". */
  joined: ReadonlyMap<string, string>;
}

const formsOf = (word: string) => LANGUAGES.flatMap((each) => foldedForms(word, each));

function wordsIn(names: readonly string[]): Vocabulary {
  const phrases = [...new Set(names.flatMap((name) => name.split(",")))].map(plainWords);
  const words = [...new Set(phrases.flat())].filter(
    (word) => word.length >= LEAST_LETTERS && !/\d/.test(word),
  );
  const joined = phrases.flatMap((phrase) =>
    phrase.slice(1).flatMap((second, n): [string, string][] => {
      const first = phrase[n] ?? "";
      const halves = [first, second].every((half) => half.length >= LEAST_HALF && !isStopWord(half));
      return halves ? [[`${first}${second}`, `${first} ${second}`]] : [];
    }),
  );
  return {
    words,
    known: new Set(words.flatMap((word) => [word, ...formsOf(word)])),
    joined: new Map(joined),
  };
}

/** The trade terms in every language. */
const trade = late(() => wordsIn(SYNONYMS.flatMap((group) => LANGUAGES.map((each) => group[each]))));

/**
 * The trade terms in every language, and further names.
 * @param names names, or comma-separated lists of them, in any language
 */
export function vocabularyOf(names: readonly string[]): Vocabulary {
  const { words, known, joined } = wordsIn(names);
  return {
    words: [...new Set([...trade().words, ...words])],
    known: new Set([...trade().known, ...known]),
    joined: new Map([...trade().joined, ...joined]),
  };
}

const isKnown = (word: string, { known }: Vocabulary) => formsOf(word).some((form) => known.has(form));

/** What a word was most likely meant to be; undefined where it is a word, or none is near. */
function meant(written: string, vocabulary: Vocabulary): string | undefined {
  const [word = ""] = plainWords(written);
  const least = /^[a-z]/.test(word) ? LEAST_LATIN : LEAST_LETTERS;
  if (word.length < least || isStopWord(word) || isKnown(word, vocabulary)) return undefined;
  const parted = formsOf(word).flatMap((form) => vocabulary.joined.get(form) ?? [])[0];
  if (parted) return parted;
  const most = word.length >= LONG ? 2 : 1;
  let best: { word: string; steps: number } | undefined;
  for (const known of vocabulary.words) {
    // Hardly anybody gets the first letter wrong.
    if (known[0] !== word[0] || Math.abs(known.length - word.length) > most) continue;
    const steps = wordDistance(word, known);
    if (steps <= most && steps < (best?.steps ?? most + 1)) best = { word: known, steps };
  }
  return best?.word;
}

const PAIR = /(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}]{2,})[ -]([\p{L}\p{M}]{2,})(?![\p{L}\p{M}\p{N}])/gu;

/**
 * A question with its misspelt words put right, or undefined where none is: "riser hieght", "contrahuela", "מעקא",
 * "nailgun", "dry wall". Only for questions that found nothing, because a word may be right and no word of the trade.
 */
export function respelled(question: string, vocabulary: Vocabulary): string | undefined {
  const read = question.slice(0, 400);
  const together = read.replace(PAIR, (pair, first: string, second: string) => {
    const [word = ""] = plainWords(`${first}${second}`);
    const isName = formsOf(word).some((form) => vocabulary.joined.has(form));
    return !isName && word.length >= LONG - 1 && isKnown(word, vocabulary) ? word : pair;
  });
  const put = together.replace(/[\p{L}\p{M}]+/gu, (word) => meant(word, vocabulary) ?? word);
  return put === read ? undefined : put;
}

/** Where a text may have been found by the word as it stands, shorter ones are taken for what they are. */
const LEAST_MISSPELT = 6;

/** The term of the trade that a folded word was most likely meant to be. */
export const meantTerm = (word: string): string | undefined =>
  word.length >= LEAST_MISSPELT ? meant(word, trade()) : undefined;
