import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { readChain } from "~/engines/chain/chain.server.ts";
import { settle } from "~/engines/process/process.server.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { quoteRequests } from "~db/schema/business.ts";
import { crmCompanies, crmContacts, dealActivities, deals } from "~db/schema/deals.ts";
import { workspaceMembers, workspaces } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, DAY, freshGuest } from "../../../../tests/factories.ts";
import { editContact, importPeople, mergeContacts, removeContact } from "./contacts.commands.server.ts";
import type { NewDeal } from "./crm.schemas.ts";
import { boardView, contactView, dealView, newDealView, reportView } from "./crm.view.server.ts";
import bound from "./deal.process.server.ts";
import type { DealMove } from "./deal.process.ts";
import { addDeal, editDeal, logActivity, moveDeal, saveNorms, takeDeal } from "./deals.commands.server.ts";
import { readKnownOf } from "./known.queries.server.ts";

const db = testDatabase();
const clock = createClock();
const { now } = clock;
const deps = { db, now };
const key = () => crypto.randomUUID() as string;
const fresh = (): Person => inOwn(freshGuest());
const context = {
  db,
  now,
  language: "en" as const,
  formKey: key,
  contributions: joinedContributions,
} as never;
const today = () => now().toISOString().slice(0, 10);
const inDays = (days: number) => new Date(now().getTime() + days * DAY).toISOString().slice(0, 10);
const at = () => ({ day: today() });

const TYPED: NewDeal = {
  ...{ idem: "", contact: "", name: "Homeowner 1", phone: "(512) 555-0101", email: "", company: "" },
  ...{ title: "Deck", source: "referral", jobType: "deck", value: 1_000_000, chance: null, place: "Ridge" },
  ...{ note: "", expectedOn: null, nextAction: "Call", nextOn: "2026-03-02" },
};

async function adding(actor: Person, more: Partial<NewDeal> = {}) {
  const made = await addDeal(deps, actor, { ...TYPED, idem: key(), anyway: true, ...more });
  if (!made.ok) throw new Error(made.error);
  return made.id;
}

async function rowOf(id: string) {
  const [row] = await db.select().from(deals).where(eq(deals.id, id));
  if (!row) throw new Error("it is there");
  return row;
}

const SIDES = { name: "one", phone: "one", email: "one", company: "one", place: "one" } as const;
const MOVE = { note: "", nextAction: "Call", lostReason: "", wakeOn: null };
async function moving(actor: Person, id: string, transition: DealMove, more: object = {}) {
  const { version } = await rowOf(id);
  const given = { ...MOVE, id, transition, version, idem: key(), nextOn: today(), day: today(), ...more };
  const moved = await moveDeal(deps, actor, given);
  return moved.ok ? moved.state : "lacks" in moved ? moved.lacks : moved.error;
}

test("two fields make somebody and a deal; the same form sent again is the same deal", async () => {
  const actor = fresh();
  const form = { ...TYPED, idem: key() };
  const made = await Promise.all([1, 2, 3].map(() => addDeal(deps, actor, { ...form, anyway: false })));
  expect(new Set(made.map((one) => one.ok && one.id)).size).toBe(1);
  const people = await db.select().from(crmContacts).where(eq(crmContacts.workspace, actor.workspace));
  expect(people.map(({ name, phoneKey }) => [name, phoneKey])).toEqual([["Homeowner 1", "5125550101"]]);
});

test("a number or an address that is known is warned of in any spelling, and added anyway by another press", async () => {
  const actor = fresh();
  await adding(actor, { email: "client@example.com" });
  const form = { ...TYPED, idem: key(), name: "Homeowner 2", phone: "+1 512 555 0101" };
  const warned = await addDeal(deps, actor, { ...form, anyway: false });
  expect(warned).toMatchObject({ ok: false, error: "known", known: [{ name: "Homeowner 1" }] });
  const mail = { ...form, phone: "", email: "client@example.com" };
  expect(await addDeal(deps, actor, { ...mail, anyway: false })).toMatchObject({ error: "known" });
  expect(await addDeal(deps, actor, { ...form, anyway: true })).toMatchObject({ ok: true });
  // Nobody else's list is asked.
  expect(await addDeal(deps, fresh(), { ...form, anyway: false })).toMatchObject({ ok: true });
});

