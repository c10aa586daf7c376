import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import type { AssistantMessage } from "~/services/chat-completion.server.ts";
import { unansweredQuestions } from "~db/schema/joe.ts";
import { testDatabase } from "../../../tests/database.ts";
import { createClock, createMember, failingAtTheEnd, freshGuest, MINUTE } from "../../../tests/factories.ts";
import { ask, askAssistant, clearConversation, failureAnswer } from "./joe.commands.server.ts";
import { readConversation } from "./joe.queries.server.ts";

const db = testDatabase();

const FAILURE =
  "Sorry, I'm having some technical difficulties right now. My knowledge base is being updated! Try asking about basic construction topics like foundations, framing, or building codes.";

/** What a question needs, with a provider that answers `response` and remembers what it was asked. */
function createDeps({ response, language = "en" }: { response?: string; language?: Language } = {}) {
  const clock = createClock();
  const complete = vi.fn(async (_messages: readonly AssistantMessage[]) => response);
  return { db, now: clock.now, language, assistant: { complete }, clock };
}

const asking = (question: string, fields: Partial<Parameters<typeof ask>[1]> = {}) => ({
  idem: crypto.randomUUID(),
  owner: freshGuest(),
  question,
  ...fields,
});

/** A question that no built-in topic knows and no other test asks. */
const strangeQuestion = () => `Who is ${crypto.randomUUID()}?`;

async function recordOf(question: string) {
  const rows = await db.select().from(unansweredQuestions).where(eq(unansweredQuestions.question, question));
  expect(rows.length).toBeLessThanOrEqual(1);
  return rows[0];
}

test("a built-in topic is answered on the spot: nobody is called and nothing is recorded", async () => {
  const deps = createDeps({ response: "never" });
  const question = `How deep does a footing have to be at number ${crypto.randomUUID()}?`;
  const answer = await ask(deps, asking(question));
  const t = translator("en", "joe-answers");
  expect(answer).toMatchObject({ origin: "topic", category: "foundation", complexity: "simple" });
  expect(answer.response).toBe(`${t("topics.foundation")}\n\n${t("verify")}`);
  expect(deps.assistant.complete).not.toHaveBeenCalled();
  expect(await recordOf(question)).toBeUndefined();
});

test.each(LANGUAGES)("a built-in answer is given in the language of the page: %s", async (language) => {
  const answer = await ask(createDeps({ language }), asking("R310"));
  expect(answer.response).toContain(translator(language, "joe-answers")("topics.r310"));
});

test("what no topic knows is asked of the provider, with its complexity and its words", async () => {
  const deps = createDeps({ response: "Ask the inspector." });
  const question = `Should I compare zinnias or marigolds, ${crypto.randomUUID()}?`;
  expect(await ask(deps, asking(question))).toEqual({
    response: "Ask the inspector.",
    origin: "assistant",
    category: "general",
    complexity: "medium",
    keywords: expect.arrayContaining(["marigolds", "zinnias"]),
  });
  expect(deps.assistant.complete).toHaveBeenCalledExactlyOnceWith([
    { role: "system", content: expect.any(String) },
    { role: "user", content: question },
  ]);
  expect(await recordOf(question)).toBeUndefined();
});

test.each([
  { language: "en", name: "English" },
  { language: "es", name: "Spanish" },
  { language: "he", name: "Hebrew" },
] as const)("the provider is told to answer in $name", async ({ language, name }) => {
  const deps = createDeps({ response: "x", language });
  await ask(deps, asking(strangeQuestion()));
  expect(deps.assistant.complete.mock.calls[0]?.[0][0]?.content).toContain(`Answer in ${name}`);
});

test("a question that nobody can answer is recorded, and Joe says that he does not know", async () => {
  const deps = createDeps();
  const question = strangeQuestion();
  const answer = await ask(deps, asking(question));
  expect(answer).toMatchObject({ origin: "unanswered", category: "general", complexity: "simple" });
  expect(answer.response).toBe(translator("en", "joe-answers")("fallback"));
  expect(await recordOf(question)).toEqual({
    question,
    frequency: 1,
    userId: null,
    askedAt: deps.now().toISOString(),
    status: "pending",
  });
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
  const deps = createDeps({ response: "Ask the inspector." });
  const owner = freshGuest();
  const first = strangeQuestion();
  await ask(deps, asking(first, { owner }));
  deps.clock.advance(1);
  await ask(deps, asking("How steep may an ADA ramp be?", { owner }));
  const conversation = await readConversation(db, owner);
  expect(conversation.map(({ role, origin }) => [role, origin])).toEqual([
    ["user", null],
    ["assistant", "assistant"],
    ["user", null],
    ["assistant", "topic"],
  ]);
  expect(conversation[0]).toMatchObject({ content: first, complexity: null });
  expect(conversation[1]).toMatchObject({ content: "Ask the inspector.", complexity: "simple" });
});

