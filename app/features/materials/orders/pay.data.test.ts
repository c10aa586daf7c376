import { and, eq } from "drizzle-orm";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { findFaults } from "~/engines/ledger/ledger.server.ts";
import { settle } from "~/engines/process/process.server.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { createStripe, readStripeMessage } from "~/services/stripe.server.ts";
import { cartLines } from "~db/schema/materials.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { orderPayments, orderRefunds, orders, productStock } from "~db/schema/orders.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, failingAtTheEnd, freshGuest, MINUTE } from "../../../../tests/factories.ts";
import {
  type FakeStripe,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  startStripe,
} from "../../../../tests/fakes/stripe.ts";
import { readQuote } from "./checkout.queries.server.ts";
import order from "./order.process.server.ts";
import { listOrders, shopOrders } from "./order-list.queries.server.ts";
import { moveOrder } from "./orders.commands.server.ts";
import { type ReadOrder, readHistory, readOrder } from "./orders.queries.server.ts";
import { AUTHORIZED_DAYS, saidState } from "./orders.words.ts";
import { checkPayment, heardOf, payRefunds, startPayment } from "./pay.commands.server.ts";
import payment from "./payment.process.server.ts";
import { placeOrder } from "./place-order.commands.server.ts";

const db = testDatabase();
const HAT = "branded-hard-hat";
const ADDRESS = {
  name: "Mason 1",
  line1: "1 Quarry Lane",
  line2: "",
  city: "Dallas",
  region: "TX",
  zip: "75201",
};

let stripe: FakeStripe;
beforeAll(async () => {
  stripe = await startStripe();
  await db.update(productStock).set({ onHand: 250 });
  return () => stripe.stop();
});
const behaves = (mode: FakeStripe["state"]["mode"]) => {
  stripe.state.mode = mode;
  onTestFinished(() => {
    stripe.state.mode = "well";
  });
};

/** An order of one hat, placed for real money. */
async function ordered() {
  const clock = createClock(new Date().toISOString());
  const payments = createStripe({
    key: STRIPE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    baseUrl: stripe.url,
    production: false,
  });
  const deps = {
    db,
    now: clock.now,
    payments,
    origin: "https://groundwork.example",
    env: { sessionSecret: STRIPE_KEY },
  };
  const actor: Person = inOwn(freshGuest());
  await db
    .insert(cartLines)
    .values({ owner: actor.owner, productId: HAT, quantity: 1, addedAt: clock.now().toISOString() });
  const quote = await readQuote(db, actor.owner, { region: "TX", language: "en" });
  const id = crypto.randomUUID();
  const placed = await placeOrder(deps, actor, {
    idem: id,
    seen: quote.seen,
    email: `${id}@example.com`,
    language: "en",
    address: ADDRESS,
    agreed: true,
  });
  if (!placed.ok) throw new Error(placed.error);
  const paymentRows = () =>
    db.select().from(orderPayments).where(eq(orderPayments.orderId, id)).orderBy(orderPayments.createdAt);
  const refundRows = () =>
    db
      .select({
        amountCents: orderRefunds.amountCents,
        reason: orderRefunds.reason,
        state: orderRefunds.state,
      })
      .from(orderRefunds)
      .where(eq(orderRefunds.orderId, id));
  const state = async () => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.state;
  const mails = async () =>
    (
      await db
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, `${id}@example.com`))
    ).length;
  /** Somebody pays at Stripe; its message is answered, and can be sent again. */
  const pay = async (session: string) => {
    const found = stripe.sessions.get(session);
    if (found) found.paid = true;
    return stripe.message("checkout.session.completed", session);
  };
  const hear = async (body: string, given: typeof deps = deps) => {
    const read = await readStripeMessage(
      { webhookSecret: STRIPE_WEBHOOK_SECRET },
      { body, signature: stripe.signatureOf(body), now: clock.now() },
    );
    if (!read.ok) return read;
    return heardOf(given, read.message);
  };
  const begin = async () => {
    const begun = await startPayment(deps, actor, { order: id });
    if (!begun.ok) throw new Error(begun.error);
    const [row] = await db
      .select()
      .from(orderPayments)
      .where(and(eq(orderPayments.id, begun.id)));
    return row?.reference ?? "";
  };
  const cancel = async () => {
    const [row] = await db.select().from(orders).where(eq(orders.id, id));
    return moveOrder(deps, actor, {
      process: "order",
      record: id,
      transition: "cancel",
      version: row?.version ?? 0,
      idem: crypto.randomUUID(),
      note: "",
    });
  };
  return { clock, deps, actor, id, paymentRows, refundRows, state, mails, pay, hear, begin, cancel };
}

