import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { totalsOf } from "~/engines/lines/lines.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { testPayments } from "~/services/payments.server.ts";
import { isUnavailable } from "~db/client.ts";
import { loyaltyRedemptions } from "~db/schema/loyalty.ts";
import { cartLines } from "~db/schema/materials.ts";
import { orderPayments, orderRewards, orders, taxRates } from "~db/schema/orders.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { cancelRedemption } from "../loyalty/loyalty.commands.server.ts";
import { readQuote } from "./checkout.queries.server.ts";
import { moveOrder } from "./orders.commands.server.ts";
import { payRefunds, payTest } from "./pay.commands.server.ts";
import { placeOrder } from "./place-order.commands.server.ts";

const db = testDatabase();
const GUIDE = "insurance-guide";
const BUNDLE = "contract-template-bundle";

async function setUp(terms: Partial<typeof loyaltyRedemptions.$inferInsert> = {}) {
  const { now } = createClock();
  const deps = {
    db,
    now,
    payments: testPayments,
    origin: "https://groundwork.example",
    env: { sessionSecret: "a secret of thirty-two characters and more" },
  };
  const actor: Person = inOwn(freshGuest());
  const at = now().toISOString();
  const reward = crypto.randomUUID();
  await db.insert(loyaltyRedemptions).values({
    id: reward,
    workspace: actor.workspace,
    rewardId: "order-5",
    provider: "test",
    points: 100,
    offCents: 500,
    leastCents: 2_500,
    stateSince: at,
    createdAt: at,
    ...terms,
  });
  const put = (productId: string, quantity = 1) =>
    db.insert(cartLines).values({ owner: actor.owner, productId, quantity, addedAt: now().toISOString() });
  const quote = (chosen?: string) =>
    readQuote(db, actor.owner, { language: "en", reward: { actor, provider: "test", chosen } });
  const form = async (chosen?: string) => ({
    idem: crypto.randomUUID() as string,
    seen: (await quote(chosen)).seen,
    email: "buyer@example.com",
    language: "en" as const,
    agreed: true,
    reward: chosen,
  });
  const place = (given: Awaited<ReturnType<typeof form>>) => placeOrder(deps, actor, given);
  const taken = () => db.select().from(orderRewards).where(eq(orderRewards.id, reward));
  const order = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];
  return { deps, actor, reward, put, quote, form, place, taken, order };
}

/** As somebody does who reads that the database does not answer: the same again. */
async function atLast<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || tries === 9) throw error;
    }
  }
}

test("a reward is taken off the order in cents: its document, its total and its payment say the same", async () => {
  const { put, form, place, reward, taken, order } = await setUp();
  await put(GUIDE);
  const sent = await form(reward);
  expect(await place(sent)).toMatchObject({ ok: true });
  const placed = await order(sent.idem);
  expect(placed?.totalCents).toBe(2_999 - 500);
  expect(totalsOf(placed?.content as Parameters<typeof totalsOf>[0])).toMatchObject({
    subtotal: 2_999,
    total: 2_499,
  });
  const [paid] = await db.select().from(orderPayments).where(eq(orderPayments.orderId, sent.idem));
  expect(paid?.amountCents).toBe(2_499);
  expect(await taken()).toMatchObject([{ orderId: sent.idem, offCents: 500 }]);
});

test("the tax counts what was taken off", async () => {
  const { put, actor, reward } = await setUp();
  await db.insert(taxRates).values({ region: "WY", rate: "10", digital: true }).onConflictDoNothing();
  await put(GUIDE);
  const quote = await readQuote(db, actor.owner, {
    region: "WY",
    language: "en",
    reward: { actor, provider: "test", chosen: reward },
  });
  await db.delete(taxRates).where(eq(taxRates.region, "WY"));
  expect(quote).toMatchObject({ taxCents: 250, totalCents: 2_749 });
});

test("of two tabs with one reward one takes it, and the other orders nothing unseen", async () => {
  const { put, form, place, reward, taken, actor, quote } = await setUp();
  await put(GUIDE);
  const forms = await Promise.all(Array.from({ length: 8 }, () => form(reward)));
  const first = forms[0];
  if (!first) throw new Error("no form");
  const results = await Promise.all(forms.map((one) => atLast(() => place(one))));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await taken()).toHaveLength(1);
  await put(GUIDE);
  expect((await quote(reward)).usable).toEqual([]);
  expect(await place({ ...first, idem: crypto.randomUUID() })).toEqual({ ok: false, error: "changed" });
  expect(await db.select().from(orders).where(eq(orders.workspace, actor.workspace))).toHaveLength(1);
});

test("a reward and its giving back race: it is taken off or its points come back, never both", async () => {
  for (let round = 0; round < 4; round++) {
    const { put, form, place, reward, taken, deps, actor } = await setUp();
    await put(GUIDE);
    const sent = await form(reward);
    const back = () =>
      cancelRedemption({ ...deps, provider: "test" }, actor, {
        idem: crypto.randomUUID(),
        redemption: reward,
        version: 1,
      });
    const [placed, given] = await Promise.all([atLast(() => place(sent)), atLast(back)]);
    expect([placed.ok, given.ok].filter(Boolean)).toHaveLength(1);
    expect(await taken()).toHaveLength(placed.ok ? 1 : 0);
  }
});

test("a reward of others, of another kind of payment, given back, or for more goods takes nothing off", async () => {
  const { put, quote } = await setUp({ leastCents: 3_000 });
  const other = await setUp();
  await put(GUIDE);
  expect((await quote(other.reward)).reward).toBeUndefined();
  for (const terms of [{ provider: "stripe" }, { state: "cancelled" }, { productId: BUNDLE }]) {
    const mine = await setUp(terms);
    await mine.put(GUIDE);
    expect(await mine.quote(mine.reward)).toMatchObject({ usable: [], totalCents: 2_999 });
  }
  await put(BUNDLE);
  expect((await quote()).usable).toHaveLength(1);
  const product = await setUp({ productId: GUIDE, offCents: 1_000, leastCents: 1_001 });
  await product.put(GUIDE, 3);
  expect((await product.quote(product.reward)).totalCents).toBe(3 * 2_999 - 1_000);
});

test("an order that is cancelled gives the reward back, and pays back what was paid, no more", async () => {
  const { put, form, place, reward, taken, deps, actor, quote } = await setUp();
  await put(GUIDE);
  const sent = await form(reward);
  await place(sent);
  const [open] = await db.select().from(orderPayments).where(eq(orderPayments.orderId, sent.idem));
  await payTest(deps, actor, {
    payment: open?.id ?? "",
    transition: "pay",
    version: 1,
    idem: crypto.randomUUID(),
  });
  expect(
    await moveOrder(deps, actor, {
      process: "order",
      record: sent.idem,
      transition: "cancel",
      version: 1,
      idem: crypto.randomUUID(),
      note: "",
    }),
  ).toMatchObject({ ok: true });
  expect(await taken()).toEqual([]);
  await put(GUIDE);
  expect((await quote(reward)).totalCents).toBe(2_499);
  expect(await payRefunds(deps, { order: sent.idem })).toMatchObject({ made: 1 });
  expect(
    await db
      .select({ amount: orderPayments.amountCents })
      .from(orderPayments)
      .where(and(eq(orderPayments.orderId, sent.idem), eq(orderPayments.state, "captured"))),
  ).toEqual([{ amount: 2_499 }]);
});