test("the same form sent again adds nothing and counts nothing", async () => {
  const deps = createDeps();
  const input = asking(strangeQuestion());
  const first = await ask(deps, input);
  deps.clock.advance(MINUTE);
  expect(await ask(deps, input)).toEqual(first);
  expect(await readConversation(db, input.owner)).toHaveLength(2);
  expect(await recordOf(input.question)).toMatchObject({ frequency: 1 });
});

test("the same form sent five times at once adds and counts once", async () => {
  const input = asking(strangeQuestion());
  await Promise.all(Array.from({ length: 5 }, () => ask(createDeps(), input)));
  expect(await readConversation(db, input.owner)).toHaveLength(2);
  expect(await recordOf(input.question)).toMatchObject({ frequency: 1 });
});

test("another question from the same form is another question", async () => {
  const deps = createDeps();
  const input = asking(strangeQuestion());
  await ask(deps, input);
  await ask(deps, { ...input, question: strangeQuestion() });
  expect(await readConversation(db, input.owner)).toHaveLength(4);
});

test("questions of one visitor at the same moment keep their answers beside them", async () => {
  const owner = freshGuest();
  const questions = Array.from({ length: 6 }, strangeQuestion);
  const assistant = {
    complete: async (messages: readonly AssistantMessage[]) => `About: ${messages[1]?.content}`,
  };
  const { now } = createClock();
  await Promise.all(
    questions.map((question) => ask({ db, now, language: "en", assistant }, asking(question, { owner }))),
  );
  const conversation = await readConversation(db, owner);
  expect(conversation).toHaveLength(12);
  for (let n = 0; n < conversation.length; n += 2) {
    expect(conversation[n]?.role).toBe("user");
    expect(conversation[n + 1]?.content).toBe(`About: ${conversation[n]?.content}`);
  }
});

test("when a part of it fails nothing is kept, and the form can be sent again", async () => {
  const input = asking(strangeQuestion());
  const failing = { ...createDeps(), db: failingAtTheEnd(db) };
  await expect(ask(failing, input)).rejects.toThrow();
  expect(await readConversation(db, input.owner)).toEqual([]);
  expect(await recordOf(input.question)).toBeUndefined();
  await ask(createDeps(), input);
  expect(await recordOf(input.question)).toMatchObject({ frequency: 1 });
});

test("markup in a question and in an answer is kept as it is", async () => {
  const markup = '<img src=x onerror="alert(1)"> \'); drop table users; --';
  const input = asking(`${markup} ${crypto.randomUUID()}`);
  await ask(createDeps({ response: markup }), input);
  const conversation = await readConversation(db, input.owner);
  expect(conversation.map(({ content }) => content)).toEqual([input.question, markup]);
});

test("a page shows the newest sixty lines, oldest first", async () => {
  const deps = createDeps({ response: "Yes." });
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
  await clearConversation(db, owner);
  expect(await readConversation(db, owner)).toEqual([]);
  expect(await readConversation(db, other)).toHaveLength(2);
});

test("the assistant function answers what the provider says, or nothing", async () => {
  const asked = await askAssistant(
    createDeps({ response: "Twelve inches." }),
    "How deep is a footing?",
    "auto",
  );
  expect(asked).toMatchObject({ response: "Twelve inches.", complexity: "simple", category: "foundation" });
  const given = await askAssistant(createDeps({ response: "x" }), "How deep is a footing?", "expert");
  expect(given?.complexity).toBe("expert");
  expect(await askAssistant(createDeps(), "How deep?", "auto")).toBeUndefined();
});

test("keywords are the long words of a question, each once, six at most", async () => {
  const question =
    "Is the the longest longest word of all these many different words counted only once, really?";
  const answer = await askAssistant(createDeps({ response: "x" }), question, "auto");
  expect(answer?.keywords).toHaveLength(6);
  expect(answer?.keywords.slice(0, 2)).toEqual(["different", "longest"]);
  expect(new Set(answer?.keywords).size).toBe(6);
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
    origin: "failure",
  });
  expect(logged).toHaveBeenCalledOnce();
  expect(String(logged.mock.calls[0])).not.toContain("secret");
  for (const language of ["es", "he"] as const) {
    expect(failureAnswer(language, error).response).not.toBe(FAILURE);
  }
});