test("two tabs open one payment at the provider, with the sum of the order", async () => {
  const { deps, actor, id, paymentRows } = await ordered();
  const both = await Promise.all([1, 2].map(() => startPayment(deps, actor, { order: id })));
  expect(new Set(both.map((one) => one.ok && one.url)).size).toBe(1);
  const [row] = await paymentRows();
  const session = stripe.sessions.get(row?.reference ?? "");
  expect(session?.fields.get("line_items[0][price_data][unit_amount]")).toBe("3499");
  expect(session?.fields.get("client_reference_id")).toBe(row?.id);
  expect(await paymentRows()).toHaveLength(1);
});

test("a message that comes three times, two at once, is one payment and one mail", async () => {
  const { paymentRows, pay, hear, begin, mails } = await ordered();
  const body = await pay(await begin());
  await Promise.all([hear(body), hear(body)]);
  expect(await hear(body)).toMatchObject({ ok: true });
  expect((await paymentRows()).map(({ state }) => state)).toEqual(["captured"]);
  expect(await mails()).toBe(1);
  expect(await findFaults(db)).toEqual([]);
});

test("messages out of order: what was paid stays paid, whatever is said of it before or afterwards", async () => {
  const { paymentRows, pay, hear, begin, refundRows } = await ordered();
  const session = await begin();
  expect(await hear(stripe.message("checkout.session.expired", session))).toMatchObject({ ok: true });
  expect((await paymentRows()).map(({ state }) => state)).toEqual(["declined"]);
  await hear(await pay(session));
  await hear(stripe.message("checkout.session.async_payment_failed", session));
  expect((await paymentRows()).map(({ state }) => state)).toEqual(["captured"]);
  expect(await refundRows()).toEqual([]);
});

test("only what is paid at once is asked for, since goods are laid aside for minutes and not for days", async () => {
  const { begin } = await ordered();
  const { fields } = stripe.sessions.get(await begin()) ?? {};
  const types = [...(fields ?? [])].filter(([name]) => name.startsWith("allowed_payment_method_types"));
  expect(types).toEqual([["allowed_payment_method_types[0]", "card"]]);
});

test("a payment that takes days anyway is agreed to until it went through, which is said twice and happens once", async () => {
  const { paymentRows, pay, hear, begin, mails } = await ordered();
  const session = await begin();
  const unpaid = stripe.message("checkout.session.completed", session, { payment_status: "unpaid" });
  expect(await hear(unpaid)).toMatchObject({ ok: true, mails: [] });
  expect((await paymentRows()).map(({ state }) => state)).toEqual(["authorized"]);
  expect(await mails()).toBe(0);
  await pay(session);
  const through = stripe.message("checkout.session.async_payment_succeeded", session);
  await Promise.all([hear(through), hear(through)]);
  // The first message again, after the second.
  await hear(unpaid);
  expect((await paymentRows()).map(({ state }) => state)).toEqual(["captured"]);
  expect(await mails()).toBe(1);
  expect(await findFaults(db)).toEqual([]);
});

test("a payment that fails after days is declined, and its order can be paid anew; said of one that went through, nothing", async () => {
  const { paymentRows, pay, hear, begin, refundRows } = await ordered();
  const first = await begin();
  const failed = stripe.message("checkout.session.async_payment_failed", first);
  expect(await hear(failed)).toMatchObject({ ok: true });
  expect(await hear(failed)).toMatchObject({ ok: true });
  // That it was agreed to is said first and may come last.
  await hear(stripe.message("checkout.session.completed", first, { payment_status: "unpaid" }));
  expect((await paymentRows()).map(({ state }) => state)).toEqual(["declined"]);
  const second = await begin();
  await hear(await pay(second));
  await hear(stripe.message("checkout.session.async_payment_failed", second));
  expect((await paymentRows()).map(({ state }) => state).sort()).toEqual(["captured", "declined"]);
  // What was said to have failed went through after all: paid twice, one goes back.
  const session = stripe.sessions.get(first);
  if (session) session.paid = true;
  await hear(stripe.message("checkout.session.async_payment_succeeded", first));
  expect(await refundRows()).toEqual([{ amountCents: 3_499, reason: "late", state: "due" }]);
});

