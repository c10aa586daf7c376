import { type SQL, sql } from "drizzle-orm";
import type { Position } from "~/engines/place/place.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { listings } from "~db/schema/listing.ts";
import { isSpokenFor, isWithheld } from "./offer.process.server.ts";
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

const METRES_A_DEGREE = (6_371_008.8 * Math.PI) / 180;

/** Metres squared as on a flat earth around the place, as the engine `listing` has it. */
function near({ at, within }: MarketSearch): SQL[] {
  if (!at) return [];
  const east = METRES_A_DEGREE * Math.cos((at.latitude * Math.PI) / 180);
  return [
    sql`((latitude - ${at.latitude}) * ${METRES_A_DEGREE}) * ((latitude - ${at.latitude}) * ${METRES_A_DEGREE})
      + ((longitude - ${at.longitude}) * ${east}) * ((longitude - ${at.longitude}) * ${east}) <= ${within * within}`,
  ];
}

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
    ...near(search),
  ]);
};

const ORDERED: Record<Order, SQL> = {
  price: sql`price, hours`,
  new: sql`created_at desc`,
  hours: sql`hours, price`,
  year: sql`year desc, price`,
};

/**
 * The market as one table: what is published, not spoken for and not withheld; samples for their own workspace alone.
 * Where there is nothing, the example stands for it, so that both are searched by the same statement.
 */
function pool(actor: Person | undefined, example: string): SQL {
  const mine = actor ? sql`l.workspace_id = ${actor.workspace}` : sql`0`;
  return sql`market as (
      select l.id, l.sort, l.title as heading, l.offered_by, l.town, l.latitude, l.longitude, l.attrs, l.sample, l.created_at
      from ${listings} as l where l.kind = 'sale' and l.state = 'published' and (not l.sample or ${mine})
        and not ${isSpokenFor(sql`l.id`)} and not ${isWithheld(sql`l.id`)}
    ), pool as (
      select * from market union all
      select value ->> 'id', value ->> 'sort', value ->> 'title', value ->> 'offeredBy', value ->> 'town',
        value ->> 'latitude', value ->> 'longitude', value ->> 'attrs', 1, value ->> 'id'
      from json_each(${example}) where not exists (select 1 from market)
    ), seen as (
      select pool.*, attrs ->> 'make' as make, attrs ->> 'model' as model, attrs ->> 'year' as year,
        attrs ->> 'hours' as hours, attrs ->> 'title' as title, attrs ->> 'priceCents' as price from pool
    )`;
}

/** A page of the market and the counts beside it, each counted as if it were not chosen itself: one round trip. */
export async function searchMarket(
  db: Database,
  actor: Person | undefined,
  search: MarketSearch,
  example: string,
) {
  const base = sql`with ${pool(actor, example)}, base as (select * from seen where ${conditionsOf(search)})`;
  const byClass = search.machine ? sql`sort = ${search.machine}` : sql`1`;
  const byTitle = search.title ? sql`title = ${search.title}` : sql`1`;
  const [found, facets] = await db.batch([
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
        sql`(${base} select * from base where ${byClass} and ${byTitle}
          order by ${ORDERED[search.order]}, id limit ${SHOWN + 1} offset ${(search.page - 1) * SHOWN})`,
      ),
    db
      .select({
        facet: sql<"machine" | "title" | "all" | "market">`facet`,
        value: sql<string>`value`,
        count: sql<number>`count`,
      })
      .from(
        sql`(${base} select 'machine' as facet, sort as value, count(*) as count from base where ${byTitle} group by sort
          union all select 'title', title, count(*) from base where ${byClass} group by title
          union all select 'all', '', count(*) from base where ${byClass} and ${byTitle}
          union all select 'market', '', count(*) from market)`,
      ),
  ]);
  const counted = (facet: string) => facets.filter((one) => one.facet === facet);
  return {
    found: found as FoundSale[],
    machines: counted("machine"),
    titles: counted("title"),
    count: counted("all")[0]?.count ?? 0,
    isExample: (counted("market")[0]?.count ?? 0) === 0,
  };
}
