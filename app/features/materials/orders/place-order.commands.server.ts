import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { began } from "~/engines/process/process.server.ts";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Statement } from "~/services/contribution.ts";
import type { Payments } from "~/services/payments.server.ts";
import { isRefused, isRepeat, takeOnlyIf } from "~/services/submissions.server.ts";
import { type Database, inTurn, isTaken } from "~db/client.ts";
import { cartLines, products } from "~db/schema/materials.ts";
import {
  orderAddresses,
  orderCodes,
  orderDeliveries,
  orderGifts,
  orderPayments,
  orderRewards,
  orders,
  productStock,
  promoCodes,
  taxRates,
} from "~db/schema/orders.ts";
import { isOpenReward } from "../loyalty/loyalty.queries.server.ts";
import { dayOf, type Quote, readQuote } from "./checkout.queries.server.ts";
import { USES } from "./codes.queries.server.ts";
import delivery from "./delivery.process.server.ts";
import orderProcess from "./order.process.server.ts";
import type { Address } from "./orders.schemas.ts";
import { FIRST_NUMBER } from "./orders.words.ts";
import payment from "./payment.process.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
  payments: Pick<Payments, "provider" | "real">;
}

export interface NewOrder {
  /** The key of the form, and the id of the order: what is sent twice is one. */
  idem: string;
  /** What the page showed: `Quote.seen`. */
  seen: string;
  email: string;
  language: Language;
  /** Where there is a parcel. */
  address?: Address;
  /** That prices which changed since they were put into the cart were read. */
  agreed: boolean;
  /** A reward of points that is taken off, by its redemption. */
  reward?: string;
  /** A code that takes something off, in capitals. */
  code?: string;
  /** Where it is for somebody else: who gets it. */
  gift?: { name: string; email: string; message: string };
}

export type OrderRefusal = "empty" | "changed" | "unread" | "sold-out" | "code" | "not-allowed";

/** Whether the cart, its prices and the tax are as they were read, as one condition. */
function isAsQuoted(owner: string, { inCart, region, taxed }: Quote): SQL {
  const lines = sql`(select group_concat(entry, ',') from (
    select ${cartLines.productId} || ':' || ${cartLines.quantity} || ':' || ${products.priceCents} || ':' ||
      ${products.discountPercent} as entry
    from ${cartLines} join ${products} on ${products.id} = ${cartLines.productId}
    where ${cartLines.owner} = ${owner} order by ${cartLines.productId}))`;
  const tax = sql`coalesce((select ${taxRates.rate} || ':' || ${taxRates.digital} from ${taxRates}
    where ${taxRates.region} = ${region ?? ""}), '')`;
  return sql`(${lines} = ${inCart} and ${tax} = ${taxed})`;
}

/** Whether there is enough of everything that is shipped. */
const isInStock = (owner: string): SQL => sql`not exists (select 1 from ${cartLines} join ${productStock}
  on ${productStock.productId} = ${cartLines.productId}
  where ${cartLines.owner} = ${owner} and ${cartLines.quantity} > ${productStock.onHand})`;

/**
 * Whether a code can be taken in this moment, as a condition of the statement that takes it: it holds, is not used up, and
 * whoever orders has not had it.
 */
const isOpenCode = (code: string, { workspace }: Person, day: string): SQL =>
  sql`(exists (select 1 from ${promoCodes} where ${promoCodes.code} = ${code} and not ${promoCodes.stopped}
    and ${day} between ${promoCodes.validFrom} and ${promoCodes.validUntil}
    and ${USES} < ${promoCodes.mostUses})
  and not exists (select 1 from order_codes as own where own.code = ${code} and own.workspace_id = ${workspace}))`;

/**
 * Places an order from what is in the cart, once for a form. Sums come from the tables alone. Cart, prices, tax and stock
 * are compared in the first statement of the batch, and everything else is written with it or not at all: the goods are
 * laid aside, the cart is emptied, and a payment is open.
 */
export async function placeOrder(
  deps: Deps,
  actor: Person,
  input: NewOrder,
): Promise<CommandResult<OrderRefusal, { id: string; repeated: boolean }>> {
  const { idem: id } = input;
  if (await isTheirs(deps.db, actor, id)) return { ok: true, id, repeated: true };
  const refused = await place(deps, actor, input);
  if (!refused) return { ok: true, id, repeated: false };
  // The same form may have been first a moment ago, and found the cart full that this one found empty.
  return (await isTheirs(deps.db, actor, id))
    ? { ok: true, id, repeated: true }
    : { ok: false, error: refused };
}