/** The one order of a workspace as its list shows it. */
async function listedOf(actor: Person, show: "all" | "action") {
  const filter = { show, find: "", project: "", page: 0 };
  return (await listOrders(db, actor, [shopOrders], filter)).orders.map(({ state, payment, fulfilment }) => [
    saidState({ state, payment }),
    payment,
    fulfilment,
  ]);
}

test("a confirmation that the buyer's bank wants and nobody gave: the order waits for its buyer, who is led back to the same page", async () => {
  const { deps, actor, id, paymentRows, begin, hear, pay, mails } = await ordered();
  const session = await begin();
  expect(await listedOf(actor, "action")).toEqual([]);
  const asked = stripe.message("payment_intent.requires_action", session);
  await Promise.all([hear(asked), hear(asked)]);
  expect((await paymentRows()).map(({ state }) => state)).toEqual(["action"]);
  expect(await listedOf(actor, "action")).toEqual([["requiresAction", "action", "none"]]);
  const [row] = await paymentRows();
  expect(await startPayment(deps, actor, { order: id })).toEqual({ ok: true, id: row?.id, url: row?.url });
  expect(await paymentRows()).toHaveLength(1);
  await hear(await pay(session));
  // What was said before it comes once more.
  await hear(stripe.message("payment_intent.requires_action", session));
  expect((await paymentRows()).map(({ state }) => state)).toEqual(["captured"]);
  expect([await mails(), await listedOf(actor, "action")]).toEqual([1, []]);
  const history = await readHistory(db, (await readOrder(db, actor, id, deps.now())) as ReadOrder);
  expect(history.map(({ transition }) => transition)).toEqual(
    expect.arrayContaining(["challenge", "capture"]),
  );
});

test("a confirmation that is never given: the attempt lapses, and the order after it", async () => {
  const { clock, deps, id, paymentRows, begin, hear, state } = await ordered();
  const session = await begin();
  await hear(stripe.message("payment_intent.requires_action", session));
  clock.advance(61 * MINUTE);
  await settle(deps, payment, {});
  clock.advance(60 * MINUTE);
  await settle(deps, order, { record: id });
  expect([(await paymentRows())[0]?.state, await state()]).toEqual(["lapsed", "cancelled"]);
});

test("what was agreed to and is not here yet keeps its order and its goods, lets nobody pay twice, and sends nothing", async () => {
  const { clock, deps, actor, id, paymentRows, begin, hear, state, mails, cancel, refundRows } =
    await ordered();
  const session = await begin();
  const held = stripe.message("payment_intent.amount_capturable_updated", session);
  await Promise.all([hear(held), hear(held)]);
  expect(await listedOf(actor, "all")).toEqual([["pending", "authorized", "none"]]);
  expect(await startPayment(deps, actor, { order: id })).toEqual({ ok: false, error: "gone" });
  clock.advance(2 * 24 * 60 * MINUTE);
  await settle(deps, payment, {});
  await settle(deps, order, { record: id });
  expect([await state(), (await paymentRows()).map((row) => row.state), await mails()]).toEqual([
    "pending",
    ["authorized"],
    0,
  ]);
  // Cancelled before the money came: it goes back when it comes.
  expect(await cancel()).toMatchObject({ ok: true, state: "cancelled" });
  expect(await refundRows()).toEqual([]);
  await heardOf(deps, { reference: session, standing: "paid", amountCents: 3_499, event: "evt_came" });
  expect(await refundRows()).toEqual([{ amountCents: 3_499, reason: "late", state: "due" }]);
});

