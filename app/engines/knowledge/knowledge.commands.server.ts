import { and, eq, notInArray } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { LANGUAGES } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { articles, articleTexts } from "~db/schema/knowledge.ts";
import type { Article } from "./article.ts";
import { indexedWords } from "./words.logic.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

type Statement = BatchItem<"sqlite">;

/**
 * What writes an administrator's article, all of it, as statements for a batch: texts that are not handed in are gone
 * afterwards. From then on the seed leaves the article alone.
 */
export function articleStatements({ db, now }: Deps, article: Article): [Statement, ...Statement[]] {
  const { texts, tags, ...facts } = article;
  const row = { ...facts, tags: tags.join(", "), author: "admin" as const, updatedAt: now().toISOString() };
  const written = LANGUAGES.flatMap((language) => {
    const text = texts[language];
    return text ? [{ language, ...text, ...indexedWords(article, language, text) }] : [];
  });
  const languages = written.map(({ language }) => language);
  return [
    db.insert(articles).values(row).onConflictDoUpdate({ target: articles.slug, set: row }),
    db
      .delete(articleTexts)
      .where(and(eq(articleTexts.slug, article.slug), notInArray(articleTexts.language, languages))),
    ...written.map((text) =>
      db
        .insert(articleTexts)
        .values({ slug: article.slug, ...text })
        .onConflictDoUpdate({ target: [articleTexts.slug, articleTexts.language], set: text }),
    ),
  ];
}

/** Writes an administrator's article by itself. */
export async function saveArticle(deps: Deps, article: Article): Promise<CommandResult> {
  await deps.db.batch(articleStatements(deps, article));
  return { ok: true };
}
