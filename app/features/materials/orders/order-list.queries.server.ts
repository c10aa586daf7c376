import { and, asc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { OrderSource } from "~/services/contribution.ts";
import type { Database } from "~db/client.ts";
import { orders, orderViews } from "~db/schema/orders.ts";
import { ORDER_LIMITS } from "./orders.limits.ts";
import type { Shown } from "./orders.words.ts";
import { derived, type FulfilmentState, offCentsOf, type PaymentState } from "./status.server.ts";

export const ORDERS_PAGE = 25;
/** Orders of one file for a spreadsheet. */
export const MOST_IN_FILE = 5_000;

export interface OrderFilter {
  show: Shown;
  /** A number, or a part of a title. */
  find: string;
  /** From 0. */
  page: number;
}

export interface ListedOrder {
  kind: string;
  id: string;
  number: string;
  title: string;
  totalCents: number;
  /** What rewards and codes took off. */
  offCents: number;
  state: string;
  payment: PaymentState;
  fulfilment: FulfilmentState;
  placedAt: string;
  href: string;
}

/** Orders of one kind as the list shows them: called after what they hold first. */
const ordersWhere = (kind: string, which: SQL): OrderSource => ({
  kind,
  rows: (may) => sql`select ${orders.id} as id, 'ORD-' || ${orders.number} as number,
    coalesce(json_extract(${orders.content}, '$.sections[0].lines[0].text'), '')
      || case when (select count(*) from json_each(${orders.content}, '$.sections') as section,
        json_each(section.value, '$.lines')) > 1 then ' +' || ((select count(*)
        from json_each(${orders.content}, '$.sections') as section, json_each(section.value, '$.lines')) - 1) else '' end
      as title,
    ${orders.totalCents} as total_cents, ${offCentsOf} as off_cents, ${orders.state} as state, ${derived.payment} as payment,
    ${derived.fulfilment} as fulfilment, ${orders.createdAt} as placed_at,
    '/order-management?order=' || ${orders.id} as href
    from ${orders} where ${may(orders.workspace)} and ${which}`,
});

const isOfPlan = sql`coalesce(json_extract(${orders.content}, '$.sections[0].id'), '') = 'membership'`;
export const shopOrders = ordersWhere("shop", sql`not (${isOfPlan})`);
/** What is sold by `billed`. */
export const planOrders = ordersWhere("membership", isOfPlan);

const ofStates: Record<OrderFilter["show"], SQL> = {
  open: sql`listed.state = 'pending'`,
  past: sql`listed.state in ('completed', 'cancelled')`,
  all: sql`1`,
};

interface OrderPage {
  orders: ListedOrder[];
  more: boolean;
}

function ordersOf(
  db: Database,
  actor: Person,
  sources: readonly [OrderSource, ...OrderSource[]],
  { show, find, page }: OrderFilter,
  size: number,
) {
  const may = (workspace: SQLWrapper) =>
    sql`(${workspace} = ${actor.workspace} and ${mayRead(actor, workspace)})`;
  const all = sql.join(
    sources.map(({ kind, rows }) => sql`select ${kind} as kind, one.* from (${rows(may)}) as one`),
    sql` union all `,
  );
  const asked = find.trim().toLowerCase();
  return db
    .select({
      kind: sql<string>`listed.kind`,
      id: sql<string>`listed.id`,
      number: sql<string>`listed.number`,
      title: sql<string>`listed.title`,
      totalCents: sql<number>`listed.total_cents`,
      offCents: sql<number>`listed.off_cents`,
      state: sql<string>`listed.state`,
      payment: sql<PaymentState>`listed.payment`,
      fulfilment: sql<FulfilmentState>`listed.fulfilment`,
      placedAt: sql<string>`listed.placed_at`,
      href: sql<string>`listed.href`,
    })
    .from(sql`(${all}) as listed`)
    .where(
      and(
        ofStates[show],
        sql`(${asked} = '' or instr(lower(listed.number || ' ' || listed.title), ${asked}) > 0)`,
      ),
    )
    .orderBy(sql`listed.placed_at desc`, sql`listed.id`)
    .limit(size + 1)
    .offset(page * size);
}

const pageOf = (rows: readonly ListedOrder[], size: number): OrderPage => ({
  orders: rows.slice(0, size),
  more: rows.length > size,
});

const isSome = (sources: readonly OrderSource[]): sources is [OrderSource, ...OrderSource[]] =>
  sources.length > 0;

/** Orders of every kind in the reader's workspace, the newest first: one page of the list, or with `size` as many. */
export async function listOrders(
  db: Database,
  actor: Person,
  sources: readonly OrderSource[],
  filter: OrderFilter,
  size = ORDERS_PAGE,
): Promise<OrderPage> {
  return isSome(sources) ? pageOf(await ordersOf(db, actor, sources, filter, size), size) : pageOf([], size);
}

/** One page of the list, and the views of it that are kept, in one round trip. */
export async function listWithViews(
  db: Database,
  actor: Person,
  sources: readonly OrderSource[],
  filter: OrderFilter,
): Promise<OrderPage & { views: OrderListView[] }> {
  if (!isSome(sources)) return { ...pageOf([], ORDERS_PAGE), views: await listViews(db, actor) };
  const [rows, views] = await db.batch([
    ordersOf(db, actor, sources, filter, ORDERS_PAGE),
    listViews(db, actor),
  ]);
  return { ...pageOf(rows, ORDERS_PAGE), views };
}

/** The views of the list that the reader's workspace keeps, by name. */
export const listViews = (db: Database, actor: Person) =>
  db
    .select({ id: orderViews.id, name: orderViews.name, filter: orderViews.filter })
    .from(orderViews)
    .where(and(eq(orderViews.workspace, actor.workspace), mayRead(actor, orderViews.workspace)))
    .orderBy(asc(orderViews.name), asc(orderViews.id))
    .limit(ORDER_LIMITS.views);
export type OrderListView = Awaited<ReturnType<typeof listViews>>[number];
