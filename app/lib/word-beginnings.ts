import { fold } from "./fold.ts";

/**
 * Tells whether a text has a word that begins in one of some ways, without case and accents. Hebrew writes "in the", "on the",
 * "of the" and "and" before its words.
 */
export function wordBeginnings(text: string): (beginnings: readonly string[]) => boolean {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => [word, word.replace(/^[בהולמ]{1,2}(?=\p{L}{2})/u, "")]);
  return (beginnings) => beginnings.some((beginning) => words.some((word) => word.startsWith(beginning)));
}
