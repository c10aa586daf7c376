import { fold } from "~/lib/fold.ts";

/** Words as they are searched: folded, and letters and digits only. */
export const searchable = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a text begins somewhere with what is looked for: the last of several parts may be a beginning. */
export function hasWord(words: string, looked: string): boolean {
  const parts = searchable(looked);
  return ` ${searchable(words).join(" ")}`.includes(` ${parts.join(" ")}`);
}

/** What the full-text index is asked for; undefined where nothing is looked for. */
export function matching(words: readonly string[]): string | undefined {
  const phrases = words.map(searchable).filter((parts) => parts.length > 0);
  if (phrases.length === 0) return undefined;
  // Letters and digits alone, so that nothing of it is an operator.
  return `words : (${phrases.map((parts) => `"${parts.join(" ")}"*`).join(" AND ")})`;
}
