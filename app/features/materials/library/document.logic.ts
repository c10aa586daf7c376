import { type ForeignBlock, readForeignText } from "~/ui/read-foreign-text.ts";

/** A blank of a document. */
export interface Blank {
  id: string;
  label: string;
}

/** A question of a lesson; the right choice stands first. */
export interface Question {
  ask: string;
  choices: readonly string[];
}

export type Filled = Readonly<Record<string, string>>;

/** Text that Markdown shows as it stands, its line breaks too. */
const plain = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, "\\$&").replace(/\s*\n\s*/g, "  \n");

/**
 * A document as blocks: what was typed stands where its blank was, and an empty blank shows its label in brackets, as in a
 * printed form. What was typed is never read as Markdown.
 */
export function documentOf(body: string, blanks: readonly Blank[], filled: Filled): ForeignBlock[] {
  const labels = new Map(blanks.map(({ id, label }) => [id, label]));
  return readForeignText(
    body.replace(/\{\{(\w+)\}\}/g, (_, id: string) => plain(filled[id] || `[${labels.get(id) ?? id}]`)),
  );
}

/**
 * The choices of a question in the order in which they are shown: always the same for one question, and the right one in
 * no fixed place.
 * @returns their numbers, 0 being the right one
 */
export function shownOrder({ ask, choices }: Question): number[] {
  const turn = [...ask].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const order = choices.map((_, n) => n);
  const by = turn % order.length;
  return [...order.slice(by), ...order.slice(0, by)];
}

/** How many of the answers are right; a choice is its number, 0 being the right one. */
export const rightOf = (questions: readonly Question[], chosen: readonly (number | undefined)[]): number =>
  questions.filter((_, n) => chosen[n] === 0).length;
