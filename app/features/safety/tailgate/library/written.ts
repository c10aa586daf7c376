import type { Season, Weather, Work } from "../tailgate.limits.ts";

/** A question as it is asked in one language: what is asked, the right answer, and one that is wrong. */
export type Asked = readonly [question: string, right: string, wrong: string];

/** What the library knows of a talk beside its article in the knowledge base, which has its words in three languages. */
export interface Fit {
  /** The slug of its article. */
  slug: string;
  work: readonly Work[];
  weather: readonly Weather[];
  seasons: readonly Season[];
  /** The checklists whose open findings call for it. */
  lists: readonly string[];
  /** Points beside the sentences of its article, in English, Spanish and Hebrew. */
  more: readonly (readonly [en: string, es: string, he: string])[];
  /** In English, Spanish and Hebrew. */
  questions: readonly (readonly [en: Asked, es: Asked, he: Asked])[];
}

/** A talk of the library; what it fits may be left out where it fits nothing in particular. */
export const talk = (
  slug: string,
  fit: Partial<Pick<Fit, "work" | "weather" | "seasons" | "lists" | "more">>,
  questions: Fit["questions"],
): Fit => ({
  slug: `talk-${slug}`,
  work: [],
  weather: [],
  seasons: [],
  lists: [],
  more: [],
  ...fit,
  questions,
});
