import { expect, test } from "vitest";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import contribution from "./fuel.contributes.server.ts";
import { findOrder, readFuel, readOrderForm, readRecords } from "./fuel.queries.server.ts";
import {
  changeDay,
  enterBill,
  moveOrder,
  type NewOrder,
  placeOrder,
  removeOrder,
  writeTicket,
} from "./orders.commands.server.ts";
import { addMachine, addSupplier, readLevel, removeMachine } from "./stock.commands.server.ts";

const db = testDatabase();
const uuid = () => crypto.randomUUID() as string;
const fresh = () => inOwn(freshGuest());
const DIGGER = {
  ...{ label: "Digger", fuel: "dyed" as const, roadPlates: false, horsepower: 100, loadPercent: 50 },
  ...{ hoursPerDay: 8, tankTenths: 1_000, levelTenths: 200, levelOn: "2026-03-01" },
};
const TRUCK = { ...DIGGER, label: "Truck", fuel: "clear" as const, roadPlates: true };
const SUPPLIER = {
  ...{ firm: "Fuel Ltd", fuels: ["dyed", "clear"] as const, leastTenths: 0, spreadMills: 300 },
  ...{ feeCents: 2_500, hours: "04:00–07:00" },
};

/** A workspace with a digger, a truck and a supplier. */
async function yard(terms: Partial<typeof SUPPLIER> | { leastTenths: number } = {}) {
  const clock = createClock("2026-03-02T15:00:00.000Z");
  const deps = { db, now: clock.now };
  const actor = fresh();
  const [digger, truck, supplierId] = [uuid(), uuid(), uuid()];
  expect(await addMachine(deps, actor, { ...DIGGER, idem: digger })).toEqual({ ok: true });
  expect(await addMachine(deps, actor, { ...TRUCK, idem: truck })).toEqual({ ok: true });
  expect(await addSupplier(deps, actor, { ...SUPPLIER, ...terms, idem: supplierId })).toEqual({ ok: true });
  const asked = (more: Partial<NewOrder> = {}): NewOrder => ({
    ...{ supplierId, siteName: "Ridge", zone: "America/Chicago", deliverOn: "2026-03-03", costCode: "01-51" },
    ...{ weekly: false, note: "", follows: "", acceptShort: false },
    index: { dyed: 3_200, clear: 3_700, gasoline: 0, def: 0 },
    lines: [
      { machineId: digger, fuel: "dyed", tenths: 800 },
      { machineId: truck, fuel: "clear", tenths: 300 },
    ],
    ...more,
  });
  const step = (
    id: string,
    transition: Parameters<typeof moveOrder>[2]["transition"],
    version: number,
    why = "",
  ) => moveOrder(deps, actor, { id, transition, version, idem: uuid(), why });
  const lineOf = async (id: string, machine: string) =>
    (await findOrder(db, actor, id))?.lines.find(({ machineId }) => machineId === machine)?.id ?? "";
  const pour = (orderId: string, lineId: string, more: object = {}) =>
    writeTicket(deps, actor, {
      ...{ idem: uuid(), orderId, lineId, startTenths: 1_000, endTenths: 1_790, hourTenths: null },
      ...{ full: false, signedBy: "Operator 1", signature: "", ...more },
    });
  return { clock, deps, actor, digger, truck, supplierId, asked, step, lineOf, pour };
}

test("an order that is sent three times at once is there once, at the terms of its day, and for its workspace alone", async () => {
  const { deps, actor, asked } = await yard();
  const idem = uuid();
  const sent = await Promise.all([1, 2, 3].map(() => placeOrder(deps, actor, { ...asked(), idem })));
  expect(sent).toEqual([1, 2, 3].map(() => ({ ok: true, id: idem })));
  const found = await findOrder(db, actor, idem);
  expect(found?.order).toMatchObject({ supplier: "Fuel Ltd", feeCents: 2_500, state: "requested" });
  expect(found?.lines.map(({ label, priceMills }) => [label, priceMills])).toEqual([
    ["Digger", 3_500],
    ["Truck", 4_000],
  ]);
  expect(await findOrder(db, fresh(), idem)).toBeUndefined();
  const stranger = await placeOrder(deps, fresh(), { ...asked(), idem });
  expect(stranger).toMatchObject({ ok: false });
  // To a stranger it is not there, and to take away what is not there is no failure.
  expect(await removeOrder(deps, fresh(), idem)).toEqual({ ok: true });
  expect((await findOrder(db, actor, idem))?.lines).toHaveLength(2);
});

