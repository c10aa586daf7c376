import {
  limitsOfProvision,
  type ProvisionSubject,
} from "~/features/assistant/joe/limits/of-provision.queries.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { STATES } from "~/lib/us-states.ts";
import {
  BOOKS,
  type BookId,
  bookOf,
  chapterOf,
  type IrcChapter,
  officialText,
  type Scope,
  scopesOf,
} from "./books.data.ts";
import { CODES_LIMITS } from "./codes.limits.ts";
import type { FoundProvisions, ListedProvision, readProvision } from "./codes.queries.server.ts";
import type { CodeSearch } from "./codes.schemas.ts";
import { EDITIONS } from "./editions.data.ts";
import { ADOPTED, stateCodesAt } from "./states.data.ts";

/** What is recorded of a state. */
function stateOf(id: string) {
  const state = STATES.find((one) => one.id === id);
  return state && { ...state, adopted: ADOPTED[id], at: stateCodesAt(state.name) };
}
export type StateView = NonNullable<ReturnType<typeof stateOf>>;

interface Group {
  chapter?: IrcChapter;
  provisions: ListedProvision[];
}

/** One page of a book, the IRC under its chapters. */
function pageOf(all: readonly ListedProvision[], page: number) {
  const from = page * CODES_LIMITS.page;
  const shown = all.slice(from, from + CODES_LIMITS.page);
  const groups: Group[] = [];
  for (const provision of shown) {
    const chapter = chapterOf(provision.section);
    const last = groups.at(-1);
    if (last && last.chapter === chapter) last.provisions.push(provision);
    else groups.push({ chapter, provisions: [provision] });
  }
  return { groups, from: from + 1, to: from + shown.length, total: all.length };
}

export function lookupView(
  search: CodeSearch,
  counts: Readonly<Record<BookId, number>> | undefined,
  found: FoundProvisions | undefined,
  book: readonly ListedProvision[] | undefined,
) {
  const last = book ? Math.max(0, Math.ceil(book.length / CODES_LIMITS.page) - 1) : 0;
  const page = Math.min(search.page, last);
  return {
    search: { ...search, page },
    // A search shows what it found and no books.
    books: BOOKS.filter(({ scopes }: { scopes: readonly Scope[] }) =>
      search.scope === "" ? true : scopes.includes(search.scope),
    )
      .map(({ id }) => ({ id, count: counts?.[id] ?? 0 }))
      .filter(({ count }) => count > 0),
    found,
    list: book && pageOf(book, page),
    state: stateOf(search.state),
    states: STATES,
  };
}
export type LookupView = ReturnType<typeof lookupView>;

type Row = (typeof EDITIONS)[string]["rows"][number];

/** What became of a row from one edition to the next. */
function changeOf(what: Row["what"], [before, after]: Row["says"]) {
  if (JSON.stringify(before) === JSON.stringify(after)) return "same" as const;
  return what === "what.section" ? ("moved" as const) : ("changed" as const);
}

/** What two editions of a provision say, side by side; undefined where one edition alone is recorded. */
export function editionsOf(slug: string, language: Language) {
  const differing = EDITIONS[slug];
  if (!differing) return undefined;
  const t = translator(language, "code-editions");
  const rows = differing.rows.map(({ what, says }) => ({
    what: t(what),
    /** A section moves; what it asks for changes or stays. */
    change: changeOf(what, says),
    says: says.map((one) => {
      // A section or a figure reads from left to right in every language.
      if (typeof one === "string") return `\u2066${one}\u2069`;
      return t(one.words, { amount: one.amount ?? "" });
    }),
  }));
  return { editions: differing.editions, rows };
}

type Found = NonNullable<Awaited<ReturnType<typeof readProvision>>>;

/** A provision with its numbers, its editions, its book and where its official text is. */
export function provisionView({ saved, ...found }: Found, subjects: ProvisionSubject[], language: Language) {
  const own = new Set(subjects.map(({ id }) => id));
  return {
    ...found,
    touches: found.touches.map((one) => ({
      ...one,
      scopes: scopesOf(one.section),
      // Only what both limit: the rest of the other provision is about something else.
      limits: limitsOfProvision(one.slug, language).filter(({ id }) => own.has(id)),
    })),
    saved: saved && { note: saved.note },
    book: bookOf(found.section)?.id,
    official: officialText(found.section),
    subjects,
    editions: editionsOf(found.slug, language),
  };
}
export type ProvisionView = ReturnType<typeof provisionView>;
