import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { saveArticle } from "~/engines/knowledge/knowledge.server.ts";
import { unansweredQuestions } from "~db/schema/assistant.ts";
import { articles } from "~db/schema/knowledge.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, failingAtTheEnd, freshGuest } from "../../../../tests/factories.ts";
import { readQuestion } from "./question.ts";
import { answerSingle } from "./single-question.commands.server.ts";

const db = testDatabase();

function createDeps(response?: string) {
  return {
    db,
    now: createClock().now,
    language: "en",
    assistant: { complete: vi.fn(async () => response) },
  } as const;
}

const strangeQuestion = () => `Who is ${crypto.randomUUID()}?`;

async function recordOf(question: string) {
  const rows = await db.select().from(unansweredQuestions).where(eq(unansweredQuestions.question, question));
  return rows[0];
}

/** A term that no other test knows. */
async function newTerm() {
  // Letters only: a test looks for figures in what is said of it.
  const term = `zorb${crypto.randomUUID().replace(/[^a-f]/g, "")}`;
  onTestFinished(async () => {
    await db.delete(articles).where(eq(articles.slug, term));
  });
  await saveArticle(createDeps(), {
    slug: term,
    kind: "code",
    section: "IRC R310.2",
    edition: "2021",
    source: "IRC",
    confidence: "known",
    tags: [],
    reviewedAt: "2026-01-01",
    texts: { en: { title: `About the ${term}`, body: `A ${term} is at most 44 in high.` } },
  });
  return term;
}

const asked = (text: string) => readQuestion(text, "en");

test("what is known is answered with its source, and nothing goes into the queue", async () => {
  const term = await newTerm();
  const question = `What is a ${term}?`;
  const { answer } = await answerSingle(createDeps(), { question: asked(question) });
  expect(answer).toMatchObject({
    origin: "knowledge",
    citations: [{ label: "IRC R310.2", edition: "2021" }],
  });
  expect(answer.response).toContain("at most 44 in high");
  expect(await recordOf(question)).toBeUndefined();
});

test("a provider may put it in another order, but not say anything else", async () => {
  const logged = vi.spyOn(console, "info").mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const term = await newTerm();
  const question = `What is a ${term}?`;
  const { answer: said } = await answerSingle(createDeps(`A ${term} must be 44 in high at most [1].`), {
    question: asked(question),
  });
  expect(said).toMatchObject({
    origin: "assistant",
    response: expect.stringMatching(/^A zorb\w+ must be 44 in high at most \(IRC R310\.2\)\.\n\n.*verify/),
    citations: [{ label: "IRC R310.2", edition: "2021" }],
  });
  for (const turned of [`A ${term} is at most 48 in high [1].`, `A ${term} is at least 44 in high [1].`]) {
    const { answer: invented } = await answerSingle(createDeps(turned), { question: asked(question) });
    expect(invented).toMatchObject({ origin: "knowledge" });
    expect(invented.response).not.toMatch(/48|at least/);
  }
});

test("what nobody knows goes into the queue with whoever asks, each time that it is asked", async () => {
  const question = strangeQuestion();
  const { id: userId } = await createMember(db);
  expect((await answerSingle(createDeps(), { question: asked(question) })).answer).toMatchObject({
    origin: "unanswered",
    citations: [],
  });
  expect(await recordOf(question)).toMatchObject({ frequency: 1, userId: null, status: "pending" });
  await answerSingle(createDeps(), { question: asked(question), userId });
  expect(await recordOf(question)).toMatchObject({ frequency: 2, userId });
});

test("a form that is sent twice asks once", async () => {
  const question = strangeQuestion();
  const form = { owner: freshGuest(), idem: crypto.randomUUID() };
  for (let n = 0; n < 2; n++) {
    expect((await answerSingle(createDeps(), { question: asked(question), form })).answer).toMatchObject({
      origin: "unanswered",
    });
  }
  expect(await recordOf(question)).toMatchObject({ frequency: 1 });
});

test("when the queue refuses, the answer is given all the same and the log says so", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const deps = { ...createDeps(), db: failingAtTheEnd(db) };
  const form = { owner: freshGuest(), idem: crypto.randomUUID() };
  expect((await answerSingle(deps, { question: asked(strangeQuestion()), form })).answer).toMatchObject({
    origin: "unanswered",
  });
  expect(logged).toHaveBeenCalledOnce();
});

test("a complexity that the asker names is taken", async () => {
  const question = strangeQuestion();
  expect(
    (await answerSingle(createDeps(), { question: asked(question) }, { complexity: "expert" })).answer,
  ).toMatchObject({
    complexity: "expert",
  });
  expect((await answerSingle(createDeps(), { question: asked(question) })).answer).toMatchObject({
    complexity: "simple",
  });
});
