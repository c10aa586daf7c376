import type { Language } from "~/i18n/languages.ts";
import { fold } from "~/lib/fold.ts";
import type { Region, Trade } from "~db/schema/knowledge.terms.ts";

/** A term of the glossary as pages show it. */
export interface Term {
  /** As in its address: `drywall`, of the article `term-drywall`. */
  slug: string;
  trade: Trade;
  /** English is always there. */
  texts: Partial<Record<Language, { name: string; definition: string }>>;
  names: readonly { region: Region; name: string; said: string }[];
}

/** The language of a place's names. */
export const languageOf = (region: Region) => region.slice(0, 2) as Language;

/** A term's text in a language, or in English where it is not written in it. */
export function textOf({ texts }: Pick<Term, "texts">, language: Language) {
  const own = texts[language];
  return own ? { ...own, language } : { name: "", definition: "", ...texts.en, language: "en" as Language };
}

const ARTICLE = /^(?:the|an?|el|la|los|las|unos?|unas?) (?=.)/;

/** A name as names are compared: without accents, points, quotes, capitals, what stands in brackets, or an article. */
export function nameKey(name: string): string {
  return fold(name)
    .replace(/\(.*?\)/g, " ")
    .replace(/["'׳״’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(ARTICLE, "");
}

/** Where a term has its page. */
export const termPath = (slug: string) => `/term/${slug}`;
