import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Owner } from "~/services/visitor.server.ts";
import { chatMessages, questionAskers, spokenRatings, unansweredQuestions } from "~db/schema/assistant.ts";
import { testDatabase } from "../../../../tests/database.ts";
import {
  createClock,
  createMember,
  failingAtTheEnd,
  freshGuest,
  MINUTE,
} from "../../../../tests/factories.ts";
import type { Origin } from "./answer.ts";
import { giveFeedback, rateSpoken } from "./feedback.commands.server.ts";
import { readChat } from "./joe.queries.server.ts";

const db = testDatabase();
const clock = createClock();
const formKey = () => crypto.randomUUID();
const deps = { db, now: clock.now, language: "es", formKey } as const;

const strangeQuestion = () => `¿Dónde duermen las golondrinas, ${crypto.randomUUID()}?`;

/** A question and its answer in the owner's conversation; gives the answer's id. */
async function createAnswer(
  owner: Owner,
  { question = strangeQuestion(), origin = "topic", position = 1_000 } = {} as {
    question?: string;
    origin?: Origin;
    position?: number;
  },
): Promise<string> {
  const turn = crypto.randomUUID();
  const line = { owner, position, createdAt: clock.now().toISOString() };
  await db.insert(chatMessages).values([
    { ...line, id: `${turn}.1`, role: "user", content: question },
    {
      ...line,
      id: `${turn}.2`,
      role: "assistant",
      content: "Under the eaves.",
      origin,
      complexity: "simple",
    },
  ]);
  return `${turn}.2`;
}

async function recordOf(question: string) {
  const [row] = await db.select().from(unansweredQuestions).where(eq(unansweredQuestions.question, question));
  return row;
}

async function feedbackOn(message: string) {
  const [row] = await db.select().from(chatMessages).where(eq(chatMessages.id, message));
  return row?.feedback;
}

test("a like is kept and queues nothing", async () => {
  const owner = freshGuest();
  const question = strangeQuestion();
  const message = await createAnswer(owner, { question });
  expect(await giveFeedback(deps, { owner, message, feedback: "like" })).toEqual({ ok: true });
  expect((await readChat(deps, owner)).messages.map(({ feedback }) => feedback)).toEqual([null, "like"]);
  expect(await recordOf(question)).toBeUndefined();
});

test("a dislike is kept and queues the question that was answered, folded and in its language", async () => {
  const owner = freshGuest();
  const question = strangeQuestion();
  await createAnswer(owner, { position: 1 });
  const message = await createAnswer(owner, { question, position: 2 });
  await createAnswer(owner, { position: 3 });
  expect(await giveFeedback(deps, { owner, message, feedback: "dislike" })).toEqual({ ok: true });
  expect(await feedbackOn(message)).toBe("dislike");
  expect(await recordOf(question)).toEqual({
    id: expect.any(String),
    question,
    frequency: 1,
    userId: null,
    askedAt: clock.now().toISOString(),
    status: "pending",
    folded: expect.stringMatching(/^donde duermen las golondrinas [\da-f -]+$/),
    language: "es",
    reason: "disliked",
    article: null,
    mergedInto: null,
  });
});

test("of two answers of one moment each is disliked with its own question", async () => {
  const owner = freshGuest();
  const questions = [strangeQuestion(), strangeQuestion(), strangeQuestion()];
  const answers = [];
  for (const question of questions) answers.push(await createAnswer(owner, { question, position: 7 }));
  await giveFeedback(deps, { owner, message: answers[1] ?? "", feedback: "dislike" });
  const records = await Promise.all(questions.map(recordOf));
  expect(records.map((record) => record?.frequency)).toEqual([undefined, 1, undefined]);
});

