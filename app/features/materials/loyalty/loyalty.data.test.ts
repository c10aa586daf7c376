import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { expire, findFaults, post, readBalance } from "~/engines/ledger/ledger.server.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import type { PointSource } from "~/services/contribution.ts";
import { adoptGuest } from "~/services/guest.server.ts";
import { isUnavailable } from "~db/client.ts";
import { notifications } from "~db/schema/account.ts";
import { ledgerEntries } from "~db/schema/ledger.ts";
import { loyaltyRedemptions, loyaltyRewards } from "~db/schema/loyalty.ts";
import { orderPayments, orderRefunds, orderRewards } from "~db/schema/orders.ts";
import { tailgateAttendees, tailgateRecords } from "~db/schema/safety.ts";
import { workspaceMembers, workspaces } from "~db/schema/trust.ts";
import { joinedContributions } from "../../../../app/composition/contributions.server.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, DAY, freshGuest } from "../../../../tests/factories.ts";
import { times } from "../../../../tests/prove.ts";
import { paidBackOrders, paidOrders } from "../orders/order-points.queries.server.ts";
import { countPoints } from "./earn.server.ts";
import { cancelRedemption, givePoints, redeem, setReminder } from "./loyalty.commands.server.ts";
import { readPoints } from "./loyalty.queries.server.ts";
import { accountsOf, EARNED, TAKEN_BACK } from "./points.ts";
import { remind } from "./remind.server.ts";
import { sumsUp } from "./statement.logic.ts";

const db = testDatabase();
const PROVIDER = "test";
const SOURCES = [paidOrders, paidBackOrders];

/** As somebody does who reads that the database does not answer: the same again. */
async function atLast<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || tries === 9) throw error;
    }
  }
}

function setUp(actor: Person = inOwn(freshGuest())) {
  const clock = createClock("2026-03-02T12:00:00.000Z");
  const deps = { db, now: clock.now, provider: PROVIDER };
  const account = accountsOf(PROVIDER).points.of(actor.workspace);
  const at = () => clock.now().toISOString();
  /** A payment that went through, as orders write it. */
  const pay = async (cents: number, provider = PROVIDER) => {
    const id = crypto.randomUUID();
    await db.insert(orderPayments).values({
      id,
      workspace: actor.workspace,
      orderId: crypto.randomUUID(),
      provider,
      state: "captured",
      stateSince: at(),
      amountCents: cents,
      createdAt: at(),
    });
    return id;
  };
  const payBack = async (paymentId: string, cents: number) => {
    clock.advance(1);
    await db.insert(orderRefunds).values({
      id: crypto.randomUUID(),
      workspace: actor.workspace,
      orderId: crypto.randomUUID(),
      paymentId,
      amountCents: cents,
      reason: "goodwill",
      state: "made",
      stateSince: at(),
      createdAt: at(),
    });
  };
  const count = (sources: readonly PointSource[] = SOURCES) =>
    countPoints(deps, sources, { workspace: actor.workspace });
  const read = () => readPoints(db, actor, { provider: PROVIDER, now: clock.now(), sources: SOURCES });
  const balance = async () => (await readBalance(db, account, clock.now())).available;
  const take = (points: number, reward = "order-5", idem: string = crypto.randomUUID()) =>
    redeem(deps, actor, { idem, reward, points });
  return { actor, clock, deps, account, pay, payBack, count, read, balance, take };
}

const sums = ({ statement, balance, lots }: Awaited<ReturnType<ReturnType<typeof setUp>["read"]>>) =>
  sumsUp(statement, { balance, lots, whole: true });

test("a paid order earns a point for each whole dollar, once, however often and by how many it is counted", async () => {
  const { pay, count, read, clock } = setUp();
  const id = await pay(4_999);
  expect((await read()).due).toBe(true);
  await Promise.all([atLast(count), atLast(count), atLast(count)]);
  await count();
  const points = await read();
  expect(points).toMatchObject({ available: 49, balance: 49, due: false, earned: 49, owed: 0 });
  expect(points.statement).toMatchObject([
    { reason: EARNED, subjectType: "order", subjectId: id, amount: 49, balance: 49 },
  ]);
  expect(points.next).toEqual({
    at: new Date(clock.now().getTime() + 365 * DAY).toISOString(),
    amount: 49,
  });
});

