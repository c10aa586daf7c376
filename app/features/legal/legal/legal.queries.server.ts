import { and, desc, eq } from "drizzle-orm";
import { findMessages, messagesOf, translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { sha256 } from "~/lib/hash.ts";
import { COOKIES } from "~/services/cookies.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import type { Database } from "~db/client.ts";
import { policyAcceptances } from "~db/schema/legal.ts";
import { type ClauseChange, differenceOf } from "./difference.ts";
import {
  type ClauseWords,
  DOCUMENTS,
  type DocumentId,
  type DocumentWords,
  type EarlierWords,
  EDITIONS,
  presentEdition,
} from "./legal.documents.ts";
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

/** The clauses of an edition in their order: the present words, and over them those that later editions replaced. */
function clausesIn(language: Language, id: DocumentId, edition: number): Map<string, ClauseWords> {
  // Each English file is checked against this shape, and the other languages against the English file.
  const words = messagesOf(language, `legal-${id}`) as unknown as DocumentWords;
  const clauses = new Map(
    DOCUMENTS[id].flatMap((name) => {
      const clause = words.clauses[name];
      return clause ? [[name as string, clause] as const] : [];
    }),
  );
  for (const { edition: earlier, lacks = [] } of EDITIONS[id].toReversed()) {
    if (earlier < edition) break;
    const was = findMessages(language, `legal-${id}-${earlier}`) as unknown as EarlierWords | undefined;
    for (const [name, clause] of Object.entries(was?.clauses ?? {})) clauses.set(name, clause);
    for (const name of lacks) clauses.delete(name);
  }
  return clauses;
}

/** Tells the wordings of an edition apart from any other. */
export async function fingerprintOf(id: DocumentId, edition: number): Promise<string> {
  const words = LANGUAGES.map((language) =>
    [...clausesIn(language, id, edition)].map(([name, { heading, text, summary }]) => [
      name,
      heading,
      text,
      summary,
    ]),
  );
  return (await sha256(JSON.stringify(words))).slice(0, 12);
}

/**
 * One document in one language, in its present wording or an earlier one. A page gets its words from here and not as a
 * namespace, so that the two documents that nobody asked for are not sent along.
 */
export function readDocument(
  language: Language,
  id: DocumentId,
  edition = presentEdition(id).edition,
): LegalDocument {
  const { title, lead } = messagesOf(language, `legal-${id}`) as unknown as DocumentWords;
  const clauses = [...clausesIn(language, id, edition)].map(([clause, { heading, summary, text }]) => {
    const table = id === "privacy" && clause === "cookies" ? { cookies: cookieTable(language) } : {};
    return { id: clause, heading, summary, blocks: blocksOf(text), ...table };
  });
  return { id, title, lead, clauses };
}

/** What changed of the clauses since an edition, clause by clause. */
export function readChanges(language: Language, id: DocumentId, since: number): ClauseChange[] {
  const was = clausesIn(language, id, since);
  const is = clausesIn(language, id, presentEdition(id).edition);
  const NOTHING = { heading: "", text: "", summary: "" };
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((clause) => {
    const [before = NOTHING, after = NOTHING] = [was.get(clause), is.get(clause)];
    const changed = (["heading", "summary", "text"] as const).some((part) => before[part] !== after[part]);
    if (!changed) return [];
    return [
      {
        id: clause,
        heading: after.heading || before.heading,
        summary: differenceOf(before.summary, after.summary),
        text: differenceOf(before.text, after.text),
      },
    ];
  });
}

/** Which editions an owner has agreed to, and when, the newest first. */
export async function readAcceptances(db: Database, owner: Owner | undefined, id: DocumentId) {
  if (!owner) return [];
  return db
    .select({ edition: policyAcceptances.edition, at: policyAcceptances.createdAt })
    .from(policyAcceptances)
    .where(and(eq(policyAcceptances.owner, owner), eq(policyAcceptances.document, id)))
    .orderBy(desc(policyAcceptances.edition));
}
