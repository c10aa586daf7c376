import { and, asc, eq } from "drizzle-orm";
import type { Language } from "~/i18n/languages.ts";
import type { Database } from "~db/client.ts";
import type { Trade } from "~db/schema/knowledge.terms.ts";
import { articles, articleTexts, termNames, terms } from "~db/schema/knowledge.ts";
import { definitionOf } from "./definition.ts";
import type { Term } from "./glossary.ts";
import { type LinkName, linkable } from "./term-links.ts";

const PREFIX = "term-";
/** The slug of a term's article, by that of its address. */
export const articleOfTerm = (slug: string) => `${PREFIX}${slug}`;
const slugOf = (article: string) => article.slice(PREFIX.length);

/** The two statements of the whole glossary, so that a caller can read its own rows in the same batch. */
export const glossaryRows = (db: Database) =>
  [
    db
      .select({
        slug: terms.slug,
        trade: terms.trade,
        language: articleTexts.language,
        title: articleTexts.title,
        body: articleTexts.body,
      })
      .from(terms)
      .innerJoin(articleTexts, eq(articleTexts.slug, terms.slug)),
    db
      .select({
        slug: termNames.slug,
        region: termNames.region,
        name: termNames.name,
        said: termNames.said,
      })
      .from(termNames)
      .orderBy(asc(termNames.slug), asc(termNames.region), asc(termNames.name)),
  ] as const;

interface TextRow {
  slug: string;
  trade: Trade;
  language: Language;
  title: string;
  body: string;
}
type NameRow = { slug: string } & Term["names"][number];

/** The glossary from its rows. */
export function glossaryOf(texts: readonly TextRow[], names: readonly NameRow[]): Term[] {
  const found = new Map<string, Term & { names: Term["names"][number][] }>();
  for (const { slug, trade, language, title, body } of texts) {
    const term = found.get(slug) ?? { slug: slugOf(slug), trade, texts: {}, names: [] };
    term.texts[language] = { name: title, definition: definitionOf(body, language) };
    found.set(slug, term);
  }
  for (const { slug, ...name } of names) found.get(slug)?.names.push(name);
  return [...found.values()];
}

/** The whole glossary, a few hundred terms: for a page that keeps it for some seconds (`context.reference`). */
export async function readGlossary(db: Database): Promise<Term[]> {
  const [texts, names] = await db.batch(glossaryRows(db));
  return glossaryOf(texts, names);
}

/** What the terms are called in a language, which is all that links need. */
export async function readLinkNames(db: Database, language: Language): Promise<LinkName[]> {
  const rows = await db
    .select({ slug: articles.slug, name: articleTexts.title })
    .from(articles)
    .innerJoin(articleTexts, eq(articleTexts.slug, articles.slug))
    .innerJoin(terms, eq(terms.slug, articles.slug))
    .where(and(eq(articles.kind, "term"), eq(articleTexts.language, language)));
  return linkable(rows.map(({ slug, name }) => ({ slug: slugOf(slug), name })));
}
