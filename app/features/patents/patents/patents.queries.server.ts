import { messagesOf } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { late } from "~/lib/late.ts";
import { dayAfter } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { DATA_DATE, PATENTS, SHORTLIST } from "./data/patents.data.ts";
import type { PackageContent, PackageNote } from "./document/package-content.ts";
import { briefOf, drawFigure } from "./drawing/figure.ts";
import type { FigurePlan } from "./drawing/figure-plan.ts";
import { GROUPS, type Patent } from "./patent.ts";
import {
  type figureKey,
  type ListFilter,
  type Sort,
  TABS,
  type Tab,
  type TopSort,
} from "./patents.filters.ts";
import {
  byUrgency,
  claimsOutline,
  complexityOf,
  confidenceBand,
  deadlineDays,
  filingDeadline,
  isSelected,
  SELECTIONS,
  type Selection,
  SHOWN_PRIORITIES,
  SHOWN_STATUSES,
  shownPriority,
  shownStatus,
  topPriority,
  valueRange,
} from "./patents.logic.ts";
import { readReviews } from "./reviews.queries.server.ts";

const byId = late(() => new Map(PATENTS.map((patent) => [patent.id, patent])));
const shortlisted = late(() => new Set(SHORTLIST.map(({ id }) => id)));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How many patents the page of figures shows. */
const FIRST_FIGURES = 12;

export function patentOf(id: number | undefined): Patent | undefined {
  return id === undefined ? undefined : byId().get(id);
}

export function wordsOf(language: Language, id: number): { title: string; description: string } {
  const words = messagesOf(language, "patent-titles")[`p${id}`];
  const { title = "", description = "" } = typeof words === "object" ? words : {};
  return { title: String(title), description: String(description) };
}

/** A patent as every list shows it. Values in millions of US dollars, deadlines in days. */
export function entryOf(language: Language, patent: Patent) {
  const { id, group, color, icon, claims, confidence, figures } = patent;
  return {
    id,
    group,
    color,
    icon,
    claims,
    confidence,
    title: wordsOf(language, id).title,
    status: shownStatus(patent.status),
    priority: shownPriority(patent.priority),
    band: confidenceBand(confidence),
    value: valueRange(confidence),
    deadline: filingDeadline(patent),
    figures: figures.length,
  };
}
export type PatentEntry = ReturnType<typeof entryOf>;

const ORDERS: Record<Sort, (a: Patent, b: Patent) => number> = {
  urgency: byUrgency,
  deadline: (a, b) => filingDeadline(a)[0] - filingDeadline(b)[0] || byUrgency(a, b),
  value: (a, b) => valueRange(b.confidence)[1] - valueRange(a.confidence)[1] || byUrgency(a, b),
  claims: (a, b) => b.claims - a.claims || byUrgency(a, b),
  confidence: (a, b) => b.confidence - a.confidence || byUrgency(a, b),
  number: (a, b) => a.id - b.id,
};

function filtered({ group, status, priority, sort }: ListFilter): Patent[] {
  return PATENTS.filter(
    (patent) =>
      (!group || patent.group === group) &&
      (!status || shownStatus(patent.status) === status) &&
      (!priority || shownPriority(patent.priority) === priority),
  ).sort(ORDERS[sort]);
}

/** The list, in the four groups of priority; within a group in the order that was asked for. */
export function readList(language: Language, filter: ListFilter) {
  const entries = filtered(filter).map((patent) => entryOf(language, patent));
  const groups = SHOWN_PRIORITIES.map((priority) => {
    const patents = entries.filter((entry) => entry.priority === priority);
    return { priority, patents, claims: sum(patents.map(({ claims }) => claims)) };
  });
  return { filter, groups, count: entries.length, total: PATENTS.length };
}
export type PatentList = ReturnType<typeof readList>;

/** The list as it was filtered, for a table of one's own. */
export function readRows(language: Language, filter: ListFilter): PatentEntry[] {
  return filtered(filter).map((patent) => entryOf(language, patent));
}

const figureLinks = ({ figures }: Patent) =>
  figures.map((plan, n) => ({ number: n + 1, kind: plan.kind, brief: briefOf(plan, n + 1) }));