test("a sum that was held and let go, or that never came, is no payment, and its order can be paid anew or lapses", async () => {
  const { clock, deps, id, paymentRows, begin, hear, state } = await ordered();
  const first = await begin();
  await hear(stripe.message("checkout.session.completed", first, { payment_status: "unpaid" }));
  await hear(stripe.message("payment_intent.canceled", first));
  expect((await paymentRows()).map((row) => row.state)).toEqual(["declined"]);
  const second = await begin();
  await hear(stripe.message("checkout.session.completed", second, { payment_status: "unpaid" }));
  clock.advance((AUTHORIZED_DAYS * 24 * 60 + 1) * MINUTE);
  await settle(deps, payment, {});
  await settle(deps, order, { record: id });
  expect([(await paymentRows()).map((row) => row.state).sort(), await state()]).toEqual([
    ["declined", "lapsed"],
    "cancelled",
  ]);
});

test("a sum that was agreed to and is another one than was asked for is not taken for ours", async () => {
  const { paymentRows, begin, hear } = await ordered();
  const session = await begin();
  const held = stripe.message("payment_intent.amount_capturable_updated", session, { amount: 1 });
  expect(await hear(held)).toEqual({ ok: false, error: "amount" });
  expect((await paymentRows()).map(({ state }) => state)).toEqual(["open"]);
});

test("asked about, the provider says that what was agreed to has failed: it is declined, and can be paid anew", async () => {
  const { deps, actor, id, paymentRows, begin, hear } = await ordered();
  const first = await begin();
  await hear(stripe.message("checkout.session.completed", first, { payment_status: "unpaid" }));
  const session = stripe.sessions.get(first);
  if (session) session.waits = "nothing";
  expect(await checkPayment(deps, actor, { order: id })).toEqual({ ok: true, standing: "over" });
  expect((await paymentRows()).map(({ state }) => state)).toEqual(["declined"]);
  expect(await startPayment(deps, actor, { order: id })).toMatchObject({ ok: true, url: expect.any(String) });
});

test.each([
  ["action", "action"],
  ["money", "authorized"],
] as const)("asked about, the provider says that it waits for %s", async (waits, standing) => {
  const { deps, actor, id, paymentRows, begin } = await ordered();
  const session = stripe.sessions.get(await begin());
  if (session) session.waits = waits;
  expect(await checkPayment(deps, actor, { order: id })).toEqual({ ok: true, standing });
  expect(await checkPayment(deps, actor, { order: id })).toEqual({ ok: true, standing });
  expect((await paymentRows()).map(({ state }) => state)).toEqual([standing]);
  if (session) session.paid = true;
  expect(await checkPayment(deps, actor, { order: id })).toEqual({ ok: true, standing: "paid" });
  expect((await paymentRows()).map(({ state }) => state)).toEqual(["captured"]);
});

test("a message with another sum, another currency, or of nobody's payment captures nothing", async () => {
  const { paymentRows, pay, hear, begin } = await ordered();
  const session = await begin();
  await pay(session);
  for (const wrong of [{ amount_total: 1 }, { currency: "eur" }])
    expect(await hear(stripe.message("checkout.session.completed", session, wrong))).toEqual({
      ok: false,
      error: "amount",
    });
  const nobodys = stripe.message("checkout.session.completed", session, {
    client_reference_id: crypto.randomUUID(),
  });
  expect(await hear(nobodys)).toEqual({ ok: false, error: "unknown" });
  expect((await paymentRows()).map(({ state }) => state)).toEqual(["open"]);
});

test("the database gone between payment and order: nothing is written, and the message that comes again is", async () => {
  const { deps, paymentRows, pay, hear, begin, mails } = await ordered();
  const body = await pay(await begin());
  await expect(hear(body, { ...deps, db: failingAtTheEnd(db) })).rejects.toThrow();
  expect([(await paymentRows())[0]?.state, await mails()]).toEqual(["open", 0]);
  await hear(body);
  expect([(await paymentRows())[0]?.state, await mails()]).toEqual(["captured", 1]);
});

