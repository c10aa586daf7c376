import { type SQL, sql } from "drizzle-orm";
import type { Position } from "~/engines/place/place.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import type { ListingKind, OwnerKind } from "~db/schema/listing.terms.ts";
import { listings } from "~db/schema/listing.ts";
import { METRES_A_DEGREE, shrinking } from "./distance.ts";
import { firstPhoto } from "./photos.server.ts";

/** How many a search prices and ranks, those that cost least by the day; the counts are of everything that matches. */
export const MOST_RANKED = 2_000;

/** What is looked for. What is left out does not matter. */
export interface ListingSearch {
  kind: ListingKind;
  /** Days asked for, both included, `YYYY-MM-DD`. */
  from: string;
  to: string;
  days: number;
  /** Whether it has to be free on all of them. */
  free: boolean;
  at?: Position;
  /** Metres around it. */
  within?: number;
  /** Whether it is to be brought: what does not reach the place is left out, and the truck is part of the total. */
  delivered: boolean;
  /** Words of the title, each of them in it; with it the sorts that are called like that. */
  words: readonly string[];
  sortsByWords: readonly string[];
  sorts: readonly string[];
  ownerKind?: OwnerKind;
  withOperator?: boolean;
  /** The least that figures of the attributes have to be, by their names. */
  atLeast?: Readonly<Record<string, number>>;
  /** The most that they may be. */
  atMost?: Readonly<Record<string, number>>;
}

/**
 * A listing as a search finds it: `total` is in cents and what `quote` says, `metres2` metres from the place asked for,
 * squared, or null without one.
 */
export type FoundListing = Awaited<ReturnType<typeof searchQueries>["found"]>[number];

export interface Facet {
  facet: "sort" | "owner" | "operator";
  value: string;
  count: number;
}

