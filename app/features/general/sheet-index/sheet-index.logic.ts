import { fold } from "~/lib/fold.ts";
import { wordDistance } from "~/lib/word-distance.ts";
import { type ListedScreen, listedScreens, type ScreenId, screen } from "~/site-map.ts";

/** `services` lists every sheet, `tools` those where something is worked out. */
export type IndexName = "services" | "tools";
/** `search` also holds the sheets of a visitor's own, which no index lists and everybody looks for. */
export type SetName = IndexName | "search";

const OWN: readonly ScreenId[] = ["auth", "recover", "profile", "cart"];

/** The sheets of an index, in the order of the set. */
export function sheetsOf(name: SetName): ListedScreen[] {
  if (name === "search") return [...listedScreens(), ...OWN.map(screen)];
  return listedScreens().filter(({ tool }) => name === "services" || tool);
}

/** Characters of a search that are read; the rest is cut off, and the page says so. */
export const MAX_QUERY = 100;
/** Words of a search that are looked for; nobody types more to find a page. */
const MAX_WORDS = 12;
/** As many sheets are offered when none fits. */
const MAX_NEAREST = 5;

/** Where a word can stand, and how much it counts there. */
const WEIGHTS = { title: 6, keywords: 5, area: 3, description: 2, elsewhere: 1 };
type Place = keyof typeof WEIGHTS;

/** How well a word fits: the whole word, its beginning (or a plural of it), or somewhere inside. */
const WHOLE = 3;
const BEGINNING = 2;
const INSIDE = 1;

/** A sheet as the search sees it. */
export interface Entry<Id> {
  id: Id;
  /** Sheet number without its dash, such as `m101`. */
  number: string;
  words: Record<Place, readonly string[]>;
}

/** The search as typed, white space folded, and whether something was cut off its end. */
export function readQuery(raw: string | null): { q: string; cut: boolean } {
  const characters = [...(raw ?? "").replace(/[\s\p{Cc}\p{Cf}\u3164\u115f\u1160\uffa0]+/gu, " ").trim()];
  return { q: characters.slice(0, MAX_QUERY).join("").trim(), cut: characters.length > MAX_QUERY };
}

/** Folded words of a text, without the marks that stand inside a word: `ג'ו` and `Joe's` are one word each. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .replace(/['’׳"״]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Letters and digits alone: `M-101` is `m101`. */
export function compact(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, "");
}

/** A Hebrew word also without the letter that leans on it, "the", "in", "to" and the like. */
function formsOf(word: string): string[] {
  return /^[ובהלמשכ][א-ת]{3}/.test(word) ? [word, word.slice(1)] : [word];
}

/** `contracts` and `templates` are looked for under their singular too. */
function isPluralOf(word: string, known: string): boolean {
  return known.length >= 4 && word.length - known.length <= 2 && word.startsWith(known);
}

function fitOf(word: string, known: string): number {
  // Half of all sheets have a word that begins with some letter, or is one.
  if (/^\p{L}$/u.test(word)) return 0;
  if (word === known) return WHOLE;
  if (known.startsWith(word) || isPluralOf(word, known)) return BEGINNING;
  return word.length >= 3 && known.includes(word) ? INSIDE : 0;
}

/** The best that any word of an entry does for a word of the search; 0 when none fits. */
function scoreOf<Id>(word: string, { words }: Entry<Id>): number {
  let best = 0;
  for (const [place, known] of Object.entries(words) as [Place, readonly string[]][]) {
    for (const form of formsOf(word)) {
      for (const each of known) {
        const fit = fitOf(form, each);
        // Inside a word of another language it is chance: "lien" in "caliente".
        if (fit > INSIDE || place !== "elsewhere") best = Math.max(best, WEIGHTS[place] * fit);
      }
    }
  }
  return best;
}

/** How a search fits a sheet number, which is above everything else: whole, or its beginning or its digits. */
function numberScore(q: string, number: string): number {
  const asked = compact(q);
  if (!/\d/.test(asked)) return 0;
  if (asked === number) return 1000;
  return number.startsWith(asked) || number.slice(1) === asked ? 500 : 0;
}

interface Ranked<Id> {
  id: Id;
  score: number;
}

/** Best first; those that do equally well stay in the order of the set. */
function bestFirst<Id>(ranked: Ranked<Id>[]): Id[] {
  return ranked
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);
}

/** Whether a word only asks, such as "how" and "the". Handed in, because browsers read the limits of this file. */
type OnlyAsks = (word: string) => boolean;

/**
 * The sheets in which every word of the search is found, best first; where there is none, those in which every word
 * that means something is: of "how do I sign in" the sign.
 */
export function search<Id>(entries: readonly Entry<Id>[], q: string, onlyAsks: OnlyAsks): Id[] {
  const words = wordsOf(q).slice(0, MAX_WORDS);
  const found = naming(entries, q, words);
  if (found.length > 0) return found;
  return naming(
    entries,
    q,
    words.filter((word) => !onlyAsks(word)),
  );
}

function naming<Id>(entries: readonly Entry<Id>[], q: string, words: readonly string[]): Id[] {
  return bestFirst(
    entries.map((entry) => {
      const scores = words.map((word) => scoreOf(word, entry));
      const found = scores.length > 0 && scores.every((score) => score > 0);
      const sum = found ? scores.reduce((total, score) => total + score, 0) : 0;
      return { id: entry.id, score: sum + numberScore(q, entry.number) };
    }),
  );
}

/** 1 for the same word or a part that fits, less for every letter that differs, 0 when it is another word. */
function likeness(word: string, known: string): number {
  if (fitOf(word, known) > 0) return 1;
  const longer = Math.max(word.length, known.length);
  // Hardly anybody gets the first letter wrong.
  if (word[0] !== known[0]) return 0;
  // A third of the letters may differ.
  if (Math.abs(word.length - known.length) > longer / 3) return 0;
  const like = 1 - wordDistance(word, known) / longer;
  return like >= 2 / 3 ? like : 0;
}

/** What somebody may have meant who found nothing: sheets with one of the words, or with one spelled alike. */
export function nearest<Id>(entries: readonly Entry<Id>[], q: string, onlyAsks: OnlyAsks): Id[] {
  const words = wordsOf(q)
    .filter((word) => word.length >= 3 && !onlyAsks(word))
    .slice(0, MAX_WORDS);
  return bestFirst(
    entries.map(({ id, words: { title, keywords } }) => {
      const known = [...title, ...keywords];
      const score = words.reduce((total, word) => {
        const likes = formsOf(word).flatMap((form) => known.map((each) => likeness(form, each)));
        return total + Math.max(0, ...likes);
      }, 0);
      return { id, score };
    }),
  ).slice(0, MAX_NEAREST);
}
