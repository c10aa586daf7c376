import { and, eq, inArray, sql } from "drizzle-orm";
import { posting } from "~/engines/ledger/ledger.server.ts";
import { began, MACHINE, type Moved, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { mayWrite, ownLink, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Statement } from "~/services/contribution.ts";
import { queueMailIf } from "~/services/mail.server.ts";
import type { PaymentRefusal, PaymentStanding, Payments } from "~/services/payments.server.ts";
import { type Database, isTaken } from "~db/client.ts";
import { orderGifts, orderPayments, orderRefunds, orders } from "~db/schema/orders.ts";
import { cameIn, wentBack } from "./money.ts";
import { confirmationOf, giftMailOf } from "./order-mail.server.ts";
import { ORDER_LIMITS } from "./orders.limits.ts";
import { ATTEMPT_MINUTES, GIFT } from "./orders.words.ts";
import payment from "./payment.process.server.ts";
import refund from "./refund.process.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
  payments: Payments;
  /** The public address of the site, for links in mails and back from the provider. */
  origin: string;
}

interface PaidDeps extends Deps {
  /** The key of the site, for the links of gifts. */
  env: { sessionSecret: string };
}

/** The provider's own page may be open a little shorter than our attempt. */
const SESSION_MS = (ATTEMPT_MINUTES - 5) * 60_000;

const OF_ORDER = {
  id: orderPayments.id,
  provider: orderPayments.provider,
  amountCents: orderPayments.amountCents,
  state: orderPayments.state,
  url: orderPayments.url,
  reference: orderPayments.reference,
  stateSince: orderPayments.stateSince,
  order: orders.id,
  number: orders.number,
  email: orders.email,
  language: orders.language,
  content: orders.content,
  taxCents: orders.taxCents,
  totalCents: orders.totalCents,
  gift: { name: orderGifts.name, email: orderGifts.email, message: orderGifts.message },
};

const findPayment = (db: Database) =>
  db
    .select(OF_ORDER)
    .from(orderPayments)
    .innerJoin(orders, eq(orders.id, orderPayments.orderId))
    .leftJoin(orderGifts, eq(orderGifts.id, orders.id));
type FoundPayment = Awaited<ReturnType<typeof findPayment>>[number];

/**
 * Opens a payment of an order, or finds the one that is open: two tabs open one. Where the provider has a page of its own,
 * its address is answered and kept. An order is there before any money is asked for, so that no payment is without one.
 */
export async function startPayment(
  deps: Deps,
  actor: Person,
  { order }: { order: string },
): Promise<CommandResult<"gone" | PaymentRefusal, { id: string; url?: string }>> {
  const { db, now, payments } = deps;
  const id = crypto.randomUUID();
  const at = now().toISOString();
  const open = findPayment(db).where(
    and(
      eq(orders.id, order),
      inArray(orderPayments.state, ["open", "action"]),
      mayWrite(actor, orders.workspace),
    ),
  );
  const opening = [
    db.insert(orderPayments).select(
      sql`select ${id}, ${orders.workspace}, ${orders.id}, ${payments.provider}, 'open', ${at}, 1, ${orders.totalCents}, null,
        null, ${at} from ${orders} where ${orders.id} = ${order} and ${orders.state} = 'pending'
        and ${mayWrite(actor, orders.workspace)} and not exists (select 1 from ${orderPayments} as other
          where other.order_id = ${orders.id} and other.state in ('open', 'action', 'authorized', 'captured'))`,
    ),
    began(db, payment, actor, { record: id, party: "buyer", now: now() }),
  ] as const;
  try {
    await db.batch(opening);
  } catch (error) {
    if (!isTaken(error, "order_payments.order_id")) throw error;
  }
  const [found] = await open;
  if (!found) return { ok: false, error: "gone" };
  if (found.url) return { ok: true, id: found.id, url: found.url };
  const begun = await payments.begin({
    id: found.id,
    amountCents: found.amountCents,
    description: `ORD-${found.number}`,
    email: found.email,
    language: found.language,
    returnTo: `${deps.origin}/order-management?order=${order}`,
    expiresAt: new Date(Date.parse(found.stateSince) + SESSION_MS),
  });
  if (!begun.ok) return begun;
  const { reference, url } = begun;
  await db
    .update(orderPayments)
    .set({ reference, url: url ?? null })
    .where(and(eq(orderPayments.id, found.id), eq(orderPayments.state, "open")));
  return { ok: true, id: found.id, url };
}

