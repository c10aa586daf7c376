import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { move } from "~/engines/process/process.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { notifications } from "~db/schema/account.ts";
import { championNominations, championVotes } from "~db/schema/champions.ts";
import { blocks, communityNames } from "~db/schema/community.ts";
import { workspaceMembers, workspaces } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, DAY } from "../../../../tests/factories.ts";
import { times } from "../../../../tests/prove.ts";
import { enter, nominate, vote } from "./champions.commands.server.ts";
import { nominationQuery, publicNominations } from "./champions.queries.server.ts";
import { closeSeasons } from "./closing.server.ts";
import nomination from "./nomination.process.server.ts";

const db = testDatabase();
const uuid = () => crypto.randomUUID() as string;
const STORY = "Stopped the lift when the wind rose, and told everybody why.";
const OLD = { createdAt: "2025-01-01T00:00:00.000Z" };

/** A year of its own for each test, so that no two share a quarter. */
let year = 2030;
function place() {
  const clock = createClock(`${year++}-03-02T10:00:00.000Z`);
  const deps = { db, now: clock.now };
  const season = `${year - 1}-q1`;
  const person = async (shown = true) => {
    const member = await createMember(db, OLD);
    const called = `Mason ${member.id}`;
    await enter(deps, member.actor, { kind: "person", shownAs: called, shown });
    return { ...member, called };
  };
  type Person = Awaited<ReturnType<typeof person>>;
  const say = (by: Pick<Person, "owner">, called: string, more = {}) =>
    nominate(deps, by.owner, {
      idem: uuid(),
      kind: "person",
      board: "safety",
      called,
      story: STORY,
      ...more,
    });
  const row = async (id: string) =>
    (await db.select().from(championNominations).where(eq(championNominations.id, id)))[0];
  const step = async (by: Pick<Person, "owner">, id: string, transition: string, note = "") =>
    move(deps, nomination, inOwn(by.owner), {
      ...{ record: id, transition, note, idem: uuid(), version: (await row(id))?.version },
    });
  const decide = async (by: Pick<Person, "owner">, id: string, transition: string, note = "") =>
    move(
      deps,
      nomination,
      { kind: "administrator", owner: by.owner },
      { record: id, transition, note, idem: uuid(), version: (await row(id))?.version },
    );
  /** On the shortlist, with everybody who had a part in it. */
  async function listed(more = {}) {
    const [by, of, other, admin] = [await person(), await person(), await person(), await person()];
    const said = await say(by, of.called, more);
    if (!said.ok) throw new Error(said.error);
    expect((await step(of, said.id, "agree")).ok).toBe(true);
    expect((await step(other, said.id, "second")).ok).toBe(true);
    expect((await decide(admin, said.id, "shortlist")).ok).toBe(true);
    return { id: said.id, by, of, other, admin };
  }
  const seen = async (id: string, owner = "visitor:") =>
    (await nominationQuery(db, inOwn(owner as `user:${string}`), id, clock.now()))[0];
  /** Into the fortnight of the vote, and past it. */
  const toVote = () => clock.advance(35 * DAY);
  const toClose = () => clock.advance(20 * DAY);
  return { clock, deps, season, person, say, row, step, decide, listed, seen, toVote, toClose };
}

