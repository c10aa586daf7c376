import type { Language } from "~/i18n/languages.ts";

/** Where an article of the glossary stops defining its term and says what others call it. */
const NAMED: Record<Language, RegExp> = {
  en: / In (?:Spanish|Hebrew): /,
  es: / En inglés: /,
  he: / באנגלית: /,
};

/** What a term means: its article without the names in other languages, which a page of the glossary shows by themselves. */
export function definitionOf(body: string, language: Language): string {
  return body.split(NAMED[language])[0] ?? body;
}

interface Named {
  title: string;
  definition: string;
}

/** The other way round: what the article of a term says, in the languages in which it is written. */
export function termBody(texts: Partial<Record<Language, Named>>, language: Language): string {
  const { definition = "" } = texts[language] ?? {};
  const [en, es, he] = [texts.en, texts.es, texts.he].map((text) => text?.title);
  if (language === "es") return `${definition} En inglés: ${en}.`;
  if (language === "he") return `${definition} באנגלית: ${en}.`;
  return [definition, es && `In Spanish: ${es}.`, he && `In Hebrew: ${he}.`].filter(Boolean).join(" ");
}
