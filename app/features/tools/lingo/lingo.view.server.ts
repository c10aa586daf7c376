import { languageOf, linkable, linkTerms, type Term, textOf } from "~/engines/knowledge/knowledge.ts";
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "~/i18n/languages.ts";
import { REGIONS, TRADES } from "~db/schema/knowledge.terms.ts";
import { BOX_DAYS, type Card, deckOf } from "./cards.logic.ts";
import { confusedWith } from "./confused.data.ts";
import { drawingOf } from "./drawings.logic.ts";
import { findTerms, inOrder, type LingoSearch, lettersOf, PAGE_SIZE } from "./find-terms.logic.ts";
import type { Pair } from "./lingo.queries.server.ts";
import { QUESTIONS, quizOf, readMissed } from "./quiz.logic.ts";
import { termOfTheDay } from "./term-of-the-day.logic.ts";

/** The page's language first. */
const fromOwn = (language: Language): Language[] => [
  language,
  ...LANGUAGES.filter((one) => one !== language),
];

/** A term in a list: its name here, and what it is called in the other two languages. */
function listed(term: Term, language: Language) {
  const { name, language: written } = textOf(term, language);
  const others = LANGUAGES.filter((one) => one !== written).flatMap((one) => {
    const text = term.texts[one];
    return text ? [{ language: one, name: text.name }] : [];
  });
  return { slug: term.slug, trade: term.trade, name, language: written, others };
}
export type ListedTerm = ReturnType<typeof listed>;

/**
 * What the glossary shows for an address, on a day.
 * @param terms all, or those that the visitor has marked where only these are asked for
 */
export function glossaryView(terms: readonly Term[], search: LingoSearch, language: Language, today: string) {
  const found = findTerms(terms, search, language);
  const size = search.sheet ? Math.max(1, found.terms.length) : PAGE_SIZE;
  const last = Math.max(1, Math.ceil(found.terms.length / size));
  const page = Math.min(search.page, last);
  const from = (page - 1) * size;
  const day =
    search.q || search.trade || search.letter || search.starred ? undefined : termOfTheDay(terms, today);
  return {
    search: { ...search, page },
    found: found.terms.length,
    last,
    terms: found.terms.slice(from, from + size).map((term) => listed(term, language)),
    meant: found.meant.map((term) => listed(term, language)),
    day: day && { ...listed(day, language), definition: textOf(day, language).definition },
    trades: TRADES.map((trade) => ({ trade, count: terms.filter((term) => term.trade === trade).length })),
    letters: lettersOf(terms, language),
  };
}
export type GlossaryView = ReturnType<typeof glossaryView>;

/** One term whole; undefined where there is none of that address. */
export function termView(terms: readonly Term[], slug: string, language: Language) {
  const term = terms.find((one) => one.slug === slug);
  if (!term) return undefined;
  const own = textOf(term, language);
  const sorted = inOrder(terms, language);
  const at = sorted.indexOf(term);
  const near = (n: number) => sorted[n] && listed(sorted[n], language);
  // A definition leads on to the terms that it names, and never to itself.
  const used = new Set([slug]);
  const names = linkable(terms.map((one) => ({ slug: one.slug, name: one.texts[own.language]?.name ?? "" })));
  return {
    ...listed(term, language),
    definition: linkTerms(own.definition, names, used),
    drawing: drawingOf(slug),
    texts: fromOwn(language).map((one) => ({ language: one, ...term.texts[one] })),
    regions: REGIONS.flatMap((region) => {
      const named = term.names.filter((one) => one.region === region);
      return named.length > 0
        ? [{ region, language: languageOf(region), names: named.map(({ name, said }) => ({ name, said })) }]
        : [];
    }),
    confused: confusedWith(slug).flatMap((one) => {
      const other = terms.find((term) => term.slug === one);
      return other ? [{ ...listed(other, language), definition: textOf(other, language).definition }] : [];
    }),
    before: near(at - 1),
    after: near(at + 1),
  };
}
export type TermView = NonNullable<ReturnType<typeof termView>>;

/** The form for a missing word, or for another name of a term; undefined where there is no such term. */
export function suggestView(terms: readonly Term[], of: string, language: Language) {
  if (of === "word") return { term: undefined };
  const term = terms.find(({ slug }) => slug === of);
  return term && { term: listed(term, language) };
}

const isWritten =
  ({ shown, asked }: Pair, trade: string) =>
  (term: Term) =>
    (!trade || term.trade === trade) && term.texts[shown] !== undefined && term.texts[asked] !== undefined;

