/** The interface languages; the first is the source and the fallback. */
export const LANGUAGES = ["en", "es", "he"] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK_LANGUAGE: Language = "en";

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

export function directionOf(language: Language): "ltr" | "rtl" {
  return language === "he" ? "rtl" : "ltr";
}

/** Languages whose readers use metric units; the others use those of the US codes. */
export const isMetricFirst = (language: Language): boolean => language === "he";

/** The locale for numbers, money and dates. Prices are in US dollars. */
export const FORMAT_LOCALES = { en: "en-US", es: "es-US", he: "he-IL" } as const satisfies Record<
  Language,
  string
>;
