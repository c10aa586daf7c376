import * as v from "valibot";

/**
 * The frames of the ElevenLabs Conversational AI websocket, both ways, one JSON object a text frame.
 * Objects are loose: members that we do not know stay. Source: the provider's own clients (`@elevenlabs/client` up to
 * 1.25) and its published AsyncAPI description of 2026-08.
 */

const id = v.union([v.string(), v.number()]);
const dynamicVariable = v.union([v.string(), v.number(), v.boolean()]);

/** The first frame of a client, sent before anything else. */
export const initiationSchema = v.looseObject({
  type: v.literal("conversation_initiation_client_data"),
  conversation_config_override: v.optional(
    v.looseObject({
      agent: v.optional(
        v.looseObject({
          prompt: v.optional(v.looseObject({ prompt: v.optional(v.string()), llm: v.optional(v.string()) })),
          first_message: v.optional(v.string()),
          language: v.optional(v.string()),
        }),
      ),
      tts: v.optional(v.looseObject({ voice_id: v.optional(v.string()) })),
      conversation: v.optional(v.looseObject({ text_only: v.optional(v.boolean()) })),
    }),
  ),
  custom_llm_extra_body: v.optional(v.unknown()),
  dynamic_variables: v.optional(v.record(v.string(), dynamicVariable)),
  user_id: v.optional(v.string()),
  source_info: v.optional(v.looseObject({})),
  tool_mock_config: v.optional(v.looseObject({})),
});
export type Initiation = v.InferOutput<typeof initiationSchema>;

/** Sound from the microphone, base64 of 16-bit PCM or µ-law; the one frame without a `type`. */
export const audioChunkSchema = v.looseObject({ user_audio_chunk: v.string() });

const userMessage = v.looseObject({
  type: v.literal("user_message"),
  text: v.nullish(v.string()),
  rich_content_id: v.optional(v.string()),
});

export const clientEventSchema = v.variant("type", [
  initiationSchema,
  v.looseObject({ type: v.literal("pong"), event_id: v.number() }),
  userMessage,
  v.looseObject({
    type: v.literal("contextual_update"),
    text: v.string(),
    context_id: v.optional(v.string()),
  }),
  v.looseObject({ type: v.literal("user_activity") }),
  v.looseObject({
    type: v.literal("feedback"),
    score: v.nullable(v.picklist(["like", "dislike"])),
    event_id: v.number(),
  }),
  v.looseObject({
    type: v.literal("client_tool_result"),
    tool_call_id: v.string(),
    result: v.unknown(),
    is_error: v.boolean(),
  }),
  v.looseObject({
    type: v.literal("mcp_tool_approval_result"),
    tool_call_id: v.string(),
    is_approved: v.boolean(),
  }),
  v.looseObject({
    type: v.literal("multimodal_message"),
    text: v.optional(userMessage),
    file: v.optional(v.looseObject({ type: v.literal("file_input"), file_id: v.string() })),
  }),
]);

export const clientFrameSchema = v.union([clientEventSchema, audioChunkSchema]);
export type ClientFrame = v.InferOutput<typeof clientFrameSchema>;

/** `pcm_16000`, `ulaw_8000` and their like; clients refuse what they cannot read. */
const audioFormat = v.pipe(v.string(), v.regex(/^(pcm|ulaw)_\d+$/));

/** The first frame of a server. A client reads exactly one frame to begin, so nothing may come before it. */
export const metadataSchema = v.looseObject({
  type: v.literal("conversation_initiation_metadata"),
  conversation_initiation_metadata_event: v.looseObject({
    conversation_id: v.string(),
    agent_output_audio_format: audioFormat,
    user_input_audio_format: v.optional(audioFormat),
  }),
});
export type Metadata = v.InferOutput<typeof metadataSchema>;

/** The provider's word for a failure; a close usually follows. */
export const errorFrameSchema = v.looseObject({
  type: v.literal("error"),
  error_event: v.looseObject({
    code: v.optional(v.number()),
    message: v.nullish(v.string()),
    reason: v.nullish(v.string()),
    error_type: v.optional(v.string()),
  }),
});

export const pingSchema = v.looseObject({
  type: v.literal("ping"),
  ping_event: v.looseObject({ event_id: v.number(), ping_ms: v.nullish(v.number()) }),
});

const toolFacts = {
  tool_name: v.string(),
  tool_call_id: v.string(),
  tool_type: v.optional(v.string()),
};

const toolOutcome = v.looseObject({
  ...toolFacts,
  is_error: v.boolean(),
  is_called: v.optional(v.boolean()),
});

const partType = v.picklist(["start", "delta", "stop"]);