test("feedback is given once: the same again changes nothing, the opposite is refused", async () => {
  const owner = freshGuest();
  const question = strangeQuestion();
  const message = await createAnswer(owner, { question });
  const give = (feedback: "like" | "dislike") => giveFeedback(deps, { owner, message, feedback });
  expect(await give("dislike")).toEqual({ ok: true });
  expect(await give("dislike")).toEqual({ ok: true });
  expect(await give("like")).toEqual({ ok: false, error: "given" });
  expect(await feedbackOn(message)).toBe("dislike");
  expect(await recordOf(question)).toMatchObject({ frequency: 1 });
});

test("of presses at the same moment one counts", async () => {
  const owner = freshGuest();
  const question = strangeQuestion();
  const message = await createAnswer(owner, { question });
  const results = await Promise.all(
    (["dislike", "like", "dislike", "like", "dislike"] as const).map((feedback) =>
      giveFeedback(deps, { owner, message, feedback }),
    ),
  );
  const kept = await feedbackOn(message);
  expect(results.filter(({ ok }) => ok)).toHaveLength(kept === "dislike" ? 3 : 2);
  expect((await recordOf(question))?.frequency).toBe(kept === "dislike" ? 1 : undefined);
});

test("a question that is in the queue counts one more, and keeps its status and its member", async () => {
  const question = strangeQuestion();
  const { id: userId } = await createMember(db);
  await db.insert(unansweredQuestions).values({
    question,
    frequency: 4,
    userId,
    askedAt: "2020-01-01T00:00:00.000Z",
    status: "answered",
    article: "swallows",
  });
  const owner = freshGuest();
  const message = await createAnswer(owner, { question });
  clock.advance(MINUTE);
  await giveFeedback(deps, { owner, message, feedback: "dislike" });
  expect(await recordOf(question)).toMatchObject({
    frequency: 5,
    userId,
    askedAt: clock.now().toISOString(),
    status: "answered",
    article: "swallows",
    reason: "disliked",
  });
});

test("a member who dislikes an answer waits for a better one", async () => {
  const { id: userId, owner } = await createMember(db);
  const question = strangeQuestion();
  for (const position of [1, 2]) {
    const message = await createAnswer(owner, { question, position });
    await giveFeedback(deps, { owner, userId, message, feedback: "dislike" });
  }
  expect(await recordOf(question)).toMatchObject({ frequency: 2, userId });
  expect(await db.select().from(questionAskers).where(eq(questionAskers.question, question))).toEqual([
    { question, userId },
  ]);
});

test("nobody rates the answer of somebody else", async () => {
  const question = strangeQuestion();
  const message = await createAnswer(freshGuest(), { question });
  const stranger = freshGuest();
  for (const feedback of ["like", "dislike"] as const)
    expect(await giveFeedback(deps, { owner: stranger, message, feedback })).toEqual({
      ok: false,
      error: "unknown",
    });
  expect(await feedbackOn(message)).toBeNull();
  expect(await recordOf(question)).toBeUndefined();
});

test("a question, and an answer that says there is none, cannot be rated", async () => {
  const owner = freshGuest();
  const answers = [
    (await createAnswer(owner)).replace(/2$/, "1"),
    await createAnswer(owner, { origin: "unanswered" }),
    await createAnswer(owner, { origin: "failure" }),
    "no-such-line",
  ];
  for (const message of answers)
    expect(await giveFeedback(deps, { owner, message, feedback: "like" })).toEqual({
      ok: false,
      error: "unknown",
    });
});

test("when a part of it fails nothing is kept, and the button can be pressed again", async () => {
  const owner = freshGuest();
  const question = strangeQuestion();
  const message = await createAnswer(owner, { question });
  const rating = { owner, message, feedback: "dislike" } as const;
  await expect(giveFeedback({ ...deps, db: failingAtTheEnd(db) }, rating)).rejects.toThrow();
  expect([await feedbackOn(message), await recordOf(question)]).toEqual([null, undefined]);
  expect(await giveFeedback(deps, rating)).toEqual({ ok: true });
});