/** Which quiz an address asks for; the one of the day where it says none. */
export function readQuiz(params: URLSearchParams, language: Language, today: string) {
  const pair = readPair(params, language);
  const { trade } = readDeck(params);
  const typed = Number(params.get("set") ?? "");
  const day = Math.floor(Date.parse(`${today}T00:00:00Z`) / 86_400_000);
  const set = Number.isSafeInteger(typed) && typed > 0 && typed < 1_000_000 ? typed : day;
  return { pair, trade, set };
}
export type QuizAsked = ReturnType<typeof readQuiz>;

export const quizFor = (terms: readonly Term[], { pair, trade, set }: QuizAsked) =>
  quizOf(terms.filter(isWritten(pair, trade)), { ...pair, set });

/** A quiz to answer, or what was missed in one: the right answers are in the page only then. */
export function quizView(terms: readonly Term[], asked: QuizAsked, params: URLSearchParams) {
  const { pair } = asked;
  const nameOf = (slug: string, language: Language) =>
    terms.find((term) => term.slug === slug)?.texts[language]?.name;
  const of = Number(params.get("of") ?? "");
  const isAnswered = Number.isSafeInteger(of) && of > 0 && of <= QUESTIONS;
  const missed = readMissed(params.get("missed") ?? "").flatMap(({ slug, chosen }) => {
    const [shown, right] = [nameOf(slug, pair.shown), nameOf(slug, pair.asked)];
    return shown && right ? [{ slug, shown, right, chosen: nameOf(chosen, pair.asked) }] : [];
  });
  return {
    ...asked,
    result: isAnswered ? { of, right: Math.max(0, of - missed.length), missed } : undefined,
    questions: isAnswered
      ? []
      : quizFor(terms, asked).map(({ slug, options }) => ({
          slug,
          shown: nameOf(slug, pair.shown) ?? "",
          options: options.map((option) => ({ slug: option, name: nameOf(option, pair.asked) ?? "" })),
        })),
  };
}
export type QuizView = ReturnType<typeof quizView>;

/** The two languages of an address; where they are none or the same, the page's own and another. */
export function readPair(params: URLSearchParams, language: Language): Pair {
  const one = (name: string) => LANGUAGES.find((value) => value === params.get(name));
  const shown = one("shown") ?? language;
  const other = shown === FALLBACK_LANGUAGE ? "es" : FALLBACK_LANGUAGE;
  const asked = one("asked") ?? other;
  return { shown, asked: asked === shown ? other : asked };
}

/** What of the cards an address asks for. */
export function readDeck(params: URLSearchParams) {
  const trade = params.get("trade");
  return {
    trade: TRADES.find((one) => one === trade) ?? ("" as const),
    /** A term that is asked out of its turn, and whether the card is turned over. */
    card: (params.get("card") ?? "").slice(0, 80),
    turned: params.has("turned"),
    more: params.has("more") ? 10 : 0,
  };
}
export type DeckAsked = ReturnType<typeof readDeck>;

/** The card that is next, and the boxes. */
export function cardsView(
  terms: readonly Term[],
  cards: readonly Card[],
  { pair, deck, today }: { pair: Pair; deck: DeckAsked; today: string },
) {
  const inDeck = terms.filter(isWritten(pair, deck.trade));
  const slugs = inDeck.map(({ slug }) => slug);
  const { next, due, fresh, boxes } = deckOf(slugs, cards, today, deck.more);
  const wished = inDeck.find(({ slug }) => slug === deck.card);
  const own = wished && cards.find(({ slug }) => slug === wished.slug);
  const chosen = wished ? { slug: wished.slug, version: own?.version ?? 0, box: own?.box ?? 1 } : next;
  const term = chosen && inDeck.find(({ slug }) => slug === chosen.slug);
  const shown = term?.texts[pair.shown];
  const asked = term?.texts[pair.asked];
  return {
    pair,
    deck,
    due,
    fresh,
    untouched: slugs.length - boxes.reduce((sum, count) => sum + count, 0),
    boxes: boxes.map((count, n) => ({ box: n + 1, days: BOX_DAYS[n] ?? 0, count })),
    card: term &&
      shown &&
      asked && {
        slug: term.slug,
        trade: term.trade,
        version: chosen.version,
        box: chosen.box,
        shown: shown.name,
        // The answer is not in the page before the card is turned.
        ...(deck.turned && {
          asked: asked.name,
          definition: shown.definition,
          regional: term.names.filter(({ region }) => languageOf(region) === pair.asked).slice(0, 4),
          rests: BOX_DAYS[Math.min(chosen.box, BOX_DAYS.length - 1)] ?? 0,
        }),
      },
  };
}
export type CardsView = ReturnType<typeof cardsView>;
