import { inArray, sql } from "drizzle-orm";
import {
  administrators,
  bindProcess,
  type Effect,
  members,
  readers,
} from "~/engines/process/process.server.ts";
import { orderPayments, orderRefunds, orderReturns, productStock } from "~db/schema/orders.ts";
import { returnProcess } from "./order.process.ts";
import { leftOf } from "./refunds.server.ts";

const takeBack: Effect = ({ db, records }) => [
  db
    .update(productStock)
    .set({
      onHand: sql`${productStock.onHand} + (select sum(came.quantity) from ${orderReturns} as came
        where came.id in ${records} and came.product_id = ${productStock.productId})`,
    })
    .where(
      inArray(
        productStock.productId,
        sql`(select came.product_id from ${orderReturns} as came where came.id in ${records})`,
      ),
    ),
];

/** From the first payment of the order, and never more than is left of it. */
const payBack: Effect = ({ db, records, now }) => [
  db
    .insert(orderRefunds)
    .select(
      sql`select came.id || ':returned', came.workspace_id, came.order_id, paid.id, min(came.amount_cents, ${leftOf("paid")}),
        'returned', 'due', ${now.toISOString()}, 1, ${now.toISOString()}
        from ${orderReturns} as came join ${orderPayments} as paid on paid.id = (select first.id from ${orderPayments} as first
          where first.order_id = came.order_id and first.state = 'captured' order by first.created_at, first.id limit 1)
        where came.id in ${records} and ${leftOf("paid")} > 0`,
    )
    .onConflictDoNothing(),
];

export default bindProcess(returnProcess, {
  record: {
    table: orderReturns,
    id: orderReturns.id,
    workspace: orderReturns.workspace,
    state: orderReturns.state,
    since: orderReturns.stateSince,
    version: orderReturns.version,
  },
  read: readers([orderReturns.workspace], undefined, { administrators: true }),
  parties: { buyer: members(orderReturns.workspace), seller: administrators },
  effects: { takeBack, payBack },
});
