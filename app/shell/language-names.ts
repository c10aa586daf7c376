import type { Language } from "~/i18n/languages.ts";

/** Each language in its own words, so that whoever needs it can read it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", es: "Español", he: "עברית" };