test("what was paid before the rules, less than a dollar, or by another provider earns nothing", async () => {
  const { pay, count, read, clock } = setUp();
  await pay(99);
  await pay(5_000, "stripe");
  clock.advance(-90 * DAY);
  await pay(7_000);
  clock.advance(90 * DAY);
  await count();
  expect(await read()).toMatchObject({ balance: 0, due: false, statement: [] });
});

test("refunds take back what their order has earned, to the point, in as many parts as they come", async () => {
  const { pay, payBack, count, read } = setUp();
  const id = await pay(4_999);
  await count();
  await payBack(id, 2_000);
  await count();
  expect((await read()).balance).toBe(29);
  await payBack(id, 1);
  await payBack(id, 99);
  await count();
  expect((await read()).balance).toBe(28);
  await payBack(id, 2_899);
  await Promise.all([atLast(count), atLast(count)]);
  const points = await read();
  expect(points).toMatchObject({ balance: 0, earned: 0, owed: 0 });
  expect(points.statement.filter(({ reason }) => reason === TAKEN_BACK)).not.toHaveLength(0);
  expect(sums(points)).toBe(true);
});

test("what is taken back and was spent already is owed, and set off against what is earned next", async () => {
  const { pay, payBack, count, read, take } = setUp();
  const id = await pay(12_000);
  await count();
  expect(await take(100)).toEqual({ ok: true, repeated: false });
  await payBack(id, 12_000);
  await count();
  expect(await read()).toMatchObject({ balance: 0, available: 0, owed: 100 });
  await pay(6_000);
  await count();
  expect(await read()).toMatchObject({ balance: 0, owed: 40 });
  await pay(5_000);
  await count();
  const points = await read();
  expect(points).toMatchObject({ balance: 10, owed: 0 });
  expect(sums(points)).toBe(true);
});

test("of an act only so many count on a day, whenever they are counted", async () => {
  const { actor, deps, read } = setUp();
  const acts = (days: string[]): PointSource => ({
    kind: "term",
    rows: (may) => sql`select act.value ->> 'id' as id, ${actor.workspace} as workspace, 1 as amount,
      act.value ->> 'at' as at, null as provider
      from json_each(${JSON.stringify(days.map((at, n) => ({ id: `${actor.workspace}:${n}`, at })))}) as act
      where ${may(sql`${actor.workspace}`)}`,
  });
  const days = [
    "2026-03-01T08:00:00.000Z",
    "2026-03-01T09:00:00.000Z",
    "2026-03-01T10:00:00.000Z",
    "2026-03-01T11:00:00.000Z",
    "2026-03-02T00:00:00.000Z",
  ];
  await countPoints(deps, [acts(days)], { workspace: actor.workspace });
  expect((await read()).balance).toBe(100);
  expect(await countPoints(deps, [acts(days)], { workspace: actor.workspace })).toBe(0);
  expect((await read()).balance).toBe(100);
});

test("a talk that three signed earns by the rules of its day; before them it is not due, and keeps nothing waiting", async () => {
  const { deps, account, actor, clock } = setUp();
  const talk = async (signers: number, sample = false) => {
    const id = crypto.randomUUID();
    const at = clock.now().toISOString();
    const row = { workspace: actor.workspace, sample, createdAt: at };
    await db.insert(tailgateRecords).values({
      ...row,
      id,
      talkKey: "talk-ladders",
      content: "{}",
      heldOn: at.slice(0, 10),
      language: "en",
      signedAt: at,
    });
    for (let n = 0; n < signers; n++)
      await db.insert(tailgateAttendees).values({
        ...row,
        id: crypto.randomUUID(),
        recordId: id,
        position: n,
        name: `Carpenter ${n}`,
        nameKey: `carpenter ${n}`,
        signature: `C${n}`,
        language: "en",
        via: "list",
      });
  };
  const talks = joinedContributions.points.filter(({ kind }) => kind === "talk");
  const count = () => countPoints(deps, talks, { workspace: actor.workspace });
  const available = async () => (await readBalance(db, account, clock.now())).available;
  await talk(3);
  expect(await count()).toBe(0);
  clock.advance(Date.parse("2027-02-01T08:00:00.000Z") - clock.now().getTime());
  await talk(2);
  await talk(9, true);
  expect(await count()).toBe(0);
  clock.advance(60_000);
  await talk(3);
  clock.advance(60_000);
  await talk(4);
  expect(await count()).toBe(1);
  expect(await available()).toBe(2);
  clock.advance(DAY);
  await talk(3);
  await count();
  expect(await available()).toBe(4);
});

