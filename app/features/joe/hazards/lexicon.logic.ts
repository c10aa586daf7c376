import { fold } from "~/lib/fold.ts";
import type { Concepts } from "./concepts/concept.ts";
import { ORDINARY_WORDS } from "./concepts/ordinary-words.data.ts";
import { hebrewForms, isHebrew, soundOf, type Token } from "./tokens.logic.ts";

/**
 * Which concepts a text speaks of and where. Each way of saying one is entered under its first word, so that a token
 * is looked up and never compared with the list: the time grows with the text alone.
 */

interface Entry {
  concept: string;
  /** The words that have to follow, in the spelling of their table. */
  rest: readonly string[];
}

/** A word that is long enough may be misspelt by one letter; shorter ones are too often another word. */
const LATIN_SLIP = 6;
const HEBREW_SLIP = 5;

class Table {
  readonly #words = new Map<string, Entry[]>();
  readonly #stems = new Map<string, Entry[]>();
  /** Every word of the table with one letter left out. */
  readonly #slips = new Map<string, Set<string>>();
  readonly spell: (word: string) => string;
  readonly #slipFrom: number;

  constructor(spell: (word: string) => string, slipFrom: number) {
    this.spell = spell;
    this.#slipFrom = slipFrom;
  }

  add(concept: string, said: string): void {
    const [first = "", ...rest] = said.split(" ").map((word) => this.#spelt(word));
    const isStem = first.endsWith("*");
    const key = isStem ? first.slice(0, -1) : first;
    const table = isStem ? this.#stems : this.#words;
    table.set(key, [...(table.get(key) ?? []), { concept, rest }]);
    if (isStem || key.length < this.#slipFrom) return;
    for (const slip of withoutOneLetter(key)) {
      this.#slips.set(slip, (this.#slips.get(slip) ?? new Set()).add(key));
    }
  }

  #spelt(word: string): string {
    return word.endsWith("*") ? `${this.spell(word.slice(0, -1))}*` : this.spell(word);
  }

  /** What begins with this word, as it is or, if that is nothing, with a slip in it. */
  entries(spelt: string, mayBeMisspelt: boolean): readonly Entry[] {
    const found = [...(this.#words.get(spelt) ?? [])];
    for (let length = 3; length <= spelt.length && length <= 14; length++) {
      found.push(...(this.#stems.get(spelt.slice(0, length)) ?? []));
    }
    if (found.length > 0 || !mayBeMisspelt) return found;
    return this.#misspelt(spelt).flatMap((word) => this.#words.get(word) ?? []);
  }

  #misspelt(spelt: string): string[] {
    if (spelt.length < this.#slipFrom - 1 || spelt.length > 20) return [];
    const meant = new Set<string>();
    for (const slip of [spelt, ...withoutOneLetter(spelt)]) {
      // One letter is missing, or one of each is another.
      if (slip.length >= this.#slipFrom && this.#words.has(slip)) meant.add(slip);
      for (const word of this.#slips.get(slip) ?? []) if (word[0] === spelt[0]) meant.add(word);
    }
    return [...meant].filter((word) => Math.abs(word.length - spelt.length) <= 1);
  }

  is(spelt: string, wanted: string): boolean {
    return wanted.endsWith("*")
      ? spelt.startsWith(wanted.slice(0, -1))
      : spelt === wanted || this.#isSlip(spelt, wanted);
  }

  #isSlip(spelt: string, wanted: string): boolean {
    if (wanted.length < this.#slipFrom || ORDINARY_WORDS.has(spelt) || spelt[0] !== wanted[0]) return false;
    const slips = new Set([wanted, ...withoutOneLetter(wanted)]);
    return slips.has(spelt) || withoutOneLetter(spelt).some((slip) => slips.has(slip));
  }
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, n) => word.slice(0, n) + word.slice(n + 1));
}

/** Doubled letters are the commonest slip in English. */
const single = (word: string): string => word.replace(/(.)\1+/g, "$1");
const FINALS: Record<string, string> = { ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ" };
const withoutFinals = (word: string): string =>
  word.replace(/[ךםןףץ]/g, (letter) => FINALS[letter] ?? letter);

export type Places = ReadonlyMap<string, readonly number[]>;

/** Compiles the ways of saying once; what comes back finds them in tokens. */
export function lexiconOf(concepts: Concepts): (tokens: readonly Token[]) => Places {
  const english = new Table(single, LATIN_SLIP);
  const spanish = new Table(soundOf, LATIN_SLIP);
  const hebrew = new Table(withoutFinals, HEBREW_SLIP);
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
    const spelt = tokens.map(({ word }) => ({
      latin: isHebrew(word)
        ? []
        : ([
            [english, single(word)],
            [spanish, soundOf(word)],
          ] as const),
      hebrew: isHebrew(word) ? hebrewForms(withoutFinals(word)) : [],
      misspelt: !ORDINARY_WORDS.has(word),
    }));
    const follows = (table: Table, at: number, wanted: string): boolean => {
      const word = spelt[at];
      if (!word) return false;
      if (table === hebrew) return word.hebrew.some((form) => table.is(form, wanted));
      return word.latin.some(([each, form]) => each === table && table.is(form, wanted));
    };
    const mark = (entries: readonly Entry[], table: Table, at: number) => {
      for (const { concept, rest } of entries) {
        if (!rest.every((wanted, n) => follows(table, at + 1 + n, wanted))) continue;
        const found = places.get(concept) ?? [];
        if (found.length === 0) places.set(concept, found);
        const place = tokens[at]?.place ?? 0;
        if (found.at(-1) !== place) found.push(place);
      }
    };
    spelt.forEach(({ latin, hebrew: forms, misspelt }, at) => {
      const exact = latin.map(([table, form]) => [table, table.entries(form, false)] as const);
      const isKnown = exact.some(([, entries]) => entries.length > 0);
      for (const [table, entries] of exact) mark(entries, table, at);
      if (!isKnown && misspelt) for (const [table, form] of latin) mark(table.entries(form, true), table, at);
      const hebrewExact = forms.flatMap((form) => hebrew.entries(form, false));
      mark(hebrewExact, hebrew, at);
      if (hebrewExact.length === 0 && misspelt)
        mark(
          forms.slice(0, 2).flatMap((form) => hebrew.entries(form, true)),
          hebrew,
          at,
        );
    });
    return places;
  };
}
