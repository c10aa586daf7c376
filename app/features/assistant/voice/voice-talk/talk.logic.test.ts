import { describe, expect, test } from "vitest";
import { VOICE_CLOSE, VOICE_REFUSALS } from "~workers/shared/voice-contract.ts";
import type { ServerFrame } from "~workers/shared/voice-protocol.ts";
import en from "../locales/voice-talk.en.ts";
import { newTalk, reduceTalk, type Talk, type TalkEffect, type TalkEvent, withEnd } from "./talk.logic.ts";

/** Everything that comes of some events, one after the other. */
function following(talk: Talk, ...events: TalkEvent[]) {
  const effects: TalkEffect[] = [];
  let now = talk;
  for (const event of events) {
    const step = reduceTalk(now, event);
    now = step.talk;
    effects.push(...step.effects);
  }
  return { talk: now, effects };
}

const frame = (given: object): TalkEvent => ({ type: "frame", frame: given as ServerFrame });
const metadata = frame({
  type: "conversation_initiation_metadata",
  conversation_initiation_metadata_event: { conversation_id: "c", agent_output_audio_format: "pcm_24000" },
});
const says = (text: string, event_id?: number) =>
  frame({ type: "agent_response", agent_response_event: { agent_response: text, event_id } });
const sounds = (event_id: number) =>
  frame({ type: "audio", audio_event: { audio_base_64: "AAAA", event_id } });
const closes = (code: number, reason = ""): TalkEvent => ({ type: "closed", close: { code, reason } });

const open = (practice = false) => following(newTalk(practice), metadata).talk;
const toasts = (effects: TalkEffect[]) => effects.flatMap((one) => (one.type === "tell" ? one.toast : []));
const sent = (effects: TalkEffect[]) => effects.flatMap((one) => (one.type === "send" ? one.frame : []));

test("the agent's first frame connects, names the formats and says that Joe is ready", () => {
  const { talk, effects } = following(newTalk(false), metadata);
  expect(talk.status).toBe("connected");
  expect(effects).toEqual([
    { type: "prepare", input: "pcm_16000", output: "pcm_24000" },
    { type: "tell", toast: { code: "voiceReady" } },
  ]);
});

test("a ping is answered at once with its own number", () => {
  const { effects } = following(open(), frame({ type: "ping", ping_event: { event_id: 9 } }));
  expect(sent(effects)).toEqual([{ type: "pong", event_id: 9 }]);
});

describe("an answer", () => {
  test("is written down, and spoken by the browser in practice only", () => {
    expect(following(open(), says("Twelve feet.", 3)).effects).toEqual([]);
    const { talk, effects } = following(open(true), says("Twelve feet.", 3));
    expect(talk.lines).toEqual([{ id: 1, who: "joe", text: "Twelve feet.", eventId: 3 }]);
    expect(effects).toEqual([{ type: "speak", text: "Twelve feet." }]);
  });

  test("is rated once, and only when it has a number", () => {
    const talk = following(open(), says("One", 3), says("Two")).talk;
    const rate = (line: number, rating: "like" | "dislike"): TalkEvent => ({ type: "rated", line, rating });
    const rated = following(talk, rate(1, "dislike"), rate(1, "like"), rate(2, "like"), rate(9, "like"));
    expect(sent(rated.effects)).toEqual([{ type: "feedback", score: "dislike", event_id: 3 }]);
    expect(rated.talk.lines.map(({ rating }) => rating)).toEqual(["dislike", undefined]);
  });

  test("that was cut short is corrected where it stands", () => {
    const correction = (event_id?: number) =>
      frame({
        type: "agent_response_correction",
        agent_response_correction_event: {
          original_agent_response: "A long story",
          corrected_agent_response: "A long",
          event_id,
        },
      });
    const talk = following(open(), says("A long story", 3), says("Yes?", 4)).talk;
    expect(following(talk, correction(3)).talk.lines.map(({ text }) => text)).toEqual(["A long", "Yes?"]);
    expect(following(talk, correction()).talk.lines.map(({ text }) => text)).toEqual([
      "A long story",
      "A long",
    ]);
  });
});

