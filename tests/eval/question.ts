import type { Language } from "~/i18n/languages.ts";

/** Tuning may look at `development`; `held-out` is only for measuring. Given at random, about 65 to 35. */
export type QuestionSet = "development" | "held-out";

/** An amount that an answer has to state, in this unit or one that converts to it. */
export interface Figure {
  value: number;
  /** A unit that `scripts/lib/read-quantities.mjs` knows; `one` for counts. */
  unit: string;
  /** The greatest difference, in `unit`. Without it: nothing for counts, 1 percent for everything else. */
  within?: number;
}

interface Row {
  set: QuestionSet;
  question: string;
}

/** A calculation whose inputs are all in the question. */
export interface NumberRow extends Row {
  expected: Figure;
  /** How the number was worked out, by hand. */
  working: string;
}

/** A question that the knowledge base answers. */
export interface CitedRow extends Row {
  /** Slugs of the articles that may be cited; one of them has to be. */
  articles: string[];
  /** What the answer has to state, a text such as `1:12` where it is no amount. */
  figure?: Figure | string;
}

/** A question that nobody should answer as if he knew. */
export interface RefusalRow extends Row {
  because: string;
  /** Words of the trade or the look of a section stand in it. */
  tempting?: true;
  /** A calculation with values that cannot be: it may be refused with the reason, too. */
  impossible?: true;
}

export type Question = { language: Language } & (
  | ({ kind: "number" } & NumberRow)
  | ({ kind: "section" | "definition" | "talk" } & CitedRow)
  | ({ kind: "refuse" } & RefusalRow)
);