test("what is paid after the order lapsed goes back, once", async () => {
  const { clock, deps, id, pay, hear, begin, state, refundRows } = await ordered();
  const session = await begin();
  clock.advance(100 * MINUTE);
  await settle(deps, payment, {});
  await settle(deps, order, { record: id });
  expect(await state()).toBe("cancelled");
  const body = await pay(session);
  const fresh = { ...deps, now: () => new Date() };
  const read = await readStripeMessage(
    { webhookSecret: STRIPE_WEBHOOK_SECRET },
    { body, signature: stripe.signatureOf(body), now: new Date() },
  );
  if (!read.ok) throw new Error(read.error);
  await heardOf(fresh, read.message);
  expect(await hear(body)).toBeDefined();
  await Promise.all([payRefunds(deps, { order: id }), payRefunds(deps, { order: id })]);
  expect(await refundRows()).toEqual([{ amountCents: 3_499, reason: "late", state: "made" }]);
  expect([...stripe.refunds.values()].filter(({ intent }) => intent === `pi_${session}`)).toHaveLength(1);
});

test("a cancelled order is paid back once, also when the provider was down at first", async () => {
  const { deps, id, pay, hear, begin, cancel, refundRows } = await ordered();
  await hear(await pay(await begin()));
  expect(await cancel()).toMatchObject({ ok: true, state: "cancelled" });
  expect(await cancel()).toMatchObject({ ok: false });
  behaves("down");
  expect(await payRefunds(deps, { order: id })).toEqual({ ok: true, made: 0, failed: 0 });
  expect(await refundRows()).toEqual([{ amountCents: 3_499, reason: "cancelled", state: "due" }]);
  stripe.state.mode = "well";
  expect(await payRefunds(deps, { order: id })).toEqual({ ok: true, made: 1, failed: 0 });
  expect(await payRefunds(deps, { order: id })).toEqual({ ok: true, made: 0, failed: 0 });
  expect(await refundRows()).toEqual([{ amountCents: 3_499, reason: "cancelled", state: "made" }]);
});

test.each(["down", "page", "garbage", "elsewhere", "declines"] as const)(
  "a provider that is %s opens nothing, and the order waits for another try",
  async (mode) => {
    const { deps, actor, id, paymentRows, state } = await ordered();
    behaves(mode);
    expect(await startPayment(deps, actor, { order: id })).toEqual({
      ok: false,
      error: mode === "declines" ? "refused" : "unreachable",
    });
    expect([await state(), (await paymentRows()).map((row) => [row.state, row.url])]).toEqual([
      "pending",
      [["open", null]],
    ]);
    stripe.state.mode = "well";
    expect(await startPayment(deps, actor, { order: id })).toMatchObject({
      ok: true,
      url: expect.any(String),
    });
  },
);

test("a message that never came is made up for by asking", async () => {
  const { deps, actor, id, paymentRows, begin, pay, mails } = await ordered();
  const session = await begin();
  expect(await checkPayment(deps, actor, { order: id })).toEqual({ ok: true, standing: "open" });
  await pay(session);
  expect(await checkPayment(deps, inOwn(freshGuest()), { order: id })).toEqual({ ok: false, error: "gone" });
  expect(await checkPayment(deps, actor, { order: id })).toEqual({ ok: true, standing: "paid" });
  expect([(await paymentRows())[0]?.state, await mails()]).toEqual(["captured", 1]);
});

test.each([
  ["no signature", () => ""],
  ["another secret", (body: string) => stripe.signatureOf(body, { secret: "whsec_other" })],
  ["an old time", (body: string) => stripe.signatureOf(body, { at: Date.now() / 1000 - 301 })],
  ["a time to come", (body: string) => stripe.signatureOf(body, { at: Date.now() / 1000 + 301 })],
  ["another body", (body: string) => stripe.signatureOf(`${body} `)],
  ["nonsense", () => "t=x,v1=zz,v1"],
  ["an empty signature", () => `t=${Math.floor(Date.now() / 1000)},v1=`],
])("a message with %s is none", async (_, sign) => {
  const { begin } = await ordered();
  const body = stripe.message("checkout.session.completed", await begin());
  expect(
    await readStripeMessage(
      { webhookSecret: STRIPE_WEBHOOK_SECRET },
      { body, signature: sign(body), now: new Date() },
    ),
  ).toEqual({ ok: false, error: "unsigned" });
});
