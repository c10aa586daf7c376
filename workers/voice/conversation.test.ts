import { expect, test } from "vitest";
import { VOICE_CLOSE, VOICE_REFUSALS } from "../shared/voice-contract.ts";
import {
  BEGIN_MS,
  beginConversation,
  type Conversation,
  type ConversationEvent,
  DEAD_MS,
  type Effect,
  IDLE_MS,
  LIMITS,
  LONGEST_MS,
  QUIET_MS,
  RENEW_MS,
  reduce,
  type Side,
} from "./conversation.ts";
import { MARK_BYTES, UNREAD_MOST_BYTES } from "./unread.ts";

const T = 1_800_000_000_000;
const INIT = '{"type":"conversation_initiation_client_data"}';
const METADATA = JSON.stringify({
  type: "conversation_initiation_metadata",
  conversation_initiation_metadata_event: {
    conversation_id: "conv_1",
    agent_output_audio_format: "pcm_16000",
  },
});
const CHUNK = JSON.stringify({ user_audio_chunk: "AAAA" });
const SAID = '{"type":"user_message","text":"hello"}';

const frame = (from: Side, data: string | ArrayBuffer, at = T, pingId = -1): ConversationEvent => ({
  type: "frame",
  from,
  data,
  at,
  pingId,
});
const closed = (side: Side, code: number, reason = ""): ConversationEvent => ({
  type: "closed",
  side,
  close: { code, reason },
  at: T,
});
const alarm = (at: number, pingId = -99): ConversationEvent => ({ type: "alarm", at, pingId });

/** Runs events through a fresh conversation; answers the last state and the effects of each event. */
function run(...events: ConversationEvent[]) {
  let state: Conversation = beginConversation({ voice: "will", language: "en" }, T).state;
  const effects: Effect[][] = [];
  for (const event of events) {
    const step = reduce(state, event);
    state = step.state;
    effects.push(step.effects);
  }
  return { state, effects, last: effects.at(-1) ?? [] };
}

const talking = (...events: ConversationEvent[]) =>
  run(frame("client", INIT), frame("upstream", METADATA), ...events);

const ended = (close: { code: number; reason: string }): Effect[] => [
  { type: "close", side: "client", close },
  { type: "close", side: "upstream", close: { code: 1000, reason: "" } },
];

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

/** So many seconds of sound of so many samples a second, as one frame of an agent. */
const sound = (seconds: number, rate: number) =>
  JSON.stringify({
    type: "audio",
    audio_event: { audio_base_64: "A".repeat((seconds * rate * 2 * 4) / 3), event_id: 1 },
  });

/** Lets an agent speak, one frame every `ms`, to a client that answers the pings it gets or does not. */
function listening({ frames, ms, reads }: { frames: string[]; ms: number; reads: boolean }) {
  let { state } = talking();
  const pinged: number[] = [];
  const toAgent: Effect[] = [];
  let last: Effect[] = [];
  for (const [n, data] of frames.entries()) {
    const at = T + n * ms;
    const step = reduce(state, frame("upstream", data, at, -1 - n));
    state = step.state;
    last = step.effects;
    for (const effect of last) {
      if (effect.type !== "send" || effect.to !== "client" || effect.frame === data) continue;
      const { type, ping_event } = JSON.parse(effect.frame);
      expect(type).toBe("ping");
      pinged.push(ping_event.event_id);
      if (!reads) continue;
      const pong = JSON.stringify({ type: "pong", event_id: ping_event.event_id });
      const answer = reduce(state, frame("client", pong, at));
      state = answer.state;
      toAgent.push(...answer.effects);
    }
    if (state.over) break;
  }
  return { state, last, pinged, toAgent };
}

test("a client that takes what it is sent hears the finest sound for as long as a conversation may last", () => {
  const frames = Array.from({ length: 890 }, () => sound(1, 48_000));
  const { state, pinged, toAgent } = listening({ frames, ms: 1_000, reads: true });
  expect(state.over).toBe(false);
  expect(pinged.length).toBeGreaterThan(400);
  expect(new Set(pinged).size).toBe(pinged.length);
  // The pings are ours, and so are their answers.
  expect(toAgent).toEqual([]);
});

