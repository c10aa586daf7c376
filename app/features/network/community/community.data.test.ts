import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { notifications } from "~db/schema/account.ts";
import { blocks, communityNames, communityPosts, communityThreads } from "~db/schema/community.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { communityPlace } from "../../../../tests/factories/community.ts";
import { createClock, createMember, DAY, MINUTE } from "../../../../tests/factories.ts";
import { times } from "../../../../tests/prove.ts";
import { listThreads, similarThreads, tellingWords, threadStatements } from "./community.queries.server.ts";
import { accept, flag, follow, react, wall } from "./marks.commands.server.ts";
import { beginThread, edit, keepDraft, reply, takeBack } from "./threads.commands.server.ts";

const db = testDatabase();
const clock = createClock();
const { now } = clock;
const deps = { db, now };
const { speaker, thread, asked, answered } = communityPlace(db, now);
const uuid = () => crypto.randomUUID() as string;
const wanted = { unanswered: false, q: "" };

const read = async (slug: string, owner?: string, moderates = false) => {
  const [[head], posts, edits] = await db.batch([
    ...threadStatements(db, slug, { owner, moderates, now: now() }, 0),
  ]);
  return { head, posts, edits, bodies: posts.map(({ body }) => body) };
};
const slugs = async (more: Partial<Parameters<typeof listThreads>[1]>, reader?: string) =>
  (await listThreads(db, { ...wanted, ...more }, reader)).map(({ slug }) => slug);

test("a first post asks for a name, which nobody else has as it is read", async () => {
  const owner = `user:${uuid()}`;
  expect(await beginThread(deps, { owner }, thread())).toEqual({ ok: false, error: "name" });
  const called = `Señor Nivel ${uuid().slice(0, 6)}`;
  expect(await beginThread(deps, { owner }, thread({ called }))).toMatchObject({ ok: true, held: false });
  const other = { owner: `user:${uuid()}` };
  const taken = thread({ called: called.replace("Señor", "senor").toUpperCase() });
  expect(await beginThread(deps, other, taken)).toEqual({ ok: false, error: "name-taken" });
  // Once chosen it stays.
  await beginThread(deps, { owner }, thread({ called: "Somebody else" }));
  const [kept] = await db.select().from(communityNames).where(eq(communityNames.owner, owner));
  expect(kept?.called).toBe(called);
});

test("what is sent twice is said once, and the same words from anybody lead to where they stand", async () => {
  const one = await speaker();
  const typed = thread();
  const first = await beginThread(deps, one, typed);
  expect(await beginThread(deps, one, typed)).toEqual(first);
  expect((await read(first.ok ? first.slug : "")).posts).toHaveLength(1);
  const again = thread({ body: `  ${typed.body.toUpperCase().replaceAll(",", " !")} ` });
  expect(await beginThread(deps, await speaker(), again)).toEqual({
    ok: false,
    error: "again",
    first: first.ok && first.slug,
  });
  const slug = first.ok ? first.slug : "";
  const idem = uuid();
  const answer = { idem, slug, body: "Two days at this cold.", called: "", quotes: "" };
  for (let n = 0; n < 2; n++) expect(await reply(deps, one, answer)).toEqual({ ok: true, held: false });
  expect(await reply(deps, one, { ...answer, idem: uuid() })).toEqual({ ok: false, error: "said" });
  expect((await read(slug)).posts).toHaveLength(2);
});

test("a new account says three things an hour, also where all are sent at once, and sets one link", async () => {
  const one = await speaker();
  const sent = await Promise.all(Array.from({ length: 8 }, () => beginThread(deps, one, thread())));
  expect(sent.filter(({ ok }) => ok)).toHaveLength(3);
  expect(sent.find(({ ok }) => !ok)).toEqual({ ok: false, error: "rate" });
  clock.advance(61 * MINUTE);
  const links = thread({
    body: `Which of the two: https://a.example/${uuid()} or https://b.example, with a good reason`,
  });
  expect(await beginThread(deps, one, links)).toEqual({ ok: false, error: "links" });
});

