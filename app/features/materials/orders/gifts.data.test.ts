import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { type Holder, inOwn, openLink, type Person } from "~/engines/trust/trust.server.ts";
import { sha256 } from "~/lib/hash.ts";
import { runTogether } from "~/services/contribution.ts";
import { testPayments } from "~/services/payments.server.ts";
import { cartLines } from "~db/schema/materials.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { orderPayments } from "~db/schema/orders.ts";
import { capabilityLinks } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, DAY, freshGuest } from "../../../../tests/factories.ts";
import { readGood } from "../library/library.queries.server.ts";
import { readQuote } from "./checkout.queries.server.ts";
import { takeGift } from "./gifts.commands.server.ts";
import { readGift } from "./gifts.queries.server.ts";
import { readOrderView } from "./order.view.server.ts";
import { moveOrder, refundSome } from "./orders.commands.server.ts";
import contribution from "./orders.contributes.server.ts";
import { heardOf, payRefunds, payTest } from "./pay.commands.server.ts";
import { placeOrder } from "./place-order.commands.server.ts";

const db = testDatabase();
const GUIDE = "insurance-guide";
const fresh = (): Person => inOwn(freshGuest());

/** A guide, ordered for somebody else. */
async function given() {
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
  const buyer = fresh();
  await db
    .insert(cartLines)
    .values({ owner: buyer.owner, productId: GUIDE, quantity: 1, addedAt: clock.now().toISOString() });
  const quote = await readQuote(db, buyer.owner, { language: "en" });
  const id = crypto.randomUUID();
  const email = `${id}@example.com`;
  const placed = await placeOrder(deps, buyer, {
    idem: id,
    seen: quote.seen,
    email: "buyer@example.com",
    language: "en",
    agreed: true,
    gift: { name: "Mason 2", email, message: "For the new crew" },
  });
  if (!placed.ok) throw new Error(placed.error);
  const [open] = await db.select().from(orderPayments).where(eq(orderPayments.orderId, id));
  const pay = (idem: string = crypto.randomUUID()) =>
    payTest(deps, buyer, { payment: open?.id ?? "", transition: "pay", version: 1, idem });
  const view = async () => {
    const found = await readOrderView(deps, buyer, id);
    if (!found) throw new Error("no order");
    return found;
  };
  const mails = () => db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  const holder = async (): Promise<Holder> => {
    const [mail] = await mails();
    const link = await openLink(deps, /\/l\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "");
    if (!link || link.over) throw new Error("no link");
    return { kind: "holder", link: link.id, now: clock.now() };
  };
  const owned = async (actor: Person) => (await readGood(db, actor, GUIDE, "en")).owned;
  return { clock, deps, buyer, id, payment: open?.id ?? "", pay, view, mails, holder, owned };
}

test("a gift is mailed once it is paid, once, without a price, and its link is kept as a hash", async () => {
  const { deps, id, payment, pay, view, mails } = await given();
  expect(await mails()).toEqual([]);
  expect((await view()).gift?.state).toBe("waiting");
  const key = crypto.randomUUID();
  await Promise.all([pay(key), pay(key)]);
  await pay(key);
  await heardOf(deps, { payment, standing: "paid", event: "again" });
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.text).toContain("For the new crew");
  expect(mail?.text).not.toMatch(/\$|\d[.,]\d\d/);
  expect((await view()).gift?.state).toBe("sent");
  const token = /\/l\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const [link] = await db
    .select()
    .from(capabilityLinks)
    .where(and(eq(capabilityLinks.subjectType, "gift"), eq(capabilityLinks.subjectId, id)));
  expect(link?.tokenHash).toBe(await sha256(token));
});

test("the files are whose library they were taken into: not the buyer's, and of two at once one has them", async () => {
  const { deps, buyer, id, pay, view, holder, owned } = await given();
  await pay();
  expect(await owned(buyer)).toBe(false);
  const held = await holder();
  const people = [fresh(), fresh()];
  const both = await Promise.all(people.map((person) => takeGift(deps, held, { actor: person, id })));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, error: "taken" });
  const have = await Promise.all(people.map(owned));
  expect(have).toEqual(both.map(({ ok }) => ok));
  expect(await owned(buyer)).toBe(false);
  expect((await view()).gift).toMatchObject({ state: "claimed", name: "Mason 2" });
  const [winner = buyer] = people.filter((_, index) => both[index]?.ok);
  expect(await takeGift(deps, held, { actor: winner, id })).toEqual({ ok: true });
  // Whoever took it as a guest has it in their account.
  const member = fresh();
  const adopted = contribution.owned.flatMap(
    (rows) => rows.adopt?.(db, { guest: winner.owner, owner: member.owner }) ?? [],
  );
  await runTogether(db, adopted);
  expect([await owned(winner), await owned(member)]).toEqual([false, true]);
});

test("a link to another's gift, one that ended, and an unpaid gift open nothing", async () => {
  const [one, other] = [await given(), await given()];
  await one.pay();
  await other.pay();
  const held = await one.holder();
  const thief = fresh();
  expect(await takeGift(one.deps, held, { actor: thief, id: other.id })).toEqual({
    ok: false,
    error: "over",
  });
  expect(await readGift(db, held, other.id, thief)).toBeUndefined();
  one.clock.advance(91 * DAY);
  const late: Holder = { ...held, now: one.clock.now() };
  expect(await takeGift(one.deps, late, { actor: thief, id: one.id })).toEqual({ ok: false, error: "over" });
  expect((await one.view()).gift?.state).toBe("expired");
  expect(await one.owned(thief)).toBe(false);
});

test("what was paid back as a whole is taken back from whoever has it", async () => {
  const { deps, id, pay, view, holder, owned } = await given();
  await pay();
  const taker = fresh();
  expect(await takeGift(deps, await holder(), { actor: taker, id })).toEqual({ ok: true });
  const seller = { kind: "administrator", owner: "user:seller-of-gifts" } as const;
  const { totalCents } = await view();
  const refund = { intent: "refund", order: id, idem: crypto.randomUUID(), amount: totalCents } as const;
  expect(await refundSome(deps, seller, refund)).toEqual({ ok: true });
  await payRefunds(deps, { order: id });
  expect(await owned(taker)).toBe(false);
  expect((await view()).gift?.state).toBe("withdrawn");
});

test("a gift that was paid after its order was over is mailed to nobody", async () => {
  const { deps, buyer, id, payment, view, mails } = await given();
  const { standing } = await view();
  const cancelled = await moveOrder(deps, buyer, {
    process: "order",
    record: id,
    transition: "cancel",
    version: standing.version,
    idem: crypto.randomUUID(),
    note: "",
  });
  expect(cancelled.ok).toBe(true);
  await heardOf(deps, { payment, standing: "paid", event: "late" });
  expect(await mails()).toEqual([]);
  expect((await view()).gift?.state).toBe("withdrawn");
});
