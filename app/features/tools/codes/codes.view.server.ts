import { inOwnMeasures } from "~/engines/formula/formula.ts";
import {
  limitsOfProvision,
  type ProvisionSubject,
} from "~/features/assistant/joe/limits/of-provision.queries.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import { isolated } from "~/i18n/isolated.ts";
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
import { diagramOf } from "./diagrams.data.ts";
import { EDITIONS } from "./editions.data.ts";
import { occupancyOf, readGroup } from "./occupancy.view.server.ts";
import { officialWordsOf } from "./official-words.logic.ts";
import { editionIn, isOfYear, type Place, placeOf } from "./places.logic.ts";
import { type Adoption, stateCodesAt } from "./states.data.ts";

/** What somebody has adopted, in words. */
function adoptionOf({ editions, asOf, source }: Adoption, reach: string, language: Language) {
  const t = translator(language, "code-places");
  const { date } = formatsOf(language);
  return {
    editions: editions.map(({ book, year, since }) => ({
      book,
      year,
      since: since && t("since", { day: date(since) }),
    })),
    reach,
    source: t("source", { day: date(asOf), source: isolated(source) }),
  };
}

/** What is recorded of the place where somebody builds, in words, and who decides where nothing is. */
function cardOf({ state, adopted, city, own, recorded }: Place, language: Language) {
  if (!state) return undefined;
  const t = translator(language, "code-places");
  const words = { state: isolated(state.name), city: isolated(city) };
  return {
    title: t(city ? "city" : "state", words),
    own: own && {
      ...adoptionOf(own, t("cityReach", words), language),
      code: own.code && t("cityCode", { code: isolated(own.code) }),
    },
    cityUnknown: city && !own ? t("cityUnknown", words) : undefined,
    stateTitle: city ? t("cityState") : undefined,
    adopted: adopted && {
      ...adoptionOf(adopted, t(`reach.${adopted.reach}`), language),
      code: adopted.code && t("cityCode", { code: isolated(adopted.code) }),
    },
    unknown: t("unknown"),
    verify: t("verify"),
    at: { href: stateCodesAt(state.name), text: t("at", words) },
    recorded: { title: t("recorded", words), names: recorded.filter((name) => name !== own?.name) },
  };
}
export type PlaceCardView = NonNullable<ReturnType<typeof cardOf>>;

/** What is wrong with the place that was asked for, beside its field. */
function placeErrors({ noState }: CodeSearch, place: Place, language: Language) {
  const t = translator(language, "code-places");
  return {
    state: noState ? t("noState") : place.needsState ? t("needsState") : undefined,
  };
}

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
  language: Language,
  counts: Readonly<Record<BookId, number>> | undefined,
  found: FoundProvisions | undefined,
  book: readonly ListedProvision[] | undefined,
) {
  const last = book ? Math.max(0, Math.ceil(book.length / CODES_LIMITS.page) - 1) : 0;
  const page = Math.min(search.page, last);
  const place = placeOf(search.state, search.city);
  return {
    search: { ...search, state: place.state?.id ?? "", city: place.city, page },
    // A search shows what it found and no books.
    books: BOOKS.filter(({ scopes }: { scopes: readonly Scope[] }) =>
      search.scope === "" ? true : scopes.includes(search.scope),
    )
      .map(({ id }) => ({ id, count: counts?.[id] ?? 0 }))
      .filter(({ count }) => count > 0),
    found,
    list: book && pageOf(book, page),
    place: cardOf(place, language),
    occupancy:
      search.scope === "building" ? occupancyOf(readGroup(search.group), search.area, language) : undefined,
    errors: placeErrors(search, place, language),
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
      return inOwnMeasures(t(one.words, { amount: one.amount ?? "" }), language);
    }),
  }));
  return { editions: differing.editions, rows };
}

type Found = NonNullable<Awaited<ReturnType<typeof readProvision>>>;

/** Books of federal rules, which hold in every state. */
const FEDERAL: readonly BookId[] = ["osha", "ada"];

/** How the edition of a provision stands to what is adopted where somebody builds. */
function hereOf({ section, edition }: Pick<Found, "section" | "edition">, place: Place, language: Language) {
  if (!place.state) return undefined;
  const t = translator(language, "code-places");
  const book = bookOf(section);
  const named = isolated(place.city ? `${place.city}, ${place.state.name}` : place.state.name);
  const title = t("where", { place: named });
  if (!book || FEDERAL.includes(book.id)) return { title, text: t("federal"), isOther: false };
  const adopted = editionIn(place, section);
  const words = { place: named, book: book.prefix, edition: isolated(edition), year: adopted?.year ?? "" };
  if (!adopted) return { title, text: t("notKnown", words), isOther: true };
  const isOther = !isOfYear(edition, adopted.year);
  return { title, text: t(isOther ? "other" : "same", words), isOther };
}

/** A provision with its numbers, its editions, its book and where its official text is. */
export function provisionView(
  { kept, jobs, ...found }: Found,
  subjects: ProvisionSubject[],
  language: Language,
  { state, city }: Pick<CodeSearch, "state" | "city"> = { state: "", city: "" },
) {
  const place = placeOf(state, city);
  const own = new Set(subjects.map(({ id }) => id));
  return {
    ...found,
    touches: found.touches.map((one) => ({
      ...one,
      scopes: scopesOf(one.section),
      // Only what both limit: the rest of the other provision is about something else.
      limits: limitsOfProvision(one.slug, language).filter(({ id }) => own.has(id)),
    })),
    /** What is noted on the workspace's own sheet, where it stands there. */
    saved: kept.filter(({ projectId }) => projectId === null).map(({ note }) => ({ note }))[0],
    jobs: jobs.map((job) => ({ ...job, has: kept.some(({ projectId }) => projectId === job.id) })),
    book: bookOf(found.section)?.id,
    official: officialText(found.section),
    subjects,
    editions: editionsOf(found.slug, language),
    place: { state: place.state?.id ?? "", city: place.state ? place.city : "" },
    here: hereOf(found, place, language),
    diagram: diagramOf(found.slug),
    words: officialWordsOf(found.slug),
  };
}
export type ProvisionView = ReturnType<typeof provisionView>;
