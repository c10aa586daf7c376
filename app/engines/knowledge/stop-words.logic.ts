import { LANGUAGES } from "~/i18n/languages.ts";
import { STOP_WORDS } from "./stop-words.data.ts";

const STOP = new Set(LANGUAGES.flatMap((language) => STOP_WORDS[language]));
const HEBREW_STOP = new Set(STOP_WORDS.he);

/** Whether a folded word says nothing of what is asked about; Hebrew ones with their prefix too. */
export function isStopWord(word: string): boolean {
  return STOP.has(word) || (/^[הובלמשכ]/.test(word) && word.length > 2 && HEBREW_STOP.has(word.slice(1)));
}
