import { and, asc, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Content } from "~/engines/lines/lines.ts";
import { type BoundProcess, standingColumns, type Who } from "~/engines/process/process.server.ts";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import {
  orderAddresses,
  orderDeliveries,
  orderPayments,
  orderProjects,
  orderRefunds,
  orderReturns,
  orders,
} from "~db/schema/orders.ts";
import { processEvents } from "~db/schema/process.ts";
import { projects } from "~db/schema/projects.ts";
import delivery from "./delivery.process.server.ts";
import { giftOf } from "./gifts.queries.server.ts";
import order from "./order.process.server.ts";
import payment from "./payment.process.server.ts";
import refund from "./refund.process.server.ts";
import returning from "./return.process.server.ts";
import { fulfilmentOf, offCentsOf, paymentOf } from "./status.server.ts";

/** The processes of an order, by name. */
export const PROCESSES: Readonly<Record<string, BoundProcess>> = Object.fromEntries(
  [order, payment, delivery, returning, refund].map((one) => [one.graph.name, one]),
);

const mayLook = (who: Who): SQL => order.binding.read(who);

/** Projects that an order can be put to. */
const MOST_PROJECTS = 500;

/** One order with everything that belongs to it, for its buyers and the seller; undefined for everybody else. */
export async function readOrder(db: Database, who: Who, id: string, now: Date) {
  const ofIt = sql`exists (select 1 from ${orders} where ${orders.id} = ${id} and ${mayLook(who)})`;
  const [[found], [address], payments, deliveries, returns, refunds, [gift], [bought], built] =
    await db.batch([
      db
        .select({
          id: orders.id,
          number: orders.number,
          email: orders.email,
          content: orders.content,
          taxCents: orders.taxCents,
          totalCents: orders.totalCents,
          createdAt: orders.createdAt,
          payment: paymentOf,
          fulfilment: fulfilmentOf,
          ...standingColumns(order, who, now),
        })
        .from(orders)
        .where(and(eq(orders.id, id), mayLook(who))),
      db
        .select()
        .from(orderAddresses)
        .where(and(eq(orderAddresses.id, id), ofIt)),
      db
        .select({
          id: orderPayments.id,
          provider: orderPayments.provider,
          amountCents: orderPayments.amountCents,
          url: orderPayments.url,
          ...standingColumns(payment, who, now),
        })
        .from(orderPayments)
        .where(and(eq(orderPayments.orderId, id), ofIt))
        .orderBy(asc(orderPayments.createdAt)),
      db
        .select({
          id: orderDeliveries.id,
          kind: orderDeliveries.kind,
          part: orderDeliveries.part,
          since: orderDeliveries.stateSince,
          ...standingColumns(delivery, who, now),
        })
        .from(orderDeliveries)
        .where(and(eq(orderDeliveries.orderId, id), ofIt))
        .orderBy(desc(orderDeliveries.kind), asc(orderDeliveries.createdAt), asc(orderDeliveries.id)),
      db
        .select({
          id: orderReturns.id,
          productId: orderReturns.productId,
          quantity: orderReturns.quantity,
          amountCents: orderReturns.amountCents,
          reason: orderReturns.reason,
          ...standingColumns(returning, who, now),
        })
        .from(orderReturns)
        .where(and(eq(orderReturns.orderId, id), ofIt))
        .orderBy(asc(orderReturns.createdAt)),
      db
        .select({
          id: orderRefunds.id,
          amountCents: orderRefunds.amountCents,
          reason: orderRefunds.reason,
          ...standingColumns(refund, who, now),
        })
        .from(orderRefunds)
        .where(and(eq(orderRefunds.orderId, id), ofIt))
        .orderBy(asc(orderRefunds.createdAt)),
      giftOf(db, id, now),
      db
        .select({ project: orderProjects.projectId, costCode: orderProjects.code })
        .from(orderProjects)
        .where(and(eq(orderProjects.id, id), ofIt)),
      db
        .select({ id: projects.id, name: projects.name })
        .from(projects)
        .where(
          sql`${projects.workspace} = (select bought.workspace_id from ${orders} as bought where bought.id = ${id})
          and ${who.kind === "person" ? mayRead(who, projects.workspace) : sql`0`}`,
        )
        .orderBy(asc(projects.name), asc(projects.id))
        .limit(MOST_PROJECTS),
    ]);
  if (!found) return undefined;
  return {
    ...found,
    content: found.content as Content,
    address,
    payments,
    deliveries,
    returns,
    refunds,
    gift,
    /** What it was bought for, and the projects that it may be put to. */
    bought,
    built,
  };
}
export type ReadOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

