import { metresBetween, type Position } from "../place/place.ts";
import { type Criteria, DIRECTORY_LIMITS } from "./kind.ts";

/** What is looked at of an entry that stands in no table, such as an example of a page. */
export interface Findable {
  id: string;
  nameKey: string;
  words: string;
  facets: readonly (readonly [facet: string, value: string])[];
  places: readonly Position[];
}

export type Counts = Record<string, Record<string, number>>;

const nearest = ({ places }: Findable, from: Position): number =>
  Math.min(Number.POSITIVE_INFINITY, ...places.map((place) => metresBetween(from, place)));

/** Whether an entry fits; without one facet, whose values are then counted as if none of them were chosen. */
function fits(entry: Findable, { words, chosen, near }: Criteria, without?: string): boolean {
  return (
    words.every((word) => entry.words.includes(word)) &&
    (!near || nearest(entry, near) <= near.withinMetres) &&
    Object.entries(chosen).every(
      ([key, values]) =>
        key === without ||
        values.length === 0 ||
        entry.facets.some(([facet, value]) => facet === key && values.includes(value)),
    )
  );
}

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * What `searchDirectory` asks the database, for entries in memory: the nearest first where a place is given, else by name;
 * of each facet how many entries each of its values would show. No entry stands higher for any other reason.
 */
export function findIn<Entry extends Findable>(
  entries: readonly Entry[],
  criteria: Criteria,
  facets: readonly string[],
): { rows: (Entry & { metres?: number })[]; total: number; counts: Counts } {
  const { near, page } = criteria;
  const found = entries
    .filter((entry) => fits(entry, criteria))
    .map((entry) => ({ ...entry, ...(near && { metres: nearest(entry, near) }) }))
    .sort(
      (a, b) => (a.metres ?? 0) - (b.metres ?? 0) || inOrder(a.nameKey, b.nameKey) || inOrder(a.id, b.id),
    );
  const counts: Counts = {};
  for (const key of facets) {
    const own: Record<string, number> = {};
    for (const entry of entries) {
      if (!fits(entry, criteria, key)) continue;
      for (const [facet, value] of entry.facets) if (facet === key) own[value] = (own[value] ?? 0) + 1;
    }
    counts[key] = own;
  }
  const from = (page - 1) * DIRECTORY_LIMITS.shown;
  return { rows: found.slice(from, from + DIRECTORY_LIMITS.shown), total: found.length, counts };
}
