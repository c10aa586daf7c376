import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { notifications } from "~db/schema/account.ts";
import { communityFlags, communityNames, communityPosts, communityThreads } from "~db/schema/community.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { communityPlace } from "../../../../tests/factories/community.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import { listThreads, readLog, readQueue, threadStatements } from "./community.queries.server.ts";
import { feedOf } from "./feed.server.ts";
import { accept, flag } from "./marks.commands.server.ts";
import { type Decision, moderate } from "./moderation.commands.server.ts";
import { beginThread, reply } from "./threads.commands.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const { speaker, thread, asked, answered } = communityPlace(db, now);
const uuid = () => crypto.randomUUID() as string;
const moderator = { owner: `user:${uuid()}` };

const decide = (post: string, decision: Decision, space = "codes") =>
  moderate(deps, moderator, { idem: uuid(), post, decision, reason: "rude", space });
const posts = async (slug: string, owner?: string) => {
  const [, found] = await db.batch([
    ...threadStatements(db, slug, { owner, moderates: false, now: now() }, 0),
  ]);
  return found;
};
const openingOf = async (slug: string, owner?: string) => (await posts(slug, owner))[0]?.id ?? "";
const flagged = async (post: string) =>
  await db.select().from(communityFlags).where(eq(communityFlags.postId, post));
const named = async () => {
  const one = await createMember(db);
  await db
    .insert(communityNames)
    .values({ owner: one.owner, called: one.id, calledKey: one.id, createdAt: now().toISOString() });
  return one;
};

test("what a moderator hides reaches nobody but its author, upholds what was flagged, and is told to the author once", async () => {
  const author = await named();
  const { slug, title, language } = await asked(author);
  const post = await openingOf(slug);
  await flag(deps, await speaker(), { post, reason: "rude", note: "Look" });
  expect((await readQueue(db, "")).some(({ id }) => id === post)).toBe(true);
  const idem = uuid();
  const hides = { idem, post, decision: "hide", reason: "rude", space: "codes" } as const;
  for (let n = 0; n < 2; n++) expect(await moderate(deps, moderator, hides)).toEqual({ ok: true });
  expect(await posts(slug)).toEqual([]);
  expect((await posts(slug, author.owner)).map(({ hidden }) => hidden)).toEqual(["moderator"]);
  expect(await listThreads(db, { unanswered: false, q: title }, undefined)).toEqual([]);
  const context = { db, origin: "https://groundwork.example" } as Parameters<typeof feedOf>[0];
  expect(await feedOf(context, "concrete", language as "en")).not.toContain(slug);
  expect((await flagged(post)).map(({ verdict }) => verdict)).toEqual(["upheld"]);
  const told = await db.select().from(notifications).where(eq(notifications.userId, author.id));
  expect(told.map(({ code }) => code)).toEqual(["communityModerated"]);
  expect((await readQueue(db, "")).some(({ id }) => id === post)).toBe(false);
  // A second moderator is told that it was done.
  expect(await decide(post, "hide")).toEqual({ ok: false, error: "changed" });
  expect(await decide(post, "restore")).toEqual({ ok: true });
  expect(await posts(slug)).toHaveLength(1);
  expect((await flagged(post)).map(({ verdict }) => verdict)).toEqual(["dismissed"]);
});

test("a question whose accepted answer a moderator hid has none and waits again, until it is shown", async () => {
  const one = await speaker();
  const { slug, title } = await asked(one);
  const post = await answered(await speaker(), slug);
  expect(await accept(deps, one, { post })).toEqual({ ok: true });
  const listed = async (unanswered: boolean) =>
    (await listThreads(db, { unanswered, q: title }, undefined)).map(({ accepted }) => accepted);
  expect([await listed(false), await listed(true)]).toEqual([[1], []]);
  await decide(post, "hide");
  expect([await listed(false), await listed(true)]).toEqual([[0], [0]]);
  await decide(post, "restore");
  expect([await listed(false), await listed(true)]).toEqual([[1], []]);
});

test("an answer that was held is told to followers once it is shown", async () => {
  const asker = await named();
  const { slug } = await asked(asker);
  const idem = uuid();
  const body = `Cheap boots https://boots.example/${uuid()}`;
  expect(await reply(deps, await speaker(), { idem, slug, body, called: "", quotes: "" })).toMatchObject({
    held: true,
  });
  const told = () => db.select().from(notifications).where(eq(notifications.userId, asker.id));
  expect(await told()).toEqual([]);
  expect((await readQueue(db, "")).find(({ id }) => id === idem)?.hidden).toBe("held");
  expect(await decide(idem, "restore")).toEqual({ ok: true });
  expect((await told()).map(({ code }) => code)).toEqual(["communityReply"]);
});

