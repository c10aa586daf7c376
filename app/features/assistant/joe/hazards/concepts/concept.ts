/**
 * What somebody may speak of, as they say it: per language a list with commas. `word`, `stem*`, or several words that
 * follow one another. Written without accents and marks; Hebrew without the prefixes that are written together with a
 * word. Ordinary misspelling need not be listed (`lexicon.logic.ts`).
 */
export type Concepts = Readonly<Record<string, Readonly<{ en: string; es: string; he: string }>>>;
