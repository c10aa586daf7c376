import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Holder, inOwn, listAudit, makeLink, type Person } from "~/engines/trust/trust.server.ts";
import { dayFacts } from "~/features/projects/projects/day-facts.server.ts";
import { readNeeds } from "~/services/needs.ts";
import { materialOrders, materialQuotes, materialSlots } from "~db/schema/material-express.ts";
import { projects } from "~db/schema/projects.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, DAY, freshGuest } from "../../../../tests/factories.ts";
import { catalogue, skuOf } from "./catalogue.server.ts";
import type { MaterialLine } from "./material.ts";
import {
  createList,
  moveOrder,
  receiveOrder,
  removeOrder,
  requestOrder,
  saveBill,
  saveLines,
  saveWhere,
} from "./material-express.commands.server.ts";
import contribution from "./material-express.contributes.server.ts";
import { MATERIAL_ORDER, MATERIAL_QUOTE } from "./material-express.limits.ts";
import { deliveriesOfDay, expressNeeds } from "./material-express.needs.server.ts";
import { readHeldOrder, readHeldQuote, readOrder, readOrders } from "./material-express.queries.server.ts";
import { heldOrderView, orderView } from "./material-express.view.server.ts";
import { materialOrder } from "./material-order.process.ts";
import { answerQuote, askQuote, takeOffers } from "./material-quotes.commands.server.ts";
import { lineOfSku } from "./read-lines.server.ts";
import { supplierRecords } from "./supplier-records.ts";

const db = testDatabase();
const key = () => crypto.randomUUID() as string;
const fresh = (): Person => inOwn(freshGuest());
// A Monday morning at the site.
const START = "2026-03-02T15:00:00.000Z";

const line = (id: string, more: Partial<MaterialLine> = {}): MaterialLine => ({
  ...{ id, sku: "", text: id, unit: "ea", need: 10_00, pack: 1_00, cents: 500, lb: 10, cuft: 1 },
  ...more,
});

function place(actor: Person = fresh()) {
  const clock = createClock(START);
  const deps = { db, now: clock.now };
  const begun = async (
    lines: readonly MaterialLine[] = [line("l1"), line("l2")],
    supplier = "Sample yard",
  ) => {
    const made = await createList(deps, actor, {
      ...{ idem: key(), topic: "Framing", siteName: "Ridge", zone: "America/Chicago", lines },
      from: { yard: "", supplier, gate: "B", unload: "hand", maxTons: 0, miles: 5 },
    });
    if (!made.ok) throw new Error(made.error);
    return made.id;
  };
  const asked = (id: string, more: object = {}) =>
    requestOrder(deps, actor, {
      ...{ id, version: 1, idem: key(), deliverOn: "2026-03-05", window: "07", ...more },
    });
  const read = async (id: string) => {
    const found = await readOrder(db, actor, id, { now: clock.now(), language: "en", firms: [] });
    if (!found) throw new Error("gone");
    return found;
  };
  const press = async (id: string, transition: string, note = "") =>
    moveOrder(deps, actor, {
      ...{ record: id, transition, idem: key(), note, version: (await read(id)).order.version },
    });
  const contributions = { firmsNotCleared: [] };
  const context = { ...deps, language: "en", formKey: key, contributions } as never;
  return { clock, deps, actor, begun, asked, read, press, context };
}

async function holderOf(actor: Person, type: string, id: string, now: () => Date): Promise<Holder> {
  const passwords = { hash: async (text: string) => text, verify: async () => true };
  const trust = { db, now, secret: "s".repeat(32), passwords, contributions: { links: contribution.links } };
  const made = await makeLink(trust, actor, {
    ...{ idem: key(), workspace: actor.workspace, subject: { type, id }, name: "Sample yard" },
    ...{ verbs: ["answer" as const], kind: "person" as const, days: 30, asksName: true },
  });
  if (!made.ok) throw new Error(made.error);
  return { kind: "holder", link: made.id, now: now() };
}

