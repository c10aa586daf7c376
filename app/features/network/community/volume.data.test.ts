import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { communityPosts, communityThreads } from "~db/schema/community.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock } from "../../../../tests/factories.ts";
import { times, tookAtMost } from "../../../../tests/prove.ts";
import {
  helpfulThreads,
  listThreads,
  similarThreads,
  spaceCounts,
  threadStatements,
} from "./community.queries.server.ts";

const db = testDatabase();
const { now } = createClock();
const uuid = () => crypto.randomUUID() as string;

/** Words of posts: some stand in every one, some in one of many. */
const WORDS = ["concrete", "forms", "winter", "crack", "rebar", "slab", "anchor", "joint", "grout", "screed"];
const PER_THREAD = 10;

test("search, lists and a thread stay quick among two hundred thousand posts", {
  timeout: 900_000,
}, async () => {
  const posts = times(1_000) * 10;
  const mark = `volume${uuid().slice(0, 8)}`;
  const at = (n: number) => new Date(now().getTime() - n * 60_000).toISOString();
  for (let from = 0; from < posts; from += 1_000) {
    const threads = Array.from({ length: 1_000 / PER_THREAD }, (_, k) => {
      const n = from / PER_THREAD + k;
      return { id: uuid(), slug: `${mark}-${n}`, n, at: at(n), title: `${mark} ${WORDS[n % 10]} number${n}` };
    });
    const said = threads.flatMap(({ id, n, title }) =>
      Array.from({ length: PER_THREAD }, (_, k) => ({
        ...{ id: uuid(), thread: id, opening: k === 0 ? 1 : 0, title: k === 0 ? title : "", at: at(n) },
        author: `user:${mark}-${(n + k) % 500}`,
        body: `${WORDS[(n + k) % 10]} and ${WORDS[(n * 7 + k) % 10]} in row ${n} of ${mark}`,
      })),
    );
    await db.batch([
      db.insert(communityThreads).select(
        sql`select value ->> 'id', value ->> 'slug', 'concrete', 'question', 'en', '', value ->> 'title', 'user:' || ${mark},
          '', null, null, null, value ->> 'at', value ->> 'at' from json_each(${JSON.stringify(threads)}) where true`,
      ),
      db.insert(communityPosts).select(
        sql`select null, value ->> 'id', value ->> 'thread', value ->> 'opening', value ->> 'author', value ->> 'title',
          value ->> 'body', value ->> 'id', null, '', value ->> 'at', null
          from json_each(${JSON.stringify(said)}) where true`,
      ),
    ]);
  }
  const timed = async <T>(what: string, read: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const found = await read();
    if (posts >= 200_000) tookAtMost(`${what} among ${posts} posts`, 1_500, performance.now() - started);
    return found;
  };
  const wanted = { unanswered: false, q: "" };
  const list = (what: string, more: Partial<Parameters<typeof listThreads>[1]>) =>
    timed(what, async () => listThreads(db, { ...wanted, ...more }, `user:${mark}`));
  expect((await list("two rare words", { q: `${mark} number7` })).map(({ slug }) => slug)).toEqual([
    `${mark}-7`,
  ]);
  expect((await list("a word of every post", { q: mark })).length).toBeGreaterThan(0);
  expect((await list("the newest", {})).length).toBeGreaterThan(0);
  await list("the unanswered", { unanswered: true });
  await list("a space", { space: "concrete" });
  await timed("what helped", async () => helpfulThreads(db, wanted, `user:${mark}`, now()));
  await timed("threads like a question", async () =>
    similarThreads(db, ["concrete", "winter", "crack", "number7"], `user:${mark}`),
  );
  await timed("the counts of the spaces", async () => spaceCounts(db));
  const looker = { owner: `user:${mark}`, moderates: false, now: now() };
  const [[head], read] = await timed("one thread", () =>
    db.batch([...threadStatements(db, `${mark}-7`, looker, 0)]),
  );
  expect([head?.slug, read.length]).toEqual([`${mark}-7`, PER_THREAD]);
});
