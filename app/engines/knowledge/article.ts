import type { Language } from "~/i18n/languages.ts";

export const KINDS = ["code", "talk", "term", "topic"] as const;
/** A code provision, a toolbox talk, a glossary term, or an answer that an administrator wrote. */
export type Kind = (typeof KINDS)[number];

/** Read against a source, not read again, or to be confirmed before it is relied on. */
export type Confidence = "verified" | "known" | "doubtful";

export interface ArticleText {
  title: string;
  body: string;
}

/** An article as a writer hands it in, in as many languages as are written; English is the fallback. */
export interface Article {
  slug: string;
  kind: Kind;
  /** As it is cited, `IRC R310.2` or `OSHA 1926.501–1926.503`; empty where nothing is cited. */
  section: string;
  edition: string;
  source: string;
  confidence: Confidence;
  tags: readonly string[];
  /** `YYYY-MM-DD` */
  reviewedAt: string;
  texts: Partial<Record<Language, ArticleText>>;
}
