import type { Words } from "~/engines/checklist/checklist.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { late } from "~/lib/late.ts";
import { LIBRARY } from "./library/library.data.ts";
import type { Fit } from "./library/written.ts";
import { type Fitting, type Question, sentencesOf, type Talk } from "./talk.ts";

const bySlug = late(() => new Map(LIBRARY.map((fit) => [fit.slug, fit])));

export const inLibrary = (slug: string): Fit | undefined => bySlug().get(slug);

export const fittingOf = ({ slug, work, weather, seasons, lists }: Fit): Fitting => ({
  ...{ key: slug, work, weather, seasons, lists },
});

/** An article of the knowledge base in one language. */
export interface ArticleRow {
  slug: string;
  section: string;
  edition: string;
  reviewedAt: string;
  language: Language;
  title: string;
  body: string;
}

/** The title of an article without the word for a talk that stands before it: "Toolbox talk: ladders". */
export function topicOf(title: string): string {
  const topic = title.replace(/^[^:]{1,20}:\s*/, "");
  return topic.charAt(0).toUpperCase() + topic.slice(1);
}

const questionOf = ([en, es, he]: Fit["questions"][number]): Question => {
  const part = (n: 0 | 1 | 2): Words => ({ en: en[n], es: es[n], he: he[n] });
  return { ask: part(0), right: part(1), wrong: part(2) };
};

/**
 * A talk of the library with the words of its article: every sentence is a point, and what is added to it.
 * @param rows its texts; undefined is answered where there is none in English
 */
export function libraryTalk(slug: string, rows: readonly ArticleRow[]): Talk | undefined {
  const fit = inLibrary(slug);
  const text = (language: Language) => rows.find((row) => row.slug === slug && row.language === language);
  const english = text("en");
  if (!fit || !english) return undefined;
  const each = <T>(of: (language: Language) => T) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>;
  return {
    key: slug,
    version: english.reviewedAt,
    title: each((language) => topicOf(text(language)?.title ?? "")),
    points: each((language) => {
      const points = sentencesOf(text(language)?.body ?? "");
      return points.length === 0
        ? []
        : [...points, ...fit.more.map((point) => point[LANGUAGES.indexOf(language)] ?? point[0])];
    }),
    questions: fit.questions.map(questionOf),
    section: english.section,
    edition: english.edition,
  };
}
