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

/** A wording of a document, and from which day it applies. */
export interface Edition {
  edition: number;
  /** `YYYY-MM-DD`. */
  effective: string;
  /** Of its words in every language: a test notices when they change without a new edition. */
  fingerprint: string;
  /** Clauses that came with the next edition. */
  lacks?: readonly string[];
}

/** Every wording that each document has had, the present one last. */
export const EDITIONS: Record<DocumentId, readonly [Edition, ...Edition[]]> = {
  terms: [
    { edition: 1, effective: "2026-11-22", fingerprint: "894b741c2857" },
    { edition: 2, effective: "2026-11-23", fingerprint: "90d4312c8c1e" },
    { edition: 3, effective: "2026-11-27", fingerprint: "4f63914dc1fd" },
  ],
  privacy: [
    { edition: 1, effective: "2026-11-22", fingerprint: "004e650f1b1b" },
    { edition: 2, effective: "2026-11-23", fingerprint: "36ebf8d18ab4" },
    { edition: 3, effective: "2026-11-26", fingerprint: "80be76eed2a1", lacks: ["orders", "records"] },
    { edition: 4, effective: "2026-11-27", fingerprint: "c778c34d266e" },
  ],
  copyright: [
    { edition: 1, effective: "2026-11-22", fingerprint: "3ebf920710b1" },
    { edition: 2, effective: "2026-11-23", fingerprint: "71f1624cc483" },
  ],
};

/** The wording that applies now. */
export const presentEdition = (id: DocumentId): Edition => EDITIONS[id].at(-1) ?? EDITIONS[id][0];

/**
 * The clauses of an earlier edition that the next one replaced, as they were: a namespace of their own,
 * `legal-<document>-<edition>`.
 */
export type EarlierWords = Pick<DocumentWords, "clauses">;

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
    "orders",
    "records",
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

/** An edition that an address asks for by its number; undefined where it has none such. */
export function editionOf(id: DocumentId, asked: string | null): Edition | undefined {
  return EDITIONS[id].find(({ edition }) => String(edition) === asked);
}

/** Where an earlier wording is read, or what changed since it. */
export function editionAddress(id: DocumentId, how: "edition" | "since", edition: number): string {
  return `/legal?${new URLSearchParams({ ...(id !== "terms" && { tab: id }), [how]: String(edition) })}`;
}
