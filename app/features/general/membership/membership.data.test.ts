import { and, eq, like, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { findFaults } from "~/engines/ledger/ledger.server.ts";
import { settle } from "~/engines/process/process.server.ts";
import { makeWorkspace, type Person } from "~/engines/trust/trust.server.ts";
import { billed, owedBack } from "~/features/materials/orders/bill.server.ts";
import orderProcess from "~/features/materials/orders/order.process.server.ts";
import { moveOrder } from "~/features/materials/orders/orders.commands.server.ts";
import { heardOf, payRefunds, payTest } from "~/features/materials/orders/pay.commands.server.ts";
import { type Payments, testPayments } from "~/services/payments.server.ts";
import { notifications } from "~db/schema/account.ts";
import { memberships } from "~db/schema/membership.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { orderPayments, orderRefunds, orders } from "~db/schema/orders.ts";
import { workspaceMembers } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, DAY, failingAtTheEnd, HOUR } from "../../../../tests/factories.ts";
import { mayAddMember, readEntitlements, takeListing } from "./entitlements.queries.server.ts";
import { downgrade, leaveLater, leaveNow, openCharge, startTrial } from "./membership.commands.server.ts";
import membership from "./membership.process.server.ts";
import { readMembership } from "./membership.queries.server.ts";
import { changeTo, type PaidTier } from "./plan-change.logic.ts";
import { tellOfRenewals } from "./renewal-notice.server.ts";

const db = testDatabase();
const ORIGIN = "https://groundwork.example";

/** A member with a workspace of their own, and a clock. */
async function holder(start = "2026-04-01T09:00:00.000Z", payments: Payments = testPayments) {
  const member = await createMember(db);
  const clock = createClock(start);
  const actor: Person = member.actor;
  const deps = (on = db) => ({
    db: on,
    now: clock.now,
    payments,
    origin: ORIGIN,
    env: { sessionSecret: "a secret of thirty-two characters and more" },
    bill: (who: Person, bill: Parameters<typeof billed>[2]) =>
      billed({ db: on, now: clock.now, payments }, who, bill),
    owedBack: (back: Parameters<typeof owedBack>[1], at: Date) => owedBack(on, back, at),
  });
  const stands = () => readMembership(deps(), actor);
  const asks = async (to: PaidTier, given: { idem?: string; seenCents?: number; on?: typeof db } = {}) => {
    const found = await stands();
    return openCharge(deps(given.on), actor, {
      idem: given.idem ?? crypto.randomUUID(),
      to,
      seenCents: given.seenCents ?? changeTo(found, to, clock.now()).dueCents,
      version: found.version,
      email: member.email,
      language: "en",
      text: "Plan",
    });
  };
  const paymentOf = async (order: string) => {
    const [row] = await db.select().from(orderPayments).where(eq(orderPayments.orderId, order));
    if (!row) throw new Error("no payment");
    return row;
  };
  const pays = async (order: string) => {
    const { id: payment, version } = await paymentOf(order);
    return payTest(deps(), actor, { payment, version, transition: "pay", idem: crypto.randomUUID() });
  };
  const buys = async (to: PaidTier) => {
    const opened = await asks(to);
    if (!opened.ok) throw new Error(opened.error);
    expect((await pays(opened.order)).ok).toBe(true);
    return opened.order;
  };
  const back = async () => {
    const rows = await db.select().from(orderRefunds).where(eq(orderRefunds.workspace, actor.workspace));
    return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
  };
  const captured = async () => {
    const rows = await db
      .select()
      .from(orderPayments)
      .where(and(eq(orderPayments.workspace, actor.workspace), eq(orderPayments.state, "captured")));
    return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
  };
  const ordered = async () => {
    const rows = await db.select().from(orders).where(eq(orders.workspace, actor.workspace));
    return rows.length;
  };
  /** As the scheduled run does it. */
  const tells = async () => {
    await settle({ db, now: clock.now }, membership);
    await tellOfRenewals({ db, now: clock.now, origin: ORIGIN });
  };
  const told = async () => ({
    here: (await db.select().from(notifications).where(eq(notifications.userId, member.id))).map(
      ({ code }) => code,
    ),
    mails: (
      await db
        .select()
        .from(mailOutbox)
        .where(and(eq(mailOutbox.recipient, member.email), like(mailOutbox.id, "plan:%")))
    ).length,
  });
  const may = () => readEntitlements(deps(), actor, actor.workspace);
  return {
    member,
    clock,
    actor,
    deps,
    stands,
    asks,
    pays,
    paymentOf,
    buys,
    back,
    captured,
    ordered,
    tells,
    told,
    may,
  };
}

