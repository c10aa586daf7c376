import type { Passage } from "~/engines/knowledge/knowledge.server.ts";
import { plainLetters } from "~/engines/knowledge/knowledge.ts";
import type { Language } from "~/i18n/languages.ts";
import { isBreak, type Term, termsOf } from "./statement.logic.ts";

/**
 * How an answer may lead into a sentence: "According to IRC R310.2,", "For window wells,", "As for [1]:". It says where
 * what follows stands or what the passage is about, and may name nothing but that: of the title its whole, or its head.
 */
const LEADS: Record<Language, RegExp> = {
  en: /^(?:also,? |in addition,? )?(?:according to|under|(?:as )?per|by|in|for|as (?:for|to)|on|about|regarding|when it comes to)\s+/iu,
  es: /^(?:además,? |también,? )?(?:según|conforme a|de acuerdo con|en|para|por|en cuanto a|(?:con )?respecto a|sobre)\s+/iu,
  he: /^(?:ו?בנוסף,? |כמו כן,? )?(?:לפי|על פי|בהתאם ל|לגבי|בנוגע ל|באשר ל|עבור|ב|ל)[\s-]*/u,
};
/** What a place in a book is called. */
const PLACES =
  "the of section code edition passage la el de del sección código edición pasaje של סעיף קוד הקוד מהדורת קטע";
const MOST_CHARACTERS = 90;

export interface Intro {
  /** The sentence without it, its marks kept before. */
  rest: string;
  /** The passages that it may lead into, by their place. */
  passages: ReadonlySet<number>;
}

/** What leads into a sentence; undefined where nothing does, or something that no passage is called. */
export function introOf(text: string, passages: readonly Passage[], language: Language): Intro | undefined {
  const [lead] = LEADS[language].exec(text) ?? [];
  if (!lead) return undefined;
  const end = /[,:](?=\s)/u.exec(text.slice(0, MOST_CHARACTERS));
  if (!end || end.index < lead.length) return undefined;
  const intro = text.slice(lead.length, end.index);
  const rest = text.slice(end.index + 1).trim();
  if (!/\p{L}{2}/u.test(rest)) return undefined;
  const marks = intro.match(/⟦[\d ]*⟧/g) ?? [];
  const named = intro
    .replace(/⟦[\d ]*⟧/g, " ")
    .replace(/[()]/g, " ")
    .trim();
  const is = new Set(passages.flatMap((passage, at) => (names(named, passage, language) ? [at] : [])));
  return is.size > 0 ? { rest: [...marks, rest].join(" "), passages: is } : undefined;
}

function names(named: string, passage: Passage, language: Language): boolean {
  if (named === "") return true;
  const said = termsOf(named, language).filter((term) => !isBreak(term));
  const { section, edition, source, title } = passage;
  if (isMadeOf(named, `${section} ${edition} ${source} ${PLACES}`)) return true;
  const whole = termsOf(title, language);
  const end = whole.findIndex((term, at) => at > 0 && (isBreak(term) || term.begins));
  // "Receptacles" is not what "Receptacles, switches" is about.
  const head = isBreak(whole[end]) ? [] : whole.slice(0, Math.max(0, end));
  const sides = title.split(":").map((side) => termsOf(side, language));
  return [whole, head, ...sides].some((each) =>
    isSame(
      said,
      each.filter((term) => !isBreak(term)),
    ),
  );
}

const wordsOf = (text: string) => plainLetters(text).match(/[\p{L}\p{N}.()]+/gu) ?? [];

function isMadeOf(named: string, place: string): boolean {
  const known = new Set(wordsOf(place).flatMap((word) => [word, word.replace(/^[a-z](?=\d)/, "")]));
  return wordsOf(named).every((word) => known.has(word));
}

const formsOf = (term: Term | undefined) =>
  term?.kind === "word" ? term.forms : term?.kind === "amount" ? term.values : [];

/** Whether two names are of the same words, in whatever order. */
function isSame(one: readonly Term[], other: readonly Term[]): boolean {
  const has = (terms: readonly Term[], term: Term) =>
    terms.some((each) => formsOf(each).some((form) => formsOf(term).includes(form)));
  return (
    one.length === other.length &&
    one.length > 0 &&
    one.every((term) => has(other, term)) &&
    other.every((term) => has(one, term))
  );
}
