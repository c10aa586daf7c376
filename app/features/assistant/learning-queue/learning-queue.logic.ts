import type { Article, ArticleText } from "~/engines/knowledge/knowledge.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { fold } from "~/lib/fold.ts";
import { screen } from "~/site-map.ts";
import type { WriteAnswer } from "./learning-queue.schemas.ts";

/** Where one question of the queue is looked at. */
export function questionPath(id: string): string {
  return `${screen("questions").path}?${new URLSearchParams({ question: id })}`;
}

/** The article that an administrator writes for a question; writing it again rewrites the same one. */
export function answerSlug(id: string): string {
  return `answer-${id}`;
}

/** Names the version of an article that answers a question, as the guard of the commands does. */
export function basisText(article: { slug: string; updatedAt: string }): string {
  return `${article.slug}@${article.updatedAt}`;
}

/** Letters and digits only, small and without accents, words one space apart. */
export function foldedWords(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const MOST_WORDS = 8;

/** The words by which a question is compared with others: its longest, since short ones stand in every question. */
export function tellingWords(text: string): string[] {
  const words = foldedWords(text)
    .split(" ")
    .filter((word) => word.length >= 3);
  return [...new Set(words)].sort((a, b) => b.length - a.length).slice(0, MOST_WORDS);
}

/** The article described by a completed form. */
export function articleOf(form: WriteAnswer, today: string): Article {
  const texts: Partial<Record<Language, ArticleText>> = {};
  for (const language of LANGUAGES) {
    const title = form[`title_${language}`];
    if (title) texts[language] = { title, body: form[`body_${language}`] };
  }
  return {
    slug: answerSlug(form.id),
    kind: "topic",
    section: form.section,
    edition: form.edition,
    source: form.source,
    confidence: form.confidence,
    tags: form.tags
      .split(",")
      .map((tag) => tag.trim())
      .filter(Boolean),
    reviewedAt: today,
    texts,
  };
}