test("dyed diesel for road plates, another fuel, what the supplier lacks and more than the tank are refused by machine", async () => {
  const { deps, actor, asked, digger, truck } = await yard();
  const place = (lines: NewOrder["lines"], more = {}) =>
    placeOrder(deps, actor, { ...asked({ lines, ...more }), idem: uuid() });
  expect(await place([{ machineId: truck, fuel: "dyed", tenths: 300 }])).toEqual({
    ...{ ok: false, error: "lines", lines: { [truck]: "dyedOnRoad" } },
  });
  expect(
    await place([
      { machineId: digger, fuel: "gasoline", tenths: 300 },
      { machineId: truck, fuel: "def", tenths: 50 },
    ]),
  ).toMatchObject({ lines: { [digger]: "wrongFuel", [truck]: "notCarried" } });
  expect(await place([{ machineId: digger, fuel: "dyed", tenths: 1_001 }])).toMatchObject({
    lines: { [digger]: "overTank" },
  });
  expect(await place([{ machineId: digger, fuel: "dyed", tenths: 0 }])).toMatchObject({
    lines: { [digger]: "gallons" },
  });
  const unpriced = { index: { dyed: 0, clear: 1, gasoline: 1, def: 1 } };
  expect(await place([{ machineId: digger, fuel: "dyed", tenths: 10 }], unpriced)).toMatchObject({
    ...{ error: "index", index: "dyed" },
  });
  expect(await place([])).toMatchObject({ error: "machines" });
  expect(await place([{ machineId: uuid(), fuel: "dyed", tenths: 10 }])).toMatchObject({ error: "machines" });
  expect(await place(asked().lines, { deliverOn: "2026-03-01" })).toMatchObject({ error: "past" });
  expect((await readFuel(db, actor)).orders).toEqual([]);
});

test("below the minimum nothing is written before its price was seen", async () => {
  const { deps, actor, asked } = await yard({ leastTenths: 2_000 });
  const idem = uuid();
  const refused = await placeOrder(deps, actor, { ...asked(), idem });
  expect(refused).toMatchObject({ ok: false, error: "short", cost: { shortTenths: 900 } });
  expect((await readFuel(db, actor)).orders).toEqual([]);
  expect(await placeOrder(deps, actor, { ...asked({ acceptShort: true }), idem })).toEqual({
    ok: true,
    id: idem,
  });
});

