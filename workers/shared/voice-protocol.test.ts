import { expect, test } from "vitest";
import { parseFrame, readClientFrame, readServerFrame } from "./voice-protocol.ts";

test.each([
  { type: "conversation_initiation_client_data" },
  {
    type: "conversation_initiation_client_data",
    conversation_config_override: { agent: {}, tts: {}, conversation: { text_only: true } },
    source_info: { source: "js_sdk", version: "1.25.0" },
    dynamic_variables: { name: "Ada", n: 3, flag: true },
  },
  { user_audio_chunk: "AAAA" },
  { type: "pong", event_id: 7 },
  { type: "user_message", text: "hello" },
  { type: "user_message", text: null },
  { type: "user_message" },
  { type: "contextual_update", text: "on the roof", context_id: "c" },
  { type: "user_activity" },
  { type: "feedback", score: "like", event_id: 12 },
  { type: "feedback", score: null, event_id: 12 },
  { type: "client_tool_result", tool_call_id: "t", result: "42", is_error: false },
  { type: "mcp_tool_approval_result", tool_call_id: "t", is_approved: true },
  {
    type: "multimodal_message",
    text: { type: "user_message", text: "see" },
    file: { type: "file_input", file_id: "f" },
  },
])("a client's frame is read: %j", (frame) => {
  expect(readClientFrame(JSON.stringify(frame))).toEqual({ kind: "frame", frame });
});

const tool = { tool_name: "n", tool_call_id: "t", tool_type: "client" };

test.each([
  {
    type: "conversation_initiation_metadata",
    conversation_initiation_metadata_event: {
      conversation_id: "c",
      agent_output_audio_format: "ulaw_8000",
      user_input_audio_format: "pcm_16000",
    },
  },
  { type: "audio", audio_event: { audio_base_64: "", event_id: 3 } },
  {
    type: "audio",
    audio_event: {
      audio_base_64: "AA",
      event_id: 3,
      alignment: { chars: ["H"], char_start_times_ms: [0], char_durations_ms: [80] },
    },
  },
  { type: "user_transcript", user_transcription_event: { user_transcript: "hi", event_id: 2 } },
  { type: "tentative_user_transcript", tentative_user_transcription_event: { user_transcript: "h" } },
  { type: "agent_response", agent_response_event: { agent_response: "hi", event_id: 3 } },
  {
    type: "agent_response_correction",
    agent_response_correction_event: { original_agent_response: "a b", corrected_agent_response: "a" },
  },
  { type: "agent_chat_response_part", text_response_part: { text: "", type: "start", event_id: 3 } },
  {
    type: "agent_reasoning_response_part",
    reasoning_response_part: { text: "", type: "delta", event_id: "3" },
  },
  { type: "interruption", interruption_event: { event_id: 3 } },
  { type: "ping", ping_event: { event_id: 9, ping_ms: null } },
  { type: "vad_score", vad_score_event: { vad_score: 0.95 } },
  {
    type: "client_tool_call",
    client_tool_call: { tool_name: "n", tool_call_id: "t", parameters: { a: 1 }, event_id: 3 },
  },
  { type: "agent_tool_request", agent_tool_request: { ...tool, event_id: 3 } },
  {
    type: "agent_tool_response",
    agent_tool_response: { ...tool, is_error: false, is_called: true, event_id: 3 },
  },
  { type: "agent_tool_response_full_payload", agent_tool_response_full_payload: { ...tool, is_error: true } },
  {
    type: "mcp_tool_call",
    mcp_tool_call: {
      tool_call_id: "t",
      tool_name: "n",
      state: "awaiting_approval",
      approval_timeout_secs: 300,
    },
  },
  { type: "mcp_connection_status", mcp_connection_status: { integrations: [{ is_connected: true }] } },
  { type: "context_usage", context_usage_event: { model: "m", context_tokens: 1 } },
  { type: "asr_initiation_metadata", asr_initiation_metadata_event: {} },
  { type: "guardrail_triggered" },
  { type: "agent_typing", agent_typing_event: { is_typing: true, duration_ms: null } },
  { type: "external_agent_connected" },
  { type: "external_agent_disconnected" },
  { type: "rich_content", rich_content: { rich_content_id: "r", component: "card", props: {} } },
  {
    type: "internal_tentative_agent_response",
    tentative_agent_response_internal_event: { tentative_agent_response: "h" },
  },
  { type: "internal_turn_probability", turn_probability_internal_event: { turn_probability: 0.4 } },
  { type: "error", error_event: { code: 1002, message: "m", error_type: "llm_error", details: {} } },
])("a server's frame is read: %j", (frame) => {
  expect(readServerFrame(JSON.stringify(frame))).toEqual({ kind: "frame", frame });
});

test("members that are not described stay", () => {
  const frame = { type: "ping", ping_event: { event_id: 1, new_member: [1] }, another: true };
  expect(readServerFrame(JSON.stringify(frame))).toEqual({ kind: "frame", frame });
});

test.each([
  ['{"type":"of_next_year"}', "of_next_year"],
  ['{"type":"feedback","score":"love","event_id":1}', "feedback"],
  ["{}", undefined],
  ['{"type":7}', undefined],
])("%s is unknown and not malformed", (text, type) => {
  expect(readClientFrame(text)).toEqual({ kind: "unknown", type });
});

test("metadata that no client could read is not metadata", () => {
  const event = { conversation_id: "c", agent_output_audio_format: "mp3_44100" };
  const text = JSON.stringify({
    type: "conversation_initiation_metadata",
    conversation_initiation_metadata_event: event,
  });
  expect(readServerFrame(text)).toMatchObject({ kind: "unknown" });
});

test.each(["", "hello", "[]", "null", "7", '"text"', "{"])("%j is malformed", (text) => {
  expect(readServerFrame(text)).toEqual({ kind: "malformed" });
  expect(parseFrame(text)).toBeUndefined();
});