/** Events of an order that a page shows. */
const MOST_EVENTS = 200;

/** What happened to an order and everything of it, the oldest first. Their ids are random: a record is found by its own. */
export async function readHistory(db: Database, { id, payments, deliveries, returns, refunds }: ReadOrder) {
  const records = [
    id,
    ...[payments, deliveries, returns, refunds].flatMap((rows) => rows.map((row) => row.id)),
  ];
  return db
    .select({
      id: processEvents.id,
      process: processEvents.process,
      record: processEvents.recordId,
      run: processEvents.run,
      transition: processEvents.transition,
      from: processEvents.fromState,
      party: processEvents.party,
      note: processEvents.note,
      at: processEvents.at,
    })
    .from(processEvents)
    .where(
      and(
        inArray(processEvents.process, Object.keys(PROCESSES)),
        // One parameter for all of them: D1 takes a hundred.
        sql`${processEvents.recordId} in (select value from json_each(${JSON.stringify(records)}))`,
        // Where an order begins, so do its payment and its deliveries; a return is asked for later.
        or(
          sql`${processEvents.fromState} <> ''`,
          inArray(processEvents.process, [order.graph.name, returning.graph.name]),
        ),
      ),
    )
    .orderBy(asc(processEvents.at), asc(processEvents.createdAt), asc(processEvents.recordVersion))
    .limit(MOST_EVENTS);
}
export type OrderEvent = Awaited<ReturnType<typeof readHistory>>[number];

/** Orders of one page of the seller's list. */
export const SELLER_PAGE = 50;

export interface SellerFilter {
  show: "open" | "all";
  find: string;
  page: number;
}

/**
 * All orders, for the seller: those that wait for something first, or all of them, the newest first: one page of the
 * list, or with `size` as many.
 */
export async function listForSeller(db: Database, { show, find, page }: SellerFilter, size = SELLER_PAGE) {
  const number = /^(?:ord-)?(\d{1,9})$/i.exec(find.trim())?.[1];
  const rows = await db
    .select({
      id: orders.id,
      number: orders.number,
      email: orders.email,
      totalCents: orders.totalCents,
      offCents: offCentsOf,
      state: sql<string>`${orders.state}`,
      createdAt: orders.createdAt,
      payment: paymentOf,
      fulfilment: fulfilmentOf,
      waits: sql<number>`(${WAITS_FOR_SELLER})`,
    })
    .from(orders)
    .where(
      and(
        show === "open" ? sql`(${WAITS_FOR_SELLER})` : undefined,
        number ? eq(orders.number, Number(number)) : undefined,
        find.trim() && !number ? sql`instr(lower(${orders.email}), lower(${find.trim()})) > 0` : undefined,
      ),
    )
    .orderBy(show === "open" ? asc(orders.createdAt) : desc(orders.createdAt), orders.id)
    .limit(size + 1)
    .offset(page * size);
  return { orders: rows.slice(0, size), more: rows.length > size };
}

/** Something paid is not sent, a return is not answered, or money did not go back. */
const WAITS_FOR_SELLER = sql`(${orders.state} = 'pending'
    and exists (select 1 from ${orderPayments} as paid where paid.order_id = ${orders.id} and paid.state = 'captured')
    and exists (select 1 from ${orderDeliveries} as handing where handing.order_id = ${orders.id} and handing.state = 'waiting'))
  or exists (select 1 from ${orderReturns} as coming where coming.order_id = ${orders.id}
    and coming.state in ('requested', 'approved'))
  or exists (select 1 from ${orderRefunds} as back where back.order_id = ${orders.id} and back.state = 'failed')`;

/** Whether somebody has this order in a workspace of theirs, for what is done beside its processes. */
export const isOwn = (actor: Person, id: string): SQL =>
  sql`exists (select 1 from ${orders} as own where own.id = ${id}
    and ${mayRead(actor, sql`own.workspace_id`)})`;
