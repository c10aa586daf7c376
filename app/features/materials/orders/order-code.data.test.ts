import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { testPayments } from "~/services/payments.server.ts";
import { isUnavailable } from "~db/client.ts";
import { cartLines } from "~db/schema/materials.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { orderCodes, orderPayments, orderRefunds, orders } from "~db/schema/orders.ts";
import { auditEvents } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, DAY, freshGuest } from "../../../../tests/factories.ts";
import { dayOf, readQuote } from "./checkout.queries.server.ts";
import { makeCode, stopCode } from "./codes.commands.server.ts";
import { moveOrder } from "./orders.commands.server.ts";
import type { CodeMaking } from "./orders.schemas.ts";
import { payRefunds, payTest } from "./pay.commands.server.ts";
import { placeOrder } from "./place-order.commands.server.ts";

const db = testDatabase();
const GUIDE = "insurance-guide";
const clock = createClock();
const deps = {
  db,
  now: clock.now,
  payments: testPayments,
  origin: "https://groundwork.example",
  env: { sessionSecret: "a secret of thirty-two characters and more" },
};
const seller = { kind: "administrator", owner: "user:the-seller" } as const;

const freshCode = () => `C-${crypto.randomUUID().slice(0, 12)}`.toUpperCase();

/** A code that holds for a week from today on. */
async function made(more: Partial<Omit<CodeMaking, "kind">> & { kind?: CodeMaking["kind"] } = {}) {
  const terms = {
    intent: "make",
    code: freshCode(),
    kind: "percent",
    off: 10,
    least: 0,
    from: dayOf(clock.now()),
    until: dayOf(new Date(clock.now().getTime() + 7 * DAY)),
    most: 5,
    ...more,
  } as CodeMaking;
  expect(await makeCode(deps, seller, terms)).toEqual({ ok: true });
  return terms;
}

/** Somebody with a guide for 29.99 in the cart. */
async function buyer(actor: Person = inOwn(freshGuest())) {
  const put = () =>
    db
      .insert(cartLines)
      .values({ owner: actor.owner, productId: GUIDE, quantity: 1, addedAt: clock.now().toISOString() });
  await put();
  const quote = (code: string) =>
    readQuote(db, actor.owner, { language: "en", code: { actor, code, day: dayOf(clock.now()) } });
  const form = async (code: string) => ({
    idem: crypto.randomUUID() as string,
    seen: (await quote(code)).seen,
    email: `${crypto.randomUUID()}@example.com`,
    language: "en" as const,
    agreed: true,
    code,
  });
  return { actor, put, quote, form };
}
type Form = Awaited<ReturnType<Awaited<ReturnType<typeof buyer>>["form"]>>;

/** As somebody does who reads that the database does not answer: the same again. */
async function placed(actor: Person, form: Form): ReturnType<typeof placeOrder> {
  for (let tries = 0; ; tries++) {
    try {
      return await placeOrder(deps, actor, form);
    } catch (error) {
      if (!isUnavailable(error) || tries === 9) throw error;
    }
  }
}

const uses = (code: string) => db.$count(orderCodes, eq(orderCodes.code, code));
const paymentOf = async (order: string) =>
  (await db.select().from(orderPayments).where(eq(orderPayments.orderId, order)))[0];
const pay = async (actor: Person, order: string) =>
  payTest(deps, actor, {
    payment: (await paymentOf(order))?.id ?? "",
    transition: "pay",
    version: 1,
    idem: crypto.randomUUID(),
  });

test("percent of the goods is taken off to the cent: document, total, payment, mail and use say the same", async () => {
  const { code } = await made({ off: 15 });
  const { actor, form } = await buyer();
  const sent = await form(code);
  expect(await placed(actor, sent)).toMatchObject({ ok: true });
  const [order] = await db.select().from(orders).where(eq(orders.id, sent.idem));
  // 2,999 × 15% = 449.85
  expect(order).toMatchObject({
    totalCents: 2_549,
    content: { adjustments: [{ id: "code", kind: "discount", name: `Code ${code}`, cents: 450 }] },
  });
  expect((await paymentOf(sent.idem))?.amountCents).toBe(2_549);
  expect(await db.select().from(orderCodes).where(eq(orderCodes.id, sent.idem))).toMatchObject([
    { code, offCents: 450, workspace: actor.workspace },
  ]);
  await pay(actor, sent.idem);
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, sent.email));
  expect(mail?.text).toContain(`Code ${code}: -$4.50`);
  expect(mail?.text).toContain("$25.49");
});

