import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Administrator } from "~/engines/process/process.server.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { testPayments } from "~/services/payments.server.ts";
import { cartLines } from "~db/schema/materials.ts";
import { orderDeliveries, orderPayments, productStock } from "~db/schema/orders.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, DAY, freshGuest } from "../../../../tests/factories.ts";
import { readQuote } from "./checkout.queries.server.ts";
import { readOrderView } from "./order.view.server.ts";
import { moveOrder, requestReturn, shipPart } from "./orders.commands.server.ts";
import { payTest } from "./pay.commands.server.ts";
import { placeOrder } from "./place-order.commands.server.ts";

const db = testDatabase();
const HAT = "branded-hard-hat";
const GUIDE = "insurance-guide";
const ADDRESS = {
  name: "Roofer 1",
  line1: "3 Gable Street",
  line2: "",
  city: "Austin",
  region: "TX",
  zip: "78701",
};
const SELLER: Administrator = { kind: "administrator", owner: "user:seller-of-parcels" };

beforeAll(async () => {
  await db.update(productStock).set({ onHand: 250 });
});

/** A paid order of so many hats and a guide. */
async function paidFor(hats: number) {
  const clock = createClock(new Date().toISOString());
  const deps = {
    db,
    now: clock.now,
    payments: testPayments,
    origin: "https://groundwork.example",
    env: { sessionSecret: "a secret of thirty-two characters or more" },
    language: "en" as const,
    formKey: () => crypto.randomUUID() as string,
  };
  const actor: Person = inOwn(freshGuest());
  const inCart = (productId: string, quantity: number) => ({
    owner: actor.owner,
    productId,
    quantity,
    addedAt: clock.now().toISOString(),
  });
  await db.insert(cartLines).values([inCart(HAT, hats), inCart(GUIDE, 1)]);
  const quote = await readQuote(db, actor.owner, { region: "TX", language: "en" });
  const id = crypto.randomUUID();
  const placed = await placeOrder(deps, actor, {
    idem: id,
    seen: quote.seen,
    email: "buyer@example.com",
    language: "en",
    address: ADDRESS,
    agreed: true,
  });
  if (!placed.ok) throw new Error(placed.error);
  const [open] = await db.select().from(orderPayments).where(eq(orderPayments.orderId, id));
  await payTest(deps, actor, {
    payment: open?.id ?? "",
    transition: "pay",
    version: 1,
    idem: crypto.randomUUID(),
  });
  const view = async () => {
    const found = await readOrderView(deps, actor, id);
    if (!found) throw new Error("no order");
    return found;
  };
  const waiting = async () => {
    const found = (await view()).deliveries.find(
      ({ kind, standing }) => kind === "parcel" && standing.state === "waiting",
    );
    return { id: found?.id ?? "", version: found?.standing.version ?? 0 };
  };
  const send = async (pieces: number, more: { version?: number; idem?: string; note?: string } = {}) => {
    const { id: delivery, version } = await waiting();
    return shipPart(deps, SELLER, {
      delivery,
      version,
      idem: crypto.randomUUID(),
      note: "",
      part: { [HAT]: pieces },
      ...more,
    });
  };
  const move = async (record: string, transition: string, who: Person | Administrator = SELLER) => {
    const found = (await view()).deliveries.find((one) => one.id === record);
    return moveOrder(deps, who, {
      process: "order-delivery",
      record,
      transition,
      version: found?.standing.version ?? 0,
      idem: crypto.randomUUID(),
      note: "",
    });
  };
  /** State and pieces of each parcel. */
  const parcels = async () =>
    (await view()).deliveries
      .filter(({ kind }) => kind === "parcel")
      .map(({ standing, lines }) => [standing.state, ...lines.map(({ qty }) => Number(qty))])
      .sort();
  return { clock, deps, actor, id, view, waiting, send, move, parcels };
}

