import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { testPayments } from "~/services/payments.server.ts";
import { isUnavailable } from "~db/client.ts";
import { cartLines, products } from "~db/schema/materials.ts";
import { orderAddresses, orderPayments, orders, productStock, taxRates } from "~db/schema/orders.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, failingAtTheEnd, freshGuest } from "../../../../tests/factories.ts";
import { readQuote } from "./checkout.queries.server.ts";
import { placeOrder } from "./place-order.commands.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now, payments: testPayments };

const HAT = "branded-hard-hat";
const GUIDE = "insurance-guide";
const ADDRESS = {
  name: "Carpenter 1",
  line1: "12 Ridge Road",
  line2: "",
  city: "Austin",
  region: "TX",
  zip: "78701",
};

const buyer = (): Person => inOwn(freshGuest());
const put = (actor: Person, productId: string, quantity = 1, seenCents: number | null = null) =>
  db
    .insert(cartLines)
    .values({ owner: actor.owner, productId, quantity, seenCents, addedAt: now().toISOString() });

async function stock(to?: number): Promise<number> {
  if (to !== undefined)
    await db.update(productStock).set({ onHand: to }).where(eq(productStock.productId, HAT));
  const [row] = await db.select().from(productStock).where(eq(productStock.productId, HAT));
  return row?.onHand ?? Number.NaN;
}

/** The form that a page would have shown to a buyer. */
async function formOf(actor: Person, more: object = {}) {
  const quote = await readQuote(db, actor.owner, { region: "TX", language: "en" });
  const ships = quote.ships;
  const shown = ships ? quote : await readQuote(db, actor.owner, { language: "en" });
  return {
    idem: crypto.randomUUID() as string,
    seen: shown.seen,
    email: "buyer@example.com",
    language: "en" as const,
    address: ships ? ADDRESS : undefined,
    agreed: false,
    ...more,
  };
}
/** As somebody does who reads that the database does not answer: the same form again. */
async function placedAtLast(...given: Parameters<typeof placeOrder>): ReturnType<typeof placeOrder> {
  for (let tries = 0; ; tries++) {
    try {
      return await placeOrder(...given);
    } catch (error) {
      if (!isUnavailable(error) || tries === 9) throw error;
    }
  }
}
const ordersOf = (actor: Person) => db.select().from(orders).where(eq(orders.workspace, actor.workspace));

beforeEach(async () => {
  await stock(250);
  await db.delete(taxRates);
});