test("of twenty buyers at once who have the last five of a code exactly five have it, and the others order nothing", async () => {
  const { code } = await made({ most: 5 });
  const all = await Promise.all(Array.from({ length: 20 }, () => buyer()));
  const forms = await Promise.all(all.map(({ form }) => form(code)));
  const results = await Promise.all(all.map(({ actor }, n) => placed(actor, forms[n] as Form)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(5);
  expect(results.filter(({ ok }) => !ok)).toEqual(Array(15).fill({ ok: false, error: "code" }));
  expect(await uses(code)).toBe(5);
});

test("an account has a code once, in two tabs at the same moment too; the form sent again is the same order", async () => {
  const { code } = await made();
  const { actor, put, form, quote } = await buyer();
  const first = await form(code);
  const second = await form(code);
  const results = await Promise.all([placed(actor, first), placed(actor, second)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const won = results[0]?.ok ? first : second;
  expect(await placed(actor, won)).toEqual({ ok: true, id: won.idem, repeated: true });
  await put();
  expect((await quote(code)).code?.problem).toBe("again");
  expect(await placed(actor, await form(code))).toEqual({ ok: false, error: "code" });
  expect(await uses(code)).toBe(1);
});

test("a code before its first day, after its last, stopped, for more goods or that nobody knows takes nothing off and says why", async () => {
  const { quote } = await buyer();
  const day = (days: number) => dayOf(new Date(clock.now().getTime() + days * DAY));
  const early = await made({ from: day(1) });
  const over = await made({ from: day(-3), until: day(-1) });
  const last = await made({ from: day(0), until: day(0) });
  const least = await made({ kind: "amount", off: 500, least: 3_000 });
  const stopped = await made();
  await stopCode(deps, seller, stopped.code);
  const problems = await Promise.all(
    [early, over, last, least, stopped, { code: "NOBODYS" }].map(async ({ code }) => {
      const { code: tried, totalCents } = await quote(code);
      return [tried?.problem, totalCents];
    }),
  );
  expect(problems).toEqual([
    ["early", 2_999],
    ["over", 2_999],
    [undefined, 2_699],
    ["least", 2_999],
    ["over", 2_999],
    ["unknown", 2_999],
  ]);
});

test("a code that is stopped or ends while the form is open is refused, and nothing is ordered", async () => {
  const { code } = await made();
  const { actor, form } = await buyer();
  const sent = await form(code);
  await stopCode(deps, seller, code);
  expect(await placed(actor, sent)).toEqual({ ok: false, error: "code" });
  expect(await db.$count(orders, eq(orders.workspace, actor.workspace))).toBe(0);
});

test("an order that is cancelled pays back what was paid, no more, and its code can be had again", async () => {
  const { code } = await made({ kind: "amount", off: 500, least: 2_500, most: 1 });
  const { actor, put, form } = await buyer();
  const sent = await form(code);
  await placed(actor, sent);
  await pay(actor, sent.idem);
  const cancelled = await moveOrder(deps, actor, {
    process: "order",
    record: sent.idem,
    transition: "cancel",
    version: 1,
    idem: crypto.randomUUID(),
    note: "",
  });
  expect(cancelled).toMatchObject({ ok: true });
  await payRefunds(deps, { order: sent.idem });
  expect(
    await db
      .select({ amount: orderRefunds.amountCents })
      .from(orderRefunds)
      .where(and(eq(orderRefunds.orderId, sent.idem), eq(orderRefunds.state, "made"))),
  ).toEqual([{ amount: 2_499 }]);
  expect(await uses(code)).toBe(0);
  await put();
  expect(await placed(actor, await form(code))).toMatchObject({ ok: true });
});

test("the same form makes a code once; other terms for its word are refused, and each act is written down once", async () => {
  const terms = await made();
  expect(await makeCode(deps, seller, terms)).toEqual({ ok: true });
  expect(await makeCode(deps, seller, { ...terms, off: 20 })).toEqual({ ok: false, error: "taken" });
  await stopCode(deps, seller, terms.code);
  await stopCode(deps, seller, terms.code);
  expect(await makeCode(deps, seller, terms)).toEqual({ ok: false, error: "taken" });
  const acts = await db
    .select({ act: auditEvents.act, actor: auditEvents.actor })
    .from(auditEvents)
    .where(and(eq(auditEvents.chain, "site"), eq(auditEvents.subject, terms.code)))
    .orderBy(auditEvents.number);
  expect(acts).toEqual([
    { act: "code.made", actor: seller.owner },
    { act: "code.stopped", actor: seller.owner },
  ]);
});
