import type { Passage } from "~/engines/knowledge/knowledge.server.ts";
import type { ToastCodeOf } from "~/services/toast.ts";
import type { ScreenId } from "~/site-map.ts";
import type { SearchAnswer } from "~workers/shared/search-contract.ts";
import { QUERY_MAX_CHARACTERS } from "~workers/shared/search-limits.ts";
import type { ShownAnswer } from "./shown-answer.ts";

/** The answer of the web, whether its text was read already or not. */
type WebAnswer = SearchAnswer | ShownAnswer;

/** Why nothing was searched. */
export type Problem = "empty" | "long";

export interface Query {
  /** As it is searched for: trimmed, white space folded; the beginning of one that is too long. */
  q: string;
  problem?: Problem;
  /** Characters that were typed. */
  length: number;
}

/** Marks that turn the direction of what stands behind them, also of the page's own words. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * The search as typed. Spaces, control characters and invisible characters alone are not a search.
 * @param raw `q` of the URL or the form; null if there is none
 */
export function readQuery(raw: string | null): Query | undefined {
  if (raw === null) return undefined;
  const typed = raw
    .replace(TURNS, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  const length = [...typed].length;
  if (!/[^\p{Z}\p{C}]/u.test(typed)) return { q: "", problem: "empty", length: 0 };
  if (typed.length <= QUERY_MAX_CHARACTERS) return { q: typed, length };
  const q = typed.slice(0, QUERY_MAX_CHARACTERS).replace(/[\ud800-\udbff]$/, "");
  return { q, problem: "long", length };
}

/** A passage of the knowledge base as the page shows it. */
export type PassageResult = { kind: "passage"; passage: Omit<Passage, "coverage" | "score"> };
export type Result = PassageResult | { kind: "screen"; id: ScreenId };

/** A screen that is asked for by its name or number stands above everything. */
const NAMED = 3;
/** A screen that merely contains the words of the search ranks below a passage that answers most of it. */
const MENTIONED = 0.8;

/**
 * One list of two: the place in its own list, by reciprocal rank, weighed by how well the list's entries fit; for
 * passages that is the share of the question they name.
 * @param passages best first
 * @param screens best first
 * @param named the screen whose title or number the search is
 */
export function ranked(
  passages: readonly Passage[],
  screens: readonly ScreenId[],
  named: ScreenId | undefined,
): Result[] {
  const scored: { score: number; result: Result }[] = [
    ...passages.map(({ coverage, score: _, ...passage }, n) => ({
      score: coverage / (n + 1),
      result: { kind: "passage", passage } as const,
    })),
    ...screens.map((id, n) => ({
      score: id === named ? NAMED : MENTIONED / (n + 1),
      result: { kind: "screen", id } as const,
    })),
  ];
  return scored.sort((a, b) => b.score - a.score).map(({ result }) => result);
}

/** A title is read out and stands on a tab; a longer search is cut short in it. */
const TITLE_CHARACTERS = 60;

/** The title of a page of results, by which it is told from the next in a history; none without a search. */
export function titleOf(
  { q, problem }: Pick<Query, "q" | "problem">,
  t: (key: "titleOf", values: { q: string }) => string,
): string | undefined {
  if (!q || problem) return undefined;
  const characters = [...q];
  const short = characters.slice(0, TITLE_CHARACTERS).join("");
  return t("titleOf", { q: characters.length > TITLE_CHARACTERS ? `${short}…` : q });
}

/**
 * The message about a web answer or an invalid search that is known when the page is rendered. A missing key and a
 * used-up budget have their own notices.
 */
export function toastOf(
  problem: Problem | undefined,
  web: WebAnswer | "pending" | undefined,
): ToastCodeOf<"search"> | undefined {
  if (problem === "empty") return "searchEmpty";
  if (!web || web === "pending" || web.ok || budgetText(web)) return undefined;
  return "searchFailed";
}

/** What is said of an answer that came while the page stood open: what its card says first. */
export function newsOf(web: WebAnswer) {
  if (!web.ok) return budgetText(web) ? "budget.title" : "failed.title";
  if (web.canned) return "canned.title";
  return web.partial ? "web.partial" : "web.done";
}

/** The budgets of a day, and the text that says whose is used up. */
const BUDGETS = {
  "visitor-budget": "budget.own",
  "network-budget": "budget.network",
  "daily-budget": "budget.all",
} as const;

/** The text about a used-up budget, if that is why no provider was called; it is not a failure. */
export function budgetText(web: WebAnswer): (typeof BUDGETS)[keyof typeof BUDGETS] | undefined {
  return web.ok ? undefined : BUDGETS[web.error as keyof typeof BUDGETS];
}

/** A piece of an answer's text: words, or a number that means a source. */
export type Piece = string | { number: number };

/** The text of an answer with its `[n]` found where there is a source of that number. */
export function piecesOf(text: string, numbers: ReadonlySet<number>): Piece[] {
  return text.split(/(\[\d{1,3}\])/).map((piece) => {
    const number = Number(/^\[(\d+)\]$/.exec(piece)?.[1]);
    return numbers.has(number) ? { number } : piece;
  });
}
