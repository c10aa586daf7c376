import { expect, test } from "vitest";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { orderDeliveries, orderPayments, orderRefunds, orderReturns, orders } from "~db/schema/orders.ts";
import { processEvents } from "~db/schema/process.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { freshGuest } from "../../../../tests/factories.ts";
import { listOrders, shopOrders } from "./order-list.queries.server.ts";
import { readHistory, readOrder } from "./orders.queries.server.ts";
import { saidState } from "./orders.words.ts";
import { listSamples, readSample, type SampleOrder, sampleOrders } from "./sample-orders.server.ts";
import { FULFILMENT_STATES, PAYMENT_STATES } from "./status.server.ts";

const db = testDatabase();
const AT = new Date("2026-11-27T12:00:00.000Z");

/** Writes a sample down as if it had been ordered, beneath an id and a number of its own. */
async function writtenDown({ found, history }: SampleOrder, workspace: `guest:${string}`, number: number) {
  const own = (id: string) => `${number}-${id}`;
  const row = { workspace, createdAt: found.createdAt, stateSince: found.createdAt };
  const standing = ({ id, state, version }: { id: string; state: string; version: number }) => ({
    ...row,
    id: own(id),
    state,
    version,
  });
  const of = { orderId: own(found.id) };
  await db.insert(orders).values({
    ...standing(found),
    number,
    email: found.email,
    language: "en",
    content: found.content,
    taxCents: found.taxCents,
    totalCents: found.totalCents,
  });
  for (const one of found.payments)
    await db.insert(orderPayments).values({ ...one, ...standing(one), ...of });
  for (const one of found.deliveries)
    await db.insert(orderDeliveries).values({ ...one, ...standing(one), ...of, stateSince: one.since });
  for (const one of found.returns) await db.insert(orderReturns).values({ ...one, ...standing(one), ...of });
  for (const one of found.refunds)
    await db
      .insert(orderRefunds)
      .values({ ...one, ...standing(one), ...of, paymentId: own(found.payments[0]?.id ?? "") });
  for (const [n, one] of history.entries())
    await db.insert(processEvents).values({
      id: own(one.id),
      run: own(one.id),
      process: one.process,
      recordId: own(one.record),
      workspace,
      recordVersion: n + 1,
      transition: one.transition,
      fromState: one.from,
      toState: "",
      actor: "",
      party: one.party,
      idem: own(one.id),
      note: one.note,
      at: one.at,
      createdAt: one.at,
    });
}

test("each sample order, written down, is read and listed as its example shows it", async () => {
  const actor = inOwn(freshGuest());
  const samples = sampleOrders(AT, "en");
  const first = 700_000 + Math.floor(Math.random() * 90_000) * 10;
  for (const [n, sample] of samples.entries())
    await writtenDown(sample, actor.workspace as `guest:${string}`, first + n);
  for (const [n, { found, history }] of samples.entries()) {
    const read = await readOrder(db, actor, `${first + n}-${found.id}`, AT);
    expect(read).toMatchObject({
      payment: found.payment,
      fulfilment: found.fulfilment,
      state: found.state,
      totalCents: found.totalCents,
      payments: found.payments.map(({ state }) => ({ state })),
      deliveries: found.deliveries.map(({ kind, state }) => ({ kind, state })),
      returns: found.returns.map(({ state, amountCents }) => ({ state, amountCents })),
      refunds: found.refunds.map(({ state, amountCents }) => ({ state, amountCents })),
    });
    const happened = read ? await readHistory(db, read) : [];
    expect(happened.map(({ process, transition }) => `${process} ${transition}`)).toEqual(
      history.map(({ process, transition }) => `${process} ${transition}`),
    );
  }
  const listed = await listOrders(db, actor, [shopOrders], { show: "all", find: "", project: "", page: 0 });
  expect(
    listed.orders.map(({ payment, fulfilment, state, totalCents, placedAt, offCents }) => ({
      payment,
      fulfilment,
      state,
      totalCents,
      placedAt,
      offCents,
    })),
  ).toEqual(
    listSamples(AT, "en").map(({ payment, fulfilment, state, totalCents, placedAt, offCents }) => ({
      payment,
      fulfilment,
      state,
      totalCents,
      placedAt,
      offCents,
    })),
  );
});

test("sixteen samples show every state of orders, of their payment and of their delivery", () => {
  const samples = listSamples(AT, "he");
  expect(samples).toHaveLength(16);
  expect(new Set(samples.map(saidState))).toEqual(
    new Set(["pending", "requiresAction", "completed", "cancelled", "archived"]),
  );
  expect(new Set(samples.map(({ payment }) => payment))).toEqual(new Set(PAYMENT_STATES));
  expect(new Set(samples.map(({ fulfilment }) => fulfilment))).toEqual(new Set(FULFILMENT_STATES));
});

test("with a sample nothing can be done, whoever looks", () => {
  for (const { id } of listSamples(AT, "es")) {
    const order = readSample(id, AT, "es");
    const standings = [order, ...[order?.payments, order?.deliveries, order?.returns, order?.refunds].flat()];
    expect(standings.flatMap((one) => one?.standing.choices ?? [])).toEqual([]);
    expect(order?.sample).toBe(true);
  }
  expect(readSample("sample-17", AT, "es")).toBeUndefined();
});