test("a text of links by a new account waits for a moderator, and reaches nobody but its author", async () => {
  const one = await speaker();
  const word = `zq${uuid().slice(0, 8)}`;
  const held = await beginThread(
    deps,
    one,
    thread({ title: `Cheap boots ${word}`, body: `Buy here https://boots.example/${word}` }),
  );
  expect(held).toMatchObject({ ok: true, held: true });
  const slug = held.ok ? held.slug : "";
  expect((await read(slug)).head).toBeUndefined();
  expect((await read(slug, (await speaker()).owner)).posts).toEqual([]);
  expect((await read(slug, one.owner)).posts).toHaveLength(1);
  expect((await read(slug, undefined, true)).posts).toHaveLength(1);
  expect(await slugs({ q: word })).toEqual([]);
  expect(await similarThreads(db, [word], (await speaker()).owner)).toEqual([]);
  expect(
    await reply(deps, await speaker(), { idem: uuid(), slug, body: "Hello", called: "", quotes: "" }),
  ).toMatchObject({ ok: false });
});

test("search finds titles and answers by all words, whatever their accents, and similar threads by any that say something", async () => {
  const one = await speaker();
  const word = `qz${uuid().slice(0, 8)}`;
  const { slug } = await asked(one, { title: `Cimentación ${word} en arcilla`, language: "es" });
  expect(await slugs({ q: `cimentacion ${word}` })).toEqual([slug]);
  expect(await slugs({ q: `${word} granito` })).toEqual([]);
  await answered(await speaker(), slug, `Granito triturado ${word}, bien compactado.`);
  expect(await slugs({ q: `${word} granito` })).toEqual([slug]);
  expect(await slugs({ q: '" OR * NEAR( ' })).toEqual([]);
  expect(await slugs({ q: word, language: "he" })).toEqual([]);
  const like = await similarThreads(db, tellingWords(`What about the ${word}?`), (await speaker()).owner);
  expect(like.map((found) => found.slug)).toEqual([slug]);
});

test("lists go by the last word, and the unanswered are those to which nobody else has said anything", async () => {
  const one = await speaker();
  const trade = "tiler";
  const first = await asked(one, { trade, space: "finishes" });
  clock.advance(MINUTE);
  const second = await asked(one, { trade, space: "finishes" });
  const mine = async (more = {}) =>
    (await slugs({ trade, space: "finishes", ...more })).filter((slug) =>
      [first.slug, second.slug].includes(slug),
    );
  expect(await mine()).toEqual([second.slug, first.slug]);
  clock.advance(MINUTE);
  await answered(one, first.slug);
  expect(await mine()).toEqual([first.slug, second.slug]);
  expect(await mine({ unanswered: true })).toEqual([first.slug, second.slug]);
  clock.advance(MINUTE);
  await answered(await speaker(), first.slug);
  expect(await mine({ unanswered: true })).toEqual([second.slug]);
  const [top] = await listThreads(db, { ...wanted, trade, space: "finishes" }, undefined);
  const rest = await listThreads(
    db,
    { ...wanted, trade, space: "finishes", before: { at: top?.lastAt ?? "", id: top?.id ?? "" } },
    undefined,
  );
  expect(rest.map(({ slug }) => slug)).not.toContain(top?.slug);
});

test("for a quarter of an hour the words may change, how they read before stays readable, and then no more", async () => {
  const one = await speaker();
  const { slug, title, body } = await asked(one);
  const post = (await read(slug)).posts[0]?.id ?? "";
  expect(await edit(deps, await speaker(), { post, title, body: "Hacked by another" })).toEqual({
    ok: false,
    error: "late",
  });
  const better = { post, title: `${title}, in winter`, body: `${body} It is forty degrees at night.` };
  expect(await edit(deps, one, better)).toEqual({ ok: true, held: false });
  expect(await edit(deps, one, better)).toEqual({ ok: true, held: false });
  const after = await read(slug);
  expect([after.head?.title, after.bodies]).toEqual([better.title, [better.body]]);
  expect(after.edits.map((was) => was.body)).toEqual([body]);
  expect(await slugs({ q: `${better.title}` })).toEqual([slug]);
  const spam = `Buy https://a.example https://b.example https://c.example`;
  expect(await edit(deps, one, { post, title, body: spam })).toEqual({ ok: false, error: "links" });
  clock.advance(16 * MINUTE);
  expect(await edit(deps, one, { ...better, body: "Too late for this one" })).toEqual({
    ok: false,
    error: "late",
  });
});

