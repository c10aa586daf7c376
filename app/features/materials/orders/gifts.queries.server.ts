import { and, eq, sql } from "drizzle-orm";
import type { Content } from "~/engines/lines/lines.ts";
import { type Holder, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { orderGifts, orderPayments, orders } from "~db/schema/orders.ts";
import { capabilityLinks } from "~db/schema/trust.ts";
import { isPaid } from "../library/library.queries.server.ts";
import { GIFT } from "./orders.words.ts";

/** How a gift stands: not paid yet, mailed, taken, too late to be taken, or taken back with its payment. */
export const GIFT_STATES = ["waiting", "sent", "claimed", "expired", "withdrawn"] as const;
export type GiftState = (typeof GIFT_STATES)[number];

/** Derived from the order, its payment and its link; nobody writes it. @param now as ISO 8601 */
export const giftStateOf = (now: string) => sql<GiftState>`(case
  when ${orders.state} = 'pending' and not exists (select 1 from ${orderPayments} as paid
    where paid.order_id = ${orderGifts.id} and paid.state = 'captured') then 'waiting'
  when not ${isPaid(orderGifts.id)} then 'withdrawn'
  when ${orderGifts.claimedAt} is not null then 'claimed'
  when exists (select 1 from ${capabilityLinks} as link where link.id = ${orderGifts.id}
    and link.revoked_at is null and link.expires_at > ${now}) then 'sent' else 'expired' end)`;

/** What the order's page says of its gift. */
export const giftOf = (db: Database, order: string, now: Date) =>
  db
    .select({
      name: orderGifts.name,
      email: orderGifts.email,
      message: orderGifts.message,
      claimedAt: orderGifts.claimedAt,
      state: giftStateOf(now.toISOString()),
    })
    .from(orderGifts)
    .innerJoin(orders, eq(orders.id, orderGifts.id))
    .where(eq(orderGifts.id, order));

/** A gift for whoever holds its link, without a price; undefined where there is none. @param reader who might have it */
export async function readGift(db: Database, holder: Holder, id: string, reader: Person | undefined) {
  const [found] = await db
    .select({
      name: orderGifts.name,
      message: orderGifts.message,
      from: orders.email,
      content: orders.content,
      state: giftStateOf(holder.now.toISOString()),
      isMine: sql<number>`coalesce(${orderGifts.claimedBy} = ${reader?.workspace ?? ""}, 0)`,
    })
    .from(orderGifts)
    .innerJoin(orders, eq(orders.id, orderGifts.id))
    .where(
      and(eq(orderGifts.id, id), mayRead(holder, orderGifts.workspace, { type: GIFT, id: orderGifts.id })),
    );
  return found && { ...found, content: found.content as Content };
}