test("a nomination is kept once, tells the nominee, and is seen by nobody else before they agree", async () => {
  const { deps, person, seen, step, season } = place();
  const [by, of, other] = [await person(), await person(), await person()];
  const typed = { idem: uuid(), kind: "person", board: "safety", called: of.called, story: STORY } as const;
  for (let n = 0; n < 2; n++)
    expect(await nominate(deps, by.owner, typed)).toEqual({ ok: true, id: typed.idem });
  expect(await nominate(deps, by.owner, { ...typed, idem: uuid() })).toEqual({ ok: false, error: "again" });
  // The key of somebody else's form opens nothing.
  expect((await nominate(deps, other.owner, typed)).ok).toBe(false);
  const told = await db.select().from(notifications).where(eq(notifications.userId, of.id));
  expect(told.map(({ code, href }) => [code, href])).toEqual([
    ["championMoved", `/champion-nomination/${typed.idem}`],
  ]);
  const shown = async () => (await publicNominations(db, [season], other.owner)).map(({ id }) => id);
  expect([await seen(typed.idem), await seen(typed.idem, other.owner), await shown()]).toEqual([
    undefined,
    undefined,
    [],
  ]);
  expect((await seen(typed.idem, of.owner))?.nominee).toBe(1);
  expect((await step(other, typed.idem, "agree")).ok).toBe(false);
  expect((await step(of, typed.idem, "agree")).ok).toBe(true);
  expect(await shown()).toEqual([typed.idem]);
  expect((await step(of, typed.idem, "decline")).ok).toBe(true);
  expect([await seen(typed.idem), await shown()]).toEqual([undefined, []]);
});

test("nobody nominates themselves, somebody who is not known, who hides, or who has blocked them", async () => {
  const { deps, person, say } = place();
  const [by, of, hidden] = [await person(), await person(), await person(false)];
  expect(await say(by, by.called)).toEqual({ ok: false, error: "self" });
  expect(await say(by, `Nobody ${uuid()}`)).toEqual({ ok: false, error: "unknown" });
  expect(await say(by, hidden.called)).toEqual({ ok: false, error: "unknown" });
  await db.insert(blocks).values({ blocker: of.owner, blocked: by.owner, createdAt: OLD.createdAt });
  expect(await say(by, of.called)).toEqual({ ok: false, error: "unknown" });
  // By the name in the community too.
  const called = `helper ${uuid()}`;
  await db
    .insert(communityNames)
    .values({ owner: hidden.owner, called, calledKey: called, createdAt: OLD.createdAt });
  expect((await say(by, called.toUpperCase())).ok).toBe(true);
  // And nobody enters under that name.
  expect(await enter(deps, by.actor, { kind: "person", shownAs: called, shown: true })).toEqual({
    ok: false,
    error: "taken",
  });
});

test("five nominations a quarter are written, also where all are sent at once", async () => {
  const { person, say } = place();
  const by = await person();
  const others = await Promise.all(Array.from({ length: 8 }, () => person()));
  const sent = await Promise.all(others.map(({ called }) => say(by, called)));
  expect(sent.filter(({ ok }) => ok)).toHaveLength(5);
  expect(sent.find(({ ok }) => !ok)).toEqual({ ok: false, error: "limit" });
});

test("neither side seconds, nobody from inside does, and an administrator decides on nothing of their own", async () => {
  const { deps, person, say, step, decide } = place();
  const [boss, worker, outside, admin] = [await person(), await person(), await person(), await person()];
  const workspace = `workspace:${uuid()}` as const;
  await db.insert(workspaces).values({ id: workspace, name: "Crew", createdAt: OLD.createdAt });
  for (const [{ id }, role] of [
    [boss, "owner"],
    [worker, "member"],
    [admin, "viewer"],
  ] as const)
    await db.insert(workspaceMembers).values({ workspace, userId: id, role, joinedAt: OLD.createdAt });
  const called = `Crew ${workspace}`;
  await enter(deps, { ...boss.actor, workspace }, { kind: "company", shownAs: called, shown: true });
  // One's own company may be named, and needs somebody from outside.
  const said = await say(worker, called, { kind: "company" });
  const id = said.ok ? said.id : "";
  expect((await step(worker, id, "agree")).ok).toBe(false);
  expect((await step(boss, id, "agree")).ok).toBe(true);
  for (const insider of [worker, boss, admin]) expect((await step(insider, id, "second")).ok).toBe(false);
  expect((await step({ owner: `visitor:${uuid()}` }, id, "second")).ok).toBe(false);
  expect((await step(outside, id, "second")).ok).toBe(true);
  expect((await decide(admin, id, "shortlist")).ok).toBe(false);
  expect((await decide(outside, id, "shortlist")).ok).toBe(true);
});

