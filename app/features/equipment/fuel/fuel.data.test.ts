import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import contribution from "./fuel.contributes.server.ts";
import {
  findOrder,
  fuelOrderSource,
  readFuel,
  readOrderForm,
  readRecords,
  sumRecords,
} from "./fuel.queries.server.ts";
import { orderView } from "./fuel.view.server.ts";
import {
  changeDay,
  enterBill,
  moveOrder,
  type NewOrder,
  placeOrder,
  removeOrder,
  writeTicket,
} from "./orders.commands.server.ts";
import { allRecords } from "./records.server.ts";
import {
  addMachine,
  addSupplier,
  readLevel,
  removeMachine,
  removeSupplier,
} from "./stock.commands.server.ts";

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
  const view = (id: string) =>
    orderView({ ...deps, language: "en", formKey: uuid } as never, actor as never, id);
  /** An order that is on its way. */
  const under = async (more: Partial<NewOrder> = {}) => {
    const id = uuid();
    expect(await placeOrder(deps, actor, { ...asked(more), idem: id })).toMatchObject({ ok: true });
    await step(id, "confirm", 1);
    await step(id, "depart", 2);
    return id;
  };
  return { clock, deps, actor, digger, truck, supplierId, asked, step, lineOf, pour, view, under };
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

const UNFILLED = { startTenths: 0, endTenths: 0, why: "Gate was locked" };

test("a machine that could not be filled holds up nothing, and is in no record and on no bill", async () => {
  const { deps, actor, step, lineOf, pour, view, under, digger, truck } = await yard();
  const id = await under();
  const [first, second] = [await lineOf(id, digger), await lineOf(id, truck)];
  expect(await pour(id, first, { startTenths: 5, endTenths: 5 })).toEqual({ ok: false, error: "backwards" });
  expect(await pour(id, first, { ...UNFILLED, endTenths: 5 })).toEqual({ ok: false, error: "backwards" });
  expect(await pour(id, first, UNFILLED)).toEqual({ ok: true });
  expect(await pour(id, first)).toEqual({ ok: false, error: "already" });
  expect(await pour(id, second, { endTenths: 1_300 })).toEqual({ ok: true });
  expect(await step(id, "deliver", 3)).toMatchObject({ ok: true });
  const bill = { id, version: 4, idem: uuid(), billedCents: 14_500, lines: [{ line: second, tenths: 300 }] };
  expect(await enterBill(deps, actor, bill)).toEqual({ ok: true });
  expect(await view(id)).toMatchObject({
    ...{ poured: { tenths: 300, totalCents: 14_500 }, bill: { overCents: 0 } },
  });
  expect(await step(id, "reconcile", 5)).toMatchObject({ ok: true });
  expect((await readRecords(db, actor, "2026-01-01", 10)).map(({ label }) => label)).toEqual(["Truck"]);
  const level = (await readFuel(db, actor)).machines.find((one) => one.id === digger);
  expect(level).toMatchObject({ levelTenths: 200, version: 1 });
});

test("what was poured is not called off; an order of which nothing was poured is, and its week is asked for again", async () => {
  const { deps, actor, asked, step, lineOf, pour, under, digger, truck } = await yard();
  const week = await under({ weekly: true });
  const next = { weekly: true, follows: week, deliverOn: "2026-03-10" };
  const id = await under(next);
  await pour(id, await lineOf(id, digger), UNFILLED);
  expect((await readFuel(db, actor)).orders.find((one) => one.id === week)?.isFollowed).toBe(1);
  expect(await step(id, "cancel", 3)).toMatchObject({ ok: true, state: "cancelled" });
  expect((await readFuel(db, actor)).orders.find((one) => one.id === week)?.isFollowed).toBe(0);
  expect(await removeOrder(deps, actor, id)).toEqual({ ok: true });
  const again = uuid();
  expect(await placeOrder(deps, actor, { ...asked(next), idem: again })).toEqual({ ok: true, id: again });
  await step(again, "confirm", 1);
  await pour(again, await lineOf(again, truck));
  expect(await step(again, "cancel", 2)).toMatchObject({ ok: false, error: "blocked", guard: "unpoured" });
});

test("DEF is judged as no fuel and spoils no rule, and half a tank counts with the next full one", async () => {
  const { clock, lineOf, pour, view, under, digger } = await yard({
    fuels: ["dyed", "clear", "def"] as never,
  });
  const fill = async (fuel: "dyed" | "def", gallons: number, hourTenths: number, full: boolean) => {
    clock.advance(86_400_000);
    const id = await under({
      ...{ lines: [{ machineId: digger, fuel, tenths: 800 }], deliverOn: "2026-03-20" },
      index: { dyed: 3_000, clear: 3_000, gasoline: 0, def: 3_000 },
    });
    const sent = { startTenths: 1_000, endTenths: 1_000 + gallons * 10, hourTenths, full };
    expect(await pour(id, await lineOf(id, digger), sent)).toEqual({ ok: true });
    return (await view(id))?.lines[0]?.ticket?.burnt;
  };
  expect(await fill("dyed", 80, 10_000, true)).toBeUndefined();
  expect(await fill("def", 5, 10_200, false)).toBeUndefined();
  expect(await fill("dyed", 20, 10_300, false)).toBeUndefined();
  // 20 and 80 gallons in forty hours: the rule of thumb of fifty horsepower.
  expect(await fill("dyed", 80, 10_400, true)).toMatchObject({ rate: 2.5, isOff: false });
});