test("a list that is sent three times at once is there once, and for its workspace alone", async () => {
  const { deps, actor } = place();
  const list = {
    ...{ idem: key(), topic: "Deck", siteName: "Ridge", zone: "America/Chicago" },
    lines: [line("l1")],
  };
  const made = await Promise.all([1, 2, 3].map(() => createList(deps, actor, list)));
  expect(new Set(made.map((one) => one.ok && one.id)).size).toBe(1);
  expect((await readOrders(db, actor))?.orders).toHaveLength(1);
  const id = made[0]?.ok ? made[0].id : "";
  expect(await readOrder(db, fresh(), id, { now: deps.now(), language: "en", firms: [] })).toBeUndefined();
  // To a stranger it is not there, and to take away what is not there is no failure.
  expect(await removeOrder(deps, fresh(), { id })).toEqual({ ok: true });
  expect((await readOrders(db, actor))?.orders).toHaveLength(1);
  expect(await removeOrder(deps, actor, { id })).toEqual({ ok: true });
});

test("of many who race for the last place at a gate one gets it, and the same form takes one place", async () => {
  const { asked, begun, read } = place();
  const first = await begun();
  const form = { idem: key() };
  expect(await Promise.all([1, 2, 3].map(() => asked(first, form)))).toEqual(
    [1, 2, 3].map(() => ({ ok: true })),
  );
  expect(await db.select().from(materialSlots).where(eq(materialSlots.orderId, first))).toHaveLength(1);
  expect(await asked(first, { ...form, deliverOn: "2026-03-06" })).toEqual({ ok: false, error: "stale" });
  const racing = await Promise.all(Array.from({ length: 12 }, () => begun()));
  const results = await Promise.all(racing.map((id) => asked(id)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.filter((one) => !one.ok && one.error === "slotFull")).toHaveLength(11);
  const states = await Promise.all(racing.map(async (id) => (await read(id)).order.state));
  expect(states.filter((state) => state === "requested")).toHaveLength(1);
  // Another window and another gate are free.
  const [loser = ""] = racing.filter((_, n) => states[n] === "draft");
  expect(await asked(loser, { window: "10" })).toEqual({ ok: true });
});

test("a load of many trips takes the whole window, and gives it back when it is called off", async () => {
  const { asked, begun, press } = place();
  const heavy = await begun([line("l1", { need: 500_00, lb: 100 })]);
  expect(await asked(heavy)).toEqual({ ok: true });
  const other = await begun();
  expect(await asked(other)).toEqual({ ok: false, error: "slotFull" });
  expect(await press(heavy, "change")).toMatchObject({ ok: true });
  expect(await asked(other)).toEqual({ ok: true });
});

test("an order is fixed at four in the afternoon before, at the site", async () => {
  const { asked, begun, clock, press, read } = place();
  const id = await begun();
  expect(await asked(id, { deliverOn: "2026-03-02" })).toEqual({ ok: false, error: "slotPast" });
  expect(await asked(id, { deliverOn: "2026-09-01" })).toEqual({ ok: false, error: "slotFar" });
  expect(await asked(id)).toEqual({ ok: true });
  expect((await read(id)).order.cutoffAt).toBe("2026-03-04T22:00:00.000Z");
  clock.advance(3 * DAY);
  expect(await press(id, "cancel")).toMatchObject({ ok: false, error: "blocked" });
  expect(await press(id, "change")).toMatchObject({ ok: false, error: "blocked" });
});

test("what lacks lines, a supplier, a truck or a near yard is not ordered", async () => {
  const { actor, asked, begun, deps } = place();
  expect(await asked(await begun([]))).toEqual({ ok: false, error: "noLines" });
  expect(await asked(await begun([line("l1")], ""))).toEqual({ ok: false, error: "noSupplier" });
  const id = await begun();
  const where = {
    ...{ id, version: 1, topic: "Framing", siteName: "Ridge", project: "", task: "", yard: "" },
    ...{ supplier: "Yard", gate: "", unload: "crane" as const, maxTons: 5, miles: 5, note: "" },
  };
  expect(await saveWhere(deps, actor, where)).toEqual({ ok: true });
  expect(await asked(id, { version: 2 })).toEqual({ ok: false, error: "noTruck" });
  expect(await saveWhere(deps, actor, { ...where, version: 2, maxTons: 0, miles: 101 })).toEqual({
    ok: true,
  });
  expect(await asked(id, { version: 3 })).toEqual({ ok: false, error: "tooFar" });
});

test("of two changes of one version one holds, and nothing changes what was ordered", async () => {
  const { actor, asked, begun, deps } = place();
  const id = await begun();
  const save = (version: number, who = actor) => saveLines(deps, who, { id, version, lines: [line("l1")] });
  const both = await Promise.all([save(1), save(1)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both).toContainEqual({ ok: false, error: "stale" });
  expect(await save(2, fresh())).toEqual({ ok: false, error: "gone" });
  expect(await asked(id, { version: 1 })).toEqual({ ok: false, error: "stale" });
  expect(await asked(id, { version: 2 })).toEqual({ ok: true });
  expect(await save(3)).toEqual({ ok: false, error: "fixed" });
});

test("a supplier moves an order by link from confirmed to delivered, and sees no list that is not ordered", async () => {
  const { actor, asked, begun, clock, deps, press, read } = place((await createMember(db)).actor);
  const id = await begun();
  const holder = await holderOf(actor, MATERIAL_ORDER, id, clock.now);
  const held = () =>
    heldOrderView({ db, now: clock.now, formKey: key }, {
      ...{ holder, name: "", link: { subject: { id }, asksName: true } },
    } as never);
  expect(await held()).toMatchObject({ isDraft: true, order: { lines: [], goodsCents: 0, note: "" } });
  expect(await asked(id)).toEqual({ ok: true });
  const step = async (transition: string, note = "") =>
    moveOrder(deps, holder, {
      ...{ record: id, transition, idem: key(), note, printedName: "Driver 1", ticket: "T-7" },
      version: (await read(id)).order.version,
    });
  expect((await held())?.order.lines).toHaveLength(2);
  expect(await step("cancel")).toMatchObject({ ok: false });
  expect(await step("decline")).toMatchObject({ ok: false, error: "note-missing" });
  for (const transition of ["confirm", "load", "send", "deliver"])
    expect(await step(transition)).toMatchObject({ ok: true });
  expect((await read(id)).order).toMatchObject({ state: "delivered", ticket: "T-7" });
  expect(await step("accept")).toMatchObject({ ok: false });
  expect(await press(id, "accept")).toMatchObject({ ok: false, error: "blocked" });
});

test("a supplier who cannot bring it gives the place back and says why", async () => {
  const { actor, asked, begun, clock, deps, read } = place((await createMember(db)).actor);
  const id = await begun();
  await asked(id);
  const holder = await holderOf(actor, MATERIAL_ORDER, id, clock.now);
  const version = (await read(id)).order.version;
  const decline = { record: id, transition: "decline", idem: key(), note: "No boom truck", version };
  expect(await moveOrder(deps, holder, decline)).toMatchObject({ ok: true });
  expect((await read(id)).order).toMatchObject({ state: "draft", deliverOn: null, cutoffAt: null });
  expect(await db.select().from(materialSlots).where(eq(materialSlots.orderId, id))).toHaveLength(0);
});

test("what is short or broken stays open until it is settled, and a bill is kept beside it", async () => {
  const { actor, asked, begun, clock, deps, press, read } = place();
  const id = await begun();
  await asked(id);
  expect(await press(id, "record")).toMatchObject({ ok: true });
  expect(await press(id, "arrived")).toMatchObject({ ok: true });
  const received = (good: number, broken = 0) => ({
    ...{ printedName: "Foreman 1", drawn: "", note: "" },
    lines: { l1: { good, broken }, l2: { good: 10_00, broken: 0 } },
  });
  const { version } = (await read(id)).order;
  const form = { id, version, idem: key(), received: received(8_00) };
  expect(await Promise.all([1, 2].map(() => receiveOrder(deps, actor, form)))).toEqual(
    [1, 2].map(() => ({ ok: true, outcome: "findShort" })),
  );
  const needs = () =>
    readNeeds(db, [expressNeeds], {
      ...{ day: "2026-03-02", language: "en" as const },
      of: (column, isSample) => sql`${column} = ${actor.workspace} and not ${isSample}`,
    });
  expect(await needs()).toMatchObject([{ id, label: "Settle a short delivery" }]);
  expect((await read(id)).order).toMatchObject({
    state: "short",
    received: { at: clock.now().toISOString() },
  });
  const bill = { id, version: version + 1, billed: { l1: { qty: 10_00, cents: 500 } } };
  expect(await saveBill(deps, actor, bill)).toEqual({ ok: true });
  expect(await press(id, "settle")).toMatchObject({ ok: false, error: "note-missing" });
  expect(await press(id, "settle", "Credit note")).toMatchObject({ ok: true });
  expect(await needs()).toEqual([]);
});

test("suppliers answer by link line by line, once, and the list is parted among the cheapest in one batch", async () => {
  const { actor, begun, clock, deps, read } = place((await createMember(db)).actor);
  const id = await begun(undefined, "");
  const ask = async (supplier: string) => {
    const asked = await askQuote(deps, actor, { order: id, idem: key(), supplier, answerBy: null });
    if (!asked.ok) throw new Error(asked.error);
    return asked.id;
  };
  const one = await ask("Yard 1");
  clock.advance(DAY);
  const two = await ask("Yard 2");
  const says = (l1: number, l2: number) => ({
    l1: { cents: l1, leadDays: 2, substitute: "" },
    l2: { cents: l2, leadDays: 2, substitute: "" },
  });
  const answer = async (quote: string, answers: ReturnType<typeof says>) => {
    const holder = await holderOf(actor, MATERIAL_QUOTE, quote, clock.now);
    expect(await readHeldQuote(db, holder, quote, clock.now())).toMatchObject({ state: "asked" });
    return answerQuote(deps, holder, {
      ...{ id: quote, version: 1, idem: key(), answers, feeCents: 1_000, printedName: "Clerk 2" },
    });
  };
  expect(await answer(one, says(400, 600))).toEqual({ ok: true });
  expect(await answer(two, says(500, 450))).toEqual({ ok: true });
  expect(
    await answerQuote(deps, actor, {
      ...{ id: one, version: 2, idem: key(), answers: says(1, 1), feeCents: 0, printedName: "X" },
    }),
  ).toMatchObject({ ok: false });
  const take = { id, version: 1, idem: key(), quote: "split" };
  expect(await Promise.all([1, 2].map(() => takeOffers(deps, actor, take)))).toEqual(
    [1, 2].map(() => ({ ok: true, drafts: 1 })),
  );
  const orders = (await readOrders(db, actor))?.orders ?? [];
  expect(orders.map(({ supplier }) => supplier).sort()).toEqual(["Yard 1", "Yard 2"]);
  expect((await read(id)).order).toMatchObject({ supplier: "Yard 1", goodsCents: 4_000 });
  expect(await takeOffers(deps, actor, { ...take, idem: key() })).toMatchObject({
    ok: false,
    error: "stale",
  });
  expect(await db.select().from(materialQuotes).where(eq(materialQuotes.orderId, id))).toHaveLength(2);
});

test("the sample catalogue has 120 pieces of five yards, each with a weight, a pack and a price", () => {
  expect(catalogue()).toHaveLength(120);
  expect(new Set(catalogue().map(({ code }) => code)).size).toBe(120);
  expect(new Set(catalogue().map(({ yard }) => yard)).size).toBe(5);
  expect(catalogue().every(({ lb, cuft, pack, cents }) => lb > 0 && cuft > 0 && pack > 0 && cents > 0)).toBe(
    true,
  );
  const sku = skuOf("cmu-3");
  expect(sku && lineOfSku(sku, 455_00, "en", "l1")).toMatchObject({
    pack: 10_00,
    need: 455_00,
    sku: "CMU-3",
  });
});

test("the samples are one order in every state, with two answers of suppliers", async () => {
  const actor = fresh();
  const now = new Date(START);
  await db.batch(contribution.samples(db, { workspace: actor.workspace, language: "he", now }) as never);
  const rows = await db.select().from(materialOrders).where(eq(materialOrders.workspace, actor.workspace));
  expect(rows.map(({ state }) => state).sort()).toEqual([...materialOrder.states].sort());
  expect(rows.every(({ sample }) => sample)).toBe(true);
  expect(
    await db.select().from(materialQuotes).where(eq(materialQuotes.workspace, actor.workspace)),
  ).toHaveLength(2);
});

test("the daily log of a job has what was signed for on its day, and of no other job or day", async () => {
  const { actor, begun, clock } = place();
  const at = clock.now().toISOString();
  const [job = "", other = ""] = [key(), key()];
  for (const id of [job, other])
    await db.insert(projects).values({
      ...{ id, name: "Sample house", workspace: actor.workspace, siteZone: "America/Chicago" },
      ...{ state: "planning", stateSince: at, createdAt: at },
    });
  const received = { lines: {}, printedName: "Foreman 1", drawn: "", note: "Two lack", at };
  for (const projectId of [job, other])
    await db
      .update(materialOrders)
      .set({ projectId, received, state: "short" })
      .where(eq(materialOrders.id, await begun()));
  const log = (day: string) =>
    dayFacts(
      { db, language: "en", contributions: { dayFacts: [deliveriesOfDay] } },
      { workspace: actor.workspace, job, day, zone: "America/Chicago", sample: false },
    );
  expect(await log("2026-03-02")).toMatchObject([
    { kind: "received", name: "Framing (Sample yard): short. Two lack" },
  ]);
  expect(await log("2026-03-03")).toEqual([]);
});

const WHERE = {
  ...{ topic: "Framing", siteName: "Ridge", project: "", task: "", yard: "", gate: "B" },
  ...{ unload: "hand" as const, maxTons: 0, miles: 5, note: "" },
};

/** A request for prices that a supplier answered: so much for each line, and for the delivery. */
async function offer(
  { actor, deps, clock }: Pick<ReturnType<typeof place>, "actor" | "deps" | "clock">,
  order: string,
  {
    supplier,
    cents,
    feeCents,
    substitute = "",
  }: Record<"cents" | "feeCents", number> & {
    supplier: string;
    substitute?: string;
  },
) {
  const asked = await askQuote(deps, actor, { order, idem: key(), supplier, answerBy: null });
  if (!asked.ok) throw new Error(asked.error);
  const holder = await holderOf(actor, MATERIAL_QUOTE, asked.id, clock.now);
  const answer = { cents, leadDays: 1, substitute };
  const said = await answerQuote(deps, holder, {
    ...{ id: asked.id, version: 1, idem: key(), answers: { l1: answer, l2: answer } },
    ...{ feeCents, printedName: "Clerk 2" },
  });
  expect(said).toEqual({ ok: true });
  clock.advance(1_000);
  return asked.id;
}

test("the link of a supplier ends when another one is named, and stands when the same one is saved again", async () => {
  const { actor, asked, begun, clock, deps, press, read } = place((await createMember(db)).actor);
  const id = await begun();
  await asked(id);
  const holder = await holderOf(actor, MATERIAL_ORDER, id, clock.now);
  const held = () => readHeldOrder(db, holder, id, clock.now());
  expect(await press(id, "change")).toMatchObject({ ok: true });
  const saved = async (supplier: string) =>
    saveWhere(deps, actor, { ...WHERE, id, supplier, version: (await read(id)).order.version });
  expect(await saved("Sample yard")).toEqual({ ok: true });
  expect(await held()).toMatchObject({ supplier: "Sample yard" });
  expect(await saveWhere(deps, actor, { ...WHERE, id, supplier: "Other yard", version: 1 })).toMatchObject({
    error: "stale",
  });
  expect(await held()).toBeDefined();
  expect(await saved("Other yard")).toEqual({ ok: true });
  expect(await held()).toBeUndefined();
  const log = await listAudit(db, actor.workspace);
  expect(log[0]).toMatchObject({ act: "link.revoked", subject: `${MATERIAL_ORDER}:${id}` });
  const step = { record: id, transition: "confirm", idem: key(), note: "" };
  await asked(id, { version: (await read(id)).order.version });
  expect(await moveOrder(deps, holder, { ...step, version: (await read(id)).order.version })).toMatchObject({
    ok: false,
  });
});

test("the link of a supplier ends when the prices of another one are taken, whose fee is that of the order", async () => {
  const here = place((await createMember(db)).actor);
  const { actor, asked, begun, clock, deps, read } = here;
  const id = await begun();
  const holder = await holderOf(actor, MATERIAL_ORDER, id, clock.now);
  const quote = await offer(here, id, { supplier: "Yard 1", cents: 400, feeCents: 30_000 });
  expect(await takeOffers(deps, actor, { id, version: 1, idem: key(), quote })).toMatchObject({ ok: true });
  expect(await readHeldOrder(db, holder, id, clock.now())).toBeUndefined();
  expect(await orderView(here.context, actor as never, id, new URLSearchParams())).toMatchObject({
    fee: 30_000,
  });
  expect(await asked(id, { version: 2 })).toEqual({ ok: true });
  expect((await read(id)).order).toMatchObject({ feeCents: 30_000, supplier: "Yard 1" });
  await here.press(id, "change");
  const { version } = (await read(id)).order;
  expect(await saveWhere(deps, actor, { ...WHERE, id, supplier: "Yard 2", version })).toEqual({ ok: true });
  expect(await asked(id, { version: version + 1 })).toEqual({ ok: true });
  // Nobody quoted a fee for this one: our own band counts again.
  expect((await read(id)).order).toMatchObject({ feeCents: 7_500, supplier: "Yard 2" });
});

test("a substitute is that of the supplier whose prices were taken last, and of nobody else", async () => {
  const here = place((await createMember(db)).actor);
  const { actor, begun, deps, read } = here;
  const id = await begun([line("l1", { text: "Studs" }), line("l2", { text: "Plates" })], "");
  const [one, two] = [
    await offer(here, id, { supplier: "Yard 1", cents: 400, feeCents: 0, substitute: "Fir" }),
    await offer(here, id, { supplier: "Yard 2", cents: 500, feeCents: 0 }),
  ];
  const take = async (quote: string) => {
    const { version } = (await read(id)).order;
    expect(await takeOffers(deps, actor, { id, version, idem: key(), quote })).toMatchObject({ ok: true });
    return (await orderView(here.context, actor as never, id, new URLSearchParams()))?.order.lines[0];
  };
  expect(await take(one)).toMatchObject({ text: "Studs → Fir", cents: 400 });
  expect(await take(one)).toMatchObject({ text: "Studs → Fir" });
  expect(await take(two)).toMatchObject({ text: "Studs", cents: 500 });
  expect(await take(one)).toMatchObject({ text: "Studs → Fir" });
  const { version } = (await read(id)).order;
  await saveWhere(deps, actor, { ...WHERE, id, supplier: "Yard 3", version });
  expect(
    (await orderView(here.context, actor as never, id, new URLSearchParams()))?.order.lines,
  ).toMatchObject([{ text: "Studs", cents: 400 }, { text: "Plates" }]);
});

test("an order that nobody answers is ended with its reason after the cutoff, too, and its place is free", async () => {
  const { asked, begun, clock, press, read } = place();
  const id = await begun();
  await asked(id);
  clock.advance(3 * DAY);
  expect(await press(id, "cancel")).toMatchObject({ ok: false, error: "blocked" });
  expect(await press(id, "notComing")).toMatchObject({ ok: false, error: "note-missing" });
  expect(await press(id, "notComing", "Said so by phone")).toMatchObject({ ok: true });
  expect((await read(id)).order.state).toBe("cancelled");
  expect(await db.select().from(materialSlots).where(eq(materialSlots.orderId, id))).toHaveLength(0);
});

test("orders that are over leave room for others, and a year has an end", async () => {
  const { actor, begun, clock, deps } = place();
  const fill = (count: number, state: string, createdAt: string) =>
    db.run(sql`insert into material_orders (id, workspace_id, topic, site_zone, lines, state, state_since, created_at)
      select lower(hex(randomblob(16))), ${actor.workspace}, 'x', 'America/Chicago', '[]', ${state}, ${createdAt},
        ${createdAt} from json_each(${JSON.stringify(Array.from({ length: count }, () => 1))})`);
  const list = () => ({
    ...{ idem: key(), topic: "Deck", siteName: "Ridge", zone: "America/Chicago", lines: [line("l1")] },
  });
  await fill(500, "accepted", clock.now().toISOString());
  expect(await begun()).toBeTruthy();
  await fill(499, "short", "2020-01-01T00:00:00.000Z");
  expect(await createList(deps, actor, list())).toEqual({ ok: false, error: "full" });
  await db.update(materialOrders).set({ state: "cancelled" }).where(eq(materialOrders.state, "short"));
  expect(await createList(deps, actor, list())).toMatchObject({ ok: true });
  await fill(1_500, "cancelled", clock.now().toISOString());
  expect(await createList(deps, actor, list())).toEqual({ ok: false, error: "full" });
  clock.advance(366 * DAY);
  expect(await createList(deps, actor, list())).toMatchObject({ ok: true });
});

test("a supplier is late by the truck, not by the day on which somebody signed", async () => {
  const { actor, asked, begun, clock, deps, press, read } = place();
  const id = await begun();
  await asked(id);
  await press(id, "record");
  clock.advance(3 * DAY);
  await press(id, "arrived");
  clock.advance(3 * DAY);
  const received = {
    ...{ printedName: "Foreman 1", drawn: "", note: "" },
    lines: { l1: { good: 10_00, broken: 0 }, l2: { good: 10_00, broken: 0 } },
  };
  const { version } = (await read(id)).order;
  expect(await receiveOrder(deps, actor, { id, version, idem: key(), received })).toMatchObject({ ok: true });
  expect(supplierRecords((await readOrders(db, actor))?.signed ?? [])).toMatchObject([{ late: 0 }]);
});