test("a client that takes nothing is told so before more than a bounded share is held for it", () => {
  const frames = Array.from({ length: 890 }, () => sound(1, 48_000));
  const { last, pinged } = listening({ frames, ms: 1_000, reads: false });
  expect(last).toEqual(ended(VOICE_CLOSE.tooSlow));
  expect(pinged.length * MARK_BYTES).toBeLessThanOrEqual(UNREAD_MOST_BYTES);
});

test.each([16_000, 24_000, 48_000])("a minute of sound at %i Hz may come at one moment", (rate) => {
  const frames = Array.from({ length: 60 }, () => sound(1, rate));
  expect(listening({ frames, ms: 0, reads: false }).state.over).toBe(false);
});

test("a pong that is not for a ping of ours goes to the agent, and proves nothing", () => {
  const frames = Array.from({ length: 60 }, () => sound(1, 48_000));
  const { state } = listening({ frames, ms: 0, reads: false });
  const pong = (id: unknown) => JSON.stringify({ type: "pong", event_id: id });
  for (const id of [9, -10_000, "x", undefined]) {
    const step = reduce(state, frame("client", pong(id)));
    expect(step.effects).toEqual([{ type: "send", to: "upstream", frame: pong(id) }]);
    expect(step.state.unread).toEqual(state.unread);
  }
});

