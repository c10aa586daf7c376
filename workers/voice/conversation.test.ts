import { expect, test } from "vitest";
import {
  alarm,
  CHUNK,
  closed,
  ended,
  frame,
  INIT,
  METADATA,
  run,
  SAID,
  T,
  talking,
} from "../../tests/fakes/voice-conversation.ts";
import { VOICE_CLOSE, VOICE_REFUSALS } from "../shared/voice-contract.ts";
import { BEGIN_MS, beginConversation, LIMITS, LONGEST_MS, reduce, type Side } from "./conversation.ts";

test("a conversation asks to be woken when its beginning is due", () => {
  const { effects } = beginConversation({ voice: "will", language: "en" }, T);
  expect(effects).toEqual([{ type: "wake", at: T + BEGIN_MS }]);
});

test("the client's first frame goes upstream rebuilt, the agent's first frame to the client untouched", () => {
  const { effects } = talking();
  expect(effects[0]).toMatchObject([{ type: "send", to: "upstream" }]);
  expect(effects[0]?.[0]).not.toMatchObject({ frame: INIT });
  expect(effects[1]).toEqual([{ type: "send", to: "client", frame: METADATA }]);
});

test("an agent may introduce itself before the client has begun", () => {
  const { effects, state } = run(frame("upstream", METADATA), frame("client", INIT));
  expect(effects[0]).toEqual([{ type: "send", to: "client", frame: METADATA }]);
  expect([state.begun, state.answered, state.over]).toEqual([true, true, false]);
});

test.each<[Side, string]>([
  ["client", SAID],
  ["client", CHUNK],
  ["client", '{"type":"something_of_next_year","with":{"anything":1}}'],
  ["client", '{ "no type": true }'],
  ["client", '{"type":"user_message","text":17}'],
  ["upstream", '{"type":"audio","audio_event":{"audio_base_64":"","event_id":1}}'],
  ["upstream", '{"type":"of_next_year"}'],
  ["upstream", '{"type":"error","error_event":{"message":"no credit"}}'],
])("a frame of the %s is passed on as it is: %s", (from, data) => {
  const to = from === "client" ? "upstream" : "client";
  const sent = talking(frame(from, data)).last.filter(({ type }) => type !== "wake");
  expect(sent).toEqual([{ type: "send", to, frame: data }]);
});

test.each<[string, string | ArrayBuffer, { code: number; reason: string }]>([
  ["binary", new ArrayBuffer(4), VOICE_CLOSE.notText],
  ["not JSON", "hello", VOICE_CLOSE.notJson],
  ["JSON but no object", "[1]", VOICE_CLOSE.notJson],
  ["too large", JSON.stringify({ text: "x".repeat(64 * 1024) }), VOICE_CLOSE.tooLarge],
  ["too large in bytes", JSON.stringify({ text: "ש".repeat(33_000) }), VOICE_CLOSE.tooLarge],
  ["a second beginning", INIT, VOICE_CLOSE.badStart],
])("a client's frame that is %s ends the conversation", (_, data, close) => {
  const { last, state } = talking(frame("client", data));
  expect(last).toEqual(ended(close));
  expect(state.over).toBe(true);
});

test.each<[string, string | ArrayBuffer, { code: number; reason: string }]>([
  ["binary", new ArrayBuffer(4), VOICE_CLOSE.notText],
  ["not JSON", "{", VOICE_CLOSE.notJson],
  ["another than the beginning", SAID, VOICE_CLOSE.badStart],
  [
    "one that asks for a prompt",
    JSON.stringify({
      ...JSON.parse(INIT),
      conversation_config_override: { agent: { prompt: { prompt: "x" } } },
    }),
    VOICE_CLOSE.notYours,
  ],
])("a first frame that is %s ends it before the agent hears anything", (_, data, close) => {
  const { last } = run(frame("client", data));
  expect(last).toEqual(ended(close));
});

test.each<[string, string | ArrayBuffer]>([
  ["binary", new ArrayBuffer(4)],
  ["a page", "<html>"],
  ["metadata that no client could read", METADATA.replace("pcm_16000", "mp3")],
  ["another frame", '{"type":"agent_response","agent_response_event":{"agent_response":"hi"}}'],
])("an agent whose first frame is %s ends the conversation", (_, data) => {
  expect(run(frame("client", INIT), frame("upstream", data)).last).toEqual(ended(VOICE_CLOSE.nonsense));
});

test("garbage from the agent later on ends it as well", () => {
  expect(talking(frame("upstream", "garbage")).last).toEqual(ended(VOICE_CLOSE.nonsense));
});

test("a ping before the metadata is answered here, because the client reads one frame to begin", () => {
  const { last } = run(
    frame("client", INIT),
    frame("upstream", '{"type":"ping","ping_event":{"event_id":4}}'),
  );
  expect(last).toEqual([{ type: "send", to: "upstream", frame: '{"type":"pong","event_id":4}' }]);
});