async function place(deps: Deps, actor: Person, input: NewOrder): Promise<OrderRefusal | undefined> {
  const { db } = deps;
  const { language, address } = input;
  const quote = await readQuote(db, actor.owner, {
    region: address?.region,
    language,
    reward: { actor, provider: deps.payments.provider, chosen: input.reward },
    code: input.code ? { actor, code: input.code, day: dayOf(deps.now()) } : undefined,
  });
  if (quote.lines.length === 0) return "empty";
  if (quote.short.length > 0) return "sold-out";
  if (quote.code?.problem) return "code";
  if (quote.seen !== input.seen || quote.ships !== (address !== undefined)) return "changed";
  if (quote.changed.length > 0 && !input.agreed) return "unread";
  try {
    await inTurn(() => db.batch(statementsOf(deps, actor, input, quote)));
    return undefined;
  } catch (error) {
    if (isRepeat(error) || isTaken(error, "orders.id") || isTaken(error, "order_rewards.id"))
      return "changed";
    if (!isRefused(error)) throw error;
    return reasonOf(deps, actor, input.code);
  }
}

async function isTheirs(db: Database, actor: Person, id: string): Promise<boolean> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), mayRead(actor, orders.workspace)));
  return found !== undefined;
}

async function reasonOf({ db, now }: Deps, actor: Person, code: string | undefined): Promise<OrderRefusal> {
  const [found] = await db
    .select({
      may: sql<number>`(${mayWrite(actor, actor.workspace)})`,
      enough: sql<number>`(${isInStock(actor.owner)})`,
      open: sql<number>`(${code ? isOpenCode(code, actor, dayOf(now())) : sql`1`})`,
    })
    .from(sql`(select 1)`);
  if (!found?.may) return "not-allowed";
  if (!found.open) return "code";
  return found.enough ? "changed" : "sold-out";
}

function statementsOf(
  { db, now, payments }: Deps,
  actor: Person,
  { idem, email, language, address, gift }: NewOrder,
  quote: Quote,
): [Statement, ...Statement[]] {
  const at = now();
  const moment = at.toISOString();
  const { workspace, owner } = actor;
  const row = { workspace, stateSince: moment, createdAt: moment };
  const { reward, code } = quote;
  const rewarded = reward ? isOpenReward(reward.id, actor, payments.provider) : sql`1`;
  const coded = code ? isOpenCode(code.code, actor, dayOf(at)) : sql`1`;
  const condition = sql`${isAsQuoted(owner, quote)} and ${isInStock(owner)} and ${mayWrite(actor, workspace)} and ${rewarded}
    and ${coded}`;
  const paid = { ...row, id: crypto.randomUUID(), orderId: idem };
  const handed = quote.content.sections.map(({ id: kind }) => ({
    ...row,
    id: crypto.randomUUID(),
    orderId: idem,
    kind,
  }));
  const begins = (process: Parameters<typeof began>[1], record: string) =>
    began(db, process, actor, { record, party: "buyer", now: at });
  return [
    takeOnlyIf(db, workspace, idem, at, condition),
    db.insert(orders).select(
      sql`select ${idem}, ${workspace}, (select coalesce(max(numbered.number), ${FIRST_NUMBER}) + 1 from ${orders} as numbered),
        'pending', ${moment}, 1, ${email}, ${language}, ${JSON.stringify(quote.content)}, ${quote.taxCents},
        ${quote.totalCents}, ${moment}`,
    ),
    ...(address
      ? [db.insert(orderAddresses).values({ id: idem, workspace, createdAt: moment, ...address })]
      : []),
    ...(gift ? [db.insert(orderGifts).values({ id: idem, workspace, createdAt: moment, ...gift })] : []),
    // Laid aside: the table refuses to go below zero.
    db
      .update(productStock)
      .set({
        onHand: sql`${productStock.onHand} - (select ${cartLines.quantity} from ${cartLines}
          where ${cartLines.owner} = ${owner} and ${cartLines.productId} = ${productStock.productId})`,
      })
      .where(
        inArray(
          productStock.productId,
          sql`(select ${cartLines.productId} from ${cartLines} where ${cartLines.owner} = ${owner})`,
        ),
      ),
    db.delete(cartLines).where(eq(cartLines.owner, owner)),
    ...(reward
      ? [
          db
            .insert(orderRewards)
            .values({ id: reward.id, workspace, orderId: idem, offCents: reward.cents, createdAt: moment }),
        ]
      : []),
    ...(code
      ? [
          db
            .insert(orderCodes)
            .values({ id: idem, workspace, code: code.code, offCents: code.cents, createdAt: moment }),
        ]
      : []),
    db.insert(orderDeliveries).values(handed),
    db.insert(orderPayments).values({ ...paid, provider: payments.provider, amountCents: quote.totalCents }),
    begins(orderProcess, idem),
    begins(payment, paid.id),
    ...handed.map(({ id }) => begins(delivery, id)),
  ];
}