const step = (found: Awaited<ReturnType<typeof readMembership>>, seenCents = 0) => ({
  idem: crypto.randomUUID(),
  version: found.version,
  seenCents,
});

test("a workspace without a plan is on the free one", async () => {
  const { may, stands } = await holder();
  expect(await may()).toMatchObject({ plan: "builder", members: 1, listings: 0 });
  expect(await stands()).toMatchObject({ state: "free", tier: "builder", version: 0 });
});

test("a trial holds for fourteen days, once for a workspace and once for a person, and asks for no money", async () => {
  const { actor, deps, may, clock, stands, ordered } = await holder();
  const form = { idem: crypto.randomUUID(), language: "en" as const };
  expect(await startTrial(deps(), actor, form)).toEqual({ ok: true });
  expect(await startTrial(deps(), actor, form), "the same form again").toEqual({ ok: true });
  expect((await may()).plan).toBe("pro");
  expect(await startTrial(deps(), actor, { ...form, idem: crypto.randomUUID() })).toMatchObject({
    ok: false,
  });
  const made = await makeWorkspace(deps(), actor, { idem: crypto.randomUUID(), name: "Second" });
  if (!made.ok) throw new Error(made.error);
  const elsewhere = { ...actor, workspace: made.id };
  expect(await startTrial(deps(), elsewhere, { ...form, idem: crypto.randomUUID() })).toEqual({
    ok: false,
    error: "tried",
  });
  clock.advance(14 * DAY - 1);
  expect((await may()).plan).toBe("pro");
  clock.advance(1);
  expect((await may()).plan, "also before anybody has written it down").toBe("builder");
  expect(await stands()).toMatchObject({ state: "ended" });
  expect(await ordered()).toBe(0);
});

test("a plan holds once its invoice is paid, and not before", async () => {
  const { asks, pays, stands, may, ordered } = await holder();
  const opened = await asks("pro");
  if (!opened.ok) throw new Error(opened.error);
  expect((await may()).plan).toBe("builder");
  expect((await pays(opened.order)).ok).toBe(true);
  expect(await stands()).toMatchObject({
    state: "active",
    tier: "pro",
    periodStart: "2026-04-01T09:00:00.000Z",
    periodEnd: "2026-05-01T09:00:00.000Z",
  });
  expect((await may()).plan).toBe("pro");
  expect(await ordered()).toBe(1);
  expect(await findFaults(db)).toEqual([]);
});

test("an order of a plan is complete when it is paid, and cannot be cancelled for its money afterwards", async () => {
  const { buys, actor, deps, clock, back } = await holder();
  const order = await buys("pro");
  const refused = await moveOrder(deps(), actor, {
    process: "order",
    record: order,
    transition: "cancel",
    version: 1,
    idem: crypto.randomUUID(),
    note: "",
  });
  expect(refused.ok).toBe(false);
  await settle({ db, now: clock.now }, orderProcess, { record: order });
  const [row] = await db.select().from(orders).where(eq(orders.id, order));
  expect(row?.state).toBe("completed");
  expect(await back()).toBe(0);
});

