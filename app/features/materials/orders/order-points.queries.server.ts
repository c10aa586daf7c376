import { sql } from "drizzle-orm";
import type { PointSource } from "~/services/contribution.ts";
import { orderPayments, orderRefunds } from "~db/schema/orders.ts";

/** Whole dollars that were paid for orders. */
export const paidOrders: PointSource = {
  kind: "order",
  rows: (may) => sql`select ${orderPayments.id} as id, ${orderPayments.workspace} as workspace,
    ${orderPayments.amountCents} / 100 as amount, ${orderPayments.stateSince} as at, ${orderPayments.provider} as provider
    from ${orderPayments} where ${orderPayments.state} = 'captured' and ${may(orderPayments.workspace)}`,
};

/**
 * Whole dollars that went back: so many less of the payment are left after a refund than were before it. By the rules of
 * the payment, whose points they are.
 */
export const paidBackOrders: PointSource = {
  kind: "order-refund",
  rows: (may) => {
    const before = sql`(select coalesce(sum(earlier.amount_cents), 0) from ${orderRefunds} as earlier
      where earlier.payment_id = ${orderRefunds.paymentId} and earlier.state = 'made'
      and (earlier.state_since, earlier.id) < (${orderRefunds.stateSince}, ${orderRefunds.id}))`;
    return sql`select ${orderRefunds.id} as id, ${orderRefunds.workspace} as workspace,
      (paid.amount_cents - ${before} - ${orderRefunds.amountCents}) / 100 - (paid.amount_cents - ${before}) / 100 as amount,
      paid.state_since as at, paid.provider as provider
      from ${orderRefunds} join ${orderPayments} as paid on paid.id = ${orderRefunds.paymentId}
      where ${orderRefunds.state} = 'made' and ${may(orderRefunds.workspace)}`;
  },
};
