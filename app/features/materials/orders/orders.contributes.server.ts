import { eq, sql } from "drizzle-orm";
import type { Contribution, OwnedRows, Task } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import {
  orderAddresses,
  orderCodes,
  orderDeliveries,
  orderGifts,
  orderPayments,
  orderProjects,
  orderRefunds,
  orderReturns,
  orderRewards,
  orders,
  orderViews,
} from "~db/schema/orders.ts";
import delivery from "./delivery.process.server.ts";
import order from "./order.process.server.ts";
import { planOrders, shopOrders } from "./order-list.queries.server.ts";
import { paidBackOrders, paidOrders } from "./order-points.queries.server.ts";
import { parcelsOfDay } from "./orders.day.server.ts";
import { GIFT, orderPath } from "./orders.words.ts";
import { payRefunds } from "./pay.commands.server.ts";
import payment from "./payment.process.server.ts";
import refund from "./refund.process.server.ts";
import returning from "./return.process.server.ts";

const TABLES = [
  orders,
  orderAddresses,
  orderPayments,
  orderDeliveries,
  orderReturns,
  orderRefunds,
  orderRewards,
  orderCodes,
] as const;

/** What a guest ordered is the member's. What was sold stays in the books when an account goes; the address does not. */
const owned: OwnedRows[] = TABLES.map((table) => ({
  by: table.workspace,
  touched: table.createdAt,
  adopt: (db, { guest, owner }) => [
    db.update(table).set({ workspace: owner }).where(eq(table.workspace, guest)),
  ],
  ...(table !== orderAddresses && { stays: true as const }),
}));

/** What the member keeps already stays under the name that it has there. */
const views: OwnedRows = {
  by: orderViews.workspace,
  touched: orderViews.createdAt,
  adopt: (db, { guest, owner }) => [
    db
      .delete(orderViews)
      .where(
        sql`workspace_id = ${guest} and filter in (select kept.filter from order_views as kept where kept.workspace_id = ${owner})`,
      ),
    db.update(orderViews).set({ workspace: owner }).where(eq(orderViews.workspace, guest)),
  ],
};

/** Money that is due goes back, even if the provider could not be reached when it became due. */
const payWhatIsDue: Task = async ({ db, now, payments }) => {
  if (payments) await payRefunds({ db, now, payments });
};

const bought: OwnedRows = {
  by: orderProjects.workspace,
  touched: orderProjects.createdAt,
  adopt: (db, { guest, owner }) => [
    db.update(orderProjects).set({ workspace: owner }).where(eq(orderProjects.workspace, guest)),
  ],
};

/** The buyer's, and the files are whose library they were taken into: a guest's goes with them. */
const gifts: OwnedRows = {
  by: orderGifts.workspace,
  touched: orderGifts.createdAt,
  adopt: (db, { guest, owner }) => [
    db.update(orderGifts).set({ workspace: owner }).where(eq(orderGifts.workspace, guest)),
    db.update(orderGifts).set({ claimedBy: owner }).where(eq(orderGifts.claimedBy, guest)),
  ],
  stays: true,
};

export default {
  dayFacts: [parcelsOfDay],
  owned: [...owned, views, gifts, bought],
  mentions: [
    { column: orders.email, as: "email", fate: "empty" },
    { column: orderGifts.email, as: "email", fate: "empty" },
    { column: orderGifts.claimedBy, as: "owner", fate: "empty" },
    { column: orderGifts.name, keep: "who gets a gift, as the buyer typed it" },
    { column: orderViews.name, keep: "what a view of the list is called" },
    { column: orderAddresses.name, keep: "who takes the parcel; goes with the address" },
  ],
  processes: [order, payment, delivery, returning, refund],
  tasks: [payWhatIsDue],
  orders: [shopOrders, planOrders],
  points: [paidOrders, paidBackOrders],
  links: {
    [GIFT]: {
      verbs: [],
      page: "gift",
      title: (id) => sql`(select 'ORD-' || ${orders.number} from ${orders} where ${orders.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${orderGifts} where ${orderGifts.id} = ${id} and ${orderGifts.workspace} = ${workspace})`,
      href: (id) => orderPath("buyer", id),
    },
  },
  signed: ["/api/stripe"],
  toasts: [
    toastSet("orders", {
      orderPlaced: "ok",
      orderPlacedBefore: "ok",
      orderPaid: "ok",
      orderDeclined: "warn",
      orderMoved: "ok",
      orderNotYet: "warn",
      returnAsked: "ok",
      orderAgain: "ok",
      orderAssigned: "ok",
      orderPaidBack: "ok",
      viewSaved: "ok",
      viewRemoved: "ok",
    }),
    toastSet("gift", { giftTaken: "ok" }),
    toastSet("taxes", { taxSaved: "ok", taxRemoved: "ok" }),
    toastSet("promo-codes", { codeMade: "ok", codeStopped: "ok" }),
  ],
} satisfies Contribution;