export const serverFrameSchema = v.variant("type", [
  metadataSchema,
  errorFrameSchema,
  pingSchema,
  v.looseObject({
    type: v.literal("audio"),
    audio_event: v.looseObject({
      audio_base_64: v.string(),
      event_id: v.number(),
      alignment: v.nullish(
        v.looseObject({
          chars: v.array(v.string()),
          char_start_times_ms: v.array(v.number()),
          char_durations_ms: v.array(v.number()),
        }),
      ),
    }),
  }),
  v.looseObject({
    type: v.literal("user_transcript"),
    user_transcription_event: v.looseObject({
      user_transcript: v.string(),
      event_id: v.optional(v.number()),
    }),
  }),
  v.looseObject({
    type: v.literal("tentative_user_transcript"),
    tentative_user_transcription_event: v.looseObject({
      user_transcript: v.string(),
      event_id: v.optional(v.number()),
    }),
  }),
  v.looseObject({
    type: v.literal("agent_response"),
    agent_response_event: v.looseObject({ agent_response: v.string(), event_id: v.optional(v.number()) }),
  }),
  v.looseObject({
    type: v.literal("agent_response_correction"),
    agent_response_correction_event: v.looseObject({
      original_agent_response: v.string(),
      corrected_agent_response: v.string(),
      event_id: v.optional(v.number()),
    }),
  }),
  v.looseObject({
    type: v.literal("agent_chat_response_part"),
    text_response_part: v.looseObject({ text: v.string(), type: partType, event_id: v.optional(v.number()) }),
  }),
  v.looseObject({
    type: v.literal("agent_reasoning_response_part"),
    // Here the event's id is a string.
    reasoning_response_part: v.looseObject({ text: v.string(), type: partType, event_id: v.optional(id) }),
  }),
  v.looseObject({
    type: v.literal("interruption"),
    interruption_event: v.looseObject({ event_id: v.number() }),
  }),
  v.looseObject({
    type: v.literal("vad_score"),
    vad_score_event: v.looseObject({ vad_score: v.number() }),
  }),
  v.looseObject({
    type: v.literal("client_tool_call"),
    client_tool_call: v.looseObject({
      tool_name: v.string(),
      tool_call_id: v.string(),
      parameters: v.optional(v.unknown()),
      event_id: v.optional(v.number()),
      expects_response: v.optional(v.boolean()),
    }),
  }),
  v.looseObject({
    type: v.literal("agent_tool_request"),
    agent_tool_request: v.looseObject({ ...toolFacts, event_id: v.optional(v.number()) }),
  }),
  v.looseObject({ type: v.literal("agent_tool_response"), agent_tool_response: toolOutcome }),
  v.looseObject({
    type: v.literal("agent_tool_response_full_payload"),
    agent_tool_response_full_payload: toolOutcome,
  }),
  v.looseObject({
    type: v.literal("mcp_tool_call"),
    mcp_tool_call: v.looseObject({
      tool_call_id: v.string(),
      tool_name: v.string(),
      state: v.picklist(["loading", "awaiting_approval", "success", "failure"]),
    }),
  }),
  v.looseObject({
    type: v.literal("mcp_connection_status"),
    mcp_connection_status: v.looseObject({ integrations: v.array(v.looseObject({})) }),
  }),
  v.looseObject({ type: v.literal("context_usage"), context_usage_event: v.looseObject({}) }),
  v.looseObject({
    type: v.literal("asr_initiation_metadata"),
    asr_initiation_metadata_event: v.looseObject({}),
  }),
  v.looseObject({ type: v.literal("guardrail_triggered") }),
  v.looseObject({
    type: v.literal("agent_typing"),
    agent_typing_event: v.looseObject({ is_typing: v.boolean() }),
  }),
  v.looseObject({ type: v.literal("external_agent_connected") }),
  v.looseObject({ type: v.literal("external_agent_disconnected") }),
  v.looseObject({
    type: v.literal("rich_content"),
    rich_content: v.looseObject({ rich_content_id: v.string(), component: v.string() }),
  }),
  v.looseObject({
    type: v.literal("internal_tentative_agent_response"),
    tentative_agent_response_internal_event: v.looseObject({ tentative_agent_response: v.string() }),
  }),
  v.looseObject({
    type: v.literal("internal_turn_probability"),
    turn_probability_internal_event: v.looseObject({ turn_probability: v.number() }),
  }),
]);
export type ServerFrame = v.InferOutput<typeof serverFrameSchema>;

/**
 * A frame as it was read. `unknown` is a JSON object of a type or shape that is not described here: a newer client or
 * server may well understand it, so a relay passes it on. `malformed` is no JSON object at all.
 */
export type Reading<Frame> =
  | { kind: "frame"; frame: Frame }
  | { kind: "unknown"; type: string | undefined }
  | { kind: "malformed" };

export const readClientFrame = (text: string) => read(text, clientFrameSchema);
export const readServerFrame = (text: string) => read(text, serverFrameSchema);

function read<Schema extends v.GenericSchema>(text: string, schema: Schema): Reading<v.InferOutput<Schema>> {
  const value = parseFrame(text);
  if (!value) return { kind: "malformed" };
  const parsed = v.safeParse(schema, value);
  return parsed.success
    ? { kind: "frame", frame: parsed.output }
    : { kind: "unknown", type: typeof value.type === "string" ? value.type : undefined };
}

/** The JSON object of a frame and nothing more, which is all that a relay needs to know; undefined when it is none. */
export function parseFrame(text: string): Record<string, unknown> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}
