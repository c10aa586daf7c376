import { sql } from "drizzle-orm";
import { administrators, bindProcess, members, readers } from "~/engines/process/process.server.ts";
import { orderDeliveries, orderPayments, orders } from "~db/schema/orders.ts";
import { deliveryProcess } from "./order.process.ts";

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
});
