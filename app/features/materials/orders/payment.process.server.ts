import { sql } from "drizzle-orm";
import { bindProcess, type Effect, members, readers } from "~/engines/process/process.server.ts";
import { orderPayments, orderRefunds } from "~db/schema/orders.ts";
import { paymentProcess } from "./order.process.ts";
import { leftOf } from "./refunds.server.ts";

/** What was paid for an order that is over, or paid already, goes back. */
const payBackLate: Effect = ({ db, records, now }) => [
  db
    .insert(orderRefunds)
    .select(
      sql`select paid.id || ':late', paid.workspace_id, paid.order_id, paid.id, ${leftOf("paid")}, 'late', 'due',
        ${now.toISOString()}, 1, ${now.toISOString()} from ${orderPayments} as paid
        where paid.id in ${records} and ${leftOf("paid")} > 0
        and (not exists (select 1 from orders as open where open.id = paid.order_id and open.state in ('pending', 'completed'))
          or exists (select 1 from ${orderPayments} as other
            where other.order_id = paid.order_id and other.id <> paid.id and other.state = 'captured'))`,
    )
    .onConflictDoNothing(),
];

export default bindProcess(paymentProcess, {
  record: {
    table: orderPayments,
    id: orderPayments.id,
    workspace: orderPayments.workspace,
    state: orderPayments.state,
    since: orderPayments.stateSince,
    version: orderPayments.version,
  },
  read: readers([orderPayments.workspace], undefined, { administrators: true }),
  parties: { buyer: members(orderPayments.workspace) },
  guards: {
    isTest: () => sql`${orderPayments.provider} = 'test' and ${orderPayments.amountCents} > 0`,
    isFree: () => sql`${orderPayments.amountCents} = 0`,
  },
  effects: { payBackLate },
});
