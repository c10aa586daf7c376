import { LANGUAGES } from "~/i18n/languages.ts";
import type { Question } from "./question.ts";
import en from "./questions/en.json";
import es from "./questions/es.json";
import he from "./questions/he.json";

// What JSON cannot say is said by `scripts/lib/joe-questions.test.mjs`: that each row is one of the kinds in `question.ts`.
const WRITTEN = { en, es, he };

/**
 * What contractors ask Joe, and what a right answer is. Written from the rules and the articles, without a look at how
 * Joe finds his answers: they judge him, so they are not to be fitted to him. Numbers were worked out by hand.
 */
export const QUESTIONS = LANGUAGES.flatMap((language) =>
  WRITTEN[language].map((row) => ({ language, ...row })),
) as readonly Question[];