/** A figure with its numerals, the one before and the one after. */
export function readFigure(language: Language, key: ReturnType<typeof figureKey>) {
  const patent = patentOf(key?.patentId);
  const figure = patent && key && drawFigure(patent, key.number);
  if (!figure) return undefined;
  const { patentId, number, sheets, kind, brief, parts } = figure;
  return { patentId, number, sheets, kind, brief, parts, title: wordsOf(language, patentId).title };
}
export type OpenFigure = NonNullable<ReturnType<typeof readFigure>>;

/** The first twelve patents, each with its first figure. */
export function readFirstFigures(language: Language) {
  return {
    patents: PATENTS.slice(0, FIRST_FIGURES).map((patent) => {
      const [first] = figureLinks(patent);
      return {
        id: patent.id,
        title: wordsOf(language, patent.id).title,
        figures: patent.figures.length,
        kind: first?.kind ?? "block",
        brief: first?.brief ?? "",
      };
    }),
    total: PATENTS.length,
  };
}

/** Every figure of a tab by its patent, and the one that is open. */
export function readAllFigures(language: Language, tab: Tab, key: ReturnType<typeof figureKey>) {
  const inTab = (each: Tab) => PATENTS.filter(({ group }) => each === "all" || group === each);
  const counts = TABS.map((each) => ({
    tab: each,
    figures: sum(inTab(each).map(({ figures }) => figures.length)),
  }));
  const patents = inTab(tab).map((patent) => ({
    id: patent.id,
    title: wordsOf(language, patent.id).title,
    group: patent.group,
    brief: briefOf(patent.figures[0] as FigurePlan, 1),
    figures: patent.figures.map(({ kind }, n) => ({ number: n + 1, kind })),
  }));
  return { tab, counts, patents, open: readFigure(language, key) };
}

/** The shortlist with its totals and the filing calendar. */
function shortlist(language: Language) {
  return SHORTLIST.map(({ id, pages, marketValue }, n) => {
    const patent = byId().get(id) as Patent;
    const priority = topPriority(patent);
    const days = deadlineDays(priority);
    return {
      rank: n + 1,
      id,
      ...wordsOf(language, id),
      status: shownStatus(patent.status),
      priority,
      confidence: patent.confidence,
      band: confidenceBand(patent.confidence),
      marketValue,
      claims: patent.claims,
      pages,
      figures: patent.figures.length,
      complexity: complexityOf(patent),
      days,
      deadline: dayAfter(DATA_DATE, days),
      /** English, as the filing says it. */
      advantage: patent.text.summary,
    };
  });
}
export type TopPatent = ReturnType<typeof shortlist>[number];

const TOP_ORDERS: Record<TopSort, (a: TopPatent, b: TopPatent) => number> = {
  deadline: (a, b) => a.rank - b.rank,
  value: (a, b) => b.marketValue[1] - a.marketValue[1] || a.rank - b.rank,
  confidence: (a, b) => b.confidence - a.confidence || a.rank - b.rank,
  claims: (a, b) => b.claims - a.claims || a.rank - b.rank,
};

const sumOfValues = (patents: readonly Pick<TopPatent, "marketValue">[]) =>
  [
    sum(patents.map(({ marketValue }) => marketValue[0])),
    sum(patents.map(({ marketValue }) => marketValue[1])),
  ] as const;

export function readTop(language: Language, sort: TopSort) {
  const patents = shortlist(language);
  const days = [...new Set(patents.map((patent) => patent.days))];
  return {
    sort,
    patents: [...patents].sort(TOP_ORDERS[sort]),
    totals: {
      claims: sum(patents.map(({ claims }) => claims)),
      pages: sum(patents.map(({ pages }) => pages)),
      figures: sum(patents.map(({ figures }) => figures)),
    },
    value: sumOfValues(patents),
    date: DATA_DATE,
    calendar: days.map((each) => ({
      days: each,
      date: dayAfter(DATA_DATE, each),
      patents: patents.filter((patent) => patent.days === each).map(({ id, title }) => ({ id, title })),
    })),
  };
}
export type TopList = ReturnType<typeof readTop>;

