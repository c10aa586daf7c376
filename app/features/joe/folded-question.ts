import { fold } from "~/lib/fold.ts";

/** The letters and digits of a question, so that the same one typed another way is known again. */
export function foldedQuestion(question: string): string {
  return (fold(question).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}
