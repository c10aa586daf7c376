import { OFFICIAL_WORDS, type OfficialWords } from "./official-words.data.ts";

/** Words of a provision as they were published, where nobody owns them. */
export const officialWordsOf = (slug: string): readonly OfficialWords[] =>
  Object.hasOwn(OFFICIAL_WORDS, slug) ? (OFFICIAL_WORDS[slug] ?? []) : [];