test("a conversation is shown sixty lines at a time, with the way to earlier ones", async () => {
  const owner = freshGuest();
  for (let n = 0; n < 65; n++) await createAnswer(owner, { question: `Number ${n}?`, position: n });
  const newest = await readChat(deps, owner);
  expect(newest.messages).toHaveLength(60);
  expect([newest.messages[0]?.content, newest.messages[58]?.content]).toEqual(["Number 35?", "Number 64?"]);
  const middle = await readChat(deps, owner, newest.earlier);
  expect([middle.messages[0]?.content, middle.messages[58]?.content]).toEqual(["Number 5?", "Number 34?"]);
  const oldest = await readChat(deps, owner, middle.earlier);
  expect(oldest.messages).toHaveLength(10);
  expect(oldest.earlier).toBeUndefined();
  // A line of somebody else's leads nowhere.
  const strange = await readChat(deps, owner, await createAnswer(freshGuest()));
  expect(strange.messages.at(-1)?.id).toBe(newest.messages.at(-1)?.id);
});

test("details that cannot be read cost an answer its sources and nothing else", async () => {
  const owner = freshGuest();
  const citations = [{ label: "IRC R310.2", edition: "2021", title: "Windows", confidence: "known" }];
  const good = await createAnswer(owner, { position: 1 });
  const bad = await createAnswer(owner, { position: 2 });
  await db.update(chatMessages).set({ details: { citations } }).where(eq(chatMessages.id, good));
  await db
    .update(chatMessages)
    .set({ details: { citations: 7 } })
    .where(eq(chatMessages.id, bad));
  const { messages } = await readChat(deps, owner);
  expect(messages.map(({ details }) => details)).toEqual([undefined, { citations }, undefined, undefined]);
});

test("what can be asked next follows from the last question, which is not offered again", async () => {
  const owner = freshGuest();
  const english = { db, language: "en", formKey } as const;
  expect((await readChat(english, undefined)).suggestions).toHaveLength(3);
  await createAnswer(owner, { question: "How steep may an ADA ramp be?" });
  expect((await readChat(english, owner)).suggestions).toEqual([
    "How wide must an ADA door be?",
    "How high is an ADA toilet?",
  ]);
});

const spokenOn = (question: string) =>
  db.select().from(spokenRatings).where(eq(spokenRatings.question, question));

test("what is thought of a spoken answer is kept once, whichever comes second", async () => {
  const question = strangeQuestion();
  const answer = crypto.randomUUID();
  const rate = (rating: "like" | "dislike") =>
    rateSpoken(deps, { answer, question, origin: "topic", rating });
  await rate("dislike");
  await Promise.all([rate("like"), rate("dislike"), rate("dislike")]);
  expect(await spokenOn(question)).toEqual([
    { answer, question, language: "es", rating: "dislike", createdAt: clock.now().toISOString() },
  ]);
  expect(await recordOf(question)).toMatchObject({ frequency: 1, reason: "disliked", userId: null });
});

test("a spoken answer that is liked leaves the learning queue alone", async () => {
  const question = strangeQuestion();
  await rateSpoken(deps, { answer: crypto.randomUUID(), question, origin: "knowledge", rating: "like" });
  expect(await spokenOn(question)).toMatchObject([{ rating: "like" }]);
  expect(await recordOf(question)).toBeUndefined();
});

test.each(["unanswered", "failure", "", "made up"])(
  "a spoken answer of the origin %j cannot be rated",
  async (origin) => {
    const question = strangeQuestion();
    await rateSpoken(deps, { answer: crypto.randomUUID(), question, origin, rating: "dislike" });
    expect(await spokenOn(question)).toEqual([]);
    expect(await recordOf(question)).toBeUndefined();
  },
);

test("when a part of a spoken rating fails nothing is kept", async () => {
  const question = strangeQuestion();
  const rating = { answer: crypto.randomUUID(), question, origin: "topic", rating: "dislike" } as const;
  await expect(rateSpoken({ ...deps, db: failingAtTheEnd(db) }, rating)).rejects.toThrow();
  expect(await spokenOn(question)).toEqual([]);
  await rateSpoken(deps, rating);
  expect(await spokenOn(question)).toHaveLength(1);
});