test("a form that is sent twice, one after the other or at once, is one invoice", async () => {
  const { asks, ordered } = await holder();
  const idem = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 6 }, () => asks("pro", { idem })));
  expect(answers).toEqual(answers.map(() => ({ ok: true, order: idem })));
  expect(await asks("pro", { idem })).toEqual({ ok: true, order: idem });
  expect(await ordered()).toBe(1);
});

test("two tabs that ask for two plans get one invoice, and the other tab is led to it", async () => {
  const { asks, ordered } = await holder();
  const answers = await Promise.all([asks("pro"), asks("enterprise"), asks("enterprise")]);
  const [won] = answers.filter(({ ok }) => ok);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers.filter((one) => one !== won))
    expect(answer).toMatchObject({ ok: false, error: "open", order: (won as { order: string }).order });
  expect(await ordered()).toBe(1);
});

test("a forged or an old price is refused, and nothing is written", async () => {
  const { asks, ordered } = await holder();
  for (const seenCents of [0, 1, 4_899, -4_900, 19_900])
    expect(await asks("pro", { seenCents })).toEqual({ ok: false, error: "changed" });
  expect(await ordered()).toBe(0);
});

test("a database that goes away in the middle leaves nothing behind", async () => {
  const { asks, ordered, stands, buys, actor, deps, clock, back } = await holder();
  await asks("pro", { seenCents: 1 });
  await expect(asks("pro", { on: failingAtTheEnd(db) })).rejects.toThrow();
  expect([await ordered(), (await stands()).state]).toEqual([0, "free"]);
  await buys("enterprise");
  const found = await stands();
  const { backCents } = changeTo(found, "pro", clock.now());
  await expect(downgrade(deps(failingAtTheEnd(db)), actor, step(found, backCents))).rejects.toThrow();
  expect([(await stands()).tier, await back()]).toEqual(["enterprise", 0]);
});

test("an upgrade costs the difference for the days that are left, and keeps the period", async () => {
  const { buys, clock, asks, pays, stands, captured } = await holder();
  await buys("pro");
  clock.advance(15 * DAY);
  const before = await stands();
  const opened = await asks("enterprise");
  if (!opened.ok) throw new Error(opened.error);
  expect((await stands()).tier, "nothing changes before it is paid").toBe("pro");
  await pays(opened.order);
  const after = await stands();
  expect([after.tier, after.periodStart, after.periodEnd]).toEqual([
    "enterprise",
    before.periodStart,
    before.periodEnd,
  ]);
  expect(await captured()).toBe(4_900 + 7_500);
});