describe("what is said", () => {
  test("by hand is trimmed and sent, and a blank is not", () => {
    const { talk, effects } = following(open(true), { type: "said", text: " How deep? ", spoken: false });
    expect(effects).toEqual([{ type: "send", frame: { type: "user_message", text: "How deep?" } }]);
    expect(talk).toMatchObject({ thinking: true, lines: [{ who: "you", text: "How deep?" }] });
    expect(following(talk, { type: "said", text: " \n", spoken: false }).effects).toEqual([]);
  });

  test("aloud is told in a toast, whoever heard it", () => {
    const question = "How deep?";
    const browser = following(open(true), { type: "said", text: question, spoken: true });
    expect(toasts(browser.effects)).toEqual([{ code: "voiceHeard", question }]);
    const provider = following(
      open(),
      frame({
        type: "tentative_user_transcript",
        tentative_user_transcription_event: { user_transcript: "How" },
      }),
      frame({ type: "user_transcript", user_transcription_event: { user_transcript: question } }),
    );
    expect(toasts(provider.effects)).toEqual([{ code: "voiceHeard", question }]);
    expect(provider.talk).toMatchObject({ heard: "", lines: [{ who: "you", text: question }] });
  });

  test("into an answer that the browser reads ends the reading", () => {
    const { effects } = following(
      open(true),
      { type: "sound", playing: true },
      { type: "said", text: "Stop", spoken: false },
    );
    expect(effects[0]).toEqual({ type: "fade" });
  });

  test("by hand while the agent's voice sounds leaves it sounding, until the agent is interrupted", () => {
    const { talk } = following(
      open(),
      { type: "sound", playing: true },
      { type: "said", text: "Wait", spoken: false },
    );
    expect(talk.mode).toBe("speaking");
  });

  test("before the line is open goes nowhere", () => {
    expect(following(newTalk(true), { type: "said", text: "Hello?", spoken: true }).talk.lines).toEqual([]);
  });
});

test("an interruption fades the sound, and what belongs to earlier answers is not played any more", () => {
  const interruption = frame({ type: "interruption", interruption_event: { event_id: 5 } });
  const { talk, effects } = following(
    open(),
    sounds(4),
    { type: "sound", playing: true },
    interruption,
    sounds(4),
    sounds(5),
    sounds(6),
  );
  expect(effects.map(({ type }) => type)).toEqual(["play", "fade", "play", "play"]);
  expect(talk.mode).toBe("listening");
});

test("a tool is called, its result sent, and an error of it told", () => {
  const call = frame({
    type: "client_tool_call",
    client_tool_call: { tool_name: "save_note", tool_call_id: "c1", parameters: { text: "x" } },
  });
  expect(following(open(), call).effects).toEqual([
    { type: "call", id: "c1", name: "save_note", parameters: { text: "x" } },
  ]);
  const done = following(open(), { type: "toolDone", id: "c1", result: "no", isError: true });
  expect(sent(done.effects)).toEqual([
    { type: "client_tool_result", tool_call_id: "c1", result: "no", is_error: true },
  ]);
  expect(toasts(done.effects)).toEqual([{ code: "voiceError", problem: { text: "no" } }]);
});

test("an error that ends nothing is told when it is said, and explains no later end", () => {
  const message = "The model took too long";
  const failed = following(
    open(),
    { type: "said", text: "How deep?", spoken: false },
    frame({ type: "error", error_event: { code: 1002, message } }),
  );
  expect(failed.talk).toMatchObject({ status: "connected", thinking: false });
  expect(toasts(failed.effects)).toEqual([{ code: "voiceError", problem: { text: message } }]);
  const later = following(failed.talk, says("Deep.", 2), closes(1006));
  expect(later.talk.ending).toEqual({ by: "error", problem: { key: "closed" } });
});