test("one vote a person and board: five hundred at once are exact, and counted once the vote is over", async () => {
  const { deps, listed, person, toVote, toClose, row, seen, clock } = place();
  const [first, second, elsewhere] = [await listed(), await listed(), await listed({ board: "quality" })];
  const voters = await Promise.all(Array.from({ length: 5 }, () => person()));
  expect(await vote(deps, voters[0]?.owner ?? "user:", { nomination: first.id })).toEqual({
    ok: false,
    error: "closed",
  });
  toVote();
  const all = await Promise.all(
    Array.from({ length: times(25) }, (_, n) => {
      const voter = voters[n % 5]?.owner ?? "user:";
      // Three of them try both.
      const of = n % 5 < 3 && n >= 5 ? (n % 2 ? first : second) : first;
      return vote(deps, voter, { nomination: of.id });
    }),
  );
  expect(all.some(({ ok }) => ok)).toBe(true);
  const kept = await db
    .select({ owner: championVotes.owner })
    .from(championVotes)
    .where(
      and(
        eq(championVotes.board, "safety"),
        sql`${championVotes.nominationId} in (${first.id}, ${second.id})`,
      ),
    );
  expect(kept).toHaveLength(5);
  expect(new Set(kept.map(({ owner }) => owner)).size).toBe(5);
  expect(await vote(deps, voters[0]?.owner ?? "user:", { nomination: elsewhere.id })).toEqual({ ok: true });
  expect(await vote(deps, first.of.owner, { nomination: first.id })).toEqual({ ok: false, error: "own" });
  const late = await createMember(db, { createdAt: clock.now().toISOString() });
  expect(await vote(deps, late.owner, { nomination: first.id })).toEqual({ ok: false, error: "new" });
  await closeSeasons(deps);
  expect((await row(first.id))?.state).toBe("shortlisted");
  toClose();
  for (let n = 0; n < 2; n++) await closeSeasons(deps);
  const counted = async (id: string) => [(await row(id))?.state, (await seen(id))?.votes];
  const votes = (await seen(first.id))?.votes ?? 0;
  const [winner, loser] = votes * 2 > 5 ? [first, second] : [second, first];
  expect(await counted(winner.id)).toEqual(["winner", Math.max(votes, 5 - votes)]);
  expect(await counted(loser.id)).toEqual(["notChosen", Math.min(votes, 5 - votes)]);
  expect(await counted(elsewhere.id)).toEqual(["winner", 1]);
  expect(await vote(deps, (await person()).owner, { nomination: first.id })).toEqual({
    ok: false,
    error: "gone",
  });
});

test("in a tie whoever was nominated first wins, and without a vote nobody does", async () => {
  const { deps, listed, person, toVote, toClose, row, clock, step } = place();
  const first = await listed();
  clock.advance(DAY);
  const second = await listed();
  const nobody = await listed({ board: "craft" });
  toVote();
  for (const { id } of [second, first]) await vote(deps, (await person()).owner, { nomination: id });
  toClose();
  await closeSeasons(deps);
  const states = await Promise.all([first, second, nobody].map(async ({ id }) => (await row(id))?.state));
  expect(states).toEqual(["winner", "notChosen", "notChosen"]);
  // A champion may still decline, and another run makes nobody else one.
  expect((await step(first.of, first.id, "decline")).ok).toBe(true);
  await closeSeasons(deps);
  expect((await row(second.id))?.state).toBe("notChosen");
});

test("what was not put to the vote ends with its quarter, and steps after it are refused with their reason", async () => {
  const { deps, person, say, row, step, toVote, toClose } = place();
  const [by, of, other] = [await person(), await person(), await person()];
  const said = await say(by, of.called);
  const id = said.ok ? said.id : "";
  toVote();
  expect((await step(of, id, "agree")).ok).toBe(true);
  toClose();
  expect(await step(other, id, "second")).toMatchObject({ ok: false, error: "blocked", guard: "open" });
  await closeSeasons(deps);
  expect((await row(id))?.state).toBe("dropped");
});