test("what is taken back is gone with its history, but not an answer that was accepted or a question with answers", async () => {
  const [one, other] = [await speaker(), await speaker()];
  const { slug } = await asked(one);
  const opening = (await read(slug)).posts[0]?.id ?? "";
  const [kept, dropped] = [
    await answered(other, slug),
    await answered(other, slug, "Never mind what I said here"),
  ];
  await edit(deps, other, { post: dropped, title: "", body: "Never mind what I said" });
  await accept(deps, one, { post: kept });
  expect(await takeBack(deps, one, { post: opening })).toEqual({ ok: false, error: "built-on" });
  expect(await takeBack(deps, other, { post: kept })).toEqual({ ok: false, error: "built-on" });
  expect(await takeBack(deps, one, { post: dropped })).toEqual({ ok: false, error: "built-on" });
  expect(await takeBack(deps, other, { post: dropped })).toEqual({ ok: true });
  expect(await takeBack(deps, other, { post: dropped })).toEqual({ ok: true });
  const left = await read(slug);
  expect(left.posts.map(({ id }) => id)).toEqual([opening, kept]);
  expect(left.edits).toEqual([]);
});

test("whoever asked accepts an answer, changes their mind for thirty days, and the answer's author is told once", async () => {
  const [one, helper] = [await speaker(), await createMember(db)];
  await db
    .insert(communityNames)
    .values({ owner: helper.owner, called: helper.id, calledKey: helper.id, createdAt: now().toISOString() });
  const { slug, title } = await asked(one);
  const first = await answered(helper, slug);
  const second = await answered(await speaker(), slug);
  expect(await accept(deps, helper, { post: first })).toEqual({ ok: false, error: "not-yours" });
  for (const post of [first, second, first]) expect(await accept(deps, one, { post })).toEqual({ ok: true });
  const told = await db.select().from(notifications).where(eq(notifications.userId, helper.id));
  expect(told.map(({ code, subject }) => [code, subject])).toEqual([["communityAccepted", title]]);
  expect((await read(slug)).posts[1]?.id).toBe(first);
  clock.advance(31 * DAY);
  expect(await accept(deps, one, { post: second })).toEqual({ ok: false, error: "late" });
  expect(await accept(deps, one, { post: first })).toEqual({ ok: true });
  const talk = await asked(await speaker(), { kind: "discussion" });
  const said = await answered(one, talk.slug);
  expect(await accept(deps, one, { post: said })).toEqual({ ok: false, error: "not-yours" });
});

test("one person marks a post once of each kind, however many presses race, and never their own", async () => {
  const one = await speaker();
  const { slug } = await asked(one);
  const post = (await read(slug)).posts[0]?.id ?? "";
  const people = Array.from({ length: times(25) }, () => ({ owner: `user:${uuid()}` }));
  await Promise.all(
    [...people, ...people].map((who) => react(deps, who, { post, reaction: "helpful", on: true })),
  );
  expect((await read(slug)).posts[0]).toMatchObject({ helpful: people.length, same: 0, thanks: 0 });
  expect(await react(deps, one, { post, reaction: "helpful", on: true })).toEqual({
    ok: false,
    error: "gone",
  });
  await react(deps, people[0] ?? one, { post, reaction: "helpful", on: false });
  expect((await read(slug)).posts[0]?.helpful).toBe(people.length - 1);
});

test("followers are told of an answer once, and nobody of their own or after they stopped", async () => {
  const [asker, helper] = [await createMember(db), await speaker()];
  await db
    .insert(communityNames)
    .values({ owner: asker.owner, called: asker.id, calledKey: asker.id, createdAt: now().toISOString() });
  const { slug, title } = await asked(asker);
  await answered(asker, slug);
  const idem = uuid();
  const said = { idem, slug, body: "Three days with blankets.", called: "", quotes: "" };
  await reply(deps, helper, said);
  await reply(deps, helper, said);
  await follow(deps, asker, { slug, on: false });
  await answered(helper, slug);
  const told = await db.select().from(notifications).where(eq(notifications.userId, asker.id));
  expect(told.map(({ code, subject }) => [code, subject])).toEqual([["communityReply", title]]);
});

test("a draft is kept one a thread and person, and is gone once it was said", async () => {
  const one = await speaker();
  const { slug } = await asked(one);
  for (const body of ["First", "Second thoughts"])
    expect(await keepDraft(deps, one, { slug, body })).toEqual({ ok: true });
  expect((await read(slug, one.owner)).head?.draft).toBe("Second thoughts");
  expect((await read(slug, (await speaker()).owner)).head?.draft).toBeNull();
  await answered(one, slug);
  expect((await read(slug, one.owner)).head?.draft).toBeNull();
  expect(await keepDraft(deps, one, { slug: "nowhere", body: "x" })).toEqual({ ok: false, error: "gone" });
});