/** The mails of a payment that went through: the buyer's, and one to whoever it is a gift for. */
const mailsOf = ({ id, order, gift }: FoundPayment) => [`order-${id}`, ...(gift ? [`gift-${order}`] : [])];

/** What is written with a payment that went through: the books, the mail that says so, and a gift's link with its mail. */
async function captured(deps: PaidDeps, found: FoundPayment) {
  const { gift, order } = found;
  const link =
    gift &&
    (await ownLink(
      { ...deps, secret: deps.env.sessionSecret },
      {
        id: order,
        workspace: sql`(select given.workspace_id from ${orderGifts} as given where given.id = ${order})`,
        subject: { type: GIFT, id: order },
        name: gift.name,
        days: ORDER_LIMITS.giftDays,
      },
    ));
  return ({ db, now, happened }: Moved): Statement[] => {
    // Of an order that is over meanwhile nothing is given: what was paid goes back.
    const given = sql`${happened} and exists (select 1 from ${orders} as stands
      where stands.id = ${order} and stands.state = 'pending')`;
    return [
      // The books have no line for nothing.
      ...(found.amountCents === 0
        ? []
        : posting(
            db,
            {
              key: `order-payment:${found.id}`,
              reason: "orderPaid",
              subject: { type: "order", id: found.order },
              movements: cameIn(found, found.amountCents),
            },
            { now, when: happened },
          )),
      queueMailIf(db, `order-${found.id}`, confirmationOf(deps.origin, found), now, happened),
      ...(gift && link
        ? [
            link.made(given),
            // One for an order, however often it is paid.
            queueMailIf(db, `gift-${order}`, giftMailOf(deps.origin, { ...found, gift }, link), now, given),
          ]
        : []),
    ];
  };
}

/** A payment by the embedded test: it ends as the visitor says, and no money moves. */
export async function payTest(
  deps: PaidDeps,
  actor: Person,
  input: { payment: string; transition: "pay" | "fail"; version: number; idem: string },
): Promise<CommandResult<MoveRefusal, { mails: string[] }>> {
  const [found] = await findPayment(deps.db).where(eq(orderPayments.id, input.payment));
  if (!found) return { ok: false, error: "gone" };
  const { transition, version, idem } = input;
  const also = transition === "pay" ? await captured(deps, found) : undefined;
  const moved = await move(deps, payment, actor, { record: found.id, transition, version, idem, also });
  return moved.ok ? { ok: true, mails: mailsOf(found) } : { ok: false, error: moved.error };
}

/**
 * Ends the payment of an order of which nothing is left to pay, and sends what a payment sends. Where this breaks off, time
 * ends it with the next look. Answers the mails; none where there is something to pay.
 */
export async function payNothing(
  deps: PaidDeps,
  { order }: { order: string },
): Promise<CommandResult<never, { mails: string[] }>> {
  const [found] = await findPayment(deps.db).where(
    and(eq(orders.id, order), eq(orderPayments.state, "open"), eq(orderPayments.amountCents, 0)),
  );
  if (!found) return { ok: true, mails: [] };
  const moved = await move(deps, payment, MACHINE, {
    record: found.id,
    transition: "free",
    idem: order,
    also: await captured(deps, found),
  });
  return { ok: true, mails: moved.ok ? mailsOf(found) : [] };
}

export interface Told {
  /** Our payment, or what the provider calls it. */
  payment?: string;
  reference?: string;
  standing: Exclude<PaymentStanding, "open"> | "failed";
  /** In whole cents of a dollar, where the provider says it. */
  amountCents?: number;
  /** Of the message: one that comes twice happens once. */
  event: string;
}

/** What each of it moves. */
const MOVES = {
  action: "challenge",
  authorized: "authorize",
  paid: "capture",
  over: "refuse",
  failed: "refuse",
} as const satisfies Record<Told["standing"], string>;

