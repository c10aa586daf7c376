import type { Filled, Question } from "./document.logic.ts";
import { rightOf } from "./document.logic.ts";
import { readBlank } from "./library.schemas.ts";

/** What was typed into the blanks of a document; the ids of those that hold too much are named. */
export function readBlanks(form: FormData, ids: readonly string[]): { filled: Filled; tooLong: string[] } {
  const filled: Record<string, string> = {};
  const tooLong: string[] = [];
  for (const id of ids) {
    const typed = form.get(`blank_${id}`);
    if (typeof typed !== "string") continue;
    const text = readBlank(typed);
    if (text === undefined) tooLong.push(id);
    else filled[id] = text;
  }
  return { filled, tooLong };
}

/** Which choices were made, by the question's place; the places of those without one are named. */
export function readAnswers(form: FormData, questions: readonly Question[]) {
  const chosen = questions.map(({ choices }, n) => {
    const typed = form.get(`question_${n}`);
    const choice = typeof typed === "string" && /^\d$/.test(typed) ? Number(typed) : Number.NaN;
    return choice < choices.length ? choice : undefined;
  });
  const missing = chosen.flatMap((choice, n) => (choice === undefined ? [n] : []));
  return { chosen, missing, right: rightOf(questions, chosen) };
}
