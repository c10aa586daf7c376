import type { Passage } from "~/engines/knowledge/knowledge.queries.server.ts";
import { plainLetters } from "~/engines/knowledge/words.logic.ts";
import type { Language } from "~/i18n/languages.ts";
import { isBreak, type Term, termsOf } from "./statement.logic.ts";

/**
 * How an answer may lead into a sentence: "According to IRC R310.2,", "For window wells,", "As for [1]:". It says where
 * what follows stands or what the passage is about, and may name nothing but that: of the title its whole, or its head.
 */
const LEADS: Record<Language, RegExp> = {
  en: /^(?:and |also,? |in addition,? )?(?:according to|as stated in|as given in|under|per|as per|by|in|from|for|as for|as to|about|on|on the subject of|regarding|concerning|when it comes to|with regard to|with respect to|in terms of)\s+/iu,
  es: /^(?:y |además,? |también,? )?(?:según|conforme a|de acuerdo con|de acuerdo a|en|para|por|en cuanto a|respecto a|respecto de|con respecto a|sobre|acerca de|en lo que respecta a|tratándose de)\s+/iu,
  he: /^(?:ו?בנוסף,? |כמו כן,? |גם )?(?:לפי|על פי|בהתאם ל|כאמור ב|לגבי|בנוגע ל|באשר ל|עבור|לעניין|בעניין|בנושא|ב|ל)[\s-]*/u,
};
/** What a place in a book is called. */
const PLACES: Record<Language, string> = {
  en: "section sections code codes edition editions passage source note standard standards rule rules of the",
  es: "sección secciones código códigos edición ediciones pasaje fuente nota norma normas regla reglas de la el del",
  he: "סעיף סעיפים קוד הקוד מהדורה מהדורת המהדורה קטע מקור המקור הערה תקן התקן תקנה כלל הכלל של",
};
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
  if (isMadeOf(named, `${section} ${edition} ${source} ${PLACES[language]}`)) return true;
  const whole = termsOf(title, language);
  const end = whole.findIndex((term, at) => at > 0 && (isBreak(term) || term.begins));
  const head = end < 0 ? whole : whole.slice(0, end);
  const sides = title.includes(":") ? title.split(":").map((side) => termsOf(side, language)) : [];
  const isHeadOfAll = whole[end]?.kind !== "break";
  return [whole.filter((term) => !isBreak(term)), ...sides, ...(isHeadOfAll ? [head] : [])].some((each) =>
    isSame(said, each),
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
