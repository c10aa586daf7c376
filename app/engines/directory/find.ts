import { metresBetween, type Position } from "../place/place.ts";
import { type Criteria, DIRECTORY_LIMITS, type DirectoryKind, PROOF, RATING } from "./kind.ts";
import { type Ranked, rankOf, ratingOf, starsOf } from "./rank.ts";
import { hasWord } from "./words.ts";

/** What is looked at of an entry that stands in no table, such as an example of a page. */
export interface Findable {
  id: string;
  nameKey: string;
  words: string;
  facets: readonly (readonly [facet: string, value: string])[];
  places: readonly Position[];
  /** What a ranked kind is ordered by beside its proofs, which are facets. */
  reviews?: number;
  stars?: number;
  prompt?: number;
  asked?: number;
}

export type Counts = Record<string, Record<string, number>>;

const nearest = ({ places }: Findable, from: Position): number =>
  Math.min(Number.POSITIVE_INFINITY, ...places.map((place) => metresBetween(from, place)));

const ranked = (entry: Findable): Ranked => ({
  ...{ reviews: entry.reviews ?? 0, stars: entry.stars ?? 0, prompt: entry.prompt, asked: entry.asked },
  places: entry.places,
  proofs: entry.facets.flatMap(([key, value]) => (key === PROOF ? [value.slice(0, 10)] : [])),
});

const isRated = ({ stars, reviews }: Findable, least: string): boolean =>
  starsOf(ratingOf(stars ?? 0, reviews ?? 0)) >= Number(least);

/** Whether an entry fits; without one facet, whose values are then counted as if none of them were chosen. */
function fits(entry: Findable, { words, chosen, near }: Criteria, without?: string): boolean {
  return (
    words.every((word) => hasWord(entry.words, word)) &&
    (!near || nearest(entry, near) <= near.withinMetres) &&
    Object.entries(chosen).every(
      ([key, values]) =>
        key === without ||
        values.length === 0 ||
        (key === RATING && values.some((least) => isRated(entry, least))) ||
        entry.facets.some(([facet, value]) => facet === key && values.includes(value)),
    )
  );
}

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * What `searchDirectory` asks the database, for entries in memory: by the printed formula where the kind has one, else the
 * nearest first where a place is given, else by name; of each facet how many entries each of its values would show. No
 * entry stands higher for any other reason.
 */
export function findIn<Entry extends Findable>(
  entries: readonly Entry[],
  criteria: Criteria,
  { facets, rank }: Pick<DirectoryKind, "facets" | "rank">,
): { rows: (Entry & { metres?: number })[]; total: number; more: boolean; counts: Counts } {
  const { near, page, today = "" } = criteria;
  const first = (entry: Findable) => {
    if (rank) return -rankOf(ranked(entry), { today, proofs: rank.proofs, ...(near && { near }) });
    return near ? nearest(entry, near) : 0;
  };
  const found = entries
    .filter((entry) => fits(entry, criteria))
    .map((entry) => ({
      first: first(entry),
      entry: { ...entry, ...(near && { metres: nearest(entry, near) }) },
    }))
    .sort(
      (a, b) =>
        a.first - b.first || inOrder(a.entry.nameKey, b.entry.nameKey) || inOrder(a.entry.id, b.entry.id),
    )
    .map(({ entry }) => entry);
  const counts: Counts = {};
  for (const key of facets) {
    const own: Record<string, number> = {};
    for (const entry of entries) {
      if (!fits(entry, criteria, key)) continue;
      for (const [facet, value] of entry.facets) if (facet === key) own[value] = (own[value] ?? 0) + 1;
    }
    counts[key] = own;
  }
  if (rank)
    counts[RATING] = Object.fromEntries(
      rank.ratings.map((least) => [
        least,
        entries.filter((entry) => fits(entry, criteria, RATING) && isRated(entry, least)).length,
      ]),
    );
  const from = (page - 1) * DIRECTORY_LIMITS.shown;
  return { rows: found.slice(from, from + DIRECTORY_LIMITS.shown), total: found.length, more: false, counts };
}
