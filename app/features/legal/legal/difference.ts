import { diffArrays } from "diff";

/** A piece of text that stayed, came or went. */
export interface Piece {
  kind: "same" | "added" | "removed";
  text: string;
}

/** What changed in one clause. */
export interface ClauseChange {
  id: string;
  heading: string;
  summary: Piece[];
  text: Piece[];
}

/** Words with the blanks behind them, in every script; a paragraph's end is a word of its own. */
const wordsOf = (text: string) => text.match(/\n\n|\n|[^\s]+[^\S\n]*/g) ?? [];

/** Word by word what became of a text. */
export function differenceOf(before: string, after: string): Piece[] {
  return diffArrays(wordsOf(before), wordsOf(after)).map(({ value, added, removed }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value.join(""),
  }));
}