test("a downgrade gives back the days that have not begun, once, from the newest payment first", async () => {
  const { buys, clock, stands, actor, deps, back, captured } = await holder();
  await buys("pro");
  clock.advance(DAY);
  await buys("enterprise");
  clock.advance(HOUR);
  const found = await stands();
  const { backCents } = changeTo(found, "pro", clock.now());
  const form = step(found, backCents);
  const answers = await Promise.all([1, 2, 3].map(() => downgrade(deps(), actor, form)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(await back()).toBe(backCents);
  expect((await stands()).tier).toBe("pro");
  expect(await downgrade(deps(), actor, { ...form, idem: crypto.randomUUID() })).toMatchObject({ ok: false });
  expect(await back()).toBe(backCents);
  const made = await payRefunds({ db, now: clock.now, payments: testPayments });
  expect(made.ok).toBe(true);
  expect(await back()).toBeLessThanOrEqual(await captured());
  expect(await findFaults(db)).toEqual([]);
});

test("who leaves at once is given back all days that have not begun, over both payments of the month, to the cent", async () => {
  const { buys, clock, stands, actor, deps, back, may } = await holder();
  await buys("pro");
  clock.advance(10 * DAY);
  await buys("enterprise");
  const found = await stands();
  const { backCents } = changeTo(found, "builder", clock.now());
  expect(backCents).toBe(Math.floor((19_900 * 20) / 30));
  expect(await leaveNow(deps(), actor, step(found, backCents - 1))).toEqual({ ok: false, error: "changed" });
  expect(await leaveNow(deps(), actor, step(found, backCents))).toMatchObject({ ok: true, backCents });
  expect(await back()).toBe(backCents);
  expect([(await stands()).state, (await may()).plan]).toEqual(["cancelled", "builder"]);
});

test("who leaves with the period keeps the plan until then, owes nothing after it, and may stay after all", async () => {
  const { buys, clock, stands, actor, deps, may, tells, told, back } = await holder();
  await buys("pro");
  const leave = async (stay: boolean) =>
    leaveLater(deps(), actor, { idem: crypto.randomUUID(), version: (await stands()).version, stay });
  expect(await leave(false)).toEqual({ ok: true });
  expect((await stands()).leaving).toBe(true);
  expect(await leave(true)).toEqual({ ok: true });
  expect((await stands()).leaving).toBe(false);
  await leave(false);
  clock.advance(29 * DAY);
  await tells();
  expect((await told()).mails, "nobody is told of a renewal that will not be").toBe(0);
  expect((await may()).plan).toBe("pro");
  clock.advance(DAY);
  expect((await may()).plan).toBe("builder");
  expect((await stands()).state).toBe("cancelled");
  expect(await back()).toBe(0);
});

test("a renewal is told by mail and here seven days before, once, and owed only after that", async () => {
  const { buys, clock, stands, tells, told, may } = await holder();
  await buys("pro");
  clock.advance(23 * DAY - 1);
  await tells();
  expect(await told()).toEqual({ here: [], mails: 0 });
  clock.advance(1);
  await Promise.all([tells(), tells(), tells()]);
  await tells();
  expect(await told()).toEqual({ here: ["planRenews"], mails: 1 });
  clock.advance(7 * DAY - 1);
  expect((await stands()).state).toBe("active");
  clock.advance(1);
  expect((await stands()).state).toBe("past_due");
  expect((await may()).plan, "for fourteen days more").toBe("pro");
  clock.advance(14 * DAY);
  expect((await may()).plan).toBe("builder");
  expect((await stands()).state).toBe("ended");
});

test("a notice that comes late delays the renewal by as much: none is owed within seven days of it", async () => {
  const { buys, clock, stands, tells, told } = await holder();
  await buys("pro");
  clock.advance(29 * DAY);
  await tells();
  expect((await told()).mails).toBe(1);
  clock.advance(7 * DAY - 1);
  expect((await stands()).state).toBe("active");
  clock.advance(1);
  expect((await stands()).state).toBe("past_due");
});

test("without a notice nothing is ever owed", async () => {
  const { buys, clock, stands, ordered } = await holder();
  await buys("pro");
  clock.advance(60 * DAY);
  expect((await stands()).state).toBe("active");
  expect(await ordered()).toBe(1);
});

test("a month that is paid for after the notice, or late, follows on the one before", async () => {
  const { buys, clock, stands, tells } = await holder();
  await buys("pro");
  clock.advance(24 * DAY);
  await tells();
  await buys("pro");
  expect(await stands()).toMatchObject({
    state: "active",
    periodEnd: "2026-06-01T09:00:00.000Z",
    noticedAt: null,
  });
  clock.advance(37 * DAY - 7 * DAY);
  await tells();
  clock.advance(10 * DAY);
  expect((await stands()).state).toBe("past_due");
  await buys("pro");
  expect(await stands()).toMatchObject({ state: "active", periodEnd: "2026-07-01T09:00:00.000Z" });
});

test("what a provider says twice, late or out of order moves the plan once and charges once", async () => {
  const stripe: Payments = { ...testPayments, provider: "stripe", real: true };
  const { asks, paymentOf, deps, stands, captured } = await holder(undefined, stripe);
  const opened = await asks("pro");
  if (!opened.ok) throw new Error(opened.error);
  const { id: payment } = await paymentOf(opened.order);
  const hear = (standing: "paid" | "failed" | "over", event: string, amountCents?: number) =>
    heardOf(deps(), { payment, standing, event, amountCents });
  await hear("failed", "evt_0");
  expect((await stands()).state).toBe("free");
  expect(await hear("paid", "evt_x", 1)).toEqual({ ok: false, error: "amount" });
  await Promise.all([
    hear("paid", "evt_1", 4_900),
    hear("paid", "evt_1", 4_900),
    hear("paid", "evt_2", 4_900),
  ]);
  await hear("over", "evt_3");
  const found = await stands();
  expect(found).toMatchObject({ state: "active", tier: "pro" });
  await hear("paid", "evt_1", 4_900);
  expect((await stands()).version).toBe(found.version);
  expect(await captured()).toBe(4_900);
});

test("what is paid for an invoice that is over goes back, and the plan does not change", async () => {
  const stripe: Payments = { ...testPayments, provider: "stripe", real: true };
  const { asks, paymentOf, deps, stands, clock, back, actor } = await holder(undefined, stripe);
  const opened = await asks("pro");
  if (!opened.ok) throw new Error(opened.error);
  const { id: payment } = await paymentOf(opened.order);
  await heardOf(deps(), { payment, standing: "over", event: "evt_over" });
  clock.advance(2 * HOUR);
  await settle({ db, now: clock.now }, orderProcess, { record: opened.order });
  await heardOf(deps(), { payment, standing: "paid", event: "evt_late", amountCents: 4_900 });
  expect((await stands()).state).toBe("free");
  expect(await back()).toBe(4_900);
  const again = await asks("enterprise");
  expect(again.ok, "and another can be asked for").toBe(true);
  expect(actor.workspace).toBe(
    (await db.select().from(memberships).where(eq(memberships.workspace, actor.workspace)))[0]?.workspace,
  );
});

test("while an invoice is open the plan is neither made smaller nor ended, and the engine says why", async () => {
  const { buys, asks, stands, actor, deps, clock } = await holder();
  await buys("pro");
  clock.advance(DAY);
  await asks("enterprise");
  const found = await stands();
  const { backCents } = changeTo(found, "builder", clock.now());
  expect(await leaveNow(deps(), actor, step(found, backCents))).toMatchObject({
    ok: false,
    error: "blocked",
    guard: "nothingOpen",
  });
});

test("a plan cannot be made smaller than its people, nor by anybody but an owner", async () => {
  const { actor, deps, clock, member } = await holder();
  const made = await makeWorkspace(deps(), actor, { idem: crypto.randomUUID(), name: "Crews" });
  if (!made.ok) throw new Error(made.error);
  const owner: Person = { ...actor, workspace: made.id };
  const ask = { idem: crypto.randomUUID(), to: "enterprise" as const, seenCents: 19_900, version: 0 };
  const opened = await openCharge(deps(), owner, {
    ...ask,
    email: member.email,
    language: "en",
    text: "Plan",
  });
  if (!opened.ok) throw new Error(opened.error);
  const [payment] = await db.select().from(orderPayments).where(eq(orderPayments.orderId, opened.order));
  await payTest(deps(), owner, {
    payment: payment?.id ?? "",
    version: 1,
    transition: "pay",
    idem: crypto.randomUUID(),
  });
  const crew = await Promise.all(Array.from({ length: 10 }, () => createMember(db)));
  await db.insert(workspaceMembers).values(
    crew.map(({ id }) => ({
      workspace: made.id,
      userId: id,
      role: "member" as const,
      joinedAt: clock.now().toISOString(),
    })),
  );
  const found = await readMembership(deps(), owner);
  expect(found).toMatchObject({ state: "active", tier: "enterprise", members: 11 });
  const { backCents } = changeTo(found, "pro", clock.now());
  expect(await downgrade(deps(), owner, step(found, backCents))).toMatchObject({
    error: "blocked",
    guard: "fits",
  });
  const mate: Person = { kind: "person", owner: crew[0]?.owner ?? "user:x", workspace: made.id };
  expect(await leaveNow(deps(), mate, step(found, 19_900))).toMatchObject({ error: "not-allowed" });
  const stranger = await createMember(db);
  const theirs: Person = { ...stranger.actor, workspace: made.id };
  expect(await readMembership(deps(), theirs)).toMatchObject({ state: "free", charges: [] });
  await db
    .delete(workspaceMembers)
    .where(and(eq(workspaceMembers.workspace, made.id), eq(workspaceMembers.userId, crew[1]?.id ?? "")));
  expect(await downgrade(deps(), owner, step(found, backCents))).toMatchObject({ ok: true });
});

test("a workspace has as many people as its plan: one, ten, or as many as there are", async () => {
  const { actor, clock, buys, stands, may } = await holder();
  const crew = await Promise.all(Array.from({ length: 11 }, () => createMember(db)));
  const fitsWith = async (count: number) => {
    await db.delete(workspaceMembers).where(eq(workspaceMembers.workspace, actor.workspace));
    const joined = {
      workspace: actor.workspace,
      role: "member" as const,
      joinedAt: clock.now().toISOString(),
    };
    if (count > 0)
      await db
        .insert(workspaceMembers)
        .values(crew.slice(0, count).map(({ id }) => ({ ...joined, userId: id })));
    const [row] = await db
      .select({ may: sql<number>`${mayAddMember(actor.workspace, clock.now())}` })
      .from(sql`(select 1)`);
    return Boolean(row?.may);
  };
  const id = actor.workspace;
  await db.run(
    sql`insert into workspaces (id, name, version, created_at) values (${id}, 'Own', 1, ${clock.now().toISOString()})`,
  );
  expect([await fitsWith(0), await fitsWith(1)]).toEqual([true, false]);
  await buys("pro");
  expect((await may()).plan, "at once, before anybody has looked at the plan").toBe("pro");
  expect([await fitsWith(1), await fitsWith(9), await fitsWith(10)]).toEqual([true, true, false]);
  await stands();
  await buys("enterprise");
  expect(await fitsWith(11)).toBe(true);
});

test("a free workspace opens five listings in a calendar month of its own zone, however many ask at once", async () => {
  const { actor, may, clock, buys } = await holder("2026-04-30T23:30:00.000Z");
  const take = async (zone = "UTC") => {
    const taken = takeListing(db, {
      id: crypto.randomUUID(),
      workspace: actor.workspace,
      zone,
      now: clock.now(),
    });
    return (await taken.statement).length;
  };
  const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0);
  expect(sum(await Promise.all(Array.from({ length: 12 }, () => take())))).toBe(5);
  expect((await may()).listings).toBe(5);
  expect(await take("Asia/Jerusalem"), "where it is May already").toBe(1);
  clock.advance(HOUR);
  expect(await take()).toBe(1);
  expect(await may()).toMatchObject({ month: "2026-05", listings: 2 });
  await buys("pro");
  expect(sum(await Promise.all(Array.from({ length: 12 }, () => take())))).toBe(12);
});

test("the history of a plan holds every step with who made it", async () => {
  const { buys, stands, actor, deps, clock } = await holder();
  await buys("pro");
  const found = await stands();
  await leaveNow(deps(), actor, step(found, changeTo(found, "builder", clock.now()).backCents));
  const rows = await db.all<{ transition: string; actor: string }>(
    sql`select transition, actor from process_events where process = ${membership.graph.name}
      and record_id = ${found.id} and from_state <> '' order by record_version`,
  );
  expect(rows).toEqual([
    { transition: "paid", actor: "system" },
    { transition: "leaveNow", actor: actor.owner },
  ]);
});