test("of twelve tabs that redeem the last points one gets the reward, and nothing goes below zero", async () => {
  const { pay, count, read, take, actor } = setUp();
  await pay(15_000);
  await count();
  const results = await Promise.all(Array.from({ length: 12 }, () => atLast(() => take(100))));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.filter(({ ok }) => !ok)).toEqual(Array(11).fill({ ok: false, error: "insufficient" }));
  expect((await read()).balance).toBe(50);
  const rows = await db
    .select()
    .from(loyaltyRedemptions)
    .where(eq(loyaltyRedemptions.workspace, actor.workspace));
  expect(rows).toHaveLength(1);
});

test("a form that is sent twice is one redemption", async () => {
  const { pay, count, read, take } = setUp();
  await pay(30_000);
  await count();
  const idem = crypto.randomUUID();
  const results = await Promise.all([1, 2, 3].map(() => atLast(() => take(100, "order-5", idem))));
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect((await read()).balance).toBe(200);
});

test("of many who redeem the last of a reward exactly as many get it as there are", async () => {
  const reward = `scarce-${crypto.randomUUID()}`;
  await db
    .insert(loyaltyRewards)
    .values({ id: reward, points: 10, offCents: 100, leastCents: 200, stock: 3, position: 99 });
  const people = Array.from({ length: 12 }, () => setUp());
  await Promise.all(
    people.map(async ({ pay, count }) => {
      await pay(1_000);
      await atLast(count);
    }),
  );
  const results = await Promise.all(people.map(({ take }) => atLast(() => take(10, reward))));
  expect(results.filter(({ ok }) => ok)).toHaveLength(3);
  expect(results.filter(({ ok }) => !ok)).toEqual(Array(9).fill({ ok: false, error: "sold-out" }));
  const [row] = await db.select().from(loyaltyRewards).where(eq(loyaltyRewards.id, reward));
  expect(row?.stock).toBe(0);
  const winner = people[results.findIndex(({ ok }) => ok)];
  if (!winner) throw new Error("nobody");
  const [mine] = (await winner.read()).redemptions;
  const given = await cancelRedemption(winner.deps, winner.actor, {
    idem: crypto.randomUUID(),
    redemption: mine?.id ?? "",
    version: 1,
  });
  expect(given).toEqual({ ok: true });
  const [after] = await db.select().from(loyaltyRewards).where(eq(loyaltyRewards.id, reward));
  expect(after?.stock).toBe(1);
  await db.delete(loyaltyRewards).where(eq(loyaltyRewards.id, reward));
});

test("a price that changed, an unknown reward and a tier that was not reached take nothing", async () => {
  const { pay, count, read, take } = setUp();
  await pay(24_900);
  await count();
  expect(await take(99)).toEqual({ ok: false, error: "gone" });
  expect(await take(100, "nothing")).toEqual({ ok: false, error: "gone" });
  expect(await take(320, "bundle-20")).toEqual({ ok: false, error: "tier" });
  expect((await read()).balance).toBe(249);
  await pay(10_000);
  await count();
  expect(await take(320, "bundle-20")).toEqual({ ok: true, repeated: false });
  expect((await read()).balance).toBe(29);
});