const none = sql`1`;
const every = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? none : sql`(${sql.join([...conditions], sql` and `)})`;
const listed = (values: readonly string[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(values)}))`;

const hasWords = ({ words, sortsByWords }: ListingSearch): SQL =>
  words.length === 0
    ? none
    : sql`(l.sort in ${listed(sortsByWords)}
      or not exists (select 1 from json_each(${JSON.stringify(words)}) as word where instr(lower(l.title), word.value) = 0))`;

/** Where a box of degrees is wide enough, so that an index leaves out the rest, and the circle within it. */
export function around({ at, within }: { at?: Position; within?: number }): SQL {
  if (!at || within === undefined) return none;
  const degrees = within / METRES_A_DEGREE;
  return sql`l.latitude between ${at.latitude - degrees} and ${at.latitude + degrees}
    and l.longitude between ${at.longitude - degrees / shrinking(at)} and ${at.longitude + degrees / shrinking(at)}
    and ${squared(at)} <= ${within * within}`;
}

/** Metres squared to a place, as `flatMetres`. */
const squared = (at: Position): SQL => {
  const east = METRES_A_DEGREE * shrinking(at);
  return sql`((l.latitude - ${at.latitude}) * ${METRES_A_DEGREE}) * ((l.latitude - ${at.latitude}) * ${METRES_A_DEGREE})
    + ((l.longitude - ${at.longitude}) * ${east}) * ((l.longitude - ${at.longitude}) * ${east})`;
};

/** Whether a truck of the listing comes to the place. */
const reaches = ({ at, delivered }: ListingSearch): SQL => {
  if (!delivered) return none;
  if (!at) return sql`0`;
  const far = sql`max(l.near_metres, l.mid_metres, l.far_metres)`;
  return sql`l.near_metres > 0 and ${squared(at)} <= ${far} * ${far}`;
};

const figures = (search: ListingSearch): SQL =>
  every([
    ...Object.entries(search.atLeast ?? {}).map(
      ([name, least]) => sql`json_extract(l.attrs, ${`$.${name}`}) >= ${least}`,
    ),
    ...Object.entries(search.atMost ?? {}).map(
      ([name, most]) => sql`json_extract(l.attrs, ${`$.${name}`}) <= ${most}`,
    ),
  ]);

/** Everything that matches but for the facets: the listings as `l`. */
function matches(search: ListingSearch, actor: Person | undefined, source: SQL): SQL {
  const { kind, from, to, free } = search;
  const mine = actor ? sql`l.workspace_id = ${actor.workspace}` : sql`0`;
  const busy = sql`(select taken.listing_id from occupancy as taken join ${listings} as held on held.id = taken.listing_id
    where taken.day between ${from} and ${to}
    group by taken.listing_id having count(distinct taken.unit) >= held.units)`;
  return sql`${source} as l
    where l.kind = ${sql.raw(`'${kind}'`)} and l.state = 'published' and (not l.sample or ${mine})
      and ${around(search)} and ${reaches(search)} and ${hasWords(search)} and ${figures(search)}
      ${free ? sql`and l.id not in ${busy}` : sql``}`;
}

/**
 * What matches in all, with its total, ranked among the `MOST_RANKED` that cost least by the day. Rentals of days are summed
 * from the three steps of a card, which is equal to the cheapest blocks (`steppedRental`); one way of the truck is the
 * nearest band that reaches.
 */
function ranked(search: ListingSearch, from: SQL): SQL {
  const { days, at, delivered } = search;
  return sql`seen as (
      select l.*, ${at ? squared(at) : sql`null`} as metres2, max(l.least_days, cast(${days} as integer)) as n
      from ${from} order by l.day_cents limit ${MOST_RANKED}
    ), priced as (
      select seen.*, max(least_cents, min((n / 28 + 1) * month_cents, (n / 28) * month_cents
          + min(((n % 28) / 7 + 1) * week_cents, ((n % 28) / 7) * week_cents + (n % 28 % 7) * day_cents)))
        + fees_cents + ${
          delivered
            ? sql`2 * case when metres2 <= near_metres * near_metres then near_cents
              when metres2 <= mid_metres * mid_metres then mid_cents else far_cents end`
            : sql`0`
        } as net
      from seen
    ), base as (select priced.*, net + (net * tax_rate + 5000) / 10000 as total from priced)`;
}

const bySort = ({ sorts }: ListingSearch): SQL => (sorts.length === 0 ? none : sql`sort in ${listed(sorts)}`);
const byOwner = ({ ownerKind }: ListingSearch): SQL => (ownerKind ? sql`owner_kind = ${ownerKind}` : none);
const byOperator = ({ withOperator }: ListingSearch): SQL => (withOperator ? sql`with_operator` : none);

/**
 * The two statements of a search: a page of what was found, the cheapest true total first, of equals the nearer and then the
 * older; and the facets with their counts, each counted as if it were not chosen itself.
 * @param source rows of the columns of `listings`, where an example stands for them
 */
export function searchQueries(
  db: Database,
  search: ListingSearch,
  {
    actor,
    offset,
    limit,
    source = sql`${listings}`,
  }: { actor?: Person; offset: number; limit: number; source?: SQL },
) {
  const [sort, owner, operator] = [bySort(search), byOwner(search), byOperator(search)];
  const from = matches(search, actor, source);
  return {
    found: db
      .select({
        id: sql<string>`id`,
        sort: sql<string>`sort`,
        title: sql<string>`title`,
        offeredBy: sql<string>`offered_by`,
        ownerKind: sql<OwnerKind>`owner_kind`,
        town: sql<string>`town`,
        withOperator: sql<number>`with_operator`,
        card: sql<string>`card`,
        attrs: sql<string>`attrs`,
        units: sql<number>`units`,
        version: sql<number>`version`,
        sample: sql<number>`sample`,
        total: sql<number>`total`,
        metres2: sql<number | null>`metres2`,
        photo: firstPhoto(sql`found`).as("photo"),
      })
      .from(
        sql`(with ${ranked(search, sql`${from} and ${every([sort, owner, operator])}`)} select * from base
          order by total, metres2, created_at, id limit ${limit} offset ${offset}) as found`,
      ),
    facets: db
      .select({ facet: sql<Facet["facet"]>`facet`, value: sql<string>`value`, count: sql<number>`count` })
      .from(
        sql`(with base as materialized (
            select l.sort, l.owner_kind, l.with_operator, count(*) as n from ${from}
            group by l.sort, l.owner_kind, l.with_operator)
          select 'sort' as facet, sort as value, sum(n) as count from base where ${every([owner, operator])} group by sort
          union all select 'owner', owner_kind, sum(n) from base where ${every([sort, operator])} group by owner_kind
          union all select 'operator', 'yes', coalesce(sum(n), 0) from base where ${every([sort, owner])} and with_operator)`,
      ),
  };
}
