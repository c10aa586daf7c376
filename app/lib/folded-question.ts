import { fold } from "./fold.ts";

/** The words and numbers of a question, numbers with their marks (5.5 is not 5 5, and 10' is not 10"), so that the same one typed another way is known again. */
export function foldedQuestion(question: string): string {
  return (fold(question).match(/\p{N}+(?:[.,/:x×-]\p{N}+)*['"′″%°]*|[\p{L}\p{N}]+/gu) ?? []).join(" ");
}
