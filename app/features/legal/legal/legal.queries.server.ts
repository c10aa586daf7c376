import { messagesOf, translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { COOKIES } from "~/services/cookies.server.ts";
import { type ClauseWords, DOCUMENTS, type DocumentId, type DocumentWords } from "./legal.documents.ts";
import { type Block, blocksOf } from "./legal.logic.ts";

export interface Clause extends Omit<ClauseWords, "text"> {
  id: string;
  blocks: Block[];
  /** The table of cookies, in the clause that speaks of them. */
  cookies?: { name: string; purpose: string; maxAgeSeconds?: number }[];
}

export interface LegalDocument {
  id: DocumentId;
  title: string;
  lead: string;
  clauses: Clause[];
}

/** Every cookie the platform sets, from the list it sets them by; the compiler asks for the words of a new one. */
function cookieTable(language: Language): Clause["cookies"] {
  const t = translator(language, "legal-privacy");
  return COOKIES.map(({ name, maxAgeSeconds }) => ({ name, purpose: t(`cookies.${name}`), maxAgeSeconds }));
}

/**
 * One document in one language. A page gets its words from here and not as a namespace, so that the two documents
 * that nobody asked for are not sent along.
 */
export function readDocument(language: Language, id: DocumentId): LegalDocument {
  // Each English file is checked against this shape, and the other languages against the English file.
  const words = messagesOf(language, `legal-${id}`) as unknown as DocumentWords;
  const clauses = DOCUMENTS[id].flatMap((clause) => {
    const found = words.clauses[clause];
    if (!found) return [];
    const { heading, summary, text } = found;
    const table = id === "privacy" && clause === "cookies" ? { cookies: cookieTable(language) } : {};
    return [{ id: clause, heading, summary, blocks: blocksOf(text), ...table }];
  });
  return { id, title: words.title, lead: words.lead, clauses };
}