test("one answered ping vouches for everything before it and for nothing after", () => {
  const frames = Array.from({ length: 60 }, () => sound(1, 48_000));
  const { state, pinged } = listening({ frames, ms: 0, reads: false });
  const pong = JSON.stringify({ type: "pong", event_id: pinged.at(-2) });
  const { unread } = reduce(state, frame("client", pong)).state;
  expect(unread.pings.map(({ id }) => id)).toEqual([pinged.at(-1)]);
  expect(unread.bytes).toBeLessThan(3 * MARK_BYTES);
  expect(unread.bytes).toBeGreaterThanOrEqual(MARK_BYTES);
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

test("a client that never begins is told so", () => {
  expect(run(alarm(T + BEGIN_MS)).last).toEqual(ended(VOICE_CLOSE.notBegun));
});

test("an agent that never answers is given up", () => {
  expect(run(frame("client", INIT, T + 9_000), alarm(T + BEGIN_MS)).last).toEqual([
    { type: "renew" },
    { type: "wake", at: T + 9_000 + BEGIN_MS },
  ]);
  expect(run(frame("client", INIT), alarm(T + BEGIN_MS)).last).toEqual(ended(VOICE_CLOSE.silent));
  const talkative = frame("client", SAID, T + BEGIN_MS - 1);
  expect(run(frame("client", INIT), talkative, alarm(T + BEGIN_MS)).last).toEqual(ended(VOICE_CLOSE.silent));
});

test("sound, pongs and pings keep nothing alive; what is said does", () => {
  const end = T + IDLE_MS;
  const noise = [
    frame("client", CHUNK, end - 1),
    frame("client", '{"type":"pong","event_id":1}', end - 1),
    frame("upstream", '{"type":"ping","ping_event":{"event_id":1}}', end - 1),
    frame("upstream", '{"type":"vad_score","vad_score_event":{"vad_score":0.1}}', end - 1),
  ];
  expect(talking(...noise, alarm(end)).last).toEqual(ended(VOICE_CLOSE.idle));
  const said = [frame("client", SAID, end - 1)];
  expect(talking(...said, alarm(end)).last).toEqual([
    { type: "renew" },
    { type: "wake", at: end - 1 + DEAD_MS },
  ]);
  const heard = [
    frame(
      "upstream",
      '{"type":"user_transcript","user_transcription_event":{"user_transcript":"hi"}}',
      end - 1,
    ),
  ];
  expect(talking(...heard, alarm(end)).state.over).toBe(false);
});

test("a conversation ends at its longest time however lively it is", () => {
  const said = frame("client", SAID, T + LONGEST_MS - 1);
  expect(talking(said, alarm(T + LONGEST_MS)).last).toEqual(ended(VOICE_CLOSE.longest));
});

test("alarms come at least as often as a seat must be renewed, and at the moment that something is due", () => {
  const heard = (at: number) => talking(frame("client", CHUNK, at), alarm(at)).last;
  expect(heard(T + 20_000)).toEqual([{ type: "renew" }, { type: "wake", at: T + 20_000 + QUIET_MS }]);
  expect(heard(T + IDLE_MS - 1)).toEqual([{ type: "renew" }, { type: "wake", at: T + IDLE_MS }]);
  expect(QUIET_MS).toBeLessThanOrEqual(RENEW_MS);
});

const agentPing = (id: number, at: number) =>
  frame("upstream", JSON.stringify({ type: "ping", ping_event: { event_id: id } }), at);

/** Runs a conversation by its own alarms until it is over; answers why and how long after `since` that was seen. */
function untilOver(since: number, ...events: ConversationEvent[]) {
  let state = talking(...events).state;
  for (let alarms = 0; alarms < 100 && !state.over; alarms++) {
    const at = state.wakesAt;
    // The client speaks into a microphone all the time.
    state = reduce(state, frame("client", CHUNK, at - 1)).state;
    const step = reduce(state, alarm(at));
    state = step.state;
    if (state.over) return { after: at - since, effects: step.effects };
  }
  throw new Error("it never ends");
}

test("an agent that pinged and falls silent is noticed within 30 s, whatever the client sends meanwhile", () => {
  const pings = [2, 4, 6, 8].map((n) => agentPing(n, T + n * 1_000));
  expect(untilOver(T + 8_000, ...pings)).toEqual({ after: DEAD_MS, effects: ended(VOICE_CLOSE.lost) });
  expect(DEAD_MS).toBeLessThan(30_000);
  const written = [9, 20, 30].map((n) => frame("client", SAID, T + n * 1_000));
  expect(untilOver(T + 8_000, ...pings, ...written).after).toBe(DEAD_MS);
});

test("an agent that goes on pinging is alive, however long nobody speaks", () => {
  let { state } = talking();
  for (let second = 5; second < IDLE_MS / 1_000; second += 5) {
    state = reduce(state, agentPing(second, T + second * 1_000)).state;
    if (state.wakesAt > T + second * 1_000) continue;
    state = reduce(state, frame("client", CHUNK, state.wakesAt)).state;
    state = reduce(state, alarm(state.wakesAt)).state;
  }
  expect(state.over).toBe(false);
});

test("an agent that never pings is given up when it does not answer what was written, and not before", () => {
  const asked = T + 40_000;
  expect(untilOver(asked, frame("client", SAID, asked))).toEqual({
    after: DEAD_MS,
    effects: ended(VOICE_CLOSE.lost),
  });
  // A second question does not give it more time.
  expect(untilOver(asked, frame("client", SAID, asked), frame("client", SAID, asked + 20_000)).after).toBe(
    DEAD_MS,
  );
  const answer = frame("upstream", '{"type":"agent_response"}', asked + DEAD_MS - 1);
  expect(untilOver(T, frame("client", SAID, asked), answer).effects).toEqual(ended(VOICE_CLOSE.idle));
});

test("one ping proves no habit, and two that lie far apart do not either", () => {
  for (const pings of [[agentPing(1, T)], [agentPing(1, T), agentPing(2, T + DEAD_MS)]])
    expect(untilOver(T, ...pings)).toEqual({ after: IDLE_MS, effects: ended(VOICE_CLOSE.idle) });
});

test("a quiet client is asked by a ping of ours, and one that says nothing to that is given up", () => {
  const probe = frame("client", '{"type":"pong","event_id":-99}', T + QUIET_MS + 50);
  const ping = { type: "send", to: "client", frame: '{"type":"ping","ping_event":{"event_id":-99}}' };
  const quiet = talking(alarm(T + QUIET_MS));
  expect(quiet.last).toContainEqual(ping);
  expect(quiet.state.wakesAt).toBe(T + 2 * QUIET_MS);
  const silent = reduce(quiet.state, alarm(T + 2 * QUIET_MS));
  expect(silent.effects).toEqual(ended(VOICE_CLOSE.tooSlow));
  const answered = reduce(quiet.state, probe);
  expect(answered.effects, "the agent never hears of it").toEqual([]);
  expect(reduce(answered.state, alarm(T + 2 * QUIET_MS)).state.over).toBe(false);
  // Whatever it sends is a sign of life, and nobody is asked twice meanwhile.
  const speaks = reduce(quiet.state, frame("client", CHUNK, T + QUIET_MS + 50)).state;
  expect(reduce(speaks, alarm(T + 2 * QUIET_MS)).state.over).toBe(false);
  expect(reduce(quiet.state, alarm(T + QUIET_MS + 1_000)).effects).not.toContainEqual(ping);
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
