import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readQuestionPage } from "~/features/assistant/learning-queue/learning-queue.queries.server.ts";
import { unansweredQuestions } from "~db/schema/assistant.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { communityPlace } from "../../../../tests/factories/community.ts";
import { createClock } from "../../../../tests/factories.ts";
import { proposeToJoe } from "./joe.server.ts";
import { accept } from "./marks.commands.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const { speaker, asked, answered } = communityPlace(db, now);
const asking = { ...deps, language: "en" as const, rateLimit: { allows: async () => true } };

const queued = (title: string) =>
  db.select().from(unansweredQuestions).where(eq(unansweredQuestions.question, title));

test("an accepted answer to what Joe cannot answer is proposed once, with the thread as its source", async () => {
  const one = await speaker();
  const word = `zq${crypto.randomUUID().slice(0, 8)}`;
  const { slug, title } = await asked(one, { title: `How does a ${word} sit on a ${word}er?` });
  const body = `On two shims, always. ${word}`;
  const post = await answered(await speaker(), slug, body);
  await proposeToJoe(asking, post);
  expect(await queued(title)).toEqual([]);
  await accept(deps, one, { post });
  for (let n = 0; n < 2; n++) await proposeToJoe(asking, post);
  const [row] = await queued(title);
  expect(row).toMatchObject({ frequency: 1, status: "pending", language: "en", userId: null });
  const page = await readQuestionPage(db, row?.id ?? "", "en", "");
  expect(page?.question.people).toEqual([{ slug, body }]);
});

test("what Joe can answer stays out of his queue", async () => {
  const one = await speaker();
  const title = "How high must a guardrail be on a deck?";
  const { slug } = await asked(one, { title });
  const post = await answered(await speaker(), slug);
  await accept(deps, one, { post });
  await proposeToJoe(asking, post);
  expect(await queued(title)).toEqual([]);
});
