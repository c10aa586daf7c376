import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addPost, dropPost, editPost } from "~/engines/talk/talk.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { notifications } from "~db/schema/account.ts";
import { communityNames } from "~db/schema/community.ts";
import { connectionNotes, connections } from "~db/schema/connections.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, HOUR } from "../../../../tests/factories.ts";
import { findConnection, isConnected, readConnections, readReports } from "./connection.queries.server.ts";
import {
  answerConnection,
  blockOther,
  connect,
  judgeMessage,
  keepNote,
  markRead,
  removeConnection,
  reportMessage,
  tellOther,
  unblockOther,
} from "./connections.commands.server.ts";
import contributed from "./connections.contributes.server.ts";
import { CONNECTION, DAILY } from "./connections.limits.ts";
import { keepFreeDays } from "./responses.commands.server.ts";

const db = testDatabase();
const uuid = () => crypto.randomUUID() as string;

function place() {
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
  type Somebody = Awaited<ReturnType<typeof person>>;
  const ask = (from: Somebody, to: { owner: string }, line = "We met on site") =>
    connect(deps, from, { idem: uuid(), whom: sql`${to.owner}`, line, called: "" });
  const asked = async (from: Somebody, to: Somebody) => {
    const done = await ask(from, to);
    if (!done.ok) throw new Error(done.error);
    return done.id;
  };
  const joined = async (one: Somebody, two: Somebody) => {
    const id = await asked(one, two);
    expect(await answerConnection(deps, two, { id, accept: true })).toEqual({ ok: true });
    return id;
  };
  const say = async (who: Somebody, id: string, body: string, idem = uuid()) => {
    const said = await addPost(
      deps,
      who,
      { idem, subject: { workspace: who.workspace, type: CONNECTION, id }, body },
      isConnected(who, id),
    );
    if (said.ok) await tellOther(deps, who, { id });
    return said;
  };
  const seen = (who: Somebody, id: string) => findConnection(db, who, id, clock.now());
  const stateFor = async (who: Somebody, id: string) =>
    (await readConnections(db, who)).find((row) => row.id === id)?.state;
  const told = async (who: Somebody) =>
    (await db.select().from(notifications).where(eq(notifications.userId, who.id))).map(({ code }) => code);
  return { clock, deps, person, ask, asked, joined, say, seen, stateFor, told };
}

test("somebody is asked once, however often, and connected when they accept", async () => {
  const { deps, person, ask, asked, stateFor, told } = place();
  const [one, two] = [await person(), await person()];
  const id = await asked(one, two);
  expect(await ask(one, two)).toEqual({ ok: true, id });
  expect([await stateFor(one, id), await stateFor(two, id)]).toEqual(["asked", "asked"]);
  expect(await told(two)).toEqual(["connectionAsked"]);
  expect(await answerConnection(deps, one, { id, accept: true })).toEqual({ ok: false, error: "gone" });
  expect(await answerConnection(deps, two, { id, accept: true })).toEqual({ ok: true });
  expect([await stateFor(one, id), await stateFor(two, id)]).toEqual(["accepted", "accepted"]);
  expect(await told(one)).toEqual(["connectionAccepted"]);
  expect(await ask(one, one)).toEqual({ ok: false, error: "own" });
});

test("two who ask each other at once are connected, in one row", async () => {
  const { person, ask, stateFor } = place();
  const [one, two] = [await person(), await person()];
  const done = await Promise.all([ask(one, two), ask(two, one)]);
  expect(done.map(({ ok }) => ok)).toEqual([true, true]);
  const rows = await db
    .select()
    .from(connections)
    .where(sql`${connections.workspace} in (${one.owner}, ${two.owner})`);
  expect(rows.map(({ state }) => state)).toEqual(["accepted"]);
  expect(await stateFor(one, rows[0]?.id ?? "")).toBe("accepted");
});

test("whoever is ignored sees that nobody has answered, and asking again tells nobody", async () => {
  const { deps, person, ask, asked, stateFor, told, clock } = place();
  const [one, two] = [await person(), await person()];
  const id = await asked(one, two);
  expect(await answerConnection(deps, two, { id, accept: false })).toEqual({ ok: true });
  clock.advance(HOUR);
  expect(await ask(one, two)).toEqual({ ok: true, id });
  expect([await stateFor(one, id), await stateFor(two, id)]).toEqual(["asked", "ignored"]);
  expect([await told(one), await told(two)]).toEqual([[], ["connectionAsked"]]);
  // Whoever ignored it may still ask, which answers it.
  expect(await ask(two, one)).toEqual({ ok: true, id });
  expect(await stateFor(one, id)).toBe("accepted");
});

