import { LANGUAGES } from "~/i18n/languages.ts";
import { wordDistance } from "~/lib/word-distance.ts";
import { isStopWord } from "./question.logic.ts";
import { SYNONYMS } from "./synonyms.data.ts";
import { foldedForms, plainWords } from "./words.logic.ts";

/** Shorter words have too many neighbours. */
const LEAST_LETTERS = 4;
/** From here on two letters may be wrong. */
const LONG = 8;

/** The words of the trade in every language, and all that stands for them in the index. */
const WORDS = [
  ...new Set(SYNONYMS.flatMap((group) => LANGUAGES.flatMap((each) => plainWords(group[each])))),
].filter((word) => word.length >= LEAST_LETTERS && !/\d/.test(word));
const formsOf = (word: string) => LANGUAGES.flatMap((each) => foldedForms(word, each));
const KNOWN = new Set(WORDS.flatMap((word) => [word, ...formsOf(word)]));

/** The one word of the trade that a word was most likely meant to be; undefined where it is one, or none is near. */
function meant(written: string): string | undefined {
  const [word = ""] = plainWords(written);
  if (word.length < LEAST_LETTERS || isStopWord(word) || formsOf(word).some((form) => KNOWN.has(form)))
    return undefined;
  const most = word.length >= LONG ? 2 : 1;
  let best: { word: string; steps: number } | undefined;
  for (const known of WORDS) {
    // Hardly anybody gets the first letter wrong.
    if (known[0] !== word[0] || Math.abs(known.length - word.length) > most) continue;
    const steps = wordDistance(word, known);
    if (steps <= most && steps < (best?.steps ?? most + 1)) best = { word: known, steps };
  }
  return best?.word;
}

/**
 * A question with its misspelt words put right, or undefined where none is: "riser hieght", "contrahuela", "מעקא". Only
 * for questions that found nothing, because a word may be right and no word of the trade.
 */
export function respelled(question: string): string | undefined {
  const put = question.slice(0, 400).replace(/[\p{L}\p{M}]+/gu, (word) => meant(word) ?? word);
  return put === question.slice(0, 400) ? undefined : put;
}
