import { LANGUAGES } from "~/i18n/languages.ts";
import { ENGLISH } from "~db/seed/reference/knowledge/english.ts";
import { HEBREW } from "~db/seed/reference/knowledge/hebrew.ts";
import { SEED_REVIEWED_AT } from "~db/seed/reference/knowledge/seed-article.ts";
import { SPANISH } from "~db/seed/reference/knowledge/spanish.ts";
import type { Article, ArticleText } from "./article.ts";
import { assignments, inChunks, literal, row } from "./seed-sql.ts";
import { seedTerms, termStatements } from "./terms.seed.ts";
import { indexedWords } from "./words.logic.ts";

/** The articles that every installation begins with. */
export function seedArticles(): Article[] {
  const said = new Map(seedTerms().map(({ slug, names }) => [slug, names.map(({ name }) => name)]));
  return ENGLISH.map(({ title, body, tags, ...facts }) => ({
    ...facts,
    // A term is also found by what crews and other countries call it.
    tags: [
      ...new Set([...tags.split(", "), ...(said.get(facts.slug) ?? []).map((name) => name.toLowerCase())]),
    ],
    reviewedAt: SEED_REVIEWED_AT,
    texts: { en: { title, body }, es: SPANISH[facts.slug], he: HEBREW[facts.slug] },
  }));
}

/**
 * The statements that bring a database's seeded articles up to date. Safe to run again: what has not changed is not
 * written, and an article that an administrator has saved is not touched, in any language. Articles that the seed no
 * longer holds are removed.
 */
export function seedStatements(all: readonly Article[] = seedArticles()): string[] {
  const slugs = literal(JSON.stringify(all.map(({ slug }) => slug)));
  return [
    `delete from articles where author = 'seed' and slug not in (select value from json_each(${slugs}))`,
    ...inChunks(all.map(articleRow), (rows) => upsertArticles(rows)),
    `delete from article_texts where slug in (select slug from articles where author = 'seed') and language || ' ' || slug not in (select value from json_each(${literal(JSON.stringify(all.flatMap(textKeys)))}))`,
    ...inChunks(all.flatMap(textRows), (rows) => upsertTexts(rows)),
    ...termStatements(),
  ];
}

const textKeys = ({ slug, texts }: Article) =>
  LANGUAGES.filter((language) => texts[language]).map((language) => `${language} ${slug}`);

const FACTS = ["slug", "kind", "section", "edition", "source", "confidence", "tags", "reviewed_at"];

function articleRow(article: Article): string {
  const { slug, kind, section, edition, source, confidence, tags, reviewedAt } = article;
  return row([slug, kind, section, edition, source, confidence, tags.join(", "), reviewedAt]);
}

const TEXT = ["title", "body", "scope_words", "title_words", "section_words", "tags_words", "body_words"];

function textRows(article: Article): string[] {
  return LANGUAGES.flatMap((language) => {
    const text: ArticleText | undefined = article.texts[language];
    if (!text) return [];
    const words = indexedWords(article, language, text);
    const { scopeWords, titleWords, sectionWords, tagsWords, bodyWords } = words;
    const columns = [text.title, text.body, scopeWords, titleWords, sectionWords, tagsWords, bodyWords];
    return [row([article.slug, language, ...columns])];
  });
}

function upsertArticles(rows: readonly string[]): string {
  const columns = FACTS.slice(1);
  const names = FACTS.map((_, index) => `column${index + 1}`).join(", ");
  const moment = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
  return `insert into articles (${FACTS.join(", ")}, author, updated_at)
select ${names}, 'seed', ${moment} from (values ${rows.join(",\n")}) where true
on conflict (slug) ${assignments("articles", columns, ", updated_at = excluded.updated_at")} and articles.author = 'seed'`;
}

function upsertTexts(rows: readonly string[]): string {
  const names = ["slug", "language", ...TEXT].map((_, index) => `v.column${index + 1}`).join(", ");
  return `insert into article_texts (slug, language, ${TEXT.join(", ")})
select ${names} from (values ${rows.join(",\n")}) v join articles a on a.slug = v.column1 and a.author = 'seed' where true
on conflict (slug, language) ${assignments("article_texts", TEXT)}`;
}
