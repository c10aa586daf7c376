import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { adoptGuest } from "~/services/guest.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import { ledgerEntries, ledgerPostings } from "~db/schema/ledger.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { joinedContributions } from "../../../app/composition/contributions.server.ts";
import { testDatabase } from "../../../tests/database.ts";
import { createClock, createMember, DAY, freshGuest } from "../../../tests/factories.ts";
import { times } from "../../../tests/prove.ts";
import {
  expire,
  findFaults,
  isOverdrawn,
  post,
  posting,
  readBalance,
  readStatement,
  reversing,
} from "./ledger.server.ts";
import { type Account, checkPosting, defineAccount, defineSiteAccount, type Movement } from "./ledger.ts";

const db = testDatabase();

const POINTS = defineAccount("points", "points", { lots: true });
const DEPOSIT = defineAccount("deposit", "cents");
const ISSUED = defineSiteAccount("points-issued", "points");
const REDEEMED = defineSiteAccount("points-redeemed", "points");
const CASH = defineSiteAccount("cash", "cents");

function setUp(owner: Owner = freshGuest()) {
  const clock = createClock();
  const deps = { db, now: clock.now };
  const points = POINTS.of(owner);
  const deposit = DEPOSIT.of(owner);
  const send = (movements: Movement[], key: string = crypto.randomUUID()) =>
    post(deps, { key, reason: "test", movements });
  const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY).toISOString();
  return {
    clock,
    deps,
    owner,
    points,
    deposit,
    send,
    inDays,
    earn: (amount: number, days?: number, key?: string) =>
      send(
        [{ from: ISSUED, to: points, amount, expiresAt: days === undefined ? undefined : inDays(days) }],
        key,
      ),
    spend: (amount: number, key?: string) => send([{ from: points, to: REDEEMED, amount }], key),
    balance: (account: Account = points) => readBalance(db, account, clock.now()),
  };
}

const DONE = { ok: true, repeated: false };
const SHORT = { ok: false, error: "insufficient" };

/** What is left in an account's lots, in the order in which they came. */
async function lotsOf(account: Account): Promise<number[]> {
  const rows = await db
    .select({
      left: sql<number>`${ledgerEntries.amount} - coalesce((select sum(d.amount) from ledger_draws as d where d.lot = ${ledgerEntries.id}), 0)`,
    })
    .from(ledgerEntries)
    .where(
      sql`${ledgerEntries.toAccount} = (select a.id from ledger_accounts as a where a.workspace_id = ${account.owner} and a.name = ${account.kind.name})`,
    )
    .orderBy(ledgerEntries.id);
  return rows.map(({ left }) => left);
}

test("what goes out of one account comes into another, and a balance is the sum of its entries", async () => {
  const { send, deposit, balance } = setUp();
  expect(await balance(deposit)).toEqual({ balance: 0, available: 0 });
  expect(await send([{ from: CASH, to: deposit, amount: 25_000 }])).toEqual(DONE);
  expect(await send([{ from: deposit, to: CASH, amount: 9_999 }])).toEqual(DONE);
  expect(await balance(deposit)).toEqual({ balance: 15_001, available: 15_001 });
});

test("an account is never overdrawn: nothing of such a posting is written", async () => {
  const { send, spend, earn, points, deposit, balance, owner } = setUp();
  expect(await spend(1)).toEqual(SHORT);
  await earn(10);
  const key = crypto.randomUUID();
  const both = [
    { from: CASH, to: deposit, amount: 5 },
    { from: points, to: REDEEMED, amount: 11 },
  ];
  expect(await send(both, key)).toEqual(SHORT);
  expect(await balance(deposit)).toMatchObject({ balance: 0 });
  expect(await db.select().from(ledgerPostings).where(eq(ledgerPostings.key, key))).toEqual([]);
  const twice = [
    { from: points, to: REDEEMED, amount: 6 },
    { from: points, to: POINTS.of(`${owner}-other` as Owner), amount: 6 },
  ];
  expect(await send(twice)).toEqual(SHORT);
  expect(await spend(10)).toEqual(DONE);
  expect(await send(both, key)).toEqual(SHORT);
});

test("a key is written once, however often it comes and however many at once", async () => {
  const { earn, balance } = setUp();
  const key = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 12 }, () => earn(7, 30, key)));
  expect(answers.filter((answer) => answer.ok && !answer.repeated)).toHaveLength(1);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect((await balance()).balance).toBe(7);
});

