import { nameKey, type Term, textOf } from "~/engines/knowledge/knowledge.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { fold } from "~/lib/fold.ts";
import { wordDistance } from "~/lib/word-distance.ts";
import { TRADES, type Trade } from "~db/schema/knowledge.terms.ts";

export const MOST_TYPED = 80;
/** So many that the page stays light on one bar of signal. */
export const PAGE_SIZE = 30;
const LAST_PAGE = 99;
const MOST_MEANT = 6;

/** What the address of the glossary asks for. */
export interface LingoSearch {
  q: string;
  trade: Trade | "";
  letter: string;
  /** Only what the visitor has marked. */
  starred: boolean;
  /** All terms of a trade on one sheet, to print and carry along. */
  sheet: boolean;
  /** From 1. */
  page: number;
}

export function readLingoSearch(params: URLSearchParams): LingoSearch {
  const trade = params.get("trade");
  const page = Number(params.get("page"));
  return {
    q: (params.get("q") ?? "").trim().slice(0, MOST_TYPED),
    trade: TRADES.find((one) => one === trade) ?? "",
    letter: letterOf(params.get("letter") ?? ""),
    starred: params.has("starred"),
    sheet: params.has("sheet") && TRADES.some((one) => one === trade),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The letter under which a name stands: without accent; empty where it begins with none. */
export const letterOf = (name: string) => /^\p{L}/u.exec(nameKey(name))?.[0] ?? "";

/** The glossary is kept for some seconds, and so is what is compared. */
const keys = new WeakMap<Term, string[]>();

function keysOf(term: Term): string[] {
  const known = keys.get(term) ?? comparedNames(term);
  keys.set(term, known);
  return known;
}

/** Every name of a term as it is compared, how Hebrew sounds included. */
function comparedNames({ texts, names }: Term): string[] {
  const all = [
    ...LANGUAGES.flatMap((language) => texts[language]?.name ?? []),
    ...names.flatMap(({ name, said }) => (said ? [name, said] : [name])),
  ];
  // What stands in brackets is a name too: "GFCI", "o.c.".
  return all.flatMap((name) => [nameKey(name), nameKey(name.replace(/[()]/g, " "))]);
}

/** How well a term answers: 0 is its very name, 5 its meaning; undefined where it does not. */
function rankOf(term: Term, asked: string, words: readonly string[]): number | undefined {
  const own = keysOf(term);
  if (own.includes(asked)) return 0;
  if (own.some((key) => key.startsWith(asked))) return 1;
  if (own.some((key) => key.includes(` ${asked}`))) return 2;
  if (asked.length > 2 && own.some((key) => key.includes(asked))) return 3;
  // "vigas", "studs": one looks for several of a thing.
  const single = asked.replace(/(?<=\p{L}{3})(?:es|s)$/u, "");
  if (single !== asked && own.includes(single)) return 1;
  const says = LANGUAGES.some((language) => {
    const definition = fold(term.texts[language]?.definition ?? "");
    return words.every((word) => definition.includes(word));
  });
  return says && asked.length > 2 ? 5 : undefined;
}

/** What may have been meant: names at a small distance from what was typed, the nearest first. */
function meantBy(terms: readonly Term[], asked: string): Term[] {
  const most = Math.max(1, Math.floor(asked.length / 4));
  const near = terms.flatMap((term) => {
    const distance = Math.min(...keysOf(term).map((key) => wordDistance(asked, key)));
    return distance <= most ? [{ term, distance }] : [];
  });
  return near
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_MEANT)
    .map(({ term }) => term);
}

const collators = new Map<Language, Intl.Collator>();
const collatorOf = (language: Language) => {
  const known = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, known);
  return known;
};

/** In the order of the alphabet of a language. */
export function inOrder(terms: readonly Term[], language: Language): Term[] {
  const { compare } = collatorOf(language);
  return terms
    .map((term) => ({ term, key: nameKey(textOf(term, language).name) }))
    .sort((a, b) => compare(a.key, b.key) || (a.term.slug < b.term.slug ? -1 : 1))
    .map(({ term }) => term);
}

/** The letters under which there are terms in a language. */
export const lettersOf = (terms: readonly Term[], language: Language): string[] => [
  ...new Set(inOrder(terms, language).flatMap((term) => letterOf(textOf(term, language).name) || [])),
];

export interface FoundTerms {
  terms: Term[];
  /** What may have been meant where nothing was found. */
  meant: Term[];
}

/** The terms that fit: by how well they answer what was typed, otherwise by the alphabet. */
export function findTerms(all: readonly Term[], search: LingoSearch, language: Language): FoundTerms {
  const narrowed = all.filter(
    (term) =>
      (!search.trade || term.trade === search.trade) &&
      (!search.letter || letterOf(textOf(term, language).name) === search.letter),
  );
  const sorted = inOrder(narrowed, language);
  const asked = nameKey(search.q);
  if (!asked) return { terms: search.q ? [] : sorted, meant: [] };
  const words = asked.split(" ");
  const ranked = sorted.flatMap((term) => {
    const rank = rankOf(term, asked, words);
    return rank === undefined ? [] : [{ term, rank }];
  });
  // The sort is stable: equals stay in the order of the alphabet.
  const terms = ranked.sort((a, b) => a.rank - b.rank).map(({ term }) => term);
  return { terms, meant: terms.length > 0 ? [] : meantBy(all, asked) };
}

/** The term that has a name already: its own in that language, or another one. */
export const named = (all: readonly Term[], name: string): Term | undefined => {
  const key = nameKey(name);
  return all.find((term) => keysOf(term).includes(key));
};
