import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { settle } from "~/engines/process/process.server.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { testPayments } from "~/services/payments.server.ts";
import { loyaltyRedemptions } from "~db/schema/loyalty.ts";
import { cartLines } from "~db/schema/materials.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { orderPayments, productStock } from "~db/schema/orders.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest, MINUTE } from "../../../../tests/factories.ts";
import { readQuote } from "./checkout.queries.server.ts";
import { readOrderView } from "./order.view.server.ts";
import { moveOrder } from "./orders.commands.server.ts";
import { payNothing, payTest } from "./pay.commands.server.ts";
import payment from "./payment.process.server.ts";
import { placeOrder } from "./place-order.commands.server.ts";

const db = testDatabase();
const HAT = "branded-hard-hat";
const PRICE = 3_499;
const ADDRESS = {
  name: "Welder 1",
  line1: "9 Bead Street",
  line2: "",
  city: "Austin",
  region: "TX",
  zip: "78701",
};

beforeAll(async () => {
  await db.update(productStock).set({ onHand: 250 });
});

/** Somebody who has turned points into a whole hat, with so many in the cart. */
async function withHat(hats = 1, most = 5_000) {
  const clock = createClock(new Date().toISOString());
  const deps = {
    db,
    now: clock.now,
    payments: testPayments,
    origin: "https://groundwork.example",
    env: { sessionSecret: "a secret of thirty-two characters and more" },
    language: "en" as const,
    formKey: () => crypto.randomUUID() as string,
  };
  const actor: Person = inOwn(freshGuest());
  const at = clock.now().toISOString();
  const reward = crypto.randomUUID();
  await db.insert(loyaltyRedemptions).values({
    id: reward,
    workspace: actor.workspace,
    rewardId: "hat",
    provider: "test",
    points: 580,
    offCents: most,
    productId: HAT,
    leastCents: most + 1,
    stateSince: at,
    createdAt: at,
    whole: true,
  });
  await db.insert(cartLines).values({ owner: actor.owner, productId: HAT, quantity: hats, addedAt: at });
  const quote = () =>
    readQuote(db, actor.owner, {
      region: "TX",
      language: "en",
      reward: { actor, provider: "test", chosen: reward },
    });
  const id = crypto.randomUUID();
  const email = `${id}@example.com`;
  const place = async () =>
    placeOrder(deps, actor, {
      idem: id,
      seen: (await quote()).seen,
      email,
      language: "en",
      address: ADDRESS,
      agreed: true,
      reward,
    });
  const view = async () => {
    const found = await readOrderView(deps, actor, id);
    if (!found) throw new Error("no order");
    return found;
  };
  const mails = () => db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  return { clock, deps, actor, id, quote, place, view, mails };
}

test("merchandise for points is an order for nothing: paid by itself, mailed once, with an address and out of the stock", async () => {
  const { deps, id, quote, place, view, mails } = await withHat();
  expect(await quote()).toMatchObject({ totalCents: 0, taxCents: 0 });
  expect(await place()).toMatchObject({ ok: true });
  expect((await payNothing(deps, { order: id })).mails).toHaveLength(1);
  expect((await payNothing(deps, { order: id })).mails).toEqual([]);
  expect(await mails()).toHaveLength(1);
  const order = await view();
  expect(order).toMatchObject({ payment: "captured", totalCents: 0, refunds: [] });
  expect(order.address?.name).toBe("Welder 1");
  const parcel = order.deliveries[0];
  const seller = { kind: "administrator", owner: "user:seller-of-hats" } as const;
  const shipped = await moveOrder(deps, seller, {
    process: "order-delivery",
    record: parcel?.id ?? "",
    transition: "ship",
    version: parcel?.standing.version ?? 0,
    idem: crypto.randomUUID(),
    note: "",
  });
  expect(shipped).toMatchObject({ ok: true, state: "shipped" });
});

test("of two hats one is a reward and the other is paid for, and no button pays for nothing", async () => {
  const two = await withHat(2);
  expect(await two.quote()).toMatchObject({ totalCents: PRICE });
  await two.place();
  expect((await payNothing(two.deps, { order: two.id })).mails).toEqual([]);
  expect((await two.view()).payment).toBe("open");
  const one = await withHat();
  await one.place();
  const [open] = await db.select().from(orderPayments).where(eq(orderPayments.orderId, one.id));
  const idem = crypto.randomUUID();
  const pressed = { payment: open?.id ?? "", transition: "pay", version: 1, idem } as const;
  expect(await payTest(one.deps, one.actor, pressed)).toMatchObject({ ok: false, error: "blocked" });
});

test("where it broke off before, time ends the payment of nothing; a hat that costs more is no reward", async () => {
  const { clock, deps, id, place, view } = await withHat();
  await place();
  clock.advance(2 * MINUTE);
  const [open] = await db.select().from(orderPayments).where(eq(orderPayments.orderId, id));
  await settle(deps, payment, { record: open?.id ?? "" });
  expect((await view()).payment).toBe("captured");
  expect((await (await withHat(1, PRICE - 1)).quote()).usable).toEqual([]);
});
