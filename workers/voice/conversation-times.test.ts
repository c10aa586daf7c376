import { expect, test } from "vitest";
import {
  alarm,
  CHUNK,
  ended,
  frame,
  INIT,
  run,
  SAID,
  T,
  talking,
} from "../../tests/fakes/voice-conversation.ts";
import { VOICE_CLOSE } from "../shared/voice-contract.ts";
import {
  BEGIN_MS,
  type ConversationEvent,
  DEAD_MS,
  IDLE_MS,
  LONGEST_MS,
  QUIET_MS,
  RENEW_MS,
  reduce,
} from "./conversation.ts";

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
