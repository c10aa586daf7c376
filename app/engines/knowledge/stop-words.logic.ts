import { LANGUAGES } from "~/i18n/languages.ts";
import { late } from "~/lib/late.ts";
import { STOP_WORDS } from "./stop-words.data.ts";

const stop = late(() => new Set(LANGUAGES.flatMap((language) => STOP_WORDS[language])));
const hebrewStop = late(() => new Set(STOP_WORDS.he));

/** Whether a folded word says nothing of what is asked about; Hebrew ones with their prefix too. */
export function isStopWord(word: string): boolean {
  return stop().has(word) || (/^[הובלמשכ]/.test(word) && word.length > 2 && hebrewStop().has(word.slice(1)));
}
