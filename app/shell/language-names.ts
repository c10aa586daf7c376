import type { Language } from "~/i18n/languages.ts";

/** Each language's own name, so that its readers recognise it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", es: "Español", he: "עברית" };

/** Each language in two letters of its own, where a line has no room for its name. */
export const LANGUAGE_SIGNS: Record<Language, string> = { en: "EN", es: "ES", he: "עב" };
