import type { Language } from "~/i18n/languages.ts";
import type { Question } from "./question.ts";
import {
  EN_MORE_DEFINITIONS,
  EN_MORE_REFUSALS,
  EN_MORE_SECTIONS,
  EN_MORE_TALKS,
} from "./questions/en-more.ts";
import { EN_NUMBERS } from "./questions/en-numbers.ts";
import { EN_REFUSALS } from "./questions/en-refusals.ts";
import { EN_SECTIONS } from "./questions/en-sections.ts";
import { EN_DEFINITIONS, EN_TALKS } from "./questions/en-words.ts";
import {
  ES_MORE_DEFINITIONS,
  ES_MORE_REFUSALS,
  ES_MORE_SECTIONS,
  ES_MORE_TALKS,
} from "./questions/es-more.ts";
import { ES_NUMBERS } from "./questions/es-numbers.ts";
import { ES_REFUSALS } from "./questions/es-refusals.ts";
import { ES_SECTIONS } from "./questions/es-sections.ts";
import { ES_DEFINITIONS, ES_TALKS } from "./questions/es-words.ts";
import {
  HE_MORE_DEFINITIONS,
  HE_MORE_REFUSALS,
  HE_MORE_SECTIONS,
  HE_MORE_TALKS,
} from "./questions/he-more.ts";
import { HE_NUMBERS } from "./questions/he-numbers.ts";
import { HE_REFUSALS } from "./questions/he-refusals.ts";
import { HE_SECTIONS } from "./questions/he-sections.ts";
import { HE_DEFINITIONS, HE_TALKS } from "./questions/he-words.ts";
import {
  EN_UNSEEN_DEFINITIONS,
  EN_UNSEEN_REFUSALS,
  EN_UNSEEN_SECTIONS,
  EN_UNSEEN_TALKS,
  ES_UNSEEN_DEFINITIONS,
  ES_UNSEEN_REFUSALS,
  ES_UNSEEN_SECTIONS,
  ES_UNSEEN_TALKS,
  HE_UNSEEN_DEFINITIONS,
  HE_UNSEEN_REFUSALS,
  HE_UNSEEN_SECTIONS,
  HE_UNSEEN_TALKS,
} from "./questions/more-held-out.ts";

const asked = <Kind extends Question["kind"], Row>(language: Language, kind: Kind, rows: readonly Row[]) =>
  rows.map((row) => ({ language, kind, ...row }));

/**
 * What contractors ask Joe, and what a right answer is. Written from the rules and the articles, without a look at how
 * Joe finds his answers: they judge him, so they are not to be fitted to him.
 */
export const QUESTIONS: readonly Question[] = [
  ...asked("en", "number", EN_NUMBERS),
  ...asked("en", "section", EN_SECTIONS),
  ...asked("en", "definition", EN_DEFINITIONS),
  ...asked("en", "talk", EN_TALKS),
  ...asked("en", "refuse", EN_REFUSALS),
  ...asked("en", "section", EN_MORE_SECTIONS),
  ...asked("en", "definition", EN_MORE_DEFINITIONS),
  ...asked("en", "talk", EN_MORE_TALKS),
  ...asked("en", "refuse", EN_MORE_REFUSALS),
  ...asked("en", "section", EN_UNSEEN_SECTIONS),
  ...asked("en", "definition", EN_UNSEEN_DEFINITIONS),
  ...asked("en", "talk", EN_UNSEEN_TALKS),
  ...asked("en", "refuse", EN_UNSEEN_REFUSALS),
  ...asked("es", "number", ES_NUMBERS),
  ...asked("es", "section", ES_SECTIONS),
  ...asked("es", "definition", ES_DEFINITIONS),
  ...asked("es", "talk", ES_TALKS),
  ...asked("es", "refuse", ES_REFUSALS),
  ...asked("es", "section", ES_MORE_SECTIONS),
  ...asked("es", "definition", ES_MORE_DEFINITIONS),
  ...asked("es", "talk", ES_MORE_TALKS),
  ...asked("es", "refuse", ES_MORE_REFUSALS),
  ...asked("es", "section", ES_UNSEEN_SECTIONS),
  ...asked("es", "definition", ES_UNSEEN_DEFINITIONS),
  ...asked("es", "talk", ES_UNSEEN_TALKS),
  ...asked("es", "refuse", ES_UNSEEN_REFUSALS),
  ...asked("he", "number", HE_NUMBERS),
  ...asked("he", "section", HE_SECTIONS),
  ...asked("he", "definition", HE_DEFINITIONS),
  ...asked("he", "talk", HE_TALKS),
  ...asked("he", "refuse", HE_REFUSALS),
  ...asked("he", "section", HE_MORE_SECTIONS),
  ...asked("he", "definition", HE_MORE_DEFINITIONS),
  ...asked("he", "talk", HE_MORE_TALKS),
  ...asked("he", "refuse", HE_MORE_REFUSALS),
  ...asked("he", "section", HE_UNSEEN_SECTIONS),
  ...asked("he", "definition", HE_UNSEEN_DEFINITIONS),
  ...asked("he", "talk", HE_UNSEEN_TALKS),
  ...asked("he", "refuse", HE_UNSEEN_REFUSALS),
];