test("lots are spent in the order in which they came, over their borders", async () => {
  const { earn, spend, points } = setUp();
  await earn(10);
  await earn(20);
  await earn(30);
  await spend(15);
  expect(await lotsOf(points)).toEqual([0, 15, 30]);
  await spend(15);
  expect(await lotsOf(points)).toEqual([0, 0, 30]);
  await spend(29);
  expect(await lotsOf(points)).toEqual([0, 0, 1]);
});

test("two movements out of one account in one posting draw on what is left after each other", async () => {
  const { earn, send, points } = setUp();
  await earn(10);
  await earn(10);
  expect(
    await send([
      { from: points, to: REDEEMED, amount: 7 },
      { from: points, to: ISSUED, amount: 8 },
    ]),
  ).toEqual(DONE);
  expect(await lotsOf(points)).toEqual([0, 5]);
});

test("what has expired cannot be spent, also before it is swept up; it is swept once, from its own moment", async () => {
  const { earn, spend, clock, balance, deps, points, inDays } = setUp();
  const end = inDays(30);
  await earn(10, 30);
  await earn(5, 60);
  await spend(4);
  expect(await balance()).toEqual({ balance: 11, available: 11, next: { at: end, amount: 6 } });
  clock.advance(30 * DAY);
  expect(await balance()).toMatchObject({ balance: 11, available: 5, next: { amount: 5 } });
  expect(await spend(6)).toEqual(SHORT);
  expect(await spend(2)).toEqual(DONE);
  clock.advance(DAY);
  await Promise.all([expire(deps), expire(deps), expire(deps)]);
  expect(await balance()).toEqual({ balance: 3, available: 3, next: { at: expect.any(String), amount: 3 } });
  expect(await lotsOf(points)).toEqual([0, 3]);
  const lines = await readStatement(db, points);
  expect(lines.map(({ reason, amount }) => [reason, amount])).toEqual([
    ["expired", -6],
    ["test", -2],
    ["test", -4],
    ["test", 5],
    ["test", 10],
  ]);
  expect(lines[0]?.at).toBe(end);
});

test("a statement sums to the balance, on every line and on every page", async () => {
  const { earn, spend, points, balance } = setUp();
  for (const amount of [5, 6, 7, 8]) await earn(amount);
  for (const amount of [3, 9]) await spend(amount);
  const lines = await readStatement(db, points);
  expect(lines.map((line) => line.balance)).toEqual([14, 23, 26, 18, 11, 5]);
  expect(lines[0]?.balance).toBe((await balance()).balance);
  const older = await readStatement(db, points, { before: lines[2]?.id, limit: 2 });
  expect(older).toEqual(lines.slice(3, 5));
});

