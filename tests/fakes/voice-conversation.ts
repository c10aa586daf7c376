import {
  beginConversation,
  type Conversation,
  type ConversationEvent,
  type Effect,
  reduce,
  type Side,
} from "../../workers/voice/conversation.ts";

/** The moment at which every conversation here begins. */
export const T = 1_800_000_000_000;
export const INIT = '{"type":"conversation_initiation_client_data"}';
export const METADATA = JSON.stringify({
  type: "conversation_initiation_metadata",
  conversation_initiation_metadata_event: {
    conversation_id: "conv_1",
    agent_output_audio_format: "pcm_16000",
  },
});
export const CHUNK = JSON.stringify({ user_audio_chunk: "AAAA" });
export const SAID = '{"type":"user_message","text":"hello"}';

export const frame = (from: Side, data: string | ArrayBuffer, at = T, pingId = -1): ConversationEvent => ({
  type: "frame",
  from,
  data,
  at,
  pingId,
});
export const closed = (side: Side, code: number, reason = ""): ConversationEvent => ({
  type: "closed",
  side,
  close: { code, reason },
  at: T,
});
export const alarm = (at: number, pingId = -99): ConversationEvent => ({ type: "alarm", at, pingId });

/** Runs events through a fresh conversation; answers the last state and the effects of each event. */
export function run(...events: ConversationEvent[]) {
  let state: Conversation = beginConversation({ voice: "will", language: "en" }, T).state;
  const effects: Effect[][] = [];
  for (const event of events) {
    const step = reduce(state, event);
    state = step.state;
    effects.push(step.effects);
  }
  return { state, effects, last: effects.at(-1) ?? [] };
}

export const talking = (...events: ConversationEvent[]) =>
  run(frame("client", INIT), frame("upstream", METADATA), ...events);

export const ended = (close: { code: number; reason: string }): Effect[] => [
  { type: "close", side: "client", close },
  { type: "close", side: "upstream", close: { code: 1000, reason: "" } },
];
