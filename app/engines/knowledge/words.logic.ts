import type { Language } from "~/i18n/languages.ts";
import type { Article, ArticleText } from "./article.ts";
import { foldQuantities, isQuantity, plainSigns } from "./quantities.logic.ts";
import { sectionWords } from "./sections.logic.ts";

const LATIN_ACCENTS = /[\u0300-\u036f]/g;
/** Vowel points and accents of Hebrew; the hyphen `\u05be` parts words and is kept. */
const HEBREW_POINTS = /[\u0591-\u05bd\u05bf-\u05c7]/g;
/** The marks inside of abbreviations: ממ״ד, ג'. Quotes between letters are such marks too. */
const HEBREW_MARKS = /(?<=[\u05d0-\u05ea])["'\u05f3\u05f4](?=[\u05d0-\u05ea]|\s|$|[^\p{L}\p{N}])/gu;
/** An apostrophe that is not a sign for feet. */
const APOSTROPHE = /(?<!\d)'/g;
const WORD = /[\p{L}\p{N}]+(?:\.\p{N}[\p{L}\p{N}]*)*/gu;

/** Lower case, without accents and vowel points, with plain signs. */
export function plainLetters(text: string): string {
  return plainSigns(text)
    .toLowerCase()
    .normalize("NFD")
    .replace(LATIN_ACCENTS, "")
    .replace(HEBREW_POINTS, "")
    .replace(HEBREW_MARKS, "")
    .replace(APOSTROPHE, "");
}

/** The folded words of a text, with each quantity as one token. */
export function plainWords(text: string): string[] {
  return foldQuantities(plainLetters(text)).match(WORD) ?? [];
}

const HEBREW = /^[\u05d0-\u05ea]+$/;
const FINAL_LETTERS: Record<string, string> = { ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ" };
/** The letters that Hebrew writes together with the next word: the, and, in, to, from, that, as. */
const PREFIX = /^[הובלמשכ]/;
const SHORTEST_STEM = 3;

/**
 * A Hebrew word as its singular would be written: "קורות" is the plural of "קורה" or of "קור", which only a
 * dictionary knows, so both stand; "מדרגת" may be "מדרגה" before another word.
 */
function hebrewSingulars(word: string): string[] {
  const plain = word.replace(/[ךםןףץ]/g, (letter) => FINAL_LETTERS[letter] ?? letter);
  const without = (ending: string) => plain.slice(0, -ending.length);
  if (plain.length < SHORTEST_STEM + 1) return [plain];
  if (plain.endsWith("יות")) return [`${without("ות")}ת`, `${without("ות")}ה`];
  if (plain.endsWith("ות")) return [`${without("ות")}ה`, without("ות")];
  if (plain.endsWith("ימ")) return [without("ימ"), `${without("ימ")}ה`];
  if (plain.endsWith("ת")) return [plain, `${without("ת")}ה`];
  if (plain.endsWith("י") && plain.length > SHORTEST_STEM + 1) return [plain, without("י")];
  return [plain];
}

/** The word with none, one, two or three of its first letters taken for prefixes. */
function hebrewForms(word: string): string[] {
  const forms = [word];
  for (let rest = word; forms.length < 4 && PREFIX.test(rest) && rest.length > SHORTEST_STEM; ) {
    rest = rest.slice(1);
    forms.push(rest);
  }
  return [...new Set(forms.flatMap(hebrewSingulars))];
}

function englishStem(word: string): string {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word) || !word.endsWith("s")) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function spanishStem(word: string): string {
  let stem = word;
  if (stem.length > 3 && stem.endsWith("s")) stem = stem.slice(0, -1);
  if (stem.length > 3 && stem.endsWith("e")) stem = stem.slice(0, -1);
  return stem.replace(/z$/, "c");
}

/**
 * The folded forms of a plain word in a language, the likeliest first. Hebrew has several, because a first letter may
 * belong to the word or not; the others have one.
 */
export function foldedForms(word: string, language: Language): string[] {
  if (HEBREW.test(word)) return hebrewForms(word);
  if (isQuantity(word) || /\d/.test(word)) return [word];
  return [language === "es" ? spanishStem(word) : englishStem(word)];
}

/** A text as index words, in order, so that phrases stay phrases. */
export function foldedText(text: string, language: Language): string {
  return plainWords(text)
    .map((word) => foldedForms(word, language)[0])
    .join(" ");
}

/** What `foldedText` leaves out: the other forms of Hebrew words, which follow the text. */
function otherForms(text: string, language: Language): string[] {
  return [...new Set(plainWords(text).flatMap((word) => foldedForms(word, language).slice(1)))];
}

const indexed = (text: string, language: Language) =>
  [foldedText(text, language), ...otherForms(text, language)].join(" ");

export interface IndexedWords {
  scopeWords: string;
  titleWords: string;
  sectionWords: string;
  tagsWords: string;
  bodyWords: string;
}

/** The words by which one text of an article is found. */
export function indexedWords(
  { kind, section, tags }: Pick<Article, "kind" | "section" | "tags">,
  language: Language,
  { title, body }: ArticleText,
): IndexedWords {
  return {
    scopeWords: `${languageWord(language)} ${kindWord(kind)}`,
    titleWords: indexed(title, language),
    sectionWords: sectionWords(section).join(" "),
    // Tags are in any language: they are how an English article is found by a Spanish or a Hebrew word.
    tagsWords: [...new Set(tags.flatMap((tag) => [indexed(tag, "en"), indexed(tag, "es")]))].join(" "),
    bodyWords: indexed(body, language),
  };
}

export const languageWord = (language: Language) => `language.${language}`;
export const kindWord = (kind: string) => `kind.${kind}`;
