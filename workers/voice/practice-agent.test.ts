import { afterEach, expect, test, vi } from "vitest";
import type { VoiceLanguage } from "../shared/voice-contract.ts";
import { readServerFrame } from "../shared/voice-protocol.ts";
import type { VoiceRating } from "../shared/voice-rating.ts";
import type { JoesAnswer, Question } from "./joe.ts";
import en from "./locales/en.ts";
import es from "./locales/es.ts";
import he from "./locales/he.ts";
import { practiceAgent } from "./practice-agent.ts";

afterEach(() => vi.restoreAllMocks());

interface Frame {
  type: string;
  agent_response_event?: { agent_response: string; event_id: number };
  interruption_event?: { event_id: number };
}

/** An agent whose questions a test answers by hand. */
function agent(language: VoiceLanguage = "en") {
  const heard: Frame[] = [];
  const asked: (Question & { answer: (answer: JoesAnswer) => void })[] = [];
  const ratings: VoiceRating[] = [];
  const upstream = practiceAgent({
    joe: {
      ask: (question) => new Promise((answer) => asked.push({ ...question, answer })),
      rate: async (rating) => void ratings.push(rating),
    },
    language,
    address: "192.0.2.7",
    requestId: "r-1",
  });
  upstream.listen({
    frame: (data) => {
      expect(readServerFrame(String(data)).kind, "a frame as the protocol describes it").toBe("frame");
      heard.push(JSON.parse(String(data)));
    },
    closed: () => {},
  });
  const send = (frame: object) => upstream.send(JSON.stringify(frame));
  const begin = (chosen?: string) =>
    send({
      type: "conversation_initiation_client_data",
      ...(chosen && { conversation_config_override: { agent: { language: chosen } } }),
    });
  const say = (text: string | null) => send({ type: "user_message", text });
  const texts = () => heard.flatMap(({ agent_response_event: event }) => event?.agent_response ?? []);
  const rate = (score: "like" | "dislike" | null, event_id: number) =>
    send({ type: "feedback", score, event_id });
  return { heard, asked, ratings, upstream, send, begin, say, rate, texts };
}

const ok = (response: string, citations: { label: string; edition: string }[] = []): JoesAnswer => ({
  ok: true,
  response,
  origin: "knowledge",
  citations,
});

test.each([
  ["en", en],
  ["es", es],
  ["he", he],
] as const)("it introduces itself and greets in %s", async (language, texts) => {
  const { begin, heard } = agent(language);
  begin();
  await expect.poll(() => heard.length).toBe(2);
  expect(heard[0]).toMatchObject({
    type: "conversation_initiation_metadata",
    conversation_initiation_metadata_event: {
      conversation_id: expect.stringMatching(/^practice_/),
      agent_output_audio_format: "pcm_16000",
    },
  });
  expect(heard[1]?.agent_response_event).toEqual({ agent_response: texts.greeting, event_id: 1 });
});

test("the language of the first frame counts over the session's", async () => {
  const { begin, texts, say, asked } = agent("en");
  begin("he");
  await expect.poll(() => texts().length).toBe(1);
  expect(texts()).toEqual([he.greeting]);
  say("מה עומק הקפאה?");
  expect(asked[0]?.language).toBe("he");
});

test("a question is trimmed and asked under the visitor's own address, and the answer is said with its sources", async () => {
  const { begin, say, asked, texts } = agent();
  begin();
  say("  How wide is an egress window?  ");
  expect(asked[0]).toMatchObject({
    text: "How wide is an egress window?",
    address: "192.0.2.7",
    requestId: "r-1",
  });
  const cited = { label: "IRC R310.2", edition: "2021" };
  asked[0]?.answer(ok("Twenty inches.", [cited, cited, { label: "Site notes", edition: "" }]));
  await expect.poll(() => texts().length).toBe(2);
  expect(texts()[1]).toBe(
    "Twenty inches.\n\nSources: IRC R310.2 (2021); Site notes. Verify with the local authority.",
  );
});

test.each([
  ["busy", en.busy],
  ["failed", en.failed],
] as const)("when Joe is %s that is said in words", async (error, words) => {
  const { begin, say, asked, texts } = agent();
  begin();
  say("Anything?");
  asked[0]?.answer({ ok: false, error });
  await expect.poll(() => texts().length).toBe(2);
  expect(texts()[1]).toBe(words);
});

test("a question in the middle of an answer interrupts it; only the new one is answered", async () => {
  const { begin, say, asked, heard, texts } = agent();
  begin();
  say("First?");
  say("Second?");
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.answer(ok("of the first"));
  asked[1]?.answer(ok("of the second"));
  await expect.poll(() => texts().length).toBe(2);
  expect(texts()[1]).toBe("of the second");
  const [interruption] = heard.filter(({ type }) => type === "interruption");
  const id = heard.at(-1)?.agent_response_event?.event_id ?? 0;
  expect(interruption?.interruption_event?.event_id).toBe(2);
  expect(id, "what comes after an interruption has a larger id").toBeGreaterThan(2);
});

test("blank questions, sound, activity and frames of next year are passed over", async () => {
  const { begin, say, send, asked, heard, upstream } = agent();
  begin();
  await expect.poll(() => heard.length).toBe(2);
  say("   ");
  say(null);
  send({ user_audio_chunk: "AAAA" });
  send({ type: "user_activity" });
  send({ type: "contextual_update", text: "on the roof" });
  send({ type: "of_next_year" });
  upstream.send("not even JSON");
  await Promise.resolve();
  expect([asked.length, heard.length]).toEqual([0, 2]);
});

test("what the asker thinks of an answer is told to Joe once, with the question and without who asked", async () => {
  const { begin, say, asked, ratings, rate, texts } = agent();
  begin();
  say(" First? ");
  asked[0]?.answer(ok("of the first"));
  await expect.poll(() => texts().length).toBe(2);
  say("Second?");
  asked[1]?.answer(ok("of the second"));
  await expect.poll(() => texts().length).toBe(3);
  rate(null, 2);
  rate("dislike", 2);
  rate("like", 2);
  rate("dislike", 2);
  rate("like", 3);
  expect(ratings).toEqual([
    { answer: expect.any(String), question: "First?", origin: "knowledge", rating: "dislike" },
    { answer: expect.any(String), question: "Second?", origin: "knowledge", rating: "like" },
  ]);
  expect(ratings[0]?.answer).not.toBe(ratings[1]?.answer);
});

test("a greeting, a failure, what was never said and what is still being looked for are not rated", async () => {
  const { begin, say, asked, ratings, rate, texts } = agent();
  begin();
  say("First?");
  asked[0]?.answer({ ok: false, error: "failed" });
  await expect.poll(() => texts().length).toBe(2);
  say("Second?");
  for (const id of [1, 2, 3, 99]) rate("dislike", id);
  expect(ratings).toEqual([]);
});

test("a question that is too long is not asked", async () => {
  const { begin, say, asked, texts } = agent();
  begin();
  say("x".repeat(4_001));
  await expect.poll(() => texts().length).toBe(2);
  expect([asked.length, texts()[1]]).toEqual([0, en.long]);
});

test("after the end nothing more is said", async () => {
  const { begin, say, asked, heard, upstream } = agent();
  begin();
  await expect.poll(() => heard.length).toBe(2);
  say("Still there?");
  upstream.close({ code: 1000, reason: "" });
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.answer(ok("too late"));
  await Promise.resolve();
  expect(heard).toHaveLength(2);
});
