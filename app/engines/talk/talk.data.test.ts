import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { posts } from "~db/schema/talk.ts";
import { capabilityLinks } from "~db/schema/trust.ts";
import { testDatabase } from "../../../tests/database.ts";
import { createClock, createMember, freshGuest, MINUTE } from "../../../tests/factories.ts";
import { type Holder, inOwn, type Person } from "../trust/trust.server.ts";
import { TALK_LIMITS } from "./talk.limits.ts";
import { addPost, answerTalk, dropPost, editPost, postsOf } from "./talk.server.ts";

const db = testDatabase();
const clock = createClock();
const { now } = clock;
const deps = { db, now };
const key = () => crypto.randomUUID() as string;
const THERE = sql`1`;

const about = (actor: Person, id = key()) => ({ workspace: actor.workspace, type: "test-talk", id });

async function holderOf(actor: Person, id: string, verbs: string[], over = false): Promise<Holder> {
  const link = key();
  await db.insert(capabilityLinks).values({
    ...{ id: link, workspace: actor.workspace, subjectType: "test-talk", subjectId: id, name: "Sub 1" },
    ...{ verbs, kind: "person", tokenHash: link, asksName: true, createdBy: actor.owner },
    ...{ createdAt: now().toISOString(), expiresAt: "2999-01-01T00:00:00.000Z" },
    revokedAt: over ? now().toISOString() : null,
  });
  return { kind: "holder", link, now: now() };
}

const said = async (actor: Person | Holder, subject: ReturnType<typeof about>) =>
  (await postsOf(db, actor, subject, now())).map(({ body }) => body);

test("what is sent three times at once is said once, as it was typed", async () => {
  const actor = inOwn(freshGuest());
  const subject = about(actor);
  const post = { idem: key(), subject, body: "<b>Bold</b>\n& plain" };
  const all = await Promise.all([1, 2, 3].map(() => addPost(deps, actor, post, THERE)));
  expect(all).toEqual([1, 2, 3].map(() => ({ ok: true })));
  expect(await said(actor, subject)).toEqual(["<b>Bold</b>\n& plain"]);
});

test("members and links that may answer speak; readers, strangers and revoked links do not", async () => {
  const { owner } = await createMember(db);
  const actor = inOwn(owner);
  const subject = about(actor);
  const post = () => ({ idem: key(), subject, body: "Yes", printedName: "Sub 1" });
  const speaker = await holderOf(actor, subject.id, ["read", "answer"]);
  expect(await addPost(deps, speaker, post(), THERE)).toEqual({ ok: true });
  for (const other of [
    await holderOf(actor, subject.id, ["read"]),
    await holderOf(actor, subject.id, ["read", "answer"], true),
    await holderOf(actor, key(), ["read", "answer"]),
    { ...inOwn(freshGuest()), workspace: actor.workspace },
  ])
    expect(await addPost(deps, other, post(), THERE)).toEqual({ ok: false, error: "not-allowed" });
  expect(await said(actor, subject)).toEqual(["Yes"]);
  expect(await said(speaker, subject)).toEqual(["Yes"]);
  expect(await said(inOwn(freshGuest()), subject)).toEqual([]);
});

test("about a record that is not there nothing is said", async () => {
  const actor = inOwn(freshGuest());
  const post = { idem: key(), subject: about(actor), body: "Hello" };
  expect(await addPost(deps, actor, post, sql`0`)).toEqual({ ok: false, error: "gone" });
});

test("for a quarter of an hour its author, and nobody else, changes a post or takes it back", async () => {
  const { owner } = await createMember(db);
  const actor = inOwn(owner);
  const subject = about(actor);
  const speaker = await holderOf(actor, subject.id, ["read", "answer"]);
  const [mine, theirs] = [key(), key()];
  await addPost(deps, actor, { idem: mine, subject, body: "Mine" }, THERE);
  await addPost(deps, speaker, { idem: theirs, subject, body: "Theirs" }, THERE);
  expect(await editPost(deps, actor, { post: theirs, subject, body: "Mine too" })).toEqual({
    ok: false,
    error: "closed",
  });
  expect(await editPost(deps, actor, { post: mine, subject, body: "Better" })).toEqual({ ok: true });
  expect(await editPost(deps, actor, { post: mine, subject: about(actor), body: "x" })).toMatchObject({
    ok: false,
  });
  expect(await dropPost(deps, { ...speaker, now: now() }, { post: theirs, subject })).toEqual({ ok: true });
  expect((await said(actor, subject)).sort()).toEqual(["", "Better"]);
  expect(await editPost(deps, speaker, { post: theirs, subject, body: "Again" })).toMatchObject({
    ok: false,
  });
  clock.advance((TALK_LIMITS.editMinutes + 1) * MINUTE);
  expect(await dropPost(deps, actor, { post: mine, subject })).toEqual({ ok: false, error: "closed" });
});

test("a post with a mark stays as it is, and there is room for it whatever was said before", async () => {
  const actor = inOwn(freshGuest());
  const subject = about(actor);
  for (let n = 0; n < TALK_LIMITS.hourly; n++)
    expect(await addPost(deps, actor, { idem: key(), subject, body: String(n) }, THERE)).toEqual({
      ok: true,
    });
  const post = { idem: key(), subject, body: "Too much" };
  expect(await addPost(deps, actor, post, THERE)).toEqual({ ok: false, error: "full" });
  expect(await addPost(deps, actor, { ...post, mark: "answer" }, THERE)).toEqual({ ok: true });
  expect(await editPost(deps, actor, { post: post.idem, subject, body: "Other" })).toMatchObject({
    ok: false,
  });
  const [row] = await db.select().from(posts).where(eq(posts.id, post.idem));
  expect(row?.body).toBe("Too much");
});

test("a member speaks under no printed name, whatever the form brings; whoever holds a link under theirs", async () => {
  const { owner } = await createMember(db);
  const actor = inOwn(owner);
  const subject = about(actor);
  const speaker = await holderOf(actor, subject.id, ["read", "answer"]);
  for (const one of [actor, speaker]) {
    const form = new FormData();
    const typed = { intent: "post", idem: key(), body: "Approved", printedName: "Sample Client" };
    for (const [name, value] of Object.entries(typed)) form.set(name, value);
    expect(await answerTalk(deps, one, { subject, stands: THERE, form })).toEqual({ ok: true });
  }
  const all = await postsOf(db, actor, subject, now());
  expect(all.map(({ byLink, printedName }) => [byLink, printedName]).sort()).toEqual([
    [0, ""],
    [1, "Sample Client"],
  ]);
});
