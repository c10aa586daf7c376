import { expect, test } from "vitest";
import { communityPosts, communityReactions, communityThreads } from "~db/schema/community.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, DAY } from "../../../../tests/factories.ts";
import { helpfulThreads } from "./community.queries.server.ts";
import { rankOf } from "./rank.ts";

const db = testDatabase();
const { now } = createClock();
const uuid = () => crypto.randomUUID() as string;

test("threads are listed by the printed formula and by nothing else, and what is hidden counts for nothing", async () => {
  const trade = uuid();
  const threads = Array.from({ length: 18 }, (_, n) => ({
    ...{ id: uuid(), post: uuid(), unseen: uuid() },
    ...{ days: (n * 7) % 11, people: (n * 5) % 7, accepted: n % 3 === 0, hidden: n === 4 ? "moderator" : "" },
  }));
  const at = (days: number) => new Date(now().getTime() - days * DAY).toISOString();
  for (const [n, { id, post, unseen, days, people, accepted, hidden }] of threads.entries()) {
    const createdAt = at(days);
    // The newest word is in another order than anything that counts.
    const lastAt = new Date(now().getTime() - ((n * 13) % 18) * 1_000).toISOString();
    const said = { threadId: id, author: uuid(), title: "", body: "Words", createdAt };
    const marks = Array.from({ length: people }, uuid).flatMap((owner) => [
      // Two marks of one person are one person.
      ...(["helpful", "thanks"] as const).map((kind) => ({ postId: post, kind, owner, createdAt })),
    ]);
    const others = Array.from({ length: 9 }, uuid).map((owner) => ({
      ...{ postId: unseen, kind: "helpful", owner, createdAt },
    }));
    await db.batch([
      db.insert(communityThreads).values({
        ...{ id, slug: id, space: "concrete", kind: "question", language: "en", trade, title: "A title" },
        ...{ author: said.author, hidden, acceptedPost: accepted ? post : null, lastAt, createdAt },
      }),
      db.insert(communityPosts).values([
        { ...said, id: post, bodyKey: post },
        { ...said, id: unseen, bodyKey: unseen, hidden: "flags" },
      ]),
      db.insert(communityReactions).values([...marks, ...others]),
    ]);
  }
  const found = await helpfulThreads(db, { trade, unanswered: false, q: "" }, undefined, now());
  const ranks = found.map(({ id }) => {
    const one = threads.find((thread) => thread.id === id);
    return one ? rankOf(one) : Number.NaN;
  });
  expect(ranks).toHaveLength(threads.length - 1);
  expect(ranks).toEqual([...ranks].sort((one, other) => other - one));
});
