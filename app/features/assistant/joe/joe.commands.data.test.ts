import { and, eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import { foldedQuestion } from "~/lib/folded-question.ts";
import { chatMessages, questionAskers, unansweredQuestions } from "~db/schema/assistant.ts";
import { testDatabase } from "../../../../tests/database.ts";
import {
  createClock,
  createMember,
  failingAtTheEnd,
  freshGuest,
  MINUTE,
} from "../../../../tests/factories.ts";
import { times } from "../../../../tests/prove.ts";
import { ask, clearConversation, failureAnswer } from "./joe.commands.server.ts";
import { readConversation } from "./joe.queries.server.ts";
import { readQuestion } from "./question.ts";

const db = testDatabase();

const FAILURE =
  "Sorry, I'm having some technical difficulties right now. My knowledge base is being updated! Try asking about basic construction topics like foundations, framing, or building codes.";

/** What a question needs where no provider is configured. */
function createDeps() {
  const clock = createClock();
  return {
    db,
    now: clock.now,
    assistant: { complete: async () => undefined },
    clock,
  };
}

const asking = (question: string, fields: Partial<Parameters<typeof ask>[1]> = {}) => ({
  idem: crypto.randomUUID(),
  owner: freshGuest(),
  question: readQuestion(question, "en"),
  ...fields,
});

/** A question that no built-in topic knows and no other test asks. */
const strangeQuestion = () => `Who is ${crypto.randomUUID()}?`;

async function recordOf(question: string) {
  const rows = await db.select().from(unansweredQuestions).where(eq(unansweredQuestions.question, question));
  expect(rows.length).toBeLessThanOrEqual(1);
  return rows[0];
}

test("a question that nobody can answer is recorded, and Joe says that he does not know", async () => {
  const deps = createDeps();
  const question = strangeQuestion();
  const { answer } = await ask(deps, asking(question));
  expect(answer).toMatchObject({ origin: "unanswered", category: "general", complexity: "simple" });
  expect(answer.response).toBe(translator("en", "joe-answers")("fallback"));
  expect(await recordOf(question)).toEqual({
    question,
    frequency: 1,
    userId: null,
    askedAt: deps.now().toISOString(),
    status: "pending",
    id: expect.any(String),
    folded: foldedQuestion(question),
    language: "en",
    reason: "unanswered",
    article: null,
    mergedInto: null,
  });
});

test.each([
  { before: "dismissed", after: "pending" },
  { before: "answered", after: "answered" },
] as const)("a question that was $before and is asked again is $after", async ({ before, after }) => {
  const question = strangeQuestion();
  await ask(createDeps(), asking(question));
  await db
    .update(unansweredQuestions)
    .set({ status: before })
    .where(eq(unansweredQuestions.question, question));
  await ask(createDeps(), asking(question));
  expect(await recordOf(question)).toMatchObject({ status: after, frequency: 2 });
});

test("asked again it counts one more, with a fresh time", async () => {
  const deps = createDeps();
  const question = strangeQuestion();
  await ask(deps, asking(question));
  deps.clock.advance(5 * MINUTE);
  await ask(deps, asking(question));
  expect(await recordOf(question)).toMatchObject({
    frequency: 2,
    askedAt: deps.now().toISOString(),
    status: "pending",
  });
});

test("ten visitors who ask the same at once are counted as ten", async () => {
  const question = strangeQuestion();
  await Promise.all(Array.from({ length: 10 }, () => ask(createDeps(), asking(question))));
  expect(await recordOf(question)).toMatchObject({ frequency: 10 });
});

test("the member who asked stays on the record when a guest asks after them", async () => {
  const question = strangeQuestion();
  const { id: userId } = await createMember(db);
  await ask(createDeps(), asking(question));
  await ask(createDeps(), asking(question, { userId }));
  expect(await recordOf(question)).toMatchObject({ userId });
  await ask(createDeps(), asking(question));
  expect(await recordOf(question)).toMatchObject({ userId, frequency: 3 });
});

test("the next member who asks takes the place of the one before", async () => {
  const question = strangeQuestion();
  const members = [await createMember(db), await createMember(db)];
  for (const { id: userId } of members) await ask(createDeps(), asking(question, { userId }));
  expect(await recordOf(question)).toMatchObject({ userId: members[1]?.id });
});

test("a question that somebody has answered in the meantime keeps its status", async () => {
  const question = strangeQuestion();
  await ask(createDeps(), asking(question));
  await db
    .update(unansweredQuestions)
    .set({ status: "answered" })
    .where(eq(unansweredQuestions.question, question));
  await ask(createDeps(), asking(question));
  expect(await recordOf(question)).toMatchObject({ frequency: 2, status: "answered" });
});

test("the question and its answer are kept in the conversation, in this order", async () => {
  const deps = createDeps();
  const owner = freshGuest();
  const first = strangeQuestion();
  await ask(deps, asking(first, { owner }));
  deps.clock.advance(1);
  await ask(deps, asking("ADA", { owner }));
  const conversation = await readConversation(db, owner);
  expect(conversation.map(({ role, origin }) => [role, origin])).toEqual([
    ["user", null],
    ["assistant", "unanswered"],
    ["user", null],
    ["assistant", "topic"],
  ]);
  expect(conversation[0]).toMatchObject({ content: first, complexity: null });
  expect(conversation[1]).toMatchObject({
    content: translator("en", "joe-answers")("fallback"),
    complexity: "simple",
  });
});

test("the same form sent again adds nothing and counts nothing", async () => {
  const deps = createDeps();
  const input = asking(strangeQuestion());
  const first = await ask(deps, input);
  deps.clock.advance(MINUTE);
  expect(await ask(deps, input)).toEqual(first);
  expect(await readConversation(db, input.owner)).toHaveLength(2);
  expect(await recordOf(input.question.text)).toMatchObject({ frequency: 1 });
});

test("the same form sent five times at once adds and counts once", async () => {
  const input = asking(strangeQuestion());
  await Promise.all(Array.from({ length: times(5) }, () => ask(createDeps(), input)));
  expect(await readConversation(db, input.owner)).toHaveLength(2);
  expect(await recordOf(input.question.text)).toMatchObject({ frequency: 1 });
});

test("another question from the same form is another question", async () => {
  const deps = createDeps();
  const input = asking(strangeQuestion());
  await ask(deps, input);
  await ask(deps, { ...input, question: readQuestion(strangeQuestion(), "en") });
  expect(await readConversation(db, input.owner)).toHaveLength(4);
});

test("questions of one visitor at the same moment keep their answers beside them", async () => {
  const owner = freshGuest();
  const questions = [2, 3, 4, 5, 6, 7].map((feet) => `Moment of a beam, ${feet} ft span, 100 plf`);
  const deps = createDeps();
  await Promise.all(questions.map((question) => ask(deps, asking(question, { owner }))));
  const conversation = await readConversation(db, owner);
  expect(conversation).toHaveLength(12);
  for (let n = 0; n < conversation.length; n += 2) {
    const feet = /(\d) ft/.exec(conversation[n]?.content ?? "")?.[1];
    expect(conversation[n]?.role).toBe("user");
    expect(conversation[n + 1]?.content).toContain(`Span ${feet} ft`);
  }
});

test("citations and the calculation are kept with the answer", async () => {
  const owner = freshGuest();
  const { answer } = await ask(createDeps(), asking("Moment of a beam, 12 ft span, 300 plf", { owner }));
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.owner, owner), eq(chatMessages.role, "assistant")));
  expect(row?.details).toEqual(
    JSON.parse(
      JSON.stringify({
        language: "en",
        citations: answer.citations,
        figure: answer.figure,
        math: answer.math,
      }),
    ),
  );
  expect(answer.math?.outputs[0]?.text).toBe("5,400 lb·ft");
});