test("an order is delivered once each machine has its one ticket, and closed once the invoice is copied", async () => {
  const { deps, actor, asked, step, lineOf, pour, digger, truck } = await yard();
  const id = uuid();
  await placeOrder(deps, actor, { ...asked(), idem: id });
  const [first, second] = [await lineOf(id, digger), await lineOf(id, truck)];
  expect(await pour(id, first)).toEqual({ ok: false, error: "notNow" });
  await step(id, "confirm", 1);
  await step(id, "depart", 2);
  expect(await pour(id, first, { endTenths: 999 })).toEqual({ ok: false, error: "backwards" });
  const both = await Promise.all([pour(id, first), pour(id, first)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both).toContainEqual({ ok: false, error: "already" });
  expect(await step(id, "deliver", 3)).toMatchObject({ ok: false, error: "blocked" });
  const idem = uuid();
  expect([await pour(id, second, { idem }), await pour(id, second, { idem })]).toEqual([
    { ok: true },
    { ok: true },
  ]);
  expect(await step(id, "deliver", 3)).toMatchObject({ ok: true });
  expect(await step(id, "reconcile", 4)).toMatchObject({ ok: false, error: "blocked" });
  const bill = {
    ...{ id, version: 4, billedCents: 39_000 },
    lines: [
      { line: first, tenths: 790 },
      { line: second, tenths: 300 },
    ],
  };
  const entered = await Promise.all(
    [39_000, 40_000].map((billedCents) => enterBill(deps, actor, { ...bill, billedCents, idem: uuid() })),
  );
  expect(entered.filter(({ ok }) => ok)).toHaveLength(1);
  expect(entered).toContainEqual({ ok: false, error: "stale" });
  expect(await enterBill(deps, fresh(), { ...bill, version: 5, idem: uuid() })).toEqual({
    ...{ ok: false, error: "gone" },
  });
  expect(await step(id, "dispute", 5, "Digger: too much")).toMatchObject({ ok: true });
  expect((await findOrder(db, actor, id))?.events.at(-1)?.note).toBe("Digger: too much");
  expect(await step(id, "reconcile", 6)).toMatchObject({ ok: true, state: "reconciled" });
  expect(await removeOrder(deps, actor, id)).toEqual({ ok: false, error: "ticketed" });
  expect((await readRecords(db, actor, "2026-01-01", 10)).map(({ label }) => label).sort()).toEqual([
    "Digger",
    "Truck",
  ]);
});

test("a ticket of a full tank tells the plan its level, and one that is sent again changes nothing more", async () => {
  const { deps, actor, asked, step, lineOf, pour, digger } = await yard();
  const id = uuid();
  await placeOrder(deps, actor, { ...asked(), idem: id });
  await step(id, "confirm", 1);
  const line = await lineOf(id, digger);
  const idem = uuid();
  await pour(id, line, { full: true, idem });
  await pour(id, line, { full: true, idem: uuid() });
  const machine = (await readFuel(db, actor)).machines.find((one) => one.id === digger);
  expect(machine).toMatchObject({ levelTenths: 1_000, levelOn: "2026-03-02", version: 2 });
  expect(await readLevel(deps, actor, { id: digger, version: 2, tenths: 1_001, on: "2026-03-02" })).toEqual({
    ...{ ok: false, error: "overTank" },
  });
  const levels = await Promise.all(
    [100, 200].map((tenths) => readLevel(deps, actor, { id: digger, version: 2, tenths, on: "2026-03-02" })),
  );
  expect(levels.filter(({ ok }) => ok)).toHaveLength(1);
  await removeMachine(deps, actor, digger);
  expect((await findOrder(db, actor, id))?.lines).toHaveLength(2);
});

test("the order of the week after begins with the same machines, and of two at once one is made", async () => {
  const { deps, actor, asked } = await yard();
  const id = uuid();
  await placeOrder(deps, actor, { ...asked({ weekly: true }), idem: id });
  const form = await readOrderForm(db, actor, id);
  expect([form.before?.id, form.lines.length]).toEqual([id, 2]);
  expect((await readOrderForm(db, fresh(), id)).before).toBeUndefined();
  const next = { ...asked({ weekly: true, follows: id, deliverOn: "2026-03-10" }) };
  const both = await Promise.all([1, 2].map(() => placeOrder(deps, actor, { ...next, idem: uuid() })));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both).toContainEqual({ ok: false, error: "followed" });
});

test("the day changes while nobody is on the way, and not to one that is over", async () => {
  const { deps, actor, asked, step } = await yard();
  const id = uuid();
  await placeOrder(deps, actor, { ...asked(), idem: id });
  const day = (deliverOn: string, version: number, who = actor) =>
    changeDay(deps, who, { id, version, deliverOn });
  expect(await day("2026-03-05", 1)).toEqual({ ok: true });
  expect(await day("2026-03-06", 1)).toEqual({ ok: false, error: "stale" });
  expect(await day("2026-03-01", 2)).toEqual({ ok: false, error: "past" });
  expect(await day("2026-03-06", 2, fresh())).toEqual({ ok: false, error: "gone" });
  await step(id, "cancel", 2);
  expect(await day("2026-03-07", 3)).toEqual({ ok: false, error: "stale" });
});

test("the samples are six machines, four suppliers and twelve tickets of which one is billed over its meter", async () => {
  const actor = fresh();
  const now = new Date("2026-03-02T15:00:00.000Z");
  const statements = contribution.samples(db, { workspace: actor.workspace, language: "he", now });
  await db.batch(statements as never);
  const { machines, suppliers, orders } = await readFuel(db, actor);
  expect([machines.length, suppliers.length, orders.length]).toEqual([6, 4, 4]);
  const records = await readRecords(db, actor, "2023-03-02", 100);
  expect(records).toHaveLength(12);
  const over = records.filter((row) => (row.billedTenths ?? 0) > row.endTenths - row.startTenths);
  expect(over).toHaveLength(1);
});
