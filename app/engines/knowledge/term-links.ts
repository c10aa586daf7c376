import { fold } from "~/lib/fold.ts";
import { termPath } from "./glossary.ts";

/** A name by which a text may mention a term, and the slug that its address has. */
export interface LinkName {
  name: string;
  slug: string;
}

/** A piece of a text: words, or words that lead to a term. */
export type LinkedPiece = string | { words: string; href: string };

/**
 * Too common in plain speech to be a word of the trade wherever they stand. "Level 2" is no spirit level, and a plan may
 * be anybody's.
 */
const PLAIN = new Set(
  "bid block bolt bucket cabinet crew deck drill elbow elevation float flush grade hammer inspection ladder level lock mud nail owner panel pier pile pitch plan plate post pour ridge roof scale schedule screw shower sill sink slope span square stake survey tile toilet trap trim valley vent plano nivel llave techo escala oferta pila poste plan programa base marco nota תוכנית מטר מפתח מנעול גג ברז בליטה".split(
    " ",
  ),
);

const LETTER = /[\p{L}\p{N}]/u;

/** Names of a language that can be linked, the longest first, so that a bearing wall is more than a wall. */
export function linkable(names: readonly LinkName[]): LinkName[] {
  const seen = new Map<string, LinkName>();
  for (const { name, slug } of names) {
    const plain =
      name
        .replace(/\s*\(.*?\)/g, "")
        .split(/,| \/ /)[0]
        ?.trim() ?? "";
    const key = fold(plain);
    if (key.length < 3 || PLAIN.has(key) || seen.has(key)) continue;
    seen.set(key, { name: key, slug });
  }
  return [...seen.values()].sort((a, b) => b.name.length - a.name.length || (a.slug < b.slug ? -1 : 1));
}

/** Folds letter by letter, so that a place in the folded text is the same place in the text. */
const sameLength = (text: string) =>
  Array.from(
    text.normalize("NFC"),
    (letter) => fold(letter).padEnd(letter.length, " ").slice(0, letter.length) || " ",
  ).join("");

/** Those of the names that a text mentions first, for whoever draws the text in parts. */
export function mentionedIn(text: string, names: readonly LinkName[], most = 8): LinkName[] {
  const used = new Set<string>();
  linkTerms(text, names, used, most);
  return names.filter(({ slug }) => used.has(slug));
}

/** Where a name stands as a word by itself, a plural of one letter or two included; -1 where it does not. */
function wordAt(text: string, name: string): { at: number; length: number } | undefined {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (at > 0 && LETTER.test(text[at - 1] ?? "")) continue;
    const plural = /^(?:es|s)(?![\p{L}\p{N}])/u.exec(text.slice(at + name.length, at + name.length + 3))?.[0];
    const length = name.length + (plural?.length ?? 0);
    if (LETTER.test(text[at + length] ?? "")) continue;
    return { at, length };
  }
  return undefined;
}

/**
 * A text in pieces, in which the first mention of each term leads to its page. `used` holds the terms that the page has
 * linked already and learns those of this text; a page has at most `most` links of them, so that it stays a text.
 */
export function linkTerms(
  text: string,
  names: readonly LinkName[],
  used: Set<string> = new Set(),
  most = 8,
): LinkedPiece[] {
  const plain = text.normalize("NFC");
  let rest = sameLength(plain);
  const found: { at: number; length: number; slug: string }[] = [];
  for (const { name, slug } of names) {
    if (used.size >= most) break;
    if (used.has(slug)) continue;
    const place = wordAt(rest, name);
    if (!place) continue;
    used.add(slug);
    found.push({ ...place, slug });
    // What is a link is not looked into again.
    rest = rest.slice(0, place.at) + "\u0000".repeat(place.length) + rest.slice(place.at + place.length);
  }
  const pieces: LinkedPiece[] = [];
  let from = 0;
  for (const { at, length, slug } of found.sort((a, b) => a.at - b.at)) {
    if (at > from) pieces.push(plain.slice(from, at));
    pieces.push({ words: plain.slice(at, at + length), href: termPath(slug) });
    from = at + length;
  }
  if (from < plain.length || pieces.length === 0) pieces.push(plain.slice(from));
  return pieces;
}
