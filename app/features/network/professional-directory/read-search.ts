import { FIRM_LIMITS, WITHIN } from "./directory.limits.ts";
import { FACET_VALUES, FACETS, type Facet, RATINGS } from "./firm.ts";

/** What the address of the list asks for. */
export interface FirmSearch {
  q: string;
  near: string;
  /** Miles. */
  within: number;
  chosen: Record<Facet, string[]>;
  rating: string;
  page: number;
}

export function readSearch(params: URLSearchParams): FirmSearch {
  const said = (name: string, most: number) => (params.get(name) ?? "").trim().slice(0, most);
  const within = Number(params.get("within"));
  const page = Number(params.get("page") ?? "1");
  const rating = params.get("rating") ?? "";
  return {
    q: said("q", FIRM_LIMITS.search),
    near: said("near", FIRM_LIMITS.position),
    within: (WITHIN as readonly number[]).includes(within) ? within : 25,
    chosen: Object.fromEntries(
      FACETS.map((facet) => {
        const values: readonly string[] = FACET_VALUES[facet];
        return [facet, [...new Set(params.getAll(facet))].filter((value) => values.includes(value))];
      }),
    ) as Record<Facet, string[]>,
    rating: (RATINGS as readonly string[]).includes(rating) ? rating : "",
    page: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The same search as an address has it, always in the same order: empty where it asks for nothing. */
export function queryOf({ q, near, within, chosen, rating }: FirmSearch, page = 1): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (near) {
    query.set("near", near);
    query.set("within", String(within));
  }
  for (const facet of FACETS)
    for (const value of FACET_VALUES[facet]) if (chosen[facet].includes(value)) query.append(facet, value);
  if (rating) query.set("rating", rating);
  if (page > 1) query.set("page", String(page));
  return query.toString();
}
