import { articleNames, ask, browse, browsePart } from "~/engines/knowledge/knowledge.server.ts";
import { queryOf, respelled, vocabularyOf } from "~/engines/knowledge/knowledge.ts";
import {
  keywordsOf,
  readIndex,
  screenNames,
} from "~/features/general/sheet-index/sheet-index.queries.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { fold } from "~/lib/fold.ts";
import type { SearchService } from "~/services/search.server.ts";
import { type ScreenId, screen, sheetNumber } from "~/site-map.ts";
import type { Database } from "~db/client.ts";
import { type LinkDeps, type LinkedPassage, linkPassages } from "./linked-passages.server.ts";
import { type PassageResult, type Problem, type Result, ranked, readQuery } from "./search.logic.ts";
import { type ShownAnswer, shownAnswer } from "./shown-answer.ts";

const MOST_PASSAGES = 8;
const MOST_SCREENS = 5;
const MOST_OF_PART = 5;
/** A list may hold what an answer would leave out. */
const WEAKEST = 0.12;

export interface SearchView {
  q: string;
  problem?: Problem;
  /** Characters that were typed. */
  length: number;
  /** What the platform itself holds, best first. */
  results: ShownResult[];
  /** What the results are about, where the search itself found nothing and may be misspelt. */
  respelled?: string;
  /** Whether the results name only a part of what was searched for, because nothing names enough of it. */
  partial?: true;
  /** Screens of a like name, when nothing was found. */
  nearest: ScreenId[];
  /** Whether the web has, or may have, something to say; otherwise what the platform holds comes first. */
  webFirst?: boolean;
  /** The answer of the web; `pending` where the page asks for it by itself; nothing without a search. */
  web?: ShownAnswer | "pending";
}

/** A result as the page draws it, with links in its words. */
export type ShownResult = LinkedResult | Exclude<Result, PassageResult>;
type LinkedResult = { kind: "passage"; passage: LinkedPassage<PassageResult["passage"]> };

interface Deps extends LinkDeps {
  search: Pick<SearchService, "answer" | "isConfigured">;
}

/** The search itself is where the visitor is. */
const isElsewhere = (id: ScreenId) => id !== "search";

const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "");

/**
 * The screen that somebody means by typing just its title, its number, or one of the phrases it is known by. A phrase
 * has several words: a single one ("concrete") is more often asked about than looked for.
 */
function namedBy(q: string, found: readonly ScreenId[], language: Language): ScreenId | undefined {
  const t = translator(language, "shell");
  const asked = plain(q);
  return found.find((id) =>
    [t(`screens.${id}.title`), sheetNumber(screen(id)), ...phrasesOf(keywordsOf(language, id))].some(
      (name) => plain(name) === asked,
    ),
  );
}

const phrasesOf = (keywords: string) => keywords.split(",").filter((each) => each.trim().includes(" "));

/**
 * What a search shows: the web's answer, and beside it in every case the knowledge base and the screens.
 * @param raw `q` of the address, or null
 * @param whole whether the page must hold the web's answer; otherwise it asks for it by itself
 */
export async function readSearch(deps: Deps, raw: string | null, whole: boolean): Promise<SearchView> {
  const query = readQuery(raw);
  if (!query || query.problem) return { q: "", length: 0, ...query, results: [], nearest: [] };
  const { q } = query;
  const asking = whole ? deps.search.answer(q).then(shownAnswer) : undefined;
  const [own, web = "pending", webFirst] = await Promise.all([
    readOwn(deps, q).then(async (own) => ({ ...own, results: await linked(deps, own.results) })),
    asking,
    asking ? asking.then((answer) => answer.ok && !answer.canned) : deps.search.isConfigured(),
  ]);
  return { ...query, ...own, web, webFirst };
}

/** The first entries of the knowledge base about a search, for a page that shows no more; the web is not asked. */
export async function readEntries(deps: LinkDeps, raw: string, most: number) {
  const { q = "" } = readQuery(raw) ?? {};
  const { results, respelled, partial } = await readOwn(deps, q);
  const passages = results.flatMap((result) => (result.kind === "passage" ? [result.passage] : []));
  return { q, passages: await linkPassages(deps, passages.slice(0, most)), respelled, partial };
}

/** The same results, with links in the words of the passages. */
async function linked(deps: LinkDeps, results: readonly Result[]): Promise<ShownResult[]> {
  const passages = await linkPassages(
    deps,
    results.flatMap((result) => (result.kind === "passage" ? [result.passage] : [])),
  );
  return results.map((result) =>
    result.kind === "passage"
      ? { kind: "passage", passage: passages.shift() ?? { ...result.passage, pieces: [result.passage.body] } }
      : result,
  );
}

/**
 * What the platform itself holds about a search; where that is nothing, about the same words spelled right; where no
 * passage answers either, whatever names its broad words; and at last what names a part of it.
 */
async function readOwn(
  { db, language }: Pick<Deps, "db" | "language">,
  q: string,
): Promise<{ results: Result[] } & Pick<SearchView, "respelled" | "partial" | "nearest">> {
  const options = { limit: MOST_PASSAGES, weakest: WEAKEST };
  /** What answers the words as they are written: what was meant instead is said on the page. */
  const answering = (words: string) => ask(db, queryOf(words, { literal: true }), language, options);
  const naming = (words: string) => browse(db, words, language, options);
  /** Passages that contain words of a search, best first, and the screens with similar names. */
  const listed = async (find: typeof answering, words: string, { screens }: ReturnType<typeof screensOf>) =>
    ranked(await find(words), screens, namedBy(words, screens, language));
  const here = screensOf(q, language);
  const results = await listed(answering, q, here);
  if (results.some(({ kind }) => kind === "passage")) return { results, nearest: [] };
  const right = results.length > 0 ? undefined : respelled(q, await vocabularyIn(db));
  const meant = right ? await listed(answering, right, screensOf(right, language)) : [];
  if (meant.length > 0) return { results: meant, respelled: right, nearest: [] };
  const broad = await listed(naming, q, here);
  if (broad.length > 0) return { results: broad, nearest: [] };
  for (const words of right ? [q, right] : [q]) {
    const part = await browsePart(db, words, language, { limit: MOST_OF_PART });
    const spelling = words === q ? undefined : right;
    if (part.length > 0)
      return {
        results: ranked(part, [], undefined),
        respelled: spelling,
        partial: true,
        nearest: here.nearest,
      };
  }
  return { results: [], nearest: here.nearest };
}

/** The words that a misspelt search may mean: those of the trade, of the articles and of the screens. */
const vocabularyIn = async (db: Database) => vocabularyOf([...(await articleNames(db)), ...screenNames()]);

/** The screens that a search names, and those that come nearest where it names none. */
function screensOf(words: string, language: Language) {
  const { found, nearest } = readIndex("search", language, words);
  return { screens: found.filter(isElsewhere).slice(0, MOST_SCREENS), nearest: nearest.filter(isElsewhere) };
}