test("a reward that is given back brings its points back with the time that they had, once, and not when it is used", async () => {
  const { pay, count, read, take, actor, deps, clock } = setUp();
  await pay(20_000);
  await count();
  const before = (await read()).next;
  await take(100);
  const [mine] = (await read()).redemptions;
  const back = (version = 1, who: Person = actor) =>
    cancelRedemption(deps, who, { idem: crypto.randomUUID(), redemption: mine?.id ?? "", version });
  expect(await back(1, inOwn(freshGuest()))).toEqual({ ok: false, error: "gone" });
  await db.insert(orderRewards).values({
    id: mine?.id ?? "",
    workspace: actor.workspace,
    orderId: crypto.randomUUID(),
    offCents: 500,
    createdAt: clock.now().toISOString(),
  });
  expect(await back()).toEqual({ ok: false, error: "used" });
  await db.delete(orderRewards).where(eq(orderRewards.id, mine?.id ?? ""));
  const results = await Promise.all([atLast(() => back()), atLast(() => back())]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const points = await read();
  expect(points).toMatchObject({ balance: 200, next: before });
  expect(points.redemptions).toMatchObject([{ state: "cancelled" }]);
  expect(sums(points)).toBe(true);
});

test("points expire after a year by the scheduled run, and nothing of them can be spent before it comes", async () => {
  const { pay, count, read, take, clock, deps } = setUp();
  await pay(10_000);
  await count();
  clock.advance(365 * DAY);
  expect(await take(100)).toEqual({ ok: false, error: "insufficient" });
  await expire(deps);
  await expire(deps);
  const points = await read();
  expect(points).toMatchObject({ balance: 0, available: 0 });
  expect(points.statement.map(({ reason, amount }) => [reason, amount])).toEqual([
    ["expired", -100],
    [EARNED, 100],
  ]);
  expect(sums(points)).toBe(true);
});

test("what a guest has earned and redeemed is the member's once they sign in, also what was not counted yet", async () => {
  const member = await createMember(db);
  const guest = setUp();
  const mine = setUp(inOwn(member.owner));
  await mine.pay(3_000);
  await mine.count();
  await guest.pay(15_000);
  await guest.count();
  await guest.take(100);
  await guest.pay(700);
  await adoptGuest(db, joinedContributions.owned, guest.actor.owner, member.id);
  await mine.count();
  const points = await mine.read();
  expect(points.balance).toBe(30 + 50 + 7);
  expect(points.redemptions).toMatchObject([{ points: 100, state: "open" }]);
  expect(sums(points)).toBe(true);
  expect(await guest.read()).toMatchObject({ balance: 0, redemptions: [] });
});

test("points are given to people of the crew and to nobody else, once for a form, with the time that they had", async () => {
  const [one, other, stranger] = await Promise.all([createMember(db), createMember(db), createMember(db)]);
  const id = `workspace:${crypto.randomUUID()}` as const;
  const at = new Date().toISOString();
  await db.insert(workspaces).values({ id, name: "Crew", createdAt: at });
  await db.insert(workspaceMembers).values([
    { workspace: id, userId: one.id, role: "owner", joinedAt: at },
    { workspace: id, userId: other.id, role: "member", joinedAt: at },
  ]);
  const mine = setUp(inOwn(one.owner));
  await mine.pay(10_000);
  await mine.count();
  const give = (to: string, points: number, idem: string = crypto.randomUUID()) =>
    givePoints(mine.deps, mine.actor, { idem, to, points });
  expect((await mine.read()).crew.map((person) => person.id)).toEqual([other.id]);
  expect(await give(stranger.id, 1)).toEqual({ ok: false, error: "stranger" });
  expect(await give(one.id, 1)).toEqual({ ok: false, error: "stranger" });
  expect(await give(other.id, 101)).toEqual({ ok: false, error: "insufficient" });
  const idem = crypto.randomUUID();
  expect(await give(other.id, 60, idem)).toEqual({ ok: true });
  expect(await give(other.id, 60, idem)).toEqual({ ok: true });
  const results = await Promise.all([1, 2, 3, 4].map(() => atLast(() => give(other.id, 30))));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const theirs = setUp(inOwn(other.owner));
  expect(await theirs.read()).toMatchObject({ balance: 90, next: { at: (await mine.read()).next?.at } });
  expect((await mine.read()).balance).toBe(10);
});

test("who wants to is told once before points expire, as many days before as they chose", async () => {
  const member = await createMember(db);
  const { pay, count, deps, actor, clock } = setUp(inOwn(member.owner));
  await pay(10_000);
  await count();
  await setReminder(deps, actor, { days: 30 });
  const told = () => db.select().from(notifications).where(eq(notifications.userId, member.id));
  clock.advance(334 * DAY);
  await remind(deps);
  expect(await told()).toEqual([]);
  clock.advance(DAY);
  await Promise.all([atLast(() => remind(deps)), atLast(() => remind(deps))]);
  await remind(deps);
  expect(await told()).toMatchObject([
    { code: "pointsExpire", subject: "2027-03-02", href: "/loyalty-program", mailedAt: null },
  ]);
  await setReminder(deps, actor, { days: 0 });
  await pay(10_000);
  await count();
  clock.advance(400 * DAY);
  await remind(deps);
  expect(await told()).toHaveLength(1);
});

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ is: fc.constant("pay" as const), n: fc.integer({ min: 1, max: 30_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ is: fc.constant("back" as const), n: fc.integer({ min: 1, max: 30_000 }) }),
  },
  { weight: 3, arbitrary: fc.record({ is: fc.constant("redeem" as const), n: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant("cancel" as const), n: fc.nat(3) }) },
  {
    weight: 1,
    arbitrary: fc.record({ is: fc.constant("wait" as const), n: fc.integer({ min: 1, max: 250 }) }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant("sweep" as const), n: fc.constant(0) }) },
);

