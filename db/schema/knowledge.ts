import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment } from "./columns.ts";
import { REGIONS, TRADES } from "./knowledge.terms.ts";

/** What Joe and the reference pages may quote: one row per article, its wording in `article_texts`. */
export const articles = sqliteTable(
  "articles",
  {
    /** Stable name in addresses and citations, such as `irc-r310-2`. */
    slug: text("slug").primaryKey(),
    kind: text("kind", { enum: ["code", "talk", "term", "topic"] }).notNull(),
    /** The provision as it is cited, such as `IRC R310.2`; empty where nothing is cited. */
    section: text("section").notNull().default(""),
    /** The edition that the figures were taken from. */
    edition: text("edition").notNull().default(""),
    source: text("source").notNull(),
    /** `verified`: read against a source. `known`: not read again. `doubtful`: confirm before it is relied on. */
    confidence: text("confidence", { enum: ["verified", "known", "doubtful"] }).notNull(),
    /** Words that lead here beside those of the text, separated by commas. */
    tags: text("tags").notNull().default(""),
    /** The day on which the figures were last gone through, `YYYY-MM-DD`. */
    reviewedAt: text("reviewed_at").notNull(),
    /** Who wrote it last. The seed never touches what an administrator has saved. */
    author: text("author", { enum: ["seed", "admin"] }).notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [index("articles_kind").on(table.kind, table.slug)],
);

/**
 * An article in one language. The `…_words` columns are the same text folded for search by `indexedWords` of the
 * engine; the full-text table `article_search` reads them and is kept in step by triggers.
 */
export const articleTexts = sqliteTable(
  "article_texts",
  {
    /** Named, because the full-text table refers to it and a row's hidden number may change. */
    id: integer("id").primaryKey(),
    slug: text("slug")
      .notNull()
      .references(() => articles.slug, { onDelete: "cascade" }),
    language: text("language", { enum: ["en", "es", "he"] }).notNull(),
    title: text("title").notNull(),
    body: text("body").notNull(),
    /** The kind and the language, so that a search is narrowed inside the index. */
    scopeWords: text("scope_words").notNull(),
    titleWords: text("title_words").notNull(),
    sectionWords: text("section_words").notNull(),
    tagsWords: text("tags_words").notNull(),
    bodyWords: text("body_words").notNull(),
  },
  (table) => [uniqueIndex("article_texts_language").on(table.slug, table.language)],
);

/** What is known of a term of the glossary beside its article, whose title is its name and whose body defines it. */
export const terms = sqliteTable(
  "terms",
  {
    slug: text("slug")
      .primaryKey()
      .references(() => articles.slug, { onDelete: "cascade" }),
    trade: text("trade", { enum: TRADES }).notNull(),
  },
  (table) => [index("terms_trade").on(table.trade)],
);

/** What a term is called besides, and where. */
export const termNames = sqliteTable(
  "term_names",
  {
    slug: text("slug")
      .notNull()
      .references(() => terms.slug, { onDelete: "cascade" }),
    region: text("region", { enum: REGIONS }).notNull(),
    name: text("name").notNull(),
    /** How it sounds, in Latin letters; for words of Hebrew crews. */
    said: text("said").notNull().default(""),
    /** The seed never touches what came from a suggestion. */
    author: text("author", { enum: ["seed", "admin"] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.region, table.name] })],
);
