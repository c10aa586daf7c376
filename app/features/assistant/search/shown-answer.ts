import { type ForeignBlock, readForeignText } from "~/ui/read-foreign-text.ts";
import type { Answered, SearchAnswer } from "~workers/shared/search-contract.ts";

/** The web's answer with its text read, as a page shows it. */
export type ShownAnswer = Exclude<SearchAnswer, Answered> | ShownText;
export type ShownText = Omit<Answered, "text"> & { text: ForeignBlock[] };

export function shownAnswer(answer: SearchAnswer): ShownAnswer {
  return answer.ok && !answer.canned ? { ...answer, text: readForeignText(answer.text) } : answer;
}