test("of two at once with one number the second is warned", async () => {
  const actor = fresh();
  const made = await Promise.all(
    [1, 2, 3, 4].map((n) =>
      addDeal(deps, actor, { ...TYPED, idem: key(), name: `Homeowner ${n}`, anyway: false }),
    ),
  );
  expect(made.filter(({ ok }) => ok)).toHaveLength(1);
});

test("no stage is left without a next action and a day that is not over", async () => {
  const actor = fresh();
  const id = await adding(actor);
  expect(await moving(actor, id, "qualify", { nextAction: "", nextOn: null })).toEqual({
    nextAction: "errors.nextAction",
    nextOn: "errors.nextOn",
  });
  expect(await moving(actor, id, "qualify", { nextOn: "2026-03-01" })).toEqual({ nextOn: "errors.nextPast" });
  expect((await rowOf(id)).state).toBe("new");
  expect(await moving(actor, id, "qualify", { nextAction: "Visit", nextOn: inDays(2) })).toBe("qualified");
  expect(await rowOf(id)).toMatchObject({ nextAction: "Visit", nextOn: inDays(2) });
});

test("the table itself keeps no deal without a next action", async () => {
  const actor = fresh();
  const id = await adding(actor);
  for (const bare of [{ nextAction: " " }, { nextOn: "" }])
    await expect(db.update(deals).set(bare).where(eq(deals.id, id))).rejects.toThrow();
});

test("a deal that is lost says why, and is opened again with a next action", async () => {
  const actor = fresh();
  const id = await adding(actor);
  expect(await moving(actor, id, "lose")).toEqual({ lostReason: "errors.lostReason" });
  expect(await moving(actor, id, "lose", { lostReason: "price" })).toBe("lost");
  expect(await rowOf(id)).toMatchObject({ lostReason: "price", closedAt: now().toISOString() });
  expect(await moving(actor, id, "reopen", { nextAction: "" })).toEqual({ nextAction: "errors.nextAction" });
  expect(await moving(actor, id, "reopen")).toBe("qualified");
  expect(await rowOf(id)).toMatchObject({ lostReason: "", closedAt: null });
});

test("what sleeps wakes by itself on its day, with something to do then", async () => {
  const own = createClock();
  const actor = fresh();
  const id = await adding(actor);
  expect(await moving(actor, id, "sleep", { wakeOn: today() })).toEqual({ wakeOn: "errors.wakeOn" });
  expect(await moving(actor, id, "sleep", { wakeOn: "2026-03-20" })).toBe("dormant");
  own.advance(17 * DAY);
  await settle({ db, now: own.now }, bound, { record: id });
  expect((await rowOf(id)).state).toBe("dormant");
  own.advance(DAY);
  const view = await dealView({ ...(context as object), now: own.now } as never, actor, id, {
    day: "2026-03-20",
  });
  expect([view?.deal.state, view?.deal.nextOn, view?.deal.wakesAt]).toEqual([
    "qualified",
    "2026-03-20",
    null,
  ]);
});

test("only whoever keeps a deal moves it; a colleague takes it over first, and a viewer never", async () => {
  const [owner, mate, viewer] = [await createMember(db), await createMember(db), await createMember(db)];
  const workspace = `workspace:${key()}` as Person["workspace"];
  await db
    .insert(workspaces)
    .values({ id: workspace, name: "Ridge", createdAt: now().toISOString() } as never);
  for (const [{ id }, role] of [
    [owner, "owner"],
    [mate, "member"],
    [viewer, "viewer"],
  ] as const)
    await db.insert(workspaceMembers).values({ workspace, userId: id, role, joinedAt: now().toISOString() });
  const of = (one: typeof owner) => ({ ...one.actor, workspace }) as Person;
  const id = await adding(of(owner));
  expect(await moving(of(mate), id, "qualify")).toBe("not-allowed");
  const { version } = await rowOf(id);
  expect(await takeDeal(deps, of(viewer), { id, version })).toEqual({ ok: false, error: "not-allowed" });
  expect(await takeDeal(deps, of(mate), { id, version })).toEqual({ ok: true });
  expect(await moving(of(mate), id, "qualify")).toBe("qualified");
  expect(await moving(of(owner), id, "visit")).toBe("not-allowed");
});

