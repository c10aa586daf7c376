import type { Language } from "~/i18n/languages.ts";

/** A text in every language. What is empty is read in English: a template of one's own may have one language only. */
export type Words = Readonly<Record<Language, string>>;

/** What an answer says of an item: it is in order, it is not, or it does not arise here. */
export const OUTCOMES = ["pass", "fail", "out"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What an answer may ask for beside itself. */
export const DEMANDS = ["note", "photo", "action"] as const;
export type Demand = (typeof DEMANDS)[number];

export interface Item {
  /** Stays with the item through all versions, so that findings are counted across them. */
  id: string;
  prompt: Words;
  responses: string;
  /** Points of the score. */
  weight: number;
  /** Whether a fail here fails the whole run, whatever its points. */
  critical: boolean;
  /** Asked only where an earlier item was answered so. */
  showIf?: { item: string; is: string };
  /** With which outcomes a note, a photo or an action has to stand beside the answer. */
  require: Readonly<Record<Demand, readonly Outcome[]>>;
  /** The section of the law that asks for it; empty where none does. */
  citation: string;
}

export interface Section {
  title: Words;
  items: readonly Item[];
}

/** One version of a checklist. A version is never changed: another one follows it. */
export interface Template {
  id: string;
  version: number;
  name: Words;
  sections: readonly Section[];
}

/** What has to be done, by whom and by which day (`YYYY-MM-DD`). */
export interface PlannedAction {
  text: string;
  owner: string;
  due: string;
}

export interface Answer {
  /** One of the item's responses, or empty. */
  answer: string;
  note: string;
  action: PlannedAction;
}

/** By the item's id. */
export type Answers = Readonly<Record<string, Answer>>;

export const CHECKLIST_LIMITS = {
  items: 100,
  sections: 20,
  prompt: 300,
  name: 120,
  citation: 120,
  weight: 100,
  id: 40,
} as const;