/**
 * What a provider says of a payment, by a message or because it was asked. It holds whatever happened here meanwhile: what
 * was paid for an order that is over goes back. `amount` where it is not the sum that was asked for.
 */
export async function heardOf(
  deps: PaidDeps,
  told: Told,
): Promise<CommandResult<"unknown" | "amount", { order: string; mails: string[] }>> {
  const { payment: id, reference, standing, amountCents, event } = told;
  const [found] = await findPayment(deps.db).where(
    id
      ? eq(orderPayments.id, id)
      : and(eq(orderPayments.provider, deps.payments.provider), eq(orderPayments.reference, reference ?? "")),
  );
  if (!found || found.provider !== deps.payments.provider) return { ok: false, error: "unknown" };
  if (
    (standing === "paid" || standing === "authorized") &&
    amountCents !== undefined &&
    amountCents !== found.amountCents
  )
    return { ok: false, error: "amount" };
  const transition = MOVES[standing];
  const also = standing === "paid" ? await captured(deps, found) : undefined;
  // Where it was captured before, or is over already, nothing happens: what was said first holds.
  const moved = await move(deps, payment, MACHINE, { record: found.id, transition, idem: event, also });
  return {
    ok: true,
    order: found.order,
    mails: moved.ok && standing === "paid" ? mailsOf(found) : [],
  };
}

/** Asks the provider how the open payment of an order stands, where its message has not come. */
export async function checkPayment(
  deps: PaidDeps,
  actor: Person,
  { order }: { order: string },
): Promise<CommandResult<"gone" | PaymentRefusal, { standing: PaymentStanding }>> {
  const [found] = await findPayment(deps.db).where(
    and(
      eq(orders.id, order),
      inArray(orderPayments.state, ["open", "action", "authorized", "lapsed"]),
      sql`${orderPayments.reference} is not null`,
      mayWrite(actor, orders.workspace),
    ),
  );
  if (!found?.reference) return { ok: false, error: "gone" };
  const looked = await deps.payments.look(found.reference);
  if (!looked.ok) return looked;
  if (looked.standing !== "open")
    await heardOf(deps, { payment: found.id, standing: looked.standing, event: `looked:${looked.standing}` });
  return { ok: true, standing: looked.standing };
}

/** Refunds of one run. */
const AT_ONCE = 50;

/**
 * Pays back what is due, of one order or of all: each by its own id, which the provider takes once. What cannot be reached
 * stays due for the next run.
 */
export async function payRefunds(
  deps: Omit<Deps, "origin">,
  { order }: { order?: string } = {},
): Promise<CommandResult<never, { made: number; failed: number }>> {
  const { db, payments } = deps;
  const due = await db
    .select({
      id: orderRefunds.id,
      amountCents: orderRefunds.amountCents,
      provider: orderPayments.provider,
      reference: orderPayments.reference,
      order: orders.id,
      taxCents: orders.taxCents,
      totalCents: orders.totalCents,
    })
    .from(orderRefunds)
    .innerJoin(orderPayments, eq(orderPayments.id, orderRefunds.paymentId))
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .where(
      and(
        eq(orderRefunds.state, "due"),
        eq(orderPayments.provider, payments.provider),
        order ? eq(orderRefunds.orderId, order) : undefined,
      ),
    )
    .orderBy(orderRefunds.createdAt)
    .limit(AT_ONCE);
  const sum = { made: 0, failed: 0 };
  for (const one of due) {
    const paid = await payments.payBack({
      reference: one.reference ?? "",
      amountCents: one.amountCents,
      key: one.id,
    });
    if (!paid.ok && paid.error === "unreachable") continue;
    const also = ({ now, happened }: Moved) =>
      posting(
        db,
        {
          key: `order-refund:${one.id}`,
          reason: "orderPaidBack",
          subject: { type: "order", id: one.order },
          movements: wentBack(one, one.amountCents),
        },
        { now, when: happened },
      );
    await move(deps, refund, MACHINE, {
      record: one.id,
      transition: paid.ok ? "make" : "fail",
      idem: crypto.randomUUID(),
      also: paid.ok ? also : undefined,
    });
    if (paid.ok) sum.made++;
    else sum.failed++;
  }
  return { ok: true, ...sum };
}
