import { and, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { submissions } from "~db/schema/operations.ts";
import { testDatabase } from "../../tests/database.ts";
import { createClock, DAY, freshGuest } from "../../tests/factories.ts";
import { forget } from "./retention.server.ts";
import {
  isRefused,
  isRepeat,
  SUBMISSIONS,
  submissionKey,
  takeOnce,
  takeOnlyIf,
} from "./submissions.server.ts";
import type { Owner } from "./visitor.server.ts";

const db = testDatabase();
const { now } = createClock();

const rowsOf = (owner: Owner) => db.select().from(submissions).where(eq(submissions.owner, owner));

/** What taking a submission throws, or undefined. */
async function take(owner: Owner, key: string, ...when: [ReturnType<typeof sql>?]): Promise<unknown> {
  try {
    await db.batch([takeOnce(db, owner, key, now(), ...when)]);
  } catch (error) {
    return error;
  }
}

test("a submission is taken once, and the second time is known as a repeat", async () => {
  const owner = freshGuest();
  expect(await take(owner, "key")).toBeUndefined();
  const error = await take(owner, "key");
  expect(error).toBeInstanceOf(Error);
  expect(isRepeat(error)).toBe(true);
  expect(await rowsOf(owner)).toEqual([{ owner, key: "key", createdAt: now().toISOString() }]);
});

test("the key of one visitor is free for another", async () => {
  const key = crypto.randomUUID();
  expect(await take(freshGuest(), key)).toBeUndefined();
  expect(await take(freshGuest(), key)).toBeUndefined();
});

test("a repeat undoes everything else in its batch", async () => {
  const [owner, bystander] = [freshGuest(), freshGuest()];
  await take(owner, "key");
  const batch = db.batch([takeOnce(db, bystander, "other", now()), takeOnce(db, owner, "key", now())]);
  await expect(batch).rejects.toThrow();
  expect(await rowsOf(bystander)).toEqual([]);
});

test("a submission whose condition does not hold is not taken and may come again", async () => {
  const owner = freshGuest();
  expect(await take(owner, "key", sql`1 > 2`)).toBeUndefined();
  expect(await rowsOf(owner)).toEqual([]);
  expect(await take(owner, "key", sql`2 > 1`)).toBeUndefined();
  expect(await rowsOf(owner)).toHaveLength(1);
});

test("a submission that was taken is a repeat even when its condition holds no more", async () => {
  const owner = freshGuest();
  await take(owner, "key", sql`2 > 1`);
  expect(isRepeat(await take(owner, "key", sql`1 > 2`))).toBe(true);
});

describe("a batch that stands under a condition", () => {
  const batch = async (owner: Owner, bystander: Owner, condition: ReturnType<typeof sql>) => {
    try {
      await db.batch([
        takeOnce(db, bystander, "other", now()),
        takeOnlyIf(db, owner, "key", now(), condition),
      ]);
    } catch (error) {
      return error;
    }
  };

  test("writes nothing at all where the condition does not hold, and may be sent again", async () => {
    const [owner, bystander] = [freshGuest(), freshGuest()];
    const error = await batch(owner, bystander, sql`1 > 2`);
    expect([isRefused(error), isRepeat(error)]).toEqual([true, false]);
    expect([await rowsOf(owner), await rowsOf(bystander)]).toEqual([[], []]);
    expect(await batch(owner, bystander, sql`2 > 1`)).toBeUndefined();
    expect(await rowsOf(bystander)).toHaveLength(1);
  });

  test("is a repeat once it was taken, even when the condition holds no more", async () => {
    const owner = freshGuest();
    await batch(owner, freshGuest(), sql`2 > 1`);
    const error = await batch(owner, freshGuest(), sql`1 > 2`);
    expect([isRefused(error), isRepeat(error)]).toEqual([false, true]);
  });
});

test("another error is no repeat", () => {
  for (const error of [new Error("UNIQUE constraint failed: users.email"), new Error("x"), "x", undefined]) {
    expect(isRepeat(error)).toBe(false);
  }
});

test("the key of a submission follows what was sent, and nothing can be shifted between its parts", async () => {
  const keys = await Promise.all([
    submissionKey("idem", "a", "b"),
    submissionKey("idem", "ab"),
    submissionKey("idem", "a", "b", ""),
    submissionKey("idem", 'a","b'),
    submissionKey("idem", "b", "a"),
    submissionKey("idem", 1),
    submissionKey("idem", "1"),
    submissionKey("other", "a", "b"),
  ]);
  expect(new Set(keys).size).toBe(keys.length);
  expect(await submissionKey("idem", "a", "b")).toBe(keys[0]);
});

test("submissions are remembered for a week", async () => {
  const owner = freshGuest();
  await take(owner, "key");
  await forget(db, SUBMISSIONS, new Date(now().getTime() + 7 * DAY));
  expect(await rowsOf(owner)).toHaveLength(1);
  await forget(db, SUBMISSIONS, new Date(now().getTime() + 7 * DAY + 1));
  const found = and(eq(submissions.owner, owner), eq(submissions.key, "key"));
  expect(await db.select().from(submissions).where(found)).toEqual([]);
});