test("of two hundred checkouts of the last fifty hard hats exactly fifty are sold", async () => {
  await stock(50);
  const buyers = Array.from({ length: 200 }, buyer);
  const rows = buyers.map(({ owner }) => ({
    owner,
    productId: HAT,
    quantity: 1,
    addedAt: now().toISOString(),
  }));
  for (let from = 0; from < rows.length; from += 20)
    await db.insert(cartLines).values(rows.slice(from, from + 20));
  const forms = await Promise.all(buyers.map((actor) => formOf(actor)));
  const results = await Promise.all(
    buyers.map((actor, n) => placedAtLast(deps, actor, forms[n] as Awaited<ReturnType<typeof formOf>>)),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(50);
  expect(results.filter(({ ok }) => !ok)).toEqual(Array(150).fill({ ok: false, error: "sold-out" }));
  expect(await stock()).toBe(0);
  const placed = await Promise.all(buyers.map(ordersOf));
  expect(placed.map((own, n) => own.length === (results[n]?.ok ? 1 : 0))).toEqual(Array(200).fill(true));
  const numbers = placed.flat().map(({ number }) => number);
  expect(new Set(numbers).size).toBe(50);
  expect(Math.max(...numbers) - Math.min(...numbers)).toBe(49);
}, 120_000);

test("a form that is sent five times at once, and once more later, is one order", async () => {
  const actor = buyer();
  await put(actor, HAT, 2);
  const form = await formOf(actor);
  const results = await Promise.all(Array.from({ length: 5 }, () => placeOrder(deps, actor, form)));
  expect(results.map((one) => one.ok && one.id)).toEqual(Array(5).fill(form.idem));
  expect(await placeOrder(deps, actor, form)).toEqual({ ok: true, id: form.idem, repeated: true });
  expect(await ordersOf(actor)).toHaveLength(1);
  expect(await stock()).toBe(248);
});

test("two tabs with forms of their own order one cart once", async () => {
  const actor = buyer();
  await put(actor, HAT);
  const forms = [await formOf(actor), await formOf(actor)];
  const results = await Promise.all(forms.map((form) => placeOrder(deps, actor, form)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.find(({ ok }) => !ok)).toMatchObject({ error: expect.stringMatching(/empty|changed/) });
  expect(await stock()).toBe(249);
});

test("sums come from the tables: what the page did not show is not ordered", async () => {
  const actor = buyer();
  await put(actor, HAT);
  const form = await formOf(actor);
  expect(await placeOrder(deps, actor, { ...form, seen: "0".repeat(64) })).toEqual({
    ok: false,
    error: "changed",
  });
  await db.update(cartLines).set({ quantity: 3 }).where(eq(cartLines.owner, actor.owner));
  expect(await placeOrder(deps, actor, form)).toEqual({ ok: false, error: "changed" });
  expect(await ordersOf(actor)).toEqual([]);
});

test("a price that changed since it was put into the cart is bought only by who has read it", async () => {
  const actor = buyer();
  await put(actor, HAT, 1, 2_999);
  const form = await formOf(actor);
  expect(await placeOrder(deps, actor, form)).toEqual({ ok: false, error: "unread" });
  expect(await placeOrder(deps, actor, { ...form, agreed: true })).toMatchObject({ ok: true });
  expect(await ordersOf(actor)).toMatchObject([{ totalCents: 3_499 }]);
});

test("a price that changes between the page and the order is not charged unseen", async () => {
  const actor = buyer();
  await put(actor, GUIDE);
  const form = await formOf(actor);
  await db.update(products).set({ priceCents: 5_000 }).where(eq(products.id, GUIDE));
  try {
    expect(await placeOrder(deps, actor, form)).toEqual({ ok: false, error: "changed" });
  } finally {
    await db.update(products).set({ priceCents: 2_999 }).where(eq(products.id, GUIDE));
  }
  expect(await placeOrder(deps, actor, form)).toMatchObject({ ok: true });
});

test("the tax of a state is on what is shipped, on files only where it says so, and its change is not charged unseen", async () => {
  await db.insert(taxRates).values({ region: "TX", rate: "8.25", digital: false });
  const actor = buyer();
  await put(actor, HAT, 2);
  await put(actor, GUIDE);
  const form = await formOf(actor);
  await db.update(taxRates).set({ digital: true });
  expect(await placeOrder(deps, actor, form)).toEqual({ ok: false, error: "changed" });
  await db.update(taxRates).set({ digital: false });
  expect(await placeOrder(deps, actor, form)).toMatchObject({ ok: true });
  // 6,998 × 8.25% = 577.3
  expect(await ordersOf(actor)).toMatchObject([{ taxCents: 577, totalCents: 6_998 + 2_999 + 577 }]);
  expect(await db.select().from(orderAddresses).where(eq(orderAddresses.id, form.idem))).toMatchObject([
    { region: "TX", name: "Carpenter 1" },
  ]);
});

test("an empty cart orders nothing, and files need no address", async () => {
  const actor = buyer();
  expect(await placeOrder(deps, actor, await formOf(actor))).toEqual({ ok: false, error: "empty" });
  await put(actor, GUIDE);
  expect(await placeOrder(deps, actor, await formOf(actor, { address: ADDRESS }))).toEqual({
    ok: false,
    error: "changed",
  });
  expect(await placeOrder(deps, actor, await formOf(actor))).toMatchObject({ ok: true });
});

test("what is read is sold for real money, too", async () => {
  const actor = buyer();
  await put(actor, GUIDE);
  const real = { ...deps, payments: { provider: "stripe", real: true } as const };
  expect(await placeOrder(real, actor, await formOf(actor))).toMatchObject({ ok: true });
});

test("an order whose batch fails leaves cart and stock as they were", async () => {
  const actor = buyer();
  await put(actor, HAT, 4);
  const form = await formOf(actor);
  await expect(placeOrder({ ...deps, db: failingAtTheEnd(db) }, actor, form)).rejects.toThrow();
  expect(await stock()).toBe(250);
  expect(await ordersOf(actor)).toEqual([]);
  expect(await placeOrder(deps, actor, form)).toMatchObject({ ok: true });
});

test("what was ordered cannot be changed, and a cart is empty afterwards", async () => {
  const actor = buyer();
  await put(actor, HAT);
  const form = await formOf(actor);
  await placeOrder(deps, actor, form);
  await expect(db.update(orders).set({ totalCents: 1 }).where(eq(orders.id, form.idem))).rejects.toThrow();
  expect(await db.select().from(cartLines).where(eq(cartLines.owner, actor.owner))).toEqual([]);
  expect(
    await db
      .select({ count: sql<number>`count(*)` })
      .from(orderPayments)
      .where(eq(orderPayments.orderId, form.idem)),
  ).toEqual([{ count: 1 }]);
});
