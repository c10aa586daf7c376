import { sql } from "drizzle-orm";
import { emptyContent } from "~/engines/lines/lines.ts";
import { began } from "~/engines/process/process.server.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import type { Statement } from "~/services/contribution.ts";
import type { Payments } from "~/services/payments.server.ts";
import type { Database } from "~db/client.ts";
import { orderPayments, orderRefunds, orders } from "~db/schema/orders.ts";
import orderProcess from "./order.process.server.ts";
import { FIRST_NUMBER } from "./orders.words.ts";
import payment from "./payment.process.server.ts";
import { dollarsOf } from "./quote.logic.ts";
import { leftOf } from "./refunds.server.ts";

/** Something that is sold beside the shop: no goods, nothing to hand over. */
export interface Bill {
  /** Of the order; the key of the form that asked for it. */
  id: string;
  /** What its section is called in `deliveries.<kind>` of the namespace `orders`. */
  kind: "membership";
  /** Of its one line: what it is, and in which words of the buyer. */
  item: string;
  text: string;
  amountCents: number;
  email: string;
  language: string;
}

interface Deps {
  db: Database;
  now: () => Date;
  payments: Pick<Payments, "provider">;
}

/**
 * The statements of an order with its payment, for a batch whose first statement has asked whether it may be: its payment,
 * invoice, mails and refunds are those of all orders.
 */
export function billed({ db, now, payments }: Deps, actor: Person, bill: Bill): Statement[] {
  const { id, kind, item, text, amountCents, email, language } = bill;
  const at = now();
  const moment = at.toISOString();
  const { workspace } = actor;
  const line = { id: item, text, qty: "1", unit: "", unitCost: dollarsOf(amountCents), taxable: false };
  const content = { ...emptyContent("order"), sections: [{ id: kind, title: "", lines: [line] }] };
  const paid = crypto.randomUUID();
  return [
    db.insert(orders).select(
      sql`select ${id}, ${workspace}, (select coalesce(max(numbered.number), ${FIRST_NUMBER}) + 1 from ${orders} as numbered),
        'pending', ${moment}, 1, ${email}, ${language}, ${JSON.stringify(content)}, 0, ${amountCents}, ${moment}`,
    ),
    db.insert(orderPayments).values({
      id: paid,
      workspace,
      orderId: id,
      provider: payments.provider,
      stateSince: moment,
      createdAt: moment,
      amountCents,
    }),
    began(db, orderProcess, actor, { record: id, party: "buyer", now: at }),
    began(db, payment, actor, { record: paid, party: "buyer", now: at }),
  ];
}

export interface PayBack {
  /** What was paid: a subquery of the orders' ids. */
  orders: ReturnType<typeof sql>;
  amountCents: number;
  /** Unique for its cause. */
  key: string;
  when: ReturnType<typeof sql>;
}

/** Makes a sum due to go back, from the newest payments of some orders first, and never more than is left of each. */
export function owedBack(
  db: Database,
  { orders: which, amountCents, key, when }: PayBack,
  now: Date,
): Statement[] {
  const at = now.toISOString();
  if (amountCents <= 0) return [];
  return [
    db
      .insert(orderRefunds)
      .select(
        sql`select one.id || ${`:${key}`}, one.workspace_id, one.order_id, one.id,
          min(one.remains, ${amountCents} - one.before), 'membership', 'due', ${at}, 1, ${at}
          from (select paid.id, paid.workspace_id, paid.order_id, ${leftOf("paid")} as remains,
            coalesce(sum(${leftOf("paid")}) over (order by paid.created_at desc, paid.id
              rows between unbounded preceding and 1 preceding), 0) as before
            from ${orderPayments} as paid where paid.order_id in ${which} and paid.state = 'captured') as one
          where one.remains > 0 and one.before < ${amountCents} and ${when}`,
      )
      .onConflictDoNothing(),
  ];
}