test("any history: the statement sums to the balance and the lots, nothing is below zero, and what was paid and stayed is what was earned", async () => {
  const histories = fc.sample(fc.array(step, { minLength: 3, maxLength: 12 }), {
    numRuns: times(20),
    seed: 20_261_123,
  });
  const prices = [
    { reward: "order-5", points: 100 },
    { reward: "order-10", points: 190 },
    { reward: "order-25", points: 450 },
    { reward: "guide-10", points: 170 },
  ] as const;
  for (const history of histories) {
    const { pay, payBack, count, read, take, actor, deps, clock, account } = setUp();
    const payments: { id: string; left: number }[] = [];
    for (const { is, n } of history) {
      if (is === "pay") payments.push({ id: await pay(n), left: n });
      else if (is === "back") {
        const one = payments[n % Math.max(1, payments.length)];
        const cents = one ? Math.min(one.left, n) : 0;
        if (one && cents > 0) {
          await payBack(one.id, cents);
          one.left -= cents;
        }
      } else if (is === "redeem") {
        const price = prices[n] ?? prices[0];
        await take(price.points, price.reward);
      } else if (is === "cancel") {
        const one = (await read()).redemptions[n];
        if (one)
          await cancelRedemption(deps, actor, {
            idem: crypto.randomUUID(),
            redemption: one.id,
            version: one.version,
          });
      } else if (is === "wait") clock.advance(n * DAY);
      else await expire(deps);
      await count();
      const points = await read();
      expect(sums(points)).toBe(true);
      expect(points.balance).toBeGreaterThanOrEqual(0);
      expect(points.available).toBeGreaterThanOrEqual(0);
      expect(points.due).toBe(false);
    }
    const { statement, owed } = await read();
    const total = (reasons: string[]) =>
      statement.filter(({ reason }) => reasons.includes(reason)).reduce((sum, { amount }) => sum + amount, 0);
    const kept = payments.reduce((sum, { left }) => sum + Math.floor(left / 100), 0);
    expect(total([EARNED, TAKEN_BACK]) - owed).toBe(kept);
    expect(account.kind.lots).toBe(true);
  }
  expect(await findFaults(db)).toEqual([]);
}, 120_000);

test("a line that somebody writes past the ledger is seen", async () => {
  const { pay, count, read, account, deps } = setUp();
  await pay(2_000);
  await count();
  expect(sums(await read())).toBe(true);
  const [entry] = await db
    .select({
      posting: ledgerEntries.postingId,
      from: ledgerEntries.fromAccount,
      to: ledgerEntries.toAccount,
    })
    .from(ledgerEntries)
    .orderBy(sql`${ledgerEntries.id} desc`)
    .limit(1);
  if (!entry) throw new Error("no entry");
  const [forged] = await db
    .insert(ledgerEntries)
    .values({ postingId: entry.posting, fromAccount: entry.to, toAccount: entry.from, amount: 5, at: "2026" })
    .returning({ id: ledgerEntries.id });
  expect(sums(await read())).toBe(false);
  await db.delete(ledgerEntries).where(eq(ledgerEntries.id, forged?.id ?? 0));
  expect(sums(await read())).toBe(true);
  expect(
    await post(deps, {
      key: crypto.randomUUID(),
      reason: "x",
      movements: [{ from: account, to: accountsOf(PROVIDER).redeemed, amount: 20 }],
    }),
  ).toMatchObject({ ok: true });
});