test("some pieces go ahead in a parcel of their own, and the rest waits for the next", async () => {
  const { view, waiting, send, move, parcels } = await paidFor(5);
  expect(await send(2, { note: "TRACK-1" })).toEqual({ ok: true });
  expect(await parcels()).toEqual([
    ["shipped", 2],
    ["waiting", 3],
  ]);
  expect((await view()).fulfilment).toBe("partial");
  expect(await send(1, { note: "TRACK-2" })).toEqual({ ok: true });
  const rest = (await waiting()).id;
  expect(await move(rest, "ship")).toMatchObject({ ok: true, state: "shipped" });
  expect(await parcels()).toEqual([
    ["shipped", 1],
    ["shipped", 2],
    ["shipped", 2],
  ]);
  const { deliveries, history, fulfilment } = await view();
  expect(fulfilment).toBe("shipped");
  const noted = deliveries.map(({ note, lines }) => [note, lines[0]?.qty]);
  expect(noted).toEqual(
    expect.arrayContaining([
      ["TRACK-1", "2"],
      ["TRACK-2", "1"],
      ["", "2"],
    ]),
  );
  // The line of time says what went when.
  expect(history.filter(({ lines }) => lines.length > 0).map(({ lines }) => lines[0]?.qty)).toEqual([
    "2",
    "1",
    "2",
  ]);
  for (const { id, kind } of deliveries) if (kind === "parcel") await move(id, "arrive");
  expect(await view()).toMatchObject({ fulfilment: "delivered", standing: { state: "completed" } });
});

test("of two that send the same pieces at once one does, and a form sent twice sends once", async () => {
  const { waiting, send, parcels } = await paidFor(5);
  const { version } = await waiting();
  const both = await Promise.all([send(3, { version }), send(3, { version })]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ error: "stale" });
  const form = { version: (await waiting()).version, idem: crypto.randomUUID() };
  expect(await send(1, form)).toEqual({ ok: true });
  expect(await send(1, form)).toEqual({ ok: true });
  expect(await parcels()).toEqual([
    ["shipped", 1],
    ["shipped", 3],
    ["waiting", 1],
  ]);
});

test("nothing, more than waits, and all that waits are no part", async () => {
  const { send, parcels } = await paidFor(3);
  expect(await send(0)).toEqual({ ok: false, error: "nothing" });
  expect(await send(4)).toEqual({ ok: false, error: "too-many" });
  expect(await send(3)).toEqual({ ok: false, error: "all" });
  expect(await parcels()).toEqual([["waiting", 3]]);
});

test("the buyer sends nothing ahead, and an order of which a part is on its way is not cancelled", async () => {
  const { deps, actor, id, view, waiting, send, parcels } = await paidFor(2);
  const { id: delivery, version } = await waiting();
  const idem = crypto.randomUUID();
  const asBuyer = await shipPart(deps, actor as never, {
    delivery,
    version,
    idem,
    note: "",
    part: { [HAT]: 1 },
  });
  expect(asBuyer).toEqual({ ok: false, error: "not-allowed" });
  expect(await parcels()).toEqual([["waiting", 2]]);
  expect(await send(1)).toEqual({ ok: true });
  const cancelled = await moveOrder(deps, actor, {
    process: "order",
    record: id,
    transition: "cancel",
    version: (await view()).standing.version,
    idem: crypto.randomUUID(),
    note: "",
  });
  expect(cancelled).toMatchObject({ ok: false, error: "blocked" });
});

test("only what came can be sent back, and for as long as its own parcel allows", async () => {
  const { clock, deps, actor, id, view, send, move } = await paidFor(5);
  await send(2);
  const parts = await db.select().from(orderDeliveries).where(eq(orderDeliveries.orderId, id));
  const first = parts.find(({ part }) => part)?.id ?? "";
  expect((await view()).returnable).toEqual([]);
  await move(first, "arrive", actor);
  expect((await view()).returnable).toMatchObject([{ productId: HAT, left: 2 }]);
  const ask = (quantity: number) =>
    requestReturn(deps, actor, {
      intent: "return",
      order: id,
      idem: crypto.randomUUID(),
      productId: HAT,
      quantity,
      reason: "too small",
    });
  expect(await ask(3)).toEqual({ ok: false, error: "too-many" });
  expect(await ask(2)).toEqual({ ok: true });
  clock.advance(31 * DAY);
  expect(await ask(1)).toEqual({ ok: false, error: "late" });
});
