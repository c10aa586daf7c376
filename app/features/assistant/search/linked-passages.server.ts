import { type Passage, readLinkNames } from "~/engines/knowledge/knowledge.server.ts";
import { type LinkedPiece, linkTerms } from "~/engines/knowledge/knowledge.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Reference } from "~/services/reference.server.ts";
import type { Database } from "~db/client.ts";

export interface LinkDeps {
  db: Database;
  language: Language;
  reference: Reference;
}

/** A passage whose words lead on to the glossary. */
export type LinkedPassage<P> = P & { pieces: LinkedPiece[] };

/**
 * Passages of one page, in which the first mention of each term of the glossary leads to its page; a term's own entry does
 * not lead to itself. What is not written in the page's language stays as it is.
 */
export async function linkPassages<P extends Pick<Passage, "slug" | "language" | "body">>(
  { db, language, reference }: LinkDeps,
  passages: readonly P[],
): Promise<LinkedPassage<P>[]> {
  if (passages.length === 0) return [];
  const names = await reference(`link names ${language}`, () => readLinkNames(db, language));
  const used = new Set<string>();
  return passages.map((passage) => {
    const own = passage.slug.replace(/^term-/, "");
    const others = names.filter(({ slug }) => slug !== own);
    return {
      ...passage,
      pieces: passage.language === language ? linkTerms(passage.body, others, used) : [passage.body],
    };
  });
}
