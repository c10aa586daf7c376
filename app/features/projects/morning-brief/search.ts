import { fold } from "~/lib/fold.ts";
import type { SearchedRow } from "~/services/brief.ts";

/** Words of a question that are looked for: three letters or more, or a number. */
export const wordsOf = (question: string): string[] => [
  ...new Set(
    fold(question)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= 3 || /^\d+$/.test(word)),
  ),
];

/** The records with the most words of a question, the newest first among equals. Nothing is understood, only found. */
export function found(question: string, rows: readonly SearchedRow[], most: number) {
  const words = wordsOf(question);
  return rows
    .map((row) => ({ row, text: fold(row.words) }))
    .map(({ row, text }) => ({ ...row, hits: words.filter((word) => text.includes(word)) }))
    .filter(({ hits }) => hits.length > 0)
    .sort((a, b) => b.hits.length - a.hits.length || (b.day ?? "").localeCompare(a.day ?? ""))
    .slice(0, most);
}
