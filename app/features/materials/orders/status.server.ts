import { sql } from "drizzle-orm";
import { orderDeliveries, orderPayments, orderRefunds, orderReturns, orders } from "~db/schema/orders.ts";

// Order, payment and delivery are states apart. What is said of the second and third is derived from their records, in
// SQL, so that lists can show and compare it.

export const PAYMENT_STATES = [
  "none",
  "open",
  "action",
  "authorized",
  "declined",
  "captured",
  "partRefunded",
  "refunded",
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

const paid = sql`(select coalesce(sum(paid.amount_cents), 0) from ${orderPayments} as paid
  where paid.order_id = ${orders.id} and paid.state = 'captured')`;
const back = sql`(select coalesce(sum(back.amount_cents), 0) from ${orderRefunds} as back
  where back.order_id = ${orders.id} and back.state = 'made')`;
const attempted = (
  state: "open" | "action" | "authorized" | "declined" | "captured",
) => sql`exists (select 1 from ${orderPayments} as attempt
  where attempt.order_id = ${orders.id} and attempt.state = ${sql.raw(`'${state}'`)})`;

const paymentCase = sql`case when ${paid} > 0 and ${back} >= ${paid} then 'refunded' when ${back} > 0 then 'partRefunded'
  when ${attempted("captured")} then 'captured' when ${attempted("authorized")} then 'authorized'
  when ${attempted("action")} then 'action' when ${attempted("open")} then 'open' when ${attempted("declined")} then 'declined'
  else 'none' end`;

export const paymentOf = sql<PaymentState>`(${paymentCase})`.as("payment_state");

export const FULFILMENT_STATES = ["none", "partial", "shipped", "delivered", "returned"] as const;
export type FulfilmentState = (typeof FULFILMENT_STATES)[number];

const counted = (condition: string) => sql`(select count(*) from ${orderDeliveries} as handed
  where handed.order_id = ${orders.id} and ${sql.raw(condition)})`;
const cameBack = sql`exists (select 1 from ${orderReturns} as came
  where came.order_id = ${orders.id} and came.state = 'received')`;

const fulfilmentCase = sql`case when ${cameBack} then 'returned'
  when ${orders.state} = 'completed' and ${counted("1")} = 0 then 'delivered' when ${counted("handed.state <> 'waiting'")} = 0 then 'none'
  when ${counted("handed.state = 'waiting'")} > 0 then 'partial'
  when ${counted("handed.state = 'shipped'")} > 0 then 'shipped' else 'delivered' end`;

export const fulfilmentOf = sql<FulfilmentState>`(${fulfilmentCase})`.as("fulfilment_state");

/** What of an order was paid and did not go back, in cents. */
export const spentCentsOf = sql<number>`(${paid} - ${back})`;

/** What rewards and codes took off an order in cents, as its document has it. */
export const offCentsOf = sql<number>`(select coalesce(sum(json_extract(off.value, '$.cents')), 0)
  from json_each(${orders.content}, '$.adjustments') as off where json_extract(off.value, '$.kind') = 'discount')`;

/** The two as plain columns of a select that is written by hand. */
export const derived = { payment: paymentCase, fulfilment: fulfilmentCase };
