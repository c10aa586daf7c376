import { type SQL, sql } from "drizzle-orm";

/** What of a payment has not gone back and is not on its way: no refund is ever more. @param payment its alias */
export const leftOf = (payment: "paid"): SQL => {
  const name = sql.raw(payment);
  return sql`(${name}.amount_cents - (select coalesce(sum(back.amount_cents), 0) from order_refunds as back
    where back.payment_id = ${name}.id))`;
};
