import { type SQL, sql } from "drizzle-orm";
import { chordOf, onSphere } from "../place/place.ts";
import type { Person } from "../trust/trust.server.ts";
import { type Criteria, DIRECTORY_LIMITS, type DirectoryKind, RATING } from "./kind.ts";
import { RATED, rated } from "./rank.server.ts";
import { visible } from "./walls.server.ts";
import { matching } from "./words.ts";

/** Of latitude, rounded down: a degree of the sphere that distances are measured on. */
const METRES_PER_DEGREE = 111_000;

/** One of a list as JSON: one parameter, however many there are. */
const oneOf = (values: readonly string[]) => sql`(select value from json_each(${JSON.stringify(values)}))`;

/** The square of the straight line from a point to a place (`chordOf`). */
function chordTo({ latitude, longitude }: { latitude: number; longitude: number }): SQL {
  const { x, y, z } = onSphere({ latitude, longitude });
  return sql`((p.x - ${x}) * (p.x - ${x}) + (p.y - ${y}) * (p.y - ${y}) + (p.z - ${z}) * (p.z - ${z}))`;
}

/**
 * The nearest places of a kind within reach: of those in its band of latitudes, by an index that has all of it.
 */
const nearest = (kind: string, near: NonNullable<Criteria["near"]>): SQL =>
  sql`(select p.entry_id, ${chordTo(near)} as chord ${within(kind, near)}
    order by chord limit ${DIRECTORY_LIMITS.ranked})`;

/** Whether more places are within reach than are looked at. */
export const reachesMore = (kind: string, near: NonNullable<Criteria["near"]>): SQL =>
  sql`exists (select 1 ${within(kind, near)} limit 1 offset ${DIRECTORY_LIMITS.ranked})`;

function within(kind: string, near: NonNullable<Criteria["near"]>): SQL {
  // A little wider than the circle, which alone decides.
  const degrees = (near.withinMetres / METRES_PER_DEGREE) * 1.01;
  return sql`from directory_places as p
    where p.kind = ${kind} and p.latitude between ${near.latitude - degrees} and ${near.latitude + degrees}
    and ${chordTo(near)} <= ${chordOf(near.withinMetres)}`;
}

/** What the full-text index is asked for; undefined where no words are looked for. */
const matchOf = ({ words }: Criteria) => matching(words.slice(0, DIRECTORY_LIMITS.words));

function conditions(
  kind: Pick<DirectoryKind, "name" | "facets" | "typed" | "rank">,
  actor: Person | undefined,
  criteria: Criteria,
  without?: string,
): SQL {
  const { chosen, near } = criteria;
  const facets = [...kind.facets, ...(kind.typed ?? [])].flatMap((key) => {
    const values = chosen[key] ?? [];
    if (key === without || values.length === 0) return [];
    return [
      sql`exists (select 1 from directory_facets as f where f.entry_id = directory_entries.id and f.key = ${key}
        and f.value in ${oneOf(values.slice(0, DIRECTORY_LIMITS.chosen))})`,
    ];
  });
  const match = near && matchOf(criteria);
  const least =
    without === RATING ? [] : (chosen[RATING] ?? []).filter((one) => kind.rank?.ratings.includes(one));
  return sql.join(
    [
      // Where words or places are looked for, what they find is looked at, and not all of the kind: the plus takes its index away.
      sql`${near || matchOf(criteria) ? sql.raw("+") : sql.raw("")}directory_entries.kind = ${kind.name} and ${visible(actor)}`,
      ...(match
        ? [
            sql`directory_entries.id in (select entry from directory_search where directory_search match ${match})`,
          ]
        : []),
      ...(least.length > 0 ? [sql`(${sql.join(least.map(rated), sql` or `)})`] : []),
      ...facets,
    ],
    sql` and `,
  );
}

/**
 * What fits, as rows of `directory_entries` with their distance: of the nearest where a place is given, else of what has the
 * words, else in the order of their names, up to one more than are looked at.
 * @param without a facet whose values are then counted as if none of them were chosen
 */
export function fitting(
  kind: Pick<DirectoryKind, "name" | "facets" | "typed" | "rank">,
  actor: Person | undefined,
  criteria: Criteria,
  without?: string,
): SQL {
  const fits = conditions(kind, actor, criteria, without);
  const { near } = criteria;
  const match = matchOf(criteria);
  // What an order, and the feature that counts answers, may ask of an entry.
  const columns = sql.raw(
    ["id", "name_key", "workspace_id", "firm_since"].map((name) => `directory_entries.${name}`).join(", "),
  );
  return near
    ? sql`(select ${columns}, min(nearest.chord) as chord
        from ${nearest(kind.name, near)} as nearest cross join directory_entries on directory_entries.id = nearest.entry_id
        where ${fits} group by directory_entries.id)`
    : match
      ? sql`(select ${columns}, null as chord from (select entry from directory_search where directory_search match ${match}) as found
          cross join directory_entries on directory_entries.id = found.entry where ${fits}
          limit ${DIRECTORY_LIMITS.ranked + 1})`
      : sql`(select ${columns}, null as chord from directory_entries where ${fits}
          order by directory_entries.name_key, directory_entries.id limit ${DIRECTORY_LIMITS.ranked + 1})`;
}

/** How many entries each value of some facets would show, of those that fit. */
export const countsOf = (facets: readonly string[]): SQL =>
  sql`select counted.key, counted.value, count(*) as n from fit join directory_facets as counted
    on counted.entry_id = fit.id and counted.key in ${oneOf(facets)} group by counted.key, counted.value`;

/** How many have at least so good a rating, of those that fit. */
export const ratingCounts = (ratings: readonly string[]): SQL =>
  sql`select ${RATING} as key, least.value, sum(1 + 4 * rated.bound >= cast(least.value as real)) as n
    from (select ${RATED} as bound from fit as directory_entries) as rated, json_each(${JSON.stringify(ratings)}) as least
    group by least.value`;