describe("the end", () => {
  const fault = (message: string) =>
    frame({ type: "error", error_event: { code: 1002, message, error_type: "llm_timeout" } });

  test.each<[string, TalkEvent[], object, object]>([
    ["1000 is the agent's", [closes(1000, "whatever")], { by: "agent" }, { code: "voiceEnded" }],
    [
      "an end for silence is the agent's, and says why",
      [closes(VOICE_CLOSE.idle.code, VOICE_CLOSE.idle.reason)],
      { by: "agent", problem: { key: "idle" } },
      { code: "voiceEnded" },
    ],
    [
      "and so is the longest time",
      [closes(VOICE_CLOSE.longest.code, VOICE_CLOSE.longest.reason)],
      { by: "agent", problem: { key: "longest" } },
      { code: "voiceEnded" },
    ],
    ["one's own is one's own", [{ type: "leave" }, closes(1006)], { by: "user" }, { code: "voiceEnded" }],
    [
      "any other has the server's reason",
      [closes(1008, "No credit")],
      { by: "error", problem: { text: "No credit" } },
      { code: "voiceError", problem: { text: "No credit" } },
    ],
    [
      "or, without a reason, words of its own",
      [closes(1006)],
      { by: "error", problem: { key: "closed" } },
      { code: "voiceError", problem: { key: "closed" } },
    ],
    [
      "after an error of the socket those of the socket",
      [{ type: "socketFailed" }, closes(1006)],
      { by: "error", problem: { key: "socket" } },
      { code: "voiceError", problem: { key: "socket" } },
    ],
    [
      "what the provider said before it hung up is the better reason",
      [fault("Too long"), closes(1002, "llm_timeout")],
      { by: "error", problem: { text: "Too long" } },
      { code: "voiceError", problem: { text: "Too long" } },
    ],
    [
      "a lost provider is told in the visitor's language",
      [closes(VOICE_CLOSE.lost.code, VOICE_CLOSE.lost.reason)],
      { by: "error", problem: { key: "lost" } },
      { code: "voiceError", problem: { key: "lost" } },
    ],
  ])("%s", (_, events, ending, toast) => {
    const { talk, effects } = following(open(), ...events);
    expect(talk).toMatchObject({ status: "disconnected", mode: "listening", ending });
    expect(toasts(effects)).toEqual([toast]);
  });

  test.each<[string, TalkEvent[], object]>([
    ["without a word", [closes(1000)], { by: "agent" }],
    [
      "with a reason",
      [closes(1000, "No minutes left")],
      { by: "agent", problem: { text: "No minutes left" } },
    ],
    [
      "after an error",
      [fault("Too long"), closes(1000, "x")],
      { by: "agent", problem: { text: "Too long" } },
    ],
  ])("by 1000 before the beginning is the agent's too: %s", (_, events, ending) => {
    const { talk, effects } = following(newTalk(false), ...events);
    expect(talk).toMatchObject({ status: "disconnected", mode: "listening" });
    expect(talk.ending).toEqual(ending);
    expect(toasts(effects)).toEqual([{ code: "voiceEnded" }]);
  });

  test("stands below what was said when there is something to tell, and alone nowhere", () => {
    const { lines } = following(open(), says("Hello.", 1)).talk;
    expect(withEnd(lines, "The line was lost.")).toEqual([
      ...lines,
      { id: lines.length + 1, who: "end", text: "The line was lost." },
    ]);
    expect(withEnd(lines, undefined)).toBe(lines);
    expect(withEnd([], "The line was lost.")).toEqual([]);
  });

  test("before the beginning is a start that failed", () => {
    const { talk, effects } = following(newTalk(false), closes(4461, "refused"));
    expect(talk.ending).toEqual({ by: "error", problem: { key: "c4461" } });
    expect(toasts(effects)).toEqual([{ code: "voiceStartFailed" }]);
  });

  test("comes once", () => {
    const { effects } = following(open(), closes(1000), closes(1011), { type: "leave" }, says("Too late", 1));
    expect(toasts(effects)).toHaveLength(1);
  });

  test("of a device that fails hangs up", () => {
    const { effects } = following(open(), { type: "failed", problem: { text: "no worklet" } });
    expect(effects.map(({ type }) => type)).toEqual(["hangUp", "tell"]);
  });
});

test("every code with which the server closes has words, in English the server's own", () => {
  for (const refusal of Object.values(VOICE_REFUSALS)) {
    if (!("close" in refusal)) continue;
    expect(following(newTalk(false), closes(refusal.close, refusal.reason)).talk.ending?.problem).toEqual({
      key: `c${refusal.close}`,
    });
    expect(Object.keys(en.problems)).toContain(`c${refusal.close}`);
  }
  expect(en.problems.c4408).toBe(VOICE_CLOSE.notBegun.reason);
  expect(en.problems.lost).toBe(VOICE_CLOSE.lost.reason);
  for (const name of ["tooFast", "tooLarge", "tooSlow"] as const) {
    const { code, reason } = VOICE_CLOSE[name];
    expect(following(open(), closes(code, reason)).talk.ending?.problem).toEqual({ key: name });
    expect(en.problems[name]).toBe(reason);
  }
  expect(en.problems.idle).toBe(VOICE_CLOSE.idle.reason);
  expect(en.problems.longest).toBe(VOICE_CLOSE.longest.reason);
  expect(en.problems.c4461).toBe(VOICE_REFUSALS["key-refused"].reason);
  expect(en.problems.closed).toBe("The connection was closed by the server.");
  expect(en.problems.socket).toBe("The connection was closed due to a socket error.");
});
