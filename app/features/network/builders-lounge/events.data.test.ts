import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { notifications } from "~db/schema/account.ts";
import { blocks, communityNames } from "~db/schema/community.ts";
import { loungeAnswers } from "~db/schema/lounge.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, HOUR } from "../../../../tests/factories.ts";
import { come, decideEvent, leave, promoteWaiting, suggestEvent } from "./events.commands.server.ts";
import { findEvent } from "./events.queries.server.ts";

const db = testDatabase();
const uuid = () => crypto.randomUUID() as string;

/** An event of a few places that is put on, and people who may come. */
async function place(capacity = 3) {
  const clock = createClock("2026-03-02T10:00:00.000Z");
  const deps = { db, now: clock.now };
  const person = async () => {
    const { id } = await createMember(db);
    const who = { ...inOwn(`user:${id}`), id, called: `Mason ${uuid().slice(0, 20)}` };
    await db.insert(communityNames).values({
      ...{ owner: who.owner, called: who.called, calledKey: who.called.toLowerCase() },
      createdAt: clock.now().toISOString(),
    });
    return who;
  };
  const host = await person();
  const suggest = (over: Partial<Parameters<typeof suggestEvent>[2]> = {}, by: Person = host) =>
    suggestEvent(deps, by, {
      ...{ idem: uuid(), title: "Grill behind the yard", about: "", place: "Sample yard" },
      ...{ siteZone: "America/Chicago", startsAt: "2026-03-06T22:00:00.000Z" },
      ...{ endsAt: "2026-03-07T02:00:00.000Z", capacity },
      ...over,
    });
  const event = uuid();
  expect(await suggest({ idem: event })).toEqual({ ok: true, id: event });
  expect(await decideEvent(deps, { event, approve: true, reason: "" })).toEqual({ ok: true });
  const going = (who: Person, guests = 0) => come(deps, who, { event, wish: "going", guests });
  const answers = async () =>
    (await db.select().from(loungeAnswers).where(eq(loungeAnswers.eventId, event))).map((row) => row);
  const answerOf = async (who: Person) =>
    (await answers()).find(({ workspace }) => workspace === who.workspace)?.answer;
  const seats = async () =>
    (await answers())
      .filter(({ answer }) => answer === "going")
      .reduce((sum, { guests }) => sum + 1 + guests, 0);
  const told = async (who: { id: string }, code: "loungePromoted" | "loungeDecided") =>
    (
      await db
        .select()
        .from(notifications)
        .where(and(eq(notifications.userId, who.id), eq(notifications.code, code)))
    ).length;
  return { clock, deps, person, host, suggest, event, going, answers, answerOf, seats, told };
}

test("of any number who come at once no more get a place than there are, and the others wait", async () => {
  const { going, seats, answers } = await place(20);
  const people = Array.from({ length: 60 }, () => inOwn(`user:${uuid()}`));
  const done = await Promise.all(people.map((who, n) => going(who, n % 3)));
  expect(done.every(({ ok }) => ok)).toBe(true);
  expect(await answers()).toHaveLength(60);
  expect(await seats()).toBeLessThanOrEqual(20);
  expect(await seats()).toBeGreaterThan(17);
});

test("whoever cancels gives the place to the first who waits, in the same batch, and they are told once", async () => {
  const { clock, deps, person, event, going, answerOf, told } = await place(1);
  const [one, two, three] = [await person(), await person(), await person()];
  expect(await going(one)).toEqual({ ok: true, answer: "going" });
  clock.advance(1_000);
  expect(await going(two)).toEqual({ ok: true, answer: "waiting" });
  clock.advance(1_000);
  expect(await going(three)).toEqual({ ok: true, answer: "waiting" });
  clock.advance(1_000);
  expect(await leave(deps, one, { event })).toEqual({ ok: true });
  expect(await leave(deps, one, { event })).toEqual({ ok: true });
  expect([await answerOf(one), await answerOf(two), await answerOf(three)]).toEqual([
    undefined,
    "going",
    "waiting",
  ]);
  expect([await told(two, "loungePromoted"), await told(three, "loungePromoted")]).toEqual([1, 0]);
});

test("cancellations and answers that race leave no place over and none too many", async () => {
  const { deps, event, going, seats, answers } = await place(10);
  const people = Array.from({ length: 40 }, () => inOwn(`user:${uuid()}`));
  for (const who of people) await going(who);
  const late = Array.from({ length: 20 }, () => inOwn(`user:${uuid()}`));
  await Promise.all([
    ...people.slice(0, 15).map((who) => leave(deps, who, { event })),
    ...late.map((who) => going(who)),
  ]);
  expect([await seats(), (await answers()).length]).toEqual([10, 45]);
});