test("an activity suggests the next day by its stage and kind, and keeps what was typed", async () => {
  const actor = fresh();
  const id = await adding(actor);
  const log = { id, day: today(), kind: "call" as const, note: "Wants cedar", nextAction: "", nextOn: null };
  const form = { ...log, idem: key() };
  for (const one of [form, form]) expect(await logActivity(deps, actor, one)).toEqual({ ok: true });
  expect(await rowOf(id)).toMatchObject({
    nextAction: "Call",
    nextOn: inDays(1),
    answeredAt: now().toISOString(),
  });
  const typed = { ...log, idem: key(), nextAction: "Measure", nextOn: inDays(4) };
  expect(await logActivity(deps, actor, typed)).toEqual({ ok: true });
  expect(await rowOf(id)).toMatchObject({ nextAction: "Measure", nextOn: inDays(4) });
  expect(await logActivity(deps, actor, { ...log, idem: key(), nextOn: "2026-01-01" })).toMatchObject({
    lacks: { nextOn: "errors.nextPast" },
  });
  expect(await logActivity(deps, fresh(), { ...log, idem: key() })).toEqual({ ok: false, error: "gone" });
  const rows = await db.select().from(dealActivities).where(eq(dealActivities.dealId, id));
  expect(rows).toHaveLength(2);
});

test("due, overdue and stale are counted by the day and the norm of the stage, which a workspace may set", async () => {
  const actor = fresh();
  const id = await adding(actor, { nextOn: "2026-03-01" });
  await adding(actor, { nextOn: inDays(3) });
  const longAgo = new Date(now().getTime() - 3 * DAY).toISOString();
  await db.update(deals).set({ lastActivityAt: longAgo }).where(eq(deals.id, id));
  const asked = { view: "today" as const, q: "", after: "" };
  const view = await boardView(context, actor, asked, at());
  expect(view.figures).toEqual({ due: 1, overdue: 1, stale: 1 });
  expect(view.list.map((row) => [row.id, row.late, row.stale])).toEqual([[id, 1, true]]);
  expect(view.pipeline).toHaveLength(7);
  const board = await boardView(context, actor, { ...asked, view: "board" }, at());
  expect(board.board[0]?.cards.map(({ id: card }) => card)).toContain(id);
  const norms = { days: 5, chance: 50 };
  const all = Object.fromEntries(
    ["new", "qualified", "visit", "estimating", "sent", "negotiation"].flatMap((stage) => [
      [`days_${stage}`, norms.days],
      [`chance_${stage}`, norms.chance],
    ]),
  );
  expect(await saveNorms(deps, actor, { version: 0, ...all } as never)).toEqual({ ok: true });
  expect(await saveNorms(deps, actor, { version: 0, ...all } as never)).toEqual({
    ok: false,
    error: "stale",
  });
  expect((await boardView(context, actor, asked, at())).figures.stale).toBe(0);
  // Both at ten thousand dollars, by the chance that the workspace has set.
  const report = await reportView(context, actor);
  expect(report.forecast).toMatchObject([{ month: "", n: 2, cents: 2_000_000, weighted: 1_000_000 }]);
});