test("what is taken back comes back into lots with the time that they had left", async () => {
  const { earn, spend, points, clock, inDays, balance } = setUp();
  const [first, second] = [inDays(10), inDays(20)];
  await earn(10, 10);
  await earn(10, 20);
  const of = crypto.randomUUID();
  await spend(15, of);
  clock.advance(5 * DAY);
  const back = () => db.batch(reversing(db, { key: `${of}:back`, of, reason: "back" }, { now: clock.now() }));
  await back();
  await back();
  expect(await balance()).toEqual({ balance: 20, available: 20, next: { at: first, amount: 10 } });
  const ends = await db
    .select({ expiresAt: ledgerEntries.expiresAt, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(eq(ledgerPostings.key, `${of}:back`));
  expect(ends).toEqual([
    { expiresAt: first, amount: 10 },
    { expiresAt: second, amount: 5 },
  ]);
  expect(await lotsOf(points)).toEqual([0, 5, 10, 5]);
});

test("what was earned is taken back only where it is still there", async () => {
  const { earn, spend, clock, balance } = setUp();
  const of = crypto.randomUUID();
  await earn(10, 30, of);
  await spend(4);
  const back = db.batch(reversing(db, { key: `${of}:back`, of, reason: "back" }, { now: clock.now() }));
  expect(isOverdrawn(await back.catch((error) => error))).toBe(true);
  expect((await balance()).balance).toBe(6);
});

test("points that are given away keep the shortest time of theirs", async () => {
  const { earn, send, points, inDays, clock } = setUp();
  const friend = POINTS.of(freshGuest());
  const first = inDays(10);
  await earn(10, 10);
  await earn(10, 20);
  await send([{ from: points, to: friend, amount: 15, expiresAt: inDays(365) }]);
  expect(await readBalance(db, friend, clock.now())).toEqual({
    balance: 15,
    available: 15,
    next: { at: first, amount: 15 },
  });
});

test("a posting of a batch that is not covered takes the whole batch with it; one whose condition fails is left out", async () => {
  const { points, earn, clock, balance } = setUp();
  await earn(10);
  const id = crypto.randomUUID();
  const mail = db.insert(mailOutbox).values({
    id,
    recipient: "a@example.com",
    subject: "x",
    text: "x",
    status: "failed",
    createdAt: clock.now().toISOString(),
  });
  const taking = (amount: number, when = sql`1`) =>
    posting(
      db,
      { key: crypto.randomUUID(), reason: "test", movements: [{ from: points, to: REDEEMED, amount }] },
      { now: clock.now(), when },
    );
  const failure = await db.batch([mail, ...taking(11)]).catch((error) => error);
  expect(isOverdrawn(failure)).toBe(true);
  expect(await db.$count(mailOutbox, eq(mailOutbox.id, id))).toBe(0);
  await db.batch([mail, ...taking(4, sql`0`)]);
  expect(await db.$count(mailOutbox, eq(mailOutbox.id, id))).toBe(1);
  expect((await balance()).balance).toBe(10);
});

test("what nobody could mean is refused before anything is written", () => {
  const { points, deposit } = setUp();
  const check = (movement: Partial<Movement>) => () =>
    checkPosting({
      key: "x",
      reason: "x",
      movements: [{ from: ISSUED, to: points, amount: 1, ...movement } as Movement],
    });
  expect(check({})).not.toThrow();
  for (const amount of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    expect(check({ amount })).toThrow(RangeError);
  expect(check({ to: deposit })).toThrow("points do not become cents");
  expect(check({ from: points })).toThrow("from an account to itself");
  expect(check({ from: points, to: REDEEMED, expiresAt: "2026-03-02" })).toThrow("has no lots");
  expect(() => checkPosting({ key: "", reason: "x", movements: [] })).toThrow(RangeError);
});

test("of many who take the last at once exactly as many succeed as there is enough for", async () => {
  for (let round = 0; round < times(3); round++) {
    const { earn, spend, balance, points } = setUp();
    await Promise.all([earn(20), earn(17), earn(13)]);
    const answers = await Promise.all(Array.from({ length: 40 }, () => spend(3)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(16);
    expect(await balance()).toMatchObject({ balance: 2, available: 2 });
    expect((await lotsOf(points)).reduce((sum, left) => sum + left, 0)).toBe(2);
  }
});

test("what a guest has is the member's after sign-in, where the member has nothing and where they have the same", async () => {
  const member = await createMember(db);
  const mine = setUp(member.owner);
  const guest = setUp();
  await mine.earn(5, 20);
  await guest.earn(7, 10);
  await guest.spend(2);
  await guest.send([{ from: CASH, to: guest.deposit, amount: 100 }]);
  await guest.send([{ from: guest.points, to: mine.points, amount: 1 }]);
  await adoptGuest(db, joinedContributions.owned, guest.owner, member.id);
  expect(await mine.balance()).toMatchObject({ balance: 10, available: 10 });
  expect(await mine.balance(mine.deposit)).toMatchObject({ balance: 100 });
  expect(await guest.balance()).toMatchObject({ balance: 0 });
  expect(await mine.spend(10)).toEqual(DONE);
  const lines = await readStatement(db, mine.points);
  expect(lines[0]?.balance).toBe(0);
});

/** The same in plain words: lots in a list. */
class Plain {
  lots: { amount: number; end: number }[] = [];
  available = (day: number) =>
    this.lots.filter(({ end }) => end > day).reduce((sum, { amount }) => sum + amount, 0);
  take(amount: number, day: number): boolean {
    if (this.available(day) < amount) return false;
    let left = amount;
    for (const lot of this.lots.filter(({ end }) => end > day)) {
      const drawn = Math.min(left, lot.amount);
      lot.amount -= drawn;
      left -= drawn;
    }
    return true;
  }
  sweep(day: number) {
    for (const lot of this.lots) if (lot.end <= day) lot.amount = 0;
  }
  balance = () => this.lots.reduce((sum, { amount }) => sum + amount, 0);
}

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant("earn"),
      amount: fc.integer({ min: 1, max: 50 }),
      days: fc.integer({ min: 1, max: 9 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant("spend"),
      amount: fc.integer({ min: 1, max: 60 }),
      days: fc.constant(0),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant("wait"),
      amount: fc.constant(0),
      days: fc.integer({ min: 1, max: 4 }),
    }),
  },
);

/** As many histories run through one batch; `npm run prove` makes 10,000 of them. */
const TOGETHER = 25;
/** A day on which every lot has expired: eight steps that wait at most four days each, and nine that a lot lasts. */
const AFTER_ALL = 8 * 4 + 9;

test("random histories: balances, lots and refusals are those of a plain list, and all accounts sum to zero", async () => {
  const histories = fc.sample(fc.array(step, { minLength: 1, maxLength: 8 }), {
    numRuns: times(500),
    seed: 20_260_302,
  });
  for (let start = 0; start < histories.length; start += TOGETHER) {
    const clock = createClock();
    const runs = histories.slice(start, start + TOGETHER).map((history) => ({
      history,
      plain: new Plain(),
      points: POINTS.of(freshGuest()),
      day: 0,
    }));
    const begin = clock.now().getTime();
    const onDay = (day: number) => new Date(begin + day * DAY);
    for (let n = 0; n < 8; n++) {
      const statements = runs.flatMap((run) => {
        const { history, plain, points } = run;
        const one = history[n];
        if (!one) return [];
        if (one.is === "wait") {
          run.day += one.days;
          return [];
        }
        const movement =
          one.is === "earn"
            ? {
                from: ISSUED,
                to: points,
                amount: one.amount,
                expiresAt: onDay(run.day + one.days).toISOString(),
              }
            : { from: points, to: REDEEMED, amount: one.amount };
        let covered = true;
        if (one.is === "earn") plain.lots.push({ amount: one.amount, end: run.day + one.days });
        else covered = plain.take(one.amount, run.day);
        const made = {
          key: crypto.randomUUID(),
          reason: covered ? "covered" : "short",
          movements: [movement],
        };
        // What the plain list refuses is left out, or it would take the batch of all with it; that it is refused stands below.
        return covered ? posting(db, made, { now: onDay(run.day) }) : [];
      });
      const [first, ...others] = statements;
      if (first) await db.batch([first, ...others]);
    }
    for (const { plain, points, day } of runs.slice(0, 5)) {
      const now = () => onDay(day);
      const amount = plain.available(day) + 1;
      const movements = [{ from: points, to: REDEEMED, amount }];
      expect(await post({ db, now }, { key: crypto.randomUUID(), reason: "more", movements })).toEqual(SHORT);
    }
    await Promise.all(
      runs.map(async ({ plain, points, day }) => {
        const { balance, available } = await readBalance(db, points, onDay(day));
        expect(available).toBe(plain.available(day));
        expect(balance).toBe(plain.balance());
        expect(await lotsOf(points)).toEqual(plain.lots.map(({ amount }) => amount));
      }),
    );
    await expire({ db, now: () => onDay(AFTER_ALL) });
    for (const { points } of runs) expect((await readBalance(db, points, onDay(AFTER_ALL))).balance).toBe(0);
  }
  const [sums] = await db
    .select({
      all: sql<number>`(select sum(came.amount) from ${ledgerEntries} as came join ledger_accounts as a on a.id = came.to_account)
        - (select sum(went.amount) from ${ledgerEntries} as went join ledger_accounts as a on a.id = went.from_account)`,
    })
    .from(sql`(select 1)`);
  expect(sums?.all).toBe(0);
  expect(await findFaults(db)).toEqual([]);
});

test("what somebody writes past the engine is found", async () => {
  const { points, earn } = setUp();
  await earn(5);
  const [account] = await db
    .select({ id: ledgerEntries.toAccount, posting: ledgerEntries.postingId })
    .from(ledgerEntries)
    .orderBy(sql`${ledgerEntries.id} desc`)
    .limit(1);
  if (!account) throw new Error("no account");
  const [forged] = await db
    .insert(ledgerEntries)
    .values({
      postingId: account.posting,
      fromAccount: account.id,
      toAccount: "nowhere",
      amount: 9,
      at: "2026",
    })
    .returning({ id: ledgerEntries.id });
  expect((await findFaults(db)).map(({ fault }) => fault).sort()).toEqual([
    "an entry without an account or a posting",
    "lots do not sum to the balance",
    "overdrawn",
  ]);
  await expect(
    db
      .update(ledgerEntries)
      .set({ amount: 1 })
      .where(eq(ledgerEntries.id, forged?.id ?? 0)),
  ).rejects.toThrow();
  await db.delete(ledgerEntries).where(eq(ledgerEntries.id, forged?.id ?? 0));
  expect(await findFaults(db)).toEqual([]);
  expect(points.kind.lots).toBe(true);
});
