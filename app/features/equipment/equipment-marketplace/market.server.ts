import { type SQL, sql } from "drizzle-orm";
import { around } from "~/engines/listing/listing.server.ts";
import type { Position } from "~/engines/place/place.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { listings } from "~db/schema/listing.ts";
import { TAKEN } from "./offer.process.server.ts";
import { SHOWN } from "./sales.limits.ts";

export const ORDERS = ["price", "new", "hours", "year"] as const;
export type Order = (typeof ORDERS)[number];

/** What is looked for. What is left out does not matter. */
export interface MarketSearch {
  words: readonly string[];
  /** Classes whose name has the words. */
  classesCalled: readonly string[];
  machine?: string;
  title?: string;
  mostCents?: number;
  mostHours?: number;
  leastYear?: number;
  at?: Position;
  /** Metres around it. */
  within: number;
  order: Order;
  page: number;
}

/** A machine as the search finds it. */
export interface FoundSale {
  id: string;
  sort: string;
  heading: string;
  offeredBy: string;
  town: string;
  make: string;
  model: string;
  year: number;
  hours: number;
  title: string;
  price: number;
  sample: number;
}

const every = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`1` : sql`(${sql.join([...conditions], sql` and `)})`;

const conditionsOf = (search: MarketSearch): SQL => {
  const { words, classesCalled, mostCents, mostHours, leastYear } = search;
  return every([
    ...(words.length > 0
      ? [
          sql`(sort in (select value from json_each(${JSON.stringify(classesCalled)})) or not exists (
            select 1 from json_each(${JSON.stringify(words)}) as word
            where instr(lower(heading || ' ' || make || ' ' || model), word.value) = 0))`,
        ]
      : []),
    ...(mostCents === undefined ? [] : [sql`price <= ${mostCents}`]),
    ...(mostHours === undefined ? [] : [sql`hours <= ${mostHours}`]),
    ...(leastYear === undefined ? [] : [sql`year >= ${leastYear}`]),
  ]);
};

/** Each order with what it is by: a limit that everything keeps lets a database read an index of it from its beginning. */
const ORDERED: Record<Order, { by: SQL; all: SQL }> = {
  price: { by: sql`price, hours`, all: sql`price >= 0` },
  new: { by: sql`created_at desc`, all: sql`created_at >= ''` },
  hours: { by: sql`hours, price`, all: sql`hours >= 0` },
  year: { by: sql`year desc, price`, all: sql`year >= 0` },
};

/** What is published, not spoken for and not withheld; samples for their own workspace alone. */
const offered = (actor: Person | undefined): SQL =>
  sql`l.kind = 'sale' and l.state = 'published' and (not l.sample or ${actor ? sql`l.workspace_id = ${actor.workspace}` : sql`0`})
    and l.id not in ${TAKEN}`;

/** Rows with the columns of `listings` that a market is read from. */
const exampleRows = (example: string): SQL => sql`(select value ->> 'id' as id, value ->> 'sort' as sort,
  value ->> 'title' as title, value ->> 'offeredBy' as offered_by, value ->> 'town' as town,
  value ->> 'latitude' as latitude, value ->> 'longitude' as longitude, value ->> 'attrs' as attrs, 1 as sample,
  value ->> 'id' as created_at from json_each(${example}))`;

/** A page of a market and the counts beside it, each counted as if it were not chosen itself. */
function statements(db: Database, search: MarketSearch, source: SQL, isOffered: SQL) {
  const base = sql`(select l.id, l.sort, l.title as heading, l.offered_by, l.town, l.sample, l.created_at,
      (l.attrs ->> 'make') as make, (l.attrs ->> 'model') as model, (l.attrs ->> 'year') as year,
      (l.attrs ->> 'hours') as hours, (l.attrs ->> 'title') as title, (l.attrs ->> 'priceCents') as price
    from ${source} as l where ${isOffered} and ${around(search)}) as base where ${conditionsOf(search)}`;
  const byClass = search.machine ? sql`sort = ${search.machine}` : sql`1`;
  const byTitle = search.title ? sql`title = ${search.title}` : sql`1`;
  const order = ORDERED[search.order];
  return [
    db
      .select({
        id: sql<string>`id`,
        sort: sql<string>`sort`,
        heading: sql<string>`heading`,
        offeredBy: sql<string>`offered_by`,
        town: sql<string>`town`,
        make: sql<string>`make`,
        model: sql<string>`model`,
        year: sql<number>`year`,
        hours: sql<number>`hours`,
        title: sql<string>`title`,
        price: sql<number>`price`,
        sample: sql<number>`sample`,
      })
      .from(
        sql`(select * from ${base} and ${byClass} and ${byTitle} and ${order.all}
          order by ${order.by}, id limit ${SHOWN + 1} offset ${(search.page - 1) * SHOWN})`,
      ),
    db
      .select({
        facet: sql<"machine" | "title" | "all">`facet`,
        value: sql<string>`value`,
        count: sql<number>`count`,
      })
      .from(
        sql`(with counts as materialized (select sort, title, count(*) as n from ${base} group by sort, title)
          select 'machine' as facet, sort as value, sum(n) as count from counts where ${byTitle} group by sort
          union all select 'title', title, sum(n) from counts where ${byClass} group by title
          union all select 'all', '', coalesce(sum(n), 0) from counts where ${byClass} and ${byTitle})`,
      ),
  ] as const;
}

/**
 * A page of the market with its counts, in one round trip. Where nothing is on offer the example stands for it, which is
 * searched by the same statements.
 */
export async function searchMarket(
  db: Database,
  actor: Person | undefined,
  search: MarketSearch,
  example: string,
) {
  const isOffered = offered(actor);
  const [found, counts, foundExample, countsExample, [any]] = await db.batch([
    ...statements(db, search, sql`${listings}`, isOffered),
    ...statements(db, search, exampleRows(example), sql`1`),
    db
      .select({ there: sql<number>`exists (select 1 from ${listings} as l where ${isOffered})` })
      .from(sql`(select 1)`),
  ]);
  const isExample = !any?.there;
  const facets = isExample ? countsExample : counts;
  const counted = (facet: string) => facets.filter((one) => one.facet === facet);
  return {
    found: (isExample ? foundExample : found) as FoundSale[],
    machines: counted("machine"),
    titles: counted("title"),
    count: counted("all")[0]?.count ?? 0,
    isExample,
  };
}
