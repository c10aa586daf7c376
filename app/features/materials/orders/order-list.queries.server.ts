import { and, asc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { OrderSource } from "~/services/contribution.ts";
import type { Database } from "~db/client.ts";
import { orderProjects, orders, orderViews } from "~db/schema/orders.ts";
import { projects } from "~db/schema/projects.ts";
import { ORDER_LIMITS } from "./orders.limits.ts";
import type { Shown } from "./orders.words.ts";
import {
  derived,
  type FulfilmentState,
  offCentsOf,
  type PaymentState,
  spentCentsOf,
} from "./status.server.ts";

export const ORDERS_PAGE = 25;
/** Orders of one file for a spreadsheet. */
export const MOST_IN_FILE = 5_000;

export interface OrderFilter {
  show: Shown;
  /** A number, a cost code, or a part of a title. */
  find: string;
  /** Of one project; empty for all. */
  project: string;
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
  /** What it was bought for; null and empty where nobody said it. */
  project: string | null;
  code: string;
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
    ${orders.totalCents} as total_cents, ${offCentsOf} as off_cents,
    ${spentCentsOf} as spent_cents, ${orders.state} as state, ${derived.payment} as payment,
    ${derived.fulfilment} as fulfilment, ${orders.createdAt} as placed_at,
    '/order-management?order=' || ${orders.id} as href
    from ${orders} where ${may(orders.workspace)} and ${which}`,
});

const isOfPlan = sql`coalesce(json_extract(${orders.content}, '$.sections[0].id'), '') = 'membership'`;
export const shopOrders = ordersWhere("shop", sql`not (${isOfPlan})`);
/** What is sold by `billed`. */
export const planOrders = ordersWhere("membership", isOfPlan);

const ofStates: Record<OrderFilter["show"], SQL> = {
  // As `saidState` says it.
  action: sql`listed.state = 'pending' and listed.payment in ('action', 'declined')`,
  open: sql`listed.state = 'pending'`,
  past: sql`listed.state in ('completed', 'cancelled')`,
  all: sql`1`,
};

type Sources = readonly [OrderSource, ...OrderSource[]];

interface OrderPage {
  orders: ListedOrder[];
  more: boolean;
}

/** The orders of a workspace that a list shows, with what each was bought for, as the tail of a select. */
function listed(actor: Person, sources: Sources, { show, find, project }: OrderFilter) {
  const may = (workspace: SQLWrapper) =>
    sql`(${workspace} = ${actor.workspace} and ${mayRead(actor, workspace)})`;
  const all = sql.join(
    sources.map(({ kind, rows }) => sql`select ${kind} as kind, one.* from (${rows(may)}) as one`),
    sql` union all `,
  );
  const asked = find.trim().toLowerCase();
  return {
    from: sql`(select one.*, ${projects.name} as project, bought.project_id, coalesce(bought.code, '') as code
      from (${all}) as one
      left join ${orderProjects} as bought on bought.id = one.id and bought.workspace_id = ${actor.workspace}
      left join ${projects} on ${projects.id} = bought.project_id and ${projects.workspace} = ${actor.workspace}) as listed`,
    where: and(
      ofStates[show],
      sql`(${asked} = '' or instr(lower(listed.number || ' ' || listed.title || ' ' || listed.code), ${asked}) > 0)`,
      project ? sql`listed.project_id = ${project}` : undefined,
    ),
  };
}

function ordersOf(db: Database, actor: Person, sources: Sources, filter: OrderFilter, size: number) {
  const { from, where } = listed(actor, sources, filter);
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
      project: sql<string | null>`listed.project`,
      code: sql<string>`listed.code`,
    })
    .from(from)
    .where(where)
    .orderBy(sql`listed.placed_at desc`, sql`listed.id`)
    .limit(size + 1)
    .offset(filter.page * size);
}

/** Rows of the table of what was spent. */
const MOST_SPENT = 100;

/** What was paid and did not go back, in cents, of all orders that a list shows, by project and code. */
function spentOf(db: Database, actor: Person, sources: Sources, filter: OrderFilter) {
  const { from, where } = listed(actor, sources, filter);
  return db
    .select({
      projectId: sql<string | null>`case when listed.project is null then null else listed.project_id end`,
      project: sql<string | null>`listed.project`,
      code: sql<string>`listed.code`,
      orders: sql<number>`count(*)`,
      cents: sql<number>`sum(listed.spent_cents)`,
    })
    .from(from)
    .where(where)
    .groupBy(sql`1, 2, 3`)
    .orderBy(sql`listed.project is null`, sql`listed.project`, sql`listed.code`)
    .limit(MOST_SPENT);
}
export type Spent = Awaited<ReturnType<typeof spentOf>>[number];

const pageOf = (rows: readonly ListedOrder[], size: number): OrderPage => ({
  orders: rows.slice(0, size),
  more: rows.length > size,
});

const isSome = (sources: readonly OrderSource[]): sources is Sources => sources.length > 0;

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

/** One page of the list, what it comes to by project, and the views of it that are kept, in one round trip. */
export async function listWithViews(
  db: Database,
  actor: Person,
  sources: readonly OrderSource[],
  filter: OrderFilter,
): Promise<OrderPage & { spent: Spent[]; views: OrderListView[] }> {
  if (!isSome(sources)) return { ...pageOf([], ORDERS_PAGE), spent: [], views: await listViews(db, actor) };
  const [rows, spent, views] = await db.batch([
    ordersOf(db, actor, sources, filter, ORDERS_PAGE),
    spentOf(db, actor, sources, filter),
    listViews(db, actor),
  ]);
  return { ...pageOf(rows, ORDERS_PAGE), spent, views };
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
