import { sql } from "drizzle-orm";
import {
  administrators,
  bindProcess,
  type Effect,
  members,
  readers,
} from "~/engines/process/process.server.ts";
import { orderDeliveries, orderPayments, orders } from "~db/schema/orders.ts";
import { deliveryProcess } from "./order.process.ts";

/** What is sent ahead: pieces by product, as `shipPart` has compared them with what waits. */
export interface SentAhead {
  part: Readonly<Record<string, number>>;
}

/** A parcel of its own, on its way at once: its id is the run of the event that sent it. */
const sendAhead: Effect = ({ db, records, now, run, payload }) => [
  db.insert(orderDeliveries).select(
    sql`select ${run}, waits.workspace_id, waits.order_id, waits.kind, ${JSON.stringify((payload as SentAhead).part)},
      'shipped', ${now.toISOString()}, 1, ${now.toISOString()} from ${orderDeliveries} as waits where waits.id in ${records}`,
  ),
];

export default bindProcess(deliveryProcess, {
  record: {
    table: orderDeliveries,
    id: orderDeliveries.id,
    workspace: orderDeliveries.workspace,
    state: orderDeliveries.state,
    since: orderDeliveries.stateSince,
    version: orderDeliveries.version,
  },
  read: readers([orderDeliveries.workspace], undefined, { administrators: true }),
  parties: { buyer: members(orderDeliveries.workspace), seller: administrators },
  moments: {
    paidAt: sql`(select min(paid.state_since) from ${orderPayments} as paid
      where paid.order_id = ${orderDeliveries.orderId} and paid.state = 'captured')`,
  },
  guards: {
    isParcel: () => sql`${orderDeliveries.kind} = 'parcel'`,
    isDigital: () => sql`${orderDeliveries.kind} = 'digital'`,
    isPaid: () => sql`exists (select 1 from ${orders} as ordered
      join ${orderPayments} as paid on paid.order_id = ordered.id and paid.state = 'captured'
      where ordered.id = ${orderDeliveries.orderId} and ordered.state = 'pending')`,
  },
  effects: { sendAhead },
});
