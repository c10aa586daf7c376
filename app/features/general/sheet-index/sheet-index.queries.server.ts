import { isStopWord } from "~/engines/knowledge/knowledge.ts";
import { messagesOf, translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { type ListedScreen, type ScreenId, sheetNumber } from "~/site-map.ts";
import {
  compact,
  type Entry,
  nearest,
  readQuery,
  type SetName,
  search,
  sheetsOf,
  wordsOf,
} from "./sheet-index.logic.ts";

export interface SheetIndex {
  /** The search as it was read; empty for the whole list. */
  q: string;
  /** Whether the search was longer than what is read. */
  cut: boolean;
  /** The sheets found, best first, or the whole list in the order of the set. */
  found: ScreenId[];
  /** What comes nearest when nothing was found; may be empty. */
  nearest: ScreenId[];
}

/** The words under which a screen is looked for beside its own; empty when it has none. */
export function keywordsOf(language: Language, id: ScreenId): string {
  const keywords = messagesOf(language, "screen-keywords");
  const words = Object.hasOwn(keywords, id) ? keywords[id] : undefined;
  return typeof words === "string" ? words : "";
}

function entryOf(screen: ListedScreen, language: Language): Entry<ScreenId> {
  const shell = translator(language, "shell");
  const t = translator(language, "sheet-index");
  const elsewhere = LANGUAGES.filter((other) => other !== language).map(
    (other) => `${translator(other, "shell")(`screens.${screen.id}.title`)} ${keywordsOf(other, screen.id)}`,
  );
  return {
    id: screen.id,
    number: compact(sheetNumber(screen)),
    words: {
      title: wordsOf(shell(`screens.${screen.id}.title`)),
      keywords: wordsOf(keywordsOf(language, screen.id)),
      area: wordsOf(t(`areas.${screen.area}`)),
      description: wordsOf(translator(language, "screen-descriptions")(screen.id)),
      elsewhere: wordsOf(elsewhere.join(" ")),
    },
  };
}

const entries = new Map<Language, Entry<ScreenId>[]>();

/** The words of every screen, the same for every request of a language. */
function entriesOf(language: Language): Entry<ScreenId>[] {
  let made = entries.get(language);
  if (!made) {
    made = sheetsOf("search").map((screen) => entryOf(screen, language));
    entries.set(language, made);
  }
  return made;
}

/** What every screen is called and looked for by, in every language. */
export function screenNames(): string[] {
  return LANGUAGES.flatMap((language) =>
    sheetsOf("search").flatMap(({ id }) => [
      translator(language, "shell")(`screens.${id}.title`),
      keywordsOf(language, id),
    ]),
  );
}

/**
 * An index, or what a search finds in it.
 * @param asked `q` of the address, or null
 */
export function readIndex(name: SetName, language: Language, asked: string | null): SheetIndex {
  const all = sheetsOf(name).map(({ id }) => id);
  const { q, cut } = readQuery(asked);
  if (!q) return { q, cut, found: all, nearest: [] };
  const ids = new Set(all);
  const own = entriesOf(language).filter(({ id }) => ids.has(id));
  const found = search(own, q, isStopWord);
  return { q, cut, found, nearest: found.length > 0 ? [] : nearest(own, q, isStopWord) };
}
