import type { Language } from "~/i18n/languages.ts";

/** Each language in its own words, so that whoever needs it can read it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", es: "Español", he: "עברית" };

/** Each language in two letters of its own, where a line has no room for its name. */
export const LANGUAGE_SIGNS: Record<Language, string> = { en: "EN", es: "ES", he: "עב" };
