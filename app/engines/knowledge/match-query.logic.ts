import type { Language } from "~/i18n/languages.ts";
import type { Kind } from "./article.ts";
import type { Alternative, Concept } from "./question.logic.ts";
import { kindWord, languageWord } from "./words.logic.ts";

/** Between double quotes every sign is a letter; a double quote is written twice. Nothing else gets into a query. */
const quoted = (text: string) => `"${text.replace(/"/g, '""')}"`;

const isHebrew = (word: string) => /[\u05d0-\u05ea]/.test(word);

/** Whether words must stand side by side. Hebrew puts its prefixes between them, so there they need not. */
export const sideBySide = (words: readonly string[]) => !words.some(isHebrew);

function alternative({ words }: Alternative): string {
  if (words.length === 1 || sideBySide(words)) return quoted(words.join(" "));
  return `(${words.map(quoted).join(" AND ")})`;
}

/** The full-text query for texts of a language and of some kinds that name at least one of the concepts. */
export function matchQuery(concepts: readonly Concept[], language: Language, kinds: readonly Kind[]): string {
  const alternatives = new Set(concepts.flatMap((concept) => concept.alternatives.map(alternative)));
  const kind = kinds.map((each) => quoted(kindWord(each))).join(" OR ");
  return [
    `scope_words : ${quoted(languageWord(language))}`,
    `scope_words : (${kind})`,
    `{title_words section_words tags_words body_words} : (${[...alternatives].join(" OR ")})`,
  ].join(" AND ");
}
