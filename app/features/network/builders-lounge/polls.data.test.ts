import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { loungePolls, loungeVotes } from "~db/schema/lounge.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, HOUR } from "../../../../tests/factories.ts";
import { times } from "../../../../tests/prove.ts";
import { LOUNGE_LIMITS } from "./builders-lounge.limits.ts";
import { loungeView } from "./builders-lounge.view.server.ts";
import { openPoll, vote } from "./polls.commands.server.ts";

const db = testDatabase();
const uuid = () => crypto.randomUUID() as string;
const OPTIONS = ["Black", "With milk", "Cold"];

/** A poll that stays open for a day, and people who can vote in it. */
async function place() {
  const clock = createClock("2026-03-02T10:00:00.000Z");
  const deps = { db, now: clock.now };
  const ask = (over: Partial<Parameters<typeof openPoll>[1]> = {}) =>
    openPoll(deps, {
      ...{ idem: uuid(), question: "Coffee?", options: OPTIONS, closesAt: "2026-03-03T10:00:00.000Z" },
      ...over,
    });
  const poll = uuid();
  expect(await ask({ idem: poll })).toEqual({ ok: true });
  const person = async () => inOwn(`user:${(await createMember(db)).id}`);
  const votes = () => db.select().from(loungeVotes).where(eq(loungeVotes.pollId, poll));
  const seen = async (who?: Awaited<ReturnType<typeof person>>) =>
    (await loungeView({ db, now: clock.now, language: "en", formKey: uuid }, who)).polls.find(
      ({ id }) => id === poll,
    );
  return { clock, deps, ask, poll, person, votes, seen };
}

test("of many votes of one person that race one is left", async () => {
  const { deps, poll, person, votes } = await place();
  const who = await person();
  const done = await Promise.all(
    Array.from({ length: 30 }, (_, n) => vote(deps, who, { poll, choice: n % 3 })),
  );
  expect(done.every(({ ok }) => ok)).toBe(true);
  expect(await votes()).toHaveLength(1);
});

test("votes that race are counted, each once", async () => {
  const { deps, poll, votes } = await place();
  const people = Array.from({ length: times(25) }, () => inOwn(`user:${uuid()}`));
  await Promise.all(people.map((who, n) => vote(deps, who, { poll, choice: n % 4 === 0 ? 1 : 0 })));
  const rows = await votes();
  expect([rows.length, rows.filter(({ choice }) => choice === 1).length]).toEqual([
    people.length,
    Math.ceil(people.length / 4),
  ]);
});

test("the result is read by whoever has voted, and by everybody once it has closed", async () => {
  const { clock, deps, poll, person, seen } = await place();
  const [one, two] = [await person(), await person()];
  await vote(deps, one, { poll, choice: 2 });
  expect((await seen(one))?.counts).toEqual([0, 0, 1]);
  expect(await seen(two)).toMatchObject({ counts: undefined, mine: undefined, total: 1, isOpen: true });
  expect((await seen())?.counts).toBeUndefined();
  await vote(deps, one, { poll, choice: 0 });
  expect(await seen(one)).toMatchObject({ counts: [1, 0, 0], mine: 0, total: 1 });
  clock.advance(24 * HOUR);
  expect(await seen()).toMatchObject({ counts: [1, 0, 0], mine: undefined, isOpen: false });
});

test("nobody votes once it has closed, for what it does not offer, or where there is no poll", async () => {
  const { clock, deps, poll, person, votes } = await place();
  const who = await person();
  expect(await vote(deps, who, { poll, choice: 3 })).toEqual({ ok: false, error: "no-option" });
  expect(await vote(deps, who, { poll: uuid(), choice: 0 })).toEqual({ ok: false, error: "gone" });
  expect(await vote(deps, who, { poll, choice: 1 })).toEqual({ ok: true });
  clock.advance(24 * HOUR);
  expect(await vote(deps, who, { poll, choice: 0 })).toEqual({ ok: false, error: "closed" });
  expect((await votes()).map(({ choice }) => choice)).toEqual([1]);
});

test("a form that is sent twice asks once, and a day that is over or too far off is refused", async () => {
  const { ask, poll } = await place();
  expect(await ask({ idem: poll })).toEqual({ ok: true });
  expect(await ask({ idem: poll, question: "Tea?" })).toEqual({ ok: false, error: "changed" });
  expect(await ask({ closesAt: "2026-03-02T09:00:00.000Z" })).toEqual({ ok: false, error: "past" });
  expect(await ask({ closesAt: "2026-09-02T09:00:00.000Z" })).toEqual({ ok: false, error: "far" });
  expect(await db.select().from(loungePolls).where(eq(loungePolls.id, poll))).toHaveLength(1);
});

test("the page shows the open ones first, and no more than it has room for", async () => {
  const { clock, ask, deps } = await place();
  for (let n = 0; n < LOUNGE_LIMITS.polls; n += 1)
    await ask({ closesAt: new Date(clock.now().getTime() + (n + 1) * 60_000).toISOString() });
  clock.advance(3 * 60_000);
  const { polls } = await loungeView({ ...deps, language: "en", formKey: uuid }, undefined);
  expect(polls).toHaveLength(LOUNGE_LIMITS.polls);
  const open = polls.map(({ isOpen }) => isOpen);
  expect(open).toEqual([...open].sort((one, two) => Number(two) - Number(one)));
});