test("the thread is for the two of a connection alone, and closed when it ends", async () => {
  const { deps, person, joined, say, seen, clock } = place();
  const [one, two, three] = [await person(), await person(), await person()];
  const id = await joined(one, two);
  expect(await say(one, id, "<b>Tuesday</b>?")).toEqual({ ok: true });
  clock.advance(HOUR);
  expect(await say(two, id, "Yes")).toEqual({ ok: true });
  expect((await say(three, id, "Me too")).ok).toBe(false);
  expect(await seen(three, id)).toBeUndefined();
  expect((await seen(two, id))?.said.map(({ body, mine }) => [body, mine])).toEqual([
    ["<b>Tuesday</b>?", 0],
    ["Yes", 1],
  ]);
  expect(await removeConnection(deps, three, { id })).toEqual({ ok: false, error: "gone" });
  expect(await removeConnection(deps, two, { id })).toEqual({ ok: true });
  expect((await say(one, id, "Still there?")).ok).toBe(false);
  expect((await seen(one, id))?.said).toEqual([]);
});

test("both of the two change and take back what they said, nobody what the other said, and one notice is enough", async () => {
  const { deps, person, joined, say, seen, told } = place();
  const [one, two] = [await person(), await person()];
  const id = await joined(one, two);
  const [mine, theirs] = [uuid(), uuid()];
  await say(one, id, "Mine", mine);
  await say(one, id, "And more");
  await say(two, id, "Theirs", theirs);
  const subject = { type: CONNECTION, id };
  expect(await editPost(deps, two, { post: theirs, subject, body: "Better" })).toEqual({ ok: true });
  expect(await editPost(deps, two, { post: mine, subject, body: "Not yours" })).toEqual({
    ok: false,
    error: "closed",
  });
  expect(await dropPost(deps, one, { post: mine, subject })).toEqual({ ok: true });
  expect((await seen(one, id))?.said.map(({ body }) => body).sort()).toEqual(["", "And more", "Better"]);
  expect((await told(two)).filter((code) => code === "connectionSaid")).toHaveLength(1);
});

test("what is new is counted until it is read, and the other sees up to when", async () => {
  const { deps, person, joined, say, seen, clock } = place();
  const [one, two] = [await person(), await person()];
  const id = await joined(one, two);
  await say(one, id, "First");
  expect([(await seen(two, id))?.connection.unread, (await seen(one, id))?.connection.unread]).toEqual([
    1, 0,
  ]);
  clock.advance(HOUR);
  expect(await markRead(deps, two, { id })).toEqual({ ok: true });
  expect((await seen(two, id))?.connection.unread).toBe(0);
  expect((await seen(one, id))?.connection.theirReadAt).toBe("2026-03-02T11:00:00.000Z");
  expect(await markRead(deps, await person(), { id })).toEqual({ ok: false, error: "gone" });
});

test("who is blocked neither writes nor asks nor sees the connection, and whoever blocks ends it when they like", async () => {
  const { deps, person, joined, ask, say, seen, stateFor, told } = place();
  const [one, two] = [await person(), await person()];
  const id = await joined(one, two);
  await say(one, id, "Before");
  expect(await blockOther(deps, two, id)).toEqual({ ok: true });
  expect((await say(one, id, "Hello?")).ok).toBe(false);
  expect((await say(two, id, "To whom I block")).ok).toBe(false);
  expect(await seen(one, id)).toBeUndefined();
  expect(await stateFor(one, id)).toBeUndefined();
  expect((await seen(two, id))?.said).toEqual([]);
  expect(await ask(one, two)).toEqual({ ok: false, error: "gone" });
  expect(await ask(two, one)).toEqual({ ok: false, error: "gone" });
  expect((await told(two)).filter((code) => code === "connectionSaid")).toHaveLength(1);
  expect(await unblockOther(deps, two, id)).toEqual({ ok: true });
  expect((await seen(one, id))?.said).toHaveLength(1);
});