test("nobody passes one who waits for more places than are free", async () => {
  const { clock, deps, person, event, going, answerOf } = await place(4);
  const [one, two, three, four] = [await person(), await person(), await person(), await person()];
  await going(one, 2);
  clock.advance(1_000);
  expect(await going(two, 3)).toEqual({ ok: true, answer: "waiting" });
  clock.advance(1_000);
  // One place is free, but somebody came before.
  expect(await going(three)).toEqual({ ok: true, answer: "waiting" });
  clock.advance(1_000);
  await leave(deps, one, { event });
  expect([await answerOf(two), await answerOf(three)]).toEqual(["going", "waiting"]);
  clock.advance(1_000);
  // With fewer guests there is room for who waits, and no more of them.
  expect(await come(deps, two, { event, wish: "going", guests: 2 })).toEqual({ ok: true, answer: "going" });
  expect(await answerOf(three)).toBe("going");
  expect(await going(four)).toEqual({ ok: true, answer: "waiting" });
});

test("whoever asks for more than there is keeps the place that they have", async () => {
  const { person, going, answerOf, seats } = await place(2);
  const [one, two] = [await person(), await person()];
  await going(one);
  await going(two);
  expect(await going(one, 1)).toEqual({ ok: false, error: "no-room" });
  expect([await answerOf(one), await seats()]).toEqual(["going", 2]);
  expect(await going(await person(), 3)).toEqual({ ok: false, error: "no-room" });
});

test("maybe takes no place, and gives a place back", async () => {
  const { deps, person, event, going, answerOf, seats } = await place(2);
  const [one, two, three] = [await person(), await person(), await person()];
  await going(one, 1);
  await going(two);
  expect(await come(deps, one, { event, wish: "maybe", guests: 3 })).toEqual({ ok: false, error: "no-room" });
  expect(await come(deps, one, { event, wish: "maybe", guests: 1 })).toEqual({ ok: true, answer: "maybe" });
  expect([await answerOf(two), await seats()]).toEqual(["going", 1]);
  expect(await going(three)).toEqual({ ok: true, answer: "going" });
});

test("nobody answers an event that has begun, is off, waits to be put on, or is not there", async () => {
  const { clock, deps, person, host, suggest, event, going, told } = await place();
  const who = await person();
  const waiting = uuid();
  await suggest({ idem: waiting });
  const to = (id: string) => come(deps, who, { event: id, wish: "going", guests: 0 });
  expect([await to(waiting), await to(uuid())]).toEqual([
    { ok: false, error: "gone" },
    { ok: false, error: "gone" },
  ]);
  await going(who);
  expect(await decideEvent(deps, { event: waiting, approve: false, reason: "" })).toEqual({
    ok: false,
    error: "reason",
  });
  expect(await decideEvent(deps, { event, approve: false, reason: "Storm" })).toEqual({ ok: true });
  expect(await decideEvent(deps, { event, approve: true, reason: "" })).toEqual({
    ok: false,
    error: "decided",
  });
  expect(await to(event)).toEqual({ ok: false, error: "off" });
  expect([await told(host, "loungeDecided"), await told(who, "loungeDecided")]).toEqual([1, 1]);
  const later = await place();
  later.clock.advance(10 * 24 * HOUR);
  expect(await later.going(await later.person())).toEqual({ ok: false, error: "past" });
  expect(await leave(later.deps, who, { event: later.event })).toEqual({ ok: false, error: "past" });
  clock.advance(10 * 24 * HOUR);
  expect(await suggest()).toEqual({ ok: false, error: "past" });
});

test("a suggestion that is sent twice is one, another's key is another's, and three wait at most", async () => {
  const { person, suggest, deps } = await place();
  const [one, two] = [await person(), await person()];
  const idem = uuid();
  expect(await suggest({ idem }, one)).toEqual({ ok: true, id: idem });
  expect(await suggest({ idem }, one)).toEqual({ ok: true, id: idem });
  expect(await suggest({ idem }, two)).toEqual({ ok: false, error: "changed" });
  await suggest({}, one);
  await suggest({}, one);
  expect(await suggest({}, one)).toEqual({ ok: false, error: "limit" });
  expect(await findEvent(db, two, idem, false, deps.now())).toBeUndefined();
  expect((await findEvent(db, one, idem, false, deps.now()))?.event.title).toBe("Grill behind the yard");
});

test("a place that an account left behind goes to who waits with the next run", async () => {
  const { clock, deps, person, going, answerOf } = await place(1);
  const [one, two] = [await person(), await person()];
  await going(one);
  clock.advance(1_000);
  await going(two);
  await db.delete(loungeAnswers).where(eq(loungeAnswers.workspace, one.workspace));
  clock.advance(1_000);
  await promoteWaiting(deps);
  expect(await answerOf(two)).toBe("going");
});

test("names of who comes are read by members, and neither by whom they blocked nor of whom the reader blocked", async () => {
  const { clock, person, event, going } = await place(9);
  const [one, two, three] = [await person(), await person(), await person()];
  await going(one);
  await going(two);
  const names = async (who?: Person) =>
    (await findEvent(db, who, event, false, clock.now()))?.names.map(({ called }) => called).sort();
  expect(await names(three)).toEqual([one.called, two.called].sort());
  await db
    .insert(blocks)
    .values({ blocker: one.owner, blocked: three.owner, createdAt: clock.now().toISOString() });
  expect(await names(three)).toEqual([two.called]);
  await db
    .insert(blocks)
    .values({ blocker: three.owner, blocked: two.owner, createdAt: clock.now().toISOString() });
  expect(await names(three)).toEqual([]);
  expect(await names()).toEqual([]);
});