/** Everything on one patent but what a member keeps about it. */
export function readPatent(language: Language, patent: Patent) {
  const place = PATENTS.indexOf(patent);
  const neighbour = (other: Patent | undefined) =>
    other && { id: other.id, title: wordsOf(language, other.id).title };
  const { field, background, summary, example } = patent.text;
  return {
    ...entryOf(language, patent),
    ...wordsOf(language, patent.id),
    components: patent.components,
    specification: { field, background, summary, example },
    outline: claimsOutline(patent),
    drawings: figureLinks(patent),
    pages: SHORTLIST.find(({ id }) => id === patent.id)?.pages,
    previous: neighbour(PATENTS[place - 1]),
    next: neighbour(PATENTS[place + 1]),
    related: PATENTS.filter((other) => other.group === patent.group && other !== patent).map(({ id }) => ({
      id,
      title: wordsOf(language, id).title,
    })),
  };
}
export type PatentDetail = ReturnType<typeof readPatent>;

const VALUE_FLOORS = [91, 81, 71, 0] as const;

/** The overview: how many of each kind there are, and what they add up to. */
export function readPortfolio() {
  const count = (of: (patent: Patent) => boolean) => PATENTS.filter(of).length;
  return {
    totals: {
      patents: PATENTS.length,
      claims: sum(PATENTS.map(({ claims }) => claims)),
      figures: sum(PATENTS.map(({ figures }) => figures.length)),
    },
    value: sumOfValues(SHORTLIST),
    byStatus: SHOWN_STATUSES.map((key) => ({
      key,
      count: count(({ status }) => shownStatus(status) === key),
    })),
    byPriority: SHOWN_PRIORITIES.map((key) => ({
      key,
      count: count(({ priority }) => shownPriority(priority) === key),
    })),
    byGroup: GROUPS.map((key) => ({
      key,
      count: count(({ group }) => group === key),
      claims: sum(PATENTS.filter(({ group }) => group === key).map(({ claims }) => claims)),
    })),
    byValue: VALUE_FLOORS.map((floor) => {
      const range = valueRange(floor);
      return { range, count: count(({ confidence }) => valueRange(confidence)[0] === range[0]) };
    }),
    matrix: GROUPS.map((group) => ({
      group,
      cells: SHOWN_STATUSES.map((status) => ({
        status,
        count: count((patent) => patent.group === group && shownStatus(patent.status) === status),
      })),
    })),
    date: DATA_DATE,
  };
}
export type Portfolio = ReturnType<typeof readPortfolio>;

const inSelection = (selection: Selection): Patent[] => {
  const chosen = PATENTS.filter((patent) => isSelected(patent, selection, shortlisted()));
  return selection === "priority" ? SHORTLIST.map(({ id }) => byId().get(id) as Patent) : chosen;
};

/** What a package would hold, and what the other packages are. */
export function readPackage(language: Language, selection: Selection, key?: ReturnType<typeof figureKey>) {
  const ready = shortlist(language).filter(({ status }) => status === "Ready for Filing");
  return {
    selection,
    patents: inSelection(selection).map((patent) => {
      const { id, title, status, claims, figures } = entryOf(language, patent);
      return { id, title, status, claims, figures };
    }),
    sizes: SELECTIONS.map((each) => ({ selection: each, count: inSelection(each).length })),
    critical: SHORTLIST.filter(({ id }) => topPriority(byId().get(id) as Patent) === "CRITICAL").length,
    value: sumOfValues(ready),
    ready: ready.length,
    date: DATA_DATE,
    open: readFigure(language, key),
  };
}
export type FilingPackage = ReturnType<typeof readPackage>;

/**
 * The content of a package file; in English, as it is filed.
 * @param chosen the patents that were ticked, or undefined for the whole selection
 * @param memberId whose notes go with it
 */
export async function readPackageContent(
  db: Database,
  selection: Selection,
  chosen: ReadonlySet<number> | undefined,
  memberId: string | undefined,
): Promise<PackageContent> {
  const reviews = memberId ? await readReviews(db, memberId) : new Map<number, PackageNote>();
  const patents = inSelection(selection).filter(({ id }) => !chosen || chosen.has(id));
  return {
    selection,
    date: DATA_DATE,
    patents: patents.map((patent) => ({
      patent,
      ...wordsOf("en", patent.id),
      pages: SHORTLIST.find(({ id }) => id === patent.id)?.pages,
      note: reviews.get(patent.id),
    })),
  };
}