test("mutual connections are counted for both and named to whoever is connected with both alone", async () => {
  const { deps, person, asked, joined, seen } = place();
  const [one, two, mutual] = [await person(), await person(), await person()];
  await joined(one, mutual);
  await joined(mutual, two);
  const id = await asked(one, two);
  expect([(await seen(two, id))?.connection.mutual, (await seen(two, id))?.names]).toEqual([1, []]);
  await answerConnection(deps, two, { id, accept: true });
  expect((await seen(two, id))?.names).toEqual([mutual.called]);
  expect((await seen(one, id))?.names).toEqual([mutual.called]);
  const [row] = await readConnections(db, mutual);
  await blockOther(deps, mutual, row?.id ?? "");
  const [left] = [await seen(one, id), await seen(two, id)].filter((found) => found?.names.length === 0);
  expect(left?.connection.mutual).toBe(0);
});

test("free days are shown to those who are connected, and to nobody else", async () => {
  const { deps, person, asked, seen } = place();
  const [one, two] = [await person(), await person()];
  await keepFreeDays(deps, two, { days: ["2026-03-04"], today: "2026-03-02" });
  const id = await asked(one, two);
  expect((await seen(one, id))?.free).toEqual([]);
  await answerConnection(deps, two, { id, accept: true });
  expect((await seen(one, id))?.free).toEqual(["2026-03-04"]);
});

test("a private note is read by its writer alone and goes with the connection", async () => {
  const { deps, person, joined, seen } = place();
  const [one, two] = [await person(), await person()];
  const id = await joined(one, two);
  const note = { id, tags: "late", doNotHire: true, note: "Left the job open to the rain" };
  expect(await keepNote(deps, one, note)).toEqual({ ok: true });
  expect(await keepNote(deps, one, { ...note, tags: "never again" })).toEqual({ ok: true });
  expect(await keepNote(deps, await person(), note)).toEqual({ ok: false, error: "gone" });
  expect((await seen(one, id))?.note).toEqual({ tags: "never again", doNotHire: true, note: note.note });
  expect(JSON.stringify([await seen(two, id), await readConnections(db, two)])).not.toMatch(
    /never again|rain|"doNotHire":1/,
  );
  await db.delete(connections).where(eq(connections.id, id));
  expect(await db.select().from(connectionNotes).where(eq(connectionNotes.connectionId, id))).toEqual([]);
});

test("a message of the other is reported once, and a moderator takes its words away or leaves them", async () => {
  const { deps, person, joined, say, seen } = place();
  const [one, two, three] = [await person(), await person(), await person()];
  const id = await joined(one, two);
  const post = uuid();
  await say(one, id, "Something foul", post);
  const report = (who: typeof one) => reportMessage(deps, who, { id, post, reason: "Foul", idem: uuid() });
  expect([await report(one), await report(three)]).toEqual([
    { ok: false, error: "gone" },
    { ok: false, error: "gone" },
  ]);
  expect([await report(two), await report(two)]).toEqual([{ ok: true }, { ok: true }]);
  expect((await readReports(db)).filter((row) => row.post === post)).toHaveLength(1);
  expect(await judgeMessage(deps, { post, takeAway: true })).toEqual({ ok: true });
  expect(await judgeMessage(deps, { post, takeAway: true })).toEqual({ ok: false, error: "gone" });
  expect((await seen(two, id))?.said.map(({ body }) => body)).toEqual([""]);
  const other = uuid();
  await say(one, id, "Nothing foul", other);
  expect(await judgeMessage(deps, { post: other, takeAway: true })).toEqual({ ok: false, error: "gone" });
});

test("a connection is named to either account as theirs, so that it goes with both", () => {
  const other = contributed.mentions.find(({ column }) => column === connections.other);
  expect(other).toEqual({ column: connections.other, as: "owner", fate: "delete" });
});

test("whoever has no trust yet asks so many a day and no more", async () => {
  const { person, ask } = place();
  const one = await person();
  for (let n = 0; n < DAILY[0]; n++) expect((await ask(one, await person())).ok).toBe(true);
  expect(await ask(one, await person())).toEqual({ ok: false, error: "limit" });
  expect(
    await db
      .select()
      .from(connections)
      .where(and(eq(connections.workspace, one.workspace))),
  ).toHaveLength(DAILY[0]);
});
