import { inArray, type SQL, sql } from "drizzle-orm";
import {
  administrators,
  bindProcess,
  type Effect,
  members,
  readers,
} from "~/engines/process/process.server.ts";
import {
  orderCodes,
  orderDeliveries,
  orderPayments,
  orderRefunds,
  orderRewards,
  orders,
  productStock,
} from "~db/schema/orders.ts";
import { orderProcess } from "./order.process.ts";
import { leftOf } from "./refunds.server.ts";

const payments = (condition: SQL): SQL =>
  sql`exists (select 1 from ${orderPayments} as paying where paying.order_id = ${orders.id} and ${condition})`;
const deliveries = (condition: SQL): SQL =>
  sql`exists (select 1 from ${orderDeliveries} as handing where handing.order_id = ${orders.id} and ${condition})`;

/** What was laid aside goes back into the warehouse. */
const restock: Effect = ({ db, records }) => {
  const inOrders = sql`from ${orders} as over, json_each(over.content, '$.sections') as section,
    json_each(section.value, '$.lines') as line
    where over.id in ${records} and json_extract(line.value, '$.id') = ${productStock.productId}`;
  return [
    db
      .update(productStock)
      .set({
        onHand: sql`${productStock.onHand}
          + (select coalesce(sum(cast(json_extract(line.value, '$.qty') as integer)), 0) ${inOrders})`,
      })
      .where(sql`exists (select 1 ${inOrders})`),
  ];
};

/** What was paid is due to go back, once for each payment. */
const payBack: Effect = ({ db, records, now }) => [
  db
    .insert(orderRefunds)
    .select(
      sql`select paid.id || ':cancelled', paid.workspace_id, paid.order_id, paid.id, ${leftOf("paid")}, 'cancelled', 'due',
        ${now.toISOString()}, 1, ${now.toISOString()} from ${orderPayments} as paid
        where paid.order_id in ${records} and paid.state = 'captured' and ${leftOf("paid")} > 0`,
    )
    .onConflictDoNothing(),
];

/** A reward that was taken off an order which is over can be taken off another. */
const freeReward: Effect = ({ db, records }) => [
  db.delete(orderRewards).where(inArray(orderRewards.orderId, records)),
];

/** The order's key is its code's, too. */
const freeCode: Effect = ({ db, records }) => [db.delete(orderCodes).where(inArray(orderCodes.id, records))];

export default bindProcess(orderProcess, {
  record: {
    table: orders,
    id: orders.id,
    workspace: orders.workspace,
    state: orders.state,
    since: orders.stateSince,
    version: orders.version,
  },
  read: readers([orders.workspace], undefined, { administrators: true }),
  parties: { buyer: members(orders.workspace), seller: administrators },
  moments: {
    // Of what is nothing to hand over, such as a plan, the payment is the last that happens.
    handedOverAt: sql`coalesce(
      (select max(handed.state_since) from ${orderDeliveries} as handed where handed.order_id = ${orders.id}),
      (select min(paying.state_since) from ${orderPayments} as paying
        where paying.order_id = ${orders.id} and paying.state = 'captured'))`,
  },
  guards: {
    paid: () => payments(sql`paying.state = 'captured'`),
    unpaid: () => sql`not ${payments(sql`paying.state in ('captured', 'open', 'action', 'authorized')`)}`,
    handedOver: () => sql`not ${deliveries(sql`handing.state <> 'delivered'`)}`,
    notHandedOver: () => sql`not ${deliveries(sql`handing.state <> 'waiting'`)}`,
  },
  effects: { restock, payBack, freeReward, freeCode },
});
