import type { Outcome } from "./checklist.types.ts";

/** The sets of answers, three each, with what each of them says. Their words are the page's. */
export const RESPONSES = {
  /** Yes is in order. */
  yesNo: { yes: "pass", no: "fail", na: "out" },
  /** Yes is a hazard: "Are there cracks?" */
  noYes: { no: "pass", yes: "fail", na: "out" },
  /** The state of a thing. */
  condition: { good: "pass", repair: "fail", na: "out" },
} as const satisfies Record<string, Record<string, Outcome>>;

export type ResponseSet = keyof typeof RESPONSES;
export type Response = "yes" | "no" | "na" | "good" | "repair";

export const isResponseSet = (name: string): name is ResponseSet => Object.hasOwn(RESPONSES, name);

/** The answers of a set in the order in which they stand; none where there is no such set. */
export const responsesOf = (set: string): Response[] =>
  isResponseSet(set) ? (Object.keys(RESPONSES[set]) as Response[]) : [];

/** What an answer says; undefined for what is none of the set. */
export function outcomeOf(set: string, answer: string): Outcome | undefined {
  if (!isResponseSet(set)) return undefined;
  const outcomes: Readonly<Record<string, Outcome>> = RESPONSES[set];
  return Object.hasOwn(outcomes, answer) ? outcomes[answer] : undefined;
}
