import { fold } from "~/lib/fold.ts";

/** An address as it is typed: only those of the web, up to a blank or a sign that ends a sentence. */
const LINK = /https?:\/\/[^\s<>"'`]*[^\s<>"'`.,;:!?)\]}]/gi;

export const linksIn = (text: string): number => text.match(LINK)?.length ?? 0;

/** A piece of a text: words as they are, or an address that leads on. */
export type Piece = string | { href: string };

/** Whether an address may be a link: of the web, and one that a browser reads as it stands. */
function safeAddress(text: string): string | undefined {
  try {
    const url = new URL(text);
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** The pieces of a line in their order. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    const href = safeAddress(match[0]);
    if (!href) continue;
    if (match.index > from) pieces.push(text.slice(from, match.index));
    pieces.push({ href });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

/** Paragraphs, parted by empty lines. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== "");

/** The words of a text alone, folded: what differs by signs, blanks and capitals is the same. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What an address shows of a title: its words, and a piece of the thread's id that makes it the only one. */
export function slugOf(title: string, id: string): string {
  const words = wordsOf(title).join("-").slice(0, 60).replace(/-$/, "");
  return `${words ? `${words}-` : ""}${id.replaceAll("-", "").slice(0, 12)}`;
}

/** How many of ten words of a longer text are repetitions: 3 of 10 are usual in prose. */
function repetition(words: readonly string[]): number {
  return words.length < 12 ? 0 : Math.round((1 - new Set(words).size / words.length) * 10);
}

/**
 * What speaks for advertising in the words alone, in points. The statement that keeps the post adds what the database
 * knows: two points for a new account, three where the same text stands elsewhere.
 */
export function spamPoints(text: string): number {
  const words = wordsOf(text);
  const links = linksIn(text);
  const repeated = repetition(words);
  return (
    Math.min(links, 3) +
    // An address with hardly a word beside it.
    (links > 0 && words.length < links * 12 ? 1 : 0) +
    (repeated >= 7 ? 3 : repeated >= 6 ? 1 : 0)
  );
}

/** The query of the full-text index: every word, or any of them. Between double quotes every sign is a letter. */
export function matchOf(words: readonly string[], how: "all" | "any"): string {
  return words.map((word) => `"${word.replaceAll('"', "")}"`).join(how === "all" ? " " : " OR ");
}