test("a blocked person cannot answer the blocker, tells them nothing, and is folded for them alone", async () => {
  // With accounts: a block goes soon after the account of whoever is blocked.
  const [one, rude] = [await createMember(db), await createMember(db)];
  for (const { owner, id } of [one, rude])
    await db
      .insert(communityNames)
      .values({ owner, called: id, calledKey: id, createdAt: now().toISOString() });
  const mine = await asked(one);
  const theirs = await asked(rude);
  const post = (await read(theirs.slug)).posts[0]?.id ?? "";
  await follow(deps, one, { slug: theirs.slug, on: true });
  for (let n = 0; n < 2; n++) expect(await wall(deps, one, { post, on: true })).toEqual({ ok: true });
  expect(await db.select().from(blocks).where(eq(blocks.blocker, one.owner))).toHaveLength(1);
  expect(await wall(deps, rude, { post, on: true })).toEqual({ ok: false, error: "own" });
  expect(
    await reply(deps, rude, { idem: uuid(), slug: mine.slug, body: "You again", called: "", quotes: "" }),
  ).toEqual({ ok: false, error: "closed" });
  await answered(rude, theirs.slug);
  expect(await db.select().from(notifications).where(eq(notifications.userId, one.id))).toEqual([]);
  expect((await read(theirs.slug, one.owner)).posts[0]?.folded).toBe(1);
  expect((await read(theirs.slug)).posts[0]?.folded).toBe(0);
  expect(await slugs({ q: theirs.title }, one.owner)).toEqual([]);
  await wall(deps, one, { post, on: false });
  expect(await slugs({ q: theirs.title }, one.owner)).toEqual([theirs.slug]);
});

/** Somebody whose flags weigh: one answer of theirs was accepted, and the name is two days old. */
async function trusted() {
  const [one, asker] = [await speaker(2), await speaker(2)];
  const { slug } = await asked(asker);
  await accept(deps, asker, { post: await answered(one, slug) });
  return one;
}

test("three flags of people with trust hide a post from everybody but its author, and those of new accounts do not", async () => {
  const one = await speaker();
  const { slug, title } = await asked(one);
  const post = (await read(slug)).posts[0]?.id ?? "";
  const say = { post, reason: "dangerous", note: "" };
  for (let n = 0; n < 4; n++) await flag(deps, await speaker(), say);
  expect((await read(slug)).posts).toHaveLength(1);
  const [a, b, c] = [await trusted(), await trusted(), await trusted()];
  await flag(deps, a, say);
  await flag(deps, a, say);
  await flag(deps, b, say);
  expect((await read(slug)).posts).toHaveLength(1);
  expect(await flag(deps, one, say)).toEqual({ ok: false, error: "own" });
  expect(await flag(deps, c, say)).toEqual({ ok: true });
  expect((await read(slug)).posts).toEqual([]);
  expect((await read(slug, one.owner)).posts[0]?.hidden).toBe("flags");
  expect(await slugs({ q: title })).toEqual([]);
});

test("trust grows by accepted answers, distinct helpers and days, and falls with what was upheld", async () => {
  const one = await trusted();
  const trust = async () => {
    const { slug } = await asked(one);
    return (await read(slug)).posts[0]?.trust;
  };
  expect(await trust()).toBe(1);
  const { slug } = await asked(one);
  const post = (await read(slug)).posts[0]?.id ?? "";
  for (let n = 0; n < 12; n++)
    await react(deps, { owner: `user:${uuid()}` }, { post, reaction: "helpful", on: true });
  expect(await trust()).toBe(1);
  clock.advance(14 * DAY);
  expect(await trust()).toBe(2);
  await db.run(sql`insert into community_flags (id, post_id, owner, reason, weighs, verdict, created_at)
    values (${uuid()}, ${post}, 'user:x', 'rude', 1, 'upheld', ${now().toISOString()}), (${uuid()}, ${post}, 'user:y', 'rude', 1, 'upheld', ${now().toISOString()})`);
  expect(await trust()).toBe(1);
});

test("the full-text index stays in step with what is written, changed and deleted", async () => {
  await db.run(sql`insert into community_search(community_search) values ('integrity-check')`);
  const { slug, idem } = await asked(await speaker());
  await db.delete(communityThreads).where(eq(communityThreads.id, idem));
  expect(await db.select().from(communityPosts).where(eq(communityPosts.threadId, idem))).toEqual([]);
  expect((await read(slug)).posts).toEqual([]);
  await db.run(sql`insert into community_search(community_search) values ('integrity-check')`);
});