test("less than a full tank is added to what is reckoned to be left, and never more than fits", async () => {
  const { actor, lineOf, pour, under, digger } = await yard();
  const level = async () => (await readFuel(db, actor)).machines.find((one) => one.id === digger);
  const id = await under();
  // Twenty gallons on Sunday, and 15 come on Monday.
  await pour(id, await lineOf(id, digger), { endTenths: 1_150 });
  expect(await level()).toMatchObject({ levelTenths: 350, levelOn: "2026-03-02", version: 2 });
  const more = await under();
  await pour(more, await lineOf(more, digger), { endTenths: 9_000 });
  expect((await level())?.levelTenths).toBe(1_000);
});

test("the page of an order has no other order's signatures, and a driver no other order's tickets", async () => {
  const { clock, actor, lineOf, pour, under, digger } = await yard();
  const first = await under();
  await pour(first, await lineOf(first, digger), { signature: "M0 0L1 1", hourTenths: 10 });
  clock.advance(86_400_000);
  const id = await under();
  await pour(id, await lineOf(id, digger), { hourTenths: 20, full: true });
  const found = await findOrder(db, actor, id);
  expect(found?.tickets).toHaveLength(1);
  expect(found?.fills.map(({ hourTenths }) => hourTenths)).toEqual([10, 20]);
  expect(JSON.stringify(found)).not.toContain("M0 0L1 1");
  // What came later says nothing of an order before it.
  expect((await findOrder(db, actor, first))?.fills).toHaveLength(1);
});

test("the file goes through all tickets, and says where it ends before the last one", async () => {
  const { actor, lineOf, pour, under, digger, truck } = await yard();
  for (let n = 0; n < 3; n++) {
    const id = await under();
    for (const machine of [digger, truck]) await pour(id, await lineOf(id, machine));
  }
  const all = (atOnce: number, inFile: number) =>
    allRecords(db, actor, "2026-01-01", { atOnce, inFile } as never);
  expect(new Set((await all(2, 100)).rows.map(({ id }) => id)).size).toBe(6);
  expect((await all(2, 100)).isWhole).toBe(true);
  expect((await all(2, 6)).isWhole).toBe(true);
  expect(await all(2, 5)).toMatchObject({ isWhole: false, rows: { length: 5 } });
  const sums = await sumRecords(db, actor, "2026-01-01");
  expect(sums.map(({ fuel, tickets, tenths, cents }) => [fuel, tickets, tenths, cents]).sort()).toEqual([
    ["clear", 3, 3 * 790, 3 * 31_600],
    ["dyed", 3, 3 * 790, 3 * 27_650],
  ]);
});

test("the one list of orders has the price of the minimum", async () => {
  const { actor, digger, under } = await yard({ leastTenths: 1_000 });
  const id = await under({ lines: [{ machineId: digger, fuel: "dyed", tenths: 500 }], acceptShort: true });
  const [row] = await db.all<{ id: string; total_cents: number }>(
    fuelOrderSource.rows((column) => sql`${column} = ${actor.workspace}`),
  );
  // Fifty gallons at $3.50, the fifty that lack at the same, and the delivery.
  expect(row).toMatchObject({ id, total_cents: 17_500 + 17_500 + 2_500 });
});

test("a form that is sent again with something else in it is told so, and nothing of it is dropped without a word", async () => {
  const { deps, actor, asked, digger } = await yard();
  const idem = uuid();
  expect(await placeOrder(deps, actor, { ...asked(), idem })).toEqual({ ok: true, id: idem });
  expect(await placeOrder(deps, actor, { ...asked({ note: "Gate 2" }), idem })).toEqual({
    ...{ ok: false, error: "sent" },
  });
  const key = uuid();
  expect(await addMachine(deps, actor, { ...DIGGER, idem: key })).toEqual({ ok: true });
  expect(await addMachine(deps, actor, { ...DIGGER, idem: key, levelOn: "2026-03-09" })).toEqual({
    ok: true,
  });
  expect(await addMachine(deps, actor, { ...TRUCK, idem: key })).toEqual({ ok: false, error: "sent" });
  const twice = { machineId: digger, fuel: "dyed" as const, tenths: 10 };
  expect(await placeOrder(deps, actor, { ...asked({ lines: [twice, twice] }), idem: uuid() })).toEqual({
    ...{ ok: false, error: "machines" },
  });
});

test("to a stranger a machine and a supplier are not there", async () => {
  const { deps, actor, digger, supplierId } = await yard();
  expect(await readLevel(deps, fresh(), { id: digger, version: 1, tenths: 1, on: "2026-03-02" })).toEqual({
    ok: false,
    error: "gone",
  });
  expect(await removeMachine(deps, fresh(), digger)).toEqual({ ok: true });
  expect(await removeSupplier(deps, fresh(), supplierId)).toEqual({ ok: true });
  const { machines, suppliers } = await readFuel(db, actor);
  expect([machines.length, suppliers.length]).toEqual([2, 1]);
});

test("orders that are over leave room for others", async () => {
  const { clock, deps, actor, asked } = await yard();
  const fill = (count: number, state: string) =>
    db.run(sql`insert into fuel_orders (id, workspace_id, supplier, least_tenths, fee_cents, site_name, site_zone,
        deliver_on, hours, weekly, state, state_since, created_at)
      select lower(hex(randomblob(16))), ${actor.workspace}, 'x', 0, 0, 'x', 'America/Chicago', '2026-03-02', '', 0,
        ${state}, ${clock.now().toISOString()}, ${clock.now().toISOString()}
      from json_each(${JSON.stringify(Array.from({ length: count }, () => 1))})`);
  await fill(600, "reconciled");
  expect(await placeOrder(deps, actor, { ...asked(), idem: uuid() })).toMatchObject({ ok: true });
  await fill(499, "delivered");
  expect(await placeOrder(deps, actor, { ...asked(), idem: uuid() })).toEqual({ ok: false, error: "full" });
});