test("every member who asked is remembered once", async () => {
  const question = strangeQuestion();
  const members = [await createMember(db), await createMember(db)];
  for (const { id: userId } of [...members, ...members])
    await ask(createDeps(), asking(question, { userId }));
  const askers = await db.select().from(questionAskers).where(eq(questionAskers.question, question));
  expect(new Set(askers.map(({ userId }) => userId))).toEqual(new Set(members.map(({ id }) => id)));
  expect(askers).toHaveLength(2);
});

test("when a part of it fails nothing is kept, and the form can be sent again", async () => {
  const input = asking(strangeQuestion());
  const failing = { ...createDeps(), db: failingAtTheEnd(db) };
  await expect(ask(failing, input)).rejects.toThrow();
  expect(await readConversation(db, input.owner)).toEqual([]);
  expect(await recordOf(input.question.text)).toBeUndefined();
  await ask(createDeps(), input);
  expect(await recordOf(input.question.text)).toMatchObject({ frequency: 1 });
});

test("markup in a question is kept as it is", async () => {
  const markup = '<img src=x onerror="alert(1)"> \'); drop table users; --';
  const input = asking(`${markup} ${crypto.randomUUID()}`);
  await ask(createDeps(), input);
  const conversation = await readConversation(db, input.owner);
  expect(conversation[0]?.content).toBe(input.question.text);
});

test("a page shows the newest sixty lines, oldest first", async () => {
  const deps = createDeps();
  const owner = freshGuest();
  for (let n = 0; n < 32; n++) {
    await ask(deps, asking(`Number ${n}?`, { owner }));
    deps.clock.advance(1);
  }
  const conversation = await readConversation(db, owner);
  expect(conversation).toHaveLength(60);
  expect(conversation[0]?.content).toBe("Number 2?");
  expect(conversation[58]?.content).toBe("Number 31?");
});

test("a conversation is its owner's alone, and clearing it clears no other", async () => {
  const [owner, other] = [freshGuest(), freshGuest()];
  for (const each of [owner, other]) await ask(createDeps(), asking("R301", { owner: each }));
  expect(await readConversation(db, undefined)).toEqual([]);
  await clearConversation({ db }, owner);
  expect(await readConversation(db, owner)).toEqual([]);
  expect(await readConversation(db, other)).toHaveLength(2);
});

test("when everything fails Joe says so in the words of the product", () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const error = new Error("Failed query: params: my secret question", { cause: new Error("no such table") });
  expect(failureAnswer("en", error)).toEqual({
    response: FAILURE,
    complexity: "simple",
    category: "general",
    keywords: [],
    language: "en",
    citations: [],
    origin: "failure",
  });
  expect(logged).toHaveBeenCalledOnce();
  expect(String(logged.mock.calls[0])).not.toContain("secret");
  for (const language of ["es", "he"] as const) {
    expect(failureAnswer(language, error).response).not.toBe(FAILURE);
  }
});
