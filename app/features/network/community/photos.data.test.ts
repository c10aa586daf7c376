import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type FileStore, openShown } from "~/engines/file/file.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import { communityPosts } from "~db/schema/community.ts";
import { files } from "~db/schema/file.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { communityPlace } from "../../../../tests/factories/community.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import { png } from "../../../../tests/pictures.ts";
import contribution from "./community.contributes.server.ts";
import { threadStatements } from "./community.queries.server.ts";
import { dropPostPhoto, keepPostPhoto, maySeePostPhoto } from "./photos.server.ts";
import { reply, takeBack } from "./threads.commands.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const store: FileStore = { db, now, bucket: undefined };
const { asked, speaker } = communityPlace(db, now);
const uuid = () => crypto.randomUUID() as string;

const keep = (owner: Owner, post: string) =>
  keepPostPhoto(store, owner, { post, name: "crack.png", bytes: png() });
const sees = async (post: string, owner?: string, moderates = false) =>
  Boolean(await openShown(store, maySeePostPhoto({ owner, moderates, now: now() }), post));

test("the photo of an answer is seen by whoever sees the answer, is sent with it and never after, and goes with it", async () => {
  const { slug } = await asked(await speaker());
  const { owner } = await createMember(db);
  const post = uuid();
  const answer = {
    ...{ idem: post, slug, body: "Look at the crack beside the sill.", quotes: "" },
    called: `Mason ${uuid().slice(0, 8)}`,
  };
  expect(await keep(owner, post)).toEqual({ ok: true });
  // Before the words are there nobody sees it.
  expect(await sees(post, owner)).toBe(false);
  expect(await reply(deps, { owner }, answer)).toEqual({ ok: true, held: false });
  expect(await keep(owner, post)).toEqual({ ok: true });
  expect([await sees(post), await sees(post, owner)]).toEqual([true, true]);
  const [, posts] = await db.batch([
    ...threadStatements(db, slug, { owner: undefined, moderates: false, now: now() }, 0),
  ]);
  expect(posts.find(({ id }) => id === post)?.photo).toBe(post);
  await db.update(communityPosts).set({ hidden: "held" }).where(eq(communityPosts.id, post));
  expect([await sees(post), await sees(post, owner), await sees(post, undefined, true)]).toEqual([
    ...[false, true, true],
  ]);
  await db.update(communityPosts).set({ hidden: "" }).where(eq(communityPosts.id, post));
  await dropPostPhoto(store, owner, post);
  expect(await sees(post)).toBe(true);
  expect(await takeBack(deps, { owner }, { post })).toEqual({ ok: true });
  expect(await sees(post, owner, true)).toBe(false);
  for (const task of contribution.tasks) await task({ db, now } as never);
  expect(await db.$count(files, eq(files.subjectId, post))).toBe(0);
});

test("no picture comes to words that stand, and what was not said after all leaves none", async () => {
  const { slug } = await asked(await speaker());
  const { owner } = await createMember(db);
  const post = uuid();
  await reply(
    deps,
    { owner },
    {
      ...{ idem: post, slug, body: "Two days at this cold, then strip it.", quotes: "" },
      called: `Mason ${uuid().slice(0, 8)}`,
    },
  );
  expect(await keep(owner, post)).toEqual({ ok: false, error: "tooMany" });
  const never = uuid();
  await keep(owner, never);
  await dropPostPhoto(store, owner, never);
  expect(await db.$count(files, eq(files.subjectId, never))).toBe(0);
});
