import type { Namespaces } from "~/i18n/namespaces.ts";

/** What one clause says: a heading, its text, and the same in one plain sentence. */
export interface ClauseWords {
  heading: string;
  /** Paragraphs apart by an empty line; a paragraph whose lines begin with "- " is a list. */
  text: string;
  summary: string;
}

/** What the locale files of a document hold. */
export interface DocumentWords {
  title: string;
  lead: string;
  clauses: Record<string, ClauseWords>;
}

/** The day from which the present wording of all three documents applies. */
export const EFFECTIVE = "2026-11-22";

/**
 * The documents and their clauses in order; a clause's place is its number, its name the anchor of links to it.
 * The words of each are a namespace of their own, `legal-<document>`.
 */
export const DOCUMENTS = {
  terms: [
    "scope",
    "operator",
    "beta",
    "advice",
    "codes",
    "joe",
    "account",
    "use",
    "content",
    "prices",
    "liability",
    "changes",
  ],
  privacy: [
    "controller",
    "visit",
    "cookies",
    "trackers",
    "account",
    "cart",
    "joe",
    "mail",
    "outside",
    "security",
    "rights",
    "changes",
  ],
  copyright: ["own", "use", "codes", "public", "marks", "open", "entered", "model", "report", "handling"],
} as const satisfies { [D in DocumentId]: readonly (keyof Namespaces[`legal-${D}`]["clauses"])[] };

export type DocumentId = "terms" | "privacy" | "copyright";
export const DOCUMENT_IDS = ["terms", "privacy", "copyright"] as const satisfies readonly DocumentId[];

/** The document that a value of `tab` selects: the terms, unless it names another one exactly. */
export function documentOf(tab: string | null): DocumentId {
  return tab === "privacy" || tab === "copyright" ? tab : "terms";
}

export function addressOf(id: DocumentId): string {
  return id === "terms" ? "/legal" : `/legal?tab=${id}`;
}