test("the report has the forecast by month, medians, win rates with their number, and why deals are lost", async () => {
  const actor = fresh();
  const made = [];
  for (let n = 0; n < 6; n++)
    made.push(
      await adding(actor, { source: n < 3 ? "referral" : "ad", expectedOn: "2026-04-10", chance: 50 }),
    );
  const [one = "", two = "", three = "", four = ""] = made;
  for (const id of [one, two, three]) await moving(actor, id, "qualify");
  expect(await moving(actor, one, "win")).toBe("won");
  expect(await moving(actor, two, "win")).toBe("won");
  expect(await moving(actor, three, "lose", { lostReason: "price" })).toBe("lost");
  expect(await moving(actor, four, "lose", { lostReason: "timing" })).toBe("lost");
  await db
    .update(deals)
    .set({ answeredAt: sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${deals.createdAt}, '+4 hours')` })
    .where(eq(deals.workspace, actor.workspace));
  const report = await reportView(context, actor);
  expect(report.forecast).toMatchObject([{ month: "2026-04", n: 2, cents: 2_000_000, weighted: 1_000_000 }]);
  expect(report.bySource.map(({ part, won, n }) => [part, Number(won), Number(n)])).toEqual([
    ["referral", 2, 3],
    ["ad", 0, 1],
  ]);
  expect(report.byJob).toMatchObject([{ part: "deck", cents: 2_000_000 }]);
  expect(report.lost.map(({ part, n, share }) => [part, n, share])).toEqual([
    ["price", 1, 50],
    ["timing", 1, 100],
  ]);
  expect(report.responses[0]?.middle).toBeCloseTo(4, 3);
  expect(report.ages).toMatchObject([{ part: "new", n: 2 }]);
});

test("of two people one is made: each field from its side, all deals move, and nothing that was typed is lost", async () => {
  const actor = fresh();
  const first = await adding(actor, { email: "one@example.com", company: "Sample Homes" });
  const second = await adding(actor, {
    name: "Homeowner 1b",
    phone: "512 555 0199",
    email: "two@example.com",
  });
  const [one, other] = [(await rowOf(first)).contactId, (await rowOf(second)).contactId];
  const merge = {
    ...{ idem: key(), one, other, oneVersion: 1, otherVersion: 1 },
    ...SIDES,
    phone: "other" as const,
  };
  expect(await mergeContacts(deps, fresh(), merge)).toMatchObject({ ok: false });
  const both = await Promise.all([mergeContacts(deps, actor, merge), mergeContacts(deps, actor, merge)]);
  expect(both).toEqual([
    { ok: true, id: one },
    { ok: true, id: one },
  ]);
  const view = await contactView(context, actor, one);
  expect(view?.contact).toMatchObject({
    name: "Homeowner 1",
    phone: "512 555 0199",
    company: "Sample Homes",
  });
  for (const left of ["Homeowner 1b", "(512) 555-0101", "two@example.com"])
    expect(view?.contact.note).toContain(left);
  expect(view?.deals.map(({ id }) => id).sort()).toEqual([first, second].sort());
  expect(await contactView(context, actor, other)).toBeUndefined();
  expect(await mergeContacts(deps, actor, { ...merge, idem: key() })).toEqual({ ok: false, error: "gone" });
});

test("somebody who was changed meanwhile is not merged over", async () => {
  const actor = fresh();
  const [one, other] = await Promise.all(
    [await adding(actor), await adding(actor)].map(async (id) => (await rowOf(id)).contactId),
  );
  const change = { name: "Homeowner 9", phone: "", email: "", company: "", place: "", note: "" };
  expect(await editContact(deps, actor, { id: other ?? "", version: 1, ...change, anyway: false })).toEqual({
    ok: true,
  });
  const merge = {
    ...{ idem: key(), one: one ?? "", other: other ?? "", oneVersion: 1, otherVersion: 1 },
    ...SIDES,
  };
  expect(await mergeContacts(deps, actor, merge)).toEqual({ ok: false, error: "stale" });
});

test("people of a file are added once, without those who are known unless that is asked for", async () => {
  const actor = fresh();
  await adding(actor);
  const line = { email: "", company: "Sample Homes", place: "", note: "" };
  const people = [
    { line: 2, name: "Homeowner 1", phone: "+1 512 555 0101", ...line },
    { line: 3, name: "Homeowner 2", phone: "512 555 0102", ...line },
  ];
  expect([...(await readKnownOf(db, actor, people))]).toEqual(["5125550101"]);
  const form = { idem: key(), people, known: false };
  expect(await importPeople(deps, actor, form)).toEqual({ ok: true, added: 1 });
  expect(await importPeople(deps, actor, form)).toMatchObject({ ok: true });
  const count = () => db.$count(crmContacts, eq(crmContacts.workspace, actor.workspace));
  expect(await count()).toBe(2);
  expect(await importPeople(deps, actor, { idem: key(), people, known: true })).toEqual({
    ok: true,
    added: 2,
  });
  expect(await count()).toBe(4);
  expect(await db.$count(crmCompanies, eq(crmCompanies.workspace, actor.workspace))).toBe(1);
});

test("a deal begins with what a quote request knows and hangs together with it", async () => {
  const actor = fresh();
  const id = key();
  await db.insert(quoteRequests).values({
    ...{ id, workspace: actor.workspace, pageId: "p", job: "deck", form: "quote-deck", formVersion: 1 },
    ...{ answers: {}, lowCents: 1, likelyCents: 250_000, highCents: 3, validUntil: "2026-04-01" },
    ...{ client: "Homeowner 4", email: "client@example.com", language: "en" as const, place: "Ridge" },
    ...{ stateSince: now().toISOString(), createdAt: now().toISOString() },
  });
  const from = { kind: "quoteRequest", id } as const;
  const view = await newDealView(context, actor, new URLSearchParams({ from: `quoteRequest:${id}` }), at());
  expect(view.begin).toMatchObject({
    ...{ name: "Homeowner 4", email: "client@example.com", place: "Ridge", value: "2500.00" },
    ...{ source: "quotePage", jobType: "deck" },
  });
  const made = await addDeal(deps, actor, { ...TYPED, idem: key(), anyway: true, from });
  if (!made.ok) throw new Error(made.error);
  const chain = await readChain(context, actor, { kind: "deal", id: made.id });
  expect(chain.map(({ kind }) => kind)).toEqual(["quoteRequest", "deal"]);
  const strangers = await newDealView(
    context,
    fresh(),
    new URLSearchParams({ from: `quoteRequest:${id}` }),
    at(),
  );
  expect([strangers.from, strangers.begin.name]).toEqual([undefined, ""]);
});

test("a stranger neither reads nor changes a deal or somebody of the list", async () => {
  const actor = fresh();
  const stranger = fresh();
  const id = await adding(actor);
  const { contactId, version } = await rowOf(id);
  expect(await dealView(context, stranger, id, at())).toBeUndefined();
  expect(await contactView(context, stranger, contactId)).toBeUndefined();
  const { idem: _, contact: __, name, phone, email, company, nextAction, nextOn, ...said } = TYPED;
  expect(await editDeal(deps, stranger, { id, version, ...said })).toEqual({ ok: false, error: "gone" });
  expect(await moving(stranger, id, "qualify")).toBe("gone");
  const begun = await addDeal(deps, stranger, { ...TYPED, idem: key(), contact: contactId, anyway: true });
  expect(begun).toEqual({ ok: false, error: "gone" });
});

test("whoever is removed goes with their deals and what was done about them, and nobody else does", async () => {
  const actor = fresh();
  const [id, stays] = [await adding(actor), await adding(actor)];
  const log = { day: today(), kind: "call" as const, note: "", nextAction: "", nextOn: null };
  for (const deal of [id, stays]) await logActivity(deps, actor, { id: deal, idem: key(), ...log });
  const { contactId } = await rowOf(id);
  expect(await removeContact(deps, fresh(), contactId)).toEqual({ ok: false, error: "gone" });
  expect(await removeContact(deps, actor, contactId)).toEqual({ ok: true });
  const left = await db.select().from(dealActivities).where(eq(dealActivities.workspace, actor.workspace));
  expect(left.map(({ dealId }) => dealId)).toEqual([stays]);
  const kept = await db.select().from(deals).where(eq(deals.workspace, actor.workspace));
  expect(kept.map((deal) => deal.id)).toEqual([stays]);
});
