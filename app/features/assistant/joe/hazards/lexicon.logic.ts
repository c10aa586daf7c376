import { fold } from "~/lib/fold.ts";
import type { Concepts } from "./concepts/concept.ts";
import { ORDINARY_WORDS } from "./concepts/ordinary-words.data.ts";
import { englishSoundOf, hebrewForms, hebrewSoundOf, isHebrew, soundOf, type Token } from "./tokens.logic.ts";

/**
 * Which concepts a text speaks of and where. Each way of saying one is entered under its first word, so that a token
 * is looked up and never compared with the list: the time grows with the text alone.
 */

interface Entry {
  concept: string;
  /** The words that have to follow, in the spelling of their table. */
  rest: readonly string[];
}

/** How the words of a language are written and miswritten. */
interface Spelling {
  /** What two spellings of one word have in common; words are entered and looked up by it. */
  written: (word: string) => string;
  /** Keys of which two words share one where one of them may be the other, otherwise written. */
  alike: (written: string) => readonly string[];
  /** In a word as long as this a letter may be missing, too many, or another. */
  slipsFrom: number;
  /** A word that is not entered may be the plural of one that is. */
  plurals: boolean;
}

/** Enters a value beside those that are there. */
function enter<Value>(table: Map<string, Value[]>, key: string, value: Value): void {
  const entered = table.get(key);
  if (entered) entered.push(value);
  else table.set(key, [value]);
}

class Table {
  readonly spelling: Spelling;
  readonly #words = new Map<string, Entry[]>();
  readonly #stems = new Map<string, Entry[]>();
  readonly #alike = new Map<string, string[]>();
  /** Words by their first letter, which is seldom wrong, and their length. */
  readonly #shapes = new Map<string, string[]>();

  constructor(spelling: Spelling) {
    this.spelling = spelling;
  }

