import { fold } from "~/lib/fold.ts";

/** Letters and digits of a question only, small and without accents: the same question typed another way. */
export function foldedQuestion(question: string): string {
  return fold(question)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
