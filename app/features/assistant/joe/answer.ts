import type { PrintedRun } from "~/engines/formula/formula.ts";
import type { Confidence } from "~/engines/knowledge/knowledge.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Complexity } from "./complexity.logic.ts";

/** Where an answer came from. `learned` is an administrator's article for this very question, `refused` what Joe will not do. */
export const ORIGINS = [
  "calculation",
  "topic",
  "knowledge",
  "learned",
  "assistant",
  "refused",
  "unanswered",
  "failure",
] as const;
export type Origin = (typeof ORIGINS)[number];

/** A source of an answer. Every one of them is an article of the knowledge base or a source of a formula. */
export interface Citation {
  /** As it is cited, `IRC R310.2`; the title of the article where it cites no section. */
  label: string;
  /** The edition, or empty. */
  edition: string;
  /** What the article is about; empty for the source of a formula. */
  title: string;
  confidence: Confidence;
  /** The article it stands in; without it, the source of a formula. */
  slug?: string;
}

/** What an answer keeps beside its text, in the language it was given in. Stored as JSON with the line. */
export interface AnswerDetails {
  /** The page's language when it was given. */
  language: Language;
  citations: Citation[];
  /** The figure that was asked for, a limit or what the answer begins with; it stands large. */
  figure?: string;
  /** The whole question that a follow-up was read as. */
  asked?: string;
  /** The calculation, every step with its numbers: "Show the math". */
  math?: PrintedRun & { href?: string };
}

/** An answer of Joe's. All of it is text to be shown as text. */
export interface Answer extends AnswerDetails {
  response: string;
  complexity: Complexity;
  /** A built-in topic, or `general`. */
  category: string;
  /** The words of the question that carry its meaning. */
  keywords: string[];
  origin: Origin;
}