  add(concept: string, said: string): void {
    const [first = "", ...rest] = said.split(" ").map((word) => this.#written(word));
    const isStem = first.endsWith("*");
    const key = isStem ? first.slice(0, -1) : first;
    const isNew = !isStem && !this.#words.has(key);
    enter(isStem ? this.#stems : this.#words, key, { concept, rest });
    if (!isNew) return;
    for (const like of this.spelling.alike(key)) enter(this.#alike, like, key);
    if (key.length >= this.spelling.slipsFrom) enter(this.#shapes, shapeOf(key, key.length), key);
  }

  #written(word: string): string {
    const { written } = this.spelling;
    return word.endsWith("*") ? `${written(word.slice(0, -1))}*` : written(word);
  }

  /** What begins with this word as it stands. */
  entries(word: string): readonly Entry[] {
    const found = [...(this.#words.get(word) ?? [])];
    for (let length = SHORTEST_STEM; length <= word.length && length <= LONGEST_STEM; length++) {
      found.push(...(this.#stems.get(word.slice(0, length)) ?? []));
    }
    if (found.length > 0 || !this.spelling.plurals || word.length < 5 || !word.endsWith("s")) return found;
    return this.#words.get(word.slice(0, -1)) ?? [];
  }

  /** What begins with a word that this one may be, misspelt. */
  likely(word: string): readonly Entry[] {
    const alike = this.spelling.alike(word).flatMap((like) => this.#alike.get(like) ?? []);
    const near = [word.length - 1, word.length, word.length + 1]
      .flatMap((length) => this.#shapes.get(shapeOf(word, length)) ?? [])
      .filter((each) => isOneSlip(word, each));
    return [...new Set([...alike, ...near])].flatMap((each) => this.#words.get(each) ?? []);
  }

  is(word: string, wanted: string, mayBeMisspelt: boolean): boolean {
    if (wanted.endsWith("*")) return word.startsWith(wanted.slice(0, -1));
    if (word === wanted) return true;
    if (!mayBeMisspelt) return false;
    if (wanted.length >= this.spelling.slipsFrom && word[0] === wanted[0] && isOneSlip(word, wanted))
      return true;
    const alike = this.spelling.alike(wanted);
    return this.spelling.alike(word).some((like) => alike.includes(like));
  }
}

const SHORTEST_STEM = 3;
const LONGEST_STEM = 14;

const shapeOf = (word: string, length: number): string => `${word[0]}${length}`;

/** Whether one letter is missing, too many or another, or two have changed places. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same++;
  const restA = a.slice(same);
  const restB = b.slice(same);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

const LATIN_SLIP = 6;

/** A Spanish verb in one person or time stands for it in another: "cortaron", "cortamos", "cortó". */
const SPANISH_ENDING =
  /(?:aron|ieron|aban|abamos|amos|imos|ando|iendo|adas?|ados?|idas?|idos?|aba|aste|arse|ar|er|ir|an|en|as|es|os|a|e|o)$/;
const SHORTEST_ROOT = 4;

function rootOf(word: string, ending: RegExp, sound = (root: string) => root): string[] {
  const root = sound(word.replace(ending, ""));
  return root.length < SHORTEST_ROOT ? [] : [`${root}-`];
}

/** Doubled letters are the commonest slip in English; in a short word they make another one (bee and be). */
const SHORT = 5;
const single = (word: string): string => (word.length < SHORT ? word : word.replace(/(.)\1+/g, "$1"));
const FINALS: Record<string, string> = { ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ" };
const withoutFinals = (word: string): string =>
  word.replace(/[ךםןףץ]/g, (letter) => FINALS[letter] ?? letter);

/** In Hebrew one letter makes another word; who writes by ear takes one for another that sounds alike. */
const HEBREW_BY_EAR = 4;
const SHORTEST_SOUND = 3;
const HEBREW_ENDING = /(?:תי|תמ|נו|ימ|ות|יה|ה|ת|ו|י)$/;

function byEar(word: string): string[] {
  if (word.length < HEBREW_BY_EAR) return [];
  const sound = hebrewSoundOf(word);
  const root = rootOf(word, HEBREW_ENDING, hebrewSoundOf);
  return sound.length < SHORTEST_SOUND ? root : [sound, ...root];
}

const ENGLISH_SPELLING: Spelling = {
  written: single,
  alike: (word) => (word.length < SHORT - 1 ? [] : [englishSoundOf(word)]),
  slipsFrom: LATIN_SLIP,
  plurals: true,
};
const SPANISH_SPELLING: Spelling = {
  written: soundOf,
  alike: (word) => rootOf(word, SPANISH_ENDING),
  slipsFrom: LATIN_SLIP,
  plurals: true,
};
const HEBREW_SPELLING: Spelling = {
  written: withoutFinals,
  alike: byEar,
  slipsFrom: Number.POSITIVE_INFINITY,
  plurals: false,
};

/** A Hebrew word without its prefixes, no further than to an ordinary word: "ובלי" is "without" and not "me". */
function hebrewFormsOf(word: string): string[] {
  const forms = hebrewForms(word);
  const ordinary = forms.findIndex(isOrdinary);
  return (ordinary < 0 ? forms : forms.slice(0, ordinary + 1)).map(withoutFinals);
}

/** The end of an English word in -ing, as crews say it. */
const DROPPED_G = /^[a-z]{3,}in$/;

const isOrdinary = (word: string): boolean => ORDINARY_WORDS.has(word);

export type Places = ReadonlyMap<string, readonly number[]>;
export interface Found {
  places: Places;
  /** Without what is only likely, because it is misspelt. */
  written: Places;
}

/** Compiles the ways of saying once; what comes back finds them in tokens. */
export function lexiconOf(concepts: Concepts): (tokens: readonly Token[]) => Found {
  const english = new Table(ENGLISH_SPELLING);
  const spanish = new Table(SPANISH_SPELLING);
  const hebrew = new Table(HEBREW_SPELLING);
  for (const [concept, { en, es, he }] of Object.entries(concepts)) {
    for (const [table, list] of [
      [english, en],
      [spanish, es],
      [hebrew, he],
    ] as const) {
      for (const said of new Set(list.split(","))) {
        const words = fold(said.trim()).replace(/['"׳״]/g, "");
        if (words) (table === hebrew && !isHebrew(words) ? english : table).add(concept, words);
      }
    }
  }

  return (tokens) => {
    const places = new Map<string, number[]>();
    const written = new Map<string, number[]>();
    const spelt = tokens.map(({ word }) => ({
      latin: isHebrew(word)
        ? []
        : ([
            [english, single(word)],
            [spanish, soundOf(word)],
          ] as const),
      hebrew: isHebrew(word) ? hebrewFormsOf(word) : [],
      /** "Leanin" is written as it is said, and no slip. */
      whole: DROPPED_G.test(word) ? single(`${word}g`) : undefined,
      misspelt: !(isHebrew(word) ? hebrewForms(word) : [word]).some(isOrdinary),
    }));
    const follows = (table: Table, at: number, wanted: string): boolean => {
      const word = spelt[at];
      if (!word) return false;
      if (table === hebrew) return word.hebrew.some((form) => table.is(form, wanted, word.misspelt));
      if (table === english && word.whole && table.is(word.whole, wanted, false)) return true;
      return word.latin.some(([each, form]) => each === table && table.is(form, wanted, word.misspelt));
    };
    const enterOnce = (into: Map<string, number[]>, concept: string, place: number) => {
      if (into.get(concept)?.at(-1) !== place) enter(into, concept, place);
    };
    const mark = (entries: readonly Entry[], table: Table, at: number, isWritten: boolean) => {
      for (const { concept, rest } of entries) {
        if (!rest.every((wanted, n) => follows(table, at + 1 + n, wanted))) continue;
        const place = tokens[at]?.place ?? 0;
        enterOnce(places, concept, place);
        if (isWritten) enterOnce(written, concept, place);
      }
    };
    spelt.forEach(({ latin, hebrew: forms, misspelt, whole }, at) => {
      const exact = latin.map(([table, form]) => {
        const entries = table.entries(form);
        if (whole && table === english && entries.length === 0) return [table, table.entries(whole)] as const;
        return [table, entries] as const;
      });
      const isKnown = exact.some(([, entries]) => entries.length > 0);
      for (const [table, entries] of exact) mark(entries, table, at, true);
      if (!isKnown && misspelt) for (const [table, form] of latin) mark(table.likely(form), table, at, false);
      const hebrewExact = forms.flatMap((form) => hebrew.entries(form));
      mark(hebrewExact, hebrew, at, true);
      if (hebrewExact.length === 0 && misspelt)
        for (const form of forms.slice(0, 2)) mark(hebrew.likely(form), hebrew, at, false);
    });
    return { places, written };
  };
}