test("a thread is moved, closed and opened, an answer alone is not, and all of it stands in the log without a name", async () => {
  const { slug } = await asked(await speaker());
  const post = await openingOf(slug);
  const answer = await answered(await speaker(), slug);
  const before = (await readLog(db)).length;
  expect(await decide(post, "move", "safety")).toEqual({ ok: true });
  expect(await decide(post, "move", "safety")).toEqual({ ok: false, error: "changed" });
  expect(await decide(answer, "move", "codes")).toEqual({ ok: false, error: "changed" });
  expect(await decide(post, "lock")).toEqual({ ok: true });
  const late = { idem: uuid(), slug, body: "One more thing", called: "", quotes: "" };
  expect(await reply(deps, await speaker(), late)).toEqual({ ok: false, error: "closed" });
  expect(await decide(post, "unlock")).toEqual({ ok: true });
  const [kept] = await db.select().from(communityThreads).where(eq(communityThreads.slug, slug));
  expect([kept?.space, kept?.lockedAt]).toEqual(["safety", null]);
  const log = await readLog(db);
  expect(log.length).toBeGreaterThanOrEqual(Math.min(50, before + 3));
  expect(JSON.stringify(log)).not.toContain("user:");
});

test("dismissed flags leave a post as it is, and one that they had hidden is shown again", async () => {
  const { slug } = await asked(await speaker());
  const post = await openingOf(slug);
  await flag(deps, await speaker(), { post, reason: "spam", note: "" });
  await db.update(communityPosts).set({ hidden: "flags" }).where(eq(communityPosts.id, post));
  await db.update(communityThreads).set({ hidden: "flags" }).where(eq(communityThreads.slug, slug));
  expect(await decide(post, "dismiss")).toEqual({ ok: true });
  expect(await posts(slug)).toHaveLength(1);
  expect(await decide(post, "dismiss")).toEqual({ ok: false, error: "changed" });
});

test("whoever deletes their account leaves words without a name where others answered, and nothing else", async () => {
  const [going, staying] = [await speaker(), await speaker()];
  const [lonely, shared] = [await asked(going), await asked(going)];
  await answered(going, shared.slug, "And one more thing to it.");
  await answered(staying, shared.slug);
  const mentions = joinedContributions.mentions.filter(({ column }) =>
    [communityThreads.author, communityPosts.author].some((one) => one === column),
  );
  expect(mentions).toHaveLength(2);
  for (const mention of mentions)
    await db
      .update(mention.column.table as typeof communityPosts)
      .set({ author: "", ...("leaves" in mention && mention.leaves) })
      .where(eq(mention.column, going.owner));
  await db.delete(communityNames).where(eq(communityNames.owner, going.owner));
  expect(await posts(lonely.slug)).toEqual([]);
  const left = await db
    .select({ body: communityPosts.body, title: communityPosts.title })
    .from(communityPosts)
    .where(and(eq(communityPosts.threadId, lonely.idem)));
  expect(left).toEqual([{ body: "", title: "" }]);
  const kept = await posts(shared.slug);
  expect(kept.map(({ body }) => body)).toContain(shared.body);
  expect(kept).toHaveLength(3);
  expect(kept.map(({ called }) => called).sort()).toEqual([null, null, staying.called].sort());
  expect((await listThreads(db, { unanswered: false, q: shared.title }, undefined))[0]?.called).toBeNull();
});

test("a feed has the threads of a space in one language as well-formed text, and nothing by another name", async () => {
  const one = await speaker();
  const word = uuid().slice(0, 8);
  const title = `Is 5 < 6 & "7" <script>alert(1)</script> ${word}`;
  const begun = await beginThread(deps, one, thread({ title, space: "estimating" }));
  expect(begun.ok).toBe(true);
  const context = { db, origin: "https://groundwork.example" } as Parameters<typeof feedOf>[0];
  const feed = (await feedOf(context, "estimating", "en")) ?? "";
  expect(feed).toContain(`5 &lt; 6 &amp; &quot;7&quot; &lt;script&gt;alert(1)&lt;/script&gt; ${word}`);
  expect(feed).not.toContain("<script");
  expect(await feedOf(context, "estimating", "he")).not.toContain(word);
  expect(await feedOf(context, "unanswered", "en")).toContain(word);
  expect(await feedOf(context, "nowhere", "en")).toBeUndefined();
});
