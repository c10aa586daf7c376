import { count } from "drizzle-orm";
import { expect, test } from "vitest";
import { articles } from "~db/schema/knowledge.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { freshGuest } from "../../../../tests/factories.ts";
import { readChat } from "./joe.queries.server.ts";

const db = testDatabase();
const deps = { db, language: "en", formKey: () => crypto.randomUUID() } as const;

test("a conversation comes with what Joe has to answer from, for a stranger too", async () => {
  const [held] = await db.select({ count: count() }).from(articles);
  for (const owner of [undefined, freshGuest()]) {
    const { means } = await readChat(deps, owner);
    expect(means).toEqual({ articles: held?.count, provider: undefined });
  }
  expect(held?.count).toBeGreaterThan(0);
});

test("a language model that is connected is named", async () => {
  const { means } = await readChat({ ...deps, assistant: { name: "a-model" } }, undefined);
  expect(means.provider).toBe("a-model");
});
