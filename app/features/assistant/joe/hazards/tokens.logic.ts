import { fold } from "~/lib/fold.ts";

/** A word of a question and where it stands. */
export interface Token {
  word: string;
  /** Counted in words; the end of a sentence counts as some, so that what is said together is near. */
  place: number;
  /** The number of its clause: what stands between two marks. */
  clause: number;
}

/** How many words the end of a sentence counts for. */
const SENTENCE_GAP = 2;

/** Words and the marks that part them. Apostrophes and quotes inside a word are no marks. */
const PIECES = /[\p{L}\p{N}]+(?:['’`´׳״"][\p{L}]+)*|[.,;:!?\n()—–]/gu;

/** A pronoun or "not" that is written together with what follows it, in haste: "הואנפל", "לאנושם". */
const GLUED =
  /(?<!\p{L})(?:(ו?ש?(?:הוא|היא))(?=[נמלהתא]\p{L}{2,})|(ו?ש?(?:לא|אין))(?=(?:נושמ?ם?ת?|זזה?|מגיבה?|עונה|מדברת?|דופק|תגובה|הכרה|יכולה?|מרגישה?|מתעוררת?)(?!\p{L})))/gu;

export function tokensOf(question: string): Token[] {
  const tokens: Token[] = [];
  let place = 0;
  let clause = 0;
  for (const [piece] of fold(question).replace(GLUED, "$1$2 ").matchAll(PIECES)) {
    if (/^[\p{L}\p{N}]/u.test(piece)) {
      tokens.push({ word: piece.replace(/['’`´׳״"]/g, ""), place: place++, clause });
      continue;
    }
    clause++;
    if (piece !== ",") place += SENTENCE_GAP;
  }
  return tokens;
}

/**
 * How a Spanish word sounds, so that "callo", "cayó" and "caio" or "erido" and "herido" are one. Spelling by ear is
 * what most misspelling in Spanish comes from.
 */
export function soundOf(word: string): string {
  return word
    .replace(/ll/g, "y")
    .replace(/ch/g, "C")
    .replace(/h/g, "")
    .replace(/v/g, "b")
    .replace(/m(?=[bp])/g, "n")
    .replace(/z/g, "s")
    .replace(/c(?=[ei])/g, "s")
    .replace(/qu(?=[ei])|c|q/g, "k")
    .replace(/g(?=[ei])/g, "j")
    .replace(/(.)\1+/g, "$1");
}

/** How an English word sounds to somebody who writes by ear: "threw", "thru" and "through" are one. */
export function englishSoundOf(word: string): string {
  return word
    .replace(/(?:ough|ew)$/, "u")
    .replace(/gh/g, "")
    .replace(/ph/g, "f")
    .replace(/^kn/, "n")
    .replace(/^wr/, "r")
    .replace(/ing$/, "in")
    .replace(/ch/g, "C")
    .replace(/ck|q/g, "k")
    .replace(/c(?=[eiy])|z/g, "s")
    .replace(/c/g, "k")
    .replace(/ea|ee|ie|ei/g, "E")
    .replace(/e$/, "")
    .replace(/(.)\1+/g, "$1");
}

/**
 * How a Hebrew word sounds to somebody who writes by ear: letters that sound alike are one, and vowels are left out
 * after the first letter.
 */
export function hebrewSoundOf(word: string): string {
  return word
    .replace(/ט/g, "ת")
    .replace(/[חק]/g, "כ")
    .replace(/ע/g, "א")
    .replace(/(?<=.)[וי]/g, "");
}

const PREFIXES = /^[והבלמשכ]/u;

/** A Hebrew word as it stands, and without one, two or three of the prefixes that are written together with it. */
export function hebrewForms(word: string): string[] {
  const forms = [word];
  for (let rest = word; forms.length < 4 && rest.length > 2 && PREFIXES.test(rest); ) {
    rest = rest.slice(1);
    forms.push(rest);
  }
  return forms;
}

export const isHebrew = (word: string): boolean => /[\u05d0-\u05ea]/.test(word);
