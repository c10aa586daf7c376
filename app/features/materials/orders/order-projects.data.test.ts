import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { testPayments } from "~/services/payments.server.ts";
import { cartLines } from "~db/schema/materials.ts";
import { orderPayments } from "~db/schema/orders.ts";
import { projects } from "~db/schema/projects.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { readQuote } from "./checkout.queries.server.ts";
import { listWithViews, type OrderFilter, planOrders, shopOrders } from "./order-list.queries.server.ts";
import { assignOrder, refundSome } from "./orders.commands.server.ts";
import { payRefunds, payTest } from "./pay.commands.server.ts";
import { placeOrder } from "./place-order.commands.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = {
  db,
  now,
  payments: testPayments,
  origin: "https://groundwork.example",
  env: { sessionSecret: "a secret of thirty-two characters and more" },
};
const GUIDE = "insurance-guide";
const PRICE = 2_999;
const ALL: OrderFilter = { show: "all", find: "", project: "", page: 0 };
const fresh = (): Person => inOwn(freshGuest());

async function ordered(actor: Person, { paid = true } = {}) {
  await db
    .insert(cartLines)
    .values({ owner: actor.owner, productId: GUIDE, quantity: 1, addedAt: now().toISOString() });
  const quote = await readQuote(db, actor.owner, { language: "en" });
  const id = crypto.randomUUID();
  const email = "buyer@example.com";
  const form = { idem: id, seen: quote.seen, email, language: "en", agreed: true } as const;
  const placed = await placeOrder(deps, actor, form);
  if (!placed.ok) throw new Error(placed.error);
  const [open] = await db.select().from(orderPayments).where(eq(orderPayments.orderId, id));
  if (paid)
    await payTest(deps, actor, {
      payment: open?.id ?? "",
      transition: "pay",
      version: 1,
      idem: crypto.randomUUID(),
    });
  return id;
}
async function built({ workspace }: Person, name: string) {
  const id = crypto.randomUUID();
  const at = now().toISOString();
  await db
    .insert(projects)
    .values({ id, workspace, name, siteZone: "America/Chicago", stateSince: at, createdAt: at });
  return id;
}
const list = (actor: Person, filter: Partial<OrderFilter> = {}) =>
  listWithViews(db, actor, [shopOrders, planOrders], { ...ALL, ...filter });
const spent = async (actor: Person, filter: Partial<OrderFilter> = {}) =>
  (await list(actor, filter)).spent.map(({ project, code, orders, cents }) => [project, code, orders, cents]);

test("what was spent is summed by project and code: what was paid and did not go back, of orders on every page", async () => {
  const actor = fresh();
  const [ridge, dock] = [await built(actor, "Ridge"), await built(actor, "Dock")];
  const ids = [];
  for (let count = 0; count < 4; count++) ids.push(await ordered(actor));
  const open = await ordered(actor, { paid: false });
  const [first = "", second = "", third = ""] = ids;
  for (const [order, project, costCode] of [
    [first, ridge, "06 10 00"],
    [second, ridge, "06 10 00"],
    [third, dock, ""],
    [open, dock, ""],
  ] as const)
    expect(await assignOrder(deps, actor, { order, project, costCode })).toEqual({ ok: true });
  const seller = { kind: "administrator", owner: "user:seller-of-projects" } as const;
  await refundSome(deps, seller, { intent: "refund", order: second, idem: crypto.randomUUID(), amount: 999 });
  await payRefunds(deps, { order: second });
  expect(await spent(actor)).toEqual([
    ["Dock", "", 2, PRICE],
    ["Ridge", "06 10 00", 2, 2 * PRICE - 999],
    [null, "", 1, PRICE],
  ]);
  expect(await spent(actor, { page: 9 })).toHaveLength(3);
  expect(await spent(actor, { project: ridge })).toEqual([["Ridge", "06 10 00", 2, 2 * PRICE - 999]]);
  expect((await list(actor, { project: dock })).orders.map(({ id }) => id).sort()).toEqual(
    [third, open].sort(),
  );
  expect((await list(actor, { find: "06 10" })).orders).toHaveLength(2);
});

test("an order is put to a project of its own workspace alone, by whoever may write there", async () => {
  const [actor, other] = [fresh(), fresh()];
  const order = await ordered(actor);
  const [own, foreign] = [await built(actor, "Ridge"), await built(other, "Dock")];
  const put = (who: Person, project: string, costCode = "") =>
    assignOrder(deps, who, { order, project, costCode });
  expect(await put(actor, foreign)).toEqual({ ok: false, error: "no-project" });
  expect(await put(other, foreign)).toEqual({ ok: false, error: "gone" });
  expect(await spent(actor)).toEqual([[null, "", 1, PRICE]]);
  // Said twice, and changed, it is one; said of nothing it is gone.
  await Promise.all([put(actor, own, "A"), put(actor, own, "A")]);
  expect(await spent(actor)).toEqual([["Ridge", "A", 1, PRICE]]);
  expect(await put(actor, "", "B")).toEqual({ ok: true });
  expect(await spent(actor)).toEqual([[null, "B", 1, PRICE]]);
  expect(await put(actor, "")).toEqual({ ok: true });
  expect(await spent(actor)).toEqual([[null, "", 1, PRICE]]);
  expect(await spent(other)).toEqual([]);
});

test("an order outlives its project, and says none then", async () => {
  const actor = fresh();
  const order = await ordered(actor);
  const project = await built(actor, "Ridge");
  await assignOrder(deps, actor, { order, project, costCode: "A" });
  await db.delete(projects).where(eq(projects.id, project));
  expect(await spent(actor)).toEqual([[null, "A", 1, PRICE]]);
});