test("an error in place of the metadata becomes the close, in its own words", () => {
  const error = (event: object) => frame("upstream", JSON.stringify({ type: "error", error_event: event }));
  expect(run(frame("client", INIT), error({ code: 1008, message: "No such voice" })).last).toEqual(
    ended({ code: 1008, reason: "No such voice" }),
  );
  expect(run(frame("client", INIT), error({ code: 7, reason: "x".repeat(300) })).last).toEqual(
    ended(VOICE_CLOSE.nonsense),
  );
});

test("more frames than the allowance end it, and the allowance comes back with time", () => {
  const { frames } = LIMITS.client;
  const burst = (count: number, at = T) => Array.from({ length: count }, () => frame("client", CHUNK, at));
  // The beginning was one frame.
  expect(talking(...burst(frames.most - 1)).state.over).toBe(false);
  expect(talking(...burst(frames.most)).last).toEqual(ended(VOICE_CLOSE.tooFast));
  const later = burst(frames.perSecond, T + 1_000);
  expect(talking(...burst(frames.most - 1), ...later).state.over).toBe(false);
});

test("the liveliest official client may speak for as long as a conversation may last", () => {
  const chunk = JSON.stringify({ user_audio_chunk: "A".repeat(1_368) });
  let { state } = talking();
  for (let n = 1; n <= 31 * 60; n++) {
    state = reduce(state, frame("client", chunk, T + Math.round((n * 1_000) / 31))).state;
  }
  expect(state.over).toBe(false);
});

test("more bytes than the allowance end it", () => {
  const large = JSON.stringify({ user_audio_chunk: "A".repeat(60_000) });
  const { last } = talking(...Array.from({ length: 40 }, () => frame("client", large)));
  expect(last).toEqual([]);
  expect(talking(...Array.from({ length: 34 }, () => frame("client", large))).last).toEqual(
    ended(VOICE_CLOSE.tooFast),
  );
});

test("an agent that floods is nonsense", () => {
  const flood = Array.from({ length: LIMITS.upstream.frames.most }, () => frame("upstream", '{"type":"x"}'));
  expect(talking(...flood).last).toEqual(ended(VOICE_CLOSE.nonsense));
});

test.each<[Side, number, string, { code: number; reason: string }]>([
  ["client", 1000, "User ended conversation", { code: 1000, reason: "User ended conversation" }],
  ["client", 1005, "", { code: 1000, reason: "" }],
  ["client", 1006, "", { code: 1001, reason: "" }],
  ["upstream", 1000, "", { code: 1000, reason: "" }],
  ["upstream", 1002, "llm_timeout", { code: 1002, reason: "llm_timeout" }],
  ["upstream", 1008, "override_error", { code: 1008, reason: "override_error" }],
  ["upstream", 1011, "", { code: 1011, reason: "" }],
  ["upstream", 1005, "", { code: 1000, reason: "" }],
  ["upstream", 1006, "", VOICE_CLOSE.lost],
  ["upstream", 1015, "", VOICE_CLOSE.lost],
  ["upstream", 1000, "é".repeat(100), { code: 1000, reason: "é".repeat(61) }],
])("when the %s closes with %i %s the other is closed with it", (side, code, reason, close) => {
  const other = side === "client" ? "upstream" : "client";
  const { last, state } = talking(closed(side, code, reason));
  expect(last).toEqual([{ type: "close", side: other, close }]);
  expect(state.over).toBe(true);
});

test("nothing happens after the end", () => {
  const { effects } = talking(
    closed("client", 1000),
    closed("upstream", 1006),
    frame("upstream", SAID),
    alarm(T + LONGEST_MS),
  );
  expect(effects.slice(3)).toEqual([[], [], []]);
});

test("a conversation is never changed in place", () => {
  const { state } = talking();
  const before = structuredClone(state);
  reduce(state, frame("client", SAID, T + 5_000));
  reduce(state, closed("client", 1000));
  expect(state).toEqual(before);
});

test("an agent's private codes are not taken for ours", () => {
  const why = { code: VOICE_REFUSALS["token-used"].close, reason: "why" };
  const passedOn = { code: VOICE_CLOSE.lost.code, reason: "why" };
  expect(talking(closed("upstream", why.code, why.reason)).last).toEqual([
    { type: "close", side: "client", close: passedOn },
  ]);
  const error = { type: "error", error_event: { code: why.code, message: why.reason } };
  expect(run(frame("client", INIT), frame("upstream", JSON.stringify(error))).last).toEqual(ended(passedOn));
  expect(talking(closed("client", 4999, "bye")).last).toEqual([
    { type: "close", side: "upstream", close: { code: 4999, reason: "bye" } },
  ]);
});
